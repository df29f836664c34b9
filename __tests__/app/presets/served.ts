import type { Preset } from '../../../src/model/app-settings.ts';
import type { AppResponse } from '../../../src/model/answer.ts';
import { checkAnswer } from '../../../src/model/check-answer.ts';
import type { CallError } from '../../../src/model/recording.ts';
import { clientFor, httpApp, json, question } from '../http-app.ts';

/** What became of one question: an answer that can be scored, what is wrong with it, or the error of the call. */
export interface Asked {
  readonly answer?: AppResponse;
  readonly wrong?: string;
  readonly error?: CallError;
  /** The body that the server got. */
  readonly sent: unknown;
}

/** Asks a real server of one wire format that answers with `body`; `app` is what the config says beside the preset. */
export async function asked(
  preset: Preset,
  body: unknown,
  app: Readonly<Record<string, unknown>> = {},
  request = question(),
): Promise<Asked> {
  await using server = await httpApp((response) => json(response, body));
  const { response, error } = await clientFor({ url: server.url, preset, ...app }).ask(request);
  const sent = JSON.parse(server.received[0]?.body ?? 'null') as unknown;
  if (error) return { error, sent };
  const checked = checkAnswer(response);
  return checked.kind === 'ok' ? { answer: checked.response, sent } : { wrong: checked.message, sent };
}
