import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeAction } from '../../scripts/docs.ts';
import { ROOT } from '../helpers/cli.ts';
import { actionManifest } from './workflow-files.ts';

const ACTION = actionManifest();

/** Design §10. */
const DEFAULTS = {
  config: 'ragbench.yml',
  'working-directory': '.',
  'github-token': '${{ github.token }}',
  suites: '',
  tier: '',
  shard: '',
  comment: '',
  'comment-key': '',
  'check-name': '',
  'baseline-store': '',
  bump: 'auto',
  'fail-on': '',
  command: 'run',
  'report-path': '',
  'report-url': '',
};
const OUTPUTS = [
  'verdict',
  'exit-code',
  'headline',
  'report',
  'failed-cases',
  'comment-url',
  'check-url',
  'baseline-changed',
];
const MARKETPLACE_COLOURS = [
  'white',
  'black',
  'yellow',
  'blue',
  'green',
  'orange',
  'red',
  'purple',
  'gray-dark',
];

describe('action.yml', () => {
  it('has the inputs of the design with their defaults', () => {
    const defaults = Object.entries(ACTION.inputs).map(([name, input]) => [name, input.default]);
    expect(Object.fromEntries(defaults)).toEqual(DEFAULTS);
  });

  it('has the outputs of the design', () => {
    expect(Object.keys(ACTION.outputs).toSorted()).toEqual(OUTPUTS.toSorted());
  });

  it.each(Object.entries({ ...ACTION.inputs, ...ACTION.outputs }))(
    'describes %s in sentences',
    (_, { description }) => {
      expect(description).toMatch(/^[^\n]{10,}\.$/);
    },
  );

  it('runs on Node 24, from files that are there', () => {
    const { using, main, post } = ACTION.runs;
    expect(using).toBe('node24');
    expect([main, post].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('can stand in the Marketplace', () => {
    expect(MARKETPLACE_COLOURS).toContain(ACTION.branding.color);
    expect(ACTION.branding.icon).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(ACTION.description.length).toBeLessThanOrEqual(125);
  });
});

describe('the tables made from it', () => {
  const source = `
inputs:
  one: { description: "a | b\\n  c", default: x|y }
  two: { description: Second., default: '' }
outputs:
  three: { description: Third. }
`;

  it('keep a row on one line and its cells apart', () => {
    expect(describeAction(source)).toEqual({
      inputs: [
        '| input | what it does | default |',
        '| --- | --- | --- |',
        '| `one` | a \\| b c | `x\\|y` |',
        '| `two` | Second. |  |',
      ].join('\n'),
      outputs: ['| output | what it holds |', '| --- | --- |', '| `three` | Third. |'].join('\n'),
    });
  });
});
