import type * as z from 'zod';
import { suggest } from '../text/did-you-mean.ts';
import { PlainScalar } from './yaml.ts';

type RawIssue = z.core.$ZodRawIssue;

/** Tells our wording from a message that a schema gives itself; no file can hold it in a message by chance. */
const MARK = '\u0000';

/** Whether the message is from {@link wordIssue}. */
export function isOurs(message: string): boolean {
  return message.startsWith(MARK);
}

/** The message for people. */
export function unmarked(message: string): string {
  return isOurs(message) ? message.slice(MARK.length) : message;
}

/** Words an issue that its schema has no message for; for unknown keys one line each. */
export function wordIssue(issue: RawIssue): string {
  return MARK + words(issue);
}

/** A value in few words: `the text "x"`, `a list`, `nothing`. */
export function came(raw: unknown): string {
  const value = raw instanceof PlainScalar ? raw.value : raw;
  if (value === undefined || value === null) return value === null ? 'null' : 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `the text ${JSON.stringify(clip(value))}`;
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'boolean' ? String(value) : 'a mapping';
}

function words(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue.expected, issue.input);
    case 'invalid_value':
      return `${arrived(issue.input)}; ${choices(issue.values)} is allowed${slip(issue.input, issue.values)}`;
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, keysOf(issue.inst))).join('\n');
    case 'invalid_union':
      return unionWords(issue);
    case 'too_small':
    case 'too_big':
      return sizeWords(issue);
    case 'invalid_format':
      return `${came(issue.input)} came; ${issue.format === 'regex' ? 'another form' : `a valid ${issue.format}`} is expected`;
    case 'not_multiple_of':
      return `${came(issue.input)} came; a multiple of ${issue.divisor} is allowed`;
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return `${came(issue.input)} came; this is not allowed here`;
  }
  return 'is not allowed here';
}

const TYPES: { readonly [expected: string]: string } = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
  nonoptional: 'a value',
};

function typeWords(expected: string, input: unknown): string {
  if (expected === 'boolean') return `${arrived(input)}; true or false is allowed`;
  const wanted = TYPES[expected] ?? expected;
  if (input === undefined) return `${arrived(input)}; ${wanted} is expected`;
  return `${wanted} is expected, ${came(input)} came`;
}

/** Of a missing value the key stands before this, where it is put at its place. */
function arrived(input: unknown): string {
  return input === undefined ? 'is missing' : `${came(input)} came`;
}

function choices(values: readonly unknown[]): string {
  const named = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
}

function slip(input: unknown, values: readonly unknown[]): string {
  const meant =
    typeof input === 'string'
      ? suggest(
          input,
          values.filter((value) => typeof value === 'string'),
        )
      : undefined;
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

function unknownKey(key: string, allowed: readonly string[]): string {
  const meant = suggest(key, allowed);
  const hint = meant === undefined ? '' : `did you mean ${JSON.stringify(meant)}? `;
  const known =
    allowed.length > 0 ? `; ${hint}${allowed.join(', ')} ${allowed.length > 1 ? 'are' : 'is'} allowed` : '';
  return `unknown key ${JSON.stringify(clip(key))}${known}`;
}

function keysOf(schema: unknown): string[] {
  const shape = (schema as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return Object.keys(shape ?? {});
}

function unionWords(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const key = issue.discriminator;
  if (key !== undefined) return discriminatorWords(key, issue);
  const wanted = new Set(issue.errors?.flatMap((branch) => branch.flatMap(wantedBy)));
  if (wanted.size === 0) return `${arrived(issue.input)}; this is not allowed here`;
  return `${arrived(issue.input)}; ${choices([...wanted])} is allowed`;
}

function discriminatorWords(key: string, issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  const value = (issue.input as { readonly [key: string]: unknown } | undefined)?.[key];
  const what = value === undefined ? `${JSON.stringify(key)} is missing` : `${came(value)} came`;
  return `${what}; ${choices(options)} is allowed${slip(value, options)}`;
}

function wantedBy(issue: z.core.$ZodIssue): string[] {
  if (issue.path.length > 0) return [];
  if (issue.code === 'invalid_type') return [TYPES[issue.expected] ?? issue.expected];
  return issue.code === 'invalid_value' ? [choices(issue.values)] : [];
}

const UNITS: { readonly [origin: string]: string } = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  file: 'bytes',
};

function sizeWords(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string {
  const unit = UNITS[issue.origin];
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  if (issue.code === 'too_small' && unit !== undefined && limit === 1)
    return `${emptyWords(issue)}is empty; at least one is needed`;
  const side = issue.code === 'too_small' ? 'least' : 'most';
  const bound =
    issue.inclusive === false
      ? `${issue.code === 'too_small' ? 'more' : 'less'} than ${limit}`
      : `at ${side} ${limit}`;
  return `${came(issue.input)} came; ${bound}${unit === undefined ? '' : ` ${unit}`} is allowed`;
}

function emptyWords(issue: { readonly origin: string }): string {
  return issue.origin === 'string' ? 'the text ' : 'the list ';
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
