import type { Detection } from './detect.ts';
import { basisText, type Finding } from './finding.ts';
import type { Start } from './start/start.ts';
import type { Mention } from './suites.ts';
import { commented, literal, note, quoted } from './yaml-text.ts';

/** A starter ragbench.yml over a golden file: what was found and what was guessed says so on its own line. */
export function configText(detection: Detection, golden: string): string {
  return [
    '# How ragbench judges this app. Written by `ragbench init`, which marks what it guessed.',
    '# Every key by example: docs/config.md of ragbench. For completion in an editor: `ragbench schema`.',
    'version: 1',
    'app:',
    ...startLines(detection),
    urlLine(detection),
    ...mappingLines(detection),
    '  # headers: { authorization: "Bearer ${APP_TOKEN}" }  # ${NAME} is filled from the environment',
    'suites:',
    ...suiteLines(detection, golden),
    '# Nothing may get worse than the baseline. What else the gate can be told:',
    '# gate: { thresholds: { qa.refusal_appropriateness: 0.9 }, tolerance: 0.02 }',
    '',
  ].join('\n');
}

function startLines({ start, health, port }: Detection): string[] {
  if (!start)
    return [
      '  # Nothing here tells how the app is started: fill this in, or start it yourself before `ragbench run`.',
      `  # start: { command: "…", ready: { port: ${port.value} } }`,
    ];
  return [
    '  start:',
    commented(`    command: ${quoted(start.command.value)}`, basisText(start.command)),
    ...(start.folder === '' ? [] : [`    cwd: ${literal(start.folder)}`]),
    ...environmentLines(start, port.value),
    health
      ? commented(`    ready: { url: ${quoted(localUrl(port.value, health.value))} }`, basisText(health))
      : '    # No health route was found: the app counts as ready when its port accepts connections.',
  ];
}

function environmentLines({ takesPort }: Start, port: number): string[] {
  return takesPort ? [commented(`    env: { PORT: "${port}" }`, 'commands of a Procfile may read it')] : [];
}

function urlLine({ port, route }: Detection): string {
  const url = localUrl(port.value, route?.value ?? '/chat');
  const path = route ? basisText(route) : 'a guess (no route that takes a question was found): change it';
  return commented(`  url: ${quoted(url)}`, `path ${path}; port ${basisText(port)}`);
}

function localUrl(port: number, path: string): string {
  const encoded = encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
  return `http://127.0.0.1:${port}${encoded}`;
}

function mappingLines(detection: Detection): string[] {
  // The preset of chat completions reads streams, too.
  const stream = detection.format === 'openai-chat' ? undefined : detection.shape.stream;
  const streams = `the route seems to stream (${stream ? basisText(stream) : ''}); the gate needs one JSON answer`;
  return [...MAPPINGS[detection.format](detection), ...(stream ? [note('  ', streams)] : [])];
}

const MAPPINGS: { readonly [format in Detection['format']]: (detection: Detection) => readonly string[] } = {
  'openai-chat': () => OPENAI,
  langserve: () => LANGSERVE,
  own: ownMapping,
};

const OPENAI = [
  "  preset: openai-chat  # the path is that of OpenAI's chat completions",
  '  # request: { model: "…" }  # merged over the messages that the preset sends',
];

const LANGSERVE = [
  '  preset: langserve  # the route is one of LangServe',
  '  # request: { input: { question: "{{prompt}}" } }  # where the chain takes more than a text',
];

/** The contract's own names need no mapping. */
function ownMapping({ shape: { question, text } }: Detection): string[] {
  return [
    '  # The app gets {prompt, conversation, …} and answers {text, sources, value, …} (docs/app-contract.md of ragbench);',
    '  # other names are mapped:',
    question && question.value !== 'prompt'
      ? commented(`  request: { ${question.value}: "${placeholder(question)}" }`, basisText(question))
      : '  # request: { question: "{{prompt}}" }',
    text && text.value !== 'text'
      ? commented(`  response: { text: ${text.value} }`, basisText(text))
      : '  # response: { text: answer }',
  ];
}

function placeholder({ value }: Finding<string>): string {
  return value === 'messages' ? '{{messages}}' : '{{prompt}}';
}

function suiteLines({ goldens, mentions }: Detection, golden: string): string[] {
  const found = goldens.find(({ value }) => value === golden);
  return [
    '  qa:',
    commented(
      `    golden: ${literal(golden)}`,
      found ? basisText(found) : 'sample cases: replace them by your own',
    ),
    ...goldens.filter((one) => one !== found).map(({ value }) => note('  ', `another golden file: ${value}`)),
    '  # governance: { data: builtin }  # 60 cases on when to abstain; the app must take `contexts` and name its `mode`',
    ...mentions.map((mention) => note('  ', mentionText(mention))),
  ];
}

/** A mention in words. */
export function mentionText({ file, line, what }: Mention): string {
  return `${line === undefined ? file : `${file}:${line}`} ${what}`;
}
