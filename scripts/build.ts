/** Builds dist/ (the bundles of the action and of the CLI, each with its licences), schema.json and the generated parts of the docs. `node scripts/build.ts` under Node 24. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { configJsonSchema } from '../src/config/json-schema.ts';
import { writeGeneratedDocs } from './docs.ts';

// Built beside and swapped in, so that dist/ is never half there.
const FRESH = '.build/dist';
/** The files that users start, by the name of their source; each loads the bundle beside it. */
const ENTRIES = {
  action: "import './action/index.js';\n",
  cli: "#!/usr/bin/env node\nimport './cli/index.js';\n",
} as const;

rmSync(FRESH, { recursive: true, force: true });
mkdirSync(FRESH, { recursive: true });
const failed = (await Promise.all(Object.keys(ENTRIES).map(bundle))).filter(({ exit }) => exit !== 0);
if (failed.length > 0)
  throw new Error(`ncc could not bundle ${failed.map(({ source }) => source).join(', ')}`);
for (const [name, text] of Object.entries(ENTRIES)) writeFileSync(`${FRESH}/${name}.js`, text);
writeFileSync(`${FRESH}/package.json`, '{ "type": "module" }\n');
chmodSync(`${FRESH}/cli.js`, 0o755);
rmSync('dist', { recursive: true, force: true });
renameSync(FRESH, 'dist');
writeFileSync('schema.json', `${JSON.stringify(configJsonSchema(), null, 2)}\n`);
writeGeneratedDocs();

/** One bundle per entry: the action loads nothing of the CLI's, and the other way round. */
async function bundle(name: string): Promise<{ readonly source: string; readonly exit: unknown }> {
  const source = `src/${name}.ts`;
  const args = ['build', source, '--out', `${FRESH}/${name}`, '--license', 'licenses.txt'];
  const ncc = spawn('npx', ['ncc', ...args], { stdio: 'inherit', shell: process.platform === 'win32' });
  const [exit]: unknown[] = await once(ncc, 'close');
  return { source, exit };
}
