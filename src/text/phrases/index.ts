import type { PhraseBook } from './book.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { portuguese } from './pt.ts';
import { spanish } from './es.ts';
import { italian } from './it.ts';
import { french } from './fr.ts';

/** Every language that the detectors know. A text is read with all of them at once; no language is guessed. */
export const phraseBooks: readonly PhraseBook[] = [english, german, french, spanish, italian, portuguese];
