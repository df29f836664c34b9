import type { Location } from '../model/problem.ts';
import { FILE_READERS } from '../suites/registry.ts';
import type { YamlDocument } from '../read/yaml.ts';
import type { AppSettings } from './schema/app.ts';
import type { Config } from './schema/config.ts';
import type { VariantApp } from './variants.ts';

/** A part of the contract that this version does not have yet. */
interface Unbuilt {
  readonly path: readonly (string | number)[];
  readonly what: string;
  /** Its files can be read and checked already, though nothing can be run on them. */
  readonly readable?: boolean;
}

/** A part that is not built yet, and where the config has it. */
interface UnbuiltPart extends Omit<Unbuilt, 'path'> {
  readonly location: Location;
}

/** Everything in the config that is part of the contract but not built yet: refused by name, never ignored. */
export function unbuiltParts(
  config: Config,
  apps: ReadonlyMap<string, VariantApp>,
  locate: YamlDocument['locate'],
): UnbuiltPart[] {
  const parts = [...suiteParts(config), ...judgeParts(config), ...gateParts(config)];
  return [
    ...[...apps.values()].flatMap((app) =>
      appParts(app.settings).map(({ path, what }) => ({ location: app.locate(path, true), what })),
    ),
    ...parts.map(({ path, ...part }) => ({ location: locate(path, true), ...part })),
  ];
}

function appParts(app: AppSettings): Unbuilt[] {
  const parts: Unbuilt[] = [];
  if (app.mode_from === 'judge') parts.push({ path: ['mode_from'], what: 'mode_from: judge' });
  return parts;
}

function suiteParts({ suites }: Config): Unbuilt[] {
  return suites.flatMap(({ id, kind, settings }) => {
    const at = (key: string, what: string): Unbuilt => ({ path: ['suites', id, key], what });
    const parts: Unbuilt[] = [];
    if (kind !== 'governance' && kind !== 'qa')
      parts.push({ path: ['suites', id], what: `the suite kind ${kind}`, readable: kind in FILE_READERS });
    if ('data' in settings && settings.data.startsWith('pypi:'))
      parts.push(at('data', `data: ${settings.data}`));
    if ('contexts' in settings && settings.contexts === 'retrieved')
      parts.push(at('contexts', 'contexts: retrieved'));
    if ('ingest' in settings && settings.ingest) parts.push(at('ingest', 'ingest'));
    if (settings.when) parts.push(at('when', 'when'));
    return parts;
  });
}

function judgeParts({ judge, evaluators }: Config): Unbuilt[] {
  const parts: Unbuilt[] = [];
  if (judge.provider !== 'none' && judge.provider !== 'lexical')
    parts.push({ path: ['judge', 'provider'], what: `the judge ${judge.provider}` });
  for (const name of Object.keys(evaluators))
    parts.push({ path: ['evaluators', name], what: 'an evaluator of your own' });
  return parts;
}

function gateParts({ gate, baseline, report }: Config): Unbuilt[] {
  const parts: Unbuilt[] = [];
  if (gate.confirm > 0) parts.push({ path: ['gate', 'confirm'], what: 'confirm' });
  if (gate.noise === 'learned') parts.push({ path: ['gate', 'noise'], what: 'noise: learned' });
  if (baseline.store === 'cache') parts.push({ path: ['baseline', 'store'], what: 'store: cache' });
  if (baseline.bump === 'pull-request')
    parts.push({ path: ['baseline', 'bump'], what: 'bump: pull-request' });
  if (report.html) parts.push({ path: ['report', 'html'], what: 'the HTML report' });
  if (report.junit) parts.push({ path: ['report', 'junit'], what: 'the JUnit report' });
  return parts;
}
