import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor, REDACTED, splitSecrets } from '../../src/text/redact.ts';

const SECRET = 'pa/ss"wörd+1 \\end';

describe('text', () => {
  const { text } = createRedactor([SECRET, 'short']);

  it.each<[string, string]>([
    ['as it is', SECRET],
    ['in JSON', JSON.stringify(SECRET).slice(1, -1)],
    ['in JSON with escaped slashes', String.raw`pa\/ss\"wörd+1 \\end`],
    ['in JSON of ASCII', String.raw`pa/ss\"w\u00f6rd+1 \\end`],
    ['in a URL', encodeURIComponent(SECRET)],
    ['in a form', new URLSearchParams({ k: SECRET }).toString().slice(2)],
    ['in a URL with small digits', encodeURIComponent(SECRET).toLowerCase()],
    ['in base64', Buffer.from(SECRET).toString('base64')],
    ['in base64url', Buffer.from(SECRET).toString('base64url')],
  ])('%s', (_, form) => expect(text(`a ${form} b`)).toBe(`a ${REDACTED} b`));

  it.each(['', 'u', 'us', 'user:', 'user::', 'user:::'])('in base64 behind %j', (before) => {
    const shown = text(Buffer.from(`${before}${SECRET}:x`).toString('base64'));
    expect(shown).toContain(REDACTED);
    const rest = Buffer.from(shown.replace(REDACTED, ''), 'base64').toString('utf8');
    expect(rest).not.toMatch(/ss|rd|end/);
  });

  it('leaves short secrets and everything else', () =>
    expect(text('a short text, ok')).toBe('a short text, ok'));

  it('hides both of two that overlap, and of two in one another the longer', () => {
    const both = createRedactor(['abcdefgh', 'efghijklmnop', 'abcdefghij']);
    expect(both.text('<abcdefghijklmnop>')).toBe(`<${REDACTED}>`);
    expect(both.text('<abcdefghij>')).toBe(`<${REDACTED}>`);
  });

  it('hides each line of a secret of several, too', () => {
    const key = createRedactor(['-----BEGIN-----\nAAAABBBBCCCC\n  DDDDEEEEFFFF\n']);
    expect(key.text('has AAAABBBBCCCC and DDDDEEEEFFFF')).toBe(`has ${REDACTED} and ${REDACTED}`);
  });

  it('takes linear time on a hostile text', () => {
    const repeated = createRedactor(['aaaaaaaa', 'aaaaaaaaaaaaaaaa']);
    expect(repeated.text('a'.repeat(2_000_000))).toBe(REDACTED);
  });
});

describe('value', () => {
  it('goes into keys, lists and numbers, and leaves what holds no secret', () => {
    const { value } = createRedactor(['12345678', 'my-token-1']);
    const given = {
      'x my-token-1': ['my-token-1', { deep: 'a my-token-1' }],
      n: 12345678,
      m: 1234567,
      t: true,
      z: null,
    };
    expect(value(given)).toEqual({
      [`x ${REDACTED}`]: [REDACTED, { deep: `a ${REDACTED}` }],
      n: REDACTED,
      m: 1234567,
      t: true,
      z: null,
    });
  });

  it('is the identity without secrets', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(createRedactor([]).value(json)).toEqual(json);
      }),
    );
  });

  it('lets no secret through, and twice is the same as once', () => {
    const secret = fc.string({
      minLength: 8,
      maxLength: 20,
      unit: fc.constantFrom('a', 'b', '"', '/', '+', 'é', '€', '😀', ' ', 'z'),
    });
    const around = fc.string({ unit: fc.constantFrom('a', 'b', '"', '/', '+', 'é', ' '), maxLength: 10 });
    fc.assert(
      fc.property(
        fc.array(secret, { minLength: 1, maxLength: 3 }),
        around,
        around,
        (secrets, before, after) => {
          const redactor = createRedactor(secrets);
          const json = {
            [`k${secrets[0]}`]: secrets.map((text) => [before + text + after]),
            raw: JSON.stringify(secrets),
          };
          const once = redactor.value(json);
          for (const hidden of secrets)
            expect(JSON.stringify(once)).not.toContain(JSON.stringify(hidden).slice(1, -1));
          expect(redactor.value(once)).toEqual(once);
        },
      ),
    );
  });

  it('is the same twice even where a secret looks like the mark', () => {
    const { text } = createRedactor(['redacted', 'x[redacted', 'topsecret']);
    const once = text('a redacted topsecret [redacted] x[redacted] b');
    expect(text(once)).toBe(once);
  });
});

describe('splitSecrets', () => {
  it('names what is too short to hide, and forgets what is empty', () => {
    const given = [
      { name: 'TOKEN', value: '12345678' },
      { name: 'PIN', value: '1234567' },
      { name: 'NONE', value: '' },
    ];
    expect(splitSecrets(given)).toEqual({ usable: ['12345678'], tooShort: ['PIN'] });
  });
});
