import type { DataFiles } from '../read/files.ts';
import { configText } from './config-text.ts';
import { detect, type Detection } from './detect.ts';
import { GOLDEN_PATH, goldenText } from './golden-text.ts';
import { folderOf, inside, nameOf } from './paths.ts';
import { survey } from './survey.ts';
import { placeWorkflow } from './workflow-place.ts';
import { gateName, workflowText, type WorkflowSetup } from './workflow.ts';

/** Where `init` looks, and when. */
export interface InitPlace {
  /** The folder that ragbench.yml goes into. */
  readonly files: DataFiles;
  /** The root of the repository. */
  readonly root: DataFiles;
  /** The folder from the repository's root; '' is the root. */
  readonly folder: string;
  /** The default branch, where it is known. */
  readonly branch?: string;
  /** An ISO date. */
  readonly today: string;
}

/** A file that `init` is about, and what becomes of it. */
export interface PlannedFile {
  /** From the folder of ragbench.yml, or from the repository's root. */
  readonly path: string;
  readonly from: 'folder' | 'root';
  readonly step:
    | { readonly kind: 'write'; readonly text: string }
    | { readonly kind: 'keep'; readonly why: string };
}

export interface InitPlan {
  readonly detection: Detection;
  readonly files: readonly PlannedFile[];
  /** The name of the check to require, when the workflow is ours. */
  readonly check?: string;
}

/** Looks at the repository and plans the files; nothing that exists is to be written. */
export async function planInit(place: InitPlace): Promise<InitPlan> {
  const outer = place.folder === '' ? [] : await namesIn(place.root, '.');
  const detection = detect(await survey(place.files), outer);
  const data = await planData(place, detection);
  const { file, check } = await planWorkflow(place, detection);
  return { detection, files: [...data, file], ...(check !== undefined && { check }) };
}

const CONFIG = 'ragbench.yml';
const EXISTS = { kind: 'keep', why: 'it exists' } as const;

/** The config and its golden file. A config that exists names its own data, so none is made for it. */
async function planData({ files, today }: InitPlace, detection: Detection): Promise<PlannedFile[]> {
  const [own] = detection.goldens;
  const kept = own && planned(own.value, { kind: 'keep', why: 'it holds cases already' });
  if (await exists(files, CONFIG)) return [planned(CONFIG, EXISTS), ...(kept ? [kept] : [])];
  const golden =
    kept ?? planned(await freePath(files, GOLDEN_PATH), { kind: 'write', text: goldenText(today) });
  return [planned(CONFIG, { kind: 'write', text: configText(detection, golden.path) }), golden];
}

function planned(path: string, step: PlannedFile['step'], from: PlannedFile['from'] = 'folder'): PlannedFile {
  return { path, from, step };
}

async function planWorkflow(
  { root, folder, branch }: InitPlace,
  detection: Detection,
): Promise<{ readonly file: PlannedFile; readonly check?: string }> {
  const place = await placeWorkflow(root, folder);
  if (place.kind === 'taken') return { file: planned(place.path, { kind: 'keep', why: place.why }, 'root') };
  const { path, name } = place;
  const setup = setupOf(detection, folder);
  const text = workflowText({ folder, name, ...(branch && { branch }), ...(setup && { setup }) });
  return { file: planned(path, { kind: 'write', text }, 'root'), check: gateName(name) };
}

/** The detection's paths, which are from the folder of ragbench.yml, as seen from the root. */
function setupOf({ project, tools }: Detection, folder: string): WorkflowSetup | undefined {
  if (!project || !tools) return undefined;
  return {
    language: project.language,
    ...(tools.versionFile !== undefined && { versionFile: inside(folder, tools.versionFile) }),
    install: tools.install,
    folder: project.folder === '' ? folder : inside(folder, project.folder),
  };
}

async function namesIn(files: DataFiles, folder: string): Promise<string[]> {
  return ((await files.list(folder)) ?? []).map(({ name }) => name);
}

async function exists(files: DataFiles, path: string): Promise<boolean> {
  return (await namesIn(files, folderOf(path) || '.')).includes(nameOf(path));
}

/** The path, or where a file of that name holds something else the first numbered one that is free. */
async function freePath(files: DataFiles, path: string): Promise<string> {
  const taken = await namesIn(files, folderOf(path) || '.');
  if (!taken.includes(nameOf(path))) return path;
  const numbered = taken.map((_, index) => path.replace(/(?=\.[^.]+$)/, `-${index + 2}`));
  return numbered.find((one) => !taken.includes(nameOf(one))) ?? path;
}
