import type { PhraseBook } from './book.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { portuguese } from './pt.ts';
import { chinese } from './zh.ts';

/** Every language that the detectors know. */
export const phraseBooks: readonly PhraseBook[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  chinese,
  japanese,
];
