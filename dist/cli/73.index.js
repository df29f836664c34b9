export const id = 73;
export const ids = [73];
export const modules = {

/***/ 73:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo),
  demoApp: () => (/* binding */ demoApp)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/app/demo/compose.ts
const WORDS = {
    en: {
        refusal: 'The documents do not say that.',
        unsaid: (words) => `Nothing is said about: ${words}.`,
        ask: (options) => `Which one do you mean: ${options}?`,
        dispute: 'The documents disagree:',
        and: ' or ',
    },
    de: {
        refusal: 'Dazu steht nichts in den Dokumenten.',
        unsaid: (words) => `Nicht genannt: ${words}.`,
        ask: (options) => `Was ist gemeint: ${options}?`,
        dispute: 'Die Dokumente widersprechen sich:',
        and: ' oder ',
    },
    zh: {
        refusal: '资料中没有相关信息。',
        unsaid: (words) => `未提及：${words}。`,
        ask: (options) => `请问您指的是哪一个：${options}？`,
        dispute: '各份资料说法不一：',
        and: '、',
    },
};
/** Says that the evidence does not cover the question. */
function refusal({ language }) {
    return {
        text: WORDS[language].refusal,
        refused: true,
        mode: 'abstain',
        clarification: 'none',
        sources: [],
        citations: [],
    };
}
/** The answer, and after it the words of the question that no evidence says anything of. */
function withUnsaid(answer, words, { language }) {
    const { unsaid, and } = WORDS[language];
    return words.length === 0 ? answer : { ...answer, text: `${answer.text} ${unsaid(words.join(and))}` };
}
/** Asks which of several things that fit is meant. */
function compose_question(options, { language }) {
    const { ask, and } = WORDS[language];
    return {
        text: ask(options.join(and)),
        refused: false,
        mode: 'abstain',
        clarification: 'ask_first',
        sources: [],
        citations: [],
    };
}
/** Gives every side of a contradiction, and no single value. */
function dispute(sides, style) {
    const text = [WORDS[style.language].dispute, ...sides.map((side) => cited(side, style))].join(' ');
    return {
        text,
        refused: false,
        mode: 'disputed',
        clarification: 'answer_with_assumptions',
        ...sourcesOf(sides, style),
    };
}
/** Quotes the evidence; `best` carries the figure, `quoted` is what is told, in order. */
function quotation(best, quoted, style) {
    const source = best && style.cites ? { source: { doc: best.passage.doc, locator: best.locator } } : {};
    const figure = best?.value === undefined ? {} : { value: best.value, unit: best.unit ?? '', ...source };
    const text = joinByDocument(quoted, style);
    return {
        text,
        refused: false,
        mode: 'trustworthy',
        clarification: 'none',
        ...figure,
        ...sourcesOf(quoted, style),
    };
}
/** Sentences of one document stand together, with its name after the last. */
function joinByDocument(quoted, style) {
    return quoted
        .map((one, index) => (quoted[index + 1]?.passage.doc === one.passage.doc ? one.text : cited(one, style)))
        .join(style.language === 'zh' ? '' : ' ');
}
function cited({ text, passage }, { cites }) {
    return cites ? `${text} [${passage.doc}]` : text;
}
function sourcesOf(quoted, { cites }) {
    if (!cites)
        return { sources: [], citations: [] };
    const places = new Map(quoted.map(({ passage, locator }) => [`${passage.doc} ${locator}`, { doc: passage.doc, locator }]));
    const citations = quoted.map(({ text, passage }, index) => ({
        id: String(index + 1),
        source_id: passage.doc,
        span: text,
    }));
    return { sources: [...places.values()], citations };
}

// EXTERNAL MODULE: ./src/text/sentences.ts
var text_sentences = __webpack_require__(6981);
;// CONCATENATED MODULE: ./src/app/demo/corpus.ts

/** Cuts documents into passages. A document that a newer one names as `supersedes` no longer counts. */
function readCorpus(files) {
    const parsed = files.map(({ name, text }) => ({ name, ...splitHead(text) }));
    const outdated = new Set(parsed.flatMap(({ head }) => head.get('supersedes') ?? []));
    return parsed
        .filter(({ name }) => !outdated.has(name))
        .flatMap(({ name, head, body }) => name.endsWith('.csv') ? readRows(name, head, body) : readSections(name, head, body));
}
/** Passages from contexts that came with a question, in their order; `names` are theirs where the asker gave them. */
function readContexts(contexts, names) {
    return contexts.map((context, index) => {
        const doc = names[index] ?? `context ${index + 1}`;
        return passage(doc, index, { title: '', heading: '', setting: '' }, context);
    });
}
/** Where in its document a passage stands. */
function placeIn({ heading }) {
    return heading === '' ? 'Text' : heading;
}
function splitHead(text) {
    const lines = text.split(/\r?\n/);
    const isHead = (line) => line === '---' || line.startsWith('# ');
    const end = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : lines.findIndex((line) => !isHead(line));
    const pairs = lines.slice(0, end).flatMap((line) => {
        const colon = line.indexOf(': ');
        return colon < 0 ? [] : [[line.slice(0, colon).replace('# ', ''), line.slice(colon + 2).trim()]];
    });
    return { head: new Map(pairs), body: lines.slice(end).join('\n') };
}
function readSections(doc, head, body) {
    const sections = body.split(/^## /m).map((section, index) => {
        const [first = '', ...rest] = section.split('\n');
        return index === 0 ? { heading: '', text: section } : { heading: first.trim(), text: rest.join('\n') };
    });
    return sections
        .filter(({ text }) => text.trim() !== '')
        .map(({ heading, text }, index) => passage(doc, index, { ...placeOf(head), heading }, text));
}
function readRows(doc, head, body) {
    const [headers = [], ...rows] = body
        .trim()
        .split('\n')
        .map((line) => line.split(',').map((cell) => cell.trim()));
    return rows.map((row, index) => {
        const [label = '', ...values] = row;
        const cells = values.map((text, column) => cellOf(label, headers[column + 1] ?? '', text, head));
        const written = cells.map(({ header, text }) => `${header} ${text}`).join('; ');
        const place = { ...placeOf(head), heading: label };
        return { ...passage(doc, index, place, `${headers[0] ?? ''} ${label}: ${written}`), cells };
    });
}
function cellOf(label, header, text, head) {
    const inHeader = /\(([^()]+)\)$/.exec(header)?.[1];
    return { label, header, text, unit: inHeader ?? head.get('unit') ?? '' };
}
function placeOf(head) {
    const setting = ['site', 'product', 'period'].flatMap((key) => head.get(key) ?? []).join(', ');
    return { title: head.get('title') ?? '', heading: '', setting };
}
function passage(doc, index, place, text) {
    const sentences = text.split('\n').flatMap(text_sentences/* splitSentences */.P);
    return { id: `${doc}#${index + 1}`, doc, ...place, sentences, cells: [] };
}

// EXTERNAL MODULE: ./src/text/width.ts
var width = __webpack_require__(1207);
;// CONCATENATED MODULE: ./src/app/demo/periods.ts

/** The months in English and German, in order, as far as they are needed to tell them apart; "may I" is none. */
const MONTHS = 'Jan Feb Mar|Mär Apr May|Mai Jun Jul Aug Sep O[ck]t Nov De[cz]'.split(' ');
const TAILS = '(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember|uar|ruar|z|i|t)?';
const MONTH_NAMES = MONTHS.map((start) => new RegExp(`\\b(?:${start})${TAILS}(?!\\p{L})`, 'u'));
const ORDINALS = [
    'first|erste[sn]?|第?一',
    'second|zweite[sn]?|第?二',
    'third|dritte[sn]?|第?三',
    'fourth|vierte[sn]?|第?四',
];
const QUARTERS = ORDINALS.map((word, index) => new RegExp(`\\bQ${index + 1}\\b|(?:${word})\\s?(?:quarter|quartal|季度)`, 'i'));
const YEAR = /(?<![\d.,])(?:19|20)\d{2}(?![\d,]|\.\d)/g;
/** Every date, year, quarter and month of a text, for blanking out what is no quantity. */
const PERIOD_FORMS = new RegExp([
    String.raw `(?:19|20)\d{2}\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?|\d{1,2}月\d{1,2}日`,
    String.raw `\d{4}-\d{2}(?:-\d{2})?`,
    String.raw `(?:\b\d{1,2}\.?\s)?\b(?:${MONTHS.join('|')})${TAILS}(?!\p{L})(?:\s\d{1,2},)?(?:\s\d{4}|\s\d{1,2}\b)?`,
    String.raw `\b[Qq][1-4]\b|(?<![\d.,])(?:19|20)\d{2}(?![\d,]|\.\d)|第[一二三四]季度|\d{1,2}:\d{2}`,
].join('|'), 'gu');
const RELATIVE = [
    {
        form: /\b(?:last year|previous year|letzte[sn] Jahr|vorige[sn] Jahr|im Vorjahr)\b|去年|上一年/i,
        years: -1,
    },
    { form: /\bthe year before last\b|\bvorletzte[sn] Jahr\b|前年/i, years: -2 },
    { form: /\b(?:this year|diese[sn]? Jahr|in diesem Jahr)\b|今年|本年/i, years: 0 },
];
const NOW = /\b(?:now|currently|current|today|at present|derzeit|aktuell\w*|jetzt|heute|zurzeit)\b|目前|现在|现行|当前/i;
/** The years (each once), quarter and month that a text names. */
function periodsIn(text) {
    const folded = (0,width/* foldWidth */.Y)(text);
    const years = [...new Set((folded.match(YEAR) ?? []).map(Number))];
    const quarter = QUARTERS.findIndex((form) => form.test(folded)) + 1;
    const numeric = /(?:19|20)\d{2}(?:\s?年\s?|-)(\d{1,2})(?=\s?月|-|$|\D)/.exec(folded)?.[1];
    const month = numeric === undefined ? MONTH_NAMES.findIndex((form) => form.test(folded)) + 1 : Number(numeric);
    return { years, ...(quarter > 0 && { quarter }), ...(month > 0 && { month }) };
}
/** The period that a question asks about; "last year" counts from `today` (ISO date). */
function askedPeriod(question, today) {
    const { years, ...rest } = periodsIn(question);
    const [year] = years;
    if (year !== undefined)
        return { year, ...rest };
    const relative = RELATIVE.find(({ form }) => form.test(question));
    const base = Number(today?.slice(0, 4));
    return relative && Number.isInteger(base) ? { year: base + relative.years, ...rest } : rest;
}
/** A question without the words that name its period. */
function withoutPeriod(question) {
    return [PERIOD_FORMS, ...QUARTERS, ...RELATIVE.map(({ form }) => form), NOW].reduce((text, form) => text.replace(form, ' '), (0,width/* foldWidth */.Y)(question));
}
/** Whether a question asks for what holds now. */
function asksForNow(question) {
    return NOW.test(question);
}

;// CONCATENATED MODULE: ./src/app/demo/words.ts

const HAN = /\p{Script=Han}/u;
const WORD = /\p{Script=Han}+|\p{L}+-?\d+|\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+/gu;
const LATIN_ONLY = /(?<=[^\p{Script=Han}])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[^\p{Script=Han}])/u;
const chinese = new Intl.Segmenter('zh', { granularity: 'word' });
/** Words that say how something is asked or joined, not what about. */
const FUNCTION_WORDS = new Set(`a an the of in on at to for from by with and or is are was were be been it its this that these those there their they
  we our you your i me my he she his her as do does did has have had can could will would may must should not no than make makes made get gets got take takes took there's
  how what which who whom whose when where why many much long often per into during after before about any all some each
  tell give name please describe summarise summarize explain happen happened happens say says said document documents
  der die das den dem des ein eine einen einem einer eines und oder ist sind war waren wird werden wurde wurden hat haben
  hatte im in am an auf zu zum zur von vom bei mit für aus nach bis es sie er wir ihr sich nicht kein keine als wie viel
  viele was wer wem wen wann wo warum wieso welche welcher welches welchen lange hoch oft darf dürfen kann muss soll so
  dass gibt man beschreibe beschreiben erkläre fasse zusammen passiert geschehen geschah
  的 了 是 在 有 和 与 及 或 为 被 由 从 到 把 对 于 将 也 都 就 吗 呢 多少 几 什么 哪 哪里 哪些 谁 何时 怎么 如何 为什么
  怎样 请 介绍 概述 总结 说明 情况 经过 发生 一下 这 那 该 其 每 多 久 多久 时候 何 进行 之`.split(/\s+/));
/** The language of a text, by its script and its function words. */
function languageOf(text) {
    if (HAN.test(text))
        return 'zh';
    return /[äöüß]|\b(?:der|das|und|ist|wie|wird|wurde|wer|wann|wo|im|dem|ein|eine|welche[rs]?)\b/i.test(text)
        ? 'de'
        : 'en';
}
/** The words of a text as they stand; runs of Chinese characters are segmented, codes such as TV-60 stay whole. */
function wordsOf(text) {
    const runs = (0,width/* foldWidth */.Y)(text)
        .split(LATIN_ONLY)
        .flatMap((part) => part.match(WORD) ?? []);
    return runs.flatMap((run) => (HAN.test(run) ? segment(run) : [run]));
}
/** The words of a question that a text has in no form, as the question writes them; figures left out. */
function wordsMissing(question, text) {
    const known = contentTerms(text);
    return [...new Set(wordsOf(question))].filter((word) => {
        const [term] = contentTerms(word);
        return term !== undefined && !/\d/.test(term) && !known.some((other) => isSameTerm(term, other));
    });
}
/** The content terms of a text: words without function words, stemmed lightly. */
const contentTerms = (text) => wordsOf(text)
    .map((word) => word.toLowerCase())
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map(stem);
/** What a tokeniser whose stop list is turned round leaves of a text: `--break retrieval`. */
const functionTerms = (text) => wordsOf(text)
    .map((word) => word.toLowerCase())
    .filter((word) => FUNCTION_WORDS.has(word));
const ENDING = /(?:ings?|ed|es|ern|en|er|em|e|s|n|t)$/;
const SHORTEST_STEM = 4;
/** Folds accents and takes off endings of inflection as long as enough is left; codes, figures and Chinese stay as they are. */
function stem(word) {
    if (HAN.test(word) || /\d/.test(word))
        return word;
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
    return cutEndings(plain);
}
function cutEndings(word) {
    const cut = word.replace(ENDING, '');
    return cut === word || cut.length < SHORTEST_STEM ? word : cutEndings(cut);
}
/** Whether two terms are forms of one word: equal, or the longer begins with the shorter (compounds, derivations). */
function isSameTerm(a, b) {
    if (a === b)
        return true;
    if (HAN.test(a) || HAN.test(b))
        return (a.length > 1 && b.includes(a)) || (b.length > 1 && a.includes(b));
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short.length >= 5 && !/\d/.test(short) && long.startsWith(short);
}
function segment(run) {
    return Array.from(chinese.segment(run), ({ segment: word }) => word);
}

;// CONCATENATED MODULE: ./src/app/demo/conflict.ts


const NEGATION = /\b(?:not|no|never|nobody|none|without|cannot|isn't|wasn't|didn't|nicht|kein\w*|nie|niemand|ohne)\b|不|没有|未|无/iu;
/** Words that say the opposite of each other, in their stems. */
const OPPOSITES = [
    [
        /\b(?:rose|rise|risen|increas\w*|grew|grow\w*|gain\w*|stieg\w*|gestiegen|zugenommen)\b|上升|增加|增长/iu,
        /\b(?:fell|fall\w*|declin\w*|decreas\w*|drop\w*|shr[aiu]nk\w*|sank|gesunken|fiel\w*|abgenommen)\b|下降|减少/iu,
    ],
    [/\b(?:safe|sicher)\b|安全/iu, /\b(?:unsafe|dangerous|gefährlich)\b|危险/iu],
    [/\b(?:open\w*|geöffnet|offen)\b|开放/iu, /\b(?:closed|shut|geschlossen)\b|关闭/iu],
    [
        /\b(?:approv\w*|accept\w*|genehmigt|bewilligt)\b|批准/iu,
        /\b(?:reject\w*|refus\w*|denied|abgelehnt)\b|拒绝|否决/iu,
    ],
    [
        /\b(?:success\w*|works?|effective|wirksam|erfolgreich)\b|有效|成功/iu,
        /\b(?:fail\w*|ineffective|wirkungslos|gescheitert|unwirksam)\b|无效|失败/iu,
    ],
];
/** How much of a question's own terms a sentence must have before what it denies counts against another. */
const LEAST_SHARED = 0.5;
/** How much of their words two sentences must share to be about one thing, whatever the question. */
const LEAST_ALIKE = 0.6;
/** So many of the best sentences are held against each other. */
const MOST_CLAIMS = 12;
/**
 * Candidates that give different figures for one thing at one time, of which not all can be true: same unit, same row,
 * same period, other document. The first is the best candidate; empty where nothing contradicts it.
 */
function conflictingFigures(candidates, { margin, sameTime }) {
    const [best] = candidates;
    if (best?.value === undefined)
        return [];
    const rivals = candidates.filter((other) => other.passage.doc !== best.passage.doc &&
        other.rank >= best.rank - margin &&
        isSameMeasure(best, other, sameTime));
    return rivals.some(({ value }) => value !== best.value) ? [best, ...rivals] : [];
}
/**
 * Sentences of different documents of which one says what the other denies: the best against another that is about the
 * question, or two that share most of their words.
 */
function conflictingClaims(candidates, question, terms) {
    const claims = candidates.slice(0, MOST_CLAIMS).map((one) => ({ one, own: [...new Set(terms(one.text))] }));
    for (const [index, a] of claims.entries())
        for (const b of claims.slice(index + 1)) {
            const isElsewhere = a.one.passage.doc !== b.one.passage.doc;
            const isAbout = index === 0 && [a, b].every(({ own }) => shared(question.terms, own) >= LEAST_SHARED);
            const isAlike = Math.min(shared(a.own, b.own), shared(b.own, a.own)) >= LEAST_ALIKE;
            if (isElsewhere && (isAbout || isAlike) && isOpposite(a.one.text, b.one.text))
                return [a.one, b.one];
        }
    return [];
}
/** Candidates that give different days, or years, for one event. */
function conflictingTimes(candidates) {
    const [best, ...others] = candidates;
    const own = best && timeIn(best.text);
    if (own === undefined)
        return [];
    const rival = others.find((other) => other.passage.doc !== best?.passage.doc && (timeIn(other.text) ?? own) !== own);
    return best && rival ? [best, rival] : [];
}
/** The first day of a text as written, without its year; else its first year. */
function timeIn(text) {
    const [day] = text.match(/\d{1,2}\.? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}(?!\d)|\d{1,2}月\d{1,2}日/u) ?? [];
    return day ?? periodsIn(text).years[0]?.toString();
}
function isSameMeasure(a, b, sameTime) {
    const isSameTime = ['year', 'quarter', 'month'].every((part) => a.period[part] === b.period[part] ||
        (sameTime === 'as far as told' && (a.period[part] === undefined || b.period[part] === undefined)));
    return b.value !== undefined && a.unit === b.unit && a.label === b.label && isSameTime;
}
function shared(terms, others) {
    if (terms.length === 0)
        return 0;
    return terms.filter((term) => others.some((other) => isSameTerm(term, other))).length / terms.length;
}
function isOpposite(a, b) {
    if (NEGATION.test(a) !== NEGATION.test(b))
        return true;
    return OPPOSITES.some(([one, other]) => (one.test(a) && other.test(b)) || (other.test(a) && one.test(b)));
}

;// CONCATENATED MODULE: ./src/app/demo/quantities.ts



/** Figures that name a thing instead of measuring it: TV-60, ticket 1203, hall 2. */
const NAMES = /\p{Script=Latin}-?\d+|\b(?:ticket|störung|revision|ausgabe|hall|halle|room|raum|line|block|no\.|nr\.)\s\d+|工单\s?\d+/giu;
const NUMBER = String.raw `\d{1,3}(?:[.,' ]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const CURRENCY = String.raw `EUR|USD|GBP|CHF|CNY|€|\$|£`;
const SCALE = String.raw `thousand|million|billion|Tausend|Millionen|Mio\.|Milliarden|Mrd\.`;
const RATE = String.raw `(?:\s(?:per|pro|je)\s\p{L}+)?`;
const LATIN_UNIT = String.raw `%|°C|\p{Script=Latin}+(?:\/\p{Script=Latin}+)?`;
const QUANTITY = new RegExp(String.raw `(?:(?<currency>${CURRENCY})\s?)?(?<![\d.,])(?<number>${NUMBER})(?:\s?(?<scale>${SCALE})(?!\p{L}))?(?<rate>${RATE})(?:\s?(?<unit>${LATIN_UNIT}))?`, 'gu');
const CHINESE_UNIT = /^\s?(?:兆瓦时|千瓦时|千瓦|万元|亿元|摄氏度|个百分点)/u;
/** The quantities of a sentence in order; dates, times and numbers that are names are none. */
function quantitiesIn(sentence) {
    const folded = (0,width/* foldWidth */.Y)(sentence);
    const blank = (match) => ' '.repeat(match.length);
    const bare = folded.replace(PERIOD_FORMS, blank).replace(NAMES, blank);
    const language = languageOf(sentence);
    return Array.from(bare.matchAll(QUANTITY), (match) => toQuantity(match, folded, language));
}
function toQuantity(match, text, language) {
    const { currency, number = '', scale, rate = '', unit } = match.groups ?? {};
    const end = match.index + match[0].length;
    const own = language === 'zh' ? (unit ?? chineseUnit(text.slice(end))) : (unit ?? '');
    const written = currency === undefined ? [scale, own] : [symbol(currency), scale];
    const parts = written.filter((part) => part !== undefined && part !== '');
    return { value: parseNumber(number, language), unit: parts.join(' ') + rate, start: match.index, end };
}
function symbol(currency) {
    return { '€': 'EUR', $: 'USD', '£': 'GBP' }[currency] ?? currency;
}
function chineseUnit(after) {
    const compound = CHINESE_UNIT.exec(after)?.[0];
    if (compound !== undefined)
        return compound.trim();
    const [first = '', second] = after.split('/', 2);
    const unit = /^\s?\p{Script=Han}/u.test(first) ? (wordsOf(first)[0] ?? '') : '';
    return second !== undefined && first.trim() === unit ? `${unit}/${wordsOf(second)[0] ?? ''}` : unit;
}
/** A number as the language writes it: 1,240.5 in English and Chinese, 1.240,5 in German. */
function parseNumber(text, language) {
    const [thousands, decimal] = language === 'de' ? ['.', ','] : [',', '.'];
    const grouped = text.replaceAll(thousands, '').replaceAll(/[' ]/g, '');
    const isDecimal = language === 'de' && /^\d+\.\d{1,2}$/.test(text);
    return Number(isDecimal ? text : grouped.replace(decimal, '.'));
}

;// CONCATENATED MODULE: ./src/app/demo/evidence.ts




const COMMON_WEIGHT = 0.4;
const OWN_BONUS = 0.5;
const PERIOD_BONUS = 0.3;
const UNIT_BONUS = 0.3;
/** Every sentence or cell of the passages that could answer the question, best first. */
function candidatesIn(passages, question, terms) {
    return passages
        .flatMap((passage) => passage.cells.length > 0 ? cellsOf(passage) : sentencesOf(passage, question, terms))
        .flatMap((draft) => weigh(draft, question, terms) ?? [])
        .toSorted((a, b) => b.rank - a.rank);
}
/** Share (0–1) of the question's terms that occur in a text, by their weights. */
function coverageOf(text, question, terms) {
    const known = terms(text);
    return shareOf(question, (term) => known.some((other) => isSameTerm(term, other)));
}
function cellsOf(passage) {
    return passage.cells.map(({ label, header, text, unit }) => {
        const value = Number(text);
        const name = header.replace(/\s*\([^()]*\)$/, '');
        return {
            passage,
            own: `${label} ${header} ${unit}`,
            text: `${passage.title}: ${label}, ${name}: ${text}${unit === '' ? '' : ` ${unit}`}.`,
            locator: `${label} / ${name}`,
            label,
            ...(Number.isFinite(value) && { value: parseNumber(text, 'en'), unit }),
        };
    });
}
function sentencesOf(passage, question, terms) {
    return passage.sentences.map((sentence) => {
        const quantity = fittingQuantity(sentence, question, terms);
        return {
            passage,
            own: sentence,
            text: sentence,
            locator: placeIn(passage),
            ...(quantity && { value: quantity.value, unit: quantity.unit }),
        };
    });
}
/** Of several figures the one whose stretch of the sentence has most of the question's terms; of a change, what it led to. */
function fittingQuantity(sentence, question, terms) {
    const { unit } = question;
    const all = quantitiesIn(sentence);
    const fitting = unit ? all.filter((one) => unit.test(one.unit)) : all;
    const changed = fitting.findIndex((one, index) => isChange(sentence.slice(fitting[index - 1]?.end ?? Infinity, one.start)));
    if (changed > 0)
        return fitting[changed];
    const scored = fitting.map((one, index) => {
        const stretch = sentence.slice(fitting[index - 1]?.end ?? 0, one.end);
        const [unitTerm] = terms(one.unit);
        const isAskedUnit = unitTerm !== undefined && question.terms.some((term) => isSameTerm(term, unitTerm));
        return { one, score: coverageOf(stretch, question, terms) + (isAskedUnit ? 1 : 0) };
    });
    return scored.toSorted((a, b) => b.score - a.score)[0]?.one;
}
function isChange(between) {
    return (/^\s?\S*\s?(?:to|auf|提高到|提高至|降至|降到|增至)(?:\s|$|每)/iu.test(between) ||
        /(?:提高|降|增)[到至]/u.test(between));
}
function weigh({ own, ...draft }, question, terms) {
    const { title, heading, setting, doc } = draft.passage;
    const around = `${title} ${heading} ${setting} ${doc.replaceAll(/[-_.]/g, ' ')}`;
    const period = periodOf(own, around, question.period);
    if (!period)
        return undefined;
    const [ownTerms, aroundTerms] = [terms(own), terms(`${around} ${draft.passage.sentences.join(' ')}`)];
    const inOwn = (term) => ownTerms.some((other) => isSameTerm(term, other));
    const known = (term) => inOwn(term) || aroundTerms.some((other) => isSameTerm(term, other));
    if (!question.anchors.every(known))
        return undefined;
    const coverage = shareOf(question, known);
    const asksUnit = question.unit !== undefined && draft.unit !== undefined && question.unit.test(draft.unit);
    const rank = coverage +
        OWN_BONUS * shareOf(question, inOwn) +
        PERIOD_BONUS * fitOf(period, question.period) +
        (asksUnit ? UNIT_BONUS : 0);
    return { ...draft, period, coverage, rank };
}
function shareOf({ terms: asked, anchors, common }, covers) {
    // Names must be covered anyway; what is asked about them must be, too.
    const weightOf = (term) => anchors.includes(term) || common.includes(term) ? COMMON_WEIGHT : 1;
    const sum = (list) => list.reduce((total, term) => total + weightOf(term), 0);
    return asked.length === 0 ? 0 : sum(asked.filter(covers)) / sum(asked);
}
/** The candidate's period, its own before that of its surroundings; undefined where it contradicts the one asked for. */
function periodOf(own, around, asked) {
    const [inner, outer] = [periodsIn(own), periodsIn(around)];
    const years = inner.years.length > 0 ? inner.years : outer.years;
    const year = years.find((one) => one === asked.year) ?? (asked.year === undefined ? years[0] : undefined);
    if (asked.year !== undefined && year === undefined && years.length > 0)
        return undefined;
    const quarter = inner.quarter ?? outer.quarter;
    const month = inner.month ?? outer.month;
    if (asked.quarter !== undefined && quarter !== asked.quarter)
        return undefined;
    if (asked.month !== undefined && month !== asked.month)
        return undefined;
    return {
        ...(year !== undefined && { year }),
        ...(quarter !== undefined && { quarter }),
        ...(month !== undefined && { month }),
    };
}
/** Share of the asked parts of a period that the candidate names; a finer period than asked for fits less. */
function fitOf(own, asked) {
    const parts = ['year', 'quarter', 'month'];
    const wanted = parts.filter((part) => asked[part] !== undefined);
    const named = wanted.filter((part) => own[part] === asked[part]).length;
    const finer = ['quarter', 'month'].some((part) => own[part] !== undefined && asked[part] === undefined);
    return wanted.length === 0 ? 0 : named / wanted.length - (finer ? 0.5 : 0);
}
/** Whether a text is in the form that the question asks for: a date, a name of a person. */
function hasForm(text, { wants }) {
    if (wants === 'time') {
        const { years, month, quarter } = periodsIn(text);
        return (years.length > 0 ||
            month !== undefined ||
            quarter !== undefined ||
            /\d{1,2}:\d{2}|\d\s?(?:Uhr|a\.?m|p\.?m|点|时)/iu.test(text));
    }
    if (wants !== 'person')
        return true;
    return languageOf(text) === 'zh' || /\p{Lu}[\p{Ll}.]+ \p{Lu}\p{Ll}+/u.test(text);
}

;// CONCATENATED MODULE: ./src/app/demo/decide.ts


/** Candidates this close in rank fit a question equally well. */
const TIE = 0.12;
const FOUND = { margin: 0.3, sameTime: 'exactly' };
const GIVEN = { margin: 1, sameTime: 'as far as told' };
/** Refuses, asks back, flags a contradiction, or answers from the best candidate. */
function decide(candidates, question, policy) {
    const formed = candidates.filter((one) => isInForm(one, question));
    const good = formed.filter(({ coverage }) => coverage >= policy.leastCoverage);
    const chosen = good.length > 0 || !policy.neverRefuse ? good : candidates;
    const fitting = question.now ? latest(chosen) : chosen;
    const [best] = fitting;
    if (!best)
        return { kind: 'refuse' };
    const options = policy.isGiven ? [] : openChoices(fitting, question);
    if (options.length > 1)
        return { kind: 'ask', options };
    const sides = question.prose ? [] : contradiction(fitting, question, policy);
    return sides.length > 0 ? { kind: 'dispute', sides } : { kind: 'answer', best };
}
function contradiction(fitting, question, { isGiven, terms }) {
    if (question.wants === 'figure')
        return conflictingFigures(fitting, isGiven ? GIVEN : FOUND);
    return question.wants === 'time' ? conflictingTimes(fitting) : conflictingClaims(fitting, question, terms);
}
function isInForm(candidate, question) {
    if (question.wants === 'figure')
        return candidate.value !== undefined && (question.unit?.test(candidate.unit ?? '') ?? true);
    return hasForm(candidate.text, question);
}
/** For a question about now: of the candidates that tell years, those of the last year. */
function latest(candidates) {
    const years = candidates.flatMap(({ period }) => period.year ?? []);
    const last = Math.max(...years);
    return candidates.filter(({ period }) => period.year === undefined || period.year === last);
}
/** The years, or else the rows, among which the question does not choose, though as many fit it equally well. */
function openChoices(candidates, question) {
    if (question.wants !== 'figure')
        return [];
    const [best] = candidates;
    const tied = candidates.filter((one) => best && one.rank >= best.rank - TIE && one.unit === best.unit);
    const rows = [...new Set(tied.flatMap(({ label }) => label ?? []))];
    if (rows.length > 1)
        return rows;
    const { year, quarter, month } = question.period;
    const years = [...new Set(tied.flatMap(({ period }) => period.year ?? []))].toSorted((a, b) => a - b);
    if (year === undefined && years.length > 1)
        return years.map(String);
    const columns = [...new Set(tied.map(({ locator, label }) => (label === undefined ? '' : locator)))];
    return quarter === undefined && month === undefined && columns.length > 1 ? columns : [];
}

;// CONCATENATED MODULE: ./src/app/demo/question.ts


const PROSE = /\b(?:describe|summari[sz]e|explain|tell (?:me|us)|why|what happened|what did|how (?:is|are|was|were|do|does|did|should|can)|beschreibe|erkläre|fasse|warum|wieso|was (?:ist|geschah|hat|geschieht|passierte)|wie (?:wird|wurde|werden|kam|ist|soll|reinigt))\b|为什么|怎么|如何|怎样|介绍|概述|总结|经过|情况|说明|有哪些/i;
const KINDS = [
    {
        wants: 'figure',
        form: /\bhow (?:many|much|high|large|big|long|heavy|loud|hot|far|deep|often|fast|expensive)\b|\bwie (?:viele?|hoch|lange?|groß|schwer|laut|oft|teuer|weit)\b|\bcosts?\b|\bkosten\b|\bkostet\b|多少|几[^乎]|多[高长大久重]/i,
    },
    {
        wants: 'time',
        form: /\b(?:when|what date|which day|since when|wann|seit wann|(?:which|what) year|welchem Jahr)\b|哪一?年|何时|什么时候|哪天|哪一天|几月|几号/i,
    },
    { wants: 'person', form: /\b(?:who|whom|wer|wem|wen)\b|谁/i },
];
const UNITS = [
    {
        form: /\bcosts?\b|\bwie teuer\b|\bkostet\b|\bkosten\b|多少钱/i,
        unit: /\b(?:EUR|USD|GBP|CHF|CNY|euros?|cents?|dollars?|pounds?|francs?|franken|crowns?|kronen?)\b|元/i,
    },
    { form: /\bhow heavy\b|\bwie schwer\b|多重/i, unit: /^(?:kg|g|t|tonn|kilo|公斤|千克|吨|克)/i },
    {
        form: /\bhow long\b|\bwie lange?\b|多久|多长时间/i,
        unit: /^(?:hour|day|week|month|year|minute|second|stunde|tag|woche|monat|jahr|minute|小时|天|周|个?月|年|分钟)/i,
    },
    { form: /\bhow (?:hot|warm)\b|\bwie (?:heiß|warm)\b/i, unit: /^(?:°|degree|grad)/i },
    { form: /\bhow loud\b|\bwie laut\b/i, unit: /^db/i },
];
/** Takes a question apart. `today` is the ISO date from which relative periods count. */
function analyse(text, today, { terms, isCommon }) {
    const wants = KINDS.find(({ form }) => form.test(text))?.wants ?? (PROSE.test(text) ? 'prose' : 'fact');
    const language = languageOf(text);
    const measure = UNITS.find(({ form }) => form.test(text));
    const rest = withoutPeriod(measure ? text.replace(measure.form, ' ') : text);
    const own = [...new Set(terms(rest))];
    const named = new Set(namesIn(rest, language).flatMap((name) => terms(name)));
    return {
        text,
        language,
        wants,
        prose: PROSE.test(text),
        terms: own,
        anchors: own.filter((term) => named.has(term) || /\d/.test(term)),
        common: own.filter(isCommon),
        ...(measure && { unit: measure.unit }),
        period: askedPeriod(text, today),
        now: asksForNow(text),
    };
}
/** Names as the language writes them: capitals inside an English sentence, capitals after a bare German preposition. */
function namesIn(text, language) {
    if (language === 'zh')
        return text.match(/\p{Script=Latin}[\p{Script=Latin}\d-]*/gu) ?? [];
    const form = language === 'de'
        ? /(?<=\b(?:in|bei|aus|von|nach) )\p{Lu}[\p{L}-]+/gu
        : /(?<=[\p{L}\d,'’] )\p{Lu}[\p{L}\d-]+/gu;
    return text.match(form) ?? [];
}

// EXTERNAL MODULE: ./node_modules/minisearch/dist/es/index.js
var es = __webpack_require__(2150);
;// CONCATENATED MODULE: ./src/app/demo/retrieval.ts

const LEAST_PREFIX = 5;
/** A BM25 index over the passages. */
function createRetriever(passages, terms) {
    const byId = new Map(passages.map((passage) => [passage.id, passage]));
    const index = new es/* default */.A({
        fields: ['title', 'heading', 'setting', 'body'],
        tokenize: terms,
        processTerm: (term) => term,
    });
    index.addAll(passages.map(({ id, title, heading, setting, sentences }) => ({
        id,
        title,
        heading,
        setting,
        body: sentences.join(' '),
    })));
    return (text, most) => index
        .search(text, { prefix: (term) => term.length >= LEAST_PREFIX, boost: { title: 1.5, heading: 1.2 } })
        .slice(0, most)
        .flatMap(({ id, score }) => {
        const passage = byId.get(String(id));
        return passage ? [{ passage, score: Math.round(score * 1000) / 1000 }] : [];
    });
}

;// CONCATENATED MODULE: ./src/app/demo/pipeline.ts







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
function createDemoApp(files, flaw) {
    // Given contexts need no index, so that its tokeniser does not touch them.
    const terms = flaw === 'retrieval' ? functionTerms : contentTerms;
    const passages = readCorpus(files);
    const retrieve = createRetriever(passages, terms);
    const isCommon = commonTerms(passages, terms);
    const neverRefuse = flaw === 'refusal';
    const style = (question) => ({ language: question.language, cites: flaw !== 'citations' });
    const fromDocuments = ({ prompt, referenceDate }) => {
        const question = analyse(prompt, referenceDate, { terms, isCommon });
        const hits = retrieve(prompt, MOST_HITS);
        const policy = { neverRefuse, leastCoverage: LEAST_COVERAGE.found, isGiven: false, terms };
        return respond({ hits, whole: passages, question, policy, style: style(question) });
    };
    const fromContexts = (given, { prompt, referenceDate }) => {
        const question = analyse(prompt, referenceDate, { terms: contentTerms, isCommon: () => false });
        const hits = given.map((passage) => ({
            passage,
            score: coverageOf(textOf(passage), question, contentTerms),
        }));
        const policy = { neverRefuse, leastCoverage: LEAST_COVERAGE.given, isGiven: true, terms: contentTerms };
        return respond({ hits, whole: given, question, policy, style: style(question) });
    };
    return (request) => request.contexts
        ? fromContexts(readContexts(request.contexts, request.contextNames ?? []), request)
        : fromDocuments(request);
}
function respond(inquiry) {
    const { hits, question, policy, style } = inquiry;
    const found = hits.map(({ passage }) => passage);
    const candidates = candidatesIn(found, question, policy.terms);
    const decision = decide(candidates, question, policy);
    const answer = () => {
        if (decision.kind === 'refuse')
            return refusal(style);
        if (decision.kind === 'ask')
            return compose_question(decision.options, style);
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
function tell(best, candidates, inquiry) {
    const { whole, question, policy, style } = inquiry;
    if (!question.prose && !policy.isGiven)
        return quotation(best, [best], style);
    const near = new Set(candidates.filter(({ rank }) => rank >= best.rank - QUOTED_WITH).map(({ passage }) => passage));
    const told = whole.filter((passage) => policy.isGiven ? near.has(passage) : passage.doc === best.passage.doc);
    const quoted = told.flatMap((passage) => passage.sentences.map((text) => asQuoted(passage, text)));
    return quotation(question.wants === 'prose' ? undefined : best, quoted.slice(0, MOST_SENTENCES), style);
}
function asQuoted(passage, text) {
    return { passage, text, locator: placeIn(passage) };
}
/** Whether a term is in so many passages that it tells little about what is asked. */
function commonTerms(passages, terms) {
    const bags = passages.map((passage) => terms(`${passage.setting} ${textOf(passage)}`));
    return (term) => bags.filter((bag) => bag.some((other) => isSameTerm(term, other))).length > COMMON_SHARE * bags.length;
}
function toChunk({ passage, score }) {
    return { source_id: passage.doc, chunk: textOf(passage), score };
}
function textOf({ title, heading, sentences }) {
    return [title, heading, ...sentences].filter((part) => part !== '').join('\n');
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./src/app/demo/server.ts




/** The body of the native contract, as far as this app uses it; it takes each question by itself. */
const body = schemas/* object */.Ikc({
    prompt: schemas/* string */.YjP(),
    contexts: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    context_sources: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ source_id: schemas/* string */.YjP() })])).optional(),
    reference_date: schemas/* string */.YjP().optional(),
});
const MOST_BYTES = 1_000_000;
/** The documents of a folder, in the order of their names. */
function readDocuments(folder) {
    const names = (0,external_node_fs_.readdirSync)(folder).toSorted();
    return names.map((name) => ({ name, text: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8') }));
}
/** Serves the app at `POST /ask` on 127.0.0.1; resolves with the server when it accepts connections. Port 0 is any free port. */
function serve(app, port) {
    const server = (0,external_node_http_.createServer)((request, response) => void handle(app, request, response));
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => resolve(server));
    });
}
async function handle(app, request, response) {
    if (request.method !== 'POST' || request.url !== '/ask')
        return reply(response, 404, { error: 'POST /ask is served here' });
    const text = await readBody(request);
    const asked = text === undefined ? undefined : body.safeParse(parse(text));
    if (!asked?.success)
        return reply(response, 400, { error: 'a JSON object with a prompt is expected' });
    reply(response, 200, app(toRequest(asked.data)));
}
function toRequest({ prompt, contexts, context_sources: sources = [], reference_date: date, }) {
    const contextNames = sources.map((source) => (typeof source === 'string' ? source : source.source_id));
    return {
        prompt,
        contextNames,
        ...(contexts && { contexts }),
        ...(date !== undefined && { referenceDate: date }),
    };
}
async function readBody(request) {
    const parts = [];
    let size = 0;
    for await (const part of request) {
        size += part.length;
        if (size > MOST_BYTES)
            return undefined;
        parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function reply(response, status, content) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
}

// EXTERNAL MODULE: ./src/app/environment.ts
var environment = __webpack_require__(5854);
// EXTERNAL MODULE: ./src/bench/replay-command.ts
var replay_command = __webpack_require__(3219);
// EXTERNAL MODULE: ./src/bench/shell.ts + 1 modules
var bench_shell = __webpack_require__(3996);
// EXTERNAL MODULE: ./src/bench/shipped.ts
var shipped = __webpack_require__(7813);
// EXTERNAL MODULE: ./src/io/disk.ts
var disk = __webpack_require__(5607);
// EXTERNAL MODULE: ./src/io/read-report.ts
var read_report = __webpack_require__(3665);
// EXTERNAL MODULE: ./src/render/comment.ts + 1 modules
var comment = __webpack_require__(1692);
// EXTERNAL MODULE: ./src/render/summary.ts
var summary = __webpack_require__(6930);
// EXTERNAL MODULE: ./src/cli/commands/run.ts + 29 modules
var run = __webpack_require__(3714);
;// CONCATENATED MODULE: ./src/cli/commands/demo.ts














const FOLDER = 'ragbench-demo';
/** `ragbench demo`: judges the demo app, whole or with one part broken, by the ordinary run. The app is gone when this returns. */
async function demo(shell, options) {
    const config = (0,external_node_path_.relative)(shell.cwd, (0,external_node_path_.join)(dataFolder(), 'ragbench.yml'));
    const app = await startDemoApp(shell, options.break);
    try {
        const exit = await (0,run/* run */.e)(shell, {
            config,
            report: `${FOLDER}/report.json`,
            record: `${FOLDER}/recording.jsonl`,
            selection: {},
            json: options.json,
            appUrl: app.url,
        });
        await writeSurfaces(shell, config);
        if (!options.json)
            shell.out(nextSteps(shell, options.break));
        return exit;
    }
    finally {
        await app.stop();
    }
}
/** What a pull request would show of this run. */
async function writeSurfaces(shell, config) {
    const report = await (0,read_report/* readReport */.t)(shell.cwd, `${FOLDER}/report.json`);
    // Where the report could not be written, the run has said so.
    if (report.kind === 'bad')
        return;
    const replay = (0,replay_command/* replayCommand */.P)('ragbench', config, `${FOLDER}/recording.jsonl`);
    const context = { key: 'ragbench', replay };
    const write = (name, text) => (0,disk/* writeAtomic */.vZ)((0,external_node_path_.resolve)(shell.cwd, FOLDER, name), [text]);
    await write('comment.md', (0,comment/* renderComment */.w)(report.value, context));
    await write('summary.md', (0,summary/* renderSummary */.B)(report.value, context));
}
/** `ragbench demo-app`: serves the demo app until it is cancelled, or the process that forked it is gone. */
async function demoApp(shell, options) {
    const server = await serve(createDemoApp(readDocuments((0,external_node_path_.join)(dataFolder(), 'docs')), options.break), options.port);
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
    await new Promise((end) => {
        process.once('disconnect', end);
        shell.signal.addEventListener('abort', () => end(), { once: true });
    });
    server.close();
    server.closeAllConnections();
    return bench_shell/* EXIT */.dc.ok;
}
/** The folder of the demo's config and documents. */
function dataFolder() {
    return (0,shipped/* shippedPath */.x)("the demo's documents are missing", 'data', 'demo');
}
/** Any free port will do: the app tells which one it has. */
async function startDemoApp(shell, flaw) {
    const args = ['demo-app', ...(flaw === undefined ? [] : ['--break', flaw])];
    const child = (0,external_node_child_process_.fork)((0,shipped/* program */.D)(), args, {
        env: (0,environment/* childEnvironment */.Q)(shell.env, {}),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const port = await portOf(child);
    shell.err(`app  the demo app${flaw === undefined ? '' : `, its ${flaw} broken,`} listens on port ${port}\n`);
    return { url: `http://127.0.0.1:${port}/ask`, stop: () => stop(child) };
}
/** The app ends when its channel closes; resolves when it is gone. */
async function stop(child) {
    if (child.exitCode !== null || child.signalCode !== null)
        return;
    const gone = (0,external_node_events_.once)(child, 'exit');
    if (child.connected)
        child.disconnect();
    await gone;
}
function portOf(child) {
    return new Promise((found, fail) => {
        child.once('message', (message) => found(message.port));
        child.once('error', fail);
        child.once('exit', (code) => fail(new bench_shell/* UsageError */.eb(`the demo app ended before it was ready (exit ${code})`)));
    });
}
function nextSteps(shell, flaw) {
    const path = (0,external_node_path_.relative)(shell.cwd, process.argv[1] ?? '');
    const command = path.startsWith('..') ? 'ragbench' : `node ${path}`;
    const first = flaw === undefined
        ? `  break it    ${command} demo --break retrieval   (or refusal, or citations): the gate catches it\n`
        : `  mend it     ${command} demo   (the same app, whole: it passes)\n`;
    const config = (0,external_node_path_.relative)(shell.cwd, (0,external_node_path_.join)(dataFolder(), 'ragbench.yml'));
    return [
        '\nNext\n',
        first,
        `  look        ${FOLDER}/ holds the comment of a pull request, the report and every answer; the config is ${config}\n`,
        `  your app    write a ragbench.yml with its url and a golden file (README.md shows how), then ${command} run\n`,
    ].join('');
}


/***/ })

};
