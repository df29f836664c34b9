import type { DataFiles, Read } from '../read/files.ts';
import type { Problem } from '../model/problem.ts';
import { readBehaviorFile } from './behavior/file.ts';
import { behaviorSettings } from './behavior/settings.ts';
import { NOTHING_FOUND } from './common.ts';
import { customSettings } from './custom/settings.ts';
import { extractionSettings } from './extraction/settings.ts';
import { readFairnessFile } from './fairness/file.ts';
import { fairnessSettings } from './fairness/settings.ts';
import { governance } from './governance/kind.ts';
import { governanceSettings } from './governance/settings.ts';
import { qa } from './qa/kind.ts';
import { qaSettings } from './qa/settings.ts';
import type { Inspection } from './suite.ts';

/** The kinds of suites that can be run: a new one is one folder and one line here. */
export const SUITE_KINDS = { governance, qa } as const;

/** The settings of every kind that a config may name, built or not. */
export const KIND_SETTINGS = {
  governance: governanceSettings,
  qa: qaSettings,
  extraction: extractionSettings,
  behavior: behaviorSettings,
  fairness: fairnessSettings,
  custom: customSettings,
} as const;

export type KindName = keyof typeof KIND_SETTINGS;

type FileReader = (settings: object, files: DataFiles) => Promise<Inspection>;

/** Checks the files of kinds whose scoring is not built yet. */
export const FILE_READERS: { readonly [kind in KindName]?: FileReader } = {
  behavior: (settings, files) => inspectFile(settings, files, readBehaviorFile),
  fairness: (settings, files) => inspectFile(settings, files, readFairnessFile),
};

type Reader = (path: string, files: DataFiles) => Promise<Read<{ readonly notes: readonly Problem[] }>>;

/** A behaviour suite may have its tests in the config, and then no file. */
async function inspectFile(
  settings: { readonly file?: unknown },
  files: DataFiles,
  reader: Reader,
): Promise<Inspection> {
  if (typeof settings.file !== 'string') return NOTHING_FOUND;
  const read = await reader(settings.file, files);
  return read.kind === 'bad'
    ? { ...NOTHING_FOUND, problems: read.problems }
    : { ...NOTHING_FOUND, notes: read.value.notes };
}
