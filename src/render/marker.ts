/**
 * The first line of a gate's comment, by which a later run finds it again: compared whole, and written so that nothing in
 * the key can end the HTML comment.
 */
export function marker(key: string): string {
  const wellFormed = key.replace(/\p{Cs}/gu, '\ufffd');
  return `<!-- ragbench:${encodeURIComponent(wellFormed).replaceAll('--', '%2D%2D')} -->`;
}
