/** Why GitHub did not do something: the token may not, or something else went wrong. */
export type Failure =
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'failed'; readonly why: string };

/** Tells a missing permission (403, or 404 where GitHub hides what a token may not see) from any other failure of a call. */
export function failureOf(error: unknown): Failure {
  const { status, message = String(error) } = error as { status?: number; message?: string };
  const why = firstLine(message);
  if (status === 401)
    return { kind: 'failed', why: `${why}; github-token is no token that GitHub knows (any more)` };
  return { kind: isForbidden(status, message) ? 'refused' : 'failed', why };
}

/** Whether GitHub said that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return (error as { status?: number }).status === 404;
}

/** Whether the call may have been carried out all the same: GitHub failed, or its answer did not arrive. */
export function isUncertain(error: unknown): boolean {
  const { status = 500 } = error as { status?: number };
  return status >= 500;
}

function isForbidden(status: number | undefined, message: string): boolean {
  if (/rate limit|abuse/i.test(message)) return false;
  return status === 403 || /resource not accessible/i.test(message);
}

function firstLine(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}
