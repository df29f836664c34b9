import { cp } from 'node:fs/promises';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { builtinFiles } from '../../src/config/builtin-data.ts';
import { loadConfig } from '../../src/config/load.ts';
import { loadPlan, type Plan } from '../../src/config/plan.ts';
import type { Problem } from '../../src/model/problem.ts';
import { BUILTIN_ROOT } from '../../src/suites/governance/settings.ts';
import { memoryFiles } from '../helpers/memory-files.ts';
import { run } from '../oracles/scored.ts';
import { loadShipped, ROOT, shippedFiles } from './cases.ts';

describe('data: builtin', () => {
  it('loads the sixty cases of tier 0 where the user has no data at all', async () => {
    const plan = await planned({ data: 'builtin' });
    expect(plan.problems).toEqual([]);
    expect(
      plan.entries.map(({ suite, tier, cases, thresholds }) => [suite, tier, cases.length, thresholds]),
    ).toEqual([['governance', 0, 60, { accuracy: 0.95 }]]);
    expect(plan.inspect()).toEqual([{ problems: [], notes: [] }]);
  });

  it('is what lies in data/: the same cases, lines and contents', async () => {
    const [entry] = (await planned({ data: 'builtin' })).entries;
    const fromFolder = await loadShipped();
    expect(entry?.cases.map(({ id, content, location }) => [id, content, location])).toEqual(
      fromFolder.cases.map(({ id, content, location }) => [
        id,
        content,
        { ...location, file: location.file.replace('data/', BUILTIN_ROOT) },
      ]),
    );
  });

  it('names its places as built in', async () => {
    const [entry] = (await planned({ data: 'builtin' })).entries;
    expect(entry?.cases[0]?.location.file).toBe('builtin:tier0_sanity/abstention.json');
  });

  it.each([[[0, 1]], [[1]]])(
    'refuses tiers %j by name and place, for there is no tier 1 yet',
    async (tiers) => {
      expect(await refused({ data: 'builtin', tiers })).toEqual([
        {
          location: { file: 'ragbench.yml', line: 1, column: expect.any(Number) },
          message: 'the built-in data has no tier 1 in this version; tiers: [0] is allowed',
        },
      ]);
    },
  );

  it('takes tiers: [0]', async () => {
    expect((await planned({ data: 'builtin', tiers: [0] })).entries).toHaveLength(1);
  });

  it("leaves a user's folder of that name to ./builtin, with both tiers by default", async () => {
    const { problems } = await planned(
      { data: './builtin' },
      { 'builtin/tier0_sanity/abstention.json': shippedFiles[0]?.text },
    );
    expect(problems.map(({ location }) => location.file)).toEqual(['./builtin/tier1_core']);
  });

  it('has files in its own folder only', async () => {
    expect(await builtinFiles.list('data')).toBeUndefined();
    expect(await builtinFiles.read('builtin:tier1_core/abstention.json')).toEqual({
      kind: 'missing',
      why: 'not built in',
    });
    for (const { category, text } of shippedFiles) {
      const read = await builtinFiles.read(`builtin:tier0_sanity/${category}.json`);
      expect(read.kind === 'ok' && new TextDecoder().decode(read.bytes)).toBe(text);
    }
  });

  it('is inside the bundle: dist/ alone is enough', async () => {
    await using fixture = await createFixture({
      'ragbench.yml': JSON.stringify(config({ data: 'builtin' })),
    });
    await cp(`${ROOT}/dist`, fixture.getPath('elsewhere'), { recursive: true });
    const said = await run(
      process.execPath,
      ['elsewhere/cli.js', 'validate', '--config', 'ragbench.yml'],
      fixture.path,
    );
    expect(said).toBe('ragbench.yml is valid: 60 cases in 1 suites, tiers and variants\n');
  });
});

function config(governance: object): object {
  return { version: 1, app: { url: 'http://127.0.0.1:9/' }, suites: { governance } };
}

async function loadedConfig(governance: object, files: { readonly [path: string]: unknown }) {
  const all = memoryFiles({ 'ragbench.yml': config(governance), ...files });
  return { loaded: await loadConfig('ragbench.yml', all, {}), all };
}

async function planned(governance: object, files: { readonly [path: string]: unknown } = {}): Promise<Plan> {
  const { loaded, all } = await loadedConfig(governance, files);
  if (loaded.kind === 'bad') throw new Error(JSON.stringify(loaded.problems));
  expect(loaded.value.unbuilt).toEqual([]);
  return loadPlan(loaded.value, all);
}

async function refused(governance: object): Promise<readonly Problem[]> {
  const { loaded } = await loadedConfig(governance, {});
  return loaded.kind === 'bad' ? loaded.problems : [];
}
