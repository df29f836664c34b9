import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { interpolate } from '../../src/config/interpolate.ts';
import { commented, literal, note, quoted } from '../../src/init/yaml-text.ts';
import { goldenText } from '../../src/init/golden-text.ts';
import { workflowText } from '../../src/init/workflow.ts';
import { configOf, faultsOf, lint, planned, textOf, workflowOf } from './repositories.ts';

const EVIL = 'x: y # "z" ${{ secrets.A }}';
const NAMES = [
  EVIL,
  "a'; rm -rf b; '",
  '${HOME}',
  '- *x &y !z',
  'a\nname: b',
  '\u{2028}\u{85}::error::x',
  '{{prompt}}',
];

const API = 'from fastapi import FastAPI\napp = FastAPI()\n@app.post("/chat")\ndef chat(): ...\n';

/** Keys that the config may have; one more would be an injection. */
const KEYS = ['start', 'url', 'request', 'response'];

describe.each(NAMES)('a repository with the name %j', (name) => {
  const contents = {
    [`${name}/main.py`]: API,
    [`${name}/requirements.txt`]: 'fastapi\n',
    [`${name}/golden.jsonl`]: goldenText('2026-11-30'),
    [`${name}/ragverdict.yaml`]: 'evaluator: rag_quality',
  };

  it('gets a config that means that name and nothing else', async () => {
    const plan = await planned(contents);
    const { app, suites } = interpolate(configOf(plan), {}, () => false).value as ReturnType<typeof configOf>;
    expect(Object.keys(app).filter((key) => !KEYS.includes(key))).toEqual([]);
    expect(app.start).toEqual({ command: 'uvicorn main:app --port 8000', cwd: name });
    expect(suites).toEqual({ qa: { golden: `${name}/golden.jsonl` } });
    expect(await faultsOf(plan, contents)).toEqual([]);
  });

  it('gets a workflow that holds no expression of it', async () => {
    const workflow = workflowOf(await planned(contents, { folder: name }));
    expect(await lint(workflow)).toEqual([]);
    const step = stepOf(workflow, 'org/ragbench-action@v1');
    expect(evaluated(step.with['working-directory'])).toBe(name);
    expect(evaluated(stepOf(workflow, 'actions/upload-artifact@v7').with['path'])).toContain(
      `${name}/ragbench-report.json`,
    );
    const bare = workflow.replaceAll(/\$\{\{ '\$\{\{' \}\}/g, '').match(/\$\{\{[^}]*\}\}/g) ?? [];
    expect(bare.filter((expression) => /secrets\.A/.test(expression))).toEqual([]);
  });
});

describe('hostile code', () => {
  it.each([`/chat ${EVIL}`, '/chat x: y # z?${HOME}', "/chat'\\n\\ngate: 1"])(
    'puts no line into the config by the route %j',
    async (route) => {
      const quote = route.includes("'") ? '"' : "'";
      const contents = {
        'requirements.txt': 'fastapi\n',
        'main.py': API.replace('"/chat"', quote + route + quote),
      };
      const plan = await planned(contents);
      expect(new URL(configOf(plan).app.url).pathname).toMatch(/^\/chat/);
      expect(Object.keys(parse(textOf(plan, 'ragbench.yml')) as object)).toEqual([
        'version',
        'app',
        'suites',
      ]);
      expect(workflowOf(plan)).toBe(workflowOf(await planned({ 'requirements.txt': 'fastapi\n' })));
      expect(await faultsOf(plan, contents)).toEqual([]);
    },
  );

  it('puts no line into the config by a command', async () => {
    const command = 'node x.js # "}\\n ${{ secrets.A }} ${TOKEN} \': - &a';
    const plan = await planned({ Procfile: `web: ${command}\n`, 'requirements.txt': 'flask\n' });
    expect(configOf(plan).app.start?.command).toBe(command);
    expect(await faultsOf(plan, {})).toEqual([]);
  });

  it('puts no expression into the workflow by a script, a branch or a file', async () => {
    const setup = {
      language: 'python',
      versionFile: EVIL,
      install: [`pip install -r '${EVIL}'`],
      folder: EVIL,
    } as const;
    const workflow = workflowText({ branch: 'z"#${{secrets.A}}', folder: '', name: '', setup });
    expect(await lint(workflow)).toEqual([]);
    const on = (parse(workflow) as { on: { push: { branches: string[] } } }).on;
    expect(on.push.branches).toEqual(['z"#*{{secrets.A}}']);
    expect(evaluated(stepOf(workflow, undefined).run)).toBe(`pip install -r '${EVIL}'`);
    expect(evaluated(stepOf(workflow, 'actions/setup-python@v7').with['python-version-file'])).toBe(EVIL);
  });
});

describe('any text', () => {
  it('is itself again as a scalar, in a block, within braces and with a comment behind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (text, comment) => {
        const document = `${commented(`a: ${quoted(text)}`, comment)}\nb: { c: ${quoted(text)} }\n${note('', comment)}\n`;
        expect(parse(document)).toEqual({ a: text, b: { c: text } });
      }),
    );
  });

  it('is itself again after the config has put the environment in', () => {
    const part = fc.constantFrom('$', '{', '}', 'A', '$$', '${A}', '$${A}', ' ', '"');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        const filled = interpolate(parse(literal(text)), { A: 'secret' }, () => false);
        expect(filled.value).toBe(text);
        expect(filled.secrets.size).toBe(0);
      }),
    );
  });

  it('as a folder is itself again in a workflow, after its expressions are evaluated', () => {
    const part = fc.oneof(fc.constantFrom('$', '{', '}', '${{', '}}', "'", ' ', '#', ':', '\n'), fc.string());
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), (parts) => {
        const folder = parts.join('') || 'a';
        const workflow = workflowText({ folder, name: 'a' });
        const step = stepOf(workflow, 'org/ragbench-action@v1');
        expect(evaluated(step.with['working-directory'])).toBe(folder);
        expect(Object.keys(step)).toEqual(['uses', 'with']);
        const { path } = stepOf(workflow, 'actions/upload-artifact@v7').with;
        expect(evaluated(path)).toBe(`${folder}/ragbench-report.json\n${folder}/ragbench-recording.jsonl`);
      }),
    );
  });
});

interface Step {
  readonly uses?: string;
  readonly run: string;
  readonly with: { readonly [input: string]: string };
}

/** The gate job's step that uses this, or the first that runs a command. */
function stepOf(workflow: string, uses: string | undefined): Step {
  const { jobs } = parse(workflow) as { jobs: { gate: { steps: Step[] } } };
  const step = jobs.gate.steps.find((one) => one.uses === uses);
  if (!step) throw new Error(`no step uses ${uses}`);
  return step;
}

/** What the runner makes of a text whose expressions are texts in quotes; any other expression is a failure. */
function evaluated(text: string | undefined): string {
  return (text ?? '').replaceAll(/\$\{\{([^]*?)\}\}/g, (whole, expression: string) => {
    const [, value] = /^ '([^']*)' $/.exec(expression) ?? [];
    if (value === undefined) throw new Error(`an expression: ${whole}`);
    return value;
  });
}
