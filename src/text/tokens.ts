const TOKEN = /[A-Za-z0-9]+|[\u4E00-\u9FFF]/g;

/**
 * Lexical tokens in order, with repeats: runs of ASCII letters and digits in lower case, and single
 * characters U+4E00–9FFF. Width is not folded, under no switch, so that shares equal RAGSpine's.
 */
export function lexicalTokens(text: string): string[] {
  return (text.match(TOKEN) ?? []).map((token) => token.toLowerCase());
}
