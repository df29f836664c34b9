import type { Problem } from '../../model/problem.ts';
import type { DataFiles, FolderList } from '../../read/files.ts';
import { CATEGORIES, type Category, type EvaluationConfig, type RawCase } from './case-schema.ts';
import { BUILTIN_DATA, BUILTIN_ROOT, type GovernanceSettings } from './settings.ts';

/** One file of cases: what its place in the folder says about them. */
export interface DataFile {
  readonly path: string;
  readonly category: Category;
  readonly tier: 0 | 1;
  /** What its ids begin with; the older flat layout has no rule. */
  readonly prefix?: 't0_' | 't1_';
}

/** A case as it was read, and its line. */
export interface ReadCase {
  readonly raw: RawCase;
  readonly line: number;
}

/** A file of cases as it was read. */
export interface ReadFile extends DataFile {
  readonly threshold: number | undefined;
  readonly config: EvaluationConfig | undefined;
  readonly cases: readonly ReadCase[];
  readonly problems: readonly Problem[];
}

interface Layout {
  readonly files: readonly DataFile[];
  readonly problems: readonly Problem[];
}

const TIER_FOLDERS = ['tier0_sanity', 'tier1_core'] as const;

/**
 * Finds the files of the wanted tiers: `tier0_sanity/<category>.json` and `tier1_core/<category>.json`, or where neither
 * folder exists the older `cases/<category>/*.json` or `<category>/*.json`, which counts as tier 1.
 */
export async function findDataFiles(settings: GovernanceSettings, files: DataFiles): Promise<Layout> {
  const root = settings.data === BUILTIN_DATA ? BUILTIN_ROOT : settings.data;
  const entries = await files.list(root);
  if (!entries)
    return fault(
      root,
      'there is no such folder; give one in the layout of fitz-gov, relative to the folder of ragbench.yml',
    );
  const folders = entries.filter(({ kind }) => kind === 'folder').map(({ name }) => name);
  if (TIER_FOLDERS.some((name) => folders.includes(name))) return tiered(settings, files, root);
  if (folders.includes('cases'))
    return flat(settings, files, join(root, 'cases'), await files.list(join(root, 'cases')));
  if (CATEGORIES.some((name) => folders.includes(name)))
    return flat(settings, files, root, entries.filter(isCategory));
  return fault(
    root,
    `holds no cases; ${TIER_FOLDERS.join('/ and ')}/ with files named <category>.json are expected`,
  );
}

/** A path inside a folder. */
function join(folder: string, name: string): string {
  return folder.endsWith('/') || folder === BUILTIN_ROOT ? folder + name : `${folder}/${name}`;
}

async function tiered({ tiers }: GovernanceSettings, files: DataFiles, root: string): Promise<Layout> {
  const wanted = ([0, 1] as const).filter((tier) => tiers.includes(tier));
  return merge(
    await Promise.all(wanted.map(async (tier) => tierFolder(join(root, TIER_FOLDERS[tier]), tier, files))),
  );
}

async function tierFolder(folder: string, tier: 0 | 1, files: DataFiles): Promise<Layout> {
  const entries = await files.list(folder);
  if (!entries) return fault(folder, `there is no such folder; leave ${tier} out of tiers, or add it`);
  const found = entries.filter(({ name, kind }) => kind === 'folder' || name.endsWith('.json'));
  const prefix = tier === 0 ? 't0_' : 't1_';
  const read = found.map(({ name, kind }): Layout => {
    const category = kind === 'file' ? categoryOf(name.replace(/\.json$/, '')) : undefined;
    if (!category)
      return fault(join(folder, name), `is no category; ${CATEGORIES.join(', ')} with .json are allowed`);
    return { files: [{ path: join(folder, name), category, tier, prefix }], problems: [] };
  });
  return read.length > 0
    ? merge(read)
    : fault(folder, `holds no cases; files named <category>.json are expected`);
}

async function flat(
  { tiers }: GovernanceSettings,
  files: DataFiles,
  root: string,
  entries: FolderList,
): Promise<Layout> {
  if (!tiers.includes(1))
    return fault(root, 'has no tier folders, so that all its cases are of tier 1; tiers: [1] is allowed');
  const folders = (entries ?? []).filter(({ kind }) => kind === 'folder');
  return merge(
    await Promise.all(folders.map(async ({ name }) => categoryFolder(join(root, name), name, files))),
  );
}

async function categoryFolder(folder: string, name: string, files: DataFiles): Promise<Layout> {
  const category = categoryOf(name);
  if (!category) return fault(folder, `is no category; folders named ${CATEGORIES.join(', ')} are allowed`);
  const names = ((await files.list(folder)) ?? [])
    .map((entry) => entry.name)
    .filter((entry) => entry.endsWith('.json'));
  return { files: names.map((file) => ({ path: join(folder, file), category, tier: 1 })), problems: [] };
}

function isCategory({ name, kind }: { readonly name: string; readonly kind: string }): boolean {
  return kind === 'folder' && categoryOf(name) !== undefined;
}

function categoryOf(name: string): Category | undefined {
  return CATEGORIES.find((category) => category === name);
}

function fault(file: string, message: string): Layout {
  return { files: [], problems: [{ location: { file }, message }] };
}

function merge(parts: readonly Layout[]): Layout {
  return { files: parts.flatMap(({ files }) => files), problems: parts.flatMap(({ problems }) => problems) };
}
