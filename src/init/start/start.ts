import { found, type Finding } from '../finding.ts';
import { inside } from '../paths.ts';
import type { Project } from '../project.ts';
import type { Survey } from '../survey.ts';
import { nodeStart } from './node.ts';
import { pythonStart } from './python.ts';
import type { Command } from './command.ts';
import { toolsOf, type Tools } from './tools.ts';

/** How the app is started. */
export interface Start {
  readonly command: Finding<string>;
  /** The folder to start in, from the surveyed one; '' is that folder itself. */
  readonly folder: string;
  /** Whether the command takes its port from the environment. */
  readonly takesPort: boolean;
}

/** How the app is started and what must be installed for it; no start where nothing tells it. */
export function findStart(
  survey: Survey,
  project: Project,
  port: number,
  outer: readonly string[],
): { readonly start?: Start; readonly tools: Tools } {
  const tools = toolsOf(survey, project, outer);
  const own =
    project.language === 'python' ? pythonStart(survey, project, port) : nodeStart(survey, project, tools);
  const start = own?.kind === 'script' ? own : (procfile(survey, project) ?? own);
  if (!start) return { tools };
  const command = { ...start.command, value: tools.runner + start.command.value };
  return { start: { command, folder: project.folder, takesPort: start.kind === 'procfile' }, tools };
}

/** What a platform would run; such a command may count on a PORT. */
function procfile({ files }: Survey, { folder }: Project): Command | undefined {
  const file = files.find(({ path }) => path === inside(folder, 'Procfile'));
  const web = file && /^web:[ \t]*(\S.*)$/m.exec(file.text);
  return web ? { kind: 'procfile', command: found((web[1] ?? '').trim(), file, web.index) } : undefined;
}
