import type { Read } from './files.ts';
import { parseJson } from './json.ts';
import { parseYaml, type YamlDocument } from './yaml.ts';

/** A file of one of the four systems. */
export type SeedDocument = YamlDocument;

/**
 * Parses a file of one of the four systems: YAML when its name ends in .yaml or .yml, where plain scalars keep their
 * source text, else strict JSON.
 */
export function readSeedDocument(file: string, text: string): Read<SeedDocument> {
  return /\.ya?ml$/i.test(file) ? parseYaml(file, text, { keepSource: true }) : parseJson(file, text);
}
