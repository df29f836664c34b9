import { expect } from 'vitest';
import { addresses, foreignTags, htmlOf, proseOf } from '../helpers/page.ts';
import type { ActionRun } from '../helpers/runner/run-action.ts';
import { checkOn, commentOn, type ShopOnGithub } from './shop-on-github.ts';
import type { Pull } from '../helpers/github/world.ts';

/** What GitHub would make more of than text: mentions, references, addresses, commits, emoji. */
const LIVE = [
  /@\w/,
  /#\d/,
  /:\/\//,
  /www\./i,
  /GH-\d/i,
  /(?<![0-9a-f])[0-9a-f]{7,40}(?![0-9a-f])/i,
  /:[\w+-]+:/,
];
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/** Comment, summary and check of a run say what they say by text alone. */
export function expectInertSurfaces(shop: ShopOnGithub, pull: Pull, run: ActionRun): void {
  const comment = commentOn(shop, pull);
  expect(comment).toMatch(/^<!-- ragbench:ragbench -->\n### /);
  expect(comment.length).toBeLessThan(60_000);
  const check = checkOn(shop, pull);
  for (const page of [comment, run.summary ?? '', check.summary ?? '']) expectInertPage(page);
  for (const one of check.annotations)
    expectPlain(String(one['title']), ...String(one['message']).split('\n'));
  expectPlain(check.title ?? '');
}

function expectInertPage(markdown: string): void {
  expect(markdown).not.toBe('');
  const html = htmlOf(markdown);
  expect(foreignTags(html)).toEqual([]);
  expect(html.slice(1)).not.toContain('<!--');
  for (const address of addresses(html)) expect(address).toMatch(/^https:\/\/github\.com\/acme\/shop\//);
  const prose = proseOf(html);
  for (const live of LIVE) expect(prose).not.toMatch(live);
  for (const line of markdown.split('\n')) expect(line).not.toMatch(/^\s*::|##\[/);
  expect(markdown.replaceAll(/[\n\u200b]/g, '')).not.toMatch(INVISIBLE);
}

/** Lines that neither act nor hide anything where they are shown as they are. */
export function expectPlain(...lines: readonly string[]): void {
  for (const line of lines) expect(line).not.toMatch(/^\s*::|##\[|[\p{Cc}\p{Cf}]/u);
}

/** The runner obeyed our commands and no others: the app's output is in no annotation, mask, output or variable. */
export function expectOwnCommands(run: ActionRun, annotated: readonly string[]): void {
  const token = run.commands[0]?.data;
  expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  const names = run.commands.map(({ name, syntax }) => `${syntax} ${name === token ? 'resume' : name}`);
  const stopped = [':: stop-commands', ':: resume'];
  expect(names).toEqual([...stopped, ...stopped, ...annotated.map((level) => `:: ${level}`)]);
  expect(run).toMatchObject({ errors: [], warnings: [], env: {}, paths: [], dropped: [] });
  // The job's token and its two secrets, and what resumes commands.
  expect(run.masks).toHaveLength(4);
  expect(Object.keys(run.outputs).toSorted()).toEqual(OUTPUTS);
  expect(run.annotations.map(({ level }) => level)).toEqual(annotated);
}

const OUTPUTS = [
  'baseline-changed',
  'check-url',
  'comment-url',
  'exit-code',
  'failed-cases',
  'headline',
  'report',
  'verdict',
];

/** What a person reads of the job: only our annotations have the runner's marks. */
export function expectPlainLog({ log, annotations }: ActionRun): void {
  const marked = log.filter((line) => line.includes('##['));
  expect(marked).toEqual(annotations.map(({ level, message }) => `##[${level}]${message.split('\n', 1)[0]}`));
  for (const line of log) expect(line).not.toMatch(INVISIBLE);
}
