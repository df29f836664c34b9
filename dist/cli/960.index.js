export const id = 960;
export const ids = [960];
export const modules = {

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

/***/ 4960:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  stats: () => (/* binding */ stats)
});

// EXTERNAL MODULE: ./src/bench/colour.ts
var bench_colour = __webpack_require__(7492);
// EXTERNAL MODULE: ./src/bench/governance-data.ts
var governance_data = __webpack_require__(3269);
// EXTERNAL MODULE: ./src/bench/setup.ts + 2 modules
var bench_setup = __webpack_require__(1313);
// EXTERNAL MODULE: ./src/bench/shell.ts + 1 modules
var bench_shell = __webpack_require__(3996);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
// EXTERNAL MODULE: ./src/render/lines.ts
var render_lines = __webpack_require__(2367);
// EXTERNAL MODULE: ./src/render/numbers.ts
var numbers = __webpack_require__(5714);
// EXTERNAL MODULE: ./src/render/width.ts
var width = __webpack_require__(2948);
;// CONCATENATED MODULE: ./src/render/counts.ts




const LEAST_COLUMNS = 80;
const LONGEST_NAME = 24;
const LONGEST_VALUE = 48;
/** Keeps a value and its number on one line. */
const NO_BREAK = '\u00a0';
/** How many cases each suite has, by one dimension a line, for a terminal. */
function renderCounts(suites, { colour, columns }) {
    const width = Math.max(LEAST_COLUMNS, columns);
    return suites.map((suite) => suiteLines(suite, width, colour).join('\n')).join('\n\n') + '\n';
}
function suiteLines({ suite, kind, cases, by }, columns, colour) {
    const title = suite === kind ? (0,inert/* inert */.t)(suite) : `${(0,inert/* inert */.t)(suite)} (${kind})`;
    const names = by.map(({ name }) => (0,inert/* inertMiddle */.u)(name, LONGEST_NAME));
    const widest = Math.max(0, ...names.map(width/* displayWidth */.F1));
    const lines = by.flatMap(({ values }, index) => {
        const text = values
            .map((one) => `${(0,inert/* inertMiddle */.u)(one.value, LONGEST_VALUE)}:${NO_BREAK}${one.cases}`)
            .join(', ');
        return (0,render_lines/* hang */.l)(`  ${(0,width/* pad */.eV)(names[index] ?? '', widest)}  `, text, columns).map((line) => line.replaceAll(NO_BREAK, ' '));
    });
    return [
        ...(0,render_lines/* wrap */.L)(`${title}: ${(0,numbers/* counted */.hS)(cases, 'case')}`, columns).map((line) => colour('bold', line)),
        ...lines,
    ];
}

;// CONCATENATED MODULE: ./src/suites/counts.ts
/** Counts the cases of a suite by tier and by what its kind has them counted by. */
function countCases(suite, { kind, facets }, cases) {
    const counts = new Map();
    for (const { tier, data } of cases) {
        const dimensions = { tier: String(tier), ...facets?.(data) };
        for (const [name, value] of Object.entries(dimensions)) {
            const values = counts.get(name) ?? new Map();
            counts.set(name, values.set(value, (values.get(value) ?? 0) + 1));
        }
    }
    const by = [...counts].map(([name, values]) => ({ name, values: byNumber(values) }));
    return { suite, kind, cases: cases.length, by };
}
function byNumber(values) {
    const list = [...values].map(([value, cases]) => ({ value, cases }));
    return list.sort((a, b) => b.cases - a.cases || (a.value < b.value ? -1 : 1));
}

// EXTERNAL MODULE: ./src/suites/governance/kind.ts + 10 modules
var kind = __webpack_require__(3359);
;// CONCATENATED MODULE: ./src/cli/commands/stats.ts








/** `ragbench stats`: how many cases there are, and of what. */
async function stats(shell, { config, data, json }) {
    const suites = data === undefined ? await ofConfig(shell, config) : await ofFolder(shell, data);
    if (suites.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, suites.problems);
    if (json)
        (0,bench_shell/* printJson */.Q2)(shell, { suites: suites.value.map(suiteJson) });
    else {
        const colour = (0,bench_colour/* colourOf */.G)(shell.terminal.out, shell.env);
        shell.out(renderCounts(suites.value, { colour, columns: shell.terminal.columns }));
    }
    return bench_shell/* EXIT */.dc.ok;
}
async function ofFolder(shell, folder) {
    const data = await (0,governance_data/* governanceData */.t)(shell, { data: folder });
    if (data.kind === 'bad')
        return data;
    return { kind: 'ok', value: [countCases(data.value.name, kind/* governance */.T, data.value.cases)] };
}
async function ofConfig(shell, config) {
    const setup = await (0,bench_setup/* setUp */.s)(shell, config);
    if (setup.kind === 'bad')
        return setup;
    for (const { id, kind } of uncounted(setup.value))
        shell.err(`note: the cases of ${(0,inert/* inert */.t)(id)} are not counted: this version cannot load a ${kind} suite\n`);
    return { kind: 'ok', value: countsOf(setup.value) };
}
function uncounted({ loaded, plan }) {
    const known = new Set(plan.entries.map(({ suite }) => suite));
    return loaded.config.suites.filter(({ id }) => !known.has(id));
}
/** A suite has the same cases in every variant: those of its first are counted. */
function countsOf({ loaded, plan }) {
    return loaded.config.suites.flatMap(({ id }) => {
        const entries = plan.entries.filter(({ suite }) => suite === id);
        const [first] = entries;
        if (!first)
            return [];
        const own = entries.filter(({ variant }) => variant === first.variant);
        return [
            countCases(id, first.kind, own.flatMap(({ cases }) => cases)),
        ];
    });
}
function suiteJson({ suite, kind, cases, by }) {
    const dimensions = by.map(({ name, values }) => [
        name,
        Object.fromEntries(values.map((one) => [one.value, one.cases])),
    ]);
    return { suite, kind, cases, by: Object.fromEntries(dimensions) };
}


/***/ })

};
