import { readAsWritten } from './as-written.ts';
import type { ParsedPattern, PatternNode } from './ast.ts';
import { PatternSyntaxError } from './cursor.ts';
import { emitJs } from './emit-js.ts';
import { emitRe2 } from './emit-re2.ts';
import { findObstacle } from './obstacles.ts';
import { parsePattern } from './parse.ts';
import type { Repertoire } from './repertoire.ts';
import { isRewritten } from './rewritten.ts';
import type { AsWritten, CompiledPattern, JsForm, Re2Form, TranslatedPattern } from './types.ts';

// Far above what anyone writes; a longer one only serves to keep the parser and V8 busy.
const MAX_LENGTH = 100_000;

/**
 * Translates a pattern in the syntax of Python's `re` (`str` patterns) so that it matches here exactly what it matches there.
 * `ignoreCase` is Python's `re.IGNORECASE`; inline flags come on top of it.
 */
export function compilePattern(source: string, options: { readonly ignoreCase: boolean }): CompiledPattern {
  if (source.length > MAX_LENGTH) return untranslatable(source, `more than ${MAX_LENGTH} characters`);
  const asWritten = readAsWritten(source, options.ignoreCase);
  const parse = (): ParsedPattern => parsePattern(source, options.ignoreCase);
  // What is read as it is written is valid and without obstacles: it is parsed only when another form is asked for.
  if (asWritten !== null) return new Translation(source, options.ignoreCase, asWritten, parse);
  const parsed = tryParse(parse);
  if (typeof parsed === 'string') return { kind: 'invalid', source, message: parsed };
  const obstacle = findObstacle(parsed);
  if (obstacle !== null) return untranslatable(source, obstacle);
  return new Translation(source, options.ignoreCase, null, () => parsed);
}

function untranslatable(source: string, obstacle: string): CompiledPattern {
  return {
    kind: 'untranslatable',
    source,
    message: `cannot be expressed exactly outside Python: ${obstacle}`,
  };
}

function tryParse(parse: () => ParsedPattern): ParsedPattern | string {
  try {
    return parse();
  } catch (error) {
    if (error instanceof PatternSyntaxError) return error.message;
    throw error;
  }
}

/** Parses, and writes each form, when it is first asked for. */
class Translation implements TranslatedPattern {
  readonly kind = 'ok';
  readonly source: string;
  readonly asWritten: AsWritten | null;
  readonly #ignoreCase: boolean;
  readonly #parse: () => ParsedPattern;
  #root: PatternNode | null = null;
  #re2: Re2Form | null = null;
  #rewritten: boolean | null = null;
  readonly #js: { -readonly [repertoire in Repertoire]?: JsForm } = {};

  constructor(source: string, ignoreCase: boolean, asWritten: AsWritten | null, parse: () => ParsedPattern) {
    this.source = source;
    this.asWritten = asWritten;
    this.#ignoreCase = ignoreCase;
    this.#parse = parse;
  }

  js(repertoire: Repertoire): JsForm {
    return (this.#js[repertoire] ??= emitJs(this.#tree, repertoire));
  }

  get re2(): Re2Form {
    return (this.#re2 ??= emitRe2(this.#tree));
  }

  get rewritten(): boolean {
    return (this.#rewritten ??= isRewritten(this.source, this.#ignoreCase, this.#tree));
  }

  get #tree(): PatternNode {
    return (this.#root ??= this.#parse().root);
  }
}
