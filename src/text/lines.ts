import { languagesOf } from './languages.ts';
import { assistantProse } from './prose.ts';
import { readerOf, type Reader } from './reader.ts';
import { splitSentences } from './sentences.ts';

/** A sentence of an answer, and the phrases to read it with. */
export interface Sentence {
  readonly text: string;
  readonly reader: Reader;
}

/** A line of an answer. */
export interface Line {
  readonly kind: 'plain' | 'heading' | 'item';
  /** Whether it ends in a colon, as what introduces a list does. */
  readonly introduces: boolean;
  readonly sentences: readonly Sentence[];
}

const LIST_ITEM = /^\s*(?:(?:[-•·・]|\d{1,3}[.)])\s+|\d{1,3}[、．]\s*)/;
const HEADING = /^\s{0,3}#{1,6}\s+/;

/** What the assistant itself says (see `assistantProse`), line by line, without the marks of lists and headings. */
export function readLines(text: string): Line[] {
  const prose = assistantProse(text);
  const languages = languagesOf(prose.join(' '));
  return prose.map((line) => readLine(line, languages));
}

/** A sentence that does not show its language is taken to be in the languages of the whole. */
function readLine(line: string, languages: readonly number[]): Line {
  const bare = line.replace(LIST_ITEM, '').replace(HEADING, '');
  return {
    kind: LIST_ITEM.test(line) ? 'item' : HEADING.test(line) ? 'heading' : 'plain',
    introduces: /[:：]\s*$/.test(line.slice(-20)),
    sentences: splitSentences(bare).map((sentence) => ({
      text: sentence,
      reader: readerOf(languagesOf(sentence, languages)),
    })),
  };
}
