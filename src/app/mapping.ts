import type { AppSettings } from '../config/schema/app.ts';
import { RESPONSE_FIELDS } from '../model/answer.ts';
import { checkAnswer } from '../model/check-answer.ts';
import type { CallError } from '../model/recording.ts';
import { citationsFromMarkers } from './citation-markers.ts';
import { compileExpression, type Expression } from './expression.ts';
import { excerpt } from './excerpt.ts';
import { presetMapping } from './presets.ts';
import type { MappedField, Reader } from './presets/preset.ts';

/** The settings that a response mapping is made of. */
export type MappingSettings = Pick<AppSettings, 'preset' | 'request' | 'response'>;

/** An expression of `response` that cannot be read. */
interface MappingProblem {
  readonly field: MappedField;
  readonly message: string;
}

/** A JSON body as an AppResponse whose types are not checked yet, or why it is none. */
export type Mapped =
  | { readonly kind: 'ok'; readonly response: { readonly [field: string]: unknown } }
  | { readonly kind: 'error'; readonly error: CallError };

/** A mapping ready for use, or everything wrong with its expressions. */
export type CompiledMapping =
  | { readonly kind: 'ok'; readonly map: (body: unknown) => Mapped }
  | { readonly kind: 'bad'; readonly problems: readonly MappingProblem[] };

type Rules = { readonly [field in MappedField]?: string | Reader };

interface Rule {
  readonly field: MappedField;
  readonly expression: Expression & { kind: 'ok' };
  /** The expression as it is written. */
  readonly text: string;
  /** Neither the user nor a preset of the user's choice says that the field is there by this name. */
  readonly guessed: boolean;
}

/**
 * Compiles the mapping of a response (design §5): the fields that `response` names, else those of the preset; without
 * a preset key the contract's own names. Where the user wrote the whole request without naming a preset, the app
 * speaks a format of its own, and an unnamed field counts only if it has the contract's type (a `mode` of
 * "advanced-chat" is none of ours). `error` is a failure unless it gives null, false, 0, "" or an empty list or object.
 */
export function compileMapping(settings: MappingSettings): CompiledMapping {
  const given: Rules = { ...presetMapping(settings.preset).response, ...namedFields(settings.response) };
  const rules: Rule[] = [];
  const problems: MappingProblem[] = [];
  for (const [field, rule] of errorFirst(given)) {
    const expression = typeof rule === 'string' ? compileExpression(rule) : reading(rule);
    const text = typeof rule === 'string' ? rule : field;
    if (expression.kind === 'ok')
      rules.push({ field, expression, text, guessed: isGuessed(settings, field) });
    else
      problems.push({
        field,
        message: `${JSON.stringify(text)} is no JMESPath expression: ${expression.why}`,
      });
  }
  if (problems.length > 0) return { kind: 'bad', problems };
  return { kind: 'ok', map: (body) => mapBody(body, rules, settings.response.citation_markers ?? []) };
}

/** What the body of a failure makes of the other expressions does not matter. */
function errorFirst({ error, ...rest }: Rules): [MappedField, string | Reader][] {
  const others = Object.entries(rest) as [MappedField, string | Reader][];
  return error === undefined ? others : [['error', error], ...others];
}

function reading(reader: Reader): Expression & { kind: 'ok' } {
  return { kind: 'ok', evaluate: (body) => ({ kind: 'ok', value: reader(body) }) };
}

function namedFields(response: AppSettings['response']): { [field in MappedField]?: string } {
  const fields = [...RESPONSE_FIELDS, 'error'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => (response[field] === undefined ? [] : [[field, response[field]]])),
  );
}

function isGuessed({ preset, request, response }: MappingSettings, field: MappedField): boolean {
  return preset === undefined && request !== undefined && response[field] === undefined && field !== 'text';
}

function mapBody(body: unknown, rules: readonly Rule[], markers: readonly string[]): Mapped {
  const response: { [field: string]: unknown } = {};
  for (const { field, text, expression, guessed } of rules) {
    const found = expression.evaluate(body);
    if (found.kind === 'bad')
      return failed(
        'bad_response',
        `response.${field}: the expression ${JSON.stringify(text)} failed: ${found.why}`,
      );
    if (field === 'error' && isFailure(found.value))
      return failed('app_error', `the app reports an error: ${shown(found.value)}`);
    if (field === 'error' || isAbsent(found.value) || (guessed && !fits(field, found.value))) continue;
    response[field] = found.value;
  }
  return { kind: 'ok', response: { ...response, ...citationsFromMarkers(response, markers) } };
}

function failed(code: CallError['code'], message: string): Mapped {
  return { kind: 'error', error: { code, message } };
}

function isFailure(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}

function fits(field: MappedField, value: unknown): boolean {
  return checkAnswer({ text: '', [field]: value }).kind === 'ok';
}

function shown(value: unknown): string {
  return excerpt(typeof value === 'string' ? value : JSON.stringify(value));
}
