import type { Json } from '../../model/json.ts';
import { Tally } from '../common.ts';
import type { Golden } from './golden-schema.ts';
import type { QaJudgement } from './judge.ts';
import type { QaOutcome } from './outcome.ts';

/** Counts over all judged cases. */
export class QaCounts {
  readonly #byTag = new Map<string, Tally>();
  #overRefusal = 0;
  #falseTrust = 0;
  #judged = 0;
  #guessed = 0;

  /** Counts a judged case. */
  add({ expected, tags }: Golden, outcome: QaOutcome, { results }: QaJudgement): void {
    this.#judged += 1;
    if (outcome.heuristic) this.#guessed += 1;
    if (outcome.refused && !expected.refuse) this.#overRefusal += 1;
    if (!outcome.refused && expected.refuse) this.#falseTrust += 1;
    const texts = tagTexts(tags);
    for (const [metric, { passed }] of results) {
      const tally = this.#byTag.get(metric) ?? new Tally();
      this.#byTag.set(metric, tally);
      for (const [key, text] of texts) tally.add(key, text, passed);
    }
  }

  get judged(): number {
    return this.#judged;
  }

  /** Of the judged cases those whose refusal was read from the text. */
  get guessed(): number {
    return this.#guessed;
  }

  /**
   * `by_tag[metric][key][value] = {passed, total}`; `over_refusal` and `false_trust` are the two sides of refusing wrongly:
   * how many answers refused what they should answer, and answered what they should refuse.
   */
  toJson(): { readonly [key: string]: Json } {
    const byTag = Object.fromEntries([...this.#byTag].map(([metric, tally]) => [metric, tally.toJson()]));
    return { by_tag: byTag, over_refusal: this.#overRefusal, false_trust: this.#falseTrust };
  }
}

/** What a golden case is counted by; its tags come under names of their own. */
export function facetsOf({ case_type, tags }: Golden): { readonly [dimension: string]: string } {
  return { case_type, ...Object.fromEntries(tagTexts(tags).map(([key, text]) => [`tags.${key}`, text])) };
}

function tagTexts(tags: Golden['tags']): (readonly [key: string, text: string])[] {
  return Object.entries(tags).map(([key, value]) => [key, tagText(value)] as const);
}

function tagText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
