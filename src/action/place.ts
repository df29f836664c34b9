import { posix, relative, resolve, sep } from 'node:path';

/** Where a gate stands in its repository, and all the names that follow from it (design §9), so that two never meet. */
export interface GatePlace {
  /** The folder that inputs are relative to. */
  readonly cwd: string;
  /** The same from the repository's root, with `/`; empty for the root itself. */
  readonly folder: string;
  /** The config's folder from the repository's root. */
  readonly configFolder: string;
  readonly key: string;
  /** Path of report.json, relative to {@link cwd}. */
  readonly report: string;
  /** Path of the recording, which lies beside it. */
  readonly recording: string;
}

export interface PlaceInputs {
  readonly config: string;
  readonly commentKey?: string;
  readonly reportPath?: string;
}

const DEFAULT_CONFIG = 'ragbench.yml';

/** Places a gate in the repository at `root` (both paths without links); undefined when folder or config lie outside it. */
export function placeGate(root: string, cwd: string, inputs: PlaceInputs): GatePlace | undefined {
  const folder = inside(root, cwd);
  const config = inside(root, resolve(cwd, inputs.config));
  if (folder === undefined || config === undefined) return undefined;
  const prefix = filePrefix(posix.relative(folder, config));
  const report = inputs.reportPath ?? `${prefix}ragbench-report.json`;
  return {
    cwd,
    folder,
    configFolder: posix.dirname(config) === '.' ? '' : posix.dirname(config),
    key: inputs.commentKey ?? (config === DEFAULT_CONFIG ? 'ragbench' : `ragbench:${config}`),
    report,
    recording: posix.join(posix.dirname(slashes(report)), `${prefix}ragbench-recording.jsonl`),
  };
}

/** The path from the root, with `/`; undefined outside it. */
function inside(root: string, path: string): string | undefined {
  const found = slashes(relative(root, path));
  return found === '..' || found.startsWith('../') || posix.isAbsolute(found) ? undefined : found;
}

/** Two configs in one working directory write reports of different names. */
function filePrefix(config: string): string {
  if (config === DEFAULT_CONFIG) return '';
  return `${config.replace(/\.[^./]+$/, '').replaceAll('/', '+')}.`;
}

function slashes(path: string): string {
  return path.split(sep).join('/');
}
