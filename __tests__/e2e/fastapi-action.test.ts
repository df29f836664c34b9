import { describe, expect, it } from 'vitest';
import { accepts } from '../../src/app/ports.ts';
import { freePort } from '../app/programs.ts';
import { edited, EDITS, exampleFiles, pythonEnvironment } from './fastapi.ts';
import { expectNothingLeft, gatedRepository } from './shop-on-github.ts';

const environment = await pythonEnvironment();
const skip = environment.kind === 'missing' && process.env['RAGBENCH_REQUIRE_ORACLES'] === undefined;
if (skip) console.log(`The FastAPI example could not be installed, its test is skipped: ${environment.why}`);

/** Each case that broke, with its stage, as the comment words it. */
const BROKEN = {
  'cla-01': 'answered, should have asked back',
  'cla-02': 'answered, should have asked back',
  'cla-03': 'answered, should have asked back',
  'num-09': 'source not retrieved',
  'num-10': 'source not retrieved',
};

describe.skipIf(skip)('the FastAPI example, gated by the action', () => {
  it('keeps its baseline on main, fails a pull request that breaks retrieval, and is green once mended', async () => {
    if (environment.kind === 'missing') throw new Error(environment.why);
    const port = await freePort();
    const files = await exampleFiles(environment.python, port);
    await using repository = await gatedRepository(files);
    const { github } = repository;
    const main = await github.head('main');
    const pushed = await repository.push();
    expect(pushed.outputs).toMatchObject({ verdict: 'PASS', 'baseline-changed': 'false' });
    expect(await github.head('main')).toBe(main);

    const { path } = EDITS.retrieval;
    const pull = await repository.open({ [path]: edited(files, EDITS.retrieval) });
    const failed = await repository.gate(pull);
    expect(failed).toMatchObject({ exit: 1, outputs: { verdict: 'FAIL' } });
    const [comment] = github.comments(pull.number);
    expect(comment?.body).toMatch(/^.*\n#+ .*FAIL · 5 cases regressed/);
    expect(Object.fromEntries(stagesIn(comment?.body ?? ''))).toEqual(BROKEN);
    const [check] = github.checks(pull.headSha);
    expect(check?.conclusion).toBe('failure');
    expect(check?.annotations.map(({ path: file }) => file)).toEqual(Array(5).fill('eval/golden.jsonl'));
    expectNothingLeft(failed);

    const mended = await repository.gate(await github.pushPull(pull.number, { [path]: files[path] ?? '' }));
    expect(mended.exit).toBe(0);
    const after = github.comments(pull.number);
    expect(after.map(({ id }) => id)).toEqual([comment?.id]);
    expect(after[0]?.body).toMatch(/^.*\n#+ .*PASS · 24 cases, nothing got worse/);
    for (const run of [pushed, failed, mended]) expectNothingLeft(run);
    expect((await accepts('127.0.0.1', port)).kind).toBe('none');
  });
});

/** The title of every case in a comment: its id and what broke. */
function stagesIn(body: string): (readonly [id: string, stage: string])[] {
  const titles = body.matchAll(/<summary><code>([^<]+)<\/code> · ([^<·]+) ·/g);
  return [...titles].map(([, id = '', stage = '']) => [id, stage] as const);
}
