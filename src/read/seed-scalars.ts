import * as z from 'zod';
import { PlainScalar } from './yaml.ts';

/**
 * Fields of the four systems' YAML files, which were written for YAML 1.1: a text field keeps its source text
 * (`NO`, `007`), and `yes`, `no`, `on`, `off` are booleans only where the field is one (design §11).
 */
export const seedText = z.preprocess((raw) => (raw instanceof PlainScalar ? raw.source : raw), z.string());

const BOOLEANS: { readonly [word: string]: boolean } = {
  yes: true,
  no: false,
  on: true,
  off: false,
  true: true,
  false: false,
};

/** A boolean field of a seed's file. */
export const seedBoolean = z.preprocess((raw) => {
  const word = raw instanceof PlainScalar ? raw.source : raw;
  return typeof word === 'string' ? (BOOLEANS[word.toLowerCase()] ?? raw) : word;
}, z.boolean('true or false is allowed'));

/** A number field of a seed's file. */
export const seedNumber = z.preprocess((raw) => (raw instanceof PlainScalar ? raw.value : raw), z.number());
