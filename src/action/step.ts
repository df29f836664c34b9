import { UsageError } from '../bench/shell.ts';
import type { Refusal } from '../gate/refused.ts';

/** What a stage of the run gave, or why there will be no judged run. */
export type Step<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A stage that is refused for these reasons. */
export function refused(...problems: Refusal['problems']): Step<never> {
  return { kind: 'refused', refusal: { code: 'config_error', problems } };
}

/**
 * Carries a stage out; a usage error refuses the run, any other is a fault of ours, told on every surface like a verdict.
 * `redact` takes secrets out of what is told.
 */
export async function attempt<T>(
  stage: () => Promise<Step<T>>,
  onCrash: (stack: string) => void,
  redact: (text: string) => string = (text) => text,
): Promise<Step<T>> {
  try {
    return await stage();
  } catch (error) {
    const { message: raw, stack = raw } = error as Error;
    const message = redact(raw);
    if (error instanceof UsageError) return refused({ message });
    onCrash(redact(stack));
    return {
      kind: 'refused',
      refusal: { code: 'crashed', problems: [{ message: `ragbench itself failed: ${message}` }] },
    };
  }
}
