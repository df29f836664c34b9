import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { pythonApp, SHIM } from './apps.ts';
import { OLD_PYTHONS, PYTHON } from './pythons.ts';

describe('a Python that cannot do it', () => {
  it('is missing', async () => {
    await using app = await pythonApp('takes:prompt_only', {}, { env: { PATH: '/nonexistent' } });
    expect(app.hosted).toMatchObject({
      kind: 'failed',
      failure: {
        brief: 'app.python: there is no python3 on PATH; install Python 3.9 or newer, or put it on PATH',
      },
    });
  });

  it.skipIf(OLD_PYTHONS.length === 0).each(OLD_PYTHONS)(
    'is too old: $version',
    async ({ version, command }) => {
      const refused = promisify(execFile)(command, [SHIM, 'app', 'takes:prompt_only']);
      await expect(refused).rejects.toMatchObject({
        code: 64,
        stdout: '',
        stderr: expect.stringMatching(
          new RegExp(
            `^app\\.python needs Python 3\\.9 or newer; this is ${version.replaceAll('.', '\\.')} \\(.*\\)\\n$`,
          ),
        ) as string,
      });
    },
  );

  it('says so as the reason of the run', async () => {
    const refusing = '#!/bin/sh\necho "warning: x" >&2\necho "this is too old" >&2\nexit 64\n';
    await using folder = await createFixture({ python3: refusing });
    await chmod(folder.getPath('python3'), 0o755);
    const env = { PATH: `${folder.path}${delimiter}/bin` };
    await using app = await pythonApp('takes:prompt_only', {}, { env });
    expect(app.hosted).toMatchObject({ kind: 'failed', failure: { brief: 'this is too old' } });
  });
});

it('the Python of this machine is one that the shim supports', () => {
  expect(PYTHON.version).toMatch(/^3\.(9|\d\d)\./);
});
