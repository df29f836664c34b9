/** The parts of README and docs/ that are made from the code, so that they cannot drift from it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describeCommands } from '../src/cli/program.ts';
import { workflowText } from '../src/init/workflow.ts';
import { describeCodes } from '../src/render/words.ts';

/** The comment that docs/comment.png shows. */
const PICTURED = '__tests__/render/golden/comment/two-regressions.md';

/** Writes every generated block anew. */
export function writeGeneratedDocs(): void {
  replaceBlock(
    'README.md',
    'commands',
    table(
      ['command', 'what it does'],
      describeCommands().map(({ usage, what }) => [code(usage), what]),
    ),
  );
  replaceBlock('README.md', 'comment', fenced('markdown', readFileSync(PICTURED, 'utf8')));
  replaceBlock(
    'README.md',
    'workflow',
    fenced('yaml', workflowText({ branch: 'main', folder: '', name: '' })),
  );
  const { inputs, outputs } = describeAction(readFileSync('action.yml', 'utf8'));
  replaceBlock('README.md', 'inputs', inputs);
  replaceBlock('README.md', 'outputs', outputs);
  writeCodes();
}

/** The parts of action.yml that the README shows. */
interface ActionManifest {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** The inputs and the outputs of an action.yml as markdown tables, in its own order. */
export function describeAction(source: string): { readonly inputs: string; readonly outputs: string } {
  const { inputs, outputs } = parse(source) as ActionManifest;
  return {
    inputs: table(
      ['input', 'what it does', 'default'],
      Object.entries(inputs).map(([name, { description, default: preset }]) => [
        code(name),
        description,
        preset === '' ? '' : code(preset),
      ]),
    ),
    outputs: table(
      ['output', 'what it holds'],
      Object.entries(outputs).map(([name, { description }]) => [code(name), description]),
    ),
  };
}

function writeCodes(): void {
  const { reasons, warnings, changes, stages } = describeCodes();
  const words = (record: Readonly<Record<string, string>>): string =>
    table(
      ['code', 'meaning'],
      Object.entries(record).map(([key, value]) => [code(key), value]),
    );
  replaceBlock('docs/codes.md', 'reasons', words(reasons));
  replaceBlock('docs/codes.md', 'warnings', words(warnings));
  replaceBlock('docs/codes.md', 'changes', words(changes));
  replaceBlock('docs/codes.md', 'stages', words(stages));
}

/** Puts `content` between `<!-- generated:name -->` and `<!-- /generated -->`; throws where the file lacks the marks. */
function replaceBlock(file: string, name: string, content: string): void {
  const text = readFileSync(file, 'utf8');
  const start = `<!-- generated:${name} -->`;
  const [before, rest] = text.split(start);
  const after = rest?.split('<!-- /generated -->').slice(1).join('<!-- /generated -->');
  if (before === undefined || after === undefined)
    throw new Error(`${file} lacks the marks of its generated part "${name}"`);
  writeFileSync(file, `${before}${start}\n${content}\n<!-- /generated -->${after}`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A row of a table is one line, and its cells end at a pipe. */
function inCell(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}

/** A block of code; the fence is longer than any within. */
function fenced(language: string, text: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

function code(text: string): string {
  return `\`${text}\``;
}
