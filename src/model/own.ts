/** The record's own value under the key: an id such as "constructor" must not find what every object inherits. */
export function ownValue<T>(record: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
