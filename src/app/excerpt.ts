const LENGTH = 200;

/** The first 200 characters of an untrusted text, quoted, its line breaks and control characters escaped. */
export function excerpt(text: string): string {
  const start = Array.from(text.slice(0, LENGTH * 2))
    .slice(0, LENGTH)
    .join('');
  return `${JSON.stringify(start)}${start.length < text.length ? '…' : ''}`;
}
