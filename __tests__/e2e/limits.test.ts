import { expect, it } from 'vitest';
import { bench } from './bench.ts';

it.each([
  {
    mode: 'ok',
    limits: { max_calls: 2 },
    kept: ['bicycles', 'locks'],
    said: 'limits.max_calls (2) was reached',
  },
  {
    mode: 'hang',
    limits: { max_minutes: 0.02 },
    kept: ['bicycles'],
    said: 'limits.max_minutes (0.02) was reached',
  },
])(
  '$limits ends the run: exit 1, ERROR incomplete, and what was answered is kept',
  async ({ mode, limits, kept, said }) => {
    await using app = await bench(mode, { app: { timeout: '60s' }, blocks: { limits } });
    const { exit, stdout } = await app.run();
    expect({ exit, stdout }).toEqual({
      exit: 1,
      stdout: expect.stringMatching(/^ERROR · not every case was asked/),
    });
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`${said}; raise it, or ask fewer cases`);
    const failed = app
      .report()
      .suites.flatMap(({ rows }) => rows.filter(({ verdict }) => verdict === 'ERROR'));
    expect(new Set(failed.map(({ reason }) => reason))).toEqual(new Set(['incomplete']));
    const lines = app.recording();
    expect(lines.filter(({ response }) => response !== undefined).map((line) => line.case)).toEqual(kept);
    expect(lines.filter(({ error }) => error?.code === 'incomplete')).toHaveLength(4 - kept.length);
    expect(app.appRuns()).toBe(false);
  },
);

it('limits.max_minutes cuts off a start that is under way, which is no fault of the app', async () => {
  await using app = await bench('never-starts', {
    blocks: { limits: { max_minutes: 0.02 } },
    timeout: '60s',
  });
  const { exit, stdout } = await app.run();
  expect(exit).toBe(3);
  expect(stdout).toContain('limits.max_minutes (0.02) was reached');
  expect(app.appRuns()).toBe(false);
});
