import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Installs the Python original that some tests compare with, once per checkout. Where that cannot be done (no Python, no
 * registry) those tests are skipped and say so; with RAGBENCH_REQUIRE_ORACLES, as in CI, the run fails instead.
 */
export default function prepareOracles(): void {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'oracles', 'prepare.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'fitz'], { encoding: 'utf8' });
  process.stdout.write(stdout);
  if (status === 0) return;
  if (process.env['RAGBENCH_REQUIRE_ORACLES']) throw new Error(stderr);
  process.stdout.write(
    `fitz-gov is not installed, so the tests that compare with it are skipped:\n${stderr}`,
  );
}
