import type { AppResponse, Mode } from '../../model/answer.ts';
import type { Warning } from '../../model/report.ts';
import { detectMode } from '../../text/mode.ts';

/** An answer's mode: named by the app, read from its text by our heuristic, or not to be had. */
export interface KnownMode {
  readonly mode: Mode | undefined;
  readonly signal?: string;
  /** The words that show a reservation, where the mode was read from the text. */
  readonly hedge?: string;
  readonly heuristic: boolean;
}

/** What to do where no answer names its mode. */
export const MODE_HINT =
  'no answer named its mode; name it in the answer as "mode" (abstain, disputed or trustworthy), map it with app.response.mode, or set app.mode_from: text';

/** The mode of an answer; `text` lets the heuristic speak where the app does not. */
export function modeOf(response: AppResponse, modeFrom: 'field' | 'text'): KnownMode {
  if (response.mode !== undefined || modeFrom === 'field') return { mode: response.mode, heuristic: false };
  return { ...detectMode(response.text), heuristic: true };
}

/** One warning for a suite, whatever the number of modes that were read from texts. */
export function heuristicWarnings(modes: readonly KnownMode[]): Warning[] {
  const guessed = modes.filter(({ heuristic }) => heuristic).length;
  if (guessed === 0) return [];
  const message = `the mode of ${guessed} of ${modes.length} answers was read from the text, which is a heuristic; let the app name it as "mode"`;
  return [{ code: 'heuristic_used', message }];
}
