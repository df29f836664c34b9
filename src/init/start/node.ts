import { ownValue } from '../../model/own.ts';
import { found, type Finding } from '../finding.ts';
import { inside, isBelow, shellWord } from '../paths.ts';
import { firstMatch, readPackage, type PackageJson, type Project } from '../project.ts';
import type { Survey } from '../survey.ts';
import type { Command } from './command.ts';
import type { Tools } from './tools.ts';

/** The start or dev script of package.json, else Node on the file that listens. */
export function nodeStart(survey: Survey, project: Project, tools: Tools): Command | undefined {
  const pack = readPackage(survey, project.folder);
  for (const name of ['start', 'dev']) {
    if (pack && ownValue(pack.scripts, name) !== undefined)
      return { kind: 'script', command: found(tools.script(name), pack.file, scriptOffset(pack, name)) };
  }
  const command = mainFile(pack, survey, project) ?? listeningFile(survey, project);
  return command && { kind: 'derived', command };
}

function scriptOffset({ file }: PackageJson, name: string): number {
  const scripts = Math.max(0, file.text.indexOf('"scripts"'));
  return Math.max(scripts, file.text.indexOf(`"${name}"`, scripts));
}

function mainFile(
  pack: PackageJson | undefined,
  { paths }: Survey,
  { folder }: Project,
): Finding<string> | undefined {
  const main = pack?.main?.replace(/^\.\//, '');
  if (!pack || main === undefined || !paths.includes(inside(folder, main))) return undefined;
  return found(`node ${shellWord(main)}`, pack.file, Math.max(0, pack.file.text.indexOf('"main"')));
}

function listeningFile({ files }: Survey, { folder }: Project): Finding<string> | undefined {
  const runnable = files.filter(({ path }) => /\.[cm]?js$/.test(path) && isBelow(folder, path));
  const place = firstMatch(runnable, /\.listen\(/);
  if (!place) return undefined;
  const local = folder === '' ? place.file.path : place.file.path.slice(folder.length + 1);
  return found(`node ${shellWord(local)}`, place.file, place.offset);
}
