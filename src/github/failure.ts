/** Why GitHub did not do something: the token may not, or something else went wrong. */
export type Failure =
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'failed'; readonly why: string };

/** Tells a missing permission (403, unless it is a limit of how often one may ask) from any other failure of a call. */
export function failureOf(error: unknown): Failure {
  const { status, message = String(error) } = error as { status?: number; message?: string };
  const why = firstLine(message);
  if (status === 401)
    return { kind: 'failed', why: `${why}; github-token is no token that GitHub knows (any more)` };
  return { kind: isForbidden(status, message) ? 'refused' : 'failed', why };
}

/**
 * Whether the call may have been carried out all the same: GitHub failed, or its answer did not arrive. An answer of
 * GraphQL has no status: where it lists errors, nothing was done.
 */
export function isUncertain(error: unknown): boolean {
  const { status = 500, errors } = error as { status?: number; errors?: unknown };
  return status >= 500 && errors === undefined;
}

function isForbidden(status: number | undefined, message: string): boolean {
  if (/rate limit|abuse/i.test(message)) return false;
  return status === 403 || /resource not accessible/i.test(message);
}

function firstLine(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}
