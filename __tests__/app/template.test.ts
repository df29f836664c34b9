import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, unknownPlaceholders } from '../../src/app/template.ts';
import type { Json } from '../../src/model/json.ts';
import type { AppRequest } from '../../src/model/request.ts';

const REQUEST: AppRequest = {
  prompt: 'How many bikes?',
  conversation: [{ role: 'user', content: 'Hello' }],
  contexts: ['The depot holds 41 bikes.'],
};

describe('fillTemplate', () => {
  it.each<[string, Json, Json | undefined]>([
    [
      'a leaf takes the typed value',
      { p: '{{prompt}}', c: '{{contexts}}' },
      { p: 'How many bikes?', c: REQUEST.contexts! },
    ],
    ['spaces within the braces do not matter', { p: '{{ prompt }}' }, { p: 'How many bikes?' }],
    ['a conversation is a list of turns', '{{conversation}}', [{ role: 'user', content: 'Hello' }]],
    ['an absent value drops its key', { d: '{{reference_date}}', k: 1 }, { k: 1 }],
    ['an absent value drops its list item', ['{{reference_date}}', 'x'], ['x']],
    ['an object that loses its last key stays', { o: { d: '{{reference_date}}' } }, { o: {} }],
    ['an absent value as the whole body', '{{context_sources}}', undefined],
    ['within a string: text as it is', { q: 'Q: {{prompt}}!' }, { q: 'Q: How many bikes?!' }],
    ['within a string: lists as JSON', 'C: {{contexts}}', 'C: ["The depot holds 41 bikes."]'],
    ['within a string: an absent value is nothing', 'on {{reference_date}}.', 'on .'],
    [
      'what is written literally stays',
      { a: {}, b: '', c: null, d: [], e: false, f: 0 },
      { a: {}, b: '', c: null, d: [], e: false, f: 0 },
    ],
    ['a key is no place for a placeholder', { '{{prompt}}': 1 }, { '{{prompt}}': 1 }],
    ['one brace is no placeholder', '{prompt} {{prompt}', '{prompt} {{prompt}'],
  ])('%s', (_, template, expected) => expect(fillTemplate(template, REQUEST)).toEqual(expected));

  it('puts in an empty list and an empty text, which are present', () => {
    const request = { prompt: '', conversation: [], contexts: [] };
    expect(fillTemplate({ p: '{{prompt}}', c: '{{contexts}}', t: '{{conversation}}' }, request)).toEqual({
      p: '',
      c: [],
      t: [],
    });
  });

  it('never searches a value for placeholders or replacement patterns', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('{{contexts}}', '{{prompt}}', '$&', '$1', '{{unknown}}'),
        (text, trap) => {
          const request = { ...REQUEST, prompt: `${trap}${text}${trap}` };
          expect(fillTemplate({ p: '{{prompt}}', q: '<{{prompt}}>' }, request)).toEqual({
            p: request.prompt,
            q: `<${request.prompt}>`,
          });
        },
      ),
    );
  });

  it('leaves a template without placeholders as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (template) => {
        const plain = JSON.parse(JSON.stringify(template).replaceAll('{{', '{ {')) as Json;
        expect(JSON.stringify(fillTemplate(plain, REQUEST))).toBe(JSON.stringify(plain));
      }),
    );
  });
});

describe('unknownPlaceholders', () => {
  it('names each with its path', () => {
    const template = {
      a: ['x', '{{promt}} {{prompt}} {{user.name}}'],
      b: { c: '{{ question }}' },
      d: 1,
      e: null,
    };
    expect(unknownPlaceholders(template)).toEqual([
      { path: ['a', 1], name: 'promt' },
      { path: ['a', 1], name: 'user.name' },
      { path: ['b', 'c'], name: 'question' },
    ]);
  });

  it('is content with the known ones, and with no template', () => {
    const known = ['prompt', 'conversation', 'contexts', 'context_sources', 'reference_date', 'messages'];
    expect(unknownPlaceholders(known.map((name) => `{{${name}}}`))).toEqual([]);
    expect(unknownPlaceholders(undefined)).toEqual([]);
  });
});
