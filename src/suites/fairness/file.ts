import type { Location, Problem } from '../../model/problem.ts';
import { readText } from '../../read/decode.ts';
import type { DataFiles, Read } from '../../read/files.ts';
import { checkShape } from '../../read/issues.ts';
import { readSeedDocument, type SeedDocument } from '../../read/seed-document.ts';
import { suggest } from '../../text/did-you-mean.ts';
import { idProblems } from '../common.ts';
import { expandDataset, placeholders, type FairnessVariant } from './expand.ts';
import { fairnessFile, type FairnessFile, type FairnessMetric } from './schema.ts';

/** A fairtrace suite: what is sent, and what is measured. */
export interface FairnessSuite {
  readonly variants: readonly FairnessVariant[];
  readonly metrics: readonly FairnessMetric[];
  readonly notes: readonly Problem[];
}

/** Reads fairtrace's suite file (YAML when it ends in .yaml or .yml, else JSON) and expands its prompts. */
export async function readFairnessFile(path: string, files: DataFiles): Promise<Read<FairnessSuite>> {
  const text = await readText(files, path);
  if (text.kind === 'bad') return text;
  const document = readSeedDocument(path, text.value);
  if (document.kind === 'bad') return document;
  const shape = checkShape(fairnessFile, document.value);
  if (shape.kind === 'bad') return shape;
  const problems = datasetProblems(shape.value, document.value);
  if (problems.length > 0) return { kind: 'bad', problems };
  return {
    kind: 'ok',
    value: { variants: expandDataset(shape.value.dataset), metrics: shape.value.metrics, notes: [] },
  };
}

function datasetProblems({ dataset }: FairnessFile, { locate }: SeedDocument): Problem[] {
  const list = dataset.prompts ? 'prompts' : 'variants';
  const entries = dataset.prompts ?? dataset.variants ?? [];
  const ids = entries.map(({ id }, index) => ({ id, location: locate(['dataset', list, index, 'id']) }));
  const faults = (dataset.prompts ?? []).flatMap((prompt, index) =>
    placeholderProblems(prompt, locate(['dataset', 'prompts', index, 'prompt'])),
  );
  return [...idProblems(ids), ...faults];
}

/** Without attributes a prompt is sent as it is, braces and all, so that nothing in it is a placeholder. */
function placeholderProblems(
  { id, prompt, attributes = {} }: NonNullable<FairnessFile['dataset']['prompts']>[number],
  location: Location,
): Problem[] {
  const names = Object.keys(attributes);
  const unknown =
    names.length === 0 ? [] : new Set(placeholders(prompt).filter((name) => !names.includes(name)));
  return [...unknown].map((name) => {
    const meant = suggest(name, names);
    const hint = meant === undefined ? '' : `did you mean {${meant}}? `;
    return {
      location,
      message: `prompt "${id}": {${name}} is no attribute of it; ${hint}${names.map((known) => `{${known}}`).join(', ')} and, for braces, {{ and }} are allowed`,
    };
  });
}
