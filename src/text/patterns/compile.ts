import type { ParsedPattern } from './ast.ts';
import { PatternSyntaxError } from './cursor.ts';
import { emitJs } from './emit-js.ts';
import { emitRe2 } from './emit-re2.ts';
import { findObstacle } from './obstacles.ts';
import { parsePattern } from './parse.ts';
import type { Repertoire } from './repertoire.ts';
import { isRewritten } from './rewritten.ts';
import type { CompiledPattern, JsForm, TranslatedPattern } from './types.ts';

// Far above what anyone writes; a longer one only serves to keep the parser and V8 busy.
const MAX_LENGTH = 100_000;

/**
 * Translates a pattern in the syntax of Python's `re` (`str` patterns) so that it matches here exactly what it matches there.
 * `ignoreCase` is Python's `re.IGNORECASE`; inline flags come on top of it.
 */
export function compilePattern(source: string, options: { readonly ignoreCase: boolean }): CompiledPattern {
  if (source.length > MAX_LENGTH) return untranslatable(source, `more than ${MAX_LENGTH} characters`);
  const parsed = tryParse(source, options.ignoreCase);
  if (typeof parsed === 'string') return { kind: 'invalid', source, message: parsed };
  const obstacle = findObstacle(parsed);
  if (obstacle !== null) return untranslatable(source, obstacle);
  return translated(source, options.ignoreCase, parsed);
}

function untranslatable(source: string, obstacle: string): CompiledPattern {
  return {
    kind: 'untranslatable',
    source,
    message: `cannot be expressed exactly outside Python: ${obstacle}`,
  };
}

function tryParse(source: string, ignoreCase: boolean): ParsedPattern | string {
  try {
    return parsePattern(source, ignoreCase);
  } catch (error) {
    if (error instanceof PatternSyntaxError) return error.message;
    throw error;
  }
}

function translated(source: string, ignoreCase: boolean, { root }: ParsedPattern): TranslatedPattern {
  const forms: Record<Repertoire, () => JsForm> = {
    plain: once(() => emitJs(root, 'plain')),
    common: once(() => emitJs(root, 'common')),
    any: once(() => emitJs(root, 'any')),
  };
  const re2 = once(() => emitRe2(root));
  const rewritten = once(() => isRewritten(source, ignoreCase, root));
  return {
    kind: 'ok',
    source,
    js: (repertoire) => forms[repertoire](),
    get re2() {
      return re2();
    },
    get rewritten() {
      return rewritten();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
