import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';
import { assistantProse } from '../../src/text/prose.ts';

const QUOTED = '\uE001';

describe('assistantProse', () => {
  it.each([
    ['“closed” today', `${QUOTED} today`],
    ['Le panneau dit « fermé » et rien d’autre.', `Le panneau dit ${QUOTED} et rien d'autre.`],
    ['El cartel dice «cerrado».', `El cartel dice ${QUOTED}.`],
    ['看板には「休館」とあります。', `看板には${QUOTED}とあります。`],
    ['『就業規則』には定めがありません。', `${QUOTED}には定めがありません。`],
    ['彼は「『規則』を読め」と言った。', `彼は${QUOTED}と言った。`],
    ['牌子上写着‘关闭’两个字。', `牌子上写着${QUOTED}两个字。`],
    ['牌子上写着“关闭”两个字。', `牌子上写着${QUOTED}两个字。`],
    ['L’archive n’est pas l’annexe.', "L'archive n'est pas l'annexe."],
  ])('takes quoted words out of %s', (text, prose) => {
    expect(assistantProse(text)).toEqual([prose]);
  });

  it('takes a whole answer in corner brackets as said', () => {
    expect(detectRefusal('「お答えできません。」').refused).toBe(true);
    expect(detectRefusal('係員は「お答えできません。」と言いました。').refused).toBe(false);
  });

  it('reads letters with loose accents as composed ones', () => {
    const loose = 'Les documents ne précisent pas la durée.'.normalize('NFD');
    expect(detectRefusal(loose).refused).toBe(true);
  });

  it('reads French spacing before a colon and inside quotation marks', () => {
    expect(detectRefusal('Désolé\u202F: je n’ai rien trouvé sur «\u00A0Talvane\u00A0».').refused).toBe(true);
  });

  it('reads both Chinese scripts', () => {
    expect(detectRefusal('檔案中沒有提到這項費用。').refused).toBe(true);
    expect(detectRefusal('檔案中沒有提到這項費用，但門票為40元。').refused).toBe(false);
  });
});
