import {
  compile,
  getRegisteredFunctions,
  isRegistered,
  register,
  TreeInterpreter,
  TYPE_ANY,
  type JSONValue,
} from '@jmespath-community/jmespath';

/** A JMESPath expression that can be read, or why it cannot. */
export type Expression =
  | { readonly kind: 'ok'; evaluate(json: unknown): Evaluation }
  | { readonly kind: 'bad'; readonly why: string };

/** The value of an expression (null where it finds nothing), or why it failed on this JSON. */
type Evaluation =
  | { readonly kind: 'ok'; readonly value: unknown }
  | { readonly kind: 'bad'; readonly why: string };

/**
 * Reads a JMESPath expression. Besides the standard functions there is `parse_json(text)`: the value of a JSON text,
 * anything else unchanged. A function that does not exist is found here, not at the first answer.
 */
export function compileExpression(text: string): Expression {
  if (!isRegistered('parse_json'))
    register('parse_json', ([value]) => parsedJson(value), [{ types: [TYPE_ANY] }]);
  try {
    const tree = compile(text);
    const unknown = functionNames(tree).find((name) => !isRegistered(name));
    if (unknown !== undefined) return { kind: 'bad', why: `there is no function ${unknown}; ${allowed()}` };
    return { kind: 'ok', evaluate: (json) => evaluate(tree, json) };
  } catch (error) {
    return { kind: 'bad', why: reason(error) };
  }
}

function evaluate(tree: ReturnType<typeof compile>, json: unknown): Evaluation {
  try {
    return { kind: 'ok', value: TreeInterpreter.search(tree, json as JSONValue) };
  } catch (error) {
    return { kind: 'bad', why: reason(error) };
  }
}

function functionNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'type' in node && node.type === 'Function' && 'name' in node ? [String(node.name)] : [];
  return [...own, ...Object.values(node).flatMap(functionNames)];
}

function parsedJson(value: unknown): JSONValue {
  try {
    return JSON.parse(typeof value === 'string' ? value : JSON.stringify(value)) as JSONValue;
  } catch {
    return value as JSONValue;
  }
}

function allowed(): string {
  return `allowed are ${getRegisteredFunctions().sort().join(', ')}`;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
