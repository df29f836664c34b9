import type { PresetMapping, Reader } from '../preset.ts';
import {
  readTurn,
  turnCalls,
  turnCitations,
  turnRefused,
  turnRetrieved,
  turnSources,
  turnText,
  turnUsage,
  type Turn,
} from './turn.ts';

/** The fields of an answer whose output stands where `output` says; what went wrong is each format's own. */
export function turnResponse(output: Reader): PresetMapping['response'] {
  const of =
    (read: (turn: Turn) => unknown): Reader =>
    (body) =>
      read(readTurn(output(body)));
  return {
    text: of(turnText),
    refused: of(turnRefused),
    sources: of(turnSources),
    citations: of(turnCitations),
    retrieved_context: of(turnRetrieved),
    tool_calls: of(turnCalls),
    usage: of(turnUsage),
  };
}
