import { found, type Finding } from './finding.ts';
import type { Route } from './routes/find.ts';
import type { TextFile } from './survey.ts';

/** What can be seen of a route's request and answer. */
export interface Shape {
  /** The name of the field that the question goes into. */
  readonly question?: Finding<string>;
  /** The field that the answer's text comes in, by name or path. */
  readonly text?: Finding<string>;
  /** The answer is sent piece by piece. */
  readonly stream?: Finding<string>;
}

const QUESTIONS = 'prompt|question|query|messages?|user_?(?:input|message|query)|input|text|q';
/** Likeliest first: a message may be one of an error. */
const TEXTS = ['text', 'answer', 'response', 'reply', 'output', 'completion', 'content', 'result', 'message'];

/** How much of a handler is looked at. */
const HANDLER = 4000;

/** Reads the names of a route's fields from its handler and the classes that the handler names. */
export function findShape(route: Route, files: readonly TextFile[], routes: readonly Route[]): Shape {
  const handler = handlerOf(route, routes);
  const isPython = route.file.path.endsWith('.py');
  const question = isPython ? pythonQuestion(handler, files) : nodeQuestion(handler);
  const text = isPython ? pythonText(handler, files) : seekText(handler, nodeText);
  const stream = seek(handler, STREAM);
  return { ...(question && { question }), ...(text && { text }), ...(stream && { stream }) };
}

/** A part of a file. */
interface Part {
  readonly file: TextFile;
  readonly start: number;
  readonly end: number;
}

/** From the route up to the next one in its file. */
function handlerOf({ file, offset }: Route, routes: readonly Route[]): Part {
  const later = routes
    .filter((other) => other.file === file && other.offset > offset)
    .map((other) => other.offset);
  return { file, start: offset, end: Math.min(offset + HANDLER, file.text.length, ...later) };
}

/** What the pattern's named group `field` matches in a part, and where; the pattern has the flag `d`. */
function seek({ file, start, end }: Part, pattern: RegExp): Finding<string> | undefined {
  const match = pattern.exec(file.text.slice(start, end));
  const [field, at] = [match?.groups?.['field'], match?.indices?.groups?.['field']];
  return field === undefined || !at ? undefined : found(field, file, start + at[0]);
}

/** The likeliest field of an answer that a pattern finds. */
function seekText(part: Part, pattern: (field: string) => RegExp): Finding<string> | undefined {
  for (const field of TEXTS) {
    const seen = seek(part, pattern(`(?<field>${field})`));
    if (seen) return seen;
  }
  return undefined;
}

const STREAM =
  /(?<field>StreamingResponse|EventSourceResponse|text\/event-stream|to\w{0,20}StreamResponse|streamSSE)/d;

const IN_BODY = new RegExp(
  String.raw`(?:json|body|data|payload|req|get_json\([^)]{0,40}\)|\.POST)(?:\[|\.get\()\s{0,9}["'](?<field>${QUESTIONS})["']`,
  'd',
);

function pythonQuestion(handler: Part, files: readonly TextFile[]): Finding<string> | undefined {
  const field = new RegExp(String.raw`^[ \t]{1,8}(?<field>${QUESTIONS})[ \t]{0,4}:`, 'dm');
  const models = signatureClasses(handler).flatMap((name) => classNamed(name, files) ?? []);
  for (const model of models) {
    const seen = seek(model, field);
    if (seen) return seen;
  }
  return seek(handler, IN_BODY);
}

/** Classes that annotate the parameters of the handler's function. */
function signatureClasses({ file, start, end }: Part): string[] {
  const [, parameters = ''] = /\bdef \w{1,80}\(([^)]{0,400})/.exec(file.text.slice(start, end)) ?? [];
  return [...parameters.matchAll(/:\s{0,4}([A-Z]\w{0,80})/g)].map(([, name = '']) => name);
}

/** In the object that is returned, or in the class of the answer. */
function pythonText(handler: Part, files: readonly TextFile[]): Finding<string> | undefined {
  const returned = seekText(handler, pythonObject) ?? seekText(handler, pythonInstance);
  if (returned) return returned;
  const text = handler.file.text.slice(handler.start, handler.end);
  const [, model, type] =
    /\bresponse_model\s{0,4}=\s{0,4}(\w{1,80})|->\s{0,4}(\w{1,80})\s{0,4}:/.exec(text) ?? [];
  const answer = classNamed(model ?? type ?? '', files);
  return answer && classText(answer, files);
}

const DEEPEST = 2;

/** The field of a class that holds the text; where that is an object of a class itself, its path, e.g. `answer.text`. */
function classText(part: Part, files: readonly TextFile[], depth = 0): Finding<string> | undefined {
  const own = seekText(part, (field) => new RegExp(String.raw`^[ \t]{1,8}${field}[ \t]{0,4}:`, 'dm'));
  if (!own || depth === DEEPEST) return own;
  const annotated = String.raw`^[ \t]{1,8}${own.value}[ \t]{0,4}:[ \t]{0,4}(?<field>[A-Z]\w{0,80})`;
  const type = seek(part, new RegExp(annotated, 'dm'));
  const inner = type && classNamed(type.value, files);
  const nested = inner && classText(inner, files, depth + 1);
  return nested ? { ...own, value: `${own.value}.${nested.value}` } : own;
}

const JSON_CALL = String.raw`(?:\w{0,20}jsonify|JSONResponse|JsonResponse)\(\s{0,40}(?:content\s{0,4}=\s{0,4})?`;

function pythonObject(field: string): RegExp {
  return new RegExp(
    String.raw`(?:\breturn\s{1,9}(?:${JSON_CALL})?|\b${JSON_CALL})\{[^}]{0,200}?["']${field}["']\s{0,4}:`,
    'd',
  );
}

function pythonInstance(field: string): RegExp {
  return new RegExp(String.raw`\breturn [A-Z]\w{0,80}\([^)]{0,200}?\b${field}\s{0,4}=`, 'd');
}

/** The body of a class, up to where its indentation ends. */
function classNamed(name: string, files: readonly TextFile[]): Part | undefined {
  if (!/^\w+$/.test(name)) return undefined;
  const head = new RegExp(String.raw`^class ${name}\b[^\n]{0,200}:\n`, 'm');
  for (const file of files) {
    const match = head.exec(file.text);
    if (!match) continue;
    const start = match.index + match[0].length;
    const length = file.text.slice(start, start + HANDLER).search(/^\S/m);
    return { file, start, end: length < 0 ? start + HANDLER : start + length };
  }
  return undefined;
}

/** `const { question } = req.body`, `await request.json()`, `req.body.question` */
function nodeQuestion(handler: Part): Finding<string> | undefined {
  return seek(handler, DESTRUCTURED) ?? seek(handler, NODE_MEMBER);
}

const DESTRUCTURED = new RegExp(
  String.raw`\{[^{}]{0,120}?\b(?<field>${QUESTIONS})\b[^{}]{0,120}\}\s{0,9}(?::[^=\n]{0,80})?=[^;\n]{0,80}(?:\bbody\b|\bjson\b)`,
  'd',
);
const NODE_MEMBER = new RegExp(String.raw`\bbody\??\.(?<field>${QUESTIONS})\b`, 'd');

function nodeText(field: string): RegExp {
  return new RegExp(
    String.raw`(?:\bjson\(|\bsend\(|\breturn|\bbody\s{0,4}=)\s{0,40}\{[^}]{0,200}?\b${field}\b["']?\s{0,4}[:,}]`,
    'd',
  );
}
