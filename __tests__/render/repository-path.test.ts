import { describe, expect, it } from 'vitest';
import { locationUrl } from '../../src/render/markdown/links.ts';
import { repositoryPath } from '../../src/render/repository-path.ts';
import { CONTEXT } from '../helpers/surface.ts';

describe('repositoryPath', () => {
  it.each([
    ['eval/golden.jsonl', '', 'eval/golden.jsonl'],
    ['./eval/golden.jsonl', 'services/search', 'services/search/eval/golden.jsonl'],
    ['../shared/golden.jsonl', 'services/search', 'services/shared/golden.jsonl'],
    ['../golden.jsonl', '', undefined],
    ['../../../golden.jsonl', 'services/search', undefined],
    ['/etc/passwd', '', undefined],
    ['C:\\golden.jsonl', '', undefined],
    ['builtin:tier0_sanity/dispute.json', '', undefined],
    ['', 'services', undefined],
    ['.', '', undefined],
  ])('%j in %j', (file, folder, path) => {
    expect(repositoryPath(file, folder)).toBe(path);
  });
});

describe('locationUrl', () => {
  const at = `https://github.com/acme/wind-notes/blob/${CONTEXT.links?.commit}`;

  it.each([
    [{ file: 'eval/golden.jsonl', line: 14 }, `${at}/eval/golden.jsonl#L14`],
    [{ file: 'ragbench.yml' }, `${at}/ragbench.yml`],
    [{ file: 'docs/a b#?.json', line: 2, column: 3 }, `${at}/docs/a%20b%23%3F.json#L2`],
    [{ file: 'docs/cases.md', line: 2 }, `${at}/docs/cases.md?plain=1#L2`],
    [{ file: 'lone \ud800.json' }, `${at}/lone%20%EF%BF%BD.json`],
    [{ file: 'builtin:a.json', line: 2 }, undefined],
  ])('of %j', (location, url) => {
    expect(locationUrl(location, CONTEXT.links)).toBe(url);
  });

  it('is none without links', () => {
    expect(locationUrl({ file: 'ragbench.yml' }, undefined)).toBeUndefined();
  });
});
