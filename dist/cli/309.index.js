export const id = 309;
export const ids = [309];
export const modules = {

/***/ 7236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The SHA-256 of a text, in hex. */
function digest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}


/***/ }),

/***/ 3269:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ governanceData)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3510);
/* harmony import */ var _config_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9311);
/* harmony import */ var _io_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5607);
/* harmony import */ var _suites_governance_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6935);
/* harmony import */ var _suites_governance_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1933);
/* harmony import */ var _setup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1313);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3996);








const CONFIG_FILE = 'ragbench.yml';
/** Reads the governance cases of a source. Throws {@link UsageError} where the options name no governance suite. */
async function governanceData(shell, source) {
    const { data, suite, tier } = source;
    if (data !== undefined && suite !== undefined)
        throw new _shell_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb('--suite names a suite of the config; leave it out, or leave the data folder out');
    if (data === '')
        throw new _shell_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb('the data folder is an empty text; name one, or leave it out');
    const read = data === undefined ? await ofConfig(shell, source) : await ofFolder(shell, data);
    if (read.kind === 'bad')
        return read;
    const cases = read.value.cases.filter((one) => (tier ?? one.tier) === one.tier);
    if (cases.length === 0)
        throw new _shell_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(`${read.value.name} has no case of tier ${tier}`);
    return { kind: 'ok', value: { ...read.value, cases } };
}
async function ofFolder(shell, data) {
    const files = (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .folderFiles */ .kf)(shell.cwd);
    const settings = { ..._suites_governance_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .governanceSettings */ .Yp.parse({ data }), ...(await tiersThere(data, files)) };
    return load(shell, shell.cwd, { name: data, settings, files });
}
/** A folder named by hand may have one tier only; the layout without tier folders counts as tier 1. */
async function tiersThere(data, files) {
    if (data === _suites_governance_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .BUILTIN_DATA */ .P9)
        return {};
    const names = ((await files.list(data)) ?? []).map(({ name }) => name);
    const tiers = [0, 1].filter((tier) => names.includes(['tier0_sanity', 'tier1_core'][tier] ?? ''));
    return { tiers: tiers.length > 0 ? tiers : [1] };
}
async function ofConfig(shell, { config = CONFIG_FILE, suite }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, config));
    const files = (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .folderFiles */ .kf)(folder);
    const loaded = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadConfig */ .Z)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(config), files, shell.env);
    if (loaded.kind === 'bad')
        return { kind: 'bad', problems: (0,_setup_js__WEBPACK_IMPORTED_MODULE_6__/* .placed */ .GS)(shell, folder, loaded.problems) };
    const chosen = governanceSuite(loaded.value, suite, config);
    // What else is not built yet does not matter here; data that is not has no cases to give.
    const unbuilt = loaded.value.unbuilt.filter(({ message }) => message.startsWith('data: '));
    if (unbuilt.length > 0)
        return { kind: 'bad', problems: (0,_setup_js__WEBPACK_IMPORTED_MODULE_6__/* .placed */ .GS)(shell, folder, unbuilt) };
    return load(shell, folder, { name: chosen.id, settings: chosen.settings, files });
}
function governanceSuite({ config }, wanted, path) {
    const all = config.suites.filter(isGovernance);
    const named = all.map(({ id }) => id).join(', ');
    const [first, ...others] = wanted === undefined ? all : all.filter(({ id }) => id === wanted);
    if (first && others.length === 0)
        return first;
    if (all.length === 0)
        throw new _shell_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(`${path} has no governance suite; add one, or name a data folder (or builtin)`);
    if (first)
        throw new _shell_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(`${path} has ${all.length} governance suites; name one with --suite: ${named}`);
    throw new _shell_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(`${path} has no governance suite "${wanted}"; ${named} is allowed`);
}
function isGovernance(suite) {
    return suite.kind === 'governance';
}
async function load(shell, folder, { name, settings, files }) {
    const all = { ...settings, contexts: 'inline' };
    const { cases, problems } = await (0,_suites_governance_load_js__WEBPACK_IMPORTED_MODULE_4__/* .loadGovernance */ .x)(all, await (0,_config_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOf */ .R)({ settings }, files));
    if (problems.length > 0)
        return { kind: 'bad', problems: (0,_setup_js__WEBPACK_IMPORTED_MODULE_6__/* .placed */ .GS)(shell, folder, problems) };
    return { kind: 'ok', value: { name, cases } };
}


/***/ }),

/***/ 6309:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agreement: () => (/* binding */ agreement)
});

// EXTERNAL MODULE: ./src/bench/colour.ts
var bench_colour = __webpack_require__(7492);
// EXTERNAL MODULE: ./src/bench/digest.ts
var digest = __webpack_require__(7236);
// EXTERNAL MODULE: ./src/bench/governance-data.ts
var governance_data = __webpack_require__(3269);
// EXTERNAL MODULE: ./src/bench/shell.ts + 1 modules
var bench_shell = __webpack_require__(3996);
// EXTERNAL MODULE: ./src/io/disk.ts
var disk = __webpack_require__(5607);
// EXTERNAL MODULE: ./src/read/files.ts
var read_files = __webpack_require__(1119);
// EXTERNAL MODULE: ./src/model/answer.ts
var answer = __webpack_require__(3459);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
// EXTERNAL MODULE: ./src/render/numbers.ts
var numbers = __webpack_require__(5714);
// EXTERNAL MODULE: ./src/render/table.ts
var table = __webpack_require__(900);
;// CONCATENATED MODULE: ./src/render/agreement.ts




const LONGEST_CATEGORY = 24;
const LONGEST_ID = 40;
const MOST_CASES = 20;
const NO_FIGURE = '–';
/** How far two annotators agree, for a terminal: κ and its target first, then who said what, category by category. */
function renderAgreement(agreement, { standing, bar, colour }) {
    const blocks = [
        [...summary(agreement, bar), verdict(standing, bar, colour)],
        agreement_table(confusionRows(agreement), colour),
        categoryBlock(agreement.categories, bar, colour),
        remarks(agreement),
        disagreements(agreement.disagreements, colour),
    ];
    return `${blocks.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}
function summary({ kappa, n, agreed, chance }, { target }) {
    return [
        `${kappaText(kappa, target)} over ${(0,numbers/* counted */.hS)(n, 'case')}`,
        `agreed on ${agreed} (${(0,numbers/* figure */.vP)('rate', agreed / n)}); chance alone would give ${(0,numbers/* figure */.vP)('rate', chance)}`,
    ];
}
function kappaText(kappa, target) {
    if (kappa.kind === 'undefined')
        return 'κ is undefined, since both gave every case the same label: chance alone would agree as well,';
    const { value, spread } = kappa;
    const interval = spread ? ` (95 % ${range(spread.interval)})` : '';
    return `κ ${(0,numbers/* figures */.u5)('number', value, target)[0]}${interval}`;
}
function verdict({ met, below, tooFew }, { target, minCases }, colour) {
    const bar = `the target ${(0,numbers/* figure */.vP)('number', target)} is`;
    const few = tooFew.length > 0 ? `; fewer than ${minCases} cases, so not held against it: ${list(tooFew)}` : '';
    if (met)
        return colour('good', `${bar} met`) + few;
    return colour('bad', `${bar} not met by ${list(below.map(({ name }) => name))}`) + few;
}
function list(names) {
    return names.map((name) => (0,inert/* inertMiddle */.u)(name, LONGEST_CATEGORY)).join(', ');
}
function confusionRows({ table: counts }) {
    const head = [left('first ↓  second →', 'dim'), ...answer/* MODES */.FN.map((mode) => right(mode, 'dim'))];
    const rows = answer/* MODES */.FN.map((mode, row) => [
        left(mode),
        ...answer/* MODES */.FN.map((_, column) => right(String(counts[row]?.[column] ?? 0))),
    ]);
    return [head, ...rows];
}
function categoryBlock(categories, bar, colour) {
    if (categories.length === 0)
        return [];
    const titles = ['cases', 'agreed', 'beyond chance', '95 %', 'κ within'];
    const head = [left('category', 'dim'), ...titles.map((title) => right(title, 'dim'))];
    const rows = categories.map((one) => categoryRow(one, bar));
    const says = categories.some(({ within }) => !isTelling(within));
    const note = `${NO_FIGURE} where a side used one label only, κ within the category tells nothing`;
    return [...agreement_table([head, ...rows], colour), ...(says ? [colour('dim', note)] : [])];
}
function categoryRow({ category, n, agreed, within, beyondChance }, bar) {
    return [
        left((0,inert/* inertMiddle */.u)(category, LONGEST_CATEGORY)),
        right(String(n)),
        right((0,numbers/* figure */.vP)('rate', agreed / n)),
        right(beyondChance ? (0,numbers/* figures */.u5)('number', beyondChance.value, bar.target)[0] : NO_FIGURE),
        right(beyondChance ? range(beyondChance.interval) : NO_FIGURE),
        right(isTelling(within) ? (0,numbers/* figure */.vP)('number', within.value) : NO_FIGURE),
    ];
}
function isTelling(kappa) {
    return kappa.kind === 'defined' && !kappa.oneSided;
}
function remarks({ gold, confidence }) {
    const said = [
        ...(confidence.agreed === undefined ? [] : [`${confidence.agreed.toFixed(1)} where they agree`]),
        ...(confidence.disagreed === undefined ? [] : [`${confidence.disagreed.toFixed(1)} where not`]),
    ];
    return [
        ...(gold ? [goldText(gold)] : []),
        ...(said.length > 0 ? [`confidence of 5: ${said.join(', ')}`] : []),
    ];
}
function goldText({ n, correct }) {
    if (n === 0)
        return 'where both agree: no case whose expected mode is known';
    return `where both agree: ${correct} of ${n} have the expected mode (${(0,numbers/* figure */.vP)('rate', correct / n)})`;
}
function disagreements(cases, colour) {
    if (cases.length === 0)
        return [];
    const more = cases.length - MOST_CASES;
    return [
        `not agreed on ${(0,numbers/* counted */.hS)(cases.length, 'case')}`,
        ...agreement_table(cases.slice(0, MOST_CASES).map(caseRow), colour).map((line) => `  ${line}`),
        ...(more > 0 ? [`  ${more} more; --json has them all`] : []),
    ];
}
function caseRow({ id, first, second, category, expectedMode }) {
    const name = category === undefined ? '' : (0,inert/* inertMiddle */.u)(category, LONGEST_CATEGORY);
    const expected = expectedMode ? `expected ${expectedMode}` : '';
    return [(0,inert/* inertMiddle */.u)(id, LONGEST_ID), `${first} / ${second}`, name, expected].map((text) => left(text));
}
function range([low, high]) {
    return `${(0,numbers/* figure */.vP)('number', low)} to ${(0,numbers/* figure */.vP)('number', high)}`;
}
function agreement_table(rows, colour) {
    const widths = (0,table/* columnWidths */.Q4)(rows);
    return rows.map((row) => (0,table/* tableLine */.F0)(row, widths, colour));
}
function left(text, style) {
    return { text, ...(style && { style }) };
}
function right(text, style) {
    return { text, align: 'right', ...(style && { style }) };
}

;// CONCATENATED MODULE: ./src/render/left-out.ts

const left_out_LONGEST_ID = 40;
const MOST_IDS = 10;
/** The cases that an agreement leaves out, a line for each reason; empty when there are none. */
function renderLeftOut({ onlyFirst, onlySecond, unlabelled, withoutGold }, names) {
    const lines = [
        note(`only in ${(0,inert/* inertMiddle */.u)(names.first, left_out_LONGEST_ID)}`, onlyFirst),
        note(`only in ${(0,inert/* inertMiddle */.u)(names.second ?? names.first, left_out_LONGEST_ID)}`, onlySecond),
        note('not labelled by both', unlabelled),
        note(`not in ${(0,inert/* inertMiddle */.u)(names.gold ?? '', left_out_LONGEST_ID)}`, withoutGold),
    ];
    return lines.join('');
}
function note(what, ids) {
    if (ids.length === 0)
        return '';
    const shown = ids.slice(0, MOST_IDS).map((id) => (0,inert/* inertMiddle */.u)(id, left_out_LONGEST_ID));
    const more = ids.length > MOST_IDS ? ` and ${ids.length - MOST_IDS} more` : '';
    return `note: ${what}: ${shown.join(', ')}${more}\n`;
}

// EXTERNAL MODULE: ./src/suites/governance/settings.ts
var settings = __webpack_require__(1933);
;// CONCATENATED MODULE: ./src/stats/wilson.ts
/** Standard deviations on either side of the mean that hold 95 % of a normal distribution. */
const NORMAL_95 = 1.959963984540054;
/**
 * The 95 % score interval of a share: `hits` of `n`, n > 0. It keeps within 0 and 1, and has a width at 0 and at 1.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
 * Statistical Association 22 (1927).
 */
function wilsonInterval(hits, n) {
    const z2 = NORMAL_95 ** 2;
    const centre = (hits + z2 / 2) / (n + z2);
    const half = (NORMAL_95 / (n + z2)) * Math.sqrt((hits * (n - hits)) / n + z2 / 4);
    return [hits === 0 ? 0 : centre - half, hits === n ? 1 : centre + half];
}

;// CONCATENATED MODULE: ./src/stats/kappa.ts

/**
 * κ = (p_o − p_e) / (1 − p_e), with p_o the share of cases with equal labels and p_e the share expected if both labelled
 * without looking, each keeping to how often they use a label.
 * Source: J. Cohen, "A coefficient of agreement for nominal scales", Educational and Psychological Measurement 20 (1960).
 */
function cohenKappa(table) {
    const margins = marginsOf(table);
    const { n, agreed, rows, columns, chance } = margins;
    if (n === 0)
        return { kind: 'undefined', why: 'no_cases' };
    if (chance === n * n)
        return { kind: 'undefined', why: 'one_label' };
    // Counts are whole, so that no rounding happens before the division.
    const value = (n * agreed - chance) / (n * n - chance);
    const error = standardError(table, margins, value);
    const spread = error > 0 && { standardError: error, interval: around(value, error) };
    return {
        kind: 'defined',
        value,
        oneSided: isConstant(rows) || isConstant(columns),
        ...(spread && { spread }),
    };
}
/** The agreement expected by chance over the table (p_e of {@link cohenKappa}), 0 to 1; 1 over no case. */
function chanceAgreement(table) {
    const { n, chance } = marginsOf(table);
    return n === 0 ? 1 : chance / (n * n);
}
/**
 * (p − p_e) / (1 − p_e): the agreement p of a part of the cases, held against the chance agreement p_e of all. Where a part
 * asks for one label, labels hardly vary within it, and Cohen's κ there is near 0 or undefined however well the annotators
 * agree. This figure does not suffer from that, and over parts that make up the whole its mean, weighted by cases, is
 * Cohen's κ of all. The 95 % interval is Wilson's of p, carried over; p_e counts as known. Undefined where κ of all is,
 * and over a part without cases.
 */
function agreementBeyondChance(part, all) {
    const { n, chance } = marginsOf(all);
    const room = n * n - chance;
    if (part.n === 0 || room === 0)
        return undefined;
    const [low, high] = wilsonInterval(part.agreed, part.n);
    const corrected = (share) => (share * n * n - chance) / room;
    return {
        value: (part.agreed * n * n - part.n * chance) / (part.n * room),
        interval: [corrected(low), corrected(high)],
    };
}
function marginsOf(table) {
    const rows = table.map(sum);
    const columns = table.map((_, column) => sum(table.map((row) => row[column] ?? 0)));
    const n = sum(rows);
    const agreed = sum(table.map((row, index) => row[index] ?? 0));
    return { n, agreed, rows, columns, chance: sum(rows.map((row, index) => row * (columns[index] ?? 0))) };
}
/** Below this the variance (times n) is rounding. */
const NOISE = 1e-12;
/**
 * The standard error for intervals, not the one under "no agreement beyond chance":
 * var(κ) = [Σᵢ p_ii (1 − (p_i. + p_.i)(1 − κ))² + (1 − κ)² Σ_i≠j p_ij (p_.i + p_j.)² − (κ − p_e(1 − κ))²] / (n (1 − p_e)²).
 * Source: J. L. Fleiss, J. Cohen, B. S. Everitt, "Large sample standard errors of kappa and weighted kappa",
 * Psychological Bulletin 72 (1969).
 */
function standardError(table, { n, rows, columns, chance }, kappa) {
    const share = (count) => (count ?? 0) / n;
    const expected = chance / (n * n);
    const terms = table.flatMap((row, i) => row.map((count, j) => {
        const both = i === j ? share(rows[i]) + share(columns[i]) : share(columns[i]) + share(rows[j]);
        return share(count) * (i === j ? 1 - both * (1 - kappa) : both * (1 - kappa)) ** 2;
    }));
    const spread = sum(terms) - (kappa - expected * (1 - kappa)) ** 2;
    return spread < NOISE ? 0 : Math.sqrt(spread / n) / (1 - expected);
}
/** κ lies between −1 and 1, and so does its interval. */
function around(value, error) {
    return [Math.max(-1, value - NORMAL_95 * error), Math.min(1, value + NORMAL_95 * error)];
}
function isConstant(counts) {
    return counts.filter((count) => count > 0).length === 1;
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}

;// CONCATENATED MODULE: ./src/validation/agreement.ts


/** Compares two annotators over the cases that both labelled. */
function measureAgreement(cases) {
    const table = tableOf(cases);
    const disagreements = cases.filter((one) => !agrees(one));
    const gold = goldAccuracy(cases);
    return {
        n: cases.length,
        agreed: cases.length - disagreements.length,
        kappa: cohenKappa(table),
        chance: chanceAgreement(table),
        table,
        categories: categoriesOf(cases, table),
        ...(gold && { gold }),
        confidence: {
            ...mean('agreed', cases.filter(agrees)),
            ...mean('disagreed', disagreements),
        },
        disagreements,
    };
}
function agrees({ first, second }) {
    return first === second;
}
function tableOf(cases) {
    const count = (a, b) => cases.filter(({ first, second }) => first === a && second === b).length;
    return answer/* MODES */.FN.map((row) => answer/* MODES */.FN.map((column) => count(row, column)));
}
function categoriesOf(cases, all) {
    const names = new Set(cases.flatMap(({ category }) => category ?? []));
    return [...names].sort().map((category) => {
        const own = cases.filter((one) => one.category === category);
        const counts = { n: own.length, agreed: own.filter(agrees).length };
        const beyondChance = agreementBeyondChance(counts, all);
        return { category, ...counts, within: cohenKappa(tableOf(own)), ...(beyondChance && { beyondChance }) };
    });
}
function goldAccuracy(cases) {
    if (!cases.some(({ expectedMode }) => expectedMode))
        return undefined;
    const known = cases.filter((one) => agrees(one) && one.expectedMode);
    return { n: known.length, correct: known.filter((one) => one.first === one.expectedMode).length };
}
function mean(key, cases) {
    const given = cases.flatMap(({ confidence }) => confidence);
    if (given.length === 0)
        return {};
    return { [key]: given.reduce((sum, one) => sum + one, 0) / given.length };
}

;// CONCATENATED MODULE: ./src/validation/agreement-json.ts

/** Everything that `ragbench agreement` found, for `--json`. What is undefined is null, with the reason beside it. */
function agreementJson(agreement, { standing, bar, pairing }) {
    const { n, agreed, chance, gold, confidence } = agreement;
    return {
        n,
        agreed,
        agreement: share(agreed, n),
        ...kappaJson(agreement.kappa),
        chance,
        target: { kappa: bar.target, min_cases: bar.minCases, ...standingJson(standing) },
        confusion: confusionJson(agreement.table),
        categories: agreement.categories.map(categoryJson),
        gold: gold ? { ...gold, accuracy: share(gold.correct, gold.n) } : null,
        confidence: { agreed: confidence.agreed ?? null, disagreed: confidence.disagreed ?? null },
        disagreements: agreement.disagreements.map(caseJson),
        only_first: pairing.onlyFirst,
        only_second: pairing.onlySecond,
        unlabelled: pairing.unlabelled,
        without_gold: pairing.withoutGold,
    };
}
function share(part, n) {
    return n === 0 ? null : part / n;
}
function kappaJson(kappa) {
    if (kappa.kind === 'undefined')
        return { kappa: null, why: kappa.why, standard_error: null, interval: null };
    const { value, oneSided, spread } = kappa;
    return {
        kappa: value,
        ...(oneSided && { why: 'one_sided' }),
        standard_error: spread?.standardError ?? null,
        interval: spread ? [...spread.interval] : null,
    };
}
function standingJson({ met, below, tooFew }) {
    return {
        met,
        below: below.map(({ name, value }) => ({ name, value: value ?? null })),
        too_few: tooFew,
    };
}
function confusionJson(table) {
    const rows = answer/* MODES */.FN.map((mode, row) => [mode, byMode(table[row] ?? [])]);
    return Object.fromEntries(rows);
}
function byMode(counts) {
    return Object.fromEntries(answer/* MODES */.FN.map((mode, column) => [mode, counts[column] ?? 0]));
}
function categoryJson({ category, n, agreed, within, beyondChance }) {
    return {
        category,
        n,
        agreed,
        agreement: share(agreed, n),
        ...kappaJson(within),
        beyond_chance: beyondChance ? { value: beyondChance.value, interval: [...beyondChance.interval] } : null,
    };
}
function caseJson({ id, first, second, category, expectedMode, confidence }) {
    return {
        id,
        first,
        second,
        category: category ?? null,
        expected_mode: expectedMode ?? null,
        confidence,
    };
}

;// CONCATENATED MODULE: ./src/validation/bar.ts
/** The name of all cases together, beside those of the categories. */
const OVERALL = 'overall';
/** Holds κ overall, and each category's agreement beyond chance, against a bar. An undefined κ does not meet it. */
function holdAgainst(agreement, { target, minCases }) {
    const overall = agreement.kappa.kind === 'defined' ? { value: agreement.kappa.value } : {};
    const judged = agreement.categories.filter(({ n }) => n >= minCases);
    const figures = [
        { name: OVERALL, ...overall },
        ...judged.map(({ category, beyondChance }) => ({
            name: category,
            ...(beyondChance && { value: beyondChance.value }),
        })),
    ];
    const below = figures.filter(({ value }) => value === undefined || value < target);
    const few = agreement.categories.filter(({ n }) => n < minCases);
    return { met: below.length === 0, below, tooFew: few.map(({ category }) => category) };
}

// EXTERNAL MODULE: ./src/validation/blind-id.ts
var blind_id = __webpack_require__(2684);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./src/read/decode.ts
var decode = __webpack_require__(2096);
// EXTERNAL MODULE: ./src/read/issues.ts + 1 modules
var issues = __webpack_require__(5538);
// EXTERNAL MODULE: ./src/read/json-lines.ts
var json_lines = __webpack_require__(482);
// EXTERNAL MODULE: ./src/suites/common.ts
var common = __webpack_require__(4872);
;// CONCATENATED MODULE: ./src/validation/labels.ts







const id = schemas/* string */.YjP().min(1);
const mode = schemas/* enum */.k5n(answer/* MODES */.FN);
const category = schemas/* string */.YjP().min(1).nullish();
const annotation = schemas/* looseObject */._H3({
    id,
    // Empty as `ragbench sample` writes it, for the annotator to fill in.
    mode: schemas/* preprocess */.vkY((raw) => (raw === '' ? null : raw), mode.nullable()),
    confidence: schemas/* int */.Whr().min(1).max(5).nullish(),
    notes: schemas/* string */.YjP().nullish(),
    category,
});
const bothLabels = schemas/* looseObject */._H3({ id, label: mode, blind: mode, category });
const goldLine = schemas/* looseObject */._H3({ id, expected_mode: mode.optional(), label: mode.optional(), category })
    .refine((line) => line.expected_mode ?? line.label, 'expected_mode (or label) is needed');
/** Reads one annotator's file, `{id, mode, confidence?, notes?}` a line; every bad line is named. */
async function readLabels(path, files) {
    return readLines(path, files, annotation, (line) => ({
        id: line.id,
        ...(line.mode && { mode: line.mode }),
        ...(line.confidence && { confidence: line.confidence }),
        ...(line.category && { category: line.category }),
    }));
}
/** Reads a file with both annotators' labels, `{id, category, label, blind}` a line. */
async function readBothLabels(path, files) {
    const lines = await readLines(path, files, bothLabels, (line) => line);
    if (lines.kind === 'bad')
        return lines;
    const side = (which) => lines.value.map((line) => ({
        id: line.id,
        mode: line[which],
        ...(line.category && { category: line.category }),
    }));
    return { kind: 'ok', value: [side('label'), side('blind')] };
}
/** Reads the expected modes, `{id, expected_mode, category?}` a line (`label` stands for expected_mode, too). */
async function readGold(path, files) {
    const lines = await readLines(path, files, goldLine, (line) => line);
    if (lines.kind === 'bad')
        return lines;
    const gold = lines.value.flatMap(({ id, expected_mode, label, category: own }) => {
        const expectedMode = expected_mode ?? label;
        return expectedMode ? [[id, { expectedMode, ...(own && { category: own }) }]] : [];
    });
    return { kind: 'ok', value: gold };
}
async function readLines(path, files, schema, convert) {
    const file = await files.read(path);
    if (file.kind !== 'ok')
        return (0,read_files/* bad */.M)(path, file.why);
    const text = (0,decode/* decodeText */.g7)(path, file.bytes);
    if (text.kind === 'bad')
        return text;
    const taken = (0,json_lines/* parseJsonLines */.L)(path, { blocks: [text.value] }, (line) => placed(schema, line));
    const problems = [...taken.problems, ...(0,common/* idProblems */.oz)(taken.values)];
    if (problems.length > 0)
        return { kind: 'bad', problems };
    if (taken.values.length === 0)
        return (0,read_files/* bad */.M)(path, 'is empty; a JSON object a line is expected');
    return { kind: 'ok', value: taken.values.map(({ line }) => convert(line)) };
}
function placed(schema, line) {
    const shape = (0,issues/* checkShape */.eA)(schema, line);
    if (shape.kind === 'bad')
        return shape;
    return {
        kind: 'ok',
        value: [{ id: shape.value.id, line: shape.value, location: line.locate([]) }],
    };
}

;// CONCATENATED MODULE: ./src/validation/pairs.ts
/**
 * Puts two annotators' labels together by id; `gold` is undefined without data.
 */
function pairLabels(first, second, gold) {
    const others = new Map(second.map((label) => [label.id, label]));
    const ids = new Set(first.map(({ id }) => id));
    const both = first.flatMap((label) => {
        const other = others.get(label.id);
        return other ? [[label, other]] : [];
    });
    const cases = both.flatMap(([a, b]) => labelledCase(a, b, gold?.(a.id)) ?? []);
    return {
        cases: cases.sort((a, b) => (a.id < b.id ? -1 : 1)),
        onlyFirst: first.flatMap(({ id }) => (others.has(id) ? [] : [id])),
        onlySecond: second.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
        unlabelled: both.flatMap(([a, b]) => (a.mode && b.mode ? [] : [a.id])),
        withoutGold: gold ? cases.flatMap(({ id, expectedMode }) => (expectedMode ? [] : [id])) : [],
    };
}
function labelledCase(a, b, gold) {
    if (!a.mode || !b.mode)
        return undefined;
    const category = gold?.category ?? a.category ?? b.category;
    return {
        id: gold?.id ?? a.id,
        first: a.mode,
        second: b.mode,
        ...(category !== undefined && { category }),
        ...(gold && { expectedMode: gold.expectedMode }),
        confidence: [a.confidence, b.confidence].filter((given) => given !== undefined),
    };
}

;// CONCATENATED MODULE: ./src/cli/commands/agreement.ts















/** The κ that human labels should reach (fitz-gov's own bar). */
const TARGET = 0.7;
/** `ragbench agreement A B`: how far two annotators agree beyond chance. Exit 1 below `--least`. */
async function agreement(shell, options) {
    const pairing = await readPairing(shell, options);
    if (pairing.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, pairing.problems);
    shell.err(renderLeftOut(pairing.value, options));
    const measured = measureAgreement(pairing.value.cases);
    const bar = { target: options.least ?? TARGET, minCases: options.minCases };
    const standing = holdAgainst(measured, bar);
    if (options.json)
        (0,bench_shell/* printJson */.Q2)(shell, agreementJson(measured, { standing, bar, pairing: pairing.value }));
    else {
        const colour = (0,bench_colour/* colourOf */.G)(shell.terminal.out, shell.env);
        shell.out(renderAgreement(measured, { standing, bar, colour }));
    }
    return options.least === undefined || standing.met ? bench_shell/* EXIT */.dc.ok : bench_shell/* EXIT */.dc.failed;
}
async function readPairing(shell, options) {
    const { first, second, gold } = options;
    const labels = await readSides(shell, first, second);
    if (labels.kind === 'bad')
        return labels;
    const finder = gold === undefined ? undefined : await findGold(shell, gold);
    if (finder?.kind === 'bad')
        return finder;
    const pairing = pairLabels(...labels.value, finder?.value);
    if (pairing.cases.length > 0)
        return { kind: 'ok', value: pairing };
    return (0,read_files/* bad */.M)(second ?? first, `has no case that both labelled; the ids must be those of ${first}`);
}
/** All that is wrong with either file at once. */
async function readSides(shell, first, second) {
    const files = (0,disk/* folderFiles */.kf)(shell.cwd);
    if (second === undefined)
        return readBothLabels(first, files);
    (0,bench_shell/* refuseSameFile */.vx)(shell.cwd, ['the first file', first], ['the second', second]);
    const [a, b] = await Promise.all([readLabels(first, files), readLabels(second, files)]);
    if (a.kind === 'ok' && b.kind === 'ok')
        return { kind: 'ok', value: [a.value, b.value] };
    return { kind: 'bad', problems: [a, b].flatMap((side) => (side.kind === 'bad' ? side.problems : [])) };
}
/** Finds what is expected of a case by its own id or by the one that {@link blindId} gave it. */
async function findGold(shell, where) {
    const gold = await goldOf(shell, where);
    if (gold.kind === 'bad')
        return gold;
    const known = gold.value.map(([id, one]) => [id, { id, ...one }]);
    const byId = new Map([...known.map(([id, one]) => [(0,blind_id/* blindId */.d)(id, digest/* digest */.b), one]), ...known]);
    return { kind: 'ok', value: (id) => byId.get(id) };
}
async function goldOf(shell, where) {
    const files = (0,disk/* folderFiles */.kf)(shell.cwd);
    const isData = where === settings/* BUILTIN_DATA */.P9 || (await files.list(where)) !== undefined;
    if (!isData)
        return readGold(where, files);
    const data = await (0,governance_data/* governanceData */.t)(shell, { data: where });
    if (data.kind === 'bad')
        return data;
    const gold = data.value.cases.map(({ id, data: { expectedMode, category } }) => {
        return [id, { expectedMode, category }];
    });
    return { kind: 'ok', value: gold };
}


/***/ }),

/***/ 2684:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ blindId)
/* harmony export */ });
/** Hex digits of a hidden id: among 100,000 cases, two share one with a chance of 1 in 56,000. */
const DIGITS = 12;
/**
 * The id that annotators see in place of the data's own, which often names the category. It is the same in every sample, so
 * that the data finds it again. `digest` gives the hex digits of a cryptographic hash.
 */
function blindId(id, digest) {
    return `case-${digest(`blind id\n${id}`).slice(0, DIGITS)}`;
}


/***/ })

};
