export const id = 454;
export const ids = [454];
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

/***/ 8454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sample: () => (/* binding */ sample)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/bench/digest.ts
var digest = __webpack_require__(7236);
// EXTERNAL MODULE: ./src/bench/governance-data.ts
var governance_data = __webpack_require__(3269);
// EXTERNAL MODULE: ./src/bench/shell.ts + 1 modules
var bench_shell = __webpack_require__(3996);
// EXTERNAL MODULE: ./src/io/disk.ts
var disk = __webpack_require__(5607);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
// EXTERNAL MODULE: ./src/render/table.ts
var render_table = __webpack_require__(900);
;// CONCATENATED MODULE: ./src/render/strata.ts


const LONGEST_NAME = 32;
/** What a sample took of each category and difficulty, for a terminal. */
function renderStrata({ n, of, strata }, out) {
    const head = [strata_text('category'), strata_text('difficulty'), number('taken'), number('of')];
    const rows = strata.map(({ category, difficulty, taken, cases }) => [
        strata_text((0,inert/* inertMiddle */.u)(category, LONGEST_NAME)),
        strata_text((0,inert/* inertMiddle */.u)(difficulty, LONGEST_NAME)),
        number(taken),
        number(cases),
    ]);
    const table = [head, ...rows];
    const widths = (0,render_table/* columnWidths */.Q4)(table);
    const lines = table.map((cells) => (0,render_table/* tableLine */.F0)(cells, widths, (_, plain) => plain));
    return `${[`${n} of ${of} cases in ${(0,inert/* inert */.t)(out)}`, '', ...lines].join('\n')}\n`;
}
function strata_text(content) {
    return { text: content };
}
function number(count) {
    return { text: String(count), align: 'right' };
}

// EXTERNAL MODULE: ./src/validation/blind-id.ts
var blind_id = __webpack_require__(2684);
;// CONCATENATED MODULE: ./src/stats/strata.ts
/**
 * How many of each stratum a sample of `n` takes: in proportion to their sizes, whole numbers by largest remainder, and no
 * fewer than their least. The strata that fall below their least get just that, and the others share the rest. Equal
 * remainders go to the stratum that stands first. Throws where `n` is more than there are or less than the least ask for.
 */
function allocate(n, strata) {
    if (n > total(strata.map(({ size }) => size)))
        throw new RangeError(`${n} is more than all strata have`);
    if (n < total(strata.map(({ least }) => least)))
        throw new RangeError(`${n} is less than the strata need`);
    const raised = new Set();
    for (;;) {
        const open = strata.filter((stratum) => !raised.has(stratum));
        const rest = n - total([...raised].map(({ least }) => least));
        const size = total(open.map((stratum) => stratum.size));
        const short = open.filter((stratum) => rest * stratum.size < stratum.least * size);
        if (short.length === 0) {
            const shares = new Map(largestRemainders(rest, open).map((share, index) => [open[index], share]));
            return strata.map((stratum) => shares.get(stratum) ?? stratum.least);
        }
        for (const stratum of short)
            raised.add(stratum);
    }
}
/** Each its share rounded down, and one more for those whose share lost most by that, until all are given out. */
function largestRemainders(n, strata) {
    const all = total(strata.map(({ size }) => size));
    // Whole numbers, so that equal remainders are equal.
    const shares = strata.map(({ size }) => ({ whole: Math.floor((n * size) / all), left: (n * size) % all }));
    const missing = n - total(shares.map(({ whole }) => whole));
    const order = [...shares.keys()].sort((a, b) => (shares[b]?.left ?? 0) - (shares[a]?.left ?? 0));
    const lucky = new Set(order.slice(0, missing));
    return shares.map(({ whole }, index) => whole + (lucky.has(index) ? 1 : 0));
}
function total(numbers) {
    return numbers.reduce((sum, number) => sum + number, 0);
}

;// CONCATENATED MODULE: ./src/validation/sample.ts

/**
 * Draws `n` cases, stratified by category and within it by difficulty, in proportion to their numbers. Where `n` allows, each
 * stratum has at least one. `rank` gives each id its place in a random order, so that neither the order of the cases nor
 * what others there are decides which of a stratum come first. Throws where there are fewer than `n`.
 */
function drawSample(cases, n, rank) {
    const ranked = cases.map((one) => ({ one, rank: rank(one.id) })).sort((a, b) => (a.rank < b.rank ? -1 : 1));
    const groups = categoriesOf(ranked.map(({ one }) => one));
    const cells = groups.flatMap(({ strata }) => strata);
    const least = leastOf(n, groups.length, cells.length);
    const shares = allocate(n, groups.map((group) => ({ size: sizeOf(group), least: least(group) })));
    const strata = groups.flatMap((group, index) => sharesWithin(group, shares[index] ?? 0));
    const taken = new Set(strata.flatMap(({ members, share }) => members.slice(0, share.taken)));
    return {
        cases: ranked.flatMap(({ one }) => (taken.has(one) ? [one] : [])),
        strata: strata.map(({ share }) => share),
    };
}
/** The line for an annotator, under an id that gives nothing away. */
function blankLabel({ query, contexts }, id) {
    return { id, query, contexts, mode: '', confidence: null, notes: '' };
}
function categoriesOf(cases) {
    return grouped(cases, ({ category }) => category).map(([category, own]) => ({
        strata: grouped(own, ({ difficulty }) => difficulty).map(([difficulty, members]) => ({
            category,
            difficulty,
            members,
        })),
    }));
}
function grouped(cases, keyOf) {
    const keys = [...new Set(cases.map(keyOf))].sort();
    return keys.map((key) => [key, cases.filter((one) => keyOf(one) === key)]);
}
function sizeOf({ strata }) {
    return strata.reduce((sum, { members }) => sum + members.length, 0);
}
/** One of each stratum where `n` is enough for that; else one of each category, where it is enough for that. */
function leastOf(n, categories, strata) {
    if (n >= strata)
        return (group) => group.strata.length;
    return () => (n >= categories ? 1 : 0);
}
function sharesWithin({ strata }, n) {
    const least = n >= strata.length ? 1 : 0;
    const shares = allocate(n, strata.map(({ members }) => ({ size: members.length, least })));
    return strata.map(({ category, difficulty, members }, index) => ({
        members,
        share: { category, difficulty, cases: members.length, taken: shares[index] ?? 0 },
    }));
}

;// CONCATENATED MODULE: ./src/cli/commands/sample.ts








/** `ragbench sample`: governance cases for people to label, without what is expected of them. */
async function sample(shell, options) {
    const data = await (0,governance_data/* governanceData */.t)(shell, options);
    if (data.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, data.problems);
    const { n, seed, keepIds, out, json } = options;
    refuseTooMany(n, data.value);
    const drawn = drawSample(data.value.cases.map(sampled), n, (id) => (0,digest/* digest */.b)(`${seed}\n${id}`));
    const lines = drawn.cases.map((one) => blankLabel(one, keepIds ? one.id : (0,blind_id/* blindId */.d)(one.id, digest/* digest */.b)));
    if (out !== undefined)
        await write(shell, out, lines);
    const facts = { n, of: data.value.cases.length, seed, strata: drawn.strata };
    if (json)
        (0,bench_shell/* printJson */.Q2)(shell, { ...facts, ...(out === undefined ? { cases: lines } : { out }) });
    else if (out === undefined)
        shell.out(jsonLines(lines));
    else
        shell.out(renderStrata(facts, out));
    return bench_shell/* EXIT */.dc.ok;
}
function sampled({ id, request, data }) {
    const { category, difficulty } = data.slices;
    return { id, query: request.prompt, contexts: request.contexts ?? [], category, difficulty };
}
function refuseTooMany(n, { name, cases }) {
    if (n <= cases.length)
        return;
    throw new bench_shell/* UsageError */.eb(`--n ${n}: ${name} has ${cases.length} cases; 1 to ${cases.length} is allowed`);
}
async function write(shell, out, lines) {
    const isWritten = await (0,disk/* writeNew */.qf)((0,external_node_path_.resolve)(shell.cwd, out), jsonLines(lines)).catch((error) => {
        throw new disk/* WriteError */.QM(`--out ${out} cannot be written (${error.message}); give another path`, {
            cause: error,
        });
    });
    // It may hold hours of somebody's work.
    if (!isWritten)
        throw new bench_shell/* UsageError */.eb(`--out ${out} exists and is left as it is; give another path`);
}
function jsonLines(lines) {
    return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
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
