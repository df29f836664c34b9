/** The parts of README and docs/ that are made from the code, so that they cannot drift from it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describeCommands } from '../src/cli/program.ts';
import { describeCodes } from '../src/render/words.ts';

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
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
