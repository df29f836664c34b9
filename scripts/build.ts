/** Builds dist/ (the CLI's bundle with its licences) and schema.json. `node scripts/build.ts` under Node 24. */
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { configJsonSchema } from '../src/config/json-schema.ts';

const BUNDLE = ['build', 'src/cli.ts', '--out', 'dist/cli', '--license', 'licenses.txt'];
const ENTRY = "#!/usr/bin/env node\nimport './cli/index.js';\n";

rmSync('dist', { recursive: true, force: true });
execFileSync('npx', ['ncc', ...BUNDLE], { stdio: 'inherit', shell: process.platform === 'win32' });
writeFileSync('dist/cli.js', ENTRY);
writeFileSync('dist/package.json', '{ "type": "module" }\n');
chmodSync('dist/cli.js', 0o755);
writeFileSync('schema.json', `${JSON.stringify(configJsonSchema(), null, 2)}\n`);
