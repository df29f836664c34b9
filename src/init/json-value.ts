/** The value of a JSON text, wherever it came from; undefined when it is none. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
