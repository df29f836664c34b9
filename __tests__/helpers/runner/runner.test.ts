import { describe, expect, it } from 'vitest';
import { actionFixture, appends, prints } from './action-fixture.ts';
import { RUNTIME_SECRETS } from './job.ts';
import type { ActionRun } from './run-action.ts';

/** What an action prints, as the runner takes it. */
async function printed(...lines: readonly string[]): Promise<ActionRun> {
  await using action = await actionFixture({ main: prints(...lines) });
  await using run = await action.run();
  return run;
}

const said = ({ annotations }: ActionRun): string[] =>
  annotations.map(({ level, message }) => `${level}: ${message}`);

describe('a workflow command', () => {
  const LINES: readonly [line: string, annotation: string | undefined][] = [
    ['::error::broken', 'error: broken'],
    ['  \u00a0\t::warning::late', 'warning: late'],
    ['::NOTICE::loud', 'notice: loud'],
    ['::error::a%0Ab%250Ac%3Ad', 'error: a\nb%0Ac%3Ad'],
    ['##[error]broken', 'error: broken'],
    ['[app] said ##[warning]late', 'warning: late'],
    ['##[error]a%0Ab%5D%3B%250A', 'error: a\nb];%0A'],
    ['a carriage return\r::error::begins a line', 'error: begins a line'],
    ['[app] ::error::not at the start', undefined],
    ['##[nothing]##[error]only the first mark counts', undefined],
    ['::error without an end', undefined],
    ['::errors::unknown', undefined],
    ['\ufeff::error::no space to .NET', undefined],
  ];

  it.each(LINES)('%j', async (line, annotation) => {
    expect(said(await printed(line))).toEqual(annotation === undefined ? [] : [annotation]);
  });

  it('has properties, decoded, in both syntaxes', async () => {
    const run = await printed(
      '::error file=a%2Cb.py,line=3,endLine=5,title=It%3A broke::now',
      '##[warning file=c.py;line=7;title=Semi%3Bcolon]then',
      '::notice endLine=4::only an end',
    );
    expect(run.annotations).toEqual([
      { level: 'error', message: 'now', file: 'a,b.py', line: 3, endLine: 5, title: 'It: broke' },
      { level: 'warning', message: 'then', file: 'c.py', line: 7, title: 'Semi;colon' },
      { level: 'notice', message: 'only an end', line: 4, endLine: 4 },
    ]);
  });

  it('from stderr counts alike', async () => {
    await using action = await actionFixture({ main: "console.error('::error::from below')" });
    await using run = await action.run();
    expect(said(run)).toEqual(['error: from below']);
  });

  it('names a file of the workspace from its root', async () => {
    await using action = await actionFixture({
      main: 'console.log(`::error file=${process.cwd()}/eval/golden.jsonl,line=2::wrong`)',
    });
    await using run = await action.run();
    expect(run.annotations).toMatchObject([{ file: 'eval/golden.jsonl', line: 2 }]);
  });

  it('that is split over writes, without a last line end, is read whole', async () => {
    const main = "process.stdout.write('::err'); setTimeout(() => process.stdout.write('or::in two'), 50)";
    await using action = await actionFixture({ main });
    await using run = await action.run();
    expect(said(run)).toEqual(['error: in two']);
  });
});

describe('the log', () => {
  it('shows groups and annotations as marks, hides debug lines and masks', async () => {
    const { log, commands } = await printed(
      'plain',
      '::group::Cases',
      '::debug::hidden',
      '::add-mask::hush-hush',
      '::endgroup::',
      '::error::now',
    );
    expect(log).toEqual(['plain', '##[group]Cases', '##[endgroup]', '##[error]now']);
    expect(commands.map(({ name }) => name)).toEqual(['group', 'debug', 'add-mask', 'endgroup', 'error']);
  });

  it('masks a value and each of its lines from then on, in annotations and the summary too', async () => {
    const main = [
      prints('before first-half', '::add-mask::first-half%0Asecond-half', 'x first-halfsecond-half y'),
      prints('::error::second-half leaked'),
      appends('GITHUB_STEP_SUMMARY', 'first-half\n'),
    ].join('\n');
    await using action = await actionFixture({ main });
    await using run = await action.run();
    expect(run.log).toEqual(['before first-half', 'x *** y', '##[error]*** leaked']);
    expect(said(run)).toEqual(['error: *** leaked']);
    expect(run.summary).toBe('***\n');
    expect(run.raw).toContain('second-half leaked');
    expect(run.masks).toEqual(expect.arrayContaining(['first-half', 'second-half']));
  });

  it('masks the secrets of the job from the start', async () => {
    await using action = await actionFixture({
      main: 'console.log(process.env.INPUT_TOKEN, process.env.ACTIONS_RUNTIME_TOKEN)',
    });
    await using run = await action.run({ inputs: { token: 'job-token-19af' } });
    expect(run.log.at(-1)).toBe('*** ***');
    expect(run.raw).toBe(`job-token-19af ${RUNTIME_SECRETS.ACTIONS_RUNTIME_TOKEN}\n`);
  });

  it('echoes commands where the step asks for it', async () => {
    const { log } = await printed('::echo::on', '::remove-matcher owner=a::', '::echo::off', '::endgroup::');
    expect(log).toEqual(['::remove-matcher owner=a::', '::echo::off', '##[endgroup]']);
  });
});

describe('stopped commands', () => {
  it.each(['::a-long-token::', '##[a-long-token]', '  ::A-LONG-TOKEN::'])('resume at %s', async (resume) => {
    const run = await printed(
      '::stop-commands::a-long-token',
      '::error::stopped',
      'mid-line ##[error]stopped too',
      '::stop-commands::other',
      resume,
      '::error::resumed',
    );
    expect(said(run)).toEqual(['error: resumed']);
    expect(run.log.slice(1, 4)).toEqual([
      '::error::stopped',
      'mid-line ##[error]stopped too',
      '::stop-commands::other',
    ]);
    expect(run.log[0]).toBe('::stop-commands::***');
  });

  it.each(['', 'error', 'pause-logging'])('need a token of their own, not %j', async (token) => {
    const run = await printed(`::stop-commands::${token}`, '::error::still obeyed');
    expect(run.conclusion).toBe('failure');
    expect(said(run)).toContain('error: still obeyed');
  });
});

describe('the limits of annotations', () => {
  it('are ten of each level, the rest only in the log', async () => {
    const errors = Array.from({ length: 12 }, (_, n) => `::error::number ${n}`);
    const run = await printed(...errors, '::warning::first of its level');
    expect(said(run)).toHaveLength(11);
    expect(run.dropped.map(({ message }) => message)).toEqual(['number 10', 'number 11']);
    expect(run.log).toContain('##[error]number 11');
  });

  it('are 4,096 characters', async () => {
    const { annotations } = await printed(`::error::${'x'.repeat(4_096)}tail`);
    expect(annotations[0]?.message).toBe('x'.repeat(4_096));
  });
});

describe('commands that files have replaced', () => {
  it('set-output and save-state still act, with a warning', async () => {
    const run = await printed('::set-output name=verdict::PASS', '##[save-state name=group]41');
    expect(run).toMatchObject({
      outputs: { verdict: 'PASS' },
      state: { group: '41' },
      conclusion: 'success',
    });
    expect(run.warnings).toHaveLength(2);
  });

  it.each(['::set-env name=PATH::/tmp', '::add-path::/tmp', '::set-output::no name'])(
    '%s fails the step',
    async (line) => {
      const run = await printed(line);
      expect(run).toMatchObject({ conclusion: 'failure', env: {}, outputs: {}, paths: [] });
      expect(run.errors).not.toEqual([]);
    },
  );
});
