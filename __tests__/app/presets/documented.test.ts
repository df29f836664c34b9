import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PRESETS, type Preset } from '../../../src/model/app-settings.ts';
import { ROOT } from '../../helpers/cli.ts';
import { asked } from './served.ts';

const TENT = {
  text: 'A tent is lent for a week.',
  retrieved_context: [{ source_id: 'guide.md', chunk: 'Tents: one week.' }],
};
const READ: { readonly [preset in Exclude<Preset, 'native'>]: object } = {
  'openai-chat': {
    text: 'The museum opens at ten [doc1].',
    retrieved_context: [{ source_id: 'visit.md', chunk: 'Opening hour: ten.' }],
    citations: [{ id: '1', source_id: 'visit.md' }],
    usage: { input_tokens: 312, output_tokens: 9 },
  },
  'openai-responses': {
    ...TENT,
    retrieved_context: [{ source_id: 'guide.md', chunk: 'Tents: one week.', score: 0.9 }],
    citations: [{ id: 'file-g', source_id: 'guide.md' }],
    sources: [{ doc: 'guide.md' }],
    tool_calls: [{ name: 'file_search', args: { queries: ['tent loan'] } }],
    usage: { input_tokens: 902, output_tokens: 12 },
  },
  langserve: TENT,
  langgraph: {
    ...TENT,
    tool_calls: [{ name: 'search', args: { query: 'tent loan' }, result: 'Tents: one week.' }],
    usage: { input_tokens: 90, output_tokens: 11 },
  },
};

const PAGE = readFileSync(join(ROOT, 'docs', 'app-contract.md'), 'utf8');
const blockOf = (preset: string, language: string): string =>
  new RegExp(`^### \`${preset}\`.*?^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(PAGE)?.[1] ?? '';

describe.each(PRESETS.filter((preset) => preset !== 'native'))('the page on %s', (preset) => {
  it('shows a config and an answer that are read as it says', async () => {
    const { app } = parse(blockOf(preset, 'yaml')) as { app: Readonly<Record<string, unknown>> };
    expect(app['preset']).toBe(preset);
    const { preset: _preset, url: _url, ...rest } = app;
    const { answer } = await asked(preset, JSON.parse(blockOf(preset, 'json')), rest);
    expect(answer).toEqual(READ[preset]);
  });
});
