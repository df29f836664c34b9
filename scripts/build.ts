/** Builds dist/ (the CLI's bundle with its licences), schema.json and the generated parts of the docs. `node scripts/build.ts` under Node 24. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { configJsonSchema } from '../src/config/json-schema.ts';
import { writeGeneratedDocs } from './docs.ts';

// Built beside and swapped in, so that dist/ is never half there.
const FRESH = '.build/dist';
const BUNDLE = ['build', 'src/cli.ts', '--out', `${FRESH}/cli`, '--license', 'licenses.txt'];
const ENTRY = "#!/usr/bin/env node\nimport './cli/index.js';\n";

rmSync(FRESH, { recursive: true, force: true });
mkdirSync(FRESH, { recursive: true });
execFileSync('npx', ['ncc', ...BUNDLE], { stdio: 'inherit', shell: process.platform === 'win32' });
writeFileSync(`${FRESH}/cli.js`, ENTRY);
writeFileSync(`${FRESH}/package.json`, '{ "type": "module" }\n');
chmodSync(`${FRESH}/cli.js`, 0o755);
rmSync('dist', { recursive: true, force: true });
renameSync(FRESH, 'dist');
writeFileSync('schema.json', `${JSON.stringify(configJsonSchema(), null, 2)}\n`);
writeGeneratedDocs();
