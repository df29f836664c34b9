/** Builds everything that is generated and fails when git then sees a difference, untracked files included. */
import { execFileSync } from 'node:child_process';

const GENERATED = ['dist', 'schema.json', 'README.md', 'docs'];

execFileSync('node', ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
const changed = execFileSync('git', ['status', '--porcelain', '--', ...GENERATED], { encoding: 'utf8' });
if (changed !== '') {
  process.stderr.write(
    `these files are not what their sources make; run "npm run build" and commit them:\n${changed}`,
  );
  process.exitCode = 1;
}
