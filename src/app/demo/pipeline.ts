import type { AppResponse } from '../../model/answer.ts';
import {
  dispute,
  question as askBack,
  quotation,
  refusal,
  withUnsaid,
  type Quote,
  type Style,
} from './compose.ts';
import { placeIn, readContexts, readCorpus, type Passage, type SourceFile } from './corpus.ts';
import { decide, type Policy } from './decide.ts';
import { candidatesIn, coverageOf, type Candidate } from './evidence.ts';
import { analyse, type Question } from './question.ts';
import type { Flaw } from './flaws.ts';
import { createRetriever, type Hit } from './retrieval.ts';
import { contentTerms, functionTerms, isSameTerm, wordsMissing, type Terms } from './words.ts';

/** What the app is asked, in the fields of the native contract. */
export interface DemoRequest {
  readonly prompt: string;
  readonly contexts?: readonly string[];
  readonly contextNames?: readonly (string | undefined)[];
  readonly referenceDate?: string;
}

/** Answers a question from its documents, or from the contexts that came with it. */
export type DemoApp = (request: DemoRequest) => AppResponse;

const MOST_HITS = 8;
/** Shares (0–1) of a question's terms that evidence must cover: found for it, or handed over with it. */
const LEAST_COVERAGE = { found: 0.6, given: 0.4 };
/** From this share (0–1) of the passages on, a term is common. */
const COMMON_SHARE = 0.1;
/** An answer that tells a whole matter quotes at most so many sentences. */
const MOST_SENTENCES = 12;
/** Given passages this close in rank to the best are quoted with it. */
const QUOTED_WITH = 0.3;

/** The app over these documents. Pure: equal requests get equal answers. */
export function createDemoApp(files: readonly SourceFile[], flaw?: Flaw): DemoApp {
  // Given contexts need no index, so that its tokeniser does not touch them.
  const terms = flaw === 'retrieval' ? functionTerms : contentTerms;
  const passages = readCorpus(files);
  const retrieve = createRetriever(passages, terms);
  const isCommon = commonTerms(passages, terms);
  const neverRefuse = flaw === 'refusal';
  const style = (question: Question): Style => ({ language: question.language, cites: flaw !== 'citations' });
  const fromDocuments: DemoApp = ({ prompt, referenceDate }) => {
    const question = analyse(prompt, referenceDate, { terms, isCommon });
    const hits = retrieve(prompt, MOST_HITS);
    const policy = { neverRefuse, leastCoverage: LEAST_COVERAGE.found, isGiven: false, terms };
    return respond({ hits, whole: passages, question, policy, style: style(question) });
  };
  const fromContexts = (given: readonly Passage[], { prompt, referenceDate }: DemoRequest): AppResponse => {
    const question = analyse(prompt, referenceDate, { terms: contentTerms, isCommon: () => false });
    const hits = given.map((passage) => ({
      passage,
      score: coverageOf(textOf(passage), question, contentTerms),
    }));
    const policy = { neverRefuse, leastCoverage: LEAST_COVERAGE.given, isGiven: true, terms: contentTerms };
    return respond({ hits, whole: given, question, policy, style: style(question) });
  };
  return (request) =>
    request.contexts
      ? fromContexts(readContexts(request.contexts, request.contextNames ?? []), request)
      : fromDocuments(request);
}

interface Inquiry {
  readonly hits: readonly Hit[];
  /** Everything there is, of which the hits are the best. */
  readonly whole: readonly Passage[];
  readonly question: Question;
  readonly policy: Policy;
  readonly style: Style;
}

function respond(inquiry: Inquiry): AppResponse {
  const { hits, question, policy, style } = inquiry;
  const found = hits.map(({ passage }) => passage);
  const candidates = candidatesIn(found, question, policy.terms);
  const decision = decide(candidates, question, policy);
  const answer = (): AppResponse => {
    if (decision.kind === 'refuse') return refusal(style);
    if (decision.kind === 'ask') return askBack(decision.options, style);
    return decision.kind === 'dispute'
      ? dispute(decision.sides, style)
      : tell(decision.best, candidates, inquiry);
  };
  const given = answer();
  const owns = given.refused === true || (policy.isGiven && decision.kind === 'answer');
  const unsaid = owns ? wordsMissing(question.text, found.map(textOf).join(' ')) : [];
  return { ...withUnsaid(given, unsaid, style), retrieved_context: hits.map(toChunk) };
}

/** A figure or fact from documents is one sentence; what is given, or asked to be told, is quoted by the passage. */
function tell(best: Candidate, candidates: readonly Candidate[], inquiry: Inquiry): AppResponse {
  const { whole, question, policy, style } = inquiry;
  if (!question.prose && !policy.isGiven) return quotation(best, [best], style);
  const near = new Set(
    candidates.filter(({ rank }) => rank >= best.rank - QUOTED_WITH).map(({ passage }) => passage),
  );
  const told = whole.filter((passage) =>
    policy.isGiven ? near.has(passage) : passage.doc === best.passage.doc,
  );
  const quoted = told.flatMap((passage) => passage.sentences.map((text) => asQuoted(passage, text)));
  return quotation(question.wants === 'prose' ? undefined : best, quoted.slice(0, MOST_SENTENCES), style);
}

function asQuoted(passage: Passage, text: string): Quote {
  return { passage, text, locator: placeIn(passage) };
}

/** Whether a term is in so many passages that it tells little about what is asked. */
function commonTerms(passages: readonly Passage[], terms: Terms): (term: string) => boolean {
  const bags = passages.map((passage) => terms(`${passage.setting} ${textOf(passage)}`));
  return (term) =>
    bags.filter((bag) => bag.some((other) => isSameTerm(term, other))).length > COMMON_SHARE * bags.length;
}

function toChunk({ passage, score }: Hit): { source_id: string; chunk: string; score: number } {
  return { source_id: passage.doc, chunk: textOf(passage), score };
}

function textOf({ title, heading, sentences }: Passage): string {
  return [title, heading, ...sentences].filter((part) => part !== '').join('\n');
}
