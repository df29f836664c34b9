import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { unpinnedUses, type Workflow } from '../repository/workflow-files.ts';
import { committedFiles } from './fastapi.ts';

/** What the tests look at beside what they look at in any workflow, which actionlint reads in `repository/`. */
interface ExampleWorkflow extends Workflow {
  readonly on: unknown;
}

const EVENTS = {
  'pull-request': "github.event_name == 'pull_request'",
  main: "github.event_name == 'push'",
};

describe("the FastAPI example's workflow", () => {
  let text: string;
  let workflow: ExampleWorkflow;
  beforeAll(async () => {
    text = (await committedFiles())['.github/workflows/ragbench.yml'] ?? '';
    workflow = parse(text) as ExampleWorkflow;
  });

  it('may write the contents only in the job of a push to main', () => {
    expect(workflow.on).toEqual({ pull_request: null, push: { branches: ['main'] } });
    expect(workflow.permissions).toEqual({});
    expect(workflow.jobs).toEqual({
      'pull-request': expect.objectContaining({
        if: EVENTS['pull-request'],
        permissions: { contents: 'read', 'pull-requests': 'write', checks: 'write' },
      }),
      main: expect.objectContaining({
        if: EVENTS.main,
        permissions: { contents: 'write', checks: 'write' },
      }),
    });
  });

  it('pins every action but ours to a commit', () => {
    expect(unpinnedUses(text)).toEqual(Array(2).fill('- uses: org/ragbench-action@v1'));
  });

  it('keeps the report and the recording of every run, also of one that failed', () => {
    const kept = Object.values(workflow.jobs).map(({ steps }) => steps?.at(-1));
    const path = 'ragbench-report.json\nragbench-recording.jsonl\n';
    const upload = { if: '${{ !cancelled() }}', with: { name: 'ragbench', path } };
    expect(kept).toEqual(Array(2).fill(expect.objectContaining(upload)));
  });
});
