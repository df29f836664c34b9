import { describe, expect, it } from 'vitest';
import { MOST_BYTES, survey } from '../../src/init/survey.ts';
import type { DataFiles } from '../../src/read/files.ts';
import { folderIn } from './repositories.ts';

describe('a survey', () => {
  it('leaves out dependencies, builds, hidden folders and virtual environments of any name', async () => {
    const left = [
      'node_modules/a',
      '.venv/a',
      '.git/a',
      'dist/a',
      'build/a',
      'web/node_modules/a',
      'py3/lib',
    ];
    const contents = Object.fromEntries(left.map((folder) => [`${folder}/app.py`, 'x']));
    const { paths } = await survey(folderIn({ ...contents, 'py3/pyvenv.cfg': '', 'app/app.py': 'x' }));
    expect(paths).toEqual(['app/app.py']);
  });

  it('reads near files first, and stops at a limit', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`a/deep/f${n}.py`, 'x']));
    const { paths, files } = await survey(folderIn({ ...many, 'z.py': 'x' }));
    expect(paths).toHaveLength(501);
    expect(files).toHaveLength(300);
    expect(files[0]?.path).toBe('z.py');
  });

  it('walks a tree without end for a while only', async () => {
    const endless: DataFiles = {
      read: async () => ({ kind: 'missing', why: '' }),
      list: async () => [
        { name: 'a', kind: 'folder' },
        { name: 'b', kind: 'folder' },
        { name: 'x.py', kind: 'file' },
      ],
    };
    expect((await survey(endless)).paths.length).toBeLessThan(1000);
  });

  it('takes whole lines of the beginning of a long file', async () => {
    const line = `${'x'.repeat(999)}\n`;
    const { files } = await survey(folderIn({ 'a.py': line.repeat(400) }));
    expect(files[0]?.text).toBe(line.repeat(Math.floor(MOST_BYTES / 1000)));
  });

  it('does without what is no text', async () => {
    const { files } = await survey(folderIn({ 'a.py': 'a\u{0}b', 'b.py': 'x' }));
    expect(files.map(({ path }) => path)).toEqual(['b.py']);
  });
});
