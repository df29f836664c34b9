export const id = 163;
export const ids = [163];
export const modules = {

/***/ 388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ toAnswer),
/* harmony export */   MP: () => (/* binding */ askFile),
/* harmony export */   P: () => (/* binding */ strayWarnings)
/* harmony export */ });
/* harmony import */ var _model_check_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8624);
/* harmony import */ var _model_row_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5889);
/* harmony import */ var _meter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7586);



/** An {@link Asker} over a recording or an answers file: calls nothing, so a case replays offline and without keys. */
function askFile(lines, plan, file) {
    const answers = new Map();
    const meter = (0,_meter_js__WEBPACK_IMPORTED_MODULE_1__/* .createMeter */ .q)();
    const strays = new Map();
    for (const line of lines) {
        const homes = homesOf(line, plan);
        const [home] = homes;
        if (!home || homes.length > 1) {
            const fault = home ? ambiguity(line, homes) : stray(line, plan);
            strays.set(fault, (strays.get(fault) ?? 0) + 1);
            continue;
        }
        const answer = toAnswer(line);
        if (answer.kind === 'answered')
            meter.add(answer.response);
        // A case that was refused before it was sent is recorded without a request.
        meter.count(line.type === 'call' && line.request !== undefined ? 1 : 0);
        const own = answers.get((0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .entryKey */ .k2)(home)) ?? new Map();
        answers.set((0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .entryKey */ .k2)(home), own.set(line.case, answer));
    }
    const faults = [...strays].map(([fault, count]) => (count > 1 ? `${fault} (${count} lines)` : fault));
    return {
        asker: {
            ask: (entry) => Promise.resolve(handOver(entry, answers) ?? missing(entry, file)),
            failure: () => undefined,
            usage: () => meter.usage(),
            warnings: () => [],
        },
        faults,
    };
}
/** An entry is asked once, so that its answers need not be kept while the run is judged. */
function handOver(entry, answers) {
    const own = answers.get((0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .entryKey */ .k2)(entry));
    answers.delete((0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .entryKey */ .k2)(entry));
    return own;
}
/** A call line as the answer to its case. */
function toAnswer({ response, error }) {
    if (error)
        return { kind: 'error', error };
    const checked = (0,_model_check_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .checkAnswer */ .d)(response);
    if (checked.kind === 'ok')
        return { kind: 'answered', response: checked.response };
    return { kind: 'error', error: { code: 'bad_response', message: checked.message } };
}
function homesOf(line, plan) {
    const places = plan.entries.filter(({ suite, tier, variant }) => suite === line.suite && (line.tier ?? tier) === tier && (line.variant ?? variant) === variant);
    return places.filter((entry) => caseIds(entry).has(line.case));
}
const ids = new WeakMap();
function caseIds(entry) {
    const known = ids.get(entry) ?? new Set(entry.cases.map(({ id }) => id));
    ids.set(entry, known);
    return known;
}
function ambiguity({ suite }, homes) {
    const keys = homes.map(_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .entryKey */ .k2).join(', ');
    return `an answer of suite "${suite}" could belong to ${keys}; give its line a tier and a variant`;
}
function stray({ suite }, plan) {
    const suites = [...new Set(plan.entries.map((entry) => entry.suite))];
    if (!suites.includes(suite))
        return `there is no suite "${suite}"; ${suites.join(', ')} is allowed`;
    return `an answer of suite "${suite}" is for a case, tier or variant that the suite does not have`;
}
/** No line at all for an entry: every case is without an answer, which scoring turns into errors. */
function missing(entry, file) {
    const error = { code: 'incomplete', message: `${file} has no answer for this case` };
    return new Map(entry.cases.map(({ id }) => [id, { kind: 'error', error }]));
}
/** What `score` says of lines that belong nowhere: they are not judged, and that must not go unsaid. */
function strayWarnings(faults) {
    return faults.map((message) => ({ code: 'data_quality', message }));
}


/***/ }),

/***/ 9085:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ compileMapping)
});

// EXTERNAL MODULE: ./src/model/answer.ts
var answer = __webpack_require__(3459);
// EXTERNAL MODULE: ./src/model/check-answer.ts
var check_answer = __webpack_require__(8624);
;// CONCATENATED MODULE: ./src/app/citation-markers.ts
/**
 * Joins the markers in an answer's text with its sources: `[doc{n}]` finds `[doc2]`, which is the second item of
 * `retrieved_context` or, without that, of `sources`. One citation per marker, in the text's order; a number beyond
 * the list keeps its `id` and has no `source_id`. A text without markers cites nothing, which is an empty list.
 */
function citationsFromMarkers(response, markers) {
    const sources = sourceIds(response);
    if (markers.length === 0 || sources === undefined || 'citations' in response)
        return {};
    if (typeof response['text'] !== 'string')
        return {};
    const citations = [...response['text'].matchAll(markerPattern(markers))].map((match) => {
        const id = String(Number(match.slice(1).find((number) => number !== undefined)));
        const source = sources[Number(id) - 1];
        return { id, ...(source === undefined ? {} : { source_id: source }) };
    });
    return { citations };
}
/** The names of the sources in order; undefined where the answer has neither list. */
function sourceIds(response) {
    const { retrieved_context: retrieved, sources } = response;
    if (Array.isArray(retrieved))
        return retrieved.map((item) => textField(item, 'source_id'));
    if (Array.isArray(sources))
        return sources.map((item) => textField(item, 'doc'));
    return undefined;
}
function textField(item, key) {
    const value = typeof item === 'object' && item !== null ? item[key] : undefined;
    return typeof value === 'string' ? value : undefined;
}
function markerPattern(markers) {
    const patterns = markers.map((marker) => {
        const [before = '', ...after] = marker.split('{n}').map(escapePattern);
        return `${before}(\\d{1,6})${after.join('\\d{1,6}')}`;
    });
    return new RegExp(patterns.join('|'), 'gu');
}
function escapePattern(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw `\$&`);
}

// EXTERNAL MODULE: ./node_modules/@jmespath-community/jmespath/dist/index.mjs
var dist = __webpack_require__(4022);
;// CONCATENATED MODULE: ./src/app/expression.ts

/**
 * Reads a JMESPath expression. Besides the standard functions there is `parse_json(text)`: the value of a JSON text,
 * anything else unchanged. A function that does not exist is found here, not at the first answer.
 */
function compileExpression(text) {
    if (!(0,dist/* isRegistered */.zN)('parse_json'))
        (0,dist/* register */.kz)('parse_json', ([value]) => parsedJson(value), [{ types: [dist/* TYPE_ANY */.uU] }]);
    try {
        const tree = (0,dist/* compile */.wE)(text);
        const unknown = functionNames(tree).find((name) => !(0,dist/* isRegistered */.zN)(name));
        if (unknown !== undefined)
            return { kind: 'bad', why: `there is no function ${unknown}; ${allowed()}` };
        return { kind: 'ok', evaluate: (json) => evaluate(tree, json) };
    }
    catch (error) {
        return { kind: 'bad', why: reason(error) };
    }
}
function evaluate(tree, json) {
    try {
        return { kind: 'ok', value: dist/* TreeInterpreter */.Z2.search(tree, json) };
    }
    catch (error) {
        return { kind: 'bad', why: reason(error) };
    }
}
function functionNames(node) {
    if (typeof node !== 'object' || node === null)
        return [];
    const own = 'type' in node && node.type === 'Function' && 'name' in node ? [String(node.name)] : [];
    return [...own, ...Object.values(node).flatMap(functionNames)];
}
function parsedJson(value) {
    try {
        return JSON.parse(typeof value === 'string' ? value : JSON.stringify(value));
    }
    catch {
        return value;
    }
}
function allowed() {
    return `allowed are ${(0,dist/* getRegisteredFunctions */.mA)().sort().join(', ')}`;
}
function reason(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./src/app/presets.ts
var presets = __webpack_require__(5455);
// EXTERNAL MODULE: ./src/app/excerpt.ts
var excerpt = __webpack_require__(6606);
;// CONCATENATED MODULE: ./src/app/mapping.ts






/**
 * Compiles the mapping of a response (design §5): the fields that `response` names, else those of the preset; without
 * a preset key the contract's own names. Where the user wrote the whole request without naming a preset, the app
 * speaks a format of its own, and an unnamed field counts only if it has the contract's type (a `mode` of
 * "advanced-chat" is none of ours). `error` is a failure unless it gives null, false, 0, "" or an empty list or object.
 */
function compileMapping(settings) {
    const expressions = { ...(0,presets/* presetMapping */.Y)(settings.preset)?.response, ...namedFields(settings.response) };
    const rules = [];
    const problems = [];
    for (const [field, text] of errorFirst(expressions)) {
        const expression = compileExpression(text);
        if (expression.kind === 'ok')
            rules.push({ field, text, expression, guessed: isGuessed(settings, field) });
        else
            problems.push({
                field,
                message: `${JSON.stringify(text)} is no JMESPath expression: ${expression.why}`,
            });
    }
    if (problems.length > 0)
        return { kind: 'bad', problems };
    return { kind: 'ok', map: (body) => mapBody(body, rules, settings.response.citation_markers ?? []) };
}
/** What the body of a failure makes of the other expressions does not matter. */
function errorFirst({ error, ...rest }) {
    const others = Object.entries(rest);
    return error === undefined ? others : [['error', error], ...others];
}
function namedFields(response) {
    const fields = [...answer/* RESPONSE_FIELDS */.iH, 'error'];
    return Object.fromEntries(fields.flatMap((field) => (response[field] === undefined ? [] : [[field, response[field]]])));
}
function isGuessed({ preset, request, response }, field) {
    return preset === undefined && request !== undefined && response[field] === undefined && field !== 'text';
}
function mapBody(body, rules, markers) {
    const response = {};
    for (const { field, text, expression, guessed } of rules) {
        const found = expression.evaluate(body);
        if (found.kind === 'bad')
            return failed('bad_response', `response.${field}: the expression ${JSON.stringify(text)} failed: ${found.why}`);
        if (field === 'error' && isFailure(found.value))
            return failed('app_error', `the app reports an error: ${shown(found.value)}`);
        if (field === 'error' || isAbsent(found.value) || (guessed && !fits(field, found.value)))
            continue;
        response[field] = found.value;
    }
    return { kind: 'ok', response: { ...response, ...citationsFromMarkers(response, markers) } };
}
function failed(code, message) {
    return { kind: 'error', error: { code, message } };
}
function isFailure(value) {
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length > 0;
    return Boolean(value);
}
function isAbsent(value) {
    return value === null || value === undefined;
}
function fits(field, value) {
    return (0,check_answer/* checkAnswer */.d)({ text: '', [field]: value }).kind === 'ok';
}
function shown(value) {
    return (0,excerpt/* excerpt */.K)(typeof value === 'string' ? value : JSON.stringify(value));
}


/***/ }),

/***/ 7586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createMeter)
/* harmony export */ });
/** A meter at zero. Dollars are summed in millionths, so that the order of answers cannot move the last digit. */
function createMeter() {
    let [calls, tokens, microDollars] = [0, 0, 0];
    return {
        count: (more) => {
            calls += more;
        },
        add: ({ usage }) => {
            tokens += (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
            microDollars += Math.round((usage?.usd ?? 0) * 1e6);
        },
        usage: () => ({ calls, cached: 0, tokens, usd: microDollars / 1e6 }),
    };
}


/***/ }),

/***/ 5455:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ requestTemplate),
/* harmony export */   Y: () => (/* binding */ presetMapping)
/* harmony export */ });
/* harmony import */ var _config_variants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4162);
/* harmony import */ var _model_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);


const OWN_NAMES = Object.fromEntries(_model_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .RESPONSE_FIELDS */ .iH.map((field) => [field, field]));
const NATIVE = {
    request: {
        prompt: '{{prompt}}',
        conversation: '{{conversation}}',
        contexts: '{{contexts}}',
        context_sources: '{{context_sources}}',
        reference_date: '{{reference_date}}',
    },
    response: { ...OWN_NAMES, trace: 'not_null(trace, metadata.trace)' },
};
const CHOICE = 'choices[0]';
const MESSAGE = `${CHOICE}.message`;
const FILTERED = `${CHOICE}.finish_reason == 'content_filter'`;
/** Some servers send the content as a list of parts. */
const CONTENT = `(type(${MESSAGE}.content) == 'array' ? join('', ${MESSAGE}.content[?type == 'text'].text) : ${MESSAGE}.content)`;
/** Calls of tools and filtered answers have no content, which is an empty text and no missing one. */
const NO_CONTENT = `((${MESSAGE}.tool_calls || ${FILTERED}) ? '' : \`null\`)`;
const OPENAI_CHAT = {
    request: { messages: '{{messages}}' },
    response: {
        text: `not_null(${CONTENT} || ${MESSAGE}.refusal, ${CONTENT}, ${NO_CONTENT})`,
        refused: `(${MESSAGE}.refusal || ${FILTERED}) && \`true\` || \`null\``,
        tool_calls: `${MESSAGE}.tool_calls[].{name: function.name, args: parse_json(function.arguments)}`,
        usage: 'usage.{input_tokens: prompt_tokens, output_tokens: completion_tokens}',
        error: `error || ${CHOICE}.error || ${CHOICE}.finish_reason == 'length' && 'the answer is unfinished (finish_reason "length"): raise the limit of tokens'`,
    },
};
const MAPPINGS = {
    native: NATIVE,
    'openai-chat': OPENAI_CHAT,
};
/** The mapping of a preset, `native` where none is named; undefined for one that this version does not have. */
function presetMapping(preset) {
    return MAPPINGS[preset ?? 'native'];
}
/** The body to fill for each call: without a preset key `request` whole, with one laid deep over the preset's. */
function requestTemplate(settings) {
    const { preset, request } = settings;
    if (preset === undefined && request !== undefined)
        return request;
    return (0,_config_variants_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeDeep */ .D)(presetMapping(preset)?.request ?? {}, request);
}


/***/ }),

/***/ 2482:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openRecording),
  S: () => (/* binding */ readRecording)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/read/issues.ts + 1 modules
var issues = __webpack_require__(5538);
// EXTERNAL MODULE: ./src/read/decode.ts
var decode = __webpack_require__(2096);
// EXTERNAL MODULE: ./src/read/json.ts
var json = __webpack_require__(3636);
// EXTERNAL MODULE: ./src/read/json-lines.ts
var json_lines = __webpack_require__(482);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./src/model/recording.ts

/** Why a call gave no answer that can be scored. */
const CALL_ERRORS = [
    'network',
    'timeout',
    'status',
    'no_json',
    'too_large',
    'bad_response',
    'app_error',
    'app_down',
    'incomplete',
];
const callError = schemas/* object */.Ikc({ code: schemas/* enum */.k5n(CALL_ERRORS), message: schemas/* string */.YjP() });
/**
 * One `call` line of a recording (design §5); as an answers file only `suite`, `case` and `response` are required.
 * `response` is the mapped AppResponse before its check, so that a wrong type is judged at scoring, too.
 */
const callLineSchema = schemas/* looseObject */._H3({
    type: schemas/* literal */.euz('call').optional(),
    suite: schemas/* string */.YjP(),
    tier: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1)]).optional(),
    variant: schemas/* string */.YjP().optional(),
    case: schemas/* string */.YjP(),
    turn: schemas/* number */.aig().int().nonnegative().optional(),
    attempt: schemas/* number */.aig().int().positive().optional(),
    request: schemas/* unknown */.L5J().optional(),
    response: schemas/* unknown */.L5J().optional(),
    error: callError.nullish(),
    latency_ms: schemas/* number */.aig().nullish(),
});

;// CONCATENATED MODULE: ./src/app/recording.ts






/**
 * Opens a recording (JSON Lines, design §5) and replaces what is at `path`. There is no temporary file to be renamed at
 * the end: each whole line goes straight into the file, in one piece and synchronously, so a run that is killed at any
 * moment leaves all of its answers where they are looked for, and at most one cut line, which {@link readRecording}
 * knows how to read.
 */
function openRecording(path, { redactor }) {
    const file = (0,external_node_fs_.openSync)(path, 'w');
    return {
        append: (line) => (0,external_node_fs_.appendFileSync)(file, `${JSON.stringify(redactor.value({ type: 'call', ...line }))}\n`),
        close: () => (0,external_node_fs_.closeSync)(file),
    };
}
/**
 * Reads a recording or an answers file: its `call` lines (a line without `type` is one too; other types are skipped).
 * An object without its end and a line break behind it is left out, and the recording called `cut`. Every other bad line is named.
 */
function readRecording(file, bytes) {
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    const cut = isCut(file, bytes.subarray(end));
    const text = (0,decode/* decodeBlocks */.H3)(file, cut ? bytes.subarray(0, end) : bytes);
    if (text.kind === 'bad')
        return text;
    const { values, problems } = (0,json_lines/* parseJsonLines */.L)(file, text.value, takeCall);
    return problems.length > 0
        ? { kind: 'bad', problems }
        : { kind: 'ok', value: { lines: lastAttempts(values), cut } };
}
const LINE_FEED = 0x0a;
const BRACE = 0x7b;
/** Whether what follows the last line break is the beginning of an object; it may end within a character. */
function isCut(file, tail) {
    if (tail[0] !== BRACE)
        return false;
    const text = (0,decode/* decodeText */.g7)(file, tail);
    return text.kind === 'bad' || (0,json/* parseJson */.q)(file, text.value).kind === 'bad';
}
function takeCall(line) {
    if (!isCall(line))
        return { kind: 'ok', value: [] };
    const call = (0,issues/* checkShape */.eA)(callLineSchema, line);
    return call.kind === 'ok' ? { kind: 'ok', value: [call.value] } : call;
}
/** Anything without a type of another kind must prove to be a call. */
function isCall({ value }) {
    if (typeof value !== 'object' || value === null || !('type' in value))
        return true;
    return typeof value.type !== 'string' || value.type === 'call';
}
/** A later line stands over an earlier one, unless its attempt has a lower number. */
function lastAttempts(lines) {
    const last = new Map();
    for (const line of lines) {
        const key = JSON.stringify([line.suite, line.tier, line.variant, line.case, line.turn]);
        const known = last.get(key);
        if (known === undefined || (line.attempt ?? 1) >= (known.attempt ?? 1))
            last.set(key, line);
    }
    return [...last.values()];
}


/***/ }),

/***/ 5770:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  je: () => (/* binding */ PLACEHOLDERS),
  ou: () => (/* binding */ fillTemplate),
  hX: () => (/* binding */ unknownPlaceholders)
});

;// CONCATENATED MODULE: ./src/app/chat-messages.ts
/**
 * A request as messages of a chat API: the earlier turns, then the prompt as the user's. Contexts go into that last
 * message, numbered, before the prompt: a system message is often replaced or refused by what stands behind such an
 * endpoint. Sources and the reference date have no place in the format and are left out.
 */
function chatMessages({ prompt, conversation, contexts = [] }) {
    const earlier = conversation.map(({ role, content }) => ({ role, content }));
    const passages = contexts.map((context, index) => `[${index + 1}] ${context}`);
    return [...earlier, { role: 'user', content: [...passages, prompt].join('\n\n') }];
}

;// CONCATENATED MODULE: ./src/app/template.ts

/** The names that may stand in `{{…}}`. `messages` is the conversation and the prompt in the form of chat APIs. */
const PLACEHOLDERS = [
    'prompt',
    'conversation',
    'contexts',
    'context_sources',
    'reference_date',
    'messages',
];
const ANYWHERE = /\{\{\s*([\w.-]+)\s*\}\}/g;
const WHOLE = /^\{\{\s*([\w.-]+)\s*\}\}$/;
/**
 * Fills a request body (design §5). A leaf that is only a placeholder takes the typed value, and an absent value drops
 * its key or list item (`undefined` where it is the whole body); within a longer string a value is put in as text
 * (strings as they are, absent as nothing, others as JSON). What is put in is never searched for placeholders.
 */
function fillTemplate(template, request) {
    if (typeof template === 'string')
        return fillString(template, request);
    if (typeof template !== 'object' || template === null)
        return template;
    if (isList(template))
        return template.map((item) => fillTemplate(item, request)).filter(isPresent);
    const entries = Object.entries(template).map(([key, item]) => [key, fillTemplate(item, request)]);
    return Object.fromEntries(entries.filter((entry) => isPresent(entry[1])));
}
/** The placeholders in a template's strings that {@link PLACEHOLDERS} does not name. */
function unknownPlaceholders(template, path = []) {
    if (typeof template === 'string') {
        const names = [...template.matchAll(ANYWHERE)].map(([, name = '']) => name);
        return names.filter((name) => !isPlaceholder(name)).map((name) => ({ path, name }));
    }
    if (typeof template !== 'object' || template === null)
        return [];
    const items = Array.isArray(template)
        ? [...template.entries()]
        : Object.entries(template);
    return items.flatMap(([key, item]) => unknownPlaceholders(item, [...path, key]));
}
function fillString(text, request) {
    const whole = WHOLE.exec(text)?.[1];
    if (whole !== undefined && isPlaceholder(whole))
        return template_valueOf(whole, request);
    return text.replaceAll(ANYWHERE, (found, name) => isPlaceholder(name) ? asText(template_valueOf(name, request)) : found);
}
function template_valueOf(name, request) {
    if (name === 'messages')
        return chatMessages(request);
    if (name === 'conversation')
        return request.conversation.map(({ role, content }) => ({ role, content }));
    return request[name];
}
function asText(value) {
    if (value === undefined)
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function isPlaceholder(name) {
    return PLACEHOLDERS.includes(name);
}
function isPresent(value) {
    return value !== undefined;
}
function isList(value) {
    return Array.isArray(value);
}


/***/ }),

/***/ 7044:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ readComparison)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/canonicalize/lib/canonicalize.js
var canonicalize = __webpack_require__(8799);
// EXTERNAL MODULE: ./src/model/own.ts
var model_own = __webpack_require__(3057);
// EXTERNAL MODULE: ./src/model/row-name.ts
var row_name = __webpack_require__(5889);
// EXTERNAL MODULE: ./src/gate/recordable.ts
var recordable = __webpack_require__(6742);
// EXTERNAL MODULE: ./src/gate/recorded.ts
var gate_recorded = __webpack_require__(6507);
;// CONCATENATED MODULE: ./src/gate/edited-baseline.ts





/** Edits of the baseline file that are no newly recorded change: ignored by the gate, and called out (design §8). */
function editedBaseline(base, own, path) {
    if (!base)
        return [];
    const present = { what: `the baseline ${path}`, from: 'present at the base' };
    if (own.kind === 'none')
        return [{ ...present, to: "removed (the base's was applied)" }];
    if (own.kind === 'unusable')
        return [{ ...present, to: "no longer readable (the base's was applied)" }];
    return [...editedEntries(base, own.baseline, path), ...editedRecords(base, own.baseline, path)];
}
function editedEntries(base, own, path) {
    if ((0,canonicalize/* default */.A)(base.entries) === (0,canonicalize/* default */.A)(own.entries))
        return [];
    const lowered = Object.keys(base.entries)
        .sort()
        .flatMap((key) => loweredFloors(key, base, own));
    if (lowered.length > 0)
        return lowered.map((weakening) => ({ ...weakening, what: `${weakening.what} in ${path}` }));
    return [
        {
            what: `the baseline ${path}`,
            from: 'edited by this change',
            to: 'ignored here; merged, the edit counts',
        },
    ];
}
function loweredFloors(key, base, own) {
    const place = (0,row_name/* parseEntryKey */.tp)(key);
    const before = (0,model_own/* ownValue */.e)(base.entries, key)?.metrics;
    if (!place || !before)
        return [];
    return Object.keys(before)
        .sort()
        .flatMap((metric) => {
        const [was, is] = [(0,model_own/* ownValue */.e)(before, metric), (0,model_own/* ownValue */.e)((0,model_own/* ownValue */.e)(own.entries, key)?.metrics, metric)];
        if (!was || (is && !isLower(was, is)))
            return [];
        return [
            {
                what: `the floor of ${(0,row_name/* rowName */._k)({ ...place, metric })}`,
                from: String(was.value),
                to: `${is ? is.value : 'removed'} (ignored here; merged, the edit counts)`,
            },
        ];
    });
}
function isLower(was, is) {
    return (was.direction !== is.direction ||
        (was.direction === 'higher' ? is.value < was.value : is.value > was.value));
}
/** Records of the base that were altered or removed, and new ones that cannot count. */
function editedRecords(base, own, path) {
    const kept = new Set(own.changes.map((change) => (0,canonicalize/* default */.A)(change)));
    const altered = base.changes.filter((change) => !kept.has((0,canonicalize/* default */.A)(change)));
    const known = new Set(base.changes.map((change) => (0,canonicalize/* default */.A)(change)));
    const fresh = new Set((0,gate_recorded/* newRecords */.xE)(own.changes, new Set(base.changes.map(({ id }) => id))));
    const ignored = own.changes.filter((change) => !known.has((0,canonicalize/* default */.A)(change)) &&
        (!fresh.has(change) || change.applied !== undefined || (0,recordable/* faultOf */.K)(change) !== undefined));
    const ids = new Set(altered.map(({ id }) => id));
    return [
        ...altered.map(({ id }) => ({
            what: `the record ${id} in ${path}`,
            from: 'as at the base',
            to: 'edited or removed',
        })),
        ...ignored
            .filter(({ id }) => !ids.has(id))
            .map((change) => ({
            what: `the new record ${change.id} in ${path}`,
            from: 'ignored',
            to: whyVoid(change),
        })),
    ];
}
function whyVoid(change) {
    if (change.applied !== undefined)
        return 'it claims to be applied already';
    return (0,recordable/* faultOf */.K)(change) ?? 'its id is taken';
}

// EXTERNAL MODULE: ./src/gate/settings.ts
var settings = __webpack_require__(5306);
;// CONCATENATED MODULE: ./src/gate/loosened.ts




/** The base's settings with the recorded ones put in: a recorded value counts instead of the base's (design §8). */
function applyRecorded(base, recorded) {
    const settings = recorded.filter(({ kind }) => kind === 'setting');
    const valueOf = (name, before) => settings.findLast(({ setting }) => setting === name)?.to ?? before;
    const { store, path, bump } = base.baseline;
    return {
        ...base,
        gate: (0,gate_recorded/* applySettings */.iN)(base.gate, recorded),
        baseline: {
            store: valueOf('baseline.store', store),
            path: valueOf('baseline.path', path),
            bump: valueOf('baseline.bump', bump),
        },
        judge: { fail: valueOf('judge.fail', base.judge.fail) },
    };
}
/**
 * Every setting that this side makes looser than `base` has it (design §7); `base` with the recorded changes put in, so
 * that a record hides no more than it says. What is stricter is not listed.
 */
function loosenedSettings(base, own, rows) {
    return [
        ...looserThresholds(base.gate, own.gate, rows),
        ...looserTolerance(base.gate, own.gate, rows),
        ...looserAdvisory(base.gate, own.gate, rows),
        ...looserWords(base, own),
        ...changedGuards(base, own),
    ];
}
/** Suites, tiers and variants that the base runs and this side does not, unless their end is recorded. */
function lostSuites(base, own, recorded) {
    const nameOf = (place) => (0,row_name/* rowName */._k)({ ...place, metric: '' }).slice(0, -1);
    const kept = new Set(own.map(nameOf));
    const lost = base.filter((place) => !kept.has(nameOf(place)) && !(0,gate_recorded/* recordedDrop */.E1)(place, recorded));
    return [...new Set(lost.map(nameOf))]
        .sort()
        .map((name) => ({ what: `suite ${name}`, from: 'run at the base', to: 'not in this config' }));
}
function looserThresholds(base, own, rows) {
    const changed = changedNames(base.thresholds, own.thresholds);
    const found = new Map();
    for (const { place, direction, threshold } of rows) {
        const [before, now] = [(0,settings/* thresholdOf */.pI)(place, base, threshold.base), (0,settings/* thresholdOf */.pI)(place, own, threshold.own)];
        if (!before || !isLooser(before, now, direction))
            continue;
        const names = changed.filter((name) => (0,row_name/* matchesRow */.A6)(name, place));
        for (const what of names.length > 0
            ? names.map((name) => `gate.thresholds of ${name}`)
            : [`the data's own threshold of ${(0,row_name/* rowName */._k)(place)}`])
            if (!found.has(what))
                found.set(what, { what, from: show(before), to: show(now) });
    }
    return [...found.values()].sort((a, b) => (a.what < b.what ? -1 : 1));
}
/** Whether this side asks less of the row than the base does, by the threshold that really applies to it. */
function isLooser(before, now, direction) {
    const sign = direction === 'higher' ? 1 : -1;
    return !now || sign * (now.pass - before.pass) < 0 || sign * (now.weak - before.weak) < 0;
}
function show(threshold) {
    if (!threshold)
        return 'unset';
    return threshold.pass === threshold.weak
        ? String(threshold.pass)
        : `${threshold.pass} (weak ${threshold.weak})`;
}
function changedNames(base, own) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(own)])].sort();
    return names.filter((name) => (0,canonicalize/* default */.A)(base[name] ?? null) !== (0,canonicalize/* default */.A)(own[name] ?? null));
}
function looserTolerance(base, own, rows) {
    const [before, now] = [byRow(base.tolerance), byRow(own.tolerance)];
    const changed = changedNames(before, now);
    const found = new Map();
    for (const { place } of rows) {
        const [was, is] = [(0,settings/* toleranceOf */.Lz)(place, base), (0,settings/* toleranceOf */.Lz)(place, own)];
        if (is <= was)
            continue;
        const names = changed.filter((name) => (0,row_name/* matchesRow */.A6)(name, place));
        for (const what of names.length > 0
            ? names.map((name) => `gate.tolerance of ${name}`)
            : ['gate.tolerance'])
            if (!found.has(what))
                found.set(what, { what, from: String(was), to: String(is) });
    }
    return [...found.values()].sort((a, b) => (a.what < b.what ? -1 : 1));
}
function byRow(tolerance) {
    return typeof tolerance === 'number' ? { [settings/* ALL_ROWS */.of]: tolerance } : tolerance;
}
function looserAdvisory(base, own, rows) {
    const decided = rows.filter(({ place }) => !(0,settings/* isAdvisory */.kW)(place, base));
    const added = own.advisory.filter((name) => decided.some(({ place }) => (0,row_name/* matchesRow */.A6)(name, place)));
    return [...new Set(added)]
        .sort()
        .map((row) => ({ what: `gate.advisory of ${row}`, from: 'judged', to: 'advisory' }));
}
/** Settings whose values are ordered words: the last one given is the looser. */
function looserWords(base, own) {
    const words = [
        ['gate.fail_on', base.gate.fail_on, own.gate.fail_on, 'fail'],
        ['gate.missing_baseline', base.gate.missing_baseline, own.gate.missing_baseline, 'seed'],
        ['gate.weakening', base.gate.weakening, own.gate.weakening, 'warn'],
        // Open: without an answer of the judge the violation stands; closed: it is cleared.
        ['judge.fail', base.judge.fail, own.judge.fail, 'closed'],
    ];
    return words
        .filter(([, before, now, looser]) => before !== now && now === looser)
        .map(([what, from, to]) => ({ what, from, to }));
}
const BUMPS = ['commit', 'pull-request', 'off'];
/** Guards of which the base commit's value counts, whatever this side says. */
function changedGuards(base, own) {
    const [was, is] = [base.gate, own.gate];
    const guards = [
        ['gate.stop_after_tier0', was.stop_after_tier0, is.stop_after_tier0, !is.stop_after_tier0],
        ['gate.noise', was.noise, is.noise, is.noise === 'learned'],
        ['gate.alpha', was.alpha, is.alpha, is.alpha < was.alpha],
        ['gate.confirm', was.confirm, is.confirm, is.confirm > was.confirm],
        ['baseline.store', base.baseline.store, own.baseline.store, true],
        ['baseline.path', base.baseline.path, own.baseline.path, true],
        [
            'baseline.bump',
            base.baseline.bump,
            own.baseline.bump,
            BUMPS.indexOf(own.baseline.bump) > BUMPS.indexOf(base.baseline.bump),
        ],
        ...Object.entries(base.when).flatMap(([suite, when]) => suite in own.when ? [[`suites.${suite}.when`, when, own.when[suite], true]] : []),
    ];
    return guards
        .filter(([, before, now, isLoosened]) => isLoosened && JSON.stringify(before) !== JSON.stringify(now))
        .map(([what, before, now]) => ({
        what,
        from: `${JSON.stringify(before ?? 'unset')} (applied)`,
        to: JSON.stringify(now ?? 'unset'),
    }));
}

// EXTERNAL MODULE: ./src/config/load.ts + 2 modules
var load = __webpack_require__(3510);
// EXTERNAL MODULE: ./src/config/plan.ts
var config_plan = __webpack_require__(9311);
// EXTERNAL MODULE: ./src/model/problem.ts
var model_problem = __webpack_require__(8734);
;// CONCATENATED MODULE: ./src/baseline/base-load.ts



/** What is asked where nothing could be read. */
const NO_PLAN = { entries: [] };
/** Loads config and data of the base commit; `short` names it. */
async function loadBase(files, { loaded, env }, short) {
    if ((await files.read(loaded.file)).kind === 'missing')
        return {
            plan: NO_PLAN,
            why: `there is no ${loaded.file} at ${short}, so no earlier config is compared with`,
        };
    const config = await (0,load/* loadConfig */.Z)(loaded.file, files, filledIn(env));
    if (config.kind === 'bad')
        return {
            plan: NO_PLAN,
            why: `the config at ${short} cannot be compared with: ${config.problems.slice(0, 1).map(model_problem/* formatProblem */.V).join('')}`,
        };
    const plan = await (0,config_plan/* loadPlan */.Y)(config.value, files);
    const [problem] = plan.problems;
    if (problem)
        return {
            loaded: config.value,
            plan: NO_PLAN,
            why: `the data at ${short} cannot be compared with: ${(0,model_problem/* formatProblem */.V)(problem)}`,
        };
    return { loaded: config.value, plan };
}
/** Fits a URL and a text alike. */
const UNSET = 'http://unset.invalid';
/** A variable that only the base's config names need not be set: its app is never asked, only its gate is compared with. */
function filledIn(env) {
    return new Proxy(env, { get: (target, name) => (typeof name === 'string' && target[name]) || UNSET });
}

// EXTERNAL MODULE: ./src/baseline/locate.ts
var locate = __webpack_require__(8657);
;// CONCATENATED MODULE: ./src/baseline/guards.ts





/** Everything by which this side's config and suites are looser than the base's, as it applies. */
function loosened(base, applied, { loaded, plan }, recorded) {
    const asked = base.plan === NO_PLAN ? plan : base.plan;
    const settings = loosenedSettings(applied, guarded(loaded), guardedRows(asked.entries, plan.entries));
    return [...settings, ...lostSuites(placesOf(base.plan.entries), placesOf(plan.entries), recorded)];
}
function guardedRows(asked, own) {
    return asked.flatMap((entry) => {
        const now = own.find((other) => (0,row_name/* entryKey */.k2)(other) === (0,row_name/* entryKey */.k2)(entry));
        return entry.metrics.map(({ name, direction }) => ({
            place: { ...entry, metric: name },
            direction,
            threshold: { base: (0,model_own/* ownValue */.e)(entry.thresholds, name), own: (0,model_own/* ownValue */.e)((now ?? entry).thresholds, name) },
        }));
    });
}
function placesOf(entries) {
    return entries.flatMap(({ suite, tier, variant, metrics }) => metrics.map(({ name }) => ({ suite, tier, variant, metric: name })));
}
/** The settings of a config that guard its gate. */
function guarded(loaded) {
    const { gate, baseline, judge, suites } = loaded.config;
    const when = Object.fromEntries(suites.map(({ id, settings }) => [id, settings.when]));
    return {
        gate,
        baseline: { store: baseline.store, path: (0,locate/* baselinePath */.X)(loaded), bump: baseline.bump },
        judge,
        when,
    };
}

// EXTERNAL MODULE: ./src/baseline/parse.ts
var parse = __webpack_require__(2144);
;// CONCATENATED MODULE: ./src/baseline/base-side.ts








/**
 * Reads what the run is to be compared with, by the base's store (design §8). Where the baseline is a given file, the
 * gate's settings are still compared with those of the base commit, if it can be found.
 */
async function readComparison(request) {
    const folder = await (0,promises_.realpath)(request.folder);
    const found = await request.findBase(folder);
    if (found.kind === 'commit')
        return fromCommit({ ...request, folder }, found);
    if (found.kind === 'failed' && request.mustFindBase)
        return fromFailure(found.why);
    const { files, path } = request.override ?? { files: request.files, path: (0,locate/* baselinePath */.X)(request.loaded) };
    const isGiven = request.override !== undefined || request.loaded.config.baseline.store === 'file';
    if (isGiven)
        return fromFile(files, path, found.kind === 'failed' ? `no earlier config is compared with: ${found.why}` : undefined);
    if (found.kind === 'failed')
        return fromFailure(found.why);
    return fromFile(files, path, `${found.why}, so the baseline is the file beside the config, and no earlier config is compared with`);
}
async function fromFile(files, path, why) {
    const baseline = await (0,parse/* readBaseline */.m)(files, path, 'as a file');
    const warnings = why === undefined ? [] : [{ code: 'config_not_compared', message: why }];
    return {
        baseline,
        weakenings: [],
        recorded: (0,gate_recorded/* pendingChanges */.Pn)(foundIn(baseline), undefined),
        warnings,
        source: { source: path },
        commits: {},
    };
}
function fromFailure(why) {
    return {
        baseline: { kind: 'unusable', why },
        weakenings: [],
        recorded: [],
        warnings: [],
        source: { source: 'none' },
        commits: {},
    };
}
async function fromCommit(request, found) {
    const { files } = found;
    const short = found.commit.slice(0, 7);
    const base = await loadBase(files, request, short);
    const ownPath = (0,locate/* baselinePath */.X)(request.loaded);
    const settings = guarded(base.loaded ?? request.loaded);
    const stored = await readStored(request, files, settings, short);
    const fault = found.fault?.();
    if (fault !== undefined)
        return fromFailure(`the files of the base commit ${short} cannot be read: ${fault}`);
    const own = await (0,parse/* readBaseline */.m)(request.files, ownPath, 'in this checkout');
    const before = foundIn(stored.state);
    const recorded = (0,gate_recorded/* pendingChanges */.Pn)(foundIn(own), before, base.loaded && settings);
    const applied = applyRecorded(settings, recorded);
    return {
        baseline: hinted(stored.state, own, settings.baseline.path),
        weakenings: [
            ...(base.loaded ? loosened(base, applied, request, recorded) : []),
            ...(stored.isOfCommit ? editedBaseline(before, own, ownPath) : []),
        ],
        recorded,
        warnings: base.why === undefined ? [] : [{ code: 'config_not_compared', message: base.why }],
        source: { source: stored.source, ...(await measuredAt(found, before)) },
        commits: { head: found.head, base: found.commit },
        ...(base.loaded && {
            base: {
                plan: base.plan,
                settings: applied,
                side: { commit: found.commit, rules: base.loaded.config.gate },
            },
        }),
    };
}
/**
 * The baseline by the base's own store and path: a change that moves either is compared with what it moved away from,
 * recorded or not; the new place counts once it is merged.
 */
async function readStored({ override, files: own }, files, { baseline }, short) {
    if (override)
        return {
            state: await (0,parse/* readBaseline */.m)(override.files, override.path, 'as a file'),
            source: override.path,
            isOfCommit: false,
        };
    const { path, store } = baseline;
    if (store === 'file')
        return { state: await (0,parse/* readBaseline */.m)(own, path, 'as a file'), source: path, isOfCommit: false };
    return {
        state: await (0,parse/* readBaseline */.m)(files, path, `at ${short}`),
        source: `${path} at ${short}`,
        isOfCommit: true,
    };
}
function foundIn(state) {
    return state.kind === 'found' ? state.baseline : undefined;
}
/** A baseline that was bumped but not committed is the likeliest reason why there is none at the base. */
function hinted(baseline, own, path) {
    if (baseline.kind !== 'none' || own.kind !== 'found')
        return baseline;
    return {
        kind: 'none',
        why: `${baseline.why}; this checkout has one that is not there yet: commit ${path}, or give it with --baseline`,
    };
}
/** The oldest commit that an entry was measured at, and how far back it lies; one that git does not know counts as oldest. */
async function measuredAt({ distanceFrom }, baseline) {
    const commits = Object.values(baseline?.entries ?? {}).flatMap(({ provenance }) => provenance.commit ?? []);
    const distances = await Promise.all([...new Set(commits)].sort().map(async (commit) => ({ commit, behind: await distanceFrom(commit) })));
    const oldest = distances.find(({ behind }) => behind === undefined) ??
        distances.sort((a, b) => Number(b.behind) - Number(a.behind))[0];
    return oldest
        ? { commit: oldest.commit, ...(oldest.behind !== undefined && { behind: oldest.behind }) }
        : {};
}


/***/ }),

/***/ 8657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ baselinePath)
/* harmony export */ });
/* unused harmony export defaultBaselinePath */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/** Where the baseline of a config lies by default, so that two configs in one folder never share one (design §9). */
function defaultBaselinePath(configFile) {
    const stem = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(configFile).replace(/\.[^.]+$/, '');
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(configFile) === 'ragbench.yml'
        ? '.ragbench/baseline.json'
        : `.ragbench/${stem}.baseline.json`;
}
/** The config's baseline path, relative to its folder. */
function baselinePath({ config, file }) {
    return config.baseline.path ?? defaultBaselinePath(file);
}


/***/ }),

/***/ 2144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readBaseline)
/* harmony export */ });
/* harmony import */ var _model_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(782);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8734);
/* harmony import */ var _read_decode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2096);
/* harmony import */ var _read_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5538);
/* harmony import */ var _read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);





/**
 * Reads a baseline. "None" is concluded only when the files prove that there is none; a corrupt one, or one of a newer
 * version, is unusable: ERROR `no_baseline`, and nothing overwrites it.
 */
async function readBaseline(files, path, where) {
    const read = await files.read(path);
    if (read.kind === 'missing')
        return { kind: 'none', why: `there is no baseline yet (${path} ${where})` };
    if (read.kind === 'unreadable')
        return { kind: 'unusable', why: `the baseline ${path} ${where} cannot be read: ${read.why}` };
    const text = (0,_read_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(path, read.bytes);
    if (text.kind === 'bad')
        return unusable(text.problems.map(_model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .formatProblem */ .V));
    return parseBaseline(path, text.value);
}
function parseBaseline(path, text) {
    const document = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text);
    if (document.kind === 'bad')
        return unusable(document.problems.map(_model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .formatProblem */ .V));
    const version = document.value.value?.schema;
    if (typeof version === 'number' && version > 1)
        return unusable([
            `${path}: schema ${version} was written by a newer ragbench; this one reads schema 1, so update it`,
        ]);
    const parsed = _model_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineSchema */ .d.safeParse(document.value.value, _read_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .WORDED */ .w5);
    if (parsed.success)
        return { kind: 'found', baseline: parsed.data };
    return unusable((0,_read_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .ek)(parsed.error, document.value.locate).map(_model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .formatProblem */ .V));
}
function unusable(reasons) {
    const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
    return {
        kind: 'unusable',
        why: `the baseline cannot be used: ${reasons[0]}${more}; it is left as it is: repair it, or restore it from git`,
    };
}


/***/ }),

/***/ 7492:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ colourOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

const STYLES = { bad: 'red', weak: 'yellow', good: 'green', dim: 'dim', bold: 'bold' };
/** Colours for a terminal that wants them (NO_COLOR, TERM=dumb); plain text elsewhere. */
function colourOf(isTerminal, env) {
    const plain = !isTerminal || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
    return (style, text) => (plain ? text : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(STYLES[style], text));
}


/***/ }),

/***/ 2702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./src/model/row-name.ts
var row_name = __webpack_require__(5889);
// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(7088);
// EXTERNAL MODULE: ./src/config/selection.ts
var selection = __webpack_require__(9672);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
// EXTERNAL MODULE: ./src/render/numbers.ts
var numbers = __webpack_require__(5714);
// EXTERNAL MODULE: ./src/render/placed-rows.ts
var placed_rows = __webpack_require__(9937);
// EXTERNAL MODULE: ./src/render/words.ts
var words = __webpack_require__(5933);
;// CONCATENATED MODULE: ./src/render/row-fact.ts




const LONGEST_NAME = 56;
/** A row and what it was held against, in cases where there are cases: `qa.tier0.citation_validity 28 of 30, floor 30`. */
function rowFact(placed) {
    const { row } = placed;
    const scale = (0,numbers/* scaleOf */._K)(row);
    const label = `${shortName((0,placed_rows/* fullName */.fq)(placed))} `;
    const bar = (0,placed_rows/* decidingThreshold */.X5)(row);
    if (row.reason === 'below_threshold' && bar !== undefined) {
        const [value, threshold] = (0,numbers/* figures */.u5)(scale, row.value, bar);
        const cases = scale === 'rate' && row.direction === 'higher' ? ` (${row.passed} of ${row.n})` : '';
        return `${label}${value}${cases}, threshold ${threshold}`;
    }
    const close = row.verdict === 'WEAK' ? `, ${(0,words/* rowReasonWords */.ay)(row.reason)}` : '';
    if (row.baseline === undefined)
        return `${label}${(0,numbers/* figure */.vP)(scale, row.value)}${close}`;
    if (row.shared && row.direction === 'higher')
        return `${label}${row.shared.now} of ${row.shared.n}, floor ${row.shared.before}${close}`;
    const [value, floor] = (0,numbers/* figures */.u5)(scale, row.value, row.baseline);
    return `${label}${value}, ${(0,placed_rows/* limitWord */.WE)(row)} ${floor}${close}`;
}
/** A foreign name, made inert and cut in its middle for a line of prose. */
function shortName(text) {
    return shorten((0,inert/* inertMiddle */.u)(text, LONGEST_NAME), LONGEST_NAME);
}
/** At most so many UTF-16 units, cut between code points. */
function shorten(text, units) {
    if (text.length <= units)
        return text;
    let kept = '';
    for (const char of text) {
        if (kept.length + char.length > units - 1)
            break;
        kept += char;
    }
    return `${kept.trimEnd()}…`;
}

;// CONCATENATED MODULE: ./src/render/headline.ts






const LONGEST = 120;
const LONGEST_PARTIAL = 36;
/** How the gate words what a record loosens. */
const ON_PURPOSE = 'changed on purpose: ';
/** One plain line of at most 120 UTF-16 units: the verdict word, the one reason, and what else must not go unsaid. */
function headline(facts) {
    const partial = facts.partial === undefined ? '' : ` (partial: ${shorten((0,inert/* inert */.t)(facts.partial), LONGEST_PARTIAL)})`;
    const { lead, musts, asides } = reasons(facts);
    const end = musts.map((text) => `; ${text}`).join('') + partial;
    const words = (0,inert/* inert */.t)(`${facts.verdict} · ${lead}`, LONGEST * 2);
    let line = shorten(words, LONGEST - end.length);
    for (const aside of asides)
        if (line.length + aside.length + 2 + end.length <= LONGEST)
            line += `; ${aside}`;
    return line + end;
}
function reasons(facts) {
    if (facts.refusal)
        return only(refused(facts.refusal));
    if (facts.exit_code === 3)
        return only(nothingScored(facts));
    const lead = { ERROR: errorLead, FAIL: failLead, WEAK: weakLead, PASS: passLead }[facts.verdict](facts);
    return { lead, musts: mustsOf(facts), asides: asidesOf(facts) };
}
function refused([first = 'the configuration or the event was refused', ...others]) {
    return `nothing was judged${others.length > 0 ? `, for ${(0,numbers/* counted */.hS)(others.length + 1, 'reason')}` : ''}: ${first}`;
}
function only(lead) {
    return { lead, musts: [], asides: [] };
}
function mustsOf(facts) {
    const { regressed = 0 } = facts.ledger;
    const unsaid = facts.verdict === 'ERROR' || leadsWithWeakening(facts);
    const uncompared = isUncompared(facts) &&
        facts.verdict !== 'PASS' &&
        (0,placed_rows/* decidingRows */.PA)(facts, 'ERROR')[0]?.row.reason !== 'no_baseline';
    return [
        ...(uncompared ? ['nothing was compared'] : []),
        ...(regressed > 0 && unsaid ? [`${(0,numbers/* counted */.hS)(regressed, 'case')} regressed`] : []),
    ];
}
function asidesOf(facts) {
    const { new_failing: newFailing = 0 } = facts.ledger;
    const failed = facts.verdict === 'ERROR' ? (0,placed_rows/* decidingRows */.PA)(facts, 'FAIL').length : 0;
    const advisory = (0,placed_rows/* placedRows */.xi)(facts).filter(({ row }) => row.advisory && (0,model_verdict/* isBad */.e2)(row.verdict)).length;
    const all = [
        [isWeakened(facts) && !leadsWithWeakening(facts), 'the gate was weakened'],
        [
            facts.warnings.some(({ code }) => code === 'config_not_compared'),
            "the gate's settings were not compared",
        ],
        [failed > 0, `${(0,numbers/* counted */.hS)(failed, 'row')} failed`],
        [facts.verdict === 'WEAK' && facts.exit_code === 1, 'fails by fail_on: weak'],
        [newFailing > 0 && !isUncompared(facts), `${(0,numbers/* counted */.hS)(newFailing, 'new case')} failing`],
        [advisory > 0, `${(0,numbers/* counted */.hS)(advisory, 'advisory row')} failing`],
    ];
    return all.flatMap(([applies, text]) => (applies ? [text] : []));
}
function nothingScored(facts) {
    if (facts.appFailure !== undefined)
        return `not one case could be scored: ${facts.appFailure}`;
    const first = (0,placed_rows/* placedRows */.xi)(facts).find(({ row }) => row.verdict === 'ERROR');
    const cause = causeOf(facts);
    if (cause !== undefined && first && ALL_ALIKE.includes(first.row.reason))
        return `not one case could be scored: ${cause}`;
    if (!first)
        return 'nothing was judged: no suite of this run has a case to ask';
    return `not one case could be scored: ${(0,words/* rowReasonWords */.ay)(first.row.reason)}${noteOf(first.row)}`;
}
/** Reasons that are the same for every case: the case's own words say more than the row's count of them. */
const ALL_ALIKE = ['incomplete', 'app_failed'];
function causeOf({ suites }) {
    const reasons = suites.flatMap(({ cases }) => cases.filter(({ status }) => status === 'error'));
    return reasons.every(({ reason }) => reason === reasons[0]?.reason) ? reasons[0]?.reason : undefined;
}
function errorLead(facts) {
    if (facts.appFailure !== undefined)
        return facts.appFailure;
    const rows = (0,placed_rows/* decidingRows */.PA)(facts, 'ERROR');
    const [first] = rows;
    const alike = rows.filter(({ row }) => row.reason === first?.row.reason);
    if (first)
        return `${(0,words/* rowReasonWords */.ay)(first.row.reason)}: ${shortName((0,placed_rows/* fullName */.fq)(first))}${more(alike)}${noteOf(first.row)}`;
    const empty = facts.suites.find(({ verdict }) => verdict === 'ERROR');
    return empty
        ? `${shortName((0,placed_rows/* suiteName */.Qx)(empty))} has no cases`
        : 'nothing was judged: no case counts for any of its rows';
}
function failLead(facts) {
    if (leadsWithWeakening(facts))
        return weakeningLead(facts);
    const rows = (0,placed_rows/* decidingRows */.PA)(facts, 'FAIL');
    const [first] = rows;
    return withRegressed(facts, first ? `${rowFact(first)}${more(rows)}` : 'see the report');
}
function weakLead(facts) {
    if (leadsWithWeakening(facts))
        return weakeningLead(facts);
    const rows = (0,placed_rows/* decidingRows */.PA)(facts, 'WEAK');
    const [first] = rows;
    const rest = onlyAdvises(facts) ? 'every row is advisory, so nothing decides' : 'see the report';
    return withRegressed(facts, first ? `${rowFact(first)}${more(rows)}` : rest);
}
function onlyAdvises(facts) {
    return (0,placed_rows/* placedRows */.xi)(facts).every(({ row }) => row.advisory || row.verdict === 'SKIPPED');
}
function weakeningLead({ warnings }) {
    const messages = warnings.filter(({ code }) => code === 'gate_weakened').map(({ message }) => message);
    const [first = ''] = messages;
    if (messages.every((message) => message.startsWith(ON_PURPOSE)))
        return first + (messages.length > 1 ? ` and ${(0,numbers/* counted */.hS)(messages.length - 1, 'more change')}` : '');
    const ways = messages.length > 1 ? ` in ${messages.length} ways` : '';
    return `this change weakens its own gate${ways}: ${first}`;
}
function passLead(facts) {
    const { regressed = 0, fixed = 0, vanished = 0, skipped = 0 } = facts.ledger;
    const total = Object.values(facts.ledger).reduce((sum, count) => sum + count, 0) - vanished - skipped;
    if (isUncompared(facts))
        return `no baseline yet: nothing was compared; ${(0,numbers/* counted */.hS)(total, 'case')}${failing(facts)}`;
    if (regressed > 0)
        return `${(0,numbers/* counted */.hS)(regressed, 'case')} regressed, yet every row holds; ${fixed} fixed`;
    return `${(0,numbers/* counted */.hS)(total, 'case')}, nothing got worse${fixed > 0 ? `; ${fixed} fixed` : ''}`;
}
function failing({ suites }) {
    const count = suites.flatMap(({ cases }) => cases).filter(({ status }) => status === 'fail').length;
    return count === 0 ? ', all pass' : `, ${count} failing`;
}
function withRegressed({ ledger: { regressed = 0 } }, text) {
    return regressed > 0 ? `${(0,numbers/* counted */.hS)(regressed, 'case')} regressed: ${text}` : text;
}
function isUncompared({ warnings, ...report }) {
    const compared = (0,placed_rows/* placedRows */.xi)(report).filter(({ row }) => row.n > 0);
    return (warnings.some(({ code }) => code === 'nothing_compared') ||
        (compared.length > 0 && compared.every(({ row }) => row.reason === 'new')));
}
function leadsWithWeakening(facts) {
    if (!isWeakened(facts))
        return false;
    return facts.verdict === 'WEAK' || (facts.verdict === 'FAIL' && (0,placed_rows/* decidingRows */.PA)(facts, 'FAIL').length === 0);
}
function isWeakened({ warnings }) {
    return warnings.some(({ code }) => code === 'gate_weakened');
}
function more(rows) {
    return rows.length > 1 ? ` and ${(0,numbers/* counted */.hS)(rows.length - 1, 'more row')}` : '';
}
function noteOf({ note }) {
    return note === undefined ? '' : ` (${note})`;
}

// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(5235);
// EXTERNAL MODULE: ./src/model/own.ts
var model_own = __webpack_require__(3057);
// EXTERNAL MODULE: ./src/text/clip.ts
var clip = __webpack_require__(9893);
;// CONCATENATED MODULE: ./src/gate/edits.ts
/** The values in which two contents differ, as deep as both are objects; lists are compared whole. */
function editsBetween(old, current, path = '') {
    if (JSON.stringify(old) === JSON.stringify(current))
        return [];
    if (!isObject(old) || !isObject(current))
        return [{ path, old, new: current }];
    const keys = [...new Set([...Object.keys(old), ...Object.keys(current)])].sort();
    return keys.flatMap((key) => editsBetween(old[key] ?? null, current[key] ?? null, path === '' ? key : `${path}.${key}`));
}
const SHOWN_EDITS = 3;
const SHOWN_CHARS = 60;
/** The first edits in words: `expected.value 17 → 18`. */
function describeEdits(edits) {
    const shown = edits
        .slice(0, SHOWN_EDITS)
        .map((edit) => `${edit.path} ${edits_short(edit.old)} → ${edits_short(edit.new)}`);
    const more = edits.length > SHOWN_EDITS ? [`${edits.length - SHOWN_EDITS} more`] : [];
    return [...shown, ...more].join(', ');
}
function edits_short(value) {
    const text = value === null ? 'nothing' : JSON.stringify(value);
    return text.length <= SHOWN_CHARS ? text : `${text.slice(0, SHOWN_CHARS)}…`;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/gate/measure.ts

/**
 * The entry's figures, one row per metric. A case that ended in an error makes every row it counts for an error, since a
 * rate over the rest would pass in silence. A row over no cases has n 0 and value 1 (0 where lower is better).
 */
function measureRows(entry) {
    return entry.metrics.map((spec) => measureRow(spec, entry));
}
function measureRow(spec, entry) {
    const covered = entry.cases.filter(({ metrics }) => metrics.includes(spec.name));
    const scores = [];
    for (const { id } of covered) {
        const score = (0,model_own/* ownValue */.e)(entry.outcomes.get(id)?.scores, spec.name);
        if (score !== undefined)
            scores.push(score);
    }
    const figure = summarise(spec.measure, scores);
    const row = { metric: spec.name, measure: spec.measure, direction: spec.direction, ...figure };
    const error = entry.state === 'judged' ? faultOf(spec.name, covered, entry) : undefined;
    return error ? { ...row, error } : row;
}
/** The row's figure over the scores of its cases. */
function summarise(measure, scores) {
    const n = scores.length;
    if (measure === 'mean')
        return { value: n === 0 ? 1 : sorted(scores).reduce((sum, score) => sum + score, 0) / n, n };
    const passed = scores.filter((score) => score === 1).length;
    if (measure === 'rate')
        return { value: n === 0 ? 1 : passed / n, n, passed };
    if (measure === 'miss_rate')
        return { value: n === 0 ? 0 : (n - passed) / n, n, passed };
    return { value: n - passed, n, passed };
}
/** Summing in sorted order keeps the order of arrival out of the last digit. */
function sorted(scores) {
    return [...scores].sort((a, b) => a - b);
}
function faultOf(metric, covered, entry) {
    const hint = (0,model_own/* ownValue */.e)(entry.insufficient, metric);
    if (hint !== undefined)
        return { reason: 'insufficient_data', note: hint };
    const failed = covered.filter(({ id }) => faultOfCase(id, metric, entry) !== undefined);
    const [first] = failed;
    const fault = first && faultOfCase(first.id, metric, entry);
    if (!fault)
        return undefined;
    const others = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
    return {
        reason: fault.reason,
        note: `${failed.length} of ${covered.length} cases could not be scored: ${first.id}${others} (${fault.why})`,
    };
}
/** Why a case has no score that a row can use; undefined where it has one. */
function faultOfCase(id, metric, entry) {
    const outcome = entry.outcomes.get(id);
    if (!outcome)
        return { reason: 'incomplete', why: 'it was never asked' };
    // A row may do without an answer that another row could not be scored from, but never without a score.
    const score = (0,model_own/* ownValue */.e)(outcome.scores, metric);
    if (score === undefined)
        return { reason: outcome.code ?? 'app_failed', why: outcome.reason };
    // NaN is neither worse nor better than anything, so it would pass every comparison.
    return Number.isFinite(score) ? undefined : { reason: 'judge_failed', why: `its score is ${score}` };
}

;// CONCATENATED MODULE: ./src/gate/floor.ts


/**
 * The floor of a row, computed anew on the shared cases from the baseline's own per-case scores (design §7), so that
 * neither an added nor a removed case can move it.
 */
function floorOf(row, entry, baseline, base) {
    if (!(0,model_own/* ownValue */.e)(baseline?.metrics, row.metric))
        return { kind: 'new' };
    const pairs = sharedScores(row.metric, entry, baseline, base);
    if (pairs.length === 0)
        return { kind: 'nothing_shared' };
    const unscored = pairs.find(({ now }) => now === undefined);
    if (unscored)
        return { kind: 'unscored', id: unscored.id };
    const old = summarise(row.measure, pairs.map(({ before }) => before));
    const current = summarise(row.measure, pairs.flatMap(({ now }) => now ?? []));
    return {
        kind: 'floor',
        floor: { value: old.value, now: current.value, n: pairs.length, ...passes(old.passed, current.passed) },
    };
}
function passes(before, now) {
    return before === undefined || now === undefined ? {} : { passedBefore: before, passedNow: now };
}
function sharedScores(metric, entry, baseline, base) {
    return entry.cases.flatMap(({ id, hash }) => {
        const old = (0,model_own/* ownValue */.e)(baseline?.cases, id);
        const before = (0,model_own/* ownValue */.e)(old?.scores, metric);
        if (!old || before === undefined)
            return [];
        const scores = comparableScores(id, hash, old.hash, entry, base);
        return scores ? [{ id, before, now: (0,model_own/* ownValue */.e)(scores, metric) }] : [];
    });
}
/**
 * This run's scores of a case, by the version of it that the baseline measured: its own where the content is the same,
 * the base commit's where this change edited the case; undefined when neither is the baseline's.
 */
function comparableScores(id, hash, baselineHash, entry, base) {
    if (hash === baselineHash)
        return entry.outcomes.get(id)?.scores;
    const baseHash = base?.cases.get(id)?.hash;
    return baseHash === baselineHash ? base?.rescored.get(id)?.scores : undefined;
}

;// CONCATENATED MODULE: ./src/gate/case-changes.ts




/** Characters of an answer that the report keeps; the recording has all of it. */
const ANSWER_CHARS = 2000;
/** Every case of either side, each with the one change that it stands in (design §6). */
function reportCases(entry, baseline, base) {
    const cases = entry.cases.map((gateCase) => reportCase(gateCase, entry, baseline, base));
    for (const id of vanishedIds(entry, baseline))
        cases.push(vanishedCase(id, (0,model_own/* ownValue */.e)(baseline?.cases, id)));
    return cases.sort((a, b) => (a.id < b.id ? -1 : 1));
}
function vanishedIds(entry, baseline) {
    if (!baseline)
        return [];
    const ids = new Set(entry.cases.map(({ id }) => id));
    return Object.keys(baseline.cases).filter((id) => !ids.has(id));
}
/** A case that only the baseline has. */
function vanishedCase(id, before) {
    const reason = 'the baseline has this case, this run does not';
    return {
        id,
        status: 'skipped',
        change: 'vanished',
        scores: {},
        reason,
        evidence: before ? { before: beforeOf(before) } : {},
    };
}
function reportCase(gateCase, entry, baseline, base) {
    const { id, hash, location } = gateCase;
    const outcome = entry.outcomes.get(id);
    if (entry.state !== 'judged')
        return {
            id,
            status: 'skipped',
            change: 'skipped',
            scores: {},
            reason: entry.state,
            evidence: {},
            location,
            hash,
        };
    if (!outcome)
        return {
            id,
            status: 'error',
            change: 'error',
            scores: {},
            reason: 'it was never asked',
            evidence: {},
            location,
            hash,
        };
    const before = (0,model_own/* ownValue */.e)(baseline?.cases, id);
    const gated = entry.metrics.filter(({ measure }) => measure !== 'mean').map(({ name }) => name);
    const now = before && comparableScores(id, hash, before.hash, entry, base);
    const fallen = before && now
        ? gated.filter((metric) => (0,model_own/* ownValue */.e)(before.scores, metric) === 1 && (0,model_own/* ownValue */.e)(now, metric) === 0)
        : [];
    const change = changeOf(outcome, before && now ? before.scores : undefined, fallen, gated);
    const evidence = withExtras(clipAnswer(outcome.evidence), extras(gateCase, before, base, fallen));
    return {
        id,
        status: outcome.status,
        change,
        scores: sortKeys(outcome.scores),
        reason: reasonOf(outcome, change, base),
        evidence,
        location,
        hash,
    };
}
function changeOf(outcome, before, fallen, gated) {
    if (outcome.status === 'error')
        return 'error';
    if (outcome.status === 'skipped')
        return 'skipped';
    const passes = outcome.status === 'pass';
    if (!before)
        return passes ? 'new_passing' : 'new_failing';
    if (fallen.length > 0)
        return 'regressed';
    const failedBefore = gated.some((metric) => (0,model_own/* ownValue */.e)(before, metric) === 0);
    if (passes)
        return failedBefore ? 'fixed' : 'still_passing';
    // Failing now without a metric that fell: it failed before, or this change asks more of it than the base did.
    return failedBefore ? 'still_failing' : 'new_failing';
}
function extras(gateCase, before, base, fallen) {
    const old = base?.cases.get(gateCase.id);
    const edited = old && old.hash !== gateCase.hash;
    return {
        ...(fallen.length > 0 && { metrics: [...fallen] }),
        ...(before && { before: beforeOf(before) }),
        ...(edited && { edited: differences(old.content, gateCase.content) }),
    };
}
function beforeOf({ scores, answer, cited, retrieved }) {
    return {
        scores,
        ...(answer !== undefined && { answer }),
        ...(cited && { cited }),
        ...(retrieved && { retrieved }),
    };
}
/** The values in which a case's content differs from the base's, by their paths. */
function differences(old, current) {
    return Object.fromEntries(editsBetween(old, current).map(({ path, ...values }) => [path, values]));
}
/** An edited case may pass as it reads now and have regressed all the same: by the base's version of it. */
function reasonOf(outcome, change, base) {
    if (change !== 'regressed' || outcome.status !== 'pass')
        return outcome.reason;
    return `passes as edited, fails as the base has it: ${base?.rescored.get(outcome.id)?.reason ?? 'no reason given'}`;
}
/** Most cases need no copy of their evidence, which counts where there are 100,000. */
function withExtras(evidence, more) {
    return Object.keys(more).length === 0 ? evidence : { ...evidence, ...more };
}
function clipAnswer(evidence) {
    const { answer } = evidence;
    if (typeof answer !== 'string' || answer.length <= ANSWER_CHARS)
        return evidence;
    return { ...evidence, answer: (0,clip/* clip */.$)(answer, ANSWER_CHARS) };
}
function sortKeys(scores) {
    const keys = Object.keys(scores);
    if (keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key))
        return scores;
    return Object.fromEntries(Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1)));
}

// EXTERNAL MODULE: ./src/gate/recorded.ts
var gate_recorded = __webpack_require__(6507);
// EXTERNAL MODULE: ./src/gate/settings.ts
var settings = __webpack_require__(5306);
;// CONCATENATED MODULE: ./src/gate/judge-row.ts



/**
 * Judges one row (design §7): error or missing data, then the absolute threshold, then the baseline floor. The worst
 * finding is the verdict; on a tie the earlier one gives the reason.
 */
function judgeRow(row, context) {
    const threshold = strictest(row, context);
    const findings = findingsOf(row, context);
    const verdict = (0,model_verdict/* worst */.QZ)(findings.map((finding) => finding.verdict));
    const finding = findings.find((candidate) => candidate.verdict === verdict) ?? { reason: 'ok' };
    return {
        metric: row.metric,
        measure: row.measure,
        value: row.value,
        n: row.n,
        ...(row.passed !== undefined && { passed: row.passed }),
        direction: row.direction,
        ...(threshold && {
            threshold: threshold.pass,
            ...(threshold.weak !== threshold.pass && { weak: threshold.weak }),
        }),
        ...floorFields(context.floor),
        verdict,
        reason: finding.reason,
        ...('note' in finding && finding.note !== undefined && { note: finding.note }),
        advisory: context.advisory,
    };
}
function floorFields(result) {
    if (result.kind !== 'floor')
        return {};
    const { value, now, n, passedBefore, passedNow } = result.floor;
    const shared = passedBefore === undefined || passedNow === undefined
        ? {}
        : { shared: { n, before: passedBefore, now: passedNow } };
    return { baseline: value, delta: now - value, ...shared };
}
function findingsOf(row, context) {
    if (row.error)
        return [{ verdict: 'ERROR', ...row.error }];
    if (row.n === 0)
        return [withoutCases(context)];
    const thresholds = thresholdsOf(context).flatMap((threshold) => byThreshold(row, threshold));
    return [...thresholds, againstBaseline(row, context)];
}
function withoutCases({ baselineN, dropped }) {
    if (!baselineN || dropped)
        return { verdict: 'SKIPPED', reason: 'no_cases' };
    return {
        verdict: 'ERROR',
        reason: 'not_comparable',
        note: `the baseline has ${baselineN} cases of it, this run has none`,
    };
}
function thresholdsOf({ sides, place }) {
    return sides.flatMap(({ rules, dataThreshold }) => (0,settings/* thresholdOf */.pI)(place, rules, dataThreshold) ?? []);
}
/** A threshold that is met finds nothing: what the row passes by is for the baseline to say. */
function byThreshold(row, threshold) {
    if (!isWorse(row.value, threshold.pass, row))
        return [];
    return [{ verdict: isWorse(row.value, threshold.weak, row) ? 'FAIL' : 'WEAK', reason: 'below_threshold' }];
}
/** The threshold shown: the one that asks most. */
function strictest({ direction }, context) {
    const sign = direction === 'higher' ? 1 : -1;
    return thresholdsOf(context).sort((a, b) => sign * (b.pass - a.pass) || sign * (b.weak - a.weak))[0];
}
function againstBaseline(row, context) {
    const { floor, baseline, dropped, remeasured } = context;
    if (baseline === 'unusable')
        return { verdict: 'ERROR', reason: 'no_baseline', note: context.baselineWhy };
    if (dropped)
        return { verdict: 'WEAK', reason: 'lowered', note: (0,gate_recorded/* describeChange */.uQ)(dropped) };
    if (floor.kind === 'new')
        return newRow(context);
    if (remeasured !== undefined)
        return otherMeasure(context, remeasured);
    if (floor.kind === 'nothing_shared')
        return otherMeasure(context, 'no case that the baseline measured is left unchanged');
    if (floor.kind === 'unscored')
        return otherMeasure(context, `case ${floor.id}, as the baseline measured it, can no longer be scored`);
    return byFloor(row, floor.floor, context);
}
function newRow({ sides, onDefaultBranch, baselineWhy }) {
    const required = !onDefaultBranch && sides.some(({ rules }) => rules.missing_baseline === 'fail');
    return required
        ? { verdict: 'ERROR', reason: 'no_baseline', note: baselineWhy }
        : { verdict: 'PASS', reason: 'new' };
}
/** On the default branch such a row is measured anew, or it would stay red for ever; elsewhere it must not pass. */
function otherMeasure({ onDefaultBranch }, note) {
    return onDefaultBranch
        ? { verdict: 'PASS', reason: 'remeasured', note }
        : { verdict: 'ERROR', reason: 'not_comparable', note };
}
function byFloor(row, floor, context) {
    if (context.lowered)
        return byRecordedFloor(row, floor, context.lowered);
    if (!fellBelow(row, floor))
        return { verdict: 'PASS', reason: 'ok' };
    const tolerance = Math.min(...context.sides.map(({ rules }) => (0,settings/* toleranceOf */.Lz)(context.place, rules)));
    const distance = Math.abs(floor.now - floor.value);
    if (distance <= tolerance + ROUNDING)
        return { verdict: 'WEAK', reason: 'within_tolerance', note: `tolerance ${tolerance}` };
    return { verdict: 'FAIL', reason: belowFloor(row), ...editedNote(row, floor) };
}
/** Where edited cases count by the base's version, the row's own figure is not the one it was judged by. */
function editedNote(row, { n, passedNow }) {
    if (passedNow === undefined || n !== row.n || passedNow === row.passed)
        return {};
    return { note: `${passedNow} of ${n} by the base's version of the edited cases` };
}
function byRecordedFloor(row, floor, change) {
    const note = (0,gate_recorded/* describeChange */.uQ)(change);
    if (!isWorse(floor.now, Number(change.to), row))
        return { verdict: 'WEAK', reason: 'lowered', note };
    return { verdict: 'FAIL', reason: belowFloor(row), note };
}
function belowFloor({ direction }) {
    return direction === 'higher' ? 'below_floor' : 'above_ceiling';
}
const ROUNDING = 1e-9;
/** Counts are compared where there are counts, so that no division decides a verdict. */
function fellBelow(row, { value, now, passedBefore, passedNow }) {
    if (passedBefore !== undefined && passedNow !== undefined)
        return passedNow < passedBefore;
    return isWorse(now, value, row);
}
/** A share of cases is exact, as the nearest number to the same fraction; a mean of plain numbers is not. */
function isWorse(value, than, { direction, measure }) {
    const slack = measure === 'mean' ? ROUNDING : 0;
    return direction === 'higher' ? value < than - slack : value > than + slack;
}

;// CONCATENATED MODULE: ./src/gate/judge-entry.ts









/** Judges one suite, tier and variant: its rows, its cases, its verdict. */
function judgeEntry(entry, input) {
    const baseline = baselineEntry(input.baseline, entry);
    const base = baseOf(entry, input);
    const rows = rowsOf(entry, baseline, base, input);
    return {
        id: entry.suite,
        kind: entry.kind,
        tier: entry.tier,
        variant: entry.variant,
        verdict: suiteVerdict(rows, entry),
        n_cases: entry.cases.length,
        rows,
        cases: reportCases(entry, baseline, base),
        details: entry.details,
        fingerprint: entry.fingerprint,
    };
}
/** The verdict alone of {@link judgeEntry}, without its cases. */
function entryVerdict(entry, input) {
    return suiteVerdict(rowsOf(entry, baselineEntry(input.baseline, entry), baseOf(entry, input), input), entry);
}
function baseOf(entry, { base }) {
    return base?.entries.find((other) => (0,row_name/* entryKey */.k2)(other) === (0,row_name/* entryKey */.k2)(entry));
}
function rowsOf(entry, baseline, base, input) {
    const rows = entry.state === 'judged' ? judgedRows(entry, baseline, base, input) : skippedRows(entry);
    return [
        ...rows,
        ...lostRows(entry, entry.metrics.map(({ name }) => name), baseline, input),
    ];
}
/** A suite that nothing was asked of is no pass. */
function suiteVerdict(rows, entry) {
    if (entry.state === 'judged' && entry.cases.length === 0)
        return 'ERROR';
    return verdictOf(rows);
}
/** The worst row that decides. */
function verdictOf(rows) {
    return (0,model_verdict/* worst */.QZ)(rows.filter(({ advisory }) => !advisory).map(({ verdict }) => verdict));
}
function judgedRows(entry, baseline, base, input) {
    return measureRows(entry).map((row) => judgeRow(row, rowContext(row, entry, baseline, base, input)));
}
function rowContext(row, entry, baseline, base, input) {
    const place = { ...entry, metric: row.metric };
    return {
        place,
        sides: rulesOf(input).map((rules, index) => ({
            rules,
            dataThreshold: dataThreshold(row.metric, entry, index === 0 ? undefined : base),
        })),
        advisory: isAdvisoryRow(place, baseline, base, input),
        baseline: input.baseline.kind,
        baselineWhy: input.baseline.kind === 'found' ? 'the baseline lacks this row' : input.baseline.why,
        baselineN: (0,model_own/* ownValue */.e)(baseline?.metrics, row.metric)?.n,
        floor: floorOf(row, entry, baseline, base),
        remeasured: otherFingerprint(entry, baseline, base),
        onDefaultBranch: input.onDefaultBranch,
        lowered: (0,gate_recorded/* recordedFloor */.tY)(place, row.direction, input.recorded),
        dropped: (0,gate_recorded/* recordedDrop */.E1)(place, input.recorded),
    };
}
/** Of the base's rules the threshold that the data had there: lowering it in the data loosens the gate like any other. */
function dataThreshold(metric, entry, base) {
    return (0,model_own/* ownValue */.e)((base ?? entry).thresholds, metric);
}
/** This side's rules, and the base's with what was lowered on purpose: the stricter judges each row. */
function rulesOf({ rules, base, recorded }) {
    return base ? [rules, (0,gate_recorded/* applySettings */.iN)(base.rules, recorded)] : [rules];
}
/** Advisory on both sides; a suite that the base does not know yet may come as advisory. */
function isAdvisoryRow(place, baseline, base, input) {
    const isNew = base === undefined && baseline === undefined;
    const sides = isNew ? [input.rules] : rulesOf(input);
    return sides.every((rules) => (0,settings/* isAdvisory */.kW)(place, rules));
}
function otherFingerprint(entry, baseline, base) {
    const part = baseline &&
        ['judge', 'scoring'].find((name) => baseline.fingerprint[name] !== entry.fingerprint[name]);
    if (!part)
        return undefined;
    const differs = `the ${part} fingerprint differs from the baseline's`;
    if (base?.fingerprint[part] === entry.fingerprint[part])
        return `${differs}, as the base commit's does already: the next bump there measures anew`;
    return `${differs}; a change of it on purpose is recorded with: ragbench baseline drop --suite ${entry.suite} --reason …`;
}
function skippedRows(entry) {
    const reason = entry.state === 'gated' ? 'gated_by_tier0' : 'filtered';
    return entry.metrics.map(({ name, direction }) => ({
        metric: name,
        value: 1,
        n: 0,
        direction,
        verdict: 'SKIPPED',
        reason,
        advisory: false,
    }));
}
/** Rows that the baseline has and the run lacks: never a silent pass. */
function lostRows(place, known, baseline, input) {
    const names = Object.keys(baseline?.metrics ?? {})
        .filter((name) => !known.includes(name))
        .sort();
    return names.flatMap((name) => lostRow({ ...place, metric: name }, (0,model_own/* ownValue */.e)(baseline?.metrics, name), input));
}
function lostRow(place, baseline, input) {
    if (!baseline)
        return [];
    const { metric } = place;
    const { value, direction } = baseline;
    const row = { metric, value: 0, n: 0, direction, baseline: value };
    const dropped = (0,gate_recorded/* recordedDrop */.E1)(place, input.recorded);
    if (dropped)
        return [{ ...row, verdict: 'WEAK', reason: 'lowered', note: (0,gate_recorded/* describeChange */.uQ)(dropped), advisory: false }];
    const note = `the baseline has this row, this run does not; bring it back, or record its end with: ragbench baseline drop --row ${(0,row_name/* rowName */._k)(place)} --reason …`;
    // This side's config cannot name a row that it lost, so that only the base can have made it advisory.
    const advisory = input.base !== undefined && (0,settings/* isAdvisory */.kW)(place, (0,gate_recorded/* applySettings */.iN)(input.base.rules, input.recorded));
    return [{ ...row, verdict: 'ERROR', reason: 'not_comparable', note, advisory }];
}
/** Suites, tiers and variants that the baseline has and the config lost. */
function lostEntries(input) {
    if (input.baseline.kind !== 'found')
        return [];
    const own = new Set(input.entries.map(row_name/* entryKey */.k2));
    return Object.entries(input.baseline.baseline.entries).flatMap(([key, entry]) => {
        const place = (0,row_name/* parseEntryKey */.tp)(key);
        return own.has(key) || !place
            ? []
            : [lostEntry({ ...place, tier: place.tier === 0 ? 0 : 1 }, entry, input)];
    });
}
function lostEntry(place, baseline, input) {
    const rows = lostRows(place, [], baseline, input);
    const fingerprint = { judge: '', scoring: '', config: '' };
    const gone = {
        ...place,
        kind: 'lost',
        state: 'judged',
        metrics: [],
        cases: [],
        outcomes: new Map(),
        insufficient: {},
        details: {},
        thresholds: {},
        fingerprint,
    };
    const head = { id: place.suite, kind: 'lost', tier: place.tier, variant: place.variant, n_cases: 0 };
    return {
        ...head,
        verdict: verdictOf(rows),
        rows,
        cases: reportCases(gone, baseline, undefined),
        details: {},
        fingerprint,
    };
}
function baselineEntry(state, place) {
    return state.kind === 'found' ? state.baseline.entries[(0,row_name/* entryKey */.k2)(place)] : undefined;
}

// EXTERNAL MODULE: ./src/gate/ratchet.ts + 2 modules
var ratchet = __webpack_require__(1327);
;// CONCATENATED MODULE: ./src/gate/weakened.ts




/**
 * Everything by which this change loosens its own gate without saying so (design §7): settings and edited files found at
 * the base, cases that passed there and are gone, cases that only the baseline's text still knows.
 */
function weakenedWarnings(input) {
    const found = compared(input).flatMap((side) => [
        ...removedCases(side),
        ...(input.onDefaultBranch ? [] : unprovenCases(side)),
    ]);
    return [...input.weakenings, ...found].map(({ what, from, to, location }) => {
        const message = to === '' ? `${what}: ${from}` : `${what}: ${from} → ${to}`;
        return { code: 'gate_weakened', message, ...(location && { location }) };
    });
}
/** What this change, or one before it that no bump has applied yet, loosens on purpose (design §8). */
function recordedWarnings({ recorded }) {
    return recorded.map((change) => ({
        code: 'gate_weakened',
        message: `changed on purpose: ${(0,gate_recorded/* describeChange */.uQ)(change)}`,
    }));
}
function compared(input) {
    if (input.baseline.kind !== 'found')
        return [];
    const { entries } = input.baseline.baseline;
    return input.entries.flatMap((entry) => {
        const baseline = (0,model_own/* ownValue */.e)(entries, (0,row_name/* entryKey */.k2)(entry));
        return baseline ? [{ entry, baseline, base: weakened_baseOf(entry, input) }] : [];
    });
}
function weakened_baseOf(entry, input) {
    return input.base?.entries.find((other) => (0,row_name/* entryKey */.k2)(other) === (0,row_name/* entryKey */.k2)(entry));
}
/** Cases that passed at the base and that this change takes away, by removing them or by asking something else. */
function removedCases({ entry, baseline, base }) {
    const own = new Map(entry.cases.map((one) => [one.id, one]));
    return Object.keys(baseline.cases)
        .sort()
        .flatMap((id) => {
        const fate = hasPassed((0,model_own/* ownValue */.e)(baseline.cases, id)?.scores ?? {}, entry)
            ? fateOf(id, own.get(id), base)
            : undefined;
        return fate === undefined
            ? []
            : [{ what: `case ${id} of ${entry.suite}`, from: 'passed at the base', to: fate }];
    });
}
/** Whether no pass-rate row counted the case as failed; plain numbers neither pass nor fail. */
function hasPassed(scores, { metrics }) {
    const plain = new Set(metrics.filter(({ measure }) => measure === 'mean').map(({ name }) => name));
    const entries = Object.entries(scores);
    return entries.length > 0 && entries.every(([metric, score]) => plain.has(metric) || score === 1);
}
/** What became of a case of the base, if this change took it away. */
function fateOf(id, own, base) {
    if (!own)
        return !base || base.cases.has(id) ? 'removed' : undefined;
    const old = base?.cases.get(id);
    return old && asksAnother(old, own) ? 'asks something else now' : undefined;
}
/** Whether an answer to one says nothing of the other. */
function asksAnother(old, own) {
    return JSON.stringify(old.request) !== JSON.stringify(own.request);
}
/**
 * Cases whose content is not what the baseline measured, and whose old version is not at hand to score the same answer
 * by: they are judged as new, and that must not go unsaid. (Where the base's version is known, it is scored instead.)
 */
function unprovenCases({ entry, baseline, base }) {
    if (base)
        return [];
    return strangers(entry, baseline).map(({ id, location }) => ({
        what: `case ${id} of ${entry.suite}`,
        from: 'its content is not what the baseline measured',
        to: 'judged as a new case',
        location,
    }));
}
function strangers({ cases }, baseline) {
    return cases.filter(({ id, hash }) => ((0,model_own/* ownValue */.e)(baseline.cases, id)?.hash ?? hash) !== hash);
}
/** Cases that already the base commit has otherwise than the baseline: no floor holds them until a bump. */
function staleCases(input) {
    if (input.onDefaultBranch)
        return [];
    return compared(input).flatMap(({ entry, baseline, base }) => {
        const stale = strangers(entry, baseline).filter(({ id }) => base && base.cases.get(id)?.hash !== (0,model_own/* ownValue */.e)(baseline.cases, id)?.hash);
        const [first, ...others] = stale.map(({ id }) => id);
        if (first === undefined)
            return [];
        const which = others.length === 0 ? `case ${first}` : `case ${first} and ${others.length} more`;
        const message = `${which} of ${entry.suite} changed on the base branch after the baseline was measured: judged as new until a bump there`;
        return [{ code: 'baseline_stale', message }];
    });
}
/** Cases whose content this change edits, named; they are scored by both versions. */
function editedCases(input) {
    return input.entries.flatMap((entry) => {
        const base = weakened_baseOf(entry, input);
        return entry.cases.flatMap((own) => {
            const old = base?.cases.get(own.id);
            if (!base || !old || old.hash === own.hash)
                return [];
            return [
                {
                    code: 'cases_changed',
                    message: `case ${own.id} of ${entry.suite} ${editOf(old, own, entry, base)}`,
                    location: own.location,
                },
            ];
        });
    });
}
function editOf(old, own, entry, base) {
    if (asksAnother(old, own))
        return 'asks something else than at the base: it counts as removed and added';
    const [before, now] = [base.rescored.get(own.id), entry.outcomes.get(own.id)];
    if (!before || !now)
        return 'was edited, and has no answer in this run';
    const edits = describeEdits(editsBetween(old.content, own.content));
    return `was edited (${edits}): the same answer ${outcomeWord(before.status)} the base's version and ${outcomeWord(now.status)} this one`;
}
function outcomeWord(status) {
    if (status === 'pass')
        return 'passes';
    return status === 'fail' ? 'fails' : 'cannot be scored by';
}

;// CONCATENATED MODULE: ./src/gate/judge.ts






/** The judged run: the Report that every surface renders (design §6). Pure: the same input gives the same report. */
function judgeRun(given, version, provenance) {
    const input = { ...given, entries: ordered(given.entries) };
    const suites = [...input.entries.map((entry) => judgeEntry(entry, input)), ...lostEntries(input)].sort((a, b) => inOrder(placeOf(a), placeOf(b)));
    const [weakened, recorded] = [weakenedWarnings(input), recordedWarnings(input)];
    const scored = suites.some(isScored);
    const verdict = scored ? runVerdict(suites, weakened, recorded, input) : 'ERROR';
    const report = {
        schema: 1,
        tool: { name: 'ragbench', version },
        verdict,
        exit_code: scored ? exitCode(verdict, input) : 3,
        provenance,
        suites,
        ledger: countChanges(suites),
        usage: input.usage,
        warnings: [
            ...weakened,
            ...recorded,
            ...editedCases(input),
            ...staleCases(input),
            ...uncompared(input),
            ...input.warnings,
        ],
        ...(input.baseline.kind === 'found' && {
            raises: (0,ratchet/* proposedRaises */.y)(input.baseline.baseline, input.recorded, { suites }),
        }),
    };
    const facts = {
        ...report,
        ...(input.partial !== undefined && { partial: input.partial }),
        ...(input.appFailure !== undefined && { appFailure: input.appFailure }),
    };
    return { ...report, headline: headline(facts) };
}
/** Entries and their cases in one order, whatever order they came in. */
function ordered(entries) {
    return entries
        .map((entry) => ({ ...entry, cases: entry.cases.toSorted((a, b) => compare(a.id, b.id)) }))
        .sort(inOrder);
}
function placeOf({ id, tier, variant }) {
    return { suite: id, tier, variant };
}
function inOrder(a, b) {
    return a.tier - b.tier || compare(a.suite, b.suite) || compare(a.variant, b.variant);
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/**
 * The worst suite; a weakened gate holds the run at WEAK at best, at FAIL where the base or this side asks for it. What
 * is recorded on purpose is the way through, and WEAK.
 */
function runVerdict(suites, weakened, recorded, input) {
    const verdicts = suites.map(({ verdict }) => verdict);
    if (weakened.length > 0)
        verdicts.push(rulesOf(input).some(({ weakening }) => weakening === 'fail') ? 'FAIL' : 'WEAK');
    if (recorded.length > 0)
        verdicts.push('WEAK');
    if (input.appFailure !== undefined)
        verdicts.push('ERROR');
    const verdict = (0,model_verdict/* worst */.QZ)(verdicts);
    if (verdict !== 'SKIPPED')
        return verdict;
    // Advisory rows never fail a run, but where nothing else was judged that is no pass; nothing judged at all is an error.
    return suites.some(hasAdvisoryFigure) ? 'WEAK' : 'ERROR';
}
function hasAdvisoryFigure({ rows }) {
    return rows.some(({ advisory, verdict }) => advisory && verdict !== 'SKIPPED');
}
/** Whether the suite has a case that was judged, be it only in part. */
function isScored({ cases }) {
    return cases.some(({ status, scores }) => status === 'pass' || status === 'fail' || Object.keys(scores).length > 0);
}
function exitCode(verdict, input) {
    if ((0,model_verdict/* isBad */.e2)(verdict))
        return 1;
    return verdict === 'WEAK' && rulesOf(input).some(({ fail_on }) => fail_on === 'weak') ? 1 : 0;
}
function countChanges(suites) {
    const counts = new Map();
    for (const { cases } of suites)
        for (const { change } of cases)
            counts.set(change, (counts.get(change) ?? 0) + 1);
    return Object.fromEntries(report/* CHANGES */.Y.flatMap((change) => (counts.has(change) ? [[change, counts.get(change)]] : [])));
}
/** Says so when nothing was compared: no baseline yet, or none that can be read. */
function uncompared({ baseline }) {
    return baseline.kind === 'found'
        ? []
        : [{ code: 'nothing_compared', message: `nothing was compared: ${baseline.why}` }];
}

;// CONCATENATED MODULE: ./src/run.ts






/** Asks tier 0, then tier 1 unless tier 0 failed, scores every answer and judges the run against its baseline. */
async function runBench(bench, ports) {
    const scored = [];
    for (const tier of [0, 1]) {
        const entries = bench.plan.entries.filter((one) => one.tier === tier);
        const gated = tier === 1 && entries.length > 0 && bench.stopAfterTier0 && tierFailed(scored, bench, ports);
        for (const entry of entries)
            scored.push(await scoreEntry(entry, gated, bench, ports));
    }
    return judgeRun(gateInput(scored, bench, ports), ports.version, ports.provenance());
}
async function scoreEntry(planned, gated, bench, ports) {
    if (!(0,selection/* isSelected */.sp)(planned, bench.selection))
        return {
            entry: unasked(planned, 'filtered'),
            ...withBase(planned, new Map(), bench, ports),
            warnings: [],
        };
    if (gated)
        return { entry: unasked(planned, 'gated'), ...withBase(planned, new Map(), bench, ports), warnings: [] };
    const answers = await ports.asker.ask(planned);
    const score = planned.kind.score(planned.cases, answers, contextOf(planned, ports));
    const entry = {
        ...unasked(planned, 'judged'),
        outcomes: byId(score.outcomes),
        insufficient: score.insufficient,
        details: score.details,
    };
    return { entry, ...withBase(planned, answers, bench, ports), warnings: score.warnings };
}
function byId(items) {
    const map = new Map();
    for (const item of items)
        map.set(item.id, item);
    return map;
}
function unasked(planned, state) {
    const { suite, tier, variant, metrics, cases, thresholds, fingerprint } = planned;
    return {
        suite,
        tier,
        variant,
        kind: planned.kind.kind,
        state,
        metrics,
        cases,
        thresholds,
        fingerprint,
        outcomes: new Map(),
        insufficient: {},
        details: {},
    };
}
function contextOf(planned, ports) {
    return {
        settings: planned.settings,
        matcher: ports.matcher,
        modeFrom: planned.app?.mode_from === 'text' ? 'text' : 'field',
    };
}
/** The base commit's version of the entry, with the answers to edited cases scored by it, too. */
function withBase(planned, answers, bench, ports) {
    const base = bench.base?.plan.entries.find((other) => (0,row_name/* entryKey */.k2)(other) === (0,row_name/* entryKey */.k2)(planned));
    if (!base)
        return {};
    const own = byId(planned.cases);
    // Another question is another case: an answer to it says nothing of what the base asked.
    const answered = base.cases.filter((one) => {
        const now = own.get(one.id);
        return now !== undefined && !asksAnother(one, now) && answers.has(one.id);
    });
    const edited = new Set(answered.filter((one) => own.get(one.id)?.hash !== one.hash).map(({ id }) => id));
    // All answers are scored: what a row needs may be carried by the answers to other cases only.
    const outcomes = edited.size > 0
        ? base.kind.score(answered, answers, contextOf(base, ports)).outcomes.filter(({ id }) => edited.has(id))
        : [];
    const { suite, tier, variant, thresholds, fingerprint } = base;
    const cases = byId(base.cases);
    return {
        base: {
            suite,
            tier,
            variant,
            thresholds,
            fingerprint,
            cases,
            rescored: byId(outcomes),
        },
    };
}
/** Tier 0 failed = any of its suites is FAIL or ERROR; advisory rows do not count for a suite's verdict. */
function tierFailed(scored, bench, ports) {
    const input = gateInput(scored, bench, ports);
    return scored.some(({ entry }) => (0,model_verdict/* isBad */.e2)(entryVerdict(entry, input)));
}
function gateInput(scored, bench, ports) {
    const partial = (0,selection/* describeSelection */.e9)(bench.selection);
    const appFailure = ports.asker.failure();
    const entries = scored.flatMap(({ base }) => base ?? []);
    return {
        entries: scored.map(({ entry }) => entry),
        baseline: bench.baseline,
        rules: bench.rules,
        ...(bench.base && { base: { ...bench.base.side, entries } }),
        weakenings: bench.weakenings,
        recorded: bench.recorded,
        onDefaultBranch: bench.onDefaultBranch,
        ...(partial !== undefined && { partial }),
        ...(appFailure !== undefined && { appFailure }),
        usage: ports.asker.usage(),
        warnings: [...bench.warnings, ...ports.asker.warnings(), ...scored.flatMap(({ warnings }) => warnings)],
    };
}

// EXTERNAL MODULE: ./src/version.ts + 1 modules
var version = __webpack_require__(1013);
// EXTERNAL MODULE: ./src/text/patterns/repertoire.ts
var repertoire = __webpack_require__(1762);
;// CONCATENATED MODULE: ./src/watchdog/limits.ts
/** More matches of one pattern in one answer are an error: their list would help nobody. */
const MAX_SPANS_PER_JOB = 10_000;
/** What all matches of a batch together may come to, so that they fit in memory. */
const MAX_SPANS_PER_BATCH = 1_000_000;
const LONGEST_QUOTE = 200;
/** The result of a search that ended; null spans are too many. */
function resultOf(pattern, spans) {
    if (spans !== null)
        return { kind: 'matched', spans };
    return failure(pattern, `matches more than ${MAX_SPANS_PER_JOB} times in this answer`);
}
/** An error that names the pattern. */
function failure(pattern, what) {
    return { kind: 'error', message: `${describePattern(pattern)} ${what}` };
}
// Quoted, and cut where it is very long.
function describePattern({ source }) {
    const shown = source.length > LONGEST_QUOTE ? `${source.slice(0, LONGEST_QUOTE)}…` : source;
    return `pattern ${JSON.stringify(shown)}`;
}

// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
;// CONCATENATED MODULE: ./src/watchdog/native.ts
const LAST_UNIT = 0xffff;
/**
 * The matches of a form in a text in the order of Python's `finditer`; null where there are more than `maxSpans`.
 * After an empty match Python looks in the same place for a longer one before it moves on.
 */
function findNatively(form, text, limits) {
    const spans = [];
    let from = 0;
    for (;;) {
        const span = execute(form.find, text, from);
        if (span === null)
            return spans;
        spans.push(span);
        if (limits.find === 'first')
            return spans;
        const longer = span.start === span.end && form.nonEmpty !== null ? execute(form.nonEmpty, text, span.end) : null;
        if (longer !== null)
            spans.push(longer);
        if (spans.length > limits.maxSpans)
            return null;
        from = nextStart(text, longer ?? span);
        if (from > text.length)
            return spans;
    }
}
/**
 * The same for a pattern that never matches nothing and has no named groups: V8 makes one program for all matches in a row,
 * but a second, slower to make, as soon as a search is called for twice.
 */
function findAsWritten(find, text, limits) {
    if (limits.find === 'first')
        return findNatively({ find, nonEmpty: null }, text, limits);
    const spans = [];
    text.replace(find, (...match) => {
        const found = String(match[0]);
        const start = Number(match.at(-2));
        spans.push({ start, end: start + found.length, text: found });
        return '';
    });
    return spans.length > limits.maxSpans ? null : spans;
}
/** Where the search goes on: at the end of the match, or one character on where it was empty. */
function nextStart(text, { start, end }) {
    if (end > start)
        return end;
    return end + ((text.codePointAt(end) ?? 0) > LAST_UNIT ? 2 : 1);
}
function execute(regexp, text, from) {
    regexp.lastIndex = from;
    let match = regexp.exec(text);
    // Under the flags u and v V8 lets an empty or look-behind match begin inside a surrogate pair; no character begins there.
    while (match !== null && isInsidePair(text, match.index)) {
        regexp.lastIndex = match.index + 1;
        match = regexp.exec(text);
    }
    return match === null ? null : { start: match.index, end: match.index + match[0].length, text: match[0] };
}
function isInsidePair(text, index) {
    return index > 0 && (text.codePointAt(index - 1) ?? 0) > LAST_UNIT;
}

;// CONCATENATED MODULE: ./src/watchdog/re2.ts


/** Makes the RE2 program of a source that `emitRe2` wrote. Throws where it exceeds RE2's limits. */
function compileRe2(source) {
    return build/* RE2JS */.L3.compile(source);
}
/** As `findNatively`, in time linear in the text for each match. */
function findByRe2(program, text, limits) {
    const matcher = program.matcher(text);
    const spans = [];
    let from = 0;
    while (from <= text.length && matcher.find(from)) {
        const start = matcher.start();
        const end = endOf(matcher);
        const span = { start, end, text: text.slice(start, end) };
        spans.push(span);
        if (limits.find === 'first')
            return spans;
        if (spans.length > limits.maxSpans)
            return null;
        from = nextStart(text, span);
    }
    return spans;
}
// An empty group marks the end where `$` had to take the final newline.
function endOf(matcher) {
    for (let group = 1; group <= matcher.groupCount(); group += 1) {
        const mark = matcher.start(group);
        if (mark >= 0)
            return mark;
    }
    return matcher.end();
}

;// CONCATENATED MODULE: ./src/watchdog/fallback.ts


// RE2 is linear in the text, but some 20 times slower than V8 on easy patterns.
const BUDGET_FACTOR = 20;
/** The fallback to RE2, under the same watchdog with 20 times its budget. */
function createFallback(guard, timeoutMs) {
    const runner = { guard, budgetMs: timeoutMs * BUDGET_FACTOR, programs: new WeakMap() };
    return (job, repertoire, cause) => {
        const form = job.pattern.re2;
        const lack = lackOfRe2(form, repertoire);
        if (form.kind === 'unsupported' || lack !== null) {
            return failure(job.pattern, `${cause} and RE2 cannot express it (${lack})`);
        }
        return runRe2(runner, job, form.source, cause);
    };
}
/** Why RE2 cannot run the pattern on texts of this repertoire; null where it can. */
function lackOfRe2(form, repertoire) {
    if (form.kind === 'unsupported')
        return form.reason;
    if (!form.plainOnly || repertoire === 'plain')
        return null;
    return String.raw `its \b knows only ASCII letters, and this answer has others`;
}
// Compiling is guarded too: classes from the Unicode tables make large programs.
function runRe2(runner, job, source, cause) {
    let result = failure(job.pattern, `${cause}, and RE2 more than ${runner.budgetMs} ms`);
    runner.guard(() => {
        const program = programOf(runner, job.pattern, source);
        result =
            typeof program === 'string'
                ? failure(job.pattern, `${cause} and RE2 refuses it (${program})`)
                : resultOf(job.pattern, findByRe2(program, job.text, { find: job.find, maxSpans: MAX_SPANS_PER_JOB }));
    }, runner.budgetMs);
    return result;
}
function programOf({ programs }, pattern, source) {
    const program = programs.get(pattern) ?? tryCompile(source);
    programs.set(pattern, program);
    return program;
}
function tryCompile(source) {
    try {
        return compileRe2(source);
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./src/watchdog/guard.ts

/** A guard on `node:vm`, whose watchdog thread also stops a regular expression that backtracks without end. */
function createGuard() {
    let work = () => { };
    const context = (0,external_node_vm_.createContext)({ run: () => work() });
    const script = new external_node_vm_.Script('run()');
    return (next, timeoutMs) => {
        work = next;
        try {
            script.runInContext(context, { timeout: timeoutMs });
            return true;
        }
        catch (error) {
            if (isTimeout(error))
                return false;
            throw error;
        }
    };
}
// The error comes from the other realm, so it is no instance of this one's Error.
function isTimeout(error) {
    return (typeof error === 'object' &&
        error !== null &&
        'code' in error &&
        error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT');
}

// EXTERNAL MODULE: ./src/text/patterns/stand-in.ts
var stand_in = __webpack_require__(5667);
;// CONCATENATED MODULE: ./src/watchdog/subject.ts



// On a longer text the search itself is what costs, and to prepare it would only add to that.
const LONGEST_PREPARED = 50_000;
const NONE = [];
/** A text to search, prepared once for all the patterns that are run on it. */
class Subject {
    text;
    #repertoire = null;
    #exact = null;
    #folding = null;
    constructor(text) {
        this.text = text;
    }
    get repertoire() {
        return (this.#repertoire ??= (0,repertoire/* repertoireOf */.f$)(this.text));
    }
    /** The matches of a pattern by its cheapest exact form; null where there are more than the limits allow. */
    search(pattern, limits) {
        const { asWritten } = pattern;
        if (asWritten !== null && this.text.length <= LONGEST_PREPARED) {
            const prepared = this.#preparedFor(asWritten);
            if (lacksNeedles(prepared, asWritten))
                return NONE;
            if ((asWritten.traps & prepared.traps) === 0)
                return this.#restored(findAsWritten(asWritten.form(), prepared.text, limits), prepared);
        }
        return findNatively(pattern.js(this.repertoire), this.text, limits);
    }
    #preparedFor({ ignoreCase }) {
        if (ignoreCase)
            return (this.#folding ??= prepare(this.text, true));
        return (this.#exact ??= prepare(this.text, false));
    }
    #restored(spans, { text, offsets }) {
        if (spans === null || text === this.text)
            return spans;
        return spans.map((span) => {
            const [start, end] = offsets === null ? [span.start, span.end] : [offsets[span.start] ?? 0, offsets[span.end] ?? 0];
            return { start, end, text: this.text.slice(start, end) };
        });
    }
}
function prepare(text, ignoreCase) {
    const standIn = (0,stand_in/* standInFor */.p)(text, ignoreCase);
    return { ...standIn, haystack: ignoreCase ? standIn.text.toLowerCase() : standIn.text };
}
function lacksNeedles({ haystack }, { needles }) {
    for (const set of needles)
        if (!holdsOne(haystack, set))
            return true;
    return false;
}
function holdsOne(haystack, needles) {
    for (const needle of needles)
        if (haystack.includes(needle))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./src/watchdog/matcher.ts





const LIMITS = {
    all: { find: 'all', maxSpans: MAX_SPANS_PER_JOB },
    first: { find: 'first', maxSpans: MAX_SPANS_PER_JOB },
};
// A pattern that RE2 cannot take over is not tried on further answers after so many trips.
const MAX_TRIPS = 3;
// When cut-off runs have cost so many time-outs, the rest is not searched: a file of hostile patterns must not add up to a hang.
const MAX_LOST_TIMEOUTS = 100;
/**
 * A matcher that runs a whole batch natively under one watchdog. A search is blamed only when it alone takes more than
 * `timeoutMs` (whole milliseconds, 1 or more); RE2 then runs it, or it is an error where RE2 cannot express it. One batch of
 * many jobs is much faster than many batches: each guarded run costs about 0.1 ms.
 */
function createWatchdogMatcher({ timeoutMs }) {
    const guard = createGuard();
    const countingGuard = (work, budgetMs) => {
        const finished = guard(work, budgetMs);
        if (!finished)
            watchdog.lostMs += budgetMs;
        return finished;
    };
    const fallback = createFallback(countingGuard, timeoutMs);
    const watchdog = { guard, fallback, timeoutMs, trips: new WeakMap(), lostMs: 0 };
    return { match: (jobs) => matchBatch(watchdog, jobs) };
}
function matchBatch(watchdog, jobs) {
    const batch = { jobs, results: [], refusal: null, spans: 0, subject: new Subject('') };
    for (;;) {
        const first = batch.results.length;
        batch.refusal = null;
        const finished = watchdog.guard(() => runNatively(watchdog, batch), watchdog.timeoutMs);
        const job = jobs[batch.results.length];
        if (job === undefined)
            return batch.results;
        // A job that was cut off behind others may only have come late: it is tried again as the first of the next run.
        if (finished || batch.results.length === first)
            settle(batch, takeOver(watchdog, batch, job));
    }
}
function runNatively(watchdog, batch) {
    for (;;) {
        const job = batch.jobs[batch.results.length];
        if (job === undefined)
            return;
        if (job.text !== batch.subject.text)
            batch.subject = new Subject(job.text);
        batch.refusal = refusalOf(watchdog, job.pattern, batch.subject);
        if (batch.refusal !== null)
            return;
        try {
            settle(batch, searchNatively(batch.subject, job));
        }
        catch (error) {
            // V8 finds a pattern too large, or runs out of stack on it.
            batch.refusal = `failed on this answer (${error instanceof Error ? error.message : String(error)})`;
            return;
        }
    }
}
function searchNatively(subject, { pattern, find }) {
    return resultOf(pattern, subject.search(pattern, LIMITS[find]));
}
function takeOver(watchdog, batch, job) {
    if (watchdog.lostMs > watchdog.timeoutMs * MAX_LOST_TIMEOUTS) {
        return failure(job.pattern, `was not searched: patterns have already lost ${watchdog.lostMs} ms to time-outs`);
    }
    if (batch.refusal === null)
        noteTrip(watchdog, job.pattern);
    const cause = batch.refusal ?? `took more than ${watchdog.timeoutMs} ms on this answer`;
    return watchdog.fallback(job, (0,repertoire/* repertoireOf */.f$)(job.text), cause);
}
// RE2 gives the same verdict, so one trip is enough where it can take over.
function refusalOf(watchdog, pattern, subject) {
    if (watchdog.lostMs > watchdog.timeoutMs * MAX_LOST_TIMEOUTS)
        return 'was not searched';
    const trips = watchdog.trips.get(pattern) ?? 0;
    const givenUp = trips >= MAX_TRIPS || (trips > 0 && lackOfRe2(pattern.re2, subject.repertoire) === null);
    return givenUp ? `took more than ${watchdog.timeoutMs} ms on an earlier answer` : null;
}
function noteTrip(watchdog, pattern) {
    watchdog.trips.set(pattern, (watchdog.trips.get(pattern) ?? 0) + 1);
    watchdog.lostMs += watchdog.timeoutMs;
}
function settle(batch, result) {
    const job = batch.jobs[batch.results.length];
    if (result.kind === 'matched')
        batch.spans += result.spans.length;
    const tooMany = batch.spans > MAX_SPANS_PER_BATCH && job !== undefined;
    batch.results.push(tooMany
        ? failure(job.pattern, `came after ${MAX_SPANS_PER_BATCH} matches, more than one batch may give`)
        : result);
}

;// CONCATENATED MODULE: ./src/bench/judge.ts



/** How long one pattern may take on one answer before it counts as hanging, in milliseconds. */
const PATTERN_MS = 250;
/** Asks, scores and judges, with the provenance of this machine and moment. */
function judge(shell, { bench, comparison, asker, configPath, started, workflow }) {
    const matcher = createWatchdogMatcher({ timeoutMs: PATTERN_MS });
    const provenance = () => ({
        ...provenanceOf(shell, comparison, configPath, started),
        ...workflow,
    });
    return runBench(bench, { asker, matcher, version: version/* VERSION */.x, provenance });
}
function provenanceOf(shell, { source, commits }, config, started) {
    const finished = shell.now();
    return {
        ...(commits.head !== undefined && { commit: commits.head }),
        ...(commits.base !== undefined && { base: commits.base }),
        baseline: source,
        config,
        started: started.toISOString(),
        finished: finished.toISOString(),
        seconds: Math.round((finished.getTime() - started.getTime()) / 100) / 10,
        versions: { ragbench: version/* VERSION */.x, node: process.versions.node, icu: process.versions['icu'] ?? 'none' },
    };
}


/***/ }),

/***/ 3219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ replayCommand)
/* harmony export */ });
/* unused harmony export quote */
const DEFAULT_CONFIG = 'ragbench.yml';
/** The command line that shows one case again; `program` is how ragbench is called. */
function replayCommand(program, config, recording) {
    const where = config === DEFAULT_CONFIG ? '' : ` --config ${quote(config)}`;
    return (suite, id) => `${program} replay${where} --recording ${quote(recording)} --suite ${suite} --case ${quote(id)}`;
}
/** A word for a POSIX shell. A `#` within a word begins no comment. */
function quote(word) {
    return /^[\w./:@%+=-][\w./:@%+=#-]*$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 1313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GS: () => (/* binding */ placed),
  cg: () => (/* binding */ prepareBench),
  s: () => (/* binding */ setUp),
  _j: () => (/* binding */ setUpToJudge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/baseline/base-side.ts + 4 modules
var base_side = __webpack_require__(7044);
// EXTERNAL MODULE: ./src/config/load.ts + 2 modules
var load = __webpack_require__(3510);
// EXTERNAL MODULE: ./src/config/plan.ts
var config_plan = __webpack_require__(9311);
// EXTERNAL MODULE: ./src/config/selection.ts
var selection = __webpack_require__(9672);
// EXTERNAL MODULE: ./src/io/disk.ts
var disk = __webpack_require__(5607);
;// CONCATENATED MODULE: ./src/text/secret-forms.ts
/** Every way in which a secret may stand in a text: as it is, JSON-escaped, URL-encoded, in base64. */
function secretForms(secret) {
    return [secret, ...jsonForms(secret), ...urlForms(secret), ...base64Forms(secret)];
}
/** As `JSON.stringify` writes it, with `/` escaped too (PHP), and with ASCII only (Python). */
function jsonForms(secret) {
    const escaped = JSON.stringify(secret).slice(1, -1);
    const ascii = escaped.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [escaped, ascii].flatMap((form) => [form, form.replaceAll('/', '\\/')]);
}
/** As a path part and as a form field, with hexadecimal digits in either case. */
function urlForms(secret) {
    if (/\p{Surrogate}/u.test(secret))
        return [];
    const encoded = encodeURIComponent(secret);
    const strict = encoded.replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    const forms = [encoded, strict, strict.replaceAll('%20', '+'), encodeURI(secret)];
    return forms.flatMap((form) => [form, form.replaceAll(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase())]);
}
/**
 * Base64 of the whole, and what stays the same of it wherever the secret begins in a longer text: three bytes become
 * four characters, so there are three alignments, each without the characters that its neighbours decide.
 */
function base64Forms(secret) {
    const bytes = new TextEncoder().encode(secret);
    const inner = [0, 1, 2].map((shift) => {
        const encoded = base64([...Array.from({ length: shift }, () => 0), ...bytes]);
        const last = Math.floor(((shift + bytes.length) * 8) / 6);
        return encoded.slice(Math.ceil((shift * 8) / 6), last);
    });
    const forms = [base64([...bytes]), ...inner];
    return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}
function base64(bytes) {
    return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

;// CONCATENATED MODULE: ./src/text/redact.ts

/** What stands in place of a secret. */
const REDACTED = '[redacted]';
/** Secrets below this length (UTF-16 units) are not searched for: they would blot out ordinary words. */
const SHORTEST_SECRET = 8;
/**
 * A redactor for these secrets, each as it is and JSON-escaped, URL-encoded and in base64 (alone or within a longer
 * text); of a secret of several lines also each line. Those under {@link SHORTEST_SECRET} are left out.
 */
function createRedactor(secrets) {
    const long = secrets.flatMap(linesOf).filter((secret) => secret.length >= SHORTEST_SECRET);
    const forms = [...new Set(long.flatMap(secretForms))];
    // With the mark among the forms a second pass cannot redact the inside of a mark.
    const text = (value) => redactText(value, forms);
    return { text, value: (json) => redactValue(json, text) };
}
/** Parts secrets into values that a redactor can hide and names of those too short for it; empty ones are neither. */
function splitSecrets(secrets) {
    const given = secrets.filter(({ value }) => value !== '');
    return {
        usable: given.filter(({ value }) => value.length >= SHORTEST_SECRET).map(({ value }) => value),
        tooShort: given.filter(({ value }) => value.length < SHORTEST_SECRET).map(({ name }) => name),
    };
}
function linesOf(secret) {
    return [secret, ...secret.split(/\r?\n/).map((line) => line.trim())];
}
/** Overlapping finds become one mark, so that no rest of the longer secret stays. */
function redactText(text, forms) {
    const found = forms.flatMap((form) => findAll(text, form));
    if (found.length === 0)
        return text;
    const spans = mergeSpans([...found, ...findAll(text, REDACTED)]);
    let kept = '';
    let from = 0;
    for (const { start, end } of spans) {
        kept += text.slice(from, start) + REDACTED;
        from = end;
    }
    return kept + text.slice(from);
}
function findAll(text, form) {
    const spans = [];
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
        const last = spans.at(-1);
        if (last && at < last.end)
            last.end = at + form.length;
        else
            spans.push({ start: at, end: at + form.length });
    }
    return spans;
}
function mergeSpans(spans) {
    const merged = [];
    for (const span of [...spans].sort((a, b) => a.start - b.start)) {
        const last = merged.at(-1);
        if (last && span.start < last.end)
            last.end = Math.max(last.end, span.end);
        else
            merged.push({ ...span });
    }
    return merged;
}
function redactValue(value, text) {
    if (typeof value === 'string')
        return text(value);
    if (typeof value === 'number')
        return text(String(value)) === String(value) ? value : REDACTED;
    if (Array.isArray(value))
        return value.map((item) => redactValue(item, text));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [text(key), redactValue(item, text)]));
}

// EXTERNAL MODULE: ./src/bench/shell.ts + 1 modules
var bench_shell = __webpack_require__(3996);
;// CONCATENATED MODULE: ./src/bench/setup.ts








/** Reads config and data; what is wrong with either comes back with paths as seen from the working directory. */
async function setUp(shell, configPath) {
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(shell.cwd, configPath));
    const files = (0,disk/* folderFiles */.kf)(folder);
    const loaded = await (0,load/* loadConfig */.Z)((0,external_node_path_.basename)(configPath), files, shell.env);
    if (loaded.kind === 'bad')
        return { kind: 'bad', problems: placed(shell, folder, loaded.problems) };
    const plan = await (0,config_plan/* loadPlan */.Y)(loaded.value, files);
    if (plan.problems.length > 0)
        return { kind: 'bad', problems: placed(shell, folder, plan.problems) };
    const redactor = createRedactor(splitSecrets(loaded.value.secrets).usable);
    return { kind: 'ok', value: { folder, files, loaded: loaded.value, plan, redactor } };
}
/** Problems with their files as seen from the working directory, so that an editor or a click finds them. */
function placed(shell, folder, problems) {
    const prefix = (0,external_node_path_.relative)(shell.cwd, folder);
    return problems.map(({ location, message }) => ({
        location: { ...location, file: prefix ? `${prefix}/${location.file}` : location.file },
        message,
    }));
}
/** {@link setUp}, for commands that judge: parts of the contract that are not built yet are refused by name. */
async function setUpToJudge(shell, configPath) {
    const setup = await setUp(shell, configPath);
    if (setup.kind === 'bad' || setup.value.loaded.unbuilt.length === 0)
        return setup;
    return { kind: 'bad', problems: placed(shell, setup.value.folder, setup.value.loaded.unbuilt) };
}
/** What a judged run needs beside its answers. Throws {@link UsageError} when an option names nothing. */
async function prepareBench(shell, setup, options) {
    const [fault] = (0,selection/* selectionFaults */.Ow)(options.selection, setup.plan);
    if (fault)
        throw new bench_shell/* UsageError */.eb(fault);
    const override = await givenBaseline(shell, options.baseline);
    const comparison = await (0,base_side/* readComparison */.W)({
        ...setup,
        env: shell.env,
        findBase: options.findBase,
        ...(options.mustFindBase !== undefined && { mustFindBase: options.mustFindBase }),
        ...(override && { override }),
    });
    const { gate } = setup.loaded.config;
    const bench = {
        plan: setup.plan,
        selection: options.selection,
        rules: gate,
        stopAfterTier0: (comparison.base?.settings.gate ?? gate).stop_after_tier0,
        baseline: comparison.baseline,
        ...(comparison.base && { base: comparison.base }),
        weakenings: comparison.weakenings,
        recorded: comparison.recorded,
        onDefaultBranch: options.onDefaultBranch ?? false,
        warnings: [...comparison.warnings, ...shortSecrets(setup.loaded.secrets)],
    };
    return { bench, comparison };
}
/** The store may have no baseline yet; a file that the user names must be there, or a typo would pass. */
async function givenBaseline(shell, path) {
    if (path === undefined)
        return undefined;
    const files = (0,disk/* folderFiles */.kf)(shell.cwd);
    const { kind } = await files.read(path);
    if (kind === 'missing')
        throw new bench_shell/* UsageError */.eb(`--baseline ${path}: there is no such file`);
    return { files, path };
}
function shortSecrets(secrets) {
    const { tooShort } = splitSecrets(secrets);
    if (tooShort.length === 0)
        return [];
    const message = `${tooShort.join(', ')}: too short to be redacted without harm; use secrets of 8 characters and more`;
    return [{ code: 'short_secret', message }];
}


/***/ }),

/***/ 3996:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dc: () => (/* binding */ EXIT),
  eb: () => (/* binding */ UsageError),
  Q2: () => (/* binding */ printJson),
  vx: () => (/* binding */ refuseSameFile),
  Tw: () => (/* binding */ reportProblems)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/model/problem.ts
var model_problem = __webpack_require__(8734);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
// EXTERNAL MODULE: ./src/render/numbers.ts
var numbers = __webpack_require__(5714);
;// CONCATENATED MODULE: ./src/render/problems.ts



/** Every problem as `file:line:col: message`, in the order of the files, and how many there are; empty without any. */
function renderProblems(problems) {
    if (problems.length === 0)
        return '';
    const lines = problems.toSorted(byPlace).map((problem) => (0,inert/* inert */.t)((0,model_problem/* formatProblem */.V)(problem)));
    return `${[...lines, (0,numbers/* counted */.hS)(problems.length, 'problem')].join('\n')}\n`;
}
function byPlace(a, b) {
    const [left, right] = [a.location, b.location];
    return (compare(left.file, right.file) ||
        compare(left.line ?? 0, right.line ?? 0) ||
        compare(left.column ?? 0, right.column ?? 0) ||
        compare(a.message, b.message));
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./src/bench/shell.ts


/** Exit codes (design §7). */
const EXIT = { ok: 0, failed: 1, config: 2, nothingScored: 3 };
/** A command that cannot be carried out as asked: printed without a stack, exit 2. */
class UsageError extends Error {
    name = 'UsageError';
}
/** Refuses two options that name one file, which the second would overwrite. */
function refuseSameFile(cwd, ...[a, b]) {
    if ((0,external_node_path_.resolve)(cwd, a[1]) !== (0,external_node_path_.resolve)(cwd, b[1]))
        return;
    throw new UsageError(`${a[0]} and ${b[0]} both name ${b[1]}; give them a file each`);
}
/** Prints what is wrong with the user's files. */
function reportProblems(shell, problems) {
    shell.err(renderProblems(problems));
    return EXIT.config;
}
/** Prints a value as JSON, for `--json`. */
function printJson(shell, value) {
    shell.out(`${JSON.stringify(value, null, 2)}\n`);
}


/***/ }),

/***/ 7081:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/app/loopback.ts
var loopback = __webpack_require__(9514);
// EXTERNAL MODULE: ./src/app/process.ts + 6 modules
var process = __webpack_require__(592);
// EXTERNAL MODULE: ./src/app/process/failure.ts + 2 modules
var failure = __webpack_require__(1154);
;// CONCATENATED MODULE: ./src/app/host.ts





/** A host over real processes. Variants that share a command share its process; another command replaces it. */
function createAppHost(deps) {
    let current;
    const stop = async () => {
        const running = current?.app;
        current = undefined;
        await running?.stop();
    };
    return {
        stop,
        async hostFor(app, signal) {
            const key = JSON.stringify(app.start ?? null);
            if (current?.key === key)
                return current.hosted;
            await stop();
            if (signal.aborted)
                return { kind: 'failed', failure: { brief: NOT_STARTED, message: NOT_STARTED } };
            current = { key, ...(await host(app, deps, signal)) };
            return current.hosted;
        },
    };
}
async function host(app, deps, signal) {
    const { start, url = '' } = app;
    if (!start)
        return {
            hosted: {
                kind: 'ready',
                baseFor: (0,loopback/* createLoopback */.kh)().baseFor,
                gone: () => undefined,
                settle: () => Promise.resolve(),
            },
        };
    deps.onStart(start.command);
    const settings = {
        command: start.command,
        cwd: (0,external_node_path_.resolve)(deps.folder, start.cwd),
        env: start.env,
        ready: readyOf(start, url),
    };
    const starting = (0,process/* startApp */.Y)(settings, {
        env: deps.env,
        probeUrl: url,
        redact: deps.redactor.text,
        onSpawn: deps.onSpawn,
    });
    const result = await unlessAborted(starting, signal);
    if (result.kind === 'failed')
        return { hosted: { kind: 'failed', failure: redacted(result, deps.redactor) } };
    deps.onReady(start.command, result.ms);
    const running = result.app;
    const hosted = {
        kind: 'ready',
        baseFor: running.baseFor,
        ms: result.ms,
        ...endOf(running, deps.redactor),
    };
    return { app: running, hosted };
}
/** A start that is under way when the run is cancelled or out of time is cut off, which makes it fail. */
async function unlessAborted(starting, signal) {
    const cut = () => void (0,process/* stopApps */.d)();
    signal.addEventListener('abort', cut, { once: true });
    try {
        return await starting;
    }
    finally {
        signal.removeEventListener('abort', cut);
    }
}
/** Without `ready`, the app is up when its port accepts connections. */
function readyOf(start, url) {
    if (!start.ready)
        return { port: (0,loopback/* hostAndPort */.PG)(url).port, timeoutMs: DEFAULT_READY_MS };
    const { timeout: timeoutMs, ...what } = start.ready;
    return { ...what, timeoutMs };
}
const NOT_STARTED = 'the run was cancelled before the app was started';
const DEFAULT_READY_MS = 60_000;
const TAIL_LINES = 10;
/** The connections of a process that ends break before its end is reported; this long after at most, in milliseconds. */
const SETTLE_MS = 250;
/** From its end to the end of its streams, in milliseconds. */
const DRAIN_MS = 250;
/** The end of the app's process counts once its last words are in, so that all cases give the same reason. */
function endOf(app, redactor) {
    let failure;
    const end = async () => {
        const exit = await app.exit;
        await within(DRAIN_MS, app.closed);
        failure = goneFailure(exit, app.tail(TAIL_LINES), redactor);
    };
    const ended = end();
    const settle = async () => {
        await Promise.race([ended, within(SETTLE_MS, app.exit)]);
        if (app.exited())
            await ended;
    };
    return { gone: () => failure, settle };
}
function goneFailure(exit, tail, redactor) {
    const lines = tail.map((line) => `\n  | ${line}`).join('');
    const message = `the app ended during the run: ${(0,failure/* exitWords */.Ey)(exit)}${lines}`;
    return redacted({ brief: (0,failure/* goneBrief */.aN)(exit, tail), message }, redactor);
}
function redacted({ brief, message }, redactor) {
    return { brief: redactor.text(brief), message: redactor.text(message) };
}
async function within(ms, done) {
    const timer = new AbortController();
    await Promise.race([done, (0,promises_.setTimeout)(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
}

// EXTERNAL MODULE: ./src/app/recording.ts + 1 modules
var recording = __webpack_require__(2482);
// EXTERNAL MODULE: ./src/app/answers.ts
var app_answers = __webpack_require__(388);
;// CONCATENATED MODULE: ./src/app/ask-all.ts
/**
 * Asks everything, `concurrency` at a time, and hands over each answer as it comes, once per question, in the order of
 * arrival. The next question is taken only when an answer has been dealt with, so memory does not grow with their
 * number. After a cancelled run the rest is answered `incomplete`. What `onAnswer` or the questions throw ends it.
 */
async function askAll(client, questions, concurrency, onAnswer) {
    const iterator = iteratorOf(questions);
    const state = { broken: false };
    const work = async () => {
        for (let next = await iterator.next(); !next.done && !state.broken; next = await iterator.next()) {
            await onAnswer(next.value.key, await client.ask(next.value.request));
        }
    };
    const workers = Array.from({ length: concurrency }, async () => {
        try {
            await work();
        }
        catch (error) {
            state.broken = true;
            throw error;
        }
    });
    const ends = await Promise.allSettled(workers);
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}
function iteratorOf(items) {
    return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./src/app/client/body.ts
/** The largest body that is read, in bytes after decompression: 10 MB. */
const BODY_LIMIT = 10 * 1024 * 1024;
/** How deep lists and objects of an answer may be nested: beyond it our own functions would run out of stack. */
const DEPTH_LIMIT = 500;
/** Reads a body until it is over `limit` bytes, and drops the connection then. Rejects when the body breaks off. */
async function readBody(response, limit) {
    const chunks = [];
    return collect(response, limit, chunks);
}
/** The first `limit` bytes of a body, decoded leniently; what came so far where it breaks off or time is up. */
async function readPrefix(response, limit) {
    const chunks = [];
    try {
        await collect(response, limit, chunks);
    }
    catch {
        // The status or content type has decided already; the text is only for the message.
    }
    return Buffer.concat(chunks).toString('utf8');
}
/** Parses a body: UTF-8, with or without a byte order mark. */
function parseBody(bytes) {
    if (bytes.length === 0)
        return { kind: 'bad', why: 'the body is empty' };
    const text = decode(bytes);
    if (text === undefined)
        return { kind: 'bad', why: 'the body is not UTF-8' };
    try {
        const json = JSON.parse(text);
        if (isDeep(json))
            return { kind: 'bad', why: `it is nested deeper than ${DEPTH_LIMIT} levels` };
        return { kind: 'ok', json };
    }
    catch {
        return { kind: 'bad', why: 'no JSON' };
    }
}
async function collect(response, limit, chunks) {
    const reader = response.body?.getReader();
    let size = 0;
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        chunks.push(next.value);
        size += next.value.length;
        if (size <= limit)
            continue;
        await reader?.cancel();
        return { bytes: Buffer.concat(chunks), whole: false };
    }
    return { bytes: Buffer.concat(chunks), whole: true };
}
function decode(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** Level by level, since recursion is what must not happen. */
function isDeep(json) {
    let level = [json];
    for (let depth = 0; depth <= DEPTH_LIMIT; depth += 1) {
        level = level.flatMap((value) => typeof value === 'object' && value !== null ? Object.values(value) : []);
        if (level.length === 0)
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./src/app/client/deadline.ts
/** setTimeout fires at once beyond it. */
const LONGEST_TIMER = 2_147_483_647;
/**
 * Starts a deadline of `ms` milliseconds. Not `AbortSignal.any` with `AbortSignal.timeout`: Node keeps some memory of
 * each combined signal for as long as the run's own signal lives.
 */
function startDeadline(ms, run) {
    const controller = new AbortController();
    let ended;
    const end = (how) => {
        ended ??= how;
        controller.abort();
    };
    const timer = setTimeout(() => end('timeout'), Math.min(ms, LONGEST_TIMER));
    const cancel = () => end('cancelled');
    run?.addEventListener('abort', cancel, { once: true });
    if (run?.aborted)
        cancel();
    return {
        signal: controller.signal,
        ended: () => ended,
        clear: () => {
            clearTimeout(timer);
            run?.removeEventListener('abort', cancel);
        },
    };
}

// EXTERNAL MODULE: ./src/app/excerpt.ts
var excerpt = __webpack_require__(6606);
;// CONCATENATED MODULE: ./src/app/client/errors.ts

const CLOSED = {
    what: 'the connection was closed before the answer was complete',
    todo: "look at the app's log",
};
const UNKNOWN_NAME = { what: 'the host name is unknown', todo: 'correct app.url' };
const UNREACHABLE = {
    what: 'no connection came about',
    todo: 'check that this machine can reach host and port of app.url',
};
const UNTRUSTED = {
    what: 'its certificate is not trusted',
    todo: 'name its authority in NODE_EXTRA_CA_CERTS, or correct app.url',
};
const BY_CODE = {
    ECONNREFUSED: { what: 'nothing listens there', todo: 'start the app, or correct app.url' },
    ECONNRESET: CLOSED,
    EPIPE: CLOSED,
    UND_ERR_SOCKET: CLOSED,
    ENOTFOUND: UNKNOWN_NAME,
    EAI_AGAIN: UNKNOWN_NAME,
    ETIMEDOUT: UNREACHABLE,
    EHOSTUNREACH: UNREACHABLE,
    ENETUNREACH: UNREACHABLE,
    UND_ERR_CONNECT_TIMEOUT: UNREACHABLE,
    DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
    SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
    CERT_HAS_EXPIRED: UNTRUSTED,
    ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
    EPROTO: { what: 'it speaks no TLS', todo: 'try http:// in app.url' },
    ERR_SSL_WRONG_VERSION_NUMBER: { what: 'it speaks no TLS', todo: 'try http:// in app.url' },
    ERR_SSL_PACKET_LENGTH_TOO_LONG: { what: 'it speaks no TLS', todo: 'try http:// in app.url' },
};
/** The name of fetch's error for an answer that is no HTTP, which does not always have a code. */
const NO_HTTP = 'HTTPParserError';
const BY_STATUS = {
    400: 'check app.request',
    401: 'check app.headers',
    403: 'check app.headers',
    404: 'correct app.url',
    405: 'correct app.method',
    415: 'check app.headers',
    422: 'check app.request',
    429: 'lower app.concurrency, or set app.rate',
};
/** A call that got no complete answer: what fetch says, in words. */
function networkError(url, thrown) {
    const { code, message } = innermost(thrown);
    const named = code === undefined ? undefined : (BY_CODE[code] ?? protocolAdvice(code));
    const { what, todo } = named ?? { what: message, todo: "check app.url and the app's log" };
    return { code: 'network', message: `${url}: ${what}${code === undefined ? '' : ` (${code})`}; ${todo}` };
}
/** A call that was not over in time. */
function timeoutError(url, ms) {
    const time = ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
    return {
        code: 'timeout',
        message: `${url}: no complete answer within ${time}; look at the app's log, or raise app.timeout`,
    };
}
/** A status from 400 on; `waitMs` is a Retry-After that is too long to wait for. */
function statusError(url, status, body, waitMs) {
    const said = body === '' ? 'an empty body' : (0,excerpt/* excerpt */.K)(body);
    const wait = waitMs === undefined
        ? ''
        : `; it asks to wait ${Math.ceil(waitMs / 1000)} s (Retry-After), which is too long for a run`;
    return {
        code: 'status',
        message: `${url}: status ${status}: ${said}${wait}; ${BY_STATUS[status] ?? "look at the app's log"}`,
    };
}
/** A body that is no JSON; `why` is in words. */
function noJsonError(url, facts) {
    const { status, contentType, body, why } = facts;
    const head = `${url}: ${why} (status ${status}, content type ${contentType ?? 'none'})`;
    const start = body === '' ? '' : `: ${(0,excerpt/* excerpt */.K)(body)}`;
    return {
        code: 'no_json',
        message: `${head}${start}; ${isStream(contentType) ? STREAM_ADVICE : JSON_ADVICE}`,
    };
}
const JSON_ADVICE = 'one JSON value is expected: correct app.url or app.request';
const STREAM_ADVICE = 'a streaming endpoint cannot be read: ask for one JSON answer (such as "stream": false in app.request), or use another app.url';
/** Whether a content type is that of a stream of events. */
function isStream(contentType) {
    return contentType?.trim().toLowerCase().startsWith('text/event-stream') ?? false;
}
/** A body over the limit, which is given in bytes. */
function tooLargeError(url, limit) {
    return {
        code: 'too_large',
        message: `${url}: the body is over ${limit / 1024 / 1024} MB; let the app answer with less`,
    };
}
/** A call that the end of the run cut off, or never let begin. */
function cancelledError(reason) {
    const named = reason instanceof Error && reason.name !== 'AbortError' ? `: ${reason.message}` : '';
    return { code: 'incomplete', message: `the run was stopped before the answer came${named}` };
}
/** Fetch says only "fetch failed"; what happened is in the causes. */
function innermost(thrown) {
    if (!(thrown instanceof Error))
        return { message: String(thrown) };
    if (thrown.cause instanceof Error)
        return innermost(thrown.cause);
    if ('code' in thrown && typeof thrown.code === 'string')
        return { code: thrown.code, message: thrown.message };
    return thrown.name === NO_HTTP ? { code: NO_HTTP, message: thrown.message } : { message: thrown.message };
}
function protocolAdvice(code) {
    return code.startsWith('HPE_') || code === NO_HTTP
        ? { what: 'it speaks no HTTP', todo: 'correct app.url' }
        : undefined;
}

// EXTERNAL MODULE: ./node_modules/p-retry/index.js + 1 modules
var p_retry = __webpack_require__(4995);
;// CONCATENATED MODULE: ./src/app/client/retry.ts

/** Back-off before the second attempt, in milliseconds; it doubles with each. */
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 10_000;
/** Repeats `attempt` while it fails in a way that may heal; gives the last result. Rejects when the run is cancelled. */
async function withRetries(attempt, policy) {
    const orThrow = async () => {
        const result = await attempt();
        if (result.kind === 'failed' && result.retry)
            throw new Retryable(result);
        return result;
    };
    try {
        return await (0,p_retry/* default */.Ay)(orThrow, {
            retries: policy.retries,
            // We wait by ourselves, as long as the server asks for.
            minTimeout: 0,
            ...(policy.signal && { signal: policy.signal }),
            shouldRetry: async ({ error }) => {
                if (!(error instanceof Retryable))
                    return false;
                await policy.wait();
                return true;
            },
        });
    }
    catch (error) {
        if (error instanceof Retryable)
            return error.result;
        throw error;
    }
}
/**
 * How long to wait before the next attempt, in milliseconds: exponential back-off, halved at most by `random` (from 0
 * to below 1) so that calls do not come back all at once, or what the server asks for, if that is longer.
 */
function retryDelay({ afterMs = 0 }, attempt, random) {
    const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (attempt - 1), LONGEST_BACKOFF_MS);
    return Math.max(afterMs, Math.round(backoff * (0.5 + random() / 2)));
}
/**
 * `Retry-After` in milliseconds from now: seconds or an HTTP date, which is compared with the server's own `Date` where
 * it sends one. Undefined where it is missing or neither.
 */
function retryAfterMs(headers, now) {
    const value = headers.get('retry-after')?.trim() ?? '';
    if (/^\d+(\.\d+)?$/.test(value))
        return Number(value) * 1000;
    const until = Date.parse(value);
    if (Number.isNaN(until))
        return undefined;
    const from = Date.parse(headers.get('date') ?? '');
    return Math.max(0, until - (Number.isNaN(from) ? now : from));
}
class Retryable extends Error {
    result;
    constructor(result) {
        super('A call failed that may be repeated.');
        this.result = result;
    }
}

;// CONCATENATED MODULE: ./src/app/client/attempt.ts




/** Statuses that may heal by themselves (design §4). */
const RETRIED = new Set([429, 502, 503, 504]);
/** The longest Retry-After that is waited for, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;
/** Bytes of a body that are read for a message: more than is shown, so that a secret is never cut before it is redacted. */
const PREFIX_BYTES = 16_384;
const STREAM_PREFIX_BYTES = 512;
/** Asks once; never rejects. The time-out covers everything up to the last byte of the body. */
async function attemptCall(url, init, deps) {
    const deadline = startDeadline(deps.timeoutMs, deps.signal);
    try {
        const response = await deps.fetch(url, { ...init, signal: deadline.signal });
        const result = await readAnswer(response, response.redirected ? response.url : url, deps);
        return deadline.ended() === 'cancelled' ? failed(cancelledError(deps.signal?.reason)) : result;
    }
    catch (error) {
        if (deadline.ended() === 'cancelled')
            return failed(cancelledError(deps.signal?.reason));
        if (deadline.ended() === 'timeout')
            return failed(timeoutError(url, deps.timeoutMs));
        return failed(networkError(url, error), { everyone: false });
    }
    finally {
        deadline.clear();
    }
}
async function readAnswer(response, url, deps) {
    if (response.status >= 400)
        return readFailure(response, url, deps);
    const facts = { status: response.status, contentType: response.headers.get('content-type') };
    if (isStream(facts.contentType)) {
        const body = deps.redact(await readPrefix(response, STREAM_PREFIX_BYTES));
        return failed(noJsonError(url, { ...facts, body, why: 'no JSON' }));
    }
    const { bytes, whole } = await readBody(response, BODY_LIMIT);
    if (!whole)
        return failed(tooLargeError(url, BODY_LIMIT));
    const parsed = parseBody(bytes);
    if (parsed.kind === 'ok')
        return parsed;
    const body = deps.redact(Buffer.from(bytes.subarray(0, PREFIX_BYTES)).toString('utf8'));
    return failed(noJsonError(url, { ...facts, body, why: parsed.why }));
}
async function readFailure(response, url, deps) {
    const { status, headers } = response;
    const body = deps.redact(await readPrefix(response, PREFIX_BYTES));
    if (!RETRIED.has(status))
        return failed(statusError(url, status, body));
    const afterMs = retryAfterMs(headers, deps.now());
    if (afterMs !== undefined && afterMs > LONGEST_WAIT_MS)
        return failed(statusError(url, status, body, afterMs));
    const retry = {
        ...(afterMs !== undefined && { afterMs }),
        everyone: status === 429 || afterMs !== undefined,
    };
    return failed(statusError(url, status, body), retry);
}
function failed(error, retry) {
    return { kind: 'failed', error, ...(retry && { retry }) };
}

;// CONCATENATED MODULE: ./src/app/client/dispatcher.ts

/** Node does not export its dispatchers; the one in use is under this symbol (the second name since undici 7). */
const IN_USE = ['undici.globalDispatcher.2', 'undici.globalDispatcher.1'].map((name) => Symbol.for(name));
const KNOWN = new Set(['Agent', 'EnvHttpProxyAgent']);
/**
 * The dispatcher for calls to `url`: without fetch's own limits of five minutes, since `app.timeout` is ours; on a
 * loopback address without the environment's proxy; and with `localhost` as both loopback addresses, the one that
 * `baseFor` finds first, while `Host` and TLS keep the name. On a Node that no longer has such a class, fetch's own
 * rules are left to work.
 */
function dispatcherFor(url, baseFor) {
    const Dispatcher = dispatcherClass();
    if (Dispatcher === undefined)
        return undefined;
    const direct = (0,loopback/* isLoopback */.U9)(url) ? { noProxy: '*' } : {};
    const connect = (0,loopback/* loopbackCandidates */.cW)(url).length > 1 ? { connect: { lookup: loopbackLookup(url, baseFor) } } : {};
    return new Dispatcher({ headersTimeout: 0, bodyTimeout: 0, ...direct, ...connect });
}
function dispatcherClass() {
    // Node sets its dispatcher when it first loads the module behind fetch.
    void globalThis.Headers;
    const inUse = IN_USE.map((symbol) => globalThis[symbol]);
    const constructors = inUse.map((dispatcher) => dispatcher?.constructor);
    return constructors.find((found) => found !== undefined && KNOWN.has(found.name));
}
function loopbackLookup(url, baseFor) {
    return (_hostname, options, callback) => {
        baseFor(url).then((base) => {
            const { host } = (0,loopback/* hostAndPort */.PG)(base);
            const addresses = [...loopback/* LOOPBACK_ADDRESSES */.Vj].sort((a, b) => Number(b === host) - Number(a === host));
            const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
            if (options.all)
                callback(null, found);
            else
                callback(null, found[0]?.address ?? host, found[0]?.family);
        }, (error) => callback(error, []));
    };
}

// EXTERNAL MODULE: ./node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(7814);
;// CONCATENATED MODULE: ./src/app/client/pace.ts

/** The pace of an app's settings. A task that waits for its turn when the run is cancelled is rejected. */
function createPace({ concurrency, rate }, signal) {
    const window = rate && { intervalCap: rate.calls, interval: rate.intervalMs, strict: true };
    const queue = new dist/* default */.Ay({ concurrency, ...window });
    let holds = 0;
    return {
        run: (task, repeated) => queue.add(task, { priority: repeated ? 1 : 0, ...(signal && { signal }) }),
        async hold(wait) {
            holds += 1;
            queue.pause();
            try {
                await wait;
            }
            finally {
                holds -= 1;
                if (holds === 0)
                    queue.start();
            }
        },
    };
}

// EXTERNAL MODULE: ./src/app/presets.ts
var presets = __webpack_require__(5455);
;// CONCATENATED MODULE: ./src/app/client/target.ts

/** Everything in the settings that no HTTP request can be made of. Values are not shown: they may be secret. */
function targetProblems({ method, headers, preset, request }) {
    const unsendable = Object.entries(headers).filter(([, value]) => !/^[\t\x20-\x7e\x80-\xff]*$/.test(value.trim()));
    const problems = unsendable.map(([name]) => ({
        path: ['headers', name],
        message: 'has a line break or a character outside Latin-1, which no HTTP header can carry',
    }));
    if (method === 'GET' && !isObject((0,presets/* requestTemplate */.W)({ preset, request }))) {
        problems.push({
            path: ['request'],
            message: 'must be an object with method GET: its fields become the query',
        });
    }
    return problems;
}
/**
 * The target of an app with a `url`. A body is sent as JSON; with GET its fields become parameters of the query, behind
 * those of the URL: text as it is, null left out, everything else as JSON. A user name and password in the URL, which
 * fetch refuses, become basic authorization.
 */
function createTarget({ url: given, method, headers: own }) {
    if (given === undefined)
        throw new Error('An app without url has no HTTP client.');
    const url = new URL(given);
    const headers = new Headers({ accept: 'application/json', ...basicAuthorization(url) });
    for (const [name, value] of Object.entries(own))
        headers.set(name, value);
    [url.username, url.password] = ['', ''];
    if (method === 'GET')
        return { url: url.href, request: (body) => ({ url: withQuery(url, body), init: { method, headers } }) };
    if (!headers.has('content-type'))
        headers.set('content-type', 'application/json');
    return {
        url: url.href,
        request: (body) => ({ url: url.href, init: { method, headers, body: JSON.stringify(body) } }),
    };
}
function basicAuthorization({ username, password }) {
    if (username === '' && password === '')
        return {};
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}
function withQuery(base, body) {
    const url = new URL(base);
    for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
        if (value !== null)
            url.searchParams.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    return url.href;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/app/client/exchange.ts









/** Sends bodies until there is an answer, or none is to be had: with concurrency, rate, time-out and retries (design §4). */
function createExchange(settings, deps) {
    const { signal } = deps;
    // Each waiting call listens to it, which is no leak.
    if (signal)
        (0,external_node_events_.setMaxListeners)(0, signal);
    const target = createTarget(settings);
    const pace = createPace(settings, signal);
    const attempt = createAttempt(settings, target.url, deps);
    const pause = createPause(pace.hold, deps);
    return async (body) => {
        const { url, init } = target.request(body);
        const state = { attempts: 0, latency_ms: 0, paused: Promise.resolve() };
        const take = async () => {
            state.attempts += 1;
            const began = deps.now();
            const result = await attempt(url, init);
            state.latency_ms = deps.now() - began;
            const retry = result.kind === 'failed' && state.attempts <= settings.retries ? result.retry : undefined;
            // Begun here, while the call still has its place: the next one must not slip in before the pause.
            if (retry)
                state.paused = pause(retry, state.attempts);
            return result;
        };
        const again = { retries: settings.retries, signal, wait: () => state.paused };
        const asked = withRetries(() => pace.run(take, state.attempts > 0), again);
        const result = await cancellable(asked, signal);
        return { result, latency_ms: state.latency_ms, attempts: state.attempts };
    };
}
function createAttempt(settings, target, deps) {
    const { signal, now, redactor } = deps;
    const dispatcher = dispatcherFor(target, deps.baseFor ?? (0,loopback/* createLoopback */.kh)().baseFor);
    const ports = {
        fetch: deps.fetch ?? fetch,
        timeoutMs: settings.timeout,
        signal,
        now,
        redact: redactor.text,
    };
    return (url, init) => attemptCall(url, { ...init, ...(dispatcher && { dispatcher }) }, ports);
}
/** Waits before the next attempt; where the server has too much of us, no other call begins meanwhile. */
function createPause(hold, deps) {
    const sleep = deps.sleep ?? ((ms, signal) => (0,promises_.setTimeout)(ms, undefined, signal && { signal }));
    return (retry, attempt) => {
        const waited = sleep(retryDelay(retry, attempt, deps.random), deps.signal);
        const paused = retry.everyone ? hold(waited) : waited;
        // In a cancelled run nothing looks at the pause any more.
        paused.catch(() => undefined);
        return paused;
    };
}
async function cancellable(exchange, signal) {
    try {
        return await exchange;
    }
    catch (error) {
        if (signal?.aborted)
            return { kind: 'failed', error: cancelledError(signal.reason) };
        throw error;
    }
}

// EXTERNAL MODULE: ./src/app/mapping.ts + 2 modules
var app_mapping = __webpack_require__(9085);
// EXTERNAL MODULE: ./src/app/template.ts + 1 modules
var app_template = __webpack_require__(5770);
;// CONCATENATED MODULE: ./src/app/client.ts





/**
 * A client for an app with a `url`. What cannot become one (design §4 has it refused when the config is loaded) is a
 * mistake of the caller and throws.
 */
function createHttpClient(settings, deps) {
    const mapping = (0,app_mapping/* compileMapping */.k)(settings);
    const problems = mapping.kind === 'bad' ? mapping.problems : targetProblems(settings);
    if (mapping.kind === 'bad' || problems.length > 0) {
        throw new Error(problems.map(({ message }) => message).join('; '));
    }
    const template = (0,presets/* requestTemplate */.W)(settings);
    const exchange = createExchange(settings, deps);
    return {
        async ask(request) {
            const body = (0,app_template/* fillTemplate */.ou)(template, request) ?? null;
            const exchanged = await exchange(body);
            const { latency_ms, attempts } = exchanged;
            const answer = toAnswer(exchanged, mapping.map, deps.redactor);
            return { body: deps.redactor.value(body), ...answer, latency_ms, attempts };
        },
    };
}
/** Redaction comes before the mapping, so that nothing is judged or shortened with a secret in it. */
function toAnswer({ result, attempts }, map, redactor) {
    if (result.kind === 'failed') {
        const times = attempts > 1 ? ` (after ${attempts} attempts)` : '';
        return { error: { code: result.error.code, message: redactor.text(result.error.message) + times } };
    }
    const mapped = map(redactor.value(result.json));
    return mapped.kind === 'ok' ? { response: mapped.response } : { error: mapped.error };
}

// EXTERNAL MODULE: ./src/app/meter.ts
var app_meter = __webpack_require__(7586);
;// CONCATENATED MODULE: ./src/app/session.ts




/** An {@link Asker} over the app itself: starts it when it is first needed and records every answer. */
function askApp(deps) {
    const meter = (0,app_meter/* createMeter */.q)();
    const failures = [];
    const reached = [];
    const fail = (failure) => {
        if (failures.some(({ message }) => message === failure.message))
            return;
        failures.push(failure);
        deps.onFailure(failure.message);
    };
    const spent = () => limitReached(meter.usage(), deps.limits, reached);
    return {
        async ask(entry) {
            const hosted = await deps.host.hostFor(appOf(entry), deps.signal);
            if (hosted.kind === 'failed') {
                // A cancel ends a start that is under way: that is no fault of the app.
                if (deps.signal.aborted)
                    return refuseAll(entry, cancelled(deps.signal), deps);
                fail(hosted.failure);
                return refuseAll(entry, down(hosted.failure), deps);
            }
            const client = createHttpClient(appOf(entry), { ...deps, baseFor: hosted.baseFor });
            const asked = await askCases(entry, client, hosted, { spent, meter, ...deps });
            const gone = hosted.gone();
            if (gone !== undefined && !deps.signal.aborted)
                fail(gone);
            return asked;
        },
        failure: () => failures[0]?.brief,
        usage: () => meter.usage(),
        warnings: () => [...new Set(reached)].map((message) => ({ code: 'limit_reached', message })),
    };
}
function appOf({ app, suite }) {
    if (!app)
        throw new Error(`suite ${suite} has no app to ask; the shell checks for one before it asks`);
    return app;
}
function refuseAll(entry, error, deps) {
    return new Map(entry.cases.map((one) => [one.id, refuse(placeOf(entry, one), error, deps)]));
}
/** A case that is not asked is recorded, too, so that it can be replayed. */
function refuse(place, error, { record }) {
    record({ ...place, attempt: 1, error });
    return { kind: 'error', error };
}
function placeOf({ suite, tier, variant }, { id }) {
    return { type: 'call', suite, tier, variant, case: id, turn: 0 };
}
/** Asks the cases in order, as many at a time as the client can have under way and a few that wait for their turn. */
async function askCases(entry, client, hosted, asking) {
    const answers = new Map();
    let errors = 0;
    const take = (one, answer) => {
        answers.set(one.id, answer);
        if (answer.kind === 'error')
            errors += 1;
        asking.progress({ entry, done: answers.size, errors });
    };
    const questions = toAsk(entry, hosted, asking, take);
    await askAll(client, questions, 2 * appOf(entry).concurrency, async (one, result) => {
        const line = await explained(lineOf(placeOf(entry, one), result), hosted);
        asking.record(line);
        const answer = (0,app_answers/* toAnswer */.Gl)(line);
        if (answer.kind === 'answered')
            asking.meter.add(answer.response);
        take(one, answer);
    });
    return answers;
}
/** The cases that may still be asked when their turn comes; the others are refused at once. */
function* toAsk(entry, hosted, asking, take) {
    for (const one of entry.cases) {
        const refused = asking.signal.aborted ? cancelled(asking.signal) : (asking.spent() ?? appGone(hosted));
        if (refused) {
            take(one, refuse(placeOf(entry, one), refused, asking));
            continue;
        }
        asking.meter.count(1);
        yield { key: one, request: one.request };
    }
}
function lineOf(place, { body, response, error, latency_ms, attempts }) {
    const facts = { request: body, latency_ms: Math.round(latency_ms), ...(error ? { error } : { response }) };
    // A call that was cut off before its turn came has no attempt; a recording counts from 1.
    return { ...place, attempt: Math.max(1, attempts), ...facts };
}
/** A call that broke because the app ended says so, instead of what the network made of it. */
async function explained(line, hosted) {
    if (line.error?.code !== 'network')
        return line;
    await hosted.settle();
    const gone = hosted.gone();
    return gone ? { ...line, error: { ...line.error, message: gone.brief } } : line;
}
function appGone(hosted) {
    const gone = hosted.gone();
    return gone && down(gone);
}
function down({ brief }) {
    return { code: 'app_down', message: brief };
}
function cancelled({ reason }) {
    return { code: 'incomplete', message: reason instanceof Error ? reason.message : 'the run was cancelled' };
}
function limitReached({ calls, usd }, limits, reached) {
    const which = calls >= limits.max_calls
        ? `limits.max_calls (${limits.max_calls}) was reached`
        : usd >= limits.max_usd
            ? `limits.max_usd (${limits.max_usd}) was reached`
            : undefined;
    if (which === undefined)
        return undefined;
    reached.push(which);
    return { code: 'incomplete', message: `${which}; raise it, or ask fewer cases` };
}

// EXTERNAL MODULE: ./src/config/selection.ts
var config_selection = __webpack_require__(9672);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
// EXTERNAL MODULE: ./src/bench/judge.ts + 18 modules
var judge = __webpack_require__(2702);
;// CONCATENATED MODULE: ./src/bench/log-text.ts

/** Text of several lines that may be foreign, for a log: log viewers act on some of what a log says, as the runner does. */
function logText(text) {
    return text
        .split('\n')
        .map((line) => (0,inert/* inert */.t)(line.replaceAll('\t', '    ')))
        .join('\n');
}

// EXTERNAL MODULE: ./src/render/numbers.ts
var numbers = __webpack_require__(5714);
// EXTERNAL MODULE: ./src/render/width.ts
var width = __webpack_require__(2948);
;// CONCATENATED MODULE: ./src/render/progress.ts



const BAR = 20;
const LONGEST_SUITE = 24;
/** One line such as `qa  tier 0   41/41  ████████████████████  12/s  3 s left`; the bar goes where the columns are few. */
function progressLine(progress, columns) {
    const full = parts(progress, [bar(progress)]).join('  ');
    return (0,width/* displayWidth */.F1)(full) <= columns ? full : (0,inert/* inertMiddle */.u)(parts(progress, []).join('  '), columns);
}
function parts({ suite, tier, done, total, perSecond, secondsLeft, errors }, middle) {
    const count = (0,width/* pad */.eV)(`${done}/${total}`, 2 * String(total).length + 1, 'left');
    const left = done < total && secondsLeft !== undefined ? [`${duration(secondsLeft)} left`] : [];
    return [
        `${(0,inert/* inertMiddle */.u)(suite, LONGEST_SUITE)}  tier ${tier} `,
        count,
        ...middle,
        `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)}/s`,
        ...left,
        ...(errors > 0 ? [(0,numbers/* counted */.hS)(errors, 'error')] : []),
    ];
}
function bar({ done, total }) {
    const full = total === 0 ? BAR : Math.floor((Math.min(done, total) / total) * BAR);
    return '█'.repeat(full) + '░'.repeat(BAR - full);
}
function duration(seconds) {
    const whole = Math.ceil(seconds);
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

;// CONCATENATED MODULE: ./src/bench/progress.ts

const TERMINAL_MS = 100;
const LOG_MS = 15_000;
/** A view on the shell's stderr. `now` is monotonic, in milliseconds. */
function createProgress(shell, now) {
    let [suite, began, last, moving] = ['', 0, 0, false];
    const interval = shell.terminal.err ? TERMINAL_MS : LOG_MS;
    return {
        show({ entry, done, errors }) {
            const name = entry.variant === 'default' ? entry.suite : `${entry.suite} ${entry.variant}`;
            if (`${name}/${entry.tier}` !== suite)
                [suite, began, last] = [`${name}/${entry.tier}`, now(), now()];
            const total = entry.cases.length;
            if (done < total && now() - last < interval)
                return;
            last = now();
            const perSecond = done / Math.max(0.001, (now() - began) / 1000);
            const line = progressLine({
                suite: name,
                tier: entry.tier,
                done,
                total,
                perSecond,
                secondsLeft: (total - done) / perSecond,
                errors,
            }, shell.terminal.columns);
            moving = shell.terminal.err && done < total;
            shell.err(shell.terminal.err ? `\r\u001B[K${line}${moving ? '' : '\n'}` : `${line}\n`);
        },
        clear() {
            if (moving)
                shell.err('\r\u001B[K');
            moving = false;
        },
    };
}

// EXTERNAL MODULE: ./src/bench/shell.ts + 1 modules
var bench_shell = __webpack_require__(3996);
;// CONCATENATED MODULE: ./src/bench/run-app.ts











/** Starts the app, asks every case, records and judges the answers. The app is gone when this returns. */
async function runApp(shell, setup, request) {
    const host = hostOn(shell, setup, request.onSpawn);
    const recording = run_app_open((0,external_node_path_.resolve)(shell.cwd, request.record), setup);
    const keeper = keeperOf(shell, recording);
    const time = limitedTime(shell.signal, setup.loaded.config.limits.max_minutes);
    try {
        const asker = sessionOn(shell, setup, host, keeper, time.signal);
        const report = await (0,judge/* judge */.S)(shell, { ...request, asker });
        return { report, isRecordingBroken: keeper.failed() };
    }
    finally {
        time.clear();
        recording.close();
        await host.stop();
    }
}
/** Entries that would be asked but have no app to ask. */
function withoutApp({ plan, loaded }, selection) {
    const [entry] = plan.entries.filter((one) => (0,config_selection/* isSelected */.sp)(one, selection) && !one.app);
    if (!entry)
        return [];
    return [
        {
            location: { file: loaded.file },
            message: `suite "${entry.suite}" needs an app to ask: add app with a url (answers made elsewhere are judged by \`ragbench score\`)`,
        },
    ];
}
function hostOn(shell, { folder, redactor }, onSpawn) {
    return createAppHost({
        folder,
        env: shell.env,
        redactor,
        onSpawn,
        onStart: (command) => shell.err(`app  ${(0,inert/* inert */.t)(redactor.text(command))}  starting\n`),
        onReady: (command, ms) => shell.err(`app  ${(0,inert/* inert */.t)(redactor.text(command))}  ready in ${(ms / 1000).toFixed(1)} s\n`),
    });
}
function sessionOn(shell, { redactor, loaded }, host, keeper, signal) {
    const monotonic = () => performance.now();
    const view = createProgress(shell, monotonic);
    return askApp({
        host,
        redactor,
        record: (line) => keeper.keep(line),
        progress: (tally) => view.show(tally),
        onFailure: (message) => {
            view.clear();
            shell.err(`${logText(message)}\n`);
        },
        now: monotonic,
        random: Math.random,
        signal,
        limits: loaded.config.limits,
    });
}
/** A full disk does not cost the run: all is judged, and the command fails at the end. What is written stays readable. */
function keeperOf(shell, recording) {
    let isFull = false;
    return {
        failed: () => isFull,
        keep(line) {
            if (isFull)
                return;
            try {
                recording.append(line);
            }
            catch (error) {
                isFull = true;
                const why = error.message;
                shell.err(`the recording breaks off here (${why}); make room, or give another path with --record\n`);
            }
        },
    };
}
function run_app_open(path, { redactor }) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        return (0,recording/* openRecording */.a)(path, { redactor });
    }
    catch (error) {
        throw new bench_shell/* UsageError */.eb(`the recording ${path} cannot be written (${error.message}); give another path with --record`, { cause: error });
    }
}
/** Cancelled with the shell, and when the run's time is up. */
function limitedTime(cancel, minutes) {
    const controller = new AbortController();
    const message = `limits.max_minutes (${minutes}) was reached; raise it, or ask fewer cases`;
    const timer = setTimeout(() => controller.abort(new Error(message)), Math.min(minutes * 60_000, 2 ** 31 - 1));
    return { signal: AbortSignal.any([cancel, controller.signal]), clear: () => clearTimeout(timer) };
}

// EXTERNAL MODULE: ./src/bench/setup.ts + 2 modules
var bench_setup = __webpack_require__(1313);
// EXTERNAL MODULE: ./src/io/git.ts
var git = __webpack_require__(7500);
// EXTERNAL MODULE: ./src/cli/publish.ts
var publish = __webpack_require__(7493);
;// CONCATENATED MODULE: ./src/cli/commands/run.ts





/** `ragbench run`: starts the app, asks every case, judges the answers. The app is gone when this returns. */
async function run(shell, options) {
    const started = shell.now();
    (0,bench_shell/* refuseSameFile */.vx)(shell.cwd, ['--record', options.record], ['--report', options.report]);
    const setup = askedAt(await (0,bench_setup/* setUpToJudge */._j)(shell, options.config), options.appUrl);
    if (setup.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, setup.problems);
    const problems = withoutApp(setup.value, options.selection);
    if (problems.length > 0)
        return (0,bench_shell/* reportProblems */.Tw)(shell, (0,bench_setup/* placed */.GS)(shell, setup.value.folder, problems));
    const prepared = await (0,bench_setup/* prepareBench */.cg)(shell, setup.value, { ...options, findBase: git/* gitBase */.Ae });
    const { report: path, record, json, config: configPath } = options;
    const { report, isRecordingBroken } = await runApp(shell, setup.value, {
        ...prepared,
        configPath,
        started,
        record,
    });
    const exit = await (0,publish/* publish */.m)(shell, report, { report: path, recording: record, json });
    return exit === bench_shell/* EXIT */.dc.ok && isRecordingBroken ? bench_shell/* EXIT */.dc.failed : exit;
}
function askedAt(setup, url) {
    if (setup.kind === 'bad' || url === undefined)
        return setup;
    const { plan } = setup.value;
    const entries = plan.entries.map((entry) => entry.app ? { ...entry, app: { ...entry.app, start: undefined, url } } : entry);
    return { kind: 'ok', value: { ...setup.value, plan: { ...plan, entries } } };
}


/***/ }),

/***/ 8163:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: describeCommands

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
// EXTERNAL MODULE: ./src/io/disk.ts
var disk = __webpack_require__(5607);
// EXTERNAL MODULE: ./src/version.ts + 1 modules
var version = __webpack_require__(1013);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/baseline/locate.ts
var locate = __webpack_require__(8657);
// EXTERNAL MODULE: ./src/baseline/base-side.ts + 4 modules
var base_side = __webpack_require__(7044);
// EXTERNAL MODULE: ./src/baseline/parse.ts
var parse = __webpack_require__(2144);
// EXTERNAL MODULE: ./node_modules/canonicalize/lib/canonicalize.js
var canonicalize = __webpack_require__(8799);
// EXTERNAL MODULE: ./src/gate/recordable.ts
var recordable = __webpack_require__(6742);
// EXTERNAL MODULE: ./src/model/row-name.ts
var row_name = __webpack_require__(5889);
;// CONCATENATED MODULE: ./src/baseline/record.ts



/** Records that a row's floor is to fall to `to` (design §8). */
function recordFloor(baseline, row, to, signature) {
    const found = rowsOf(baseline).filter(({ place }) => (0,row_name/* matchesRow */.A6)(row, place));
    const [only] = found;
    if (!only)
        return refused(`the baseline has no row "${row}"; ${names(rowsOf(baseline))} is allowed`);
    if (found.length > 1)
        return refused(`"${row}" means ${found.length} rows; name one of ${names(found)}`);
    const looser = only.direction === 'higher' ? to < only.value : to > only.value;
    if (!looser)
        return refused(`${(0,row_name/* rowName */._k)(only.place)} stands at ${only.value}, so ${to} is no lowering; a run that is better raises it by itself`);
    return {
        kind: 'ok',
        change: { ...signature, kind: 'floor', row: (0,row_name/* rowName */._k)(only.place), from: only.value, to },
    };
}
/** Records that a setting of the gate is to become looser; `from` is what it is now. */
function recordSetting(baseline, setting, row, values, signature) {
    const change = {
        ...signature,
        kind: 'setting',
        setting,
        ...(row !== undefined && { row }),
        ...values,
    };
    const fault = (0,recordable/* faultOf */.K)(change);
    if (fault !== undefined)
        return refused(fault);
    const rows = rowsOf(baseline);
    if (row !== undefined && !rows.some(({ place }) => (0,row_name/* matchesRow */.A6)(row, place)))
        return refused(`the baseline has no row "${row}"; ${names(rows)} is allowed`);
    if ((0,canonicalize/* default */.A)(values.from ?? null) === (0,canonicalize/* default */.A)(values.to ?? null))
        return refused(`${setting} is ${JSON.stringify(values.to)} already at the base, so there is nothing to record`);
    return { kind: 'ok', change };
}
/** Records that a suite or a row is to leave the baseline. */
function recordDrop(baseline, what, signature) {
    const rows = rowsOf(baseline);
    const { suite, row } = what;
    const found = rows.some(({ place }) => row === undefined ? place.suite === suite : (0,row_name/* matchesRow */.A6)(row, place));
    if (!found)
        return refused(`the baseline has no ${row === undefined ? `suite "${suite}"` : `row "${row}"`}; ${names(rows)} is allowed`);
    return {
        kind: 'ok',
        change: {
            ...signature,
            kind: 'drop',
            ...(suite !== undefined && { suite }),
            ...(row !== undefined && { row }),
        },
    };
}
/** Every row of a baseline, in its order. */
function rowsOf(baseline) {
    return Object.entries(baseline.entries).flatMap(([key, { metrics }]) => {
        const place = (0,row_name/* parseEntryKey */.tp)(key);
        return place
            ? Object.entries(metrics).map(([metric, { value, n, direction }]) => ({
                place: { ...place, metric },
                value,
                n,
                direction,
            }))
            : [];
    });
}
function names(rows) {
    return rows.map(({ place }) => (0,row_name/* rowName */._k)(place)).join(', ') || 'none';
}
function refused(why) {
    return { kind: 'refused', why };
}

;// CONCATENATED MODULE: ./src/baseline/serialise.ts
/** The baseline as text: keys sorted, one line per metric, case and change, so that a diff lists what changed. */
function serialiseBaseline(baseline) {
    const entries = sortedEntries(baseline.entries).map(([key, entry]) => `${quote(key)}: ${serialiseEntry(entry)}`);
    const { schema, entries: _, changes, ...unknown } = baseline;
    const lines = [
        `"schema": ${schema}`,
        `"entries": ${block('{', entries, '}', 1)}`,
        `"changes": ${block('[', changes.map(line), ']', 1)}`,
        ...sortedEntries(unknown).map(([key, value]) => `${quote(key)}: ${line(value)}`),
    ];
    return `${block('{', lines, '}', 0)}\n`;
}
function serialiseEntry(entry) {
    const parts = sortedEntries(entry).map(([key, value]) => key === 'metrics' || key === 'cases'
        ? `${quote(key)}: ${block('{', sortedEntries(value).map(([id, item]) => `${quote(id)}: ${line(item)}`), '}', 3)}`
        : `${quote(key)}: ${line(value)}`);
    return block('{', parts, '}', 2);
}
function block(open, lines, close, depth) {
    if (lines.length === 0)
        return `${open}${close}`;
    const indent = '  '.repeat(depth);
    return `${open}\n${lines.map((text) => `${indent}  ${text}`).join(',\n')}\n${indent}${close}`;
}
/** A value on one line, its keys sorted at every depth. */
function line(value) {
    if (Array.isArray(value))
        return `[${value.map(line).join(', ')}]`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    const pairs = sortedEntries(value).filter(([, item]) => item !== undefined);
    return `{ ${pairs.map(([key, item]) => `${quote(key)}: ${line(item)}`).join(', ')} }`.replace(/^\{ {2}\}$/, '{}');
}
function sortedEntries(record) {
    return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
function quote(text) {
    return JSON.stringify(text);
}

// EXTERNAL MODULE: ./src/gate/ratchet.ts + 2 modules
var ratchet = __webpack_require__(1327);
// EXTERNAL MODULE: ./src/gate/recorded.ts
var recorded = __webpack_require__(6507);
// EXTERNAL MODULE: ./src/io/git.ts
var git = __webpack_require__(7500);
// EXTERNAL MODULE: ./src/io/read-report.ts
var read_report = __webpack_require__(3665);
// EXTERNAL MODULE: ./src/model/baseline.ts
var model_baseline = __webpack_require__(782);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
;// CONCATENATED MODULE: ./src/render/baseline.ts



/** The baseline for people: each row's floor, then the changes that were recorded on purpose. */
function renderBaseline(baseline) {
    const rows = Object.entries(baseline.entries).flatMap(([key, { metrics, cases, provenance }]) => {
        const place = (0,row_name/* parseEntryKey */.tp)(key);
        if (!place)
            return [];
        const origin = `${Object.keys(cases).length} cases, ${provenance.commit?.slice(0, 7) ?? 'no commit'}, ${provenance.date.slice(0, 10)}`;
        const floors = Object.entries(metrics).map(([metric, { value, n, direction }]) => {
            const bound = direction === 'higher' ? 'floor' : 'ceiling';
            return `  ${(0,row_name/* rowName */._k)({ ...place, metric })}  ${bound} ${figure(value)} over ${n}`;
        });
        return [`${(0,inert/* inert */.t)(key, 100)}  (${origin})`, ...floors];
    });
    const changes = baseline.changes.map((change) => `  ${change.applied ? `applied ${change.applied.slice(0, 7)}` : 'pending'}  ${(0,inert/* inert */.t)((0,recorded/* describeChange */.uQ)(change), 500)}`);
    const lines = [
        ...(rows.length > 0 ? rows : ['the baseline is empty']),
        ...(changes.length > 0 ? ['changes on purpose', ...changes] : []),
    ];
    return `${lines.join('\n')}\n`;
}
/** What a bump did, a line per row, also the body of its commit message. */
function renderRaises(raises) {
    const lines = raises.map(({ row, from, to, why }) => `  ${(0,row_name/* rowName */._k)(row)}  ${from === undefined ? '' : `${figure(from)} → `}${figure(to)}  ${WORDS[why]}`);
    return lines.length > 0 ? `${lines.join('\n')}\n` : '  only cases changed\n';
}
const WORDS = {
    raised: 'raised',
    new: 'first measured',
    remeasured: 'measured anew: another judge or scorer',
    lowered: 'lowered on purpose',
    case_set: 'another case set',
};
/** At most four decimals, without trailing zeros. */
function figure(value) {
    return String(Math.round(value * 1e4) / 1e4);
}

// EXTERNAL MODULE: ./src/bench/setup.ts + 2 modules
var bench_setup = __webpack_require__(1313);
// EXTERNAL MODULE: ./src/bench/shell.ts + 1 modules
var bench_shell = __webpack_require__(3996);
;// CONCATENATED MODULE: ./src/cli/commands/baseline.ts
















/** `ragbench baseline show`: the floors in this checkout. */
async function show(shell, options) {
    return withBaseline(shell, options, async ({ baseline }) => {
        if (!baseline)
            throw new bench_shell/* UsageError */.eb('there is no baseline in this checkout yet; `ragbench run`, then `ragbench baseline bump` make one');
        if (options.json)
            (0,bench_shell/* printJson */.Q2)(shell, baseline);
        else
            shell.out(renderBaseline(baseline));
    });
}
/** `ragbench baseline bump`: writes what the store of this config would hold after the report's run. */
async function bumpBaseline(shell, options) {
    const report = await (0,read_report/* readReport */.t)(shell.cwd, options.report);
    if (report.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, report.problems);
    return withBaseline(shell, options, async ({ baseline, path, setup }) => {
        const { commit } = report.value.provenance;
        const { evidence } = setup.loaded.config.baseline;
        const result = (0,ratchet/* bump */.$)(baseline ?? model_baseline/* EMPTY_BASELINE */.G, report.value, {
            ...(commit !== undefined && { commit }),
            date: shell.now().toISOString(),
            evidence,
        });
        if (result.changed)
            await (0,disk/* writeAtomic */.vZ)(path, [serialiseBaseline(result.baseline)]);
        if (options.json)
            (0,bench_shell/* printJson */.Q2)(shell, { changed: result.changed, raises: result.raises });
        else
            shell.out(result.changed
                ? `${shown(shell, path)} now holds\n${renderRaises(result.raises)}`
                : `${shown(shell, path)} is unchanged: nothing rose\n`);
    });
}
/** `ragbench baseline lower`: records, for the reviewer to see, that a floor or a setting is to become looser. */
async function lower(shell, options) {
    const { row, setting, to } = options;
    return record(shell, options, async (baseline, signature, setup) => {
        if (setting !== undefined)
            return recordSetting(baseline, setting, row, { from: await settingAtBase(shell, setup, setting, row), to: parseValue(to) }, signature);
        if (row === undefined)
            throw new bench_shell/* UsageError */.eb('name what to lower: --row ROW or --setting SETTING');
        const value = Number(to);
        if (to.trim() === '' || !Number.isFinite(value))
            throw new bench_shell/* UsageError */.eb(`--to ${to} is no number; a floor is one`);
        return recordFloor(baseline, row, value, signature);
    });
}
/** `ragbench baseline drop`: records that a suite or a row is to leave the baseline. */
async function drop(shell, options) {
    const { row, suite } = options;
    if ((row === undefined) === (suite === undefined))
        throw new bench_shell/* UsageError */.eb('name what to drop: --suite SUITE or --row ROW');
    return record(shell, options, async (baseline, signature) => recordDrop(baseline, { ...(suite !== undefined && { suite }), ...(row !== undefined && { row }) }, signature));
}
async function record(shell, options, make) {
    return withBaseline(shell, options, async ({ baseline, path, setup }) => {
        if (!baseline)
            throw new bench_shell/* UsageError */.eb('there is no baseline in this checkout, so there is nothing to lower');
        if (options.reason.trim() === '')
            throw new bench_shell/* UsageError */.eb('--reason must say why; the reviewer reads it');
        const by = options.by ?? shell.env['GITHUB_ACTOR'] ?? (await (0,git/* gitUser */.e2)(setup.folder)) ?? 'unknown';
        const signature = {
            id: (0,external_node_crypto_.randomBytes)(6).toString('hex'),
            reason: options.reason,
            by,
            date: shell.now().toISOString(),
        };
        const recorded = await make(baseline, signature, setup);
        if (recorded.kind === 'refused')
            throw new bench_shell/* UsageError */.eb(recorded.why);
        await (0,disk/* writeAtomic */.vZ)(path, [
            serialiseBaseline({ ...baseline, changes: [...baseline.changes, recorded.change] }),
        ]);
        if (options.json)
            (0,bench_shell/* printJson */.Q2)(shell, recorded.change);
        else
            shell.out(`recorded in ${shown(shell, path)}; commit it: the run will be WEAK and say so, and the next bump applies it\n`);
    });
}
/** Reads this checkout's baseline file; one that cannot be read is an error and stays as it is. */
async function withBaseline(shell, { config }, use) {
    const setup = await (0,bench_setup/* setUp */.s)(shell, config);
    if (setup.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, setup.problems);
    const path = (0,locate/* baselinePath */.X)(setup.value.loaded);
    const state = await (0,parse/* readBaseline */.m)(setup.value.files, path, 'in this checkout');
    if (state.kind === 'unusable')
        throw new bench_shell/* UsageError */.eb(state.why);
    await use({
        setup: setup.value,
        path: (0,external_node_path_.resolve)(setup.value.folder, path),
        baseline: state.kind === 'found' ? state.baseline : undefined,
    });
    return bench_shell/* EXIT */.dc.ok;
}
/** The setting as the base commit has it, which the record is read against; this checkout's where no base is known. */
async function settingAtBase(shell, setup, setting, row) {
    const { base } = await (0,base_side/* readComparison */.W)({ ...setup, env: shell.env, findBase: git/* gitBase */.Ae });
    return (0,recorded/* settingOf */.y7)(base?.settings ?? setup.loaded.config, setting, row);
}
/** A value from the command line: JSON where it is JSON, else the text itself. */
function parseValue(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
function shown(shell, path) {
    return (0,external_node_path_.relative)(shell.cwd, path) || path;
}

;// CONCATENATED MODULE: ./src/cli/register/command.ts
const CONFIG = ['--config <file>', 'the config', 'ragbench.yml'];
/** An {@link Add} for commands of `parent`; `finish` takes the exit code. */
function adder(parent, finish) {
    return ({ name, what, example }, declare) => {
        const command = parent
            .command(name)
            .description(what)
            .option('--json', 'print JSON', false)
            .addHelpText('after', exampleHelp(example));
        const carryOut = declare(command);
        command.action(async (...parameters) => {
            finish(await carryOut(parameters.at(-2), parameters.at(-1)));
        });
    };
}
/** The example at the end of a command's help. */
function exampleHelp(example) {
    return `\nExample:\n  ${example}`;
}

;// CONCATENATED MODULE: ./src/cli/register/baseline.ts


/** Adds `baseline` with its commands: show, bump, lower, drop. */
function addBaseline(program, shell, finish) {
    const group = program
        .command('baseline')
        .description('show, raise, or lower on purpose what the gate compares with');
    group.addHelpText('after', exampleHelp('ragbench baseline show'));
    const add = adder(group, finish);
    add({ name: 'show', what: 'the floors in this checkout', example: 'ragbench baseline show' }, (command) => {
        command.option(...CONFIG);
        return (options) => show(shell, options);
    });
    add({
        name: 'bump',
        what: 'write what the store would hold after a run',
        example: 'ragbench baseline bump --report ragbench-report.json',
    }, (command) => {
        command.option(...CONFIG).option('--report <file>', 'the report of the run', 'ragbench-report.json');
        return (options) => bumpBaseline(shell, options);
    });
    add({
        name: 'lower',
        what: 'record that a floor or a setting is to become looser',
        example: 'ragbench baseline lower --row qa.answer_accuracy --to 0.9 --reason "new documents"',
    }, (command) => {
        command
            .option(...CONFIG)
            .option('--row <row>', 'the row')
            .option('--setting <setting>', 'a setting of the gate')
            .requiredOption('--to <value>', 'its new value');
        command
            .requiredOption('--reason <text>', 'why; the reviewer reads it')
            .option('--by <name>', "who; default git's user.name");
        return (options) => lower(shell, options);
    });
    add({
        name: 'drop',
        what: 'record that a suite or a row is to leave the baseline',
        example: 'ragbench baseline drop --suite old --reason "replaced by qa"',
    }, (command) => {
        command
            .option(...CONFIG)
            .option('--row <row>', 'the row')
            .option('--suite <id>', 'the suite')
            .requiredOption('--reason <text>', 'why; the reviewer reads it');
        command.option('--by <name>', "who; default git's user.name");
        return (options) => drop(shell, options);
    });
}

;// CONCATENATED MODULE: ./src/app/demo/flaws.ts
/** The parts of the demo app that can be degraded: its tokeniser, its evidence check, its citation step. */
const FLAWS = ['retrieval', 'refusal', 'citations'];

;// CONCATENATED MODULE: ./src/cli/register/demo.ts



/** Adds the demo. What it needs is loaded only when it is asked for: other commands start without it. */
function addDemo(add, shell) {
    add({
        name: 'demo',
        what: 'judge the built-in demo app; with --break, see the gate catch what broke',
        example: 'ragbench demo --break retrieval',
    }, (command) => {
        command.addOption(breakOption('degrade this part of the app'));
        return async (options) => (await Promise.all(/* import() */[__webpack_require__.e(150), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 73))).demo(shell, options);
    });
}
/** Adds the command that serves the demo app; hidden, for it is `demo` that starts it. */
function addDemoApp(program, shell, finish) {
    program
        .command('demo-app', { hidden: true })
        .description('serve the demo app until it is stopped')
        .addOption(breakOption('degrade this part'))
        .addOption(new commander/* Option */.c$('--port <port>', 'where it listens; 0 is any free port').default(0).argParser(parsePort))
        .addHelpText('after', exampleHelp('ragbench demo-app --port 4765'))
        .action(async (options) => {
        finish(await (await Promise.all(/* import() */[__webpack_require__.e(150), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 73))).demoApp(shell, options));
    });
}
function breakOption(what) {
    return new commander/* Option */.c$('--break <part>', what).choices(FLAWS);
}
function parsePort(text) {
    if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535)
        return Number(text);
    throw new commander/* InvalidArgumentError */.Di('A port from 0 to 65535 is allowed.');
}

;// CONCATENATED MODULE: ./src/cli/register/init.ts
/** Adds init. What it needs is loaded only when it is asked for. */
function addInit(add, shell) {
    add({
        name: 'init',
        what: 'write a starter config, golden file and workflow for this repository; nothing that exists is touched',
        example: 'ragbench init',
    }, () => async (options) => (await __webpack_require__.e(/* import() */ 821).then(__webpack_require__.bind(__webpack_require__, 4821))).init(shell, options));
}

// EXTERNAL MODULE: ./src/model/problem.ts
var problem = __webpack_require__(8734);
// EXTERNAL MODULE: ./src/render/words.ts
var words = __webpack_require__(5933);
;// CONCATENATED MODULE: ./src/render/case.ts



const STYLE = {
    pass: 'good',
    fail: 'bad',
    error: 'bad',
    skipped: 'dim',
};
const LONGEST_TEXT = 4000;
/** One case in full, for `replay`: what was asked and answered, each score, and the evidence. */
function renderCase(suite, one, colour) {
    const place = one.location ? `  ${(0,problem/* formatLocation */.j)(one.location)}` : '';
    const head = `${colour(STYLE[one.status], one.status.toUpperCase())}  ${suite.id} tier ${suite.tier} ${suite.variant} · ${(0,inert/* inert */.t)(one.id, 200)} · ${(0,words/* changeWords */.mF)(one.change)}${place}`;
    const scores = Object.entries(one.scores).map(([metric, score]) => `  ${score === 1 ? 'ok  ' : 'fail'}  ${metric}${score === 0 || score === 1 ? '' : ` ${score}`}`);
    const evidence = Object.entries(one.evidence).map(([key, value]) => `  ${colour('dim', `${key}:`)} ${case_shown(value)}`);
    return `${[head, `  ${(0,inert/* inert */.t)(one.reason, LONGEST_TEXT)}`, ...scores, ...evidence].join('\n')}\n`;
}
function case_shown(value) {
    return (0,inert/* inert */.t)(typeof value === 'string' ? value : JSON.stringify(value), LONGEST_TEXT);
}

// EXTERNAL MODULE: ./src/text/did-you-mean.ts
var did_you_mean = __webpack_require__(3180);
// EXTERNAL MODULE: ./src/bench/colour.ts
var colour = __webpack_require__(7492);
// EXTERNAL MODULE: ./src/app/answers.ts
var answers = __webpack_require__(388);
// EXTERNAL MODULE: ./src/app/recording.ts + 1 modules
var app_recording = __webpack_require__(2482);
// EXTERNAL MODULE: ./src/read/files.ts
var files = __webpack_require__(1119);
// EXTERNAL MODULE: ./src/bench/judge.ts + 18 modules
var judge = __webpack_require__(2702);
// EXTERNAL MODULE: ./src/cli/publish.ts
var publish = __webpack_require__(7493);
;// CONCATENATED MODULE: ./src/cli/commands/score.ts









/** `ragbench score`: judges answers made elsewhere, or a recording. No app is started, no call is made. */
async function score(shell, options) {
    (0,bench_shell/* refuseSameFile */.vx)(shell.cwd, ['--answers', options.answers], ['--report', options.report]);
    const report = await scoreFile(shell, options);
    if (report.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, report.problems);
    return (0,publish/* publish */.m)(shell, report.value, {
        report: options.report,
        recording: options.answers,
        json: options.json,
    });
}
/** The judged report of a file of answers. */
async function scoreFile(shell, options) {
    const started = shell.now();
    const setup = await (0,bench_setup/* setUpToJudge */._j)(shell, options.config);
    if (setup.kind === 'bad')
        return setup;
    const filed = await readAnswers(shell, options.answers, setup.value.plan);
    if (filed.kind === 'bad')
        return filed;
    const { asker, faults } = filed.value;
    const { bench, comparison } = await (0,bench_setup/* prepareBench */.cg)(shell, setup.value, { ...options, findBase: git/* gitBase */.Ae });
    const warnings = [...bench.warnings, ...(0,answers/* strayWarnings */.P)(faults)];
    return {
        kind: 'ok',
        value: await (0,judge/* judge */.S)(shell, {
            bench: { ...bench, warnings },
            comparison,
            asker,
            configPath: options.config,
            started,
        }),
    };
}
/** The lines of the file end here: of 100,000 answers only what is judged may stay. */
async function readAnswers(shell, path, plan) {
    const file = await (0,disk/* folderFiles */.kf)(shell.cwd).read(path);
    if (file.kind !== 'ok')
        return (0,files/* bad */.M)(path, file.why);
    const recording = (0,app_recording/* readRecording */.S)(path, file.bytes);
    file.release?.();
    if (recording.kind === 'bad')
        return recording;
    const { asker, faults } = (0,answers/* askFile */.MP)(recording.value.lines, plan, path);
    const cut = recording.value.cut
        ? [`${path} breaks off in mid-line; what stands before the break was scored`]
        : [];
    return { kind: 'ok', value: { asker, faults: [...cut, ...faults] } };
}

;// CONCATENATED MODULE: ./src/cli/commands/replay.ts





/** `ragbench replay`: scores one case of a recording again, offline and without keys, and shows all there is of it. */
async function replay(shell, options) {
    const report = await scoreFile(shell, {
        config: options.config,
        answers: options.recording,
        selection: {},
    });
    if (report.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, report.problems);
    const suites = report.value.suites.filter(({ id }) => options.suite === undefined || id === options.suite);
    const found = suites.flatMap((suite) => suite.cases.filter(({ id }) => id === options.case).map((one) => ({ suite, one })));
    if (found.length === 0)
        throw new bench_shell/* UsageError */.eb(notFound(options, suites));
    if (options.json)
        (0,bench_shell/* printJson */.Q2)(shell, found.map(({ suite, one }) => ({ suite: suite.id, tier: suite.tier, variant: suite.variant, ...one })));
    else
        for (const { suite, one } of found)
            shell.out(renderCase(suite, one, (0,colour/* colourOf */.G)(shell.terminal.out, shell.env)));
    return exitOf(found.map(({ one }) => one));
}
function exitOf(cases) {
    if (cases.every(({ status }) => status === 'pass'))
        return bench_shell/* EXIT */.dc.ok;
    return cases.some(({ status }) => status === 'fail' || status === 'pass')
        ? bench_shell/* EXIT */.dc.failed
        : bench_shell/* EXIT */.dc.nothingScored;
}
function notFound({ case: id, suite }, suites) {
    const close = (0,did_you_mean/* suggest */.Z)(id, suites.flatMap(({ cases }) => cases.map((one) => one.id)));
    return `there is no case "${id}"${suite === undefined ? '' : ` in suite "${suite}"`}${close ? `; did you mean "${close}"?` : ''}`;
}

// EXTERNAL MODULE: ./src/cli/commands/run.ts + 17 modules
var run = __webpack_require__(7081);
;// CONCATENATED MODULE: ./src/cli/register/judging.ts





const REPORT = ['--report <file>', 'where the report goes', 'ragbench-report.json'];
const BASELINE = ['--baseline <file>', 'compare with this file instead of the store'];
function narrowing(command) {
    return command
        .option('--suite <id...>', 'only these suites')
        .addOption(new commander/* Option */.c$('--tier <tier>', 'only this tier').argParser(parseTier))
        .option('--variant <name...>', 'only these variants');
}
function parseTier(text) {
    if (text === '0' || text === '1')
        return text === '0' ? 0 : 1;
    throw new commander/* InvalidArgumentError */.Di('0 or 1 is allowed.');
}
function selectionOf({ suite, tier, variant }) {
    return {
        ...(suite && { suites: suite }),
        ...(tier !== undefined && { tier }),
        ...(variant && { variants: variant }),
    };
}
/** Adds the commands that judge: run, score, replay. */
function addJudging(add, shell) {
    add({
        name: 'run',
        what: 'start the app, ask every case, judge the answers',
        example: 'ragbench run --suite qa --report out/report.json',
    }, (command) => {
        narrowing(command
            .option(...CONFIG)
            .option(...REPORT)
            .option('--record <file>', 'where the recording goes', 'ragbench-recording.jsonl')
            .option(...BASELINE));
        return (options) => (0,run/* run */.e)(shell, { ...options, selection: selectionOf(options) });
    });
    add({
        name: 'score',
        what: 'judge answers made elsewhere, or a recording; no app is started',
        example: 'ragbench score --answers ragbench-recording.jsonl',
    }, (command) => {
        narrowing(command
            .requiredOption('--answers <file>', 'JSON Lines with suite, case and response')
            .option(...CONFIG)
            .option(...REPORT)
            .option(...BASELINE));
        return (options) => score(shell, { ...options, selection: selectionOf(options) });
    });
    add({
        name: 'replay',
        what: 'score one case of a recording again, offline, and show all there is of it',
        example: 'ragbench replay --recording ragbench-recording.jsonl --case num-014',
    }, (command) => {
        command
            .requiredOption('--recording <file>', 'a recording')
            .requiredOption('--case <id>', 'the case')
            .option('--suite <id>', 'its suite')
            .option(...CONFIG);
        return (options) => replay(shell, options);
    });
}

// EXTERNAL MODULE: ./src/gate/has-figure.ts
var has_figure = __webpack_require__(7852);
;// CONCATENATED MODULE: ./src/gate/compare-reports.ts


const ROUNDING = 1e-9;
/** Compares report `a` (before) with report `b` (after): rows by suite, tier, variant and metric, cases by id. */
function compareReports(a, b) {
    const cases = join(judgedCases(a), judgedCases(b)).map(compareCase).sort(byPlace);
    const isGood = (status) => status === 'pass';
    const both = cases.filter(({ before, after }) => before !== undefined && after !== undefined);
    return {
        rows: join(allRows(a), allRows(b))
            .map(compareRow)
            .filter(({ before, after }) => before ?? after)
            .sort(bySeverity),
        broken: both.filter(({ before, after }) => isGood(before) && !isGood(after)),
        healed: both.filter(({ before, after }) => !isGood(before) && isGood(after)),
        onlyBefore: cases.filter(({ after }) => after === undefined),
        onlyAfter: cases.filter(({ before }) => before === undefined),
    };
}
function allRows({ suites }) {
    return suites.flatMap((suite) => {
        const entry = (0,row_name/* entryKey */.k2)({ suite: suite.id, tier: suite.tier, variant: suite.variant });
        return suite.rows.map((row) => ({ entry, name: row.metric, item: row }));
    });
}
/** A skipped or vanished case was not asked: for a comparison it is not there. */
function judgedCases({ suites }) {
    return suites.flatMap((suite) => {
        const entry = (0,row_name/* entryKey */.k2)({ suite: suite.id, tier: suite.tier, variant: suite.variant });
        return suite.cases.flatMap((one) => one.status === 'skipped' ? [] : [{ entry, name: one.id, item: one }]);
    });
}
function join(before, after) {
    const pairs = new Map();
    for (const { entry, name, item } of before)
        pairs.set(JSON.stringify([entry, name]), { entry, name, before: item });
    for (const { entry, name, item } of after) {
        const key = JSON.stringify([entry, name]);
        pairs.set(key, { ...(pairs.get(key) ?? { entry, name }), after: item });
    }
    return [...pairs.values()];
}
function compareRow({ entry, name, before, after }) {
    const direction = (after ?? before)?.direction ?? 'higher';
    const [old, current] = [measured(before), measured(after)];
    const sides = { ...(old && { before: old }), ...(current && { after: current }) };
    if (!old || !current)
        return { entry, metric: name, direction, ...sides, worse: false };
    const difference = current.value - old.value;
    const delta = Math.abs(difference) <= ROUNDING ? 0 : difference;
    return {
        entry,
        metric: name,
        direction,
        ...sides,
        delta,
        worse: direction === 'higher' ? delta < 0 : delta > 0,
    };
}
function measured(row) {
    return row && (0,has_figure/* hasFigure */.D)(row) ? row : undefined;
}
function compareCase({ entry, name, before, after }) {
    const edited = before?.hash !== undefined && after?.hash !== undefined && before.hash !== after.hash;
    return {
        entry,
        id: name,
        ...(before && { before: before.status }),
        ...(after && { after: after.status }),
        edited,
    };
}
function bySeverity(a, b) {
    const group = ({ worse, delta }) => (worse ? 0 : delta === undefined ? 2 : 1);
    const distance = Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0);
    return group(a) - group(b) || distance || compareText(a.entry, b.entry) || compareText(a.metric, b.metric);
}
function byPlace(a, b) {
    return compareText(a.entry, b.entry) || compareText(a.id, b.id);
}
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

// EXTERNAL MODULE: ./src/render/lines.ts
var lines = __webpack_require__(2367);
// EXTERNAL MODULE: ./src/render/numbers.ts
var numbers = __webpack_require__(5714);
// EXTERNAL MODULE: ./src/render/table.ts
var render_table = __webpack_require__(900);
;// CONCATENATED MODULE: ./src/render/comparison.ts





const LEAST_COLUMNS = 80;
const LEAST_NAME = 24;
const LONGEST_ID = 48;
const MOST_CASES = 20;
const HEADER = ['', 'row', 'before', 'after', 'delta'].map((text, index) => ({
    text,
    style: 'dim',
    ...(index > 1 && { align: 'right' }),
}));
/** Two reports side by side for a terminal: what moved in one line, then the rows that moved, then the cases that flipped. */
function renderComparison(comparison, options) {
    const columns = Math.max(LEAST_COLUMNS, options.columns);
    const { colour } = options;
    const moved = comparison.rows.filter(({ delta }) => delta !== 0);
    const blocks = [
        (0,lines/* wrap */.L)(summary(comparison), columns),
        moved.length === 0 ? [] : rowTable(moved, columns, colour),
        caseLines('broke', comparison.broken, 'bad', columns, colour),
        caseLines('healed', comparison.healed, 'good', columns, colour),
        caseLines('only before', comparison.onlyBefore, 'weak', columns, colour),
        caseLines('only after', comparison.onlyAfter, 'dim', columns, colour),
    ];
    return `${blocks.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}
function summary({ rows, broken, healed }) {
    const worse = rows.filter((row) => row.worse).length;
    const missing = rows.filter(({ delta }) => delta === undefined).length;
    const better = rows.filter((row) => !row.worse && row.delta !== undefined && row.delta !== 0).length;
    const parts = [
        `${(0,numbers/* counted */.hS)(worse, 'row')} worse`,
        `${better} better`,
        `${rows.length - worse - better - missing} unchanged`,
        ...(missing > 0 ? [`${missing} on one side only`] : []),
    ];
    return `${parts.join(', ')}; ${(0,numbers/* counted */.hS)(broken.length, 'case')} broke, ${healed.length} healed`;
}
function rowTable(rows, columns, colour) {
    const table = rows.map((row) => [...cells(row)]);
    const widths = (0,render_table/* columnWidths */.Q4)([HEADER, ...table]);
    const over = Math.max(0, (0,render_table/* tableWidth */.PF)(widths) - columns);
    const name = Math.max(LEAST_NAME, (widths[1] ?? 0) - over);
    const lines = rows.map((row, index) => {
        const [sign = { text: '' }, , ...values] = table[index] ?? [];
        return (0,render_table/* tableLine */.F0)([sign, { text: (0,inert/* inertMiddle */.u)(nameOf(row), name) }, ...values], widths.with(1, name), colour);
    });
    return [(0,render_table/* tableLine */.F0)(HEADER, widths.with(1, name), colour), ...lines];
}
function cells(row) {
    const right = (text) => ({ text, align: 'right' });
    const [before, after] = values(row);
    const delta = row.after && row.delta !== undefined ? (0,numbers/* difference */.iv)((0,numbers/* scaleOf */._K)(row.after), row.delta) : '';
    return [wordCell(row), { text: (0,inert/* inert */.t)(nameOf(row)) }, right(before), right(after), right(delta)];
}
function wordCell({ worse, delta }) {
    if (worse)
        return { text: 'worse', style: 'bad' };
    return delta === undefined ? { text: 'missing', style: 'weak' } : { text: 'better', style: 'good' };
}
function values({ before, after }) {
    if (before && after)
        return (0,numbers/* figures */.u5)((0,numbers/* scaleOf */._K)(after), before.value, after.value);
    const write = (row) => (row ? (0,numbers/* figure */.vP)((0,numbers/* scaleOf */._K)(row), row.value) : '–');
    return [write(before), write(after)];
}
/** The row's name as config and commands take it; foreign text. */
function nameOf({ entry, metric }) {
    return `${entryName(entry)}.${metric}`;
}
function entryName(entry) {
    const place = (0,row_name/* parseEntryKey */.tp)(entry);
    return place ? (0,row_name/* rowName */._k)({ ...place, metric: '' }).slice(0, -1) : entry;
}
/** The cases suite by suite, a few of each by name. */
function caseLines(title, cases, style, columns, colour) {
    const entries = [...new Set(cases.map(({ entry }) => entry))];
    return entries.flatMap((entry) => {
        const own = cases.filter((one) => one.entry === entry);
        const rest = own.length > MOST_CASES ? [`${own.length - MOST_CASES} more`] : [];
        const names = [...own.slice(0, MOST_CASES).map(caseText), ...rest].join(', ');
        return [
            colour(style, `${title}: ${own.length} in ${(0,inert/* inertMiddle */.u)(entryName(entry), LONGEST_ID)}`),
            ...(0,lines/* hang */.l)('  ', names, columns),
        ];
    });
}
function caseText({ id, before, after, edited }) {
    const remarks = [
        ...(before === 'error' || after === 'error' ? [`${before ?? 'absent'} → ${after ?? 'absent'}`] : []),
        ...(edited ? ['edited'] : []),
    ];
    return (0,inert/* inertMiddle */.u)(id, LONGEST_ID) + (remarks.length > 0 ? ` (${remarks.join(', ')})` : '');
}

;// CONCATENATED MODULE: ./src/cli/commands/compare.ts





/** `ragbench compare A B`: what moved between two reports. Exit 1 when a row got worse or a case that passed fails. */
async function compare(shell, { before, after, json }) {
    const [a, b] = [await (0,read_report/* readReport */.t)(shell.cwd, before), await (0,read_report/* readReport */.t)(shell.cwd, after)];
    if (a.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, a.problems);
    if (b.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, b.problems);
    const comparison = compareReports(a.value, b.value);
    if (json)
        (0,bench_shell/* printJson */.Q2)(shell, comparison);
    else
        shell.out(renderComparison(comparison, {
            colour: (0,colour/* colourOf */.G)(shell.terminal.out, shell.env),
            columns: shell.terminal.columns,
        }));
    const worse = comparison.broken.length > 0 || comparison.rows.some((row) => row.worse);
    return worse ? bench_shell/* EXIT */.dc.failed : bench_shell/* EXIT */.dc.ok;
}

// EXTERNAL MODULE: ./src/render/comment.ts + 1 modules
var comment = __webpack_require__(1692);
// EXTERNAL MODULE: ./src/render/json.ts
var render_json = __webpack_require__(5104);
// EXTERNAL MODULE: ./src/render/summary.ts
var render_summary = __webpack_require__(6930);
// EXTERNAL MODULE: ./src/render/terminal.ts + 3 modules
var terminal = __webpack_require__(2309);
;// CONCATENATED MODULE: ./src/cli/commands/render.ts







/** The surfaces that a report can be shown as. */
const SURFACES = ['terminal', 'comment', 'summary'];
/** `ragbench render report.json --as comment`: shows a report that was written before. Decides nothing. */
async function render(shell, { report: path, as, json }) {
    const report = await (0,read_report/* readReport */.t)(shell.cwd, path);
    if (report.kind === 'bad')
        return (0,bench_shell/* reportProblems */.Tw)(shell, report.problems);
    if (json)
        for (const piece of (0,render_json/* renderJson */.h)(report.value))
            shell.out(piece);
    else
        shell.out(render_show(report.value, as, shell));
    return bench_shell/* EXIT */.dc.ok;
}
function render_show(report, as, shell) {
    if (as === 'comment')
        return (0,comment/* renderComment */.w)(report, contextOf(report));
    if (as === 'summary')
        return (0,render_summary/* renderSummary */.B)(report, contextOf(report));
    return (0,terminal/* renderTerminal */.b)(report, {
        colour: (0,colour/* colourOf */.G)(shell.terminal.out, shell.env),
        columns: shell.terminal.columns,
    });
}
/** Off GitHub there is nothing to click. */
function contextOf({ provenance: { config } }) {
    return { key: config === 'ragbench.yml' ? 'ragbench' : `ragbench:${config}` };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./src/suites/registry.ts + 93 modules
var registry = __webpack_require__(1262);
// EXTERNAL MODULE: ./src/config/schema/config.ts + 1 modules
var config = __webpack_require__(675);
;// CONCATENATED MODULE: ./src/config/json-schema.ts



/** The JSON schema (draft 2020-12) of ragbench.yml, made from the zod schema: what editors complete from. */
function configJsonSchema() {
    const schema = toJson(config/* configSchema */.Q);
    const kinds = Object.entries(registry/* KIND_SETTINGS */.Ze).map(([kind, settings]) => [kind, toJson(settings)]);
    const suites = {
        type: 'object',
        minProperties: 1,
        // A suite named like a kind is of that kind; any other name needs its kind said.
        properties: Object.fromEntries(kinds),
        additionalProperties: { anyOf: kinds.map(([, settings]) => settings) },
    };
    return { ...schema, title: 'ragbench.yml', properties: { ...schema.properties, suites } };
}
function toJson(schema) {
    return json_schema_processors/* toJSONSchema */.bl(schema, { io: 'input', unrepresentable: 'any' });
}

;// CONCATENATED MODULE: ./src/cli/commands/schema.ts


/** `ragbench schema`: the JSON schema of ragbench.yml, for editors. */
function schema(shell) {
    (0,bench_shell/* printJson */.Q2)(shell, configJsonSchema());
    return bench_shell/* EXIT */.dc.ok;
}

;// CONCATENATED MODULE: ./src/cli/commands/validate.ts




/** `ragbench validate`: config and data, without starting the app. Faults exit 2; notes do not. */
async function validate(shell, options) {
    const setup = await (0,bench_setup/* setUp */.s)(shell, options.config);
    if (setup.kind === 'bad')
        return finish(shell, options, { problems: setup.problems, notes: [] });
    const { folder } = setup.value;
    const found = await inspect(setup.value);
    return finish(shell, options, { problems: (0,bench_setup/* placed */.GS)(shell, folder, found.problems), notes: (0,bench_setup/* placed */.GS)(shell, folder, found.notes) }, setup.value);
}
async function inspect({ loaded, plan, files }) {
    const inspections = plan.inspect();
    const read = await Promise.all(loaded.config.suites.flatMap((suite) => registry/* FILE_READERS */.mi[suite.kind]?.(suite.settings, files) ?? []));
    return {
        problems: [
            ...inspections.flatMap(({ problems }) => problems),
            ...read.flatMap(({ problems }) => problems),
            ...loaded.unbuilt.filter(({ readable }) => !readable),
        ],
        notes: [
            ...inspections.flatMap(({ notes }) => notes),
            ...read.flatMap(({ notes }) => notes),
            // A suite of which only the reader is built is sound as far as it goes; `run` refuses it by name.
            ...loaded.unbuilt.filter(({ readable }) => readable),
        ],
    };
}
function finish(shell, { config, json }, { problems, notes }, setup) {
    const exit = problems.length > 0 ? bench_shell/* EXIT */.dc.config : bench_shell/* EXIT */.dc.ok;
    if (json) {
        (0,bench_shell/* printJson */.Q2)(shell, { valid: problems.length === 0, problems, notes });
        return exit;
    }
    for (const note of notes)
        shell.err(`note: ${(0,problem/* formatProblem */.V)(note)}\n`);
    if (problems.length > 0)
        return (0,bench_shell/* reportProblems */.Tw)(shell, problems);
    const cases = setup?.plan.entries.reduce((sum, entry) => sum + entry.cases.length, 0) ?? 0;
    shell.out(`${config} is valid: ${cases} cases in ${setup?.plan.entries.length ?? 0} suites, tiers and variants\n`);
    return exit;
}

;// CONCATENATED MODULE: ./src/cli/register/looking.ts






/** Adds the commands that only look: validate, schema, compare, render. */
function addLooking(add, shell) {
    add({
        name: 'validate',
        what: 'check config and data without starting the app',
        example: 'ragbench validate --config ragbench.yml',
    }, (command) => {
        command.option(...CONFIG);
        return (options) => validate(shell, options);
    });
    add({
        name: 'schema',
        what: 'print the JSON schema of the config, for editors',
        example: 'ragbench schema > schema.json',
    }, () => () => schema(shell));
    add({
        name: 'compare',
        what: 'show what moved between two reports; exit 1 when something got worse',
        example: 'ragbench compare before.json after.json',
    }, (command) => {
        command.argument('<before>', 'a report').argument('<after>', 'a later report');
        return ({ json }, { args: [before = '', after = ''] }) => compare(shell, { before, after, json });
    });
    add({
        name: 'render',
        what: 'show a report that was written before',
        example: 'ragbench render ragbench-report.json --as comment',
    }, (command) => {
        command
            .argument('<report>', 'a report')
            .addOption(new commander/* Option */.c$('--as <surface>', 'how to show it').choices(SURFACES).default('terminal'));
        return ({ as, json }, { args: [report = ''] }) => render(shell, { report, as, json });
    });
}

;// CONCATENATED MODULE: ./src/cli/program.ts










/** Carries out a command line; gives the exit code. Never throws for what a user can do wrong. */
async function main(shell, args) {
    let exit = bench_shell/* EXIT */.dc.ok;
    const program = build(shell, (code) => {
        exit = code;
    });
    try {
        await program.parseAsync([...args], { from: 'user' });
        return exit;
    }
    catch (error) {
        if (error instanceof commander/* CommanderError */.b7)
            return error.exitCode === 0 ? bench_shell/* EXIT */.dc.ok : bench_shell/* EXIT */.dc.config;
        if (!(error instanceof bench_shell/* UsageError */.eb || error instanceof disk/* WriteError */.QM))
            throw error;
        shell.err(`${error.message}\n`);
        return error instanceof bench_shell/* UsageError */.eb ? bench_shell/* EXIT */.dc.config : bench_shell/* EXIT */.dc.failed;
    }
}
/** Every command with its usage, for the documentation. */
function describeCommands() {
    const shell = {
        cwd: '.',
        env: {},
        out: () => { },
        err: () => { },
        terminal: { out: false, err: false, columns: 80 },
        now: () => new Date(0),
        signal: new AbortController().signal,
    };
    const help = new Help();
    const list = (command, parents) => {
        const path = `${parents} ${command.name()}`.trim();
        const children = help.visibleCommands(command).filter((child) => child.name() !== 'help');
        if (children.length > 0)
            return children.flatMap((child) => list(child, path));
        const required = command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
        const args = command.registeredArguments.map((argument) => `<${argument.name()}>`);
        return [{ usage: [path, ...args, ...required].join(' '), what: command.description() }];
    };
    return list(build(shell, () => { }), '');
}
function build(shell, finish) {
    const program = new commander/* Command */.uB('ragbench')
        .description('Gates retrieval-augmented apps: runs a suite against the app and compares every case with the baseline.')
        .version(version/* VERSION */.x)
        .addHelpText('after', exampleHelp('ragbench run --config ragbench.yml'))
        .exitOverride()
        .configureOutput({ writeOut: (text) => shell.out(text), writeErr: (text) => shell.err(text) });
    const add = adder(program, finish);
    addDemo(add, shell);
    addDemoApp(program, shell, finish);
    addInit(add, shell);
    addJudging(add, shell);
    addLooking(add, shell);
    addBaseline(program, shell, finish);
    return program;
}


/***/ }),

/***/ 7493:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _bench_colour_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7492);
/* harmony import */ var _bench_replay_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3219);
/* harmony import */ var _bench_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3996);
/* harmony import */ var _io_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5607);
/* harmony import */ var _render_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5104);
/* harmony import */ var _render_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2309);







/** Writes report.json, then prints the report. A report that cannot be written is printed all the same, and fails the run. */
async function publish(shell, report, options) {
    let exit = report.exit_code;
    try {
        await (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomic */ .vZ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, options.report), (0,_render_json_js__WEBPACK_IMPORTED_MODULE_5__/* .renderJson */ .h)(report));
    }
    catch (error) {
        if (!(error instanceof _io_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .WriteError */ .QM))
            throw error;
        shell.err(`${error.message}\n`);
        exit = exit === _bench_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.ok ? _bench_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.failed : exit;
    }
    if (options.json)
        for (const piece of (0,_render_json_js__WEBPACK_IMPORTED_MODULE_5__/* .renderJson */ .h)(report))
            shell.out(piece);
    else
        shell.out(renderForTerminal(shell, report, options));
    return exit;
}
function renderForTerminal(shell, report, { report: path, recording }) {
    return (0,_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTerminal */ .b)(report, {
        colour: (0,_bench_colour_js__WEBPACK_IMPORTED_MODULE_1__/* .colourOf */ .G)(shell.terminal.out, shell.env),
        columns: shell.terminal.columns,
        ...(recording !== undefined && {
            replay: (0,_bench_replay_command_js__WEBPACK_IMPORTED_MODULE_6__/* .replayCommand */ .P)('ragbench', report.provenance.config, recording),
        }),
        files: { report: path, ...(recording !== undefined && { recording }) },
    });
}


/***/ }),

/***/ 3510:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadConfig)
});

// EXTERNAL MODULE: ./src/app/environment.ts
var environment = __webpack_require__(5854);
// EXTERNAL MODULE: ./src/app/mapping.ts + 2 modules
var app_mapping = __webpack_require__(9085);
// EXTERNAL MODULE: ./src/app/ready.ts
var ready = __webpack_require__(1688);
// EXTERNAL MODULE: ./src/app/template.ts + 1 modules
var template = __webpack_require__(5770);
// EXTERNAL MODULE: ./src/model/problem.ts
var model_problem = __webpack_require__(8734);
// EXTERNAL MODULE: ./src/read/decode.ts
var decode = __webpack_require__(2096);
// EXTERNAL MODULE: ./src/read/files.ts
var read_files = __webpack_require__(1119);
// EXTERNAL MODULE: ./src/read/issues.ts + 1 modules
var issues = __webpack_require__(5538);
// EXTERNAL MODULE: ./src/read/yaml.ts
var yaml = __webpack_require__(4257);
;// CONCATENATED MODULE: ./src/config/interpolate.ts
/** Commands are left alone: the shell that runs them expands variables itself, and so no secret lands in a process list. */
const COMMAND_KEYS = new Set(['command', 'stdio', 'python']);
/** Below these the keys are the user's own. */
const FREE_FORM = new Set(['request', 'headers', 'env']);
/**
 * Puts the environment's values in for `${NAME}` in every text leaf; `$${NAME}` stays literal. Names that are unset,
 * empty or withheld from the app are all reported at once.
 */
function interpolate(value, env, withheld) {
    const secrets = new Map();
    const missing = [];
    const fill = (text, path) => text.replaceAll(/(\$?)\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, escaped, variable) => {
        if (escaped)
            return whole.slice(1);
        const found = env[variable];
        const fault = faultOf(variable, found, withheld);
        if (fault)
            missing.push({
                path,
                message: `the environment variable ${variable} ${fault}, or write $\${${variable}} for the text itself`,
            });
        else
            secrets.set(variable, found ?? '');
        return found ?? '';
    });
    return { value: walk(value, [], fill), secrets, missing };
}
function faultOf(name, value, withheld) {
    if (withheld(name))
        return 'is withheld from the app; give the value under another name';
    return value === undefined || value === '' ? 'is not set; set it' : undefined;
}
function walk(value, path, fill) {
    if (typeof value === 'string')
        return isCommand(path) ? value : fill(value, path);
    if (Array.isArray(value))
        return value.map((item, index) => walk(item, [...path, index], fill));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key], fill)]));
}
function isCommand(path) {
    return COMMAND_KEYS.has(path.at(-1)) && !path.some((key) => FREE_FORM.has(key));
}

// EXTERNAL MODULE: ./src/config/references.ts
var references = __webpack_require__(566);
// EXTERNAL MODULE: ./src/config/schema/config.ts + 1 modules
var schema_config = __webpack_require__(675);
// EXTERNAL MODULE: ./src/suites/registry.ts + 93 modules
var registry = __webpack_require__(1262);
;// CONCATENATED MODULE: ./src/config/unbuilt.ts

/** Everything in the config that is part of the contract but not built yet: refused by name, never ignored. */
function unbuiltParts(config, apps, locate) {
    const parts = [...suiteParts(config), ...judgeParts(config), ...gateParts(config)];
    return [
        ...[...apps.values()].flatMap((app) => appParts(app.settings).map(({ path, what }) => ({ location: app.locate(path, true), what }))),
        ...parts.map(({ path, ...part }) => ({ location: locate(path, true), ...part })),
    ];
}
function appParts(app) {
    const parts = [];
    if (app.stdio !== undefined)
        parts.push({ path: ['stdio'], what: 'an app over stdin and stdout' });
    if (app.python !== undefined)
        parts.push({ path: ['python'], what: 'a Python function as the app' });
    if (app.preset && app.preset !== 'native' && app.preset !== 'openai-chat')
        parts.push({ path: ['preset'], what: `the preset ${app.preset}` });
    if (app.mode_from === 'judge')
        parts.push({ path: ['mode_from'], what: 'mode_from: judge' });
    return parts;
}
function suiteParts({ suites }) {
    return suites.flatMap(({ id, kind, settings }) => {
        const at = (key, what) => ({ path: ['suites', id, key], what });
        const parts = [];
        if (kind !== 'governance' && kind !== 'qa')
            parts.push({ path: ['suites', id], what: `the suite kind ${kind}`, readable: kind in registry/* FILE_READERS */.mi });
        if ('data' in settings && settings.data.startsWith('pypi:'))
            parts.push(at('data', `data: ${settings.data}`));
        if ('contexts' in settings && settings.contexts === 'retrieved')
            parts.push(at('contexts', 'contexts: retrieved'));
        if ('ingest' in settings && settings.ingest)
            parts.push(at('ingest', 'ingest'));
        if (settings.when)
            parts.push(at('when', 'when'));
        return parts;
    });
}
function judgeParts({ judge, evaluators }) {
    const parts = [];
    if (judge.provider !== 'none' && judge.provider !== 'lexical')
        parts.push({ path: ['judge', 'provider'], what: `the judge ${judge.provider}` });
    for (const name of Object.keys(evaluators))
        parts.push({ path: ['evaluators', name], what: 'an evaluator of your own' });
    return parts;
}
function gateParts({ gate, baseline, report }) {
    const parts = [];
    if (gate.confirm > 0)
        parts.push({ path: ['gate', 'confirm'], what: 'confirm' });
    if (gate.noise === 'learned')
        parts.push({ path: ['gate', 'noise'], what: 'noise: learned' });
    if (baseline.store === 'cache')
        parts.push({ path: ['baseline', 'store'], what: 'store: cache' });
    if (baseline.bump === 'pull-request')
        parts.push({ path: ['baseline', 'bump'], what: 'bump: pull-request' });
    if (report.html)
        parts.push({ path: ['report', 'html'], what: 'the HTML report' });
    if (report.junit)
        parts.push({ path: ['report', 'junit'], what: 'the JUnit report' });
    return parts;
}

// EXTERNAL MODULE: ./src/config/variants.ts
var config_variants = __webpack_require__(4162);
;// CONCATENATED MODULE: ./src/config/load.ts














/** Reads and checks ragbench.yml (design §4): everything that is wrong with it at once, each with its place. */
async function loadConfig(file, files, env) {
    const there = await files.read(file);
    if (there.kind === 'missing')
        return (0,read_files/* bad */.M)(file, 'there is no such config; write one, or name another with --config');
    const text = await (0,decode/* readText */.yR)(files, file);
    if (text.kind === 'bad')
        return text;
    const document = (0,yaml/* parseYaml */.h)(file, text.value);
    if (document.kind === 'bad')
        return document;
    return checkConfig(file, document.value, env);
}
function checkConfig(file, document, env) {
    const filled = interpolate(document.value, env, environment/* isWithheld */.Y);
    const unset = filled.missing.map(({ path, message }) => ({
        location: document.locate(path),
        message,
    }));
    const parsed = schema_config/* configSchema */.Q.safeParse(withoutApp(filled.value), issues/* WORDED */.w5);
    const variants = (0,config_variants/* mergeVariants */.W)(filled.value, document.locate);
    const faults = [
        ...(parsed.success
            ? (0,references/* checkReferences */.$)(parsed.data, document.locate)
            : (0,issues/* toProblems */.ek)(parsed.error, document.locate)),
        ...variants.problems,
        ...[...variants.apps.values()].flatMap(checkApp),
    ];
    const problems = inOrder([
        ...unset,
        ...faults.filter((fault) => !unset.some((one) => samePlace(one, fault))),
    ]);
    if (!parsed.success || problems.length > 0)
        return { kind: 'bad', problems };
    const { app: _, ...config } = parsed.data;
    const unbuilt = inOrder(unbuiltParts(config, variants.apps, document.locate).map(({ location, what, readable = false }) => ({
        location,
        readable,
        message: `${what} is part of the contract but not built in this version; leave it out`,
    })));
    const apps = new Map([...variants.apps].map(([name, { settings }]) => [name, settings]));
    return { kind: 'ok', value: { file, config, apps, secrets: secretsOf(filled.secrets, apps), unbuilt } };
}
/** The app is checked as each variant has it, since one may complete what another lacks. */
function withoutApp(raw) {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return raw;
    return Object.fromEntries(Object.entries(raw).filter(([key]) => key !== 'app'));
}
/** What an unset variable leaves is wrong in other ways, too; to set it is all that helps. */
function samePlace(a, b) {
    return (0,model_problem/* formatLocation */.j)(a.location) === (0,model_problem/* formatLocation */.j)(b.location);
}
/** Each problem once (variants share what stands in `app`), from the top of the file down. */
function inOrder(problems) {
    const byText = new Map(problems.map((problem) => [(0,model_problem/* formatProblem */.V)(problem), problem]));
    const { line, column } = {
        line: ({ location }) => location.line ?? 0,
        column: ({ location }) => location.column ?? 0,
    };
    return [...byText.values()].sort((a, b) => line(a) - line(b) || column(a) - column(b));
}
/** Faults of an app's request and response mapping, and of its ready line. */
function checkApp({ settings, locate }) {
    const mapping = (0,app_mapping/* compileMapping */.k)(settings);
    const expressions = mapping.kind === 'ok' ? [] : mapping.problems;
    return [
        ...(0,template/* unknownPlaceholders */.hX)(settings.request).map(({ path, name }) => ({
            location: locate(['request', ...path]),
            message: `unknown placeholder {{${name}}}; ${template/* PLACEHOLDERS */.je.map((known) => `{{${known}}}`).join(', ')} are allowed`,
        })),
        ...expressions.map(({ field, message }) => ({ location: locate(['response', field]), message })),
        ...checkReadyLine(settings).map((message) => ({ location: locate(['start', 'ready', 'log']), message })),
    ];
}
function checkReadyLine({ start }) {
    if (!start?.ready || !('log' in start.ready))
        return [];
    const { log } = start.ready;
    const pattern = (0,ready/* logPattern */.tM)(log);
    if (pattern.kind === 'ok')
        return [];
    const why = pattern.reason.replaceAll(/\s+/g, ' ');
    return [
        `${JSON.stringify(log)} is no pattern (${why}); plain text, or /pattern/ in RE2's syntax, is allowed`,
    ];
}
const SECRET_HEADER = /auth|key|token|secret|cookie|password|session/i;
/** Values put in from the environment, and headers that carry credentials (with and without their scheme word). */
function secretsOf(variables, apps) {
    const secrets = new Map([...variables].map(([name, value]) => [value, name]));
    for (const app of apps.values()) {
        for (const [name, header] of Object.entries(app.headers).filter(([name]) => SECRET_HEADER.test(name))) {
            for (const value of [header, header.replace(/^\S+\s+/, '')])
                if (!secrets.has(value))
                    secrets.set(value, `header ${name}`);
        }
    }
    return [...secrets].map(([value, name]) => ({ name, value })).sort((a, b) => (a.name < b.name ? -1 : 1));
}


/***/ }),

/***/ 9311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ loadPlan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var canonicalize__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8799);
/* harmony import */ var _suites_governance_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1933);
/* harmony import */ var _suites_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1262);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(566);





/** Reads every suite's data: all problems at once. A suite without a case is one. */
async function loadPlan(loaded, files) {
    const suites = await Promise.all(loaded.config.suites.map((suite) => loadSuite(suite, files)));
    const built = suites.flatMap((suite) => suite ?? []);
    const entries = built.flatMap(({ suite, kind, data }) => entriesOf(suite, kind, data, loaded));
    // They alone are kept, not the cases, which the entries have with their fingerprints.
    const inspectors = built.map(({ data }) => data.inspect);
    return {
        entries: entries.sort((a, b) => a.tier - b.tier),
        problems: built.flatMap(({ suite, data }) => [
            ...data.problems,
            ...withoutCases(suite, data, loaded.file),
        ]),
        inspect: () => inspectors.map((inspect) => inspect()),
    };
}
async function loadSuite(suite, files) {
    const kind = _suites_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .SUITE_KINDS */ .Pq[suite.kind];
    return kind && { suite, kind, data: await kind.load(suite.settings, await filesOf(suite, files)) };
}
/** What is built in lies in the bundle, read only when asked for; all else is the user's. */
async function filesOf({ settings }, files) {
    if (!('data' in settings) || settings.data !== _suites_governance_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILTIN_DATA */ .P9)
        return files;
    return (await __webpack_require__.e(/* import() */ 534).then(__webpack_require__.bind(__webpack_require__, 6534))).builtinFiles;
}
function withoutCases({ id }, data, file) {
    if (data.cases.length > 0 || data.problems.length > 0)
        return [];
    return [
        {
            location: { file },
            message: `suite "${id}" has no cases; a gate over nothing would always pass, so give it at least one`,
        },
    ];
}
function entriesOf(suite, kind, data, loaded) {
    const cases = data.cases.map((one) => ({ ...one, hash: hashOf(one.content) }));
    const tiers = [0, 1].filter((tier) => cases.some((one) => one.tier === tier));
    const variants = suite.settings.variants ?? (0,_references_js__WEBPACK_IMPORTED_MODULE_3__/* .variantNames */ .Q)(loaded.config.variants);
    return variants.flatMap((variant) => tiers.map((tier) => {
        const app = loaded.apps.get(variant);
        return {
            suite: suite.id,
            tier,
            variant,
            kind,
            settings: suite.settings,
            metrics: kind.metrics(suite.settings),
            cases: cases.filter((one) => one.tier === tier),
            thresholds: thresholdsOf(data.thresholds, tier),
            app,
            fingerprint: fingerprintOf(suite, kind, app, loaded),
        };
    }));
}
function thresholdsOf(thresholds, tier) {
    const prefix = `tier${tier}.`;
    const own = Object.entries(thresholds).filter(([row]) => row.startsWith(prefix));
    return Object.fromEntries(own.map(([row, value]) => [row.slice(prefix.length), value]));
}
/** What the entry's figures depend on: its scoring, its judge; the rest of the config is shown but without effect. */
function fingerprintOf(suite, kind, app, { config }) {
    const { compat, metrics } = suite.settings;
    const scoring = {
        kind: kind.kind,
        version: kind.scoringVersion,
        compat,
        metrics,
        mode_from: app?.mode_from,
        settings: kind.scoringSettings(suite.settings),
    };
    const { provider, model, base_url } = config.judge;
    const shown = { ...config, app, gate: {}, suites: suite.settings };
    return { judge: hashOf({ provider, model, base_url }), scoring: hashOf(scoring), config: hashOf(shown) };
}
/** Sixteen hex digits of the SHA-256 of the value's canonical JSON (RFC 8785). */
function hashOf(value) {
    const plain = JSON.parse(JSON.stringify(value ?? null));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update((0,canonicalize__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(plain) ?? '')
        .digest('hex')
        .slice(0, 16);
}


/***/ }),

/***/ 566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ checkReferences),
/* harmony export */   Q: () => (/* binding */ variantNames)
/* harmony export */ });
/* harmony import */ var _model_row_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5889);
/* harmony import */ var _suites_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1262);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3180);



/**
 * Names in the config that must mean something: rows of thresholds, tolerance and advisory, and variants of suites.
 * A threshold on a row that does not exist would be a silent pass, so it is an error.
 */
function checkReferences(config, locate) {
    return [
        ...ambiguousVariants(config, locate),
        ...wrongVariants(config, locate),
        ...unknownRows(config, locate),
        ...wrongThresholds(config, rowsOf(config), locate),
    ];
}
/** In a row's name nothing tells a variant from a metric of the same name. */
function ambiguousVariants({ suites, variants }, locate) {
    const metrics = new Set(suites.flatMap((suite) => rowPlaces(suite, [_model_row_name_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_VARIANT */ .um])).map(({ metric }) => metric));
    return Object.keys(variants)
        .filter((name) => metrics.has(name))
        .map((name) => ({
        location: locate(['variants', name], true),
        message: `"${name}" is the name of a row, so that a variant of that name could be mistaken for it; give it another`,
    }));
}
function wrongVariants({ suites, variants }, locate) {
    const known = variantNames(variants);
    return suites.flatMap(({ id, settings }) => (settings.variants ?? []).flatMap((name, index, all) => {
        const location = locate(['suites', id, 'variants', index]);
        if (!known.includes(name))
            return [{ location, message: `there is no variant "${name}"; ${known.join(', ')} is allowed` }];
        return all.indexOf(name) < index
            ? [{ location, message: `the variant "${name}" is given twice; name each once` }]
            : [];
    }));
}
function unknownRows(config, locate) {
    const places = rowsOf(config);
    const check = (name, path, ofKey) => {
        if (isKnownRow(name, places, config.suites))
            return [];
        return [{ location: locate(path, ofKey), message: `there is no row "${name}"${hint(name, places)}` }];
    };
    const { thresholds, tolerance, advisory } = config.gate;
    return [
        ...Object.keys(thresholds).flatMap((name) => check(name, ['gate', 'thresholds', name], true)),
        ...(typeof tolerance === 'number' ? [] : Object.keys(tolerance)).flatMap((name) => check(name, ['gate', 'tolerance', name], true)),
        ...advisory.flatMap((name, index) => check(name, ['gate', 'advisory', index], false)),
    ];
}
/** Thresholds that could never do what they seem to: a gate that looks set and passes everything. */
function wrongThresholds({ gate }, places, locate) {
    return Object.entries(gate.thresholds).flatMap(([name, threshold]) => {
        const message = thresholdFault(name, threshold, places.filter((place) => (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesRow */ .A6)(name, place)));
        return message === undefined ? [] : [{ location: locate(['gate', 'thresholds', name], true), message }];
    });
}
function thresholdFault(name, threshold, rows) {
    const { pass, weak } = typeof threshold === 'number' ? { pass: threshold, weak: threshold } : threshold;
    const [higher, lower] = [
        rows.find(({ direction }) => direction === 'higher'),
        rows.find(({ direction }) => direction === 'lower'),
    ];
    if (higher && lower)
        return `"${name}" means rows where higher is better (${higher.metric}) and rows where lower is better (${lower.metric}); name one metric`;
    const isShare = rows.some(({ measure }) => measure === 'rate' || measure === 'miss_rate');
    if (isShare && [pass, weak].some((value) => value < 0 || value > 1))
        return `the threshold of "${name}" is a share of cases; a number from 0 to 1 is allowed`;
    if (lower ? weak >= pass : weak <= pass)
        return undefined;
    return `weak (${weak}) asks more than pass (${pass}); weak is the bar below which "${name}" fails, so it must be the ${lower ? 'higher' : 'lower'} number`;
}
/** Rows of kinds that are not built yet are unknown to us: their suite's name is all that can be checked. */
function isKnownRow(name, places, suites) {
    const unbuilt = suites.some(({ id, kind }) => !(kind in _suites_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .SUITE_KINDS */ .Pq) && name.split('.')[0] === id);
    return unbuilt || places.some((place) => (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesRow */ .A6)(name, place));
}
function hint(name, places) {
    const names = [...new Set(places.map(({ suite, metric }) => `${suite}.${metric}`))];
    const close = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(name, names);
    return close
        ? `; did you mean "${close}"?`
        : `; allowed are ${names.join(', ')}, each also with .tier0, .tier1 or a variant between`;
}
function rowsOf({ suites, variants }) {
    return suites.flatMap((suite) => rowPlaces(suite, variantNames(variants)));
}
function rowPlaces({ id, kind, settings }, variants) {
    const suiteKind = _suites_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .SUITE_KINDS */ .Pq[kind];
    if (!suiteKind)
        return [];
    const tiers = 'tiers' in settings ? settings.tiers : 'tier' in settings ? [settings.tier] : [];
    return (settings.variants ?? variants).flatMap((variant) => tiers.flatMap((tier) => suiteKind.metrics(settings).map(({ name, measure, direction }) => ({
        suite: id,
        tier,
        variant,
        metric: name,
        measure,
        direction,
    }))));
}
/** The variants of the config; one called "default" where it names none. */
function variantNames(variants) {
    const names = Object.keys(variants);
    return names.length > 0 ? names : [_model_row_name_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_VARIANT */ .um];
}


/***/ }),

/***/ 4206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ appSchema),
  K: () => (/* binding */ variantsSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./src/model/app-settings.ts
/** Wire formats with a ready request and response mapping. */
const PRESETS = ['native', 'openai-chat', 'openai-responses', 'langserve', 'langgraph'];
/** How the governance mode is known when the app does not name it. */
const MODES_FROM = ['field', 'text', 'judge'];

// EXTERNAL MODULE: ./src/model/answer.ts
var answer = __webpack_require__(3459);
// EXTERNAL MODULE: ./src/config/schema/parts.ts
var parts = __webpack_require__(3194);
;// CONCATENATED MODULE: ./src/config/schema/app.ts




const timeout = parts/* duration */.p0.prefault('60s');
const ready = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({ url: schemas/* url */.OZ5(), body: schemas/* string */.YjP().optional(), timeout }),
    schemas/* strictObject */.rej({ port: schemas/* number */.aig().int().min(1).max(65_535), timeout }),
    schemas/* strictObject */.rej({ log: schemas/* string */.YjP().min(1), timeout }),
], 'one of { url, body?, timeout? }, { port, timeout? } or { log, timeout? } is allowed');
const start = schemas/* strictObject */.rej({
    command: schemas/* string */.YjP().min(1).describe('Run by the shell, in its own process group.'),
    cwd: parts/* path */.Ae.default('.'),
    env: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    ready: ready.optional().describe('How to know that the app is up; by default its url accepts connections.'),
});
const expression = schemas/* string */.YjP().min(1).describe('A JMESPath expression on the body of the response.');
const response = schemas/* strictObject */.rej({
    ...Object.fromEntries(answer/* RESPONSE_FIELDS */.iH.map((field) => [field, expression.optional()])),
    error: expression.optional().describe('Truthy when a body with status 200 is really a failure.'),
    citation_markers: schemas/* array */.YOg(schemas/* string */.YjP().includes('{n}'))
        .optional()
        .describe('Markers in the text that name the n-th source, e.g. "[doc{n}]".'),
})
    .default({});
/** What `app` and each variant may say, before defaults. */
const keys = {
    start: start.optional(),
    url: schemas/* url */.OZ5({ protocol: /^https?$/, error: 'an http:// or https:// URL is allowed' }).optional(),
    stdio: schemas/* string */.YjP().min(1).optional().describe('A command that answers JSON Lines on stdin and stdout.'),
    python: schemas/* string */.YjP().min(1).optional().describe('module:function or module:Class.'),
    method: schemas/* enum */.k5n(['POST', 'GET', 'PUT']).default('POST'),
    headers: schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, 'a header name is expected'), schemas/* string */.YjP())
        .default({}),
    preset: schemas/* enum */.k5n(PRESETS).optional(),
    request: schemas/* json */.Pq9().optional(),
    response,
    timeout: parts/* duration */.p0.prefault('30s'),
    concurrency: parts/* positive */.yj.max(1000).default(8),
    rate: parts/* rate */.TS.optional(),
    retries: schemas/* number */.aig().int().min(0).max(20).default(2),
    mode_from: schemas/* enum */.k5n(MODES_FROM).default('field'),
};
/** The app under test (design §4, §5). */
const appSchema = schemas/* strictObject */.rej(keys)
    .refine((app) => app.url !== undefined || app.stdio !== undefined || app.python !== undefined, {
    error: 'one of url, stdio or python must say how the app is asked',
    path: [],
})
    .refine((app) => [app.url, app.stdio, app.python].filter((way) => way !== undefined).length <= 1, {
    error: 'only one of url, stdio and python is allowed',
    path: [],
});
/** Variants are checked as part of the app they are merged over; here only their names and that they are objects. */
const variantsSchema = schemas/* record */.g1P(parts/* name */.UU, schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* json */.Pq9()));


/***/ }),

/***/ 675:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ configSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./src/read/issues.ts + 1 modules
var issues = __webpack_require__(5538);
// EXTERNAL MODULE: ./src/suites/registry.ts + 93 modules
var registry = __webpack_require__(1262);
// EXTERNAL MODULE: ./src/config/schema/app.ts + 1 modules
var app = __webpack_require__(4206);
// EXTERNAL MODULE: ./src/config/schema/parts.ts
var parts = __webpack_require__(3194);
;// CONCATENATED MODULE: ./src/config/schema/gate.ts


const threshold = schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* strictObject */.rej({ pass: schemas/* number */.aig(), weak: schemas/* number */.aig() })], 'a number or { pass, weak } is allowed');
const tolerance = schemas/* union */.KCZ([schemas/* number */.aig().min(0), schemas/* record */.g1P(parts/* rowPattern */.Nt, schemas/* number */.aig().min(0))], 'a number from 0 on, or one per row, is allowed');
/** How rows become verdicts (design §7). */
const gateSchema = schemas/* strictObject */.rej({
    stop_after_tier0: schemas/* boolean */.zMY().default(true),
    thresholds: schemas/* record */.g1P(parts/* rowPattern */.Nt, threshold).default({}),
    tolerance: tolerance.default(0),
    confirm: schemas/* number */.aig().int().min(0).max(20).default(0),
    noise: schemas/* enum */.k5n(['strict', 'learned']).default('strict'),
    alpha: parts/* share */.uM.default(0.01),
    fail_on: schemas/* enum */.k5n(['fail', 'weak']).default('fail'),
    missing_baseline: schemas/* enum */.k5n(['seed', 'fail']).default('seed'),
    weakening: schemas/* enum */.k5n(['warn', 'fail']).default('warn'),
    advisory: schemas/* array */.YOg(parts/* rowPattern */.Nt).default([]),
});
const baselineSettingsSchema = schemas/* strictObject */.rej({
    store: schemas/* enum */.k5n(['repo', 'cache', 'file']).default('repo'),
    path: parts/* path */.Ae
        .optional()
        .describe('Default: .ragbench/baseline.json; .ragbench/<stem>.baseline.json for a config of another name.'),
    bump: schemas/* enum */.k5n(['commit', 'pull-request', 'off']).default('commit'),
    evidence: schemas/* number */.aig()
        .int()
        .min(0)
        .default(300)
        .describe('Characters of each answer that are kept; 0 = off.'),
});
const reportSettingsSchema = schemas/* strictObject */.rej({
    comment: schemas/* enum */.k5n(['always', 'on-change', 'on-failure', 'never']).default('always'),
    check: schemas/* boolean */.zMY().default(true),
    html: parts/* path */.Ae.optional(),
    junit: parts/* path */.Ae.optional(),
});
const limitsSchema = schemas/* strictObject */.rej({
    max_minutes: schemas/* number */.aig().positive().default(30),
    max_calls: parts/* positive */.yj.default(10_000),
    max_usd: schemas/* number */.aig().positive().default(5),
});
const judgeSchema = schemas/* strictObject */.rej({
    provider: schemas/* enum */.k5n(['none', 'lexical', 'openai', 'anthropic', 'ollama']).default('none'),
    model: schemas/* string */.YjP().min(1).optional(),
    base_url: schemas/* url */.OZ5().optional(),
    api_key_env: schemas/* string */.YjP().min(1).optional(),
    fail: schemas/* enum */.k5n(['open', 'closed']).default('open'),
    cache_ttl: parts/* duration */.p0.prefault('7d'),
    concurrency: parts/* positive */.yj.default(4),
});

;// CONCATENATED MODULE: ./src/config/schema/config.ts






const kindNames = Object.keys(registry/* KIND_SETTINGS */.Ze);
/** Each suite is checked by its own kind's schema; the kind is the id unless `kind` says otherwise. */
const suitesSchema = schemas/* record */.g1P(parts/* name */.UU, schemas/* looseObject */._H3({ kind: schemas/* enum */.k5n(kindNames).optional() }))
    .refine((suites) => Object.keys(suites).length > 0, 'at least one suite is needed')
    .transform((suites, context) => Object.entries(suites).flatMap(([id, raw]) => checkSuite(id, raw, context)));
function checkSuite(id, raw, context) {
    const kind = raw.kind ?? kindNames.find((known) => known === id);
    if (!kind) {
        const message = `suite "${id}" needs a kind, since its id is none; kind: ${kindNames.join(' | ')} is allowed`;
        context.addIssue({ code: 'custom', message, path: [id], input: raw });
        return [];
    }
    const checked = registry/* KIND_SETTINGS */.Ze[kind].safeParse(raw, issues/* WORDED */.w5);
    if (checked.success)
        return [{ id, kind, settings: checked.data }];
    for (const issue of checked.error.issues)
        context.addIssue({ ...issue, path: [id, ...issue.path] });
    return [];
}
const evaluator = schemas/* strictObject */.rej({ command: schemas/* string */.YjP().min(1) });
/** The whole of ragbench.yml (design §4), also the parts that are not built yet. */
const configSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1, 'version: 1 is allowed'),
    app: app/* appSchema */.v.optional(),
    variants: app/* variantsSchema */.K.default({}),
    suites: suitesSchema,
    evaluators: schemas/* record */.g1P(parts/* name */.UU, evaluator).default({}),
    judge: judgeSchema.prefault({}),
    gate: gateSchema.prefault({}),
    baseline: baselineSettingsSchema.prefault({}),
    report: reportSettingsSchema.prefault({}),
    limits: limitsSchema.prefault({}),
});


/***/ }),

/***/ 3194:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ path),
/* harmony export */   Nt: () => (/* binding */ rowPattern),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   yj: () => (/* binding */ positive)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

/** An id of a suite or variant: it becomes part of row names, which are split at dots. */
const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[A-Za-z0-9_][A-Za-z0-9_-]*$/, 'letters, digits, "_" and "-" are allowed in a name')
    .refine((value) => !/^tier\d$/.test(value), 'a name may not be tier0 or tier1, which stand for tiers in row names');
/** A row by name, e.g. `qa.answer_accuracy` or `governance.tier0.accuracy`; parts left out match all. */
const rowPattern = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+){0,3}$/, 'a row is named suite[.tier0|.tier1][.variant][.metric]');
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION_WORDS = 'a duration such as 500ms, 30s, 5m, 1h or 7d is allowed';
/** `500ms`, `30s`, `5m`, `1h`, `7d`; becomes milliseconds. */
const duration = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(DURATION_WORDS)
    .regex(/^\d+(\.\d+)?(ms|s|m|h|d)$/, DURATION_WORDS)
    .transform((text) => {
    const [, amount = '', unit = 's'] = /^([\d.]+)(\w+)$/.exec(text) ?? [];
    return Number(amount) * UNITS[unit];
});
/** `600/min`, `10/s`, `5000/h`; becomes calls per interval in milliseconds. */
const rate = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[1-9]\d*\/(s|sec|min|h|hour)$/, 'a rate such as 600/min, 10/s or 5000/h is allowed')
    .transform((text) => {
    const [calls = '', unit = ''] = text.split('/');
    const interval = unit.startsWith('s') ? UNITS.s : unit === 'min' ? UNITS.m : UNITS.h;
    return { calls: Number(calls), intervalMs: interval };
});
/** A path relative to the folder of the config. */
const path = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1);
const positive = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive();
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1);


/***/ }),

/***/ 9672:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ selectionFaults),
/* harmony export */   e9: () => (/* binding */ describeSelection),
/* harmony export */   sp: () => (/* binding */ isSelected)
/* harmony export */ });
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3180);

/** Whether the selection takes the entry in. */
function isSelected(entry, { suites, tier, variants }) {
    return ((suites?.includes(entry.suite) ?? true) &&
        (tier ?? entry.tier) === entry.tier &&
        (variants?.includes(entry.variant) ?? true));
}
/** The selection in the words of the command line; undefined when nothing is left out. */
function describeSelection({ suites, tier, variants }) {
    const parts = [
        ...(suites ?? []).map((suite) => `--suite ${suite}`),
        ...(tier === undefined ? [] : [`--tier ${tier}`]),
        ...(variants ?? []).map((variant) => `--variant ${variant}`),
    ];
    return parts.length > 0 ? parts.join(' ') : undefined;
}
/** Names in the selection that the plan does not have, and a selection that leaves nothing: one sentence each. */
function selectionFaults(selection, plan) {
    const faults = [
        ...unknown('suite', selection.suites ?? [], plan.entries.map(({ suite }) => suite)),
        ...unknown('variant', selection.variants ?? [], plan.entries.map(({ variant }) => variant)),
    ];
    if (faults.length > 0 || plan.entries.some((entry) => isSelected(entry, selection)))
        return faults;
    return [`${describeSelection(selection)} leaves no case to ask; widen it`];
}
function unknown(what, names, known) {
    const all = [...new Set(known)];
    return names
        .filter((name) => !all.includes(name))
        .map((name) => {
        const close = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(name, all);
        return `there is no ${what} "${name}"; ${close ? `did you mean "${close}"?` : `${all.join(', ')} is allowed`}`;
    });
}


/***/ }),

/***/ 4162:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ mergeDeep),
/* harmony export */   W: () => (/* binding */ mergeVariants)
/* harmony export */ });
/* harmony import */ var _model_row_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5889);
/* harmony import */ var _read_issues_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5538);
/* harmony import */ var _schema_app_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4206);



/**
 * Merges each variant deep over the app (lists are replaced); without variants there is one called "default". A config
 * without an app has none, and its variants are names only. `raw`: the config before it is checked.
 */
function mergeVariants(raw, locate) {
    const { app, variants } = isRecord(raw) ? raw : {};
    const overlays = isRecord(variants) && Object.keys(variants).length > 0 ? variants : { [_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_VARIANT */ .um]: {} };
    const apps = new Map();
    const problems = [];
    for (const [name, overlay] of Object.entries(overlays)) {
        if (app === undefined && isEmpty(overlay))
            continue;
        const place = placeIn(overlays === variants ? name : undefined, overlay, app, locate);
        const merged = app === undefined || isRecord(app) ? mergeDeep(app, overlay) : app;
        const parsed = _schema_app_js__WEBPACK_IMPORTED_MODULE_1__/* .appSchema */ .v.safeParse(merged, _read_issues_js__WEBPACK_IMPORTED_MODULE_0__/* .WORDED */ .w5);
        if (parsed.success)
            apps.set(name, { settings: parsed.data, locate: place });
        else
            problems.push(...(0,_read_issues_js__WEBPACK_IMPORTED_MODULE_0__/* .toProblems */ .ek)(parsed.error, place));
    }
    return { apps, problems };
}
/** A setting stands where the variant says it, else in the app; what is missing is missing in the variant. */
function placeIn(variant, overlay, app, locate) {
    return (path, ofKey) => {
        if (variant === undefined || (!has(overlay, path) && has(app, path)))
            return locate(['app', ...path], ofKey);
        return locate(['variants', variant, ...path], ofKey);
    };
}
function has(value, path) {
    const [key, ...rest] = path;
    if (key === undefined)
        return true;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return false;
    return has(value[key], rest);
}
/** `overlay` laid over `base`: objects merge key by key, everything else (lists too) is replaced. */
function mergeDeep(base, overlay) {
    if (!isRecord(base) || !isRecord(overlay))
        return overlay === undefined ? base : overlay;
    const keys = [...new Set([...Object.keys(base), ...Object.keys(overlay)])];
    return Object.fromEntries(keys.map((key) => [key, mergeDeep(own(base, key), own(overlay, key))]));
}
function own(record, key) {
    return Object.hasOwn(record, key) ? record[key] : undefined;
}
function isEmpty(value) {
    return isRecord(value) && Object.keys(value).length === 0;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 7852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ hasFigure)
/* harmony export */ });
const UNMEASURED = new Set([
    'filtered',
    'gated_by_tier0',
    'no_cases',
    'app_failed',
    'judge_failed',
    'insufficient_data',
    'incomplete',
]);
/** Whether the row's value is a measurement: a skipped row, or one with cases missing, only has a stand-in. */
function hasFigure({ n, reason }) {
    return n > 0 && !UNMEASURED.has(reason);
}


/***/ }),

/***/ 1327:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ bump),
  y: () => (/* binding */ proposedRaises)
});

// EXTERNAL MODULE: ./node_modules/canonicalize/lib/canonicalize.js
var canonicalize = __webpack_require__(8799);
// EXTERNAL MODULE: ./src/model/own.ts
var own = __webpack_require__(3057);
// EXTERNAL MODULE: ./src/model/row-name.ts
var row_name = __webpack_require__(5889);
// EXTERNAL MODULE: ./src/text/clip.ts
var clip = __webpack_require__(9893);
;// CONCATENATED MODULE: ./src/gate/ratchet-cases.ts


/** Suites with more cases keep no answers in the baseline. */
const EVIDENCE_CASES = 500;
/**
 * The cases after the bump. Each score belongs to a metric: where the metric took its new value, the new scores of the
 * new case set stand; where it kept its floor, the old scores stay and only cases new to it join; where it could not be
 * judged, nothing changes. `length`: characters of each answer to keep.
 */
function bumpCases(suite, old, metrics, length) {
    const current = new Map(suite.cases.map((one) => [one.id, one]));
    const kept = suite.n_cases <= EVIDENCE_CASES ? length : 0;
    const ids = [...new Set([...Object.keys(old ?? {}), ...current.keys()])].sort();
    return Object.fromEntries(ids.flatMap((id) => mergeCase((0,own/* ownValue */.e)(old, id), current.get(id), metrics, kept).map((merged) => [id, merged])));
}
function mergeCase(old, current, { judged, taken }, length) {
    const fresh = scoresOf(current?.scores ?? {}, (metric) => judged.has(metric));
    const kept = scoresOf(old?.scores ?? {}, (metric) => !taken.has(metric));
    if (!current || Object.keys(fresh).length === 0)
        return old && Object.keys(kept).length > 0 ? [{ ...old, scores: kept }] : [];
    const hash = current.hash ?? '';
    // Another content is another case: its old scores say nothing of it.
    if (old?.hash !== hash)
        return [{ scores: fresh, hash, ...evidenceOf(current, length) }];
    const scores = sorted({ ...fresh, ...kept });
    return [{ ...withEvidence(old, scores, current, length), scores }];
}
/** The scores of some metrics, by name in order. */
function scoresOf(scores, isWanted) {
    return sorted(Object.fromEntries(Object.entries(scores).filter(([metric]) => isWanted(metric))));
}
function sorted(scores) {
    return Object.fromEntries(Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1)));
}
/**
 * Evidence is rewritten only when a score of the case moves, or none was kept: a bump's diff is what changed. An answer
 * that lost a score which the floor keeps is not the one that earned it.
 */
function withEvidence(old, scores, current, length) {
    const { answer, cited, retrieved, ...rest } = old;
    const hasMoved = JSON.stringify(sorted(old.scores)) !== JSON.stringify(scores);
    const hasEvidence = answer !== undefined || cited !== undefined || retrieved !== undefined;
    const isOfScores = Object.entries(scores).every(([metric, score]) => ((0,own/* ownValue */.e)(current.scores, metric) ?? score) === score);
    if (!isOfScores || (!hasMoved && (hasEvidence || length === 0)))
        return old;
    return { ...rest, ...evidenceOf(current, length) };
}
function evidenceOf({ evidence }, length) {
    if (length === 0)
        return {};
    const { answer, cited, retrieved } = evidence;
    return {
        ...(typeof answer === 'string' && { answer: (0,clip/* clip */.$)(answer, length) }),
        ...(isTexts(cited) && { cited: [...cited] }),
        ...(isTexts(retrieved) && { retrieved: [...retrieved] }),
    };
}
function isTexts(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

// EXTERNAL MODULE: ./src/gate/recorded.ts
var gate_recorded = __webpack_require__(6507);
;// CONCATENATED MODULE: ./src/gate/ratchet-steps.ts


/** The step as it is told; a value that stays is none to tell of. */
function toRaise({ place, row, old, why }) {
    return why === 'same' ? [] : [{ row: place, ...(old && { from: old.value }), to: row.value, why }];
}
/** The suite's run, as a baseline's entry is named. */
function placeOf({ id, tier, variant }) {
    return { suite: id, tier, variant };
}
/** Which metrics of a suite take the run's value; nothing where the run has no figure, or cannot replace the entry whole. */
function entrySteps(suite, stored, pending) {
    const judged = suite.rows.filter(({ verdict, n }) => verdict !== 'ERROR' && verdict !== 'SKIPPED' && n > 0);
    if (judged.length === 0)
        return undefined;
    const isOther = stored !== undefined && isOtherMeasure(stored, suite);
    // Figures of another judge or scorer compare with nothing, so that they are replaced all at once or not at all.
    if (isOther && !Object.keys(stored.metrics).every((metric) => judged.some((row) => row.metric === metric)))
        return undefined;
    const old = isOther ? undefined : stored;
    const steps = judged.flatMap((row) => {
        const place = { ...placeOf(suite), metric: row.metric };
        const before = (0,own/* ownValue */.e)(stored?.metrics, row.metric);
        const why = isOther && before ? 'remeasured' : stepOf(row, place, old, suite, pending);
        return why ? [{ place, row, old: before, why }] : [];
    });
    return { old, judged, steps };
}
function isOtherMeasure({ fingerprint }, suite) {
    return fingerprint.judge !== suite.fingerprint.judge || fingerprint.scoring !== suite.fingerprint.scoring;
}
/** Whether and why the metric takes the run's value; undefined keeps the old floor. */
function stepOf(row, place, entry, suite, pending) {
    const old = (0,own/* ownValue */.e)(entry?.metrics, row.metric);
    if (!entry || !old)
        return 'new';
    const shared = sharedFigures(row, entry, suite);
    if (!shared && row.delta === undefined)
        return 'remeasured';
    if (isWorse(row, shared))
        return holdsRecorded(row, shared, (0,gate_recorded/* recordedFloor */.tY)(place, row.direction, pending)) ? 'lowered' : undefined;
    if (row.value === old.value && row.n === old.n)
        return 'same';
    return row.value === old.value || row.value < old.value === (row.direction === 'higher')
        ? 'case_set'
        : 'raised';
}
function sharedFigures(row, { cases }, suite) {
    const pairs = suite.cases.flatMap(({ id, hash, scores }) => {
        const old = (0,own/* ownValue */.e)(cases, id);
        const [before, now] = [(0,own/* ownValue */.e)(old?.scores, row.metric), (0,own/* ownValue */.e)(scores, row.metric)];
        return old?.hash === hash && before !== undefined && now !== undefined ? [{ before, now }] : [];
    });
    if (pairs.length === 0)
        return undefined;
    return {
        before: figure(row, pairs.map(({ before }) => before)),
        now: figure(row, pairs.map(({ now }) => now)),
    };
}
/** As the row counts: the mean of plain numbers, the share of passed cases, or of failed ones their share or number. */
function figure({ passed, direction, value, n }, scores) {
    if (passed === undefined)
        return [...scores].sort((a, b) => a - b).reduce((sum, score) => sum + score, 0) / scores.length;
    const clean = scores.filter((score) => score === 1).length;
    if (direction === 'higher')
        return clean / scores.length;
    return value === n - passed ? scores.length - clean : (scores.length - clean) / scores.length;
}
const ROUNDING = 1e-9;
/** By the scores themselves, or as the gate found it, which also knows how an edited case stood to its old version. */
function isWorse({ shared, delta = 0, direction }, own) {
    const sign = direction === 'higher' ? 1 : -1;
    const fell = own !== undefined && sign * (own.now - own.before) < -ROUNDING;
    return fell || (shared ? shared.now < shared.before : sign * delta < -ROUNDING);
}
/** Whether the run holds the floor that was lowered on purpose. */
function holdsRecorded({ baseline, delta, direction }, own, change) {
    if (!change)
        return false;
    const figures = [
        ...(own ? [own.now] : []),
        ...(baseline === undefined || delta === undefined ? [] : [baseline + delta]),
    ];
    const sign = direction === 'higher' ? 1 : -1;
    return figures.every((now) => sign * (now - Number(change.to)) >= -ROUNDING);
}

;// CONCATENATED MODULE: ./src/gate/ratchet.ts






/**
 * What the baseline becomes after this run (design §8): a metric that is not worse on the shared cases takes its new
 * value and the new case set; a worse one keeps its floor and old scores, and only new cases join. Rows that are ERROR,
 * filtered or skipped, and entries that the run does not know, stay as they are. Recorded changes are applied once.
 * What is worse is found from the two sides' own scores: the report may have been judged against another baseline.
 */
function bump(baseline, report, options) {
    const pending = (0,gate_recorded/* countable */.Q$)(baseline.changes).filter(({ id }) => options.judgedBy?.has(id) ?? true);
    const entries = dropRecorded(baseline.entries, pending);
    const steps = [];
    for (const suite of report.suites) {
        const key = (0,row_name/* entryKey */.k2)(placeOf(suite));
        const moved = entrySteps(suite, (0,own/* ownValue */.e)(entries, key), pending);
        if (!moved)
            continue;
        entries[key] = nextEntry(suite, moved, options);
        steps.push(...moved.steps);
    }
    const isDone = (change) => pending.includes(change) && tookEffect(change, steps, entries);
    const changes = baseline.changes.map((change) => isDone(change) ? { ...change, applied: options.commit ?? options.date } : change);
    const next = { ...baseline, entries, changes };
    const changed = (0,canonicalize/* default */.A)(substance(next)) !== (0,canonicalize/* default */.A)(substance(baseline));
    return { baseline: changed ? next : baseline, raises: steps.flatMap(toRaise), changed };
}
/**
 * What {@link bump} would move, without making the new baseline: the proposal that a pull request shows. `recorded` are
 * changes on purpose that merging brings along.
 */
function proposedRaises(baseline, recorded, { suites }) {
    const pending = (0,gate_recorded/* countable */.Q$)([...baseline.changes, ...recorded]);
    const entries = dropRecorded(baseline.entries, pending);
    return suites.flatMap((suite) => {
        const moved = entrySteps(suite, (0,own/* ownValue */.e)(entries, (0,row_name/* entryKey */.k2)(placeOf(suite))), pending);
        return (moved?.steps ?? []).flatMap(toRaise);
    });
}
/** A recorded floor is done with once its row took a value, or when no row is left that it could lower. */
function tookEffect({ kind, row = '' }, steps, entries) {
    if (kind !== 'floor')
        return true;
    const places = Object.entries(entries).flatMap(([key, { metrics }]) => {
        const place = (0,row_name/* parseEntryKey */.tp)(key);
        return place ? Object.keys(metrics).map((metric) => ({ ...place, metric })) : [];
    });
    return steps.some(({ place }) => (0,row_name/* matchesRow */.A6)(row, place)) || !places.some((place) => (0,row_name/* matchesRow */.A6)(row, place));
}
function dropRecorded(entries, pending) {
    const drops = pending.filter(({ kind }) => kind === 'drop');
    return Object.fromEntries(Object.entries(entries).flatMap(([key, entry]) => dropRows(key, entry, drops).map((kept) => [key, kept])));
}
/** The entry without its dropped rows and their scores; nothing when no row is left. */
function dropRows(key, entry, drops) {
    const place = (0,row_name/* parseEntryKey */.tp)(key);
    const names = Object.keys(entry.metrics);
    const kept = names.filter((metric) => !place || !(0,gate_recorded/* recordedDrop */.E1)({ ...place, metric }, drops));
    if (kept.length === names.length)
        return [entry];
    if (kept.length === 0)
        return [];
    const cases = Object.entries(entry.cases).map(([id, one]) => [
        id,
        { ...one, scores: scoresOf(one.scores, (metric) => kept.includes(metric)) },
    ]);
    return [
        {
            ...entry,
            metrics: Object.fromEntries(kept.map((metric) => [metric, entry.metrics[metric]])),
            cases: Object.fromEntries(cases),
        },
    ];
}
function nextEntry(suite, { old, judged, steps }, options) {
    const taken = steps.map(({ row: { metric, value, n, direction } }) => [
        metric,
        { ...(0,own/* ownValue */.e)(old?.metrics, metric), value, n, direction },
    ]);
    const metrics = { ...old?.metrics, ...Object.fromEntries(taken) };
    const names = (list) => new Set(list.map(({ metric }) => metric));
    const cases = bumpCases(suite, old?.cases, { judged: names(judged), taken: names(steps.map(({ row }) => row)) }, options.evidence);
    const fingerprint = { ...old?.fingerprint, ...suite.fingerprint };
    const { commit, run, date } = options;
    const provenance = { date, ...(commit !== undefined && { commit }), ...(run !== undefined && { run }) };
    return { ...old, metrics, cases, fingerprint, provenance };
}
/** All of a baseline but its provenance and the shown part of its fingerprints. */
function substance({ entries, changes }) {
    const kept = Object.entries(entries).map(([key, { metrics, cases, fingerprint }]) => [
        key,
        { metrics, cases, judge: fingerprint.judge, scoring: fingerprint.scoring },
    ]);
    return [Object.fromEntries(kept), changes];
}


/***/ }),

/***/ 6742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ faultOf)
/* harmony export */ });
const oneOf = (...words) => ({
    row: 'none',
    wanted: words.join(' or '),
    allows: (to) => words.some((word) => word === to),
});
/** The settings that can be recorded as loosened; for these the recorded value counts instead of the base's. */
const RECORDABLE = {
    'gate.thresholds': {
        row: 'needed',
        wanted: 'a number, {"pass", "weak"}, or null for none',
        allows: isThreshold,
    },
    'gate.tolerance': {
        row: 'possible',
        wanted: 'a number from 0 on',
        allows: (to) => isNumber(to) && to >= 0,
    },
    'gate.advisory': { row: 'needed', wanted: 'true', allows: (to) => to === true },
    'gate.fail_on': oneOf('fail', 'weak'),
    'gate.missing_baseline': oneOf('seed', 'fail'),
    'gate.weakening': oneOf('warn', 'fail'),
    'gate.stop_after_tier0': { row: 'none', wanted: 'true or false', allows: (to) => typeof to === 'boolean' },
    'gate.noise': oneOf('strict', 'learned'),
    'gate.alpha': {
        row: 'none',
        wanted: 'a number from 0 to 1',
        allows: (to) => isNumber(to) && to >= 0 && to <= 1,
    },
    'gate.confirm': {
        row: 'none',
        wanted: 'a whole number from 0 to 20',
        allows: (to) => Number.isInteger(to) && Number(to) >= 0 && Number(to) <= 20,
    },
    'baseline.store': oneOf('repo', 'cache', 'file'),
    'baseline.path': { row: 'none', wanted: 'a path', allows: (to) => typeof to === 'string' && to !== '' },
    'baseline.bump': oneOf('commit', 'pull-request', 'off'),
    'judge.fail': oneOf('open', 'closed'),
};
/** Why a recorded change cannot count; undefined when it can. */
function faultOf({ kind, row, suite, setting, to, }) {
    if (kind === 'floor')
        return row !== undefined && isNumber(to) ? undefined : 'a floor needs a row, and a number to fall to';
    if (kind === 'drop')
        return row === undefined && suite === undefined ? 'a drop needs a suite or a row' : undefined;
    if (kind === 'accept')
        return 'an accepted case counts only where the API confirms who accepted it';
    return settingFault(setting ?? '', row, to);
}
function settingFault(setting, row, to) {
    const known = Object.hasOwn(RECORDABLE, setting) ? RECORDABLE[setting] : undefined;
    if (!known)
        return `"${setting}" is no setting that can be lowered; ${Object.keys(RECORDABLE).join(', ')} is allowed`;
    if (known.row === 'needed' && row === undefined)
        return `${setting} is kept per row; name it with --row`;
    if (known.row === 'none' && row !== undefined)
        return `${setting} is not kept per row; leave --row out`;
    return known.allows(to)
        ? undefined
        : `${JSON.stringify(to) ?? 'nothing'} is no value of ${setting}; ${known.wanted} is allowed`;
}
function isNumber(value) {
    return typeof value === 'number' && Number.isFinite(value);
}
function isThreshold(to) {
    if (to === null || isNumber(to))
        return true;
    const { pass, weak } = to;
    return isNumber(pass) && isNumber(weak);
}


/***/ }),

/***/ 6507:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ recordedDrop),
/* harmony export */   Pn: () => (/* binding */ pendingChanges),
/* harmony export */   Q$: () => (/* binding */ countable),
/* harmony export */   iN: () => (/* binding */ applySettings),
/* harmony export */   tY: () => (/* binding */ recordedFloor),
/* harmony export */   uQ: () => (/* binding */ describeChange),
/* harmony export */   xE: () => (/* binding */ newRecords),
/* harmony export */   y7: () => (/* binding */ settingOf)
/* harmony export */ });
/* harmony import */ var _model_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3057);
/* harmony import */ var _model_row_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5889);
/* harmony import */ var _recordable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6742);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5306);




/**
 * The changes on purpose that count and are not applied yet (design §8): those of the base as they stand there, and of
 * this side's baseline file only records that are new, by an id that the base lacks. `from` is what really stands at the
 * base, whatever the record claims.
 */
function pendingChanges(own, base, settings) {
    const known = new Set(base?.changes.map(({ id }) => id));
    const added = newRecords(own?.changes ?? [], known);
    return [
        ...countable(base?.changes ?? []),
        ...countable(added).map((change) => ({ ...change, from: trueFrom(change, base ?? own, settings) })),
    ];
}
/** Records that the next bump applies: valid ones that it has not applied yet. */
function countable(changes) {
    return changes.filter((change) => !change.applied && (0,_recordable_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOf */ .K)(change) === undefined);
}
/** Records by an id that is not known yet; of a doubled id only the first. */
function newRecords(changes, known) {
    return changes.filter((change, index) => !known.has(change.id) && changes.findIndex(({ id }) => id === change.id) === index);
}
function trueFrom(change, baseline, settings) {
    if (change.kind === 'floor')
        return floorNow(change, baseline);
    if (change.kind !== 'setting' || settings === undefined)
        return change.from;
    return settingOf(settings, change.setting ?? '', change.row);
}
/** A setting's value by its name, e.g. `gate.tolerance`; of one that is kept per row the row's, null where it has none. */
function settingOf(settings, setting, row) {
    const [section = '', key = ''] = setting.split('.');
    const value = (0,_model_own_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)((0,_model_own_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(settings, section), key);
    if (row === undefined)
        return value;
    if (Array.isArray(value))
        return value.includes(row);
    return typeof value === 'object' && value !== null
        ? ((0,_model_own_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(value, row) ?? null)
        : value;
}
/** Of the floors that the record means, the one that it lowers most. */
function floorNow({ row = '' }, baseline) {
    const floors = Object.entries(baseline?.entries ?? {}).flatMap(([key, { metrics }]) => {
        const place = (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseEntryKey */ .tp)(key);
        return place
            ? Object.entries(metrics)
                .filter(([metric]) => (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesRow */ .A6)(row, { ...place, metric }))
                .map(([, metric]) => metric)
            : [];
    });
    const values = floors.map(({ value }) => value);
    if (values.length === 0)
        return undefined;
    return floors[0]?.direction === 'lower' ? Math.min(...values) : Math.max(...values);
}
/** The recorded floor of a row: the one furthest down, where several are recorded. */
function recordedFloor(place, direction, recorded) {
    const matching = recorded.filter(({ kind, row }) => kind === 'floor' && row !== undefined && (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesRow */ .A6)(row, place));
    const sign = direction === 'higher' ? 1 : -1;
    return matching.sort((a, b) => sign * (Number(a.to) - Number(b.to)))[0];
}
/** The record that drops this row, or the whole suite, from the baseline. */
function recordedDrop(place, recorded) {
    return recorded.find(({ kind, row, suite }) => {
        if (kind !== 'drop')
            return false;
        return row === undefined ? suite === place.suite : (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesRow */ .A6)(row, place);
    });
}
/** The base's rules with the recorded settings put in: what was lowered on purpose no longer judges. */
function applySettings(rules, recorded) {
    return recorded
        .filter(({ kind, setting }) => kind === 'setting' && setting?.startsWith('gate.'))
        .reduce(applySetting, rules);
}
function applySetting(rules, { setting = '', row, to }) {
    if (row === undefined)
        return { ...rules, [setting.slice('gate.'.length)]: to };
    if (setting === 'gate.advisory')
        return { ...rules, advisory: [...rules.advisory, row] };
    if (setting === 'gate.thresholds')
        return { ...rules, thresholds: withRow(rules.thresholds, row, to) };
    const perRow = typeof rules.tolerance === 'number' ? { [_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_ROWS */ .of]: rules.tolerance } : rules.tolerance;
    return { ...rules, tolerance: { ...perRow, [row]: Number(to) } };
}
function withRow(thresholds, row, to) {
    const { [row]: _, ...others } = thresholds;
    return to === null ? others : { ...others, [row]: to };
}
/** A recorded change in one line: what, by how much, why and by whom. */
function describeChange({ kind, row, suite, setting, from, to, reason, by }) {
    const what = [setting, row ?? suite].filter(Boolean).join(' of ');
    const step = kind === 'drop' ? 'dropped' : `${JSON.stringify(from ?? null)} → ${JSON.stringify(to ?? null)}`;
    return `${what} ${step}, claimed by ${by}: ${reason}`;
}


/***/ }),

/***/ 5306:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lz: () => (/* binding */ toleranceOf),
/* harmony export */   kW: () => (/* binding */ isAdvisory),
/* harmony export */   of: () => (/* binding */ ALL_ROWS),
/* harmony export */   pI: () => (/* binding */ thresholdOf)
/* harmony export */ });
/* harmony import */ var _model_row_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5889);

/**
 * In a per-row tolerance, the tolerance of rows that no name means. No config can say it: it arises where one row's
 * tolerance is changed on purpose beside a number that holds for all.
 */
const ALL_ROWS = '*';
/** The threshold of a row: the config's most specific name that means it, else the data's own. */
function thresholdOf(place, rules, own) {
    const setting = mostSpecific(place, rules.thresholds) ?? own;
    if (setting === undefined)
        return undefined;
    return typeof setting === 'number' ? { pass: setting, weak: setting } : setting;
}
/** How far a row may be worse than its floor and still pass as WEAK, in the row's own unit. */
function toleranceOf(place, { tolerance }) {
    if (typeof tolerance === 'number')
        return tolerance;
    return mostSpecific(place, tolerance) ?? tolerance[ALL_ROWS] ?? 0;
}
/** Whether the row informs without ever failing the run. */
function isAdvisory(place, { advisory }) {
    return advisory.some((name) => (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesRow */ .A6)(name, place));
}
function mostSpecific(place, settings) {
    const names = Object.keys(settings).filter((name) => (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesRow */ .A6)(name, place));
    const [best] = names.sort((a, b) => b.split('.').length - a.split('.').length || (a < b ? -1 : 1));
    return best === undefined ? undefined : settings[best];
}


/***/ }),

/***/ 5607:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ WriteError),
/* harmony export */   kf: () => (/* binding */ folderFiles),
/* harmony export */   vZ: () => (/* binding */ writeAtomic)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** The user's files as they lie in a folder; paths are relative to it. */
function folderFiles(folder) {
    return {
        read: (path) => readBytes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)),
        list: (path) => listFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)),
    };
}
async function readBytes(path) {
    try {
        // A device may have no end.
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isCharacterDevice())
            return { kind: 'unreadable', why: 'it is a device, a file is expected' };
        const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
        return { kind: 'ok', bytes, release: () => release(bytes) };
    }
    catch (error) {
        const { code, message } = error;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'missing', why: 'no such file' };
        return { kind: 'unreadable', why: READ_FAULTS[code ?? ''] ?? message };
    }
}
function release({ buffer, byteLength }) {
    // What is transferred to nobody is freed at once. A buffer that is larger is shared with other files.
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
        structuredClone(buffer, { transfer: [buffer] });
}
const READ_FAULTS = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a folder, a file is expected',
};
async function listFolder(path) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, { withFileTypes: true });
        const kinds = entries.map((entry) => ({
            name: entry.name,
            kind: entry.isDirectory() ? 'folder' : 'file',
        }));
        return kinds.sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch {
        return undefined;
    }
}
/** A file could not be written: where, why and what to do. */
class WriteError extends Error {
    name = 'WriteError';
}
/**
 * Writes a file whole or not at all: to a temporary file beside it, then renamed. Missing folders are made; what a link
 * points to is written, not the link. Throws {@link WriteError} when the place cannot be written.
 */
async function writeAtomic(path, content) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        // A device or a pipe (/dev/stdout) is written to: a rename would put a file in its place.
        if (await isStream(path))
            await writeInto(path, content);
        else
            await replace(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => path), content);
    }
    catch (error) {
        throw new WriteError(`${path} cannot be written (${error.message}); give another path, or make its folder writable`, { cause: error });
    }
}
async function isStream(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined);
    return found !== undefined && !found.isFile() && !found.isDirectory();
}
async function replace(path, content) {
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`);
    try {
        await writeInto(temporary, content);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, path);
    }
    catch (error) {
        // Where the folder itself is none, there is nothing to remove either; the first error is the one to tell.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(temporary, { force: true }).catch(() => undefined);
        throw error;
    }
}
async function writeInto(path, content) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'w');
    try {
        for (const chunk of batched(content))
            await file.appendFile(chunk);
        if ((await file.stat()).isFile())
            await file.sync();
    }
    finally {
        await file.close();
    }
}
const BATCH_CHARS = 1 << 20;
/** Joins small pieces, so that a report of 100,000 cases is neither one string nor 100,000 writes. */
function* batched(pieces) {
    let batch = '';
    for (const piece of pieces) {
        batch += piece;
        if (batch.length < BATCH_CHARS)
            continue;
        yield batch;
        batch = '';
    }
    yield batch;
}


/***/ }),

/***/ 2888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git),
/* harmony export */   s: () => (/* binding */ gitBytes)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);


const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const MAX_BYTES = 512 * 1024 * 1024;
/** Runs git in a folder; its answer as text. */
async function git(folder, args) {
    const result = await gitBytes(folder, args);
    if (result.kind === 'failed')
        return result;
    return { kind: 'ok', out: result.out.toString('utf8').replace(/\r?\n$/, '') };
}
/** {@link git}, with the answer as it is. */
async function gitBytes(folder, args) {
    const options = { cwd: folder, env: environment(), maxBuffer: MAX_BYTES, encoding: 'buffer' };
    try {
        return { kind: 'ok', out: (await run('git', [...args], options)).stdout };
    }
    catch (error) {
        const { code } = error;
        return { kind: 'failed', why: firstLine(error), isMissing: code === 'ENOENT' };
    }
}
/** Within a git hook these point at the hook's repository, whatever the folder; messages are read, so in English. */
const REDIRECTING = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];
function environment() {
    const kept = Object.entries(process.env).filter(([name]) => !REDIRECTING.includes(name));
    // A replacement ref would show another commit under the name of the base.
    return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_NO_REPLACE_OBJECTS: '1' };
}
function firstLine(error) {
    const { stderr, message } = error;
    return (String(stderr ?? '')
        .trim()
        .split('\n')[0] || message);
}


/***/ }),

/***/ 7500:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ gitBase),
/* harmony export */   e2: () => (/* binding */ gitUser)
/* harmony export */ });
/* unused harmony exports commitsBetween, commitFiles */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2888);



/** {@link findBaseCommit}, with its files. */
async function gitBase(folder) {
    const found = await findBaseCommit(folder);
    if (found.kind !== 'commit')
        return found;
    const { commit, head, root } = found;
    return {
        kind: 'commit',
        commit,
        head,
        files: commitFiles(root, folder, commit),
        distanceFrom: (earlier) => commitsBetween(root, earlier, commit),
    };
}
/**
 * Finds the base commit of a checkout: on the default branch its own commit, on another branch the merge base with the
 * default branch. A repository without a commit has no base. A default branch or merge base that cannot be found is a
 * failure: to take the checkout's own commit instead would let a change judge itself.
 */
async function findBaseCommit(folder) {
    const root = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(folder, ['rev-parse', '--show-toplevel']);
    if (root.kind === 'failed')
        return withoutRoot(folder, root);
    const head = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (head.kind === 'failed')
        return { kind: 'no_repository', why: 'this git repository has no commit yet' };
    const current = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(folder, ['symbolic-ref', '--short', '--quiet', 'HEAD']);
    const branch = (await defaultBranch(folder)) ?? (await onlyBranch(folder));
    const place = { head: head.out, root: root.out };
    if (!branch)
        return failed('which branch is the default one is not known here (there is no origin/HEAD, main or master)');
    if (current.kind === 'ok' && current.out === branch.name)
        return { kind: 'commit', commit: head.out, ...place };
    const base = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(folder, ['merge-base', 'HEAD', branch.ref]);
    if (base.kind === 'ok')
        return { kind: 'commit', commit: base.out, ...place };
    return failed(`no common commit with ${branch.ref} is known here`);
}
/** "No repository" is concluded only when git says so, or where there is no trace of one. */
function withoutRoot(folder, { why, isMissing }) {
    const isOutside = isMissing ? !hasGitFolder(folder) : /not a git repository/i.test(why);
    if (isOutside)
        return { kind: 'no_repository', why: 'this folder is in no git repository' };
    return isMissing ? failed('git is not installed here') : failed(`git cannot read this repository (${why})`);
}
function failed(why) {
    return {
        kind: 'failed',
        why: `${why}, so the base commit cannot be found; fetch the whole history (fetch-depth: 0), or give --baseline FILE`,
    };
}
function hasGitFolder(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return true;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return parent !== folder && hasGitFolder(parent);
}
async function defaultBranch(folder) {
    const remote = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(folder, ['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']);
    const candidates = [
        ...(remote.kind === 'ok' ? [remote.out] : []),
        'origin/main',
        'origin/master',
        'main',
        'master',
    ];
    for (const ref of candidates) {
        const found = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(folder, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
        if (found.kind === 'ok')
            return { ref, name: ref.replace(/^origin\//, '') };
    }
    return undefined;
}
/** A repository's one branch is its default branch, whatever its name. */
async function onlyBranch(folder) {
    const refs = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(folder, ['for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes']);
    const [ref, ...others] = refs.kind === 'ok' ? refs.out.split('\n') : [];
    return ref?.startsWith('refs/heads/') && others.length === 0
        ? { ref, name: ref.slice('refs/heads/'.length) }
        : undefined;
}
/** How many commits lie between two commits; undefined when git does not know one of them. */
async function commitsBetween(folder, from, to) {
    // What a file calls a commit could be read as an option.
    if (![from, to].every((commit) => /^[0-9a-f]{4,64}$/i.test(commit)))
        return undefined;
    const counted = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(folder, ['rev-list', '--count', `${from}..${to}`]);
    return counted.kind === 'ok' ? Number(counted.out) : undefined;
}
/** The files of a commit, with paths relative to `folder` inside the checkout `root`. */
function commitFiles(root, folder, commit) {
    const inRepository = (path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'), path));
    return {
        read: (path) => readBlob(root, commit, inRepository(path)),
        list: (path) => listTree(root, commit, inRepository(path)),
    };
}
/** "Missing" is concluded only from the commit's own tree; any other failure is no proof. */
async function readBlob(root, commit, path) {
    const listed = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(root, ['ls-tree', '-z', commit, '--', path]);
    if (listed.kind === 'failed')
        return { kind: 'unreadable', why: listed.why };
    if (listed.out === '')
        return { kind: 'missing', why: `not in the tree of ${commit.slice(0, 7)}` };
    const blob = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .gitBytes */ .s)(root, ['cat-file', 'blob', `${commit}:${path}`]);
    return blob.kind === 'ok' ? { kind: 'ok', bytes: blob.out } : { kind: 'unreadable', why: blob.why };
}
async function listTree(root, commit, path) {
    const listed = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(root, [
        'ls-tree',
        '-z',
        commit,
        '--',
        path === '.' ? './' : `${path.replace(/\/$/, '')}/`,
    ]);
    if (listed.kind === 'failed' || listed.out === '')
        return undefined;
    const entries = listed.out
        .split('\0')
        .filter((line) => line !== '')
        .map((line) => {
        const tab = line.indexOf('\t');
        const kind = line.slice(0, tab).split(' ')[1] === 'tree' ? 'folder' : 'file';
        return { name: node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(line.slice(tab + 1)), kind };
    });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
/** The name that git signs commits with here. */
async function gitUser(folder) {
    const name = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(folder, ['config', 'user.name']);
    return name.kind === 'ok' && name.out !== '' ? name.out : undefined;
}


/***/ }),

/***/ 3665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6921);
/* harmony import */ var _read_decode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2096);
/* harmony import */ var _read_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1119);
/* harmony import */ var _read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _read_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5538);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5607);







/** What tells a report.json of ours from any other JSON; the rest of it we wrote ourselves. */
const envelope = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1, 'this ragbench reads reports of schema 1'),
    tool: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('ragbench') }),
    verdict: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['PASS', 'WEAK', 'FAIL', 'ERROR']),
    headline: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    suites: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        rows: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({})),
        cases: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
    })),
    warnings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ code: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
});
/** Reads a report.json, by a path relative to `cwd`. */
async function readReport(cwd, path) {
    const text = await (0,_read_decode_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)((0,_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .folderFiles */ .kf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd)), path);
    if (text.kind === 'bad')
        return text;
    const document = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(path, text.value);
    if (document.kind === 'bad')
        return document;
    const checked = envelope.safeParse(document.value.value, _read_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .WORDED */ .w5);
    if (checked.success)
        return { kind: 'ok', value: document.value.value };
    const [first] = (0,_read_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .toProblems */ .ek)(checked.error, document.value.locate);
    return first
        ? { kind: 'bad', problems: [{ ...first, message: `is no report of ragbench: ${first.message}` }] }
        : (0,_read_files_js__WEBPACK_IMPORTED_MODULE_6__/* .bad */ .M)(path, 'is no report of ragbench');
}


/***/ }),

/***/ 3459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   iH: () => (/* binding */ RESPONSE_FIELDS),
/* harmony export */   qE: () => (/* binding */ appResponseSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

const MODES = ['abstain', 'disputed', 'trustworthy'];
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const sourceRef = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ doc: text, locator: text.optional() });
const citation = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: text.optional(), source_id: text.optional(), span: text.optional() });
const chunk = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ source_id: text.optional(), chunk: text, score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() });
const toolCall = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    name: text,
    args: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    error: text.optional(),
});
const usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
});
/** The AppResponse of design §5: every field but `text` optional, absent is not empty. */
const appResponseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    text,
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES).optional(),
    refused: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    clarification: text.optional(),
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    unit: text.optional(),
    source: sourceRef.optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(sourceRef).optional(),
    narrative: text.optional(),
    citations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(citation).optional(),
    retrieved_context: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(chunk).optional(),
    tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCall).optional(),
    tool_statuses: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    route: text.optional(),
    trace: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}).optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}).optional(),
    usage: usage.optional(),
});
/** The fields of an AppResponse, by name: what a response mapping may set. */
const RESPONSE_FIELDS = Object.keys(appResponseSchema.shape);


/***/ }),

/***/ 782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ EMPTY_BASELINE),
/* harmony export */   d: () => (/* binding */ baselineSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

const scores = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const baselineCase = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    scores,
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cited: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    retrieved: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const baselineMetric = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    n: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative(),
    direction: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['higher', 'lower']),
});
const entry = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), baselineMetric),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), baselineCase),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), scoring: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), config: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    provenance: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), run: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), date: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
});
const CHANGE_KINDS = ['floor', 'setting', 'drop', 'accept'];
const change = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(CHANGE_KINDS),
    row: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    setting: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    to: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    date: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    comment_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    applied: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** `.ragbench/baseline.json` (design §8). Keys that we do not know stay untouched. */
const baselineSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), entry),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(change),
});
/** A baseline before its first bump. */
const EMPTY_BASELINE = { schema: 1, entries: {}, changes: [] };


/***/ }),

/***/ 8624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ checkAnswer)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3459);

/**
 * Checks a mapped answer against design §5: `null` and missing are absent, a list of strings is a retrieved context,
 * and any field of a wrong type makes the whole answer unusable (an ERROR of its case).
 */
function checkAnswer(raw) {
    if (!isRecord(raw))
        return { kind: 'bad', message: `the answer must be an object with a text; ${describe(raw)} came` };
    const candidate = normalise(raw);
    const result = _answer_js__WEBPACK_IMPORTED_MODULE_0__/* .appResponseSchema */ .qE.safeParse(candidate);
    // The schema changes nothing, so the answer itself will do: of 100,000 of them none is held twice.
    if (result.success)
        return { kind: 'ok', response: candidate };
    return { kind: 'bad', message: result.error.issues.map((issue) => explain(issue, candidate)).join('; ') };
}
/** The answer itself where nothing in it has to change. */
function normalise(raw) {
    let fields = dropNulls(raw);
    for (const key of ['source', 'usage'])
        fields = replace(fields, key, normaliseItem(fields[key]));
    for (const key of ['sources', 'citations', 'tool_calls'])
        fields = replace(fields, key, normaliseList(fields[key], normaliseItem));
    const chunks = normaliseList(fields['retrieved_context'], (item) => asChunk(normaliseItem(item)));
    return replace(fields, 'retrieved_context', chunks);
}
function replace(fields, key, value) {
    return fields[key] === value ? fields : { ...fields, [key]: value };
}
function normaliseList(list, normaliseOne) {
    if (!Array.isArray(list))
        return list;
    const items = list.map(normaliseOne);
    return items.every((item, index) => item === list[index]) ? list : items;
}
function normaliseItem(item) {
    return isRecord(item) ? dropNulls(item) : item;
}
function asChunk(item) {
    return typeof item === 'string' ? { chunk: item } : item;
}
function dropNulls(record) {
    if (!Object.values(record).some(isAbsent))
        return record;
    return Object.fromEntries(Object.entries(record).filter(([, value]) => !isAbsent(value)));
}
function isAbsent(value) {
    return value === null || value === undefined;
}
function explain(issue, answer) {
    const path = issue.path.map(String).join('.');
    const came = issue.path.reduce((value, key) => value?.[key], answer);
    return `field ${path}: ${expectation(issue)} expected, ${describe(came)} came`;
}
const TYPE_WORDS = {
    array: 'a list',
    object: 'an object',
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
};
function expectation(issue) {
    if (issue.code === 'invalid_type')
        return TYPE_WORDS[issue.expected] ?? issue.expected;
    if (issue.code === 'invalid_value')
        return `one of ${issue.values.join(', ')}`;
    return issue.message;
}
/** A value in few words, for error texts: its type and, where short, itself. */
function describe(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === 'object')
        return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'no fields'}`;
    return `the ${typeof value} ${JSON.stringify(value).slice(0, 60)}`;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 3057:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ownValue)
/* harmony export */ });
/** The record's own value under the key: an id such as "constructor" must not find what every object inherits. */
function ownValue(record, key) {
    return record && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 8734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ formatProblem),
/* harmony export */   j: () => (/* binding */ formatLocation)
/* harmony export */ });
/** `file:line:col: message`, with the parts that are known. */
function formatProblem({ location, message }) {
    return `${formatLocation(location)}: ${message}`;
}
/** `file:line:col`, with the parts that are known. */
function formatLocation({ file, line, column }) {
    return [file, line, column].filter((part) => part !== undefined).join(':');
}


/***/ }),

/***/ 5235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ CHANGES)
/* harmony export */ });
/** How a case stands to the baseline; each case of either side has exactly one. */
const CHANGES = [
    'regressed',
    'new_failing',
    'error',
    'vanished',
    'still_failing',
    'fixed',
    'new_passing',
    'still_passing',
    'skipped',
];


/***/ }),

/***/ 5889:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ matchesRow),
/* harmony export */   _k: () => (/* binding */ rowName),
/* harmony export */   k2: () => (/* binding */ entryKey),
/* harmony export */   tp: () => (/* binding */ parseEntryKey),
/* harmony export */   um: () => (/* binding */ DEFAULT_VARIANT)
/* harmony export */ });
/** The variant's name when the config lists none. */
const DEFAULT_VARIANT = 'default';
/** The row's shortest full name: the default variant is left out. */
function rowName({ suite, tier, variant, metric }) {
    return [suite, `tier${tier}`, ...(variant === DEFAULT_VARIANT ? [] : [variant]), metric].join('.');
}
/** The key of a suite's run in the baseline: `<suite>/tier<k>/<variant>`. */
function entryKey({ suite, tier, variant }) {
    return `${suite}/tier${tier}/${variant}`;
}
/** Takes `<suite>/tier<k>/<variant>` apart; undefined when it is no such key. */
function parseEntryKey(key) {
    const match = /^([^/]+)\/tier([01])\/([^/]+)$/.exec(key);
    if (!match)
        return undefined;
    const [, suite = '', tier = '', variant = ''] = match;
    return { suite, tier: Number(tier), variant };
}
/**
 * Whether a row name of the config means this row. Parts left out match all (`qa.answer_accuracy`, `qa.tier0.tool.x`);
 * a name without a metric (`fairness`, `qa.tier1`) means every row there.
 */
function matchesRow(name, place) {
    const [suite, ...rest] = name.split('.');
    if (suite !== place.suite)
        return false;
    const wanted = [`tier${place.tier}`, place.variant, place.metric];
    let at = 0;
    for (const part of rest) {
        const found = wanted.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + 1;
    }
    return true;
}


/***/ }),

/***/ 7088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   e2: () => (/* binding */ isBad)
/* harmony export */ });
const SEVERITY = { SKIPPED: 0, PASS: 1, WEAK: 2, FAIL: 3, ERROR: 4 };
/** The worst of the verdicts; SKIPPED when there is none. */
function worst(verdicts) {
    let result = 'SKIPPED';
    for (const verdict of verdicts)
        if (SEVERITY[verdict] > SEVERITY[result])
            result = verdict;
    return result;
}
/** Orders verdicts from bad to good, for tables that show what failed first. */
function bySeverity(a, b) {
    return SEVERITY[b] - SEVERITY[a];
}
/** Whether the verdict stops a merge by itself. */
function isBad(verdict) {
    return verdict === 'FAIL' || verdict === 'ERROR';
}


/***/ }),

/***/ 2096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ decodeBlocks),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   v_: () => (/* binding */ readBlocks),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1119);

/**
 * Reads a text file: UTF-8, a byte order mark dropped, CRLF made LF. UTF-16, binary data, invalid UTF-8 and an empty
 * file are refused with what to do about it.
 */
async function readText(files, path) {
    const read = await readBytes(files, path);
    if (read.kind === 'bad')
        return read;
    const text = decodeText(path, read.value.bytes);
    if (text.kind === 'ok' && text.value.trim() === '')
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .M)(path, 'is empty');
    return text;
}
/** {@link readText} for a file of lines, which is held in memory only while it is used. */
async function readBlocks(files, path, use) {
    const read = await readBytes(files, path);
    if (read.kind === 'bad')
        return read;
    const { bytes, release } = read.value;
    const text = decodeBlocks(path, bytes);
    if (text.kind === 'bad')
        return text;
    if (isBlank(text.value))
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .M)(path, 'is empty');
    const used = use(text.value);
    release?.();
    return used;
}
async function readBytes(files, path) {
    const read = await files.read(path);
    if (read.kind === 'ok')
        return { kind: 'ok', value: read };
    if (read.kind === 'unreadable')
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .M)(path, `cannot be read: ${read.why}`);
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .M)(path, `there is no such file (${read.why}); give a path relative to the folder of ragbench.yml`);
}
function isBlank({ blocks }) {
    for (const block of blocks)
        if (block.trim() !== '')
            return false;
    return true;
}
/** Bytes to text by the rules of {@link readText}; an empty file is the empty text. */
function decodeText(file, bytes) {
    const text = decodeBlocks(file, bytes);
    return text.kind === 'ok' ? { kind: 'ok', value: [...text.value.blocks].join('') } : text;
}
/** {@link decodeText} in blocks; all that could be wrong with them is found beforehand. */
function decodeBlocks(file, bytes) {
    const wide = wideEncoding(bytes);
    if (wide)
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .M)(file, `is encoded as ${wide}; save as UTF-8`);
    const nul = bytes.indexOf(0);
    if (nul >= 0)
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .M)(file, 'holds binary data (a NUL byte); a text file in UTF-8 is expected', lineOfByte(bytes, nul));
    for (const block of blocksOf(bytes)) {
        if (!decodes(block, { stream: false }))
            return (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .bad */ .M)(file, 'is not valid UTF-8; save as UTF-8', lineOfByte(bytes, firstInvalid(bytes)));
    }
    return { kind: 'ok', value: { blocks: { [Symbol.iterator]: () => decoded(bytes) } } };
}
function* decoded(bytes) {
    // Only the file has a byte order mark; at the beginning of a later line it is a character.
    const [first, later] = [new TextDecoder('utf-8'), new TextDecoder('utf-8', { ignoreBOM: true })];
    for (const block of blocksOf(bytes)) {
        const decoder = block.byteOffset === bytes.byteOffset ? first : later;
        yield decoder.decode(block).replaceAll('\r\n', '\n');
    }
}
const LINE_FEED = 0x0a;
const BLOCK_BYTES = 1 << 16;
/** Pieces of about 64 KB, longer where a line is; each ends with a line feed, or with the bytes. */
function* blocksOf(bytes) {
    for (let start = 0; start < bytes.length;) {
        const lineFeed = bytes.indexOf(LINE_FEED, start + BLOCK_BYTES);
        const end = lineFeed < 0 ? bytes.length : lineFeed + 1;
        yield bytes.subarray(start, end);
        start = end;
    }
}
function wideEncoding(bytes) {
    const [a = 1, b = 1, c = 1, d = 1] = bytes;
    if (a === 0xff && b === 0xfe)
        return c === 0 && d === 0 && bytes.length >= 4 ? 'UTF-32' : 'UTF-16 (little endian)';
    if (a === 0xfe && b === 0xff)
        return 'UTF-16 (big endian)';
    const ascii = (byte) => byte > 0 && byte < 0x80;
    // Without a mark: ASCII text in UTF-16 has a NUL in every second place.
    if (ascii(a) && b === 0 && ascii(c) && d === 0)
        return 'UTF-16 (little endian, no byte order mark)';
    if (a === 0 && ascii(b) && c === 0 && ascii(d))
        return 'UTF-16 (big endian, no byte order mark)';
    return undefined;
}
/** Index of the first byte that no valid UTF-8 text has there, by halving the prefix that still decodes. */
function firstInvalid(bytes) {
    let [valid, invalid] = [0, bytes.length];
    while (invalid - valid > 1) {
        const middle = (valid + invalid) >> 1;
        if (decodes(bytes.subarray(0, middle), { stream: true }))
            valid = middle;
        else
            invalid = middle;
    }
    return valid;
}
/** With `stream` the bytes may end within a character. */
function decodes(bytes, options) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes, options);
        return true;
    }
    catch {
        return false;
    }
}
function lineOfByte(bytes, index) {
    let line = 1;
    for (const byte of bytes.subarray(0, index))
        if (byte === LINE_FEED)
            line += 1;
    return line;
}


/***/ }),

/***/ 1119:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ bad)
/* harmony export */ });
/** A {@link Read} that failed for one reason. */
function bad(file, message, line, column) {
    return {
        kind: 'bad',
        problems: [{ location: { file, ...(line && { line }), ...(column && { column }) }, message }],
    };
}


/***/ }),

/***/ 5538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w5: () => (/* binding */ WORDED),
  eA: () => (/* binding */ checkShape),
  ek: () => (/* binding */ toProblems)
});

// EXTERNAL MODULE: ./src/text/did-you-mean.ts
var did_you_mean = __webpack_require__(3180);
// EXTERNAL MODULE: ./src/read/yaml.ts
var yaml = __webpack_require__(4257);
;// CONCATENATED MODULE: ./src/read/issue-words.ts


/** Tells our wording from a message that a schema gives itself; no file can hold it in a message by chance. */
const MARK = '\u0000';
/** Whether the message is from {@link wordIssue}. */
function isOurs(message) {
    return message.startsWith(MARK);
}
/** The message for people. */
function unmarked(message) {
    return isOurs(message) ? message.slice(MARK.length) : message;
}
/** Words an issue that its schema has no message for; for unknown keys one line each. */
function wordIssue(issue) {
    return MARK + words(issue);
}
/** A value in few words: `the text "x"`, `a list`, `nothing`. */
function came(raw) {
    const value = raw instanceof yaml/* PlainScalar */.V ? raw.value : raw;
    if (value === undefined || value === null)
        return value === null ? 'null' : 'nothing';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'string')
        return `the text ${JSON.stringify(clip(value))}`;
    if (typeof value === 'number')
        return `the number ${value}`;
    return typeof value === 'boolean' ? String(value) : 'a mapping';
}
function words(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return typeWords(issue.expected, issue.input);
        case 'invalid_value':
            return `${arrived(issue.input)}; ${choices(issue.values)} is allowed${slip(issue.input, issue.values)}`;
        case 'unrecognized_keys':
            return issue.keys.map((key) => unknownKey(key, keysOf(issue.inst))).join('\n');
        case 'invalid_union':
            return unionWords(issue);
        case 'too_small':
        case 'too_big':
            return sizeWords(issue);
        case 'invalid_format':
            return `${came(issue.input)} came; ${issue.format === 'regex' ? 'another form' : `a valid ${issue.format}`} is expected`;
        case 'not_multiple_of':
            return `${came(issue.input)} came; a multiple of ${issue.divisor} is allowed`;
        case 'invalid_key':
        case 'invalid_element':
        case 'custom':
            return `${came(issue.input)} came; this is not allowed here`;
    }
    return 'is not allowed here';
}
const TYPES = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping',
    record: 'a mapping',
    nonoptional: 'a value',
};
function typeWords(expected, input) {
    if (expected === 'boolean')
        return `${arrived(input)}; true or false is allowed`;
    const wanted = TYPES[expected] ?? expected;
    if (input === undefined)
        return `${arrived(input)}; ${wanted} is expected`;
    return `${wanted} is expected, ${came(input)} came`;
}
/** Of a missing value the key stands before this, where it is put at its place. */
function arrived(input) {
    return input === undefined ? 'is missing' : `${came(input)} came`;
}
function choices(values) {
    const named = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
}
function slip(input, values) {
    const meant = typeof input === 'string'
        ? (0,did_you_mean/* suggest */.Z)(input, values.filter((value) => typeof value === 'string'))
        : undefined;
    return meant === undefined ? '' : `; did you mean ${meant}?`;
}
function unknownKey(key, allowed) {
    const meant = (0,did_you_mean/* suggest */.Z)(key, allowed);
    const hint = meant === undefined ? '' : `did you mean ${JSON.stringify(meant)}? `;
    const known = allowed.length > 0 ? `; ${hint}${allowed.join(', ')} ${allowed.length > 1 ? 'are' : 'is'} allowed` : '';
    return `unknown key ${JSON.stringify(clip(key))}${known}`;
}
function keysOf(schema) {
    const shape = schema?._zod?.def?.shape;
    return Object.keys(shape ?? {});
}
function unionWords(issue) {
    const key = issue.discriminator;
    if (key !== undefined)
        return discriminatorWords(key, issue);
    const wanted = new Set(issue.errors?.flatMap((branch) => branch.flatMap(wantedBy)));
    if (wanted.size === 0)
        return `${arrived(issue.input)}; this is not allowed here`;
    return `${arrived(issue.input)}; ${choices([...wanted])} is allowed`;
}
function discriminatorWords(key, issue) {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
    const value = issue.input?.[key];
    const what = value === undefined ? `${JSON.stringify(key)} is missing` : `${came(value)} came`;
    return `${what}; ${choices(options)} is allowed${slip(value, options)}`;
}
function wantedBy(issue) {
    if (issue.path.length > 0)
        return [];
    if (issue.code === 'invalid_type')
        return [TYPES[issue.expected] ?? issue.expected];
    return issue.code === 'invalid_value' ? [choices(issue.values)] : [];
}
const UNITS = {
    string: 'characters',
    array: 'entries',
    set: 'entries',
    file: 'bytes',
};
function sizeWords(issue) {
    const unit = UNITS[issue.origin];
    const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
    if (issue.code === 'too_small' && unit !== undefined && limit === 1)
        return `${emptyWords(issue)}is empty; at least one is needed`;
    const side = issue.code === 'too_small' ? 'least' : 'most';
    const bound = issue.inclusive === false
        ? `${issue.code === 'too_small' ? 'more' : 'less'} than ${limit}`
        : `at ${side} ${limit}`;
    return `${came(issue.input)} came; ${bound}${unit === undefined ? '' : ` ${unit}`} is allowed`;
}
function emptyWords(issue) {
    return issue.origin === 'string' ? 'the text ' : 'the list ';
}
function clip(text) {
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

;// CONCATENATED MODULE: ./src/read/issues.ts

/**
 * What a schema must be parsed with so that {@link toProblems} can say what came and what is allowed
 * (`schema.safeParse(value, WORDED)`), inside a transform, too.
 */
const WORDED = { error: wordIssue, reportInput: true };
/** Checks a value that was read from a file; what is wrong comes with its place. */
function checkShape(schema, document) {
    const result = schema.safeParse(document.value, WORDED);
    if (result.success)
        return { kind: 'ok', value: result.data };
    return { kind: 'bad', problems: toProblems(result.error, document.locate) };
}
/**
 * Each issue as `what is wrong; what is allowed`, in one line and at its place: an unknown key at the key itself,
 * a missing one at its parent.
 */
function toProblems(error, locate) {
    return error.issues.flatMap((issue) => ofIssue(issue, locate));
}
function ofIssue(issue, locate) {
    if (issue.code === 'unrecognized_keys')
        return unknownKeys(issue, locate);
    if (issue.code === 'invalid_key')
        return [{ location: locate(issue.path, true), message: keyMessage(issue) }];
    if (issue.code === 'invalid_union' && isOurs(issue.message)) {
        const branch = nearestBranch(issue.errors);
        if (branch)
            return branch.flatMap((inner) => ofIssue({ ...inner, path: [...issue.path, ...inner.path] }, locate));
    }
    return [{ location: locate(issue.path), message: messageOf(issue) }];
}
/** A message that a schema gives itself says what is allowed; what came, or that nothing did, is put before it. */
function messageOf(issue) {
    const message = unmarked(issue.message);
    if (issue.code === 'custom')
        return message;
    const ours = isOurs(issue.message);
    if (issue.input !== undefined)
        return ours ? message : `${came(issue.input)} came; ${message}`;
    const key = issue.path.at(-1);
    return ours && typeof key === 'string' ? `${JSON.stringify(key)} ${message}` : message;
}
function unknownKeys(issue, locate) {
    const lines = isOurs(issue.message) ? unmarked(issue.message).split('\n') : [];
    return issue.keys.map((key, index) => ({
        location: locate([...issue.path, key], true),
        message: lines[index] ?? `unknown key ${JSON.stringify(key)}`,
    }));
}
function keyMessage(issue) {
    const key = JSON.stringify(String(issue.path.at(-1)));
    return `the key ${key} is not allowed; ${issue.issues.map((inner) => unmarked(inner.message)).join('; ')}`;
}
/** Of a union the branch that was meant: the one with the fewest faults; undefined when none got past the type. */
function nearestBranch(branches) {
    const entered = branches.filter((branch) => branch.every((issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'));
    const [best] = entered.toSorted((a, b) => faults(a) - faults(b));
    return best;
}
function faults(branch) {
    return branch.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}


/***/ }),

/***/ 482:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ parseJsonLines)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);

/**
 * Parses JSON Lines as the four systems do: blank lines count as lines, not as values. Each line is handed over as soon as it
 * is parsed, and forgotten, so that a file of 100,000 is never held whole as values; nothing taken is left out. A line that is
 * no JSON is a problem with its column, and its id where that can be read.
 */
function parseJsonLines(file, text, take) {
    const values = [];
    const problems = [];
    for (const { content, line } of linesOf(text)) {
        const parsed = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(file, content, line);
        if (parsed.kind === 'bad') {
            problems.push(...parsed.problems.map((problem) => named(problem, content)));
            continue;
        }
        const taken = take({ ...parsed.value, line });
        if (taken.kind === 'ok')
            values.push(...taken.value);
        else
            problems.push(...taken.problems);
    }
    return { values, problems };
}
function* linesOf({ blocks }) {
    let line = 1;
    for (const block of blocks) {
        for (let start = 0; start < block.length; line += 1) {
            const lineFeed = block.indexOf('\n', start);
            const end = lineFeed < 0 ? block.length : lineFeed;
            const content = block.slice(start, end);
            if (content.trim() !== '')
                yield { content, line };
            start = end + 1;
        }
    }
}
function named(problem, content) {
    const id = /"id"\s*:\s*"([^"\\]{1,200})"/.exec(content)?.[1];
    return id === undefined
        ? problem
        : { ...problem, message: `${problem.message} (in the line with id "${id}")` };
}


/***/ }),

/***/ 3636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* unused harmony export position */
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1928);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1119);


const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
/** Parses strict JSON. `firstLine` is the line of the file on which the text begins. */
function parseJson(file, text, firstLine = 1) {
    try {
        const value = JSON.parse(text);
        return { kind: 'ok', value: { value, locate: locator(file, text, firstLine) } };
    }
    catch {
        const errors = [];
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, STRICT);
        const [first] = errors;
        const place = position(text, first?.offset ?? text.length, firstLine);
        const why = first ? words((0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(first.error)) : 'something';
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .bad */ .M)(file, `is not valid JSON: ${why} here`, place.line, place.column);
    }
}
function locator(file, text, firstLine) {
    let tree;
    return (path, ofKey = false) => {
        tree ??= (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, [], STRICT);
        const node = nearest(tree, path);
        const place = ofKey && node?.parent?.type === 'property' ? node.parent : node;
        return { file, ...position(text, place?.offset ?? 0, firstLine) };
    };
}
function nearest(tree, path) {
    if (!tree)
        return undefined;
    const steps = path.map((key) => (typeof key === 'number' ? key : String(key)));
    for (let length = steps.length; length > 0; length -= 1) {
        const node = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.findNodeAtLocation)(tree, steps.slice(0, length));
        if (node)
            return node;
    }
    return tree;
}
/** Line and column, from 1, of an offset in the text. */
function position(text, offset, firstLine = 1) {
    const before = text.slice(0, offset);
    const lastBreak = before.lastIndexOf('\n');
    return { line: firstLine + before.split('\n').length - 1, column: offset - lastBreak };
}
/** `EndOfFileExpected` → `end of file expected`. */
function words(code) {
    return code.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}


/***/ }),

/***/ 4257:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ PlainScalar),
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

/**
 * A plain (unquoted) scalar that YAML took for no string, with the text that stands in the file. Files of the seeds
 * were written for another YAML, so their reader decides field by field what `NO` or `007` means.
 */
class PlainScalar {
    source;
    value;
    constructor(source, value) {
        this.source = source;
        this.value = value;
    }
}
/**
 * Parses YAML 1.2 (JSON included) with merge keys; double keys and unresolved aliases are errors with their place.
 * With `keepSource`, plain scalars come as {@link PlainScalar}.
 */
function parseYaml(file, text, options = { keepSource: false }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        merge: true,
        prettyErrors: false,
        uniqueKeys: false,
        version: '1.2',
    });
    const faults = [...document.errors, ...document.warnings];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias: (_key, node) => void (node.resolve(document) ?? faults.push(unresolved(node))),
        Map: (_key, { items }) => void faults.push(...doubledKeys(items)),
    });
    if (faults.length > 0)
        return { kind: 'bad', problems: faults.map((fault) => toProblem(file, lines, fault)) };
    if (options.keepSource)
        (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, { Scalar: (_key, node) => keepSource(node) });
    try {
        const value = document.toJS({ maxAliasCount: 1000 });
        return {
            kind: 'ok',
            value: { value, locate: (path, ofKey = false) => locate(file, document, lines, path, ofKey) },
        };
    }
    catch (error) {
        return { kind: 'bad', problems: [{ location: { file }, message: error.message }] };
    }
}
function keepSource(node) {
    if (node.type !== yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.PLAIN || typeof node.value === 'string' || node.source === undefined)
        return;
    node.value = new PlainScalar(node.source, node.value);
}
/** In one pass: the library's own check compares every key with every other. */
function doubledKeys(items) {
    const seen = new Set();
    return items.flatMap(({ key }) => {
        const name = String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : key);
        if (!seen.has(name)) {
            seen.add(name);
            return [];
        }
        const start = startOf(key) ?? 0;
        return [
            {
                message: `the key ${JSON.stringify(name)} is given twice; keys must be unique`,
                pos: [start, start],
            },
        ];
    });
}
function unresolved({ source, range }) {
    const start = range?.[0] ?? 0;
    return { message: `there is no anchor &${source} before this alias`, pos: [start, start] };
}
function toProblem(file, lines, fault) {
    const { line, col } = lines.linePos(fault.pos[0]);
    const isTooDeep = /call stack/i.test(fault.message);
    return {
        location: { file, line, column: col },
        message: isTooDeep ? 'is nested too deeply to be read' : fault.message,
    };
}
function locate(file, document, lines, path, ofKey) {
    let node = document.contents;
    let place = startOf(node);
    for (const [index, key] of path.entries()) {
        const step = child(node, key, document);
        if (!step)
            break;
        node = step.value;
        place =
            (ofKey && index === path.length - 1 ? step.key : undefined) ?? startOf(step.value) ?? step.key ?? place;
    }
    if (place === undefined)
        return { file };
    const { line, col } = lines.linePos(place);
    return { file, line, column: col };
}
function child(node, key, document) {
    const target = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.resolve(document) : node;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(target))
        return undefined;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(target))
        return typeof key === 'number' && target.items[key] ? { value: target.items[key] } : undefined;
    const pair = target.items.find((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(item) && String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item.key) ? item.key.value : item.key) === String(key));
    if (pair)
        return { value: pair.value, key: startOf(pair.key) };
    return merged(target.items, key, document);
}
/** A key that a merge (`<<`) brought in stands where its anchor stands. */
function merged(items, key, document) {
    const merge = items.find((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item.key) && String(item.key.source ?? item.key.value) === '<<');
    if (!merge)
        return undefined;
    const sources = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(merge.value) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(merge.value) ? merge.value.items : [merge.value];
    for (const source of sources) {
        const found = child(source, key, document);
        if (found)
            return found;
    }
    return undefined;
}
function startOf(node) {
    return node?.range?.[0];
}


/***/ }),

/***/ 9971:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ answerStep),
/* harmony export */   j: () => (/* binding */ fromWhereTheyPart)
/* harmony export */ });
/** Compares the two answers; an empty one is said to be empty. */
function answerStep({ before, now }) {
    if (now === undefined)
        return { kind: 'unknown' };
    if (before === undefined)
        return { kind: 'only_now', now: orEmpty(now) };
    if (before === now)
        return { kind: 'same', now: orEmpty(now), isWhole: true };
    // The baseline keeps the beginning of an answer: where it was cut is no place where the two part.
    if (before.endsWith('…') && now.startsWith(before.slice(0, -1)))
        return { kind: 'same', now, isWhole: false };
    return { kind: 'moved', before: orEmpty(before), now: orEmpty(now) };
}
/** Both texts from where their first difference comes into view; as they are while it is in sight anyway. */
function fromWhereTheyPart(a, b, inSight) {
    const [left, right] = [Array.from(a), Array.from(b)];
    const parting = left.findIndex((char, index) => char !== right[index]);
    const shared = parting < 0 ? left.length : parting;
    if (shared <= inSight)
        return [a, b];
    const skipped = shared - Math.floor(inSight / 2);
    return [from(left, skipped), from(right, skipped)];
}
function from(chars, skipped) {
    return `…${chars.slice(skipped).join('')}`;
}
function orEmpty(answer) {
    return answer.trim() === '' ? '(empty)' : answer;
}


/***/ }),

/***/ 7183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K7: () => (/* binding */ casesWith),
/* harmony export */   _J: () => (/* binding */ firstCases),
/* harmony export */   zp: () => (/* binding */ countCases),
/* harmony export */   zs: () => (/* binding */ byCause)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7088);

/** The cases that stand so to the baseline, suite by suite, the worst suite first. */
function casesWith({ suites }, change) {
    const groups = suites.map((suite) => ({
        suite,
        cases: suite.cases.filter((one) => one.change === change),
    }));
    return groups
        .filter(({ cases }) => cases.length > 0)
        .sort((a, b) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .bySeverity */ .Np)(a.suite.verdict, b.suite.verdict));
}
/** The first so many cases over all groups. */
function firstCases(groups, most) {
    let room = most;
    return groups.flatMap(({ suite, cases }) => {
        const kept = cases.slice(0, room);
        room -= kept.length;
        return kept.length > 0 ? [{ suite, cases: kept }] : [];
    });
}
/** How many cases there are in all groups. */
function countCases(groups) {
    return groups.reduce((sum, { cases }) => sum + cases.length, 0);
}
/** Errors come in swarms with one cause: each cause once, with the ids that it struck. */
function byCause(cases) {
    const causes = new Map();
    for (const { reason, id } of cases) {
        const ids = causes.get(reason);
        if (ids)
            ids.push(id);
        else
            causes.set(reason, [id]);
    }
    return [...causes].map(([cause, ids]) => ({ cause, ids }));
}


/***/ }),

/***/ 1692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ renderComment)
});

// EXTERNAL MODULE: ./src/render/markdown/heading.ts
var heading = __webpack_require__(4566);
// EXTERNAL MODULE: ./src/render/markdown/ladder.ts + 15 modules
var ladder = __webpack_require__(2044);
;// CONCATENATED MODULE: ./src/render/marker.ts
/**
 * The first line of a gate's comment, by which a later run finds it again: compared whole, and written so that nothing in
 * the key can end the HTML comment.
 */
function marker(key) {
    const wellFormed = key.replace(/\p{Cs}/gu, '\ufffd');
    return `<!-- ragbench:${encodeURIComponent(wellFormed).replaceAll('--', '%2D%2D')} -->`;
}

;// CONCATENATED MODULE: ./src/render/comment.ts



/** UTF-16 units, of which no text has fewer than code points; GitHub refuses 65,536. */
const BUDGET = 60_000;
/**
 * The sticky comment (design §9): the marker, then verdict and reason, what the change did to its own gate, the table, the
 * cases. Where that is too long, whole blocks and rows are left out and said to be. Never fails.
 */
function renderComment(report, context) {
    const first = `${marker(context.key)}\n`;
    const url = context.links?.run;
    const whole = { words: 'the job summary', ...(url !== undefined && { url }) };
    const body = (0,ladder/* fullestThatFits */.t6)({
        view: { report, context, whole },
        ladder: ladder/* PAGE_LADDER */.JP,
        opening: heading/* headingBlocks */.Pi,
        fits: (text) => first.length + text.length < BUDGET,
    });
    return `${first}${body}\n`;
}


/***/ }),

/***/ 5610:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ toolText),
/* harmony export */   F2: () => (/* binding */ floorsText),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   tq: () => (/* binding */ costs)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1368);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5714);


const SHORT_SHA = 7;
const LONGEST_SOURCE = 60;
/** What the run cost: calls, time, tokens, money; zero costs left out. */
function costs({ usage, provenance }) {
    const { calls, cached, tokens, usd } = usage;
    return [
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(calls, 'call') + (cached > 0 ? ` (${cached} cached)` : ''),
        duration(provenance.seconds),
        ...(tokens > 0 ? [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(tokens, 'token')] : []),
        ...(usd > 0 ? [`$${usd < 0.01 ? usd.toPrecision(1) : usd.toFixed(2)}`] : []),
    ];
}
/** What the run was held against, and how far back that was measured; inert. */
function floorsText({ provenance: { baseline }, warnings }) {
    if (warnings.some(({ code }) => code === 'nothing_compared'))
        return 'nothing compared';
    if (!baseline)
        return 'no baseline';
    if (baseline.commit === undefined)
        return `floors from ${(0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .t)(baseline.source, LONGEST_SOURCE)}`;
    const at = shortSha(baseline.commit);
    return baseline.behind
        ? `floors of ${at}, measured ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(baseline.behind, 'commit')} back`
        : `floors of ${at}`;
}
/** Who judged: `ragbench 1.0.0`; inert. */
function toolText({ tool }) {
    return `ragbench ${(0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .t)(tool.version, SHORT_SHA * 4)}`;
}
/** The beginning of a commit's id, as people name it; inert. */
function shortSha(commit) {
    return (0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .t)(commit.slice(0, SHORT_SHA));
}
function duration(seconds) {
    if (seconds < 60)
        return `${seconds.toFixed(1)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}


/***/ }),

/***/ 4367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ decisionLines),
/* harmony export */   b: () => (/* binding */ decisionsOf)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1368);
/* harmony import */ var _placed_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9937);


const REFUSES = 'abstain';
const TRUSTS = 'trustworthy';
/** One line per governance suite, so that neither refusing all nor trusting all can hide in one accuracy. */
function decisionLines({ suites }, columns) {
    return suites.flatMap((suite) => {
        const decisions = decisionsOf(suite);
        if (!decisions || decisions.total === 0)
            return [];
        const { total, expected, overRefusal, falseTrust } = decisions;
        const text = `: ${expected} of ${total} decisions as expected, over-refusal ${overRefusal}, false trust ${falseTrust}`;
        return [(0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .t)((0,_placed_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteName */ .Qx)(suite), columns - text.length) + text];
    });
}
/** Counts the suite's `details.confusion[expected][actual]`; undefined where it has none. */
function decisionsOf({ details }) {
    const { confusion } = details;
    if (!isObject(confusion))
        return undefined;
    const cells = Object.entries(confusion).flatMap(([due, row]) => Object.entries(isObject(row) ? row : {}).map(([got, count]) => ({
        due,
        got,
        count: typeof count === 'number' ? count : 0,
    })));
    const sum = (wanted) => cells.reduce((total, { due, got, count }) => (wanted(due, got) ? total + count : total), 0);
    return {
        cells,
        total: sum(() => true),
        expected: sum((due, got) => due === got),
        overRefusal: sum((due, got) => due === TRUSTS && got === REFUSES),
        falseTrust: sum((due, got) => due !== TRUSTS && got === TRUSTS),
    };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 6111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ caseFacts),
/* harmony export */   x: () => (/* binding */ hasMoved)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5933);

const DEEPEST = 4;
/** Whether other sources were named before; their order does not count. */
function hasMoved({ before, now }) {
    return before !== undefined && before.toSorted().join('\n') !== now.toSorted().join('\n');
}
/**
 * Reads a case's evidence: `stage`, `question` (or a seed's own name, `query` or `prompt`), `expected` (or
 * `expected_mode`), `answer`, `cited`, `retrieved`, `rank`, `before`, `edited`.
 */
function caseFacts({ reason, evidence }) {
    const { stage, answer, cited, retrieved, rank, before: kept, edited, metrics } = evidence;
    const before = isObject(kept) ? kept : {};
    return {
        why: typeof stage === 'string' ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stageWords */ ._l)(stage) : reason,
        ...optional('question', evidence['question'] ?? evidence['query'] ?? evidence['prompt'], plain),
        ...optional('expected', evidence['expected'] ?? evidence['expected_mode'], plain),
        ...optional('before', before['answer'], plain),
        ...optional('now', answer, plain),
        ...step('cited', before['cited'], cited),
        ...step('retrieved', before['retrieved'], retrieved),
        ...(typeof rank === 'number' && { rank }),
        ...optional('sought', soughtIn(evidence), plain),
        ...(typeof stage === 'string' && { reason }),
        fell: metrics === undefined || metrics === null ? [] : names(metrics),
        ...(isObject(edited) && { edited: Object.keys(edited).join(', ') }),
    };
}
/** The expected source: where the rank says so, else as the expectation names it. */
function soughtIn({ expected, retrieved, rank }) {
    if (typeof rank === 'number' && isList(retrieved))
        return names(retrieved)[rank - 1];
    if (!isObject(expected))
        return undefined;
    const { source, narrative_doc: narrative } = expected;
    return isObject(source) ? source['doc'] : narrative;
}
function optional(key, value, write) {
    return value === undefined || value === null ? {} : { [key]: write(value) };
}
function step(key, before, now) {
    if (now === undefined || now === null)
        return {};
    const value = { now: names(now), ...(before !== undefined && { before: names(before) }) };
    return { [key]: value };
}
function names(sources) {
    const list = isList(sources) ? sources : [sources];
    const texts = list.map((source) => isObject(source) && source['source_id'] !== undefined ? plain(source['source_id']) : plain(source));
    return [...new Set(texts)];
}
/** Any recorded value for people: texts as they are, `{doc, locator}` as a source, other objects as `key: value` pairs. */
function plain(value, depth = 0) {
    if (typeof value === 'string')
        return value;
    if (value === null || typeof value !== 'object')
        return String(value);
    if (depth > DEEPEST)
        return '…';
    if (isList(value))
        return value.map((item) => plain(item, depth + 1)).join(', ');
    const pairs = Object.entries(value);
    const isSource = pairs.every(([key]) => key === 'doc' || key === 'locator');
    return pairs
        .map(([key, item]) => (isSource ? '' : `${key.replaceAll('_', ' ')}: `) + plain(item, depth + 1))
        .join(isSource ? ' ' : ', ');
}
function isList(value) {
    return Array.isArray(value);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 8983:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ remarkOf),
/* harmony export */   Zl: () => (/* binding */ gateRows),
/* harmony export */   gl: () => (/* binding */ rowFigures),
/* harmony export */   ot: () => (/* binding */ onlyAdvises)
/* harmony export */ });
/* harmony import */ var _gate_has_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7852);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5714);
/* harmony import */ var _placed_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9937);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5933);




const ROUNDING = 1e-9;
const RANKS = { ERROR: 0, FAIL: 1, WEAK: 2, SKIPPED: 4, PASS: 5 };
const ADVISORY_RANK = 3;
/** Reasons that verdict and figures say by themselves. */
const PLAIN_REASONS = ['ok', 'new', 'below_floor', 'above_ceiling'];
/** What is not a plain pass, or moved, is shown; what skipped or held is folded. */
function gateRows(report) {
    const shown = (0,_placed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .placedRows */ .xi)(report).filter(isShown).sort(byRank);
    const folded = report.suites.flatMap((suite) => foldSuite(suite, shown.filter((placed) => placed.suite === suite).length));
    return { shown, folded: folded.sort((a, b) => RANKS[a.verdict] - RANKS[b.verdict]) };
}
function isShown({ row }) {
    if (row.verdict === 'SKIPPED')
        return false;
    return row.verdict !== 'PASS' || row.reason !== 'ok' || (0,_placed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .lostCases */ .M1)(row) !== 0 || hasMoved(row);
}
/** Sums of the same scores may differ in their last digit. */
function hasMoved({ delta = 0 }) {
    return Math.abs(delta) > ROUNDING;
}
function byRank(a, b) {
    return rank(a.row) - rank(b.row) || (0,_placed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .lostCases */ .M1)(b.row) - (0,_placed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .lostCases */ .M1)(a.row);
}
function rank({ verdict, advisory }) {
    return advisory && verdict !== 'PASS' ? ADVISORY_RANK : RANKS[verdict];
}
function foldSuite(suite, shown) {
    const skipped = suite.rows.filter(({ verdict }) => verdict === 'SKIPPED');
    const rows = suite.rows.length - shown;
    const isWhole = shown === 0;
    const folded = { suite, rows, empty: skipped.length, isWhole };
    if (suite.verdict === 'SKIPPED' && isWhole)
        return [{ ...folded, verdict: 'SKIPPED', reason: suite.rows[0]?.reason ?? 'no_cases' }];
    if (skipped.length === suite.rows.length)
        return [{ ...folded, verdict: suite.verdict, reason: 'no_cases' }];
    return rows === 0 ? [] : [{ ...folded, verdict: 'PASS' }];
}
/** Value, baseline and change of a row, with enough digits to tell them apart. */
function rowFigures(row) {
    const scale = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .scaleOf */ ._K)(row);
    const { baseline, shared, delta = 0 } = row;
    if (!(0,_gate_has_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFigure */ .D)(row))
        return baseline === undefined ? {} : { floor: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .figure */ .vP)(scale, baseline) };
    const [now, floor] = baseline === undefined ? [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .figure */ .vP)(scale, row.value)] : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .figures */ .u5)(scale, row.value, baseline);
    return {
        now,
        ...(row.reason === 'new' ? { floor: 'new' } : floor !== undefined && { floor }),
        ...(shared && { cases: shared.now - shared.before }),
        ...(hasMoved(row) && { delta: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .difference */ .iv)(scale, delta) }),
    };
}
/** The remark on a row; empty where its figures say it all. */
function remarkOf(row) {
    const { reason, note } = row;
    const bar = reason === 'below_threshold' ? (0,_placed_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingThreshold */ .X5)(row) : undefined;
    const threshold = bar === undefined ? '' : ` ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .figures */ .u5)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .scaleOf */ ._K)(row), bar, row.value)[0]}`;
    return {
        ...(!PLAIN_REASONS.includes(reason) && { words: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .rowReasonWords */ .ay)(reason) + threshold }),
        ...(note !== undefined && { note }),
    };
}
/** Whether the row is bad or weak and yet decides nothing. */
function onlyAdvises({ advisory, verdict }) {
    return advisory && verdict !== 'PASS';
}


/***/ }),

/***/ 4907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isAboutGate),
/* harmony export */   v: () => (/* binding */ isRefusal)
/* harmony export */ });
const GATE_CODES = [
    'gate_weakened',
    'nothing_compared',
    'config_not_compared',
    'baseline_edited',
    'baseline_stale',
    'cases_changed',
];
/** Warnings about the gate itself stand before any number. */
function isAboutGate({ code }) {
    return GATE_CODES.includes(code);
}
const REFUSALS = ['config_error', 'crashed'];
/** Why nothing was run: stands before everything, and none of it is left out while there is room. */
function isRefusal({ code }) {
    return REFUSALS.includes(code);
}


/***/ }),

/***/ 1368:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ inert),
/* harmony export */   u: () => (/* binding */ inertMiddle)
/* harmony export */ });
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2948);

/** Invisible or order-changing characters; the two joiners stay, since scripts and emoji need them. */
const INVISIBLE = /^(?!\u{200c}|\u{200d})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]$/u;
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
/** More marks than any script stacks on one letter are shown as escapes, for they would paint over other lines. */
const MOST_MARKS = 4;
const ELLIPSIS = '…';
/**
 * Foreign text for a terminal or a build log: one line, nothing in it acts. Control and invisible characters become
 * escapes (`\n`, `\x1b`, `\u{202e}`), what the runner would read as a workflow command is broken up, and what does not
 * fit the columns is cut with an ellipsis.
 */
function inert(text, columns = Infinity) {
    let [shown, kept, recent, width, marks] = ['', '', ' ', 0, 0];
    for (const char of text) {
        marks = (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .charWidth */ .Vj)(char) === 0 ? marks + 1 : 0;
        const safe = marks > MOST_MARKS || completesCommand(recent, char) ? escape(char) : visible(char);
        recent = recent.slice(-1) + char;
        shown += safe;
        width += (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(safe);
        if (width > columns)
            return columns < 1 ? '' : kept.trimEnd() + ELLIPSIS;
        if (width < columns)
            kept = shown;
    }
    return shown.trimEnd();
}
/** The same with the middle cut out: names tell most by their two ends. */
function inertMiddle(text, columns) {
    const long = text.length > columns * 4;
    const whole = long ? '' : inert(text);
    if (!long && (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(whole) <= columns)
        return whole;
    const tail = lastColumns(long ? inert(text.slice(-columns * 2)) : whole, Math.floor((columns - 1) / 2));
    return inert(text, columns - (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(tail)) + tail;
}
function lastColumns(text, columns) {
    let tail = '';
    let width = 0;
    for (const char of Array.from(text).reverse()) {
        width += (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .charWidth */ .Vj)(char);
        if (width > columns)
            return tail;
        tail = char + tail;
    }
    return tail;
}
function visible(char) {
    return INVISIBLE.test(char) ? (NAMED.get(char) ?? escape(char)) : char;
}
function escape(char) {
    const hex = (char.codePointAt(0) ?? 0).toString(16);
    return hex.length <= 2 ? `\\x${hex.padStart(2, '0')}` : `\\u{${hex}}`;
}
/** The runner obeys `::command::` at the start of a line, even an indented one, and `##[command]` anywhere. */
function completesCommand(recent, char) {
    return (char === ':' && /^\s:$/.test(recent)) || (char === '[' && recent === '##');
}


/***/ }),

/***/ 5104:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/**
 * report.json, in pieces, so that a report of 100,000 cases is never one string: one line per row and per case, keys in
 * a fixed order.
 */
function* renderJson(report) {
    const { suites, ledger, usage, warnings, raises, ...head } = report;
    yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "suites": [`;
    for (const [index, suite] of suites.entries()) {
        yield index === 0 ? '\n' : ',\n';
        yield* renderSuite(suite);
    }
    yield `${suites.length > 0 ? '\n  ' : ''}],\n`;
    yield `  "ledger": ${JSON.stringify(ledger)},\n  "usage": ${JSON.stringify(usage)},\n`;
    if (raises) {
        yield '  "raises": [';
        yield* lines(raises, '    ');
        yield `${raises.length > 0 ? '\n  ' : ''}],\n`;
    }
    yield `  "warnings": ${JSON.stringify(warnings, null, 2).replaceAll('\n', '\n  ')}\n}\n`;
}
function* renderSuite({ rows, cases, details, fingerprint, ...head }) {
    yield `    {${JSON.stringify(head).slice(1, -1)},\n      "rows": [`;
    yield* lines(rows);
    yield '],\n      "cases": [';
    yield* lines(cases);
    yield `],\n      "details": ${JSON.stringify(details)},\n      "fingerprint": ${JSON.stringify(fingerprint)}}`;
}
function* lines(items, indent = '        ') {
    for (const [index, item] of items.entries())
        yield `${index === 0 ? '\n' : ',\n'}${indent}${JSON.stringify(item)}`;
}


/***/ }),

/***/ 6147:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ ledgerParts)
/* harmony export */ });
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5235);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5933);


/** Every case of either side in exactly one count, zero counts left out, and how many cases that makes. */
function ledgerParts({ ledger }) {
    const counts = _model_report_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANGES */ .Y.flatMap((change) => (ledger[change] ? [{ change, count: ledger[change] }] : []));
    return {
        total: counts.reduce((sum, { count }) => sum + count, 0),
        parts: counts.map(({ change, count }) => `${count} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .changeWords */ .mF)(change)}`),
    };
}


/***/ }),

/***/ 2367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wrap),
/* harmony export */   l: () => (/* binding */ hang)
/* harmony export */ });
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2948);

/** Breaks a text (one line, already inert) at spaces into lines of at most so many columns; longer words are cut. */
function wrap(text, columns) {
    const lines = [];
    let line = '';
    for (const piece of text.split(' ').flatMap((word) => (word === '' ? [] : cut(word, columns)))) {
        const longer = line === '' ? piece : `${line} ${piece}`;
        if ((0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(longer) <= columns) {
            line = longer;
            continue;
        }
        lines.push(line);
        line = piece;
    }
    return line === '' ? lines : [...lines, line];
}
/** The wrapped text behind a label: the label before the first line, as many spaces before the others. */
function hang(label, text, columns) {
    const indent = (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(label);
    return wrap(text, columns - indent).map((line, index) => (index === 0 ? label : ' '.repeat(indent)) + line);
}
function cut(word, columns) {
    const pieces = [];
    let piece = '';
    let width = 0;
    for (const char of word) {
        const more = (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .charWidth */ .Vj)(char);
        if (width + more <= columns) {
            piece += char;
            width += more;
            continue;
        }
        pieces.push(piece);
        // A line must not begin with what the runner would read as a workflow command.
        piece = char === ':' ? '\\x3a' : char;
        width = (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(piece);
    }
    return [...pieces, piece];
}


/***/ }),

/***/ 4566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ headingBlocks),
/* harmony export */   oA: () => (/* binding */ whereItBroke)
/* harmony export */ });
/* unused harmony export gateBlocks */
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6111);
/* harmony import */ var _case_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7183);
/* harmony import */ var _placed_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9937);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(985);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);





const LONGEST_HEADLINE = 300;
const LONGEST_WHY = 80;
const MOST_WAYS = 3;
const NO_REASON = 'no reason given';
const DEFAULT_KEY = 'ragbench';
/** Verdict and reason, and whose they are. */
function headingBlocks(view) {
    const { report } = view;
    return [(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(3, (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${(0,_signs_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWord */ .E)(report.verdict)} · `), ...reasonNodes(report)), ...gateBlocks(view)];
}
/** Whose gate it is, where a repository may have several. */
function gateBlocks({ context: { key } }) {
    if (key === DEFAULT_KEY)
        return [];
    const gate = key.startsWith(`${DEFAULT_KEY}:`) ? key.slice(DEFAULT_KEY.length + 1) : key;
    return [(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('Gate of '), (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(gate))];
}
/** The headline without its verdict, the name of a row in it as code. */
function reasonNodes(report) {
    const { headline, verdict } = report;
    const reason = headline.startsWith(`${verdict} · `) ? headline.slice(verdict.length + 3) : headline;
    const row = (0,_placed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .placedRows */ .xi)(report)
        .map(_placed_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq)
        .find((full) => full !== '' && full.length < LONGEST_WHY && reason.includes(full));
    if (row === undefined)
        return [(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(reason, LONGEST_HEADLINE)];
    const at = reason.indexOf(row);
    const [before, after] = [reason.slice(0, at), reason.slice(at + row.length)];
    // A text that ends in a space loses it when it is made inert.
    return [
        ...(before === '' ? [] : [(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(before.trimEnd(), LONGEST_HEADLINE), (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(' ')]),
        (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(row),
        ...(after === '' ? [] : [(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(after, LONGEST_HEADLINE)]),
    ];
}
/** At which stages the regressed cases broke, the most frequent first. */
function whereItBroke({ report }) {
    const ways = new Map();
    for (const { cases } of (0,_case_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .casesWith */ .K7)(report, 'regressed'))
        for (const one of cases) {
            const why = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .caseFacts */ .Q)(one).why || NO_REASON;
            ways.set(why, (ways.get(why) ?? 0) + 1);
        }
    if (ways.size === 0)
        return [];
    const sorted = [...ways].sort((a, b) => b[1] - a[1]);
    const shown = sorted
        .slice(0, MOST_WAYS)
        .map(([why, count]) => [(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(why, LONGEST_WHY), (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(` (${count})`)]);
    const rest = sorted.length > MOST_WAYS ? [[(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${sorted.length - MOST_WAYS} other ways`)]] : [];
    return [(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('What broke:')), (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(' '), ...(0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([...shown, ...rest], ' · '))];
}


/***/ }),

/***/ 2044:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fl: () => (/* binding */ FULL_LADDER),
  JP: () => (/* binding */ PAGE_LADDER),
  t6: () => (/* binding */ fullestThatFits)
});

// EXTERNAL MODULE: ./src/render/ledger.ts
var ledger = __webpack_require__(6147);
// EXTERNAL MODULE: ./src/render/numbers.ts
var numbers = __webpack_require__(5714);
// EXTERNAL MODULE: ./src/render/gate-warnings.ts
var gate_warnings = __webpack_require__(4907);
// EXTERNAL MODULE: ./src/render/words.ts
var words = __webpack_require__(5933);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
// EXTERNAL MODULE: ./src/render/markdown/nodes.ts
var nodes = __webpack_require__(985);
// EXTERNAL MODULE: ./src/render/markdown/soft-text.ts
var soft_text = __webpack_require__(1188);
;// CONCATENATED MODULE: ./src/render/markdown/fold.ts



const LONGEST_NAME = 80;
/** A block that opens at a click. Markdown inside is read as such only because a blank line follows the summary. */
function fold(summary, body) {
    return [(0,nodes/* html */.qy)(`<details><summary>${summary.join(' · ')}</summary>`), ...body, (0,nodes/* html */.qy)('</details>')];
}
/** Our own words. */
function own(words) {
    return escaped(words);
}
/** A foreign name. */
function code(foreign) {
    return `<code>${escaped((0,inert/* inertMiddle */.u)(foreign, LONGEST_NAME))}</code>`;
}
/** Foreign text as prose, made inert. */
function said(foreign, columns) {
    return escaped((0,soft_text/* softText */.o)(foreign, columns));
}
/** A link to an address of ours. */
function linked(url, label) {
    return `<a href="${escaped(url)}">${label}</a>`;
}
const REFERENCES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    $: '&#36;',
};
function escaped(plain) {
    return plain.replace(/[&<>"'$]/g, (char) => REFERENCES[char] ?? '');
}

// EXTERNAL MODULE: ./src/model/problem.ts
var problem = __webpack_require__(8734);
// EXTERNAL MODULE: ./src/render/costs.ts
var costs = __webpack_require__(5610);
;// CONCATENATED MODULE: ./src/render/repository-path.ts
/** `builtin:` data, `C:\` and `/` roots: nothing that a checkout has. */
const ELSEWHERE = /^(?:[A-Za-z][\w+.-]*:|[\\/])/;
/**
 * A file's path from the root of the repository, by its path from the config's folder; undefined where it is no file of
 * the repository: data that comes with ragbench, an absolute path, one that leads out.
 */
function repositoryPath(file, folder) {
    if (file === '' || ELSEWHERE.test(file))
        return undefined;
    const path = [];
    for (const part of `${folder}/${file}`.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            path.push(part);
        else if (path.pop() === undefined)
            return undefined;
    }
    return path.length > 0 ? path.join('/') : undefined;
}

;// CONCATENATED MODULE: ./src/render/markdown/links.ts




/** Files that GitHub shows rendered, where a line can be linked only in their source. */
const RENDERED = /\.(?:adoc|csv|geojson|ipynb|markdown|md|mdx|org|rst|svg|tsv)$/i;
const COMMIT = /^[0-9a-f]{7,64}$/;
/** The file's line on GitHub; undefined where it is no file of the repository. */
function locationUrl(location, links) {
    const path = links && repositoryPath(location.file, links.folder);
    if (!links || path === undefined)
        return undefined;
    const segments = path.split('/').map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd')));
    const source = RENDERED.test(path) ? '?plain=1' : '';
    const line = location.line === undefined ? '' : `#L${location.line}`;
    return `${links.repository}/blob/${links.commit}/${segments.join('/')}${source}${line}`;
}
/** `file:line:column`, linked where it can be. */
function placeNode(location, links) {
    const url = locationUrl(location, links);
    const label = (0,nodes/* name */.UU)((0,problem/* formatLocation */.j)(location));
    return url === undefined ? label : (0,nodes/* link */.nf)(url, label);
}
/** A commit by the beginning of its id, linked where it can be. */
function commitNode(commit, links) {
    const label = (0,nodes/* name */.UU)((0,costs/* shortSha */.Fu)(commit));
    return links && COMMIT.test(commit) ? (0,nodes/* link */.nf)(`${links.repository}/commit/${commit}`, label) : label;
}

;// CONCATENATED MODULE: ./src/render/markdown/view.ts

/** What was left out, and where it is; nothing where nothing was. */
function more(count, what, { whole }) {
    if (count <= 0)
        return [];
    return [(0,nodes/* text */.Qq)(`${count} more${what === '' ? '' : ` ${what}`} in `), wholeNode(whole)];
}
/** The place that holds the whole, linked where it can be. */
function wholeNode({ words, url }) {
    return url === undefined ? (0,nodes/* text */.Qq)(words) : (0,nodes/* link */.nf)(url, (0,nodes/* text */.Qq)(words));
}

;// CONCATENATED MODULE: ./src/render/markdown/alerts.ts






const LONGEST_MESSAGE = 600;
const BOXES = [
    ['CAUTION', ['config_error', 'crashed']],
    ['WARNING', ['gate_weakened', 'baseline_edited', 'cases_changed']],
    ['IMPORTANT', ['nothing_compared', 'config_not_compared', 'baseline_stale']],
    ['NOTE', ['missing_permission']],
];
/** What must be seen before any number, boxed: why nothing ran, and what the change did to its own gate. */
function alertBlocks(view) {
    return BOXES.flatMap(([kind, codes]) => box(kind, groups(view, (code) => codes.includes(code))));
}
/** All other warnings, folded. */
function noteBlocks(view) {
    const boxed = BOXES.flatMap(([, codes]) => codes);
    const found = groups(view, (code) => !boxed.includes(code));
    if (found.length === 0)
        return [];
    const titles = found.map(({ code, total }) => `${(0,words/* warningTitle */.tJ)(code)}${total > 1 ? ` (${total})` : ''}`);
    const [first, ...rest] = found;
    const summary = own(`Notes: ${titles.join(', ')}`);
    return fold([summary], first ? [...openingBlocks(first), ...rest.flatMap(openingBlocks)] : []);
}
function groups(view, isWanted) {
    const codes = new Set(view.report.warnings.map(({ code }) => code).filter(isWanted));
    return [...codes].map((code) => {
        const all = view.report.warnings.filter((warning) => warning.code === code);
        const most = (0,gate_warnings/* isRefusal */.v)({ code }) ? view.detail.problems : view.detail.warnings;
        const shown = all.slice(0, most).map((warning) => itemOf(warning, view));
        const rest = more(all.length - shown.length, '', view);
        return { code, total: all.length, items: rest.length > 0 ? [...shown, rest] : shown };
    });
}
function itemOf({ code, message, location }, { context: { links } }) {
    const said = (0,nodes/* prose */.CS)(message, LONGEST_MESSAGE);
    if (!location)
        return [said];
    const place = placeNode(location, links);
    // As compilers do, the place first.
    return (0,gate_warnings/* isRefusal */.v)({ code }) ? [place, (0,nodes/* text */.Qq)(' '), said] : [said, (0,nodes/* text */.Qq)(' · '), place];
}
function box(kind, [first, ...rest]) {
    if (!first)
        return [];
    const [opening, ...others] = parts(first);
    return [(0,nodes/* alert */.xE)(kind, opening, ...others, ...rest.flatMap(openingBlocks))];
}
function openingBlocks(group) {
    const [opening, ...others] = parts(group);
    return [(0,nodes/* paragraph */.FY)(...opening), ...others];
}
/** The title, with the only item behind it or all items below it. */
function parts({ code, items }) {
    const title = (0,nodes/* strong */.ko)((0,nodes/* text */.Qq)((0,words/* capitalised */.Iu)((0,words/* warningTitle */.tJ)(code))));
    const [only, ...others] = items;
    return only && others.length === 0 ? [[title, (0,nodes/* text */.Qq)(' · '), ...only]] : [[title], (0,nodes/* list */.p_)(items)];
}

// EXTERNAL MODULE: ./src/render/case-groups.ts
var case_groups = __webpack_require__(7183);
// EXTERNAL MODULE: ./src/render/evidence.ts
var evidence = __webpack_require__(6111);
// EXTERNAL MODULE: ./src/render/placed-rows.ts
var placed_rows = __webpack_require__(9937);
// EXTERNAL MODULE: ./src/render/answers.ts
var answers = __webpack_require__(9971);
;// CONCATENATED MODULE: ./src/render/markdown/case-table.ts


const MOST_SOURCES = 5;
/** Columns of a shared beginning that the eye skips by itself. */
const IN_SIGHT = 80;
const NONE = '–';
const AS_BEFORE = 'as before';
/** Before and now side by side; without a before, now alone. */
function caseTable(facts, { detail }) {
    const lines = [...answerLine(facts, detail.columns), ...citedLine(facts), ...retrievedLine(facts)];
    if (lines.length === 0)
        return [];
    if (lines.every(([, before]) => before.length === 0))
        return [
            (0,nodes/* table */.tp)([null, null], [[[], [(0,nodes/* text */.Qq)('now')]], ...lines.map(([label, , now]) => [[(0,nodes/* text */.Qq)(label)], now])]),
        ];
    const head = [[], [(0,nodes/* text */.Qq)('before')], [(0,nodes/* text */.Qq)('now')]];
    return [
        (0,nodes/* table */.tp)([null, null, null], [
            head,
            ...lines.map(([label, before, now]) => [
                [(0,nodes/* text */.Qq)(label)],
                before.length > 0 ? before : [(0,nodes/* text */.Qq)(NONE)],
                now,
            ]),
        ]),
    ];
}
function answerLine(facts, columns) {
    const step = (0,answers/* answerStep */.V)(facts);
    if (step.kind === 'unknown')
        return [];
    if (step.kind === 'only_now')
        return [['answer', [], [(0,nodes/* value */.Uq)(step.now, columns)]]];
    if (step.kind === 'same') {
        const words = step.isWhole ? AS_BEFORE : `${AS_BEFORE}, as far as the baseline kept it`;
        return [['answer', [(0,nodes/* value */.Uq)(step.now, columns)], [(0,nodes/* emphasis */.lN)((0,nodes/* text */.Qq)(words))]]];
    }
    const [before, now] = (0,answers/* fromWhereTheyPart */.j)(step.before, step.now, Math.min(IN_SIGHT, Math.floor(columns / 2)));
    return [['answer', [(0,nodes/* value */.Uq)(before, columns)], [(0,nodes/* value */.Uq)(now, columns)]]];
}
/** What is cited now, with what was gained and lost called so. */
function citedLine({ cited }) {
    if (!cited)
        return [];
    const { before, now } = cited;
    if (!before)
        return [['cited', [], namesOr(now)]];
    const kept = now.filter((source) => before.includes(source));
    const gained = now.filter((source) => !before.includes(source));
    const lost = before.filter((source) => !now.includes(source));
    const parts = [
        ...(kept.length > 0 ? [names(kept)] : []),
        ...(now.length === 0 ? [[(0,nodes/* text */.Qq)(lost.length > 0 ? 'nothing' : NONE)]] : []),
        ...(gained.length > 0 ? [[(0,nodes/* strong */.ko)((0,nodes/* text */.Qq)('gained')), (0,nodes/* text */.Qq)(' '), ...names(gained)]] : []),
        ...(lost.length > 0 ? [[(0,nodes/* strong */.ko)((0,nodes/* text */.Qq)('lost')), (0,nodes/* text */.Qq)(' '), ...names(lost)]] : []),
    ];
    return [['cited', namesOr(before), (0,nodes/* joined */.oR)(parts, '; ')]];
}
function retrievedLine({ retrieved, sought }) {
    if (!retrieved)
        return [];
    const { before, now } = retrieved;
    if (!before)
        return [['retrieved', [], ranked(now, sought)]];
    const isSame = before.join('\n') === now.join('\n');
    return [['retrieved', ranked(before, sought), isSame ? [(0,nodes/* emphasis */.lN)((0,nodes/* text */.Qq)(AS_BEFORE))] : ranked(now, sought)]];
}
/** Where the expected source stands among the retrieved ones, and which these are. */
function ranked(sources, sought) {
    if (sought === undefined || sources.length === 0)
        return namesOr(sources);
    const rank = sources.indexOf(sought) + 1;
    const place = rank > 0 ? `rank ${rank} of ${sources.length}` : `not among ${sources.length}`;
    return [(0,nodes/* text */.Qq)(`${place}: `), ...names(sources)];
}
function namesOr(sources) {
    return sources.length > 0 ? names(sources) : [(0,nodes/* text */.Qq)(NONE)];
}
function names(sources) {
    const shown = sources.slice(0, MOST_SOURCES).map((source) => [(0,nodes/* name */.UU)(source)]);
    const rest = sources.length > MOST_SOURCES ? [[(0,nodes/* text */.Qq)(`${sources.length - MOST_SOURCES} more`)]] : [];
    return (0,nodes/* joined */.oR)([...shown, ...rest], ', ');
}

;// CONCATENATED MODULE: ./src/render/markdown/case-block.ts







const LONGEST_WHY = 100;
const LONGEST_REASON = 400;
const MOST_NAMES = 8;
const LONGEST_COMMAND = 500;
/** A regressed case, folded: what was asked, what came before and now, what broke, how to see it again. */
function caseBlock(suite, one, view) {
    const facts = (0,evidence/* caseFacts */.Q)(one);
    return fold(summaryOf(one, facts, view), [
        ...questionBlock(facts, view),
        ...caseTable(facts, view),
        ...reasonBlock(facts),
        ...replayBlock(suite, one, view),
    ]);
}
/** Id, what broke, and the line to click. */
function summaryOf({ id, location }, { why }, { context: { links } }) {
    const url = location && locationUrl(location, links);
    const place = location && code((0,problem/* formatLocation */.j)(location));
    return [
        code(id),
        ...(why === '' ? [] : [said(why, LONGEST_WHY)]),
        ...(place ? [url === undefined ? place : linked(url, place)] : []),
    ];
}
function questionBlock({ question, expected }, { detail }) {
    const lines = [
        ...(question === undefined ? [] : [labelled('Asked', (0,nodes/* prose */.CS)(question, detail.columns))]),
        ...(expected === undefined ? [] : [labelled('Expected', (0,nodes/* value */.Uq)(expected, detail.columns))]),
    ];
    return lines.length === 0 ? [] : [(0,nodes/* paragraph */.FY)(...(0,nodes/* onLines */.lP)(lines))];
}
/** Which metrics fell and why, and whether this change edits the case itself. */
function reasonBlock({ fell, reason, edited }) {
    const metrics = (0,nodes/* joined */.oR)(fell.slice(0, MOST_NAMES).map((metric) => [(0,nodes/* name */.UU)(metric)]), ', ');
    const lines = [
        ...(fell.length > 0 ? [labelled('No longer passes', ...metrics)] : []),
        ...(reason === undefined || reason === '' ? [] : [labelled('Why', (0,nodes/* prose */.CS)(reason, LONGEST_REASON))]),
        ...(edited === undefined ? [] : [labelled('Edited by this change', (0,nodes/* value */.Uq)(edited, LONGEST_REASON))]),
    ];
    return lines.length === 0 ? [] : [(0,nodes/* paragraph */.FY)(...(0,nodes/* onLines */.lP)(lines))];
}
function labelled(label, ...content) {
    return [(0,nodes/* strong */.ko)((0,nodes/* text */.Qq)(`${label}:`)), (0,nodes/* text */.Qq)(' '), ...content];
}
/** The command that shows the case again; left out where it could not be pasted. */
function replayBlock({ id: suite }, { id }, { context }) {
    const command = context.replay?.(suite, id);
    return command === undefined || (0,inert/* inert */.t)(command) !== command || command.length > LONGEST_COMMAND
        ? []
        : [{ type: 'code', lang: 'sh', value: command }];
}

;// CONCATENATED MODULE: ./src/render/markdown/case-lists.ts










const case_lists_LONGEST_WHY = 160;
const LONGEST_CAUSE = 400;
/** The regressed cases: as many with their evidence as there is room for, then the others by name. */
function regressedBlocks(view) {
    const groups = (0,case_groups/* casesWith */.K7)(view.report, 'regressed');
    const shown = (0,case_groups/* firstCases */._J)(groups, view.detail.blocks);
    const rest = lastCases(groups, view.detail.blocks);
    return [
        ...shown.flatMap(({ suite, cases }) => cases.flatMap((one) => caseBlock(suite, one, view))),
        ...listBlock(rest, (0,case_groups/* countCases */.zp)(shown) > 0 ? 'more case' : 'case', 'regressed', view),
    ];
}
function lastCases(groups, from) {
    let skipped = 0;
    return groups.flatMap(({ suite, cases }) => {
        const kept = cases.slice(Math.max(0, from - skipped));
        skipped += cases.length;
        return kept.length > 0 ? [{ suite, cases: kept }] : [];
    });
}
/** Cases that this change adds and that fail. */
function newFailingBlocks(view) {
    return listBlock((0,case_groups/* casesWith */.K7)(view.report, 'new_failing'), 'case', 'new_failing', view);
}
/** Cases by name, each with what broke and its line, folded. */
function listBlock(groups, noun, change, view) {
    const total = (0,case_groups/* countCases */.zp)(groups);
    if (total === 0)
        return [];
    const shown = (0,case_groups/* firstCases */._J)(groups, view.detail.listed).flatMap(({ cases }) => cases);
    const rest = more(total - shown.length, '', view);
    const items = [...shown.map((one) => caseItem(one, view)), ...(rest.length > 0 ? [rest] : [])];
    return fold([own(`${(0,numbers/* counted */.hS)(total, noun)} ${(0,words/* changeWords */.mF)(change)}`)], [(0,nodes/* list */.p_)(items)]);
}
function caseItem(one, { context: { links } }) {
    const { why } = (0,evidence/* caseFacts */.Q)(one);
    return (0,nodes/* joined */.oR)([
        [(0,nodes/* name */.UU)(one.id)],
        ...(why === '' ? [] : [[(0,nodes/* prose */.CS)(why, case_lists_LONGEST_WHY)]]),
        ...(one.location ? [[placeNode(one.location, links)]] : []),
    ], ' · ');
}
/** Cases that could not be judged, cause by cause, suite by suite. */
function errorBlocks(view) {
    return (0,case_groups/* casesWith */.K7)(view.report, 'error').flatMap(({ suite, cases }) => {
        const causes = (0,case_groups/* byCause */.zs)(cases);
        const shown = causes.slice(0, view.detail.listed);
        const rest = more(causes.length - shown.length, 'causes', view);
        const items = shown.map(({ cause, ids }) => [
            (0,nodes/* prose */.CS)(cause, LONGEST_CAUSE),
            (0,nodes/* text */.Qq)(' · '),
            ...idNodes(ids, view),
        ]);
        return fold([own(`${(0,numbers/* counted */.hS)(cases.length, 'case')} ${(0,words/* changeWords */.mF)('error')}`), code((0,placed_rows/* suiteName */.Qx)(suite))], [(0,nodes/* list */.p_)(rest.length > 0 ? [...items, rest] : items)]);
    });
}
/** Cases of which the name is enough. */
function namedBlocks(view) {
    const lines = ['fixed', 'vanished'].flatMap((change) => namedLine(change, view));
    return lines.length === 0 ? [] : [(0,nodes/* paragraph */.FY)(...(0,nodes/* onLines */.lP)(lines))];
}
function namedLine(change, view) {
    const ids = (0,case_groups/* casesWith */.K7)(view.report, change).flatMap(({ cases }) => cases.map(({ id }) => id));
    if (ids.length === 0)
        return [];
    const label = (0,nodes/* strong */.ko)((0,nodes/* text */.Qq)(`${(0,words/* capitalised */.Iu)((0,words/* changeWords */.mF)(change))}:`));
    return [[label, (0,nodes/* text */.Qq)(' '), ...idNodes(ids, view)]];
}
function idNodes(ids, view) {
    const shown = ids.slice(0, view.detail.named);
    const rest = more(ids.length - shown.length, '', view);
    return (0,nodes/* joined */.oR)([...shown.map((id) => [(0,nodes/* name */.UU)(id)]), ...(rest.length > 0 ? [rest] : [])], ', ');
}

// EXTERNAL MODULE: ./src/render/decisions.ts
var render_decisions = __webpack_require__(4367);
;// CONCATENATED MODULE: ./src/render/markdown/decisions.ts




/** A matrix of more modes than this is no matrix of ours. */
const MOST_MODES = 8;
/** What was expected and what came, per governance suite, folded: neither refusing all nor trusting all can hide. */
function decisionBlocks({ suites }) {
    return suites.flatMap((suite) => {
        const decisions = (0,render_decisions/* decisionsOf */.b)(suite);
        if (!decisions || decisions.total === 0)
            return [];
        const { total, expected, overRefusal, falseTrust } = decisions;
        const counts = `${expected} of ${total} decisions as expected, over-refusal ${overRefusal}, false trust ${falseTrust}`;
        return fold([own(counts), code((0,placed_rows/* suiteName */.Qx)(suite))], [matrix(decisions)]);
    });
}
function matrix({ cells }) {
    const modes = [...new Set(cells.flatMap(({ due, got }) => [due, got]))].slice(0, MOST_MODES);
    const align = [null, ...modes.map(() => 'right')];
    const head = [[(0,nodes/* text */.Qq)('expected ↓ got →')], ...modes.map((mode) => [(0,nodes/* name */.UU)(mode)])];
    const rows = modes.map((due) => [
        [(0,nodes/* name */.UU)(due)],
        ...modes.map((got) => {
            const count = cells.find((cell) => cell.due === due && cell.got === got)?.count ?? 0;
            return [countNode(count, due === got)];
        }),
    ]);
    return (0,nodes/* table */.tp)(align, [head, ...rows]);
}
/** What came otherwise than expected stands out. */
function countNode(count, isExpected) {
    return isExpected || count === 0 ? (0,nodes/* text */.Qq)(String(count)) : (0,nodes/* strong */.ko)((0,nodes/* text */.Qq)(String(count)));
}

// EXTERNAL MODULE: ./src/model/row-name.ts
var row_name = __webpack_require__(5889);
// EXTERNAL MODULE: ./src/render/gate-rows.ts
var gate_rows = __webpack_require__(8983);
;// CONCATENATED MODULE: ./src/render/markdown/remarks.ts




const LONGEST_NOTE = 400;
const MOST_ROWS = 3;
/** What the figures of the shown rows do not say by themselves; rows of which the same is to be said stand together. */
function remarkBlocks(shown, view) {
    const remarks = new Map();
    for (const placed of shown) {
        const remark = unsaid(remarkWithAdvice(placed), view);
        if (remark.words === undefined && remark.note === undefined)
            continue;
        const key = JSON.stringify(remark);
        const known = remarks.get(key);
        if (known)
            known.rows.push(placed);
        else
            remarks.set(key, { remark, rows: [placed] });
    }
    const all = [...remarks.values()].map(({ remark, rows }) => item(remark, rows));
    const kept = all.slice(0, view.detail.warnings);
    const rest = more(all.length - kept.length, 'remarks', view);
    return all.length === 0 ? [] : [(0,nodes/* list */.p_)(rest.length > 0 ? [...kept, rest] : kept)];
}
/** A recorded change stands in a box above already. */
function unsaid({ words, note }, { report }) {
    const isSaid = note !== undefined && report.warnings.some(({ message }) => message.endsWith(note));
    return { ...(words !== undefined && { words }), ...(note !== undefined && !isSaid && { note }) };
}
function remarkWithAdvice({ row }) {
    const { words, note } = (0,gate_rows/* remarkOf */.M5)(row);
    const parts = [words, (0,gate_rows/* onlyAdvises */.ot)(row) ? 'advisory, does not decide' : undefined];
    const said = parts.filter((part) => part !== undefined).join('; ');
    return { ...(said !== '' && { words: said }), ...(note !== undefined && { note }) };
}
function item({ words, note }, rows) {
    const names = rows.slice(0, MOST_ROWS).map((placed) => [(0,nodes/* name */.UU)((0,placed_rows/* fullName */.fq)(placed))]);
    const rest = rows.length > MOST_ROWS ? [[(0,nodes/* text */.Qq)(`${rows.length - MOST_ROWS} more`)]] : [];
    return [
        ...(0,nodes/* joined */.oR)([...names, ...rest], ', '),
        ...(words === undefined ? [] : [(0,nodes/* text */.Qq)(`: ${words}`)]),
        ...(note === undefined ? [] : [(0,nodes/* text */.Qq)(': '), (0,nodes/* prose */.CS)(note, LONGEST_NOTE)]),
    ];
}

// EXTERNAL MODULE: ./src/render/markdown/signs.ts
var signs = __webpack_require__(3174);
;// CONCATENATED MODULE: ./src/render/markdown/gate-table.ts









const HEADER = ['Verdict', 'Tier', 'Suite', 'Metric', 'Value', 'Baseline', 'Δ', 'n'];
const ALIGN = [null, 'right', null, null, 'right', 'right', 'right', 'right'];
const gate_table_MOST_NAMES = 3;
const gate_table_LONGEST_NAME = 60;
/** The gate table, what its figures do not say below it. */
function gateTable(view) {
    const { shown, folded } = (0,gate_rows/* gateRows */.Zl)(view.report);
    if (shown.length + folded.length === 0)
        return [];
    const kept = shown.slice(0, view.detail.rows);
    const rest = more(shown.length - kept.length, 'rows', view);
    const rows = [...kept.map(rowCells), ...foldedRows(folded, shown.length > 0)];
    return [
        withoutEmptyColumns(rows),
        ...(rest.length > 0 ? [(0,nodes/* paragraph */.FY)(...rest)] : []),
        ...remarkBlocks(kept, view),
    ];
}
/** Where no row has a figure of a kind, its column only takes room. */
function withoutEmptyColumns(rows) {
    const used = HEADER.flatMap((_, column) => rows.some((cells) => (cells[column] ?? []).length > 0) ? [column] : []);
    return (0,nodes/* table */.tp)(used.map((column) => ALIGN[column] ?? null), [
        used.map((column) => [(0,nodes/* text */.Qq)(HEADER[column] ?? '')]),
        ...rows.map((cells) => used.map((column) => cells[column] ?? [])),
    ]);
}
function rowCells({ row, suite }) {
    const { now, floor = '' } = (0,gate_rows/* rowFigures */.gl)(row);
    return [
        [(0,nodes/* text */.Qq)((0,signs/* verdictWord */.E)(row.verdict))],
        tierNodes([suite]),
        suiteNodes(suite),
        [(0,nodes/* name */.UU)(row.metric, gate_table_LONGEST_NAME), ...adviceNodes(row)],
        now === undefined ? [(0,nodes/* emphasis */.lN)((0,nodes/* text */.Qq)((0,words/* rowReasonWords */.ay)(row.reason)))] : figureNodes(now),
        figureNodes(floor),
        figureNodes(changeOf(row)),
        now === undefined ? [] : [(0,nodes/* text */.Qq)(String(row.n))],
    ];
}
function tierNodes(suites) {
    const tiers = new Set(suites.map(({ tier }) => tier));
    return tiers.size === 1 ? [(0,nodes/* text */.Qq)(String([...tiers][0]))] : [];
}
function adviceNodes({ advisory }) {
    return advisory ? [(0,nodes/* text */.Qq)(' · advisory')] : [];
}
function suiteNodes({ id, variant }) {
    const suite = (0,nodes/* name */.UU)(id, gate_table_LONGEST_NAME);
    return variant === row_name/* DEFAULT_VARIANT */.um ? [suite] : [suite, (0,nodes/* text */.Qq)(' '), (0,nodes/* name */.UU)(variant, gate_table_LONGEST_NAME)];
}
/** Nobody feels −6.7 points, everybody feels two cases: cases first, points behind them. Both move as the value does. */
function changeOf(row) {
    const { cases = 0, delta = '' } = (0,gate_rows/* rowFigures */.gl)(row);
    if (cases === 0)
        return delta;
    const moved = (0,numbers/* signedCount */.c3)(row.direction === 'higher' ? cases : -cases);
    const points = row.measure === 'miss_count' || delta === '' ? '' : `\n(${delta})`;
    return `${moved} ${Math.abs(cases) === 1 ? 'case' : 'cases'}${points}`;
}
/** A figure and its unit stay on one line; a line may break between two figures. */
function figureNodes(figures) {
    if (figures === '')
        return [];
    const lines = figures.split('\n').map((figure) => (0,soft_text/* softText */.o)(figure).replaceAll(' ', '\u00a0'));
    return [(0,nodes/* text */.Qq)(lines.join(' '))];
}
/** Suites with nothing to show, one line for each thing that is to be said of them. */
function foldedRows(folded, isBelowOthers) {
    const keys = new Set(folded.map(foldKey));
    return [...keys].map((key) => {
        const alike = folded.filter((one) => foldKey(one) === key);
        const [first] = alike;
        const cases = alike.reduce((sum, { suite }) => sum + suite.n_cases, 0);
        return [
            [(0,nodes/* text */.Qq)((0,signs/* verdictWord */.E)(first?.verdict ?? 'PASS'))],
            tierNodes(alike.map(({ suite }) => suite)),
            suiteNames(alike),
            [(0,nodes/* emphasis */.lN)((0,nodes/* text */.Qq)(foldedText(alike, isBelowOthers)))],
            [],
            [],
            [],
            [(0,nodes/* text */.Qq)(String(cases))],
        ];
    });
}
function foldKey({ verdict, reason }) {
    return `${verdict} ${reason}`;
}
function suiteNames(folded) {
    if (folded.length > gate_table_MOST_NAMES)
        return [(0,nodes/* text */.Qq)((0,numbers/* counted */.hS)(folded.length, 'suite'))];
    return (0,nodes/* joined */.oR)(folded.map(({ suite }) => suiteNodes(suite)), ', ');
}
function foldedText(folded, isBelowOthers) {
    const [first] = folded;
    if (first?.reason !== undefined)
        return (0,words/* rowReasonWords */.ay)(first.reason);
    const rows = folded.reduce((sum, one) => sum + one.rows, 0);
    const empty = folded.reduce((sum, one) => sum + one.empty, 0);
    const counts = isBelowOthers
        ? `${rows} other ${rows === 1 ? 'metric' : 'metrics'}`
        : (0,numbers/* counted */.hS)(rows, 'metric');
    return `${counts} unchanged${empty > 0 ? ` (${empty} without cases)` : ''}`;
}

// EXTERNAL MODULE: ./src/render/markdown/heading.ts
var heading = __webpack_require__(4566);
;// CONCATENATED MODULE: ./src/render/markdown/raises.ts






const ROUNDING = 1e-9;
const ORDER = ['raised', 'lowered', 'remeasured', 'new', 'case_set'];
/** What merging moves in the baseline. */
function raisesBlock(view) {
    const { report, context } = view;
    const start = context.isMerged ? 'This ' : 'On merge this ';
    const raises = report.raises ?? [];
    const first = firstFloors(report);
    if (first > 0)
        return [(0,nodes/* paragraph */.FY)((0,nodes/* text */.Qq)(`${start}sets the first floors of ${(0,numbers/* counted */.hS)(first, 'row')}.`))];
    const phrases = ORDER.flatMap((why) => {
        const own = raises.filter((raise) => raise.why === why);
        return own.length === 0 ? [] : [phrase(why, own, view)];
    });
    return phrases.length === 0 ? [] : [(0,nodes/* paragraph */.FY)((0,nodes/* text */.Qq)(start), ...(0,nodes/* joined */.oR)(phrases, '; '), (0,nodes/* text */.Qq)('.'))];
}
/** Rows that get their first floor, where no row has one yet. */
function firstFloors(report) {
    const measured = (0,placed_rows/* placedRows */.xi)(report).filter(({ row }) => row.n > 0 && row.verdict !== 'ERROR');
    const isFirst = measured.every(({ row }) => row.baseline === undefined && row.reason === 'new');
    return isFirst ? measured.length : 0;
}
function phrase(why, raises, view) {
    const rows = new Map((0,placed_rows/* placedRows */.xi)(view.report).map((placed) => [(0,placed_rows/* fullName */.fq)(placed), placed.row]));
    const shown = raises.slice(0, view.detail.named).map((raise) => {
        const full = (0,row_name/* rowName */._k)(raise.row);
        return [(0,nodes/* name */.UU)(full), (0,nodes/* text */.Qq)(` ${step(raise, rows.get(full))}`)];
    });
    const rest = more(raises.length - shown.length, '', view);
    return [(0,nodes/* text */.Qq)(`${(0,words/* raiseVerb */.kQ)(why)} `), ...(0,nodes/* joined */.oR)(rest.length > 0 ? [...shown, rest] : shown, ', ')];
}
/** From what to what: in cases where the row is a share of cases. */
function step({ from, to }, row) {
    const scale = row ? (0,numbers/* scaleOf */._K)(row) : 'number';
    if (from === undefined)
        return `at ${(0,numbers/* figure */.vP)(scale, to)}`;
    return (row && inCases(from, to, row)) ?? (0,numbers/* figures */.u5)(scale, from, to).join(' → ');
}
/** Where cases came or went, the old share is one of another number. */
function inCases(from, to, { measure, n, shared }) {
    if (measure !== 'rate' || shared?.n !== n)
        return undefined;
    const [before, now] = [from * n, to * n];
    const isWhole = [before, now].every((count) => Math.abs(count - Math.round(count)) < ROUNDING * n);
    return isWhole ? `${Math.round(before)} → ${Math.round(now)} of ${n}` : undefined;
}

;// CONCATENATED MODULE: ./src/render/markdown/small-print.ts




/** What the run cost, what it was held against, where the rest is: last and small. */
function smallPrint(view) {
    const { report, context } = view;
    const { links } = context;
    const parts = [
        ...(report.suites.length > 0 ? [...(0,costs/* costs */.tq)(report).map((cost) => [(0,nodes/* prose */.CS)(cost)]), floors(view)] : []),
        ...(links?.report === undefined ? [] : [[(0,nodes/* link */.nf)(links.report, (0,nodes/* text */.Qq)('full report'))]]),
        ...(links?.run === undefined ? [] : [[(0,nodes/* link */.nf)(links.run, (0,nodes/* text */.Qq)('run'))]]),
        [(0,nodes/* prose */.CS)((0,costs/* toolText */.C_)(report))],
    ];
    return [(0,nodes/* paragraph */.FY)((0,nodes/* html */.qy)('<sub>'), ...(0,nodes/* joined */.oR)(parts, ' · '), (0,nodes/* html */.qy)('</sub>'))];
}
function floors({ report, context }) {
    const { baseline } = report.provenance;
    const isCompared = !report.warnings.some(({ code }) => code === 'nothing_compared');
    if (!isCompared || baseline?.commit === undefined)
        return [(0,nodes/* prose */.CS)((0,costs/* floorsText */.F2)(report))];
    const back = baseline.behind ? `, measured ${(0,numbers/* counted */.hS)(baseline.behind, 'commit')} back` : '';
    return [(0,nodes/* text */.Qq)('floors of '), commitNode(baseline.commit, context.links), (0,nodes/* text */.Qq)(back)];
}

;// CONCATENATED MODULE: ./src/render/markdown/page.ts











/** Everything below the heading, in the order in which a reviewer needs it. */
function bodyBlocks(view) {
    return [
        ...alertBlocks(view),
        ...(0,heading/* whereItBroke */.oA)(view),
        ...gateTable(view),
        ...page_ledger(view),
        ...regressedBlocks(view),
        ...newFailingBlocks(view),
        ...errorBlocks(view),
        ...decisionBlocks(view.report),
        ...namedBlocks(view),
        ...noteBlocks(view),
        ...raisesBlock(view),
        ...smallPrint(view),
    ];
}
/** The table, and where the rest is. */
function tableBlocks(view) {
    return [
        ...alertBlocks(view),
        ...(0,heading/* whereItBroke */.oA)(view),
        ...gateTable(view),
        ...page_ledger(view),
        pointer(view),
        ...smallPrint(view),
    ];
}
/** Where all of it is. */
function pointer({ whole }) {
    return (0,nodes/* paragraph */.FY)((0,nodes/* text */.Qq)('The rest is in '), wholeNode(whole), (0,nodes/* text */.Qq)('.'));
}
function page_ledger({ report }) {
    const { total, parts } = (0,ledger/* ledgerParts */.o)(report);
    if (total === 0)
        return [];
    return [(0,nodes/* paragraph */.FY)((0,nodes/* strong */.ko)((0,nodes/* text */.Qq)(`${(0,numbers/* counted */.hS)(total, 'case')}:`)), (0,nodes/* text */.Qq)(` ${parts.join(' · ')}`))];
}

// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var lib = __webpack_require__(1486);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 14 modules
var mdast_util_to_markdown_lib = __webpack_require__(9059);
;// CONCATENATED MODULE: ./src/render/markdown/write.ts


/** A backslash before it does not keep GitHub from reading mathematics. */
const ALWAYS_REFERENCES = ['$'];
/** Text with the characters escaped that would be markup where it stands. */
const write_text = (node, _parent, state, info) => state.safe(node.value, { ...info, encode: ALWAYS_REFERENCES });
const OPTIONS = {
    bullet: '-',
    rule: '-',
    fences: true,
    // Aligned columns would pay for the longest cell in every row.
    extensions: [(0,lib/* gfmTableToMarkdown */.d)({ tablePipeAlign: false })],
    handlers: { text: write_text },
    unsafe: [
        { character: '$', inConstruct: 'phrasing' },
        { character: '~', inConstruct: 'phrasing' },
    ],
};
/** The blocks as markdown, a blank line between each two, without a last newline. */
function writeMarkdown(blocks) {
    return (0,mdast_util_to_markdown_lib/* toMarkdown */.l)({ type: 'root', children: [...blocks] }, OPTIONS).trimEnd();
}

;// CONCATENATED MODULE: ./src/render/markdown/ladder.ts


/** For a page that people read from above: fewer and shorter blocks, then none but a list. */
const PAGE_LADDER = [
    { rows: 60, blocks: 20, columns: 600, listed: 100, named: 10, warnings: 20, problems: 500 },
    { rows: 60, blocks: 20, columns: 240, listed: 60, named: 10, warnings: 20, problems: 250 },
    { rows: 40, blocks: 10, columns: 240, listed: 40, named: 10, warnings: 10, problems: 100 },
    { rows: 30, blocks: 5, columns: 120, listed: 20, named: 10, warnings: 10, problems: 50 },
    { rows: 30, blocks: 0, columns: 0, listed: 30, named: 5, warnings: 5, problems: 30 },
    { rows: 20, blocks: 0, columns: 0, listed: 5, named: 3, warnings: 5, problems: 20 },
];
/** For a page that people search. */
const FULL_LADDER = [
    { rows: 1000, blocks: 1000, columns: 2000, listed: 2000, named: 1000, warnings: 500, problems: 2000 },
    { rows: 1000, blocks: 500, columns: 600, listed: 2000, named: 1000, warnings: 500, problems: 2000 },
    { rows: 500, blocks: 200, columns: 600, listed: 1000, named: 200, warnings: 200, problems: 1000 },
    ...PAGE_LADDER,
];
const LEAST = { rows: 10, blocks: 0, columns: 0, listed: 0, named: 0, warnings: 2, problems: 10 };
/**
 * The fullest rendering that fits: rung by rung of the ladder, then the table only, then the opening with a pointer, which
 * is short whatever the report holds.
 */
function fullestThatFits({ view, ladder, opening, fits }) {
    const write = (detail, body) => {
        const whole = { ...view, detail };
        return writeMarkdown([...opening(whole), ...body(whole)]);
    };
    for (const detail of ladder) {
        const text = write(detail, bodyBlocks);
        if (fits(text))
            return text;
    }
    const table = write(LEAST, tableBlocks);
    return fits(table) ? table : write(LEAST, (least) => [pointer(least)]);
}


/***/ }),

/***/ 985:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   Uq: () => (/* binding */ value),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   lN: () => (/* binding */ emphasis),
/* harmony export */   lP: () => (/* binding */ onLines),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xE: () => (/* binding */ alert)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1368);
/* harmony import */ var _soft_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1188);


const LONGEST_NAME = 80;
const EMPTY = '(empty)';
/** Our own words. */
function text(words) {
    return { type: 'text', value: words };
}
/** Foreign text in a line of prose, made inert. */
function prose(foreign, columns) {
    return text((0,_soft_text_js__WEBPACK_IMPORTED_MODULE_1__/* .softText */ .o)(foreign, columns));
}
/** A foreign value, as code: on one line, inert, cut at its end. */
function value(foreign, columns) {
    return { type: 'inlineCode', value: (0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .t)(foreign, columns) || EMPTY };
}
/** A foreign name, as code, cut in its middle. */
function name(foreign, columns = LONGEST_NAME) {
    return { type: 'inlineCode', value: (0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inertMiddle */ .u)(foreign, columns) || EMPTY };
}
function strong(...children) {
    return { type: 'strong', children };
}
function emphasis(...children) {
    return { type: 'emphasis', children };
}
/** A link to an address of ours. */
function link(url, ...children) {
    return { type: 'link', url, children };
}
/** Markup of ours that mdast has no node for; nothing foreign goes in unescaped. */
function html(markup) {
    return { type: 'html', value: markup };
}
function paragraph(...children) {
    return { type: 'paragraph', children };
}
function heading(depth, ...children) {
    return { type: 'heading', depth, children };
}
/** One item a line. */
function list(items) {
    return {
        type: 'list',
        spread: false,
        children: items.map((children) => ({
            type: 'listItem',
            spread: false,
            children: [paragraph(...children)],
        })),
    };
}
/** A table; the first row is its head. */
function table(align, rows) {
    return {
        type: 'table',
        align: [...align],
        children: rows.map((cells) => ({
            type: 'tableRow',
            children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
        })),
    };
}
/** A box as GitHub draws it: the mark must begin the first paragraph. */
function alert(kind, first, ...rest) {
    return {
        type: 'blockquote',
        children: [paragraph(html(`[!${kind}]`), text('\n'), ...first), ...rest],
    };
}
/** Each part on a line of its own. */
function onLines(lines) {
    return lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'break' }, ...line]));
}
/** The parts with a separator of ours between each two. */
function joined(parts, separator) {
    return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}


/***/ }),

/***/ 3174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ verdictWord)
/* harmony export */ });
const SIGNS = {
    ERROR: '⛔',
    FAIL: '❌',
    WEAK: '⚠️',
    PASS: '✅',
    SKIPPED: '⏭️',
};
/** The verdict's word behind its sign: the sign is for the eye only, the word is what counts. */
function verdictWord(verdict) {
    return `${SIGNS[verdict]}\u00a0${verdict}`;
}


/***/ }),

/***/ 1188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ softText)
/* harmony export */ });
/* harmony import */ var _inert_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1368);

/** Shown as nothing; where it stands, GitHub no longer sees a name, a number, an address or a commit. */
const BREAK = '\u200b';
/** The shortest run of hexadecimal digits that GitHub takes for a commit is one digit longer. */
const LONGEST_HEX = 6;
const LIVE = [
    // Mentions of people and teams, and mail addresses.
    [/@/g, `@${BREAK}`],
    // Issues, pull requests, advisories.
    [/#(?=\d)/g, `#${BREAK}`],
    [/(GH|CVE|GHSA)-(?=\w)/gi, `$1-${BREAK}`],
    // Addresses.
    [/:(?=\/\/)/g, `:${BREAK}`],
    [/(www)(?=\.)/gi, `$1${BREAK}`],
    [/(mailto|xmpp):/gi, `$1${BREAK}:`],
    // Mathematics: a dollar sign opens or closes it only beside a blank or a sign.
    [/\$/g, `${BREAK}$$${BREAK}`],
    // Emoji short codes.
    [/:(?=[\w+-]+:)/g, `:${BREAK}`],
];
const HEX = new RegExp(`[0-9a-f]{${LONGEST_HEX + 1},}`, 'gi');
const HEX_PIECE = new RegExp(`[0-9a-f]{${LONGEST_HEX}}(?=[0-9a-f])`, 'gi');
/**
 * Foreign text for a line of prose in markdown, of at most so many columns: nothing in it becomes a mention, a reference,
 * a link or an emoji. What is markup in markdown itself is escaped where the text is written ({@link writeMarkdown}).
 */
function softText(foreign, columns = Infinity) {
    const shown = (0,_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .t)(foreign, columns);
    const broken = LIVE.reduce((text, [pattern, by]) => text.replace(pattern, by), shown);
    return broken.replace(HEX, (run) => run.replace(HEX_PIECE, `$&${BREAK}`));
}


/***/ }),

/***/ 5714:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ scaleOf),
/* harmony export */   c3: () => (/* binding */ signedCount),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   u5: () => (/* binding */ figures),
/* harmony export */   vP: () => (/* binding */ figure)
/* harmony export */ });
const MINUS = '−';
const MOST_DIGITS = 6;
/** From here on the digits in front say more than those behind. */
const LARGE = 1e7;
const SCALES = {
    rate: 'rate',
    miss_rate: 'rate',
    miss_count: 'count',
    mean: 'number',
};
/** A row that this run did not measure has no scale of its own; its baseline's figure stands as a plain number. */
function scaleOf({ measure }) {
    return measure === undefined ? 'number' : SCALES[measure];
}
/** One value of a row: `93.3 %`, `2`, `0.82`. Never rounded up to all or down to nothing. */
function figure(scale, value) {
    return figures(scale, value, value)[0];
}
/** A value and what it is held against, with enough digits that two different numbers look different. */
function figures(scale, value, other) {
    for (let digits = scale === 'rate' ? 1 : 2; digits < MOST_DIGITS; digits++) {
        const pair = [write(scale, value, digits), write(scale, other, digits)];
        if ((value === other || pair[0] !== pair[1]) && isHonest(scale, value, pair[0]))
            return [...pair];
    }
    return [write(scale, value, MOST_DIGITS), write(scale, other, MOST_DIGITS)];
}
/** A difference with its sign (`+2`, `−0.03`, `−6.7 pt`); a share's is in percentage points. */
function difference(scale, delta) {
    const size = figure(scale, Math.abs(delta)).replace('%', 'pt');
    return signed(delta, size);
}
/** `+3`, `−2`, or `±0`. */
function signedCount(count) {
    return signed(count, String(Math.abs(count)));
}
/** `1 case`, `2 cases`. */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function write(scale, value, digits) {
    if (scale === 'rate')
        return `${plain(value * 100, digits)} %`;
    return plain(value, scale === 'count' && Number.isInteger(value) ? 0 : digits);
}
function plain(value, digits) {
    const text = Math.abs(value) < LARGE ? value.toFixed(digits) : value.toExponential(2);
    return text.replace('-', MINUS);
}
function isHonest(scale, value, text) {
    const shown = Number.parseFloat(text);
    if (scale === 'rate' && shown === 100)
        return value === 1;
    return shown !== 0 || value === 0;
}
function signed(delta, size) {
    if (delta === 0)
        return `±${size}`;
    return (delta < 0 ? MINUS : '+') + size;
}


/***/ }),

/***/ 9937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ lostCases),
/* harmony export */   PA: () => (/* binding */ decidingRows),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   WE: () => (/* binding */ limitWord),
/* harmony export */   X5: () => (/* binding */ decidingThreshold),
/* harmony export */   fq: () => (/* binding */ fullName),
/* harmony export */   xi: () => (/* binding */ placedRows)
/* harmony export */ });
/* harmony import */ var _model_row_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5889);

/** Every row of the report, in its order. */
function placedRows({ suites }) {
    return suites.flatMap((suite) => suite.rows.map((row) => ({ row, suite })));
}
/** The rows that decide with this verdict, the one that lost most cases first. */
function decidingRows(report, verdict) {
    const rows = placedRows(report).filter(({ row }) => row.verdict === verdict && !row.advisory);
    return rows.sort((a, b) => lostCases(b.row) - lostCases(a.row));
}
/** The row's full name, as config and commands take it; foreign text. */
function fullName({ row, suite }) {
    return (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_0__/* .rowName */ ._k)({ suite: suite.id, tier: suite.tier, variant: suite.variant, metric: row.metric });
}
/** The name of a suite's run, without a metric; foreign text. */
function suiteName(suite) {
    return (0,_model_row_name_js__WEBPACK_IMPORTED_MODULE_0__/* .rowName */ ._k)({ suite: suite.id, tier: suite.tier, variant: suite.variant, metric: '' }).slice(0, -1);
}
/** Shared cases that passed before and do not now, on balance; 0 where the row has none. */
function lostCases({ shared }) {
    return shared ? shared.before - shared.now : 0;
}
/** What the row's baseline is called: what must not be gone under, or over. */
function limitWord({ direction }) {
    return direction === 'higher' ? 'floor' : 'ceiling';
}
/** The threshold that decided: for a failing row the lower bar, for a weak one the upper. */
function decidingThreshold({ verdict, threshold, weak }) {
    return verdict === 'WEAK' ? threshold : (weak ?? threshold);
}


/***/ }),

/***/ 6930:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _markdown_heading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4566);
/* harmony import */ var _markdown_ladder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2044);


/** UTF-8 bytes; the runner drops a summary of more than 1 MiB whole. */
const BUDGET = 1_000_000;
/** The job summary: what the comment says, with every case that there is room for. Never fails. */
function renderSummary(report, context) {
    const encoder = new TextEncoder();
    const url = context.links?.report;
    const whole = { words: 'the report', ...(url !== undefined && { url }) };
    const body = (0,_markdown_ladder_js__WEBPACK_IMPORTED_MODULE_1__/* .fullestThatFits */ .t6)({
        view: { report, context, whole },
        ladder: _markdown_ladder_js__WEBPACK_IMPORTED_MODULE_1__/* .FULL_LADDER */ .fl,
        opening: _markdown_heading_js__WEBPACK_IMPORTED_MODULE_0__/* .headingBlocks */ .Pi,
        fits: (text) => text.length < BUDGET && encoder.encode(text).length < BUDGET,
    });
    return `${body}\n`;
}


/***/ }),

/***/ 900:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ tableLine),
/* harmony export */   PF: () => (/* binding */ tableWidth),
/* harmony export */   Q4: () => (/* binding */ columnWidths)
/* harmony export */ });
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2948);

const GAP = '  ';
/** The width that each column needs. */
function columnWidths(rows) {
    const widths = [];
    for (const row of rows) {
        for (const [index, { text }] of row.entries())
            widths[index] = Math.max(widths[index] ?? 0, (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(text));
    }
    return widths;
}
/** Columns that a table of these widths takes, gaps between them included; a column of width 0 takes none. */
function tableWidth(widths) {
    const used = widths.filter((width) => width > 0);
    return used.reduce((sum, width) => sum + width, 0) + GAP.length * Math.max(0, used.length - 1);
}
/** One line of the table, without trailing spaces. Colour goes around the words only, so that it cannot move a column. */
function tableLine(cells, widths, colour) {
    const last = cells.findLastIndex(({ text }, index) => text !== '' && widths[index] !== 0);
    const parts = cells.slice(0, last + 1).flatMap((cell, index) => {
        const width = widths[index] ?? 0;
        return width === 0 ? [] : [fill(cell, index === last ? lastWidth(cell, width) : width, colour)];
    });
    return parts.join(GAP);
}
function lastWidth({ align, text }, width) {
    return align === 'right' ? width : (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(text);
}
function fill({ text, style, align }, width, colour) {
    const shown = style && text !== '' ? colour(style, text) : text;
    const spaces = (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .pad */ .eV)('', width - (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(text));
    return align === 'right' ? spaces + shown : shown + spaces;
}


/***/ }),

/***/ 2309:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./src/model/problem.ts
var problem = __webpack_require__(8734);
// EXTERNAL MODULE: ./src/render/answers.ts
var answers = __webpack_require__(9971);
// EXTERNAL MODULE: ./src/render/case-groups.ts
var case_groups = __webpack_require__(7183);
// EXTERNAL MODULE: ./src/render/evidence.ts
var evidence = __webpack_require__(6111);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
// EXTERNAL MODULE: ./src/render/lines.ts
var render_lines = __webpack_require__(2367);
// EXTERNAL MODULE: ./src/render/placed-rows.ts
var placed_rows = __webpack_require__(9937);
// EXTERNAL MODULE: ./src/render/width.ts
var width = __webpack_require__(2948);
// EXTERNAL MODULE: ./src/render/words.ts
var words = __webpack_require__(5933);
;// CONCATENATED MODULE: ./src/render/case-blocks.ts









const MOST_CASES = 10;
const LONGEST_ID = 36;
const LONGEST_LOCATION = 36;
const INDENT = '    ';
const LABEL_WIDTH = 10;
const NONE = '–';
const DETAILED = [
    ['regressed', 'bad'],
    ['new_failing', 'weak'],
];
/** The cases to look at, one block per kind of change: the first ten of each, suite by suite. */
function caseBlocks(report, columns, colour) {
    const blocks = DETAILED.map(([change, style]) => block(report, change, style, columns, colour));
    return [...blocks, errorBlock(report, columns, colour)].filter((lines) => lines.length > 0);
}
/** Errors come in swarms with one cause, so each cause is told once, with the cases that it struck. */
function errorBlock(report, columns, colour) {
    return (0,case_groups/* casesWith */.K7)(report, 'error').flatMap(({ suite, cases }) => {
        const causes = (0,case_groups/* byCause */.zs)(cases);
        const lines = causes
            .slice(0, MOST_CASES)
            .flatMap(({ cause, ids }) => [
            ...(0,render_lines/* hang */.l)('  ', (0,inert/* inert */.t)(cause, columns * 2), columns),
            ...(0,render_lines/* hang */.l)(INDENT, idList(ids), columns),
        ]);
        const rest = causes.length > MOST_CASES
            ? [colour('dim', `  ${causes.length - MOST_CASES} more causes in the report`)]
            : [];
        return [colour('bad', heading('error', suite, cases.length, columns)), ...lines, ...rest];
    });
}
/** The first ten ids, and how many more there are; inert. */
function idList(ids) {
    const rest = ids.length > MOST_CASES ? [`${ids.length - MOST_CASES} more in the report`] : [];
    return [...ids.slice(0, MOST_CASES).map((id) => (0,inert/* inertMiddle */.u)(id, LONGEST_ID)), ...rest].join(', ');
}
function heading(change, suite, count, columns) {
    return `${(0,words/* changeWords */.mF)(change)}: ${count} in ${(0,inert/* inert */.t)((0,placed_rows/* suiteName */.Qx)(suite), columns / 2)}`;
}
function block(report, change, style, columns, colour) {
    const groups = (0,case_groups/* casesWith */.K7)(report, change);
    const rest = (0,case_groups/* countCases */.zp)(groups) - MOST_CASES;
    const lines = (0,case_groups/* firstCases */._J)(groups, MOST_CASES).flatMap(({ suite, cases }) => {
        const all = groups.find((group) => group.suite === suite)?.cases.length ?? 0;
        const title = colour(style, heading(change, suite, all, columns));
        return [title, ...cases.flatMap((one) => caseLines(one, columns, colour))];
    });
    return rest > 0 ? [...lines, colour('dim', `  ${rest} more in the report`)] : lines;
}
function caseLines(one, columns, colour) {
    const facts = (0,evidence/* caseFacts */.Q)(one);
    const head = headLines(one, facts.why, columns, colour);
    return one.change === 'regressed' ? [...head, ...factLines(facts, columns, colour)] : head;
}
/** Id, what broke, and the line of the case's file; what broke moves to a line of its own where it is a long sentence. */
function headLines({ id, location }, why, columns, colour) {
    const name = (0,inert/* inertMiddle */.u)(id, LONGEST_ID);
    const place = location ? (0,inert/* inertMiddle */.u)((0,problem/* formatLocation */.j)(location), LONGEST_LOCATION) : '';
    const taken = 2 + (0,width/* displayWidth */.F1)(name) + 2 + (0,width/* displayWidth */.F1)(place) + 2;
    const words = (0,inert/* inert */.t)(why, columns * 2);
    const isShort = (0,width/* displayWidth */.F1)(words) <= columns - taken;
    const gap = (0,width/* pad */.eV)('', columns - taken - (isShort ? (0,width/* displayWidth */.F1)(words) : 0) + 2);
    const head = `  ${colour('bold', name)}  ${isShort ? words : ''}`;
    const line = place === '' ? head.trimEnd() : head + gap + colour('dim', place);
    return isShort ? [line] : [line, ...(0,render_lines/* hang */.l)(INDENT, words, columns)];
}
function factLines(facts, columns, colour) {
    const room = columns - INDENT.length - LABEL_WIDTH;
    const line = (label, text) => {
        const shown = (0,inert/* inert */.t)(text, room);
        return shown === ''
            ? []
            : [INDENT + colour('dim', label) + ' '.repeat(LABEL_WIDTH - label.length) + shown];
    };
    return [
        ...(facts.question === undefined ? [] : line('asked', facts.question)),
        ...(facts.expected === undefined ? [] : line('expected', facts.expected)),
        ...case_blocks_answers(facts, room).flatMap(([label, text]) => line(label, text)),
        ...(facts.cited ? line('cited', written(facts.cited)) : []),
        ...(facts.retrieved ? line('retrieved', ranked(facts.rank) + written(facts.retrieved)) : []),
        ...(facts.edited === undefined ? [] : line('edited', `this change edits the case: ${facts.edited}`)),
    ];
}
/** The answer before and now: on one line where both fit, else one under the other from where they part. */
function case_blocks_answers(facts, room) {
    const step = (0,answers/* answerStep */.V)(facts);
    if (step.kind === 'unknown')
        return [];
    if (step.kind === 'only_now')
        return [['now', step.now]];
    if (step.kind === 'same')
        return [['answer', `as before${step.isWhole ? '' : ', as far as the baseline kept it'}: ${step.now}`]];
    const both = `${step.before} → ${step.now}`;
    if (both.length <= room && (0,width/* displayWidth */.F1)((0,inert/* inert */.t)(both)) <= room)
        return [['answer', both]];
    const [before, now] = (0,answers/* fromWhereTheyPart */.j)(step.before, step.now, Math.floor(room / 2));
    return [
        ['before', before],
        ['now', now],
    ];
}
function ranked(rank) {
    return rank === undefined ? '' : `expected at rank ${rank}: `;
}
function written(step) {
    const write = (names) => names.join(', ') || NONE;
    return step.before && (0,evidence/* hasMoved */.x)(step) ? `${write(step.before)} → ${write(step.now)}` : write(step.now);
}

// EXTERNAL MODULE: ./src/render/decisions.ts
var decisions = __webpack_require__(4367);
// EXTERNAL MODULE: ./src/render/costs.ts
var costs = __webpack_require__(5610);
;// CONCATENATED MODULE: ./src/render/footer.ts




const LONGEST_PATH = 60;
const CONTINUED = ' \\';
/** What to run next, what was written, and last what the run cost and what it was held against. */
function footer(report, options, columns) {
    const paths = Object.entries(options.files ?? {}).map(([name, path]) => `${name} ${(0,inert/* inert */.t)(path, LONGEST_PATH)}`);
    return [
        ...replayLines(report, options, columns),
        ...joined(paths, columns),
        ...joined([...(0,costs/* costs */.tq)(report), (0,costs/* floorsText */.F2)(report), (0,costs/* toolText */.C_)(report)], columns),
    ];
}
/** The first case to look at, as a command; left out rather than cut where it cannot be pasted. */
function replayLines({ suites }, { replay }, columns) {
    const broken = suites.flatMap((suite) => suite.cases.map((one) => ({ suite: suite.id, one })));
    const first = ['regressed', 'new_failing', 'error']
        .map((change) => broken.find(({ one }) => one.change === change))
        .find((found) => found);
    if (!first || !replay)
        return [];
    const command = replay(first.suite, first.one.id);
    if ((0,inert/* inert */.t)(command) !== command)
        return [];
    const lines = (0,width/* displayWidth */.F1)(command) <= columns ? [command] : continued(command, columns);
    return lines.every((line) => (0,width/* displayWidth */.F1)(line) <= columns) ? lines : [];
}
/** The command over several lines, broken before its options; never inside quotes. */
function continued(command, columns) {
    const lines = [];
    for (const part of options(command)) {
        const line = lines.at(-1);
        if (line === undefined)
            lines.push(part);
        else if ((0,width/* displayWidth */.F1)(line) + (0,width/* displayWidth */.F1)(part) + ' '.length + CONTINUED.length <= columns)
            lines.splice(-1, 1, `${line} ${part}`);
        else
            lines.splice(-1, 1, line + CONTINUED, `    ${part}`);
    }
    return lines;
}
/** The command cut before each `--option` that stands outside single quotes. */
function options(command) {
    const parts = [];
    let quotes = 0;
    for (const word of command.split(' ')) {
        const isOption = word.startsWith('--') && quotes % 2 === 0;
        if (isOption || parts.length === 0)
            parts.push(word);
        else
            parts.splice(-1, 1, `${parts.at(-1)} ${word}`);
        quotes += word.split("'").length - 1;
    }
    return parts;
}
function joined(parts, columns) {
    return parts.length === 0 ? [] : (0,render_lines/* wrap */.L)(parts.join(' · '), columns);
}

// EXTERNAL MODULE: ./src/gate/has-figure.ts
var has_figure = __webpack_require__(7852);
// EXTERNAL MODULE: ./src/render/gate-rows.ts
var gate_rows = __webpack_require__(8983);
// EXTERNAL MODULE: ./src/render/numbers.ts
var numbers = __webpack_require__(5714);
// EXTERNAL MODULE: ./src/render/table.ts
var table = __webpack_require__(900);
;// CONCATENATED MODULE: ./src/render/gate-table.ts









const VERDICT_WIDTH = 5;
const gate_table_INDENT = ' '.repeat(VERDICT_WIDTH + 2);
const LEAST_NAME = 24;
const LONGEST_NOTE = 300;
const HEADER = ['', 'row', 'now', 'passed', 'floor', 'cases', 'delta'].map((text, index) => ({
    text,
    style: 'dim',
    ...(index > 1 && { align: 'right' }),
}));
const STYLES = {
    ERROR: 'bad',
    FAIL: 'bad',
    WEAK: 'weak',
    PASS: 'good',
    SKIPPED: 'dim',
};
/** The gate table: what is not a plain pass, or moved, row by row, worst first; every other suite in one line. */
function gateTable(report, columns, colour) {
    const { shown, folded } = (0,gate_rows/* gateRows */.Zl)(report);
    const table = shown.length > 0 ? rowLines(shown, columns, colour) : [];
    return [...table, ...foldedLines(folded, columns, colour)];
}
function rowLines(shown, columns, colour) {
    const rows = shown.map(cells);
    const widths = fit((0,table/* columnWidths */.Q4)([HEADER, ...rows]).with(0, VERDICT_WIDTH), columns);
    const name = widths[1] ?? LEAST_NAME;
    const remarks = shown.map(({ row }) => notes(row, columns, colour));
    const lines = shown.flatMap((placed, index) => {
        const [verdict = { text: '' }, , ...figures] = rows[index] ?? [];
        const cut = { text: (0,inert/* inertMiddle */.u)((0,placed_rows/* fullName */.fq)(placed), name) };
        // Rows that fail for the same reason say so once, below the last of them.
        const isRepeated = remarks[index]?.join('\n') === remarks[index + 1]?.join('\n');
        return [
            (0,table/* tableLine */.F0)([verdict, cut, ...figures], widths, colour),
            ...(isRepeated ? [] : (remarks[index] ?? [])),
        ];
    });
    const hasFigures = rows.some((row) => row.slice(2).some(({ text }) => text !== ''));
    return hasFigures ? [(0,table/* tableLine */.F0)(HEADER, widths, colour), ...lines] : lines;
}
/** Where the names do not fit, the last column goes first (a change in cases says more); then names are cut. */
function fit(widths, columns) {
    const all = (0,table/* tableWidth */.PF)(widths) <= columns ? widths : widths.with(HEADER.length - 1, 0);
    const over = (0,table/* tableWidth */.PF)(all) - columns;
    return over > 0 ? all.with(1, Math.max(LEAST_NAME, (all[1] ?? 0) - over)) : all;
}
function cells(placed) {
    const { row } = placed;
    const name = { text: (0,inert/* inert */.t)((0,placed_rows/* fullName */.fq)(placed)) };
    return [
        verdictCell(row.verdict),
        name,
        ...figureTexts(row).map((text) => ({ text, align: 'right' })),
    ];
}
function verdictCell(verdict) {
    return { text: verdict === 'SKIPPED' ? 'SKIP' : verdict, style: STYLES[verdict] };
}
function figureTexts(row) {
    const { now = '', floor = '', cases, delta = '' } = (0,gate_rows/* rowFigures */.gl)(row);
    const passed = row.passed === undefined ? `n ${row.n}` : `${row.passed}/${row.n}`;
    return [now, (0,has_figure/* hasFigure */.D)(row) ? passed : '', floor, cases === undefined ? '' : (0,numbers/* signedCount */.c3)(cases), delta];
}
/** What the figures do not say by themselves. */
function notes(row, columns, colour) {
    const { words, note } = (0,gate_rows/* remarkOf */.M5)(row);
    const parts = [words, note === undefined ? undefined : (0,inert/* inert */.t)(note, LONGEST_NOTE)].filter((part) => part !== undefined);
    const remarks = [
        ...(parts.length > 0 ? [parts.join(': ')] : []),
        ...((0,gate_rows/* onlyAdvises */.ot)(row) ? ['advisory: does not decide'] : []),
    ];
    return remarks.flatMap((part) => (0,render_lines/* hang */.l)(gate_table_INDENT, part, columns)).map((line) => colour('dim', line));
}
function foldedLines(folded, columns, colour) {
    const names = folded.map(({ suite }) => (0,placed_rows/* suiteName */.Qx)(suite));
    const rows = folded.map((one, index) => [
        verdictCell(one.verdict),
        { text: (0,inert/* inert */.t)(names[index] ?? '') },
        { text: foldedText(one), style: 'dim' },
    ]);
    const [, longest = 0, text = 0] = (0,table/* columnWidths */.Q4)(rows);
    const name = Math.min(longest, Math.max(LEAST_NAME, columns - gate_table_INDENT.length - 2 - text));
    return rows.map(([verdict = { text: '' }, , rest = { text: '' }], index) => {
        const cut = { text: (0,inert/* inertMiddle */.u)(names[index] ?? '', name) };
        const room = columns - gate_table_INDENT.length - 2 - name;
        return (0,table/* tableLine */.F0)([verdict, cut, { ...rest, text: (0,inert/* inert */.t)(rest.text, room) }], [VERDICT_WIDTH, name, (0,width/* displayWidth */.F1)(rest.text)], colour);
    });
}
function foldedText({ suite, verdict, rows, empty, isWhole, reason }) {
    const cases = isWhole ? `, ${(0,numbers/* counted */.hS)(suite.n_cases, 'case')}` : '';
    if (reason !== undefined)
        return (0,words/* rowReasonWords */.ay)(reason) + (verdict === 'SKIPPED' ? cases : '');
    const counts = isWhole ? (0,numbers/* counted */.hS)(rows, 'row') : `${rows} other ${rows === 1 ? 'row' : 'rows'}`;
    return `${counts} unchanged${empty > 0 ? ` (${empty} without cases)` : ''}${cases}`;
}

// EXTERNAL MODULE: ./src/render/gate-warnings.ts
var gate_warnings = __webpack_require__(4907);
// EXTERNAL MODULE: ./src/render/ledger.ts
var ledger = __webpack_require__(6147);
;// CONCATENATED MODULE: ./src/render/terminal.ts











const LEAST_COLUMNS = 80;
/** Wider lines are harder to read than to scroll. */
const MOST_COLUMNS = 120;
const LONGEST_MESSAGE = 400;
const MOST_GATE_WARNINGS = 10;
const MOST_NOTES = 3;
/** The whole report for a terminal or a build log: verdict first, then the gate, what failed, on which cases, and why. */
function renderTerminal(report, options) {
    const columns = Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, options.columns));
    const { colour } = options;
    const blocks = [
        verdictLines(report, columns, colour),
        warningLines(report.warnings.filter(gate_warnings/* isRefusal */.v), Infinity, 'bad', columns, colour),
        warningLines(report.warnings.filter(gate_warnings/* isAboutGate */.P), MOST_GATE_WARNINGS, 'weak', columns, colour),
        gateTable(report, columns, colour),
        (0,decisions/* decisionLines */.W)(report, columns),
        ...caseBlocks(report, columns, colour),
        [
            ...listed(report, 'fixed', 'good', columns, colour),
            ...listed(report, 'vanished', 'weak', columns, colour),
        ],
        ledgerLines(report, columns),
        warningLines(report.warnings.filter((warning) => !(0,gate_warnings/* isAboutGate */.P)(warning) && !(0,gate_warnings/* isRefusal */.v)(warning)), MOST_NOTES, 'dim', columns, colour),
        footer(report, options, columns),
    ];
    const text = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
    return `${text.join('\n\n')}\n`;
}
function verdictLines({ headline, verdict }, columns, colour) {
    const style = {
        PASS: 'good',
        WEAK: 'weak',
        FAIL: 'bad',
        ERROR: 'bad',
    }[verdict];
    const [first = '', ...others] = (0,render_lines/* wrap */.L)((0,inert/* inert */.t)(headline, LONGEST_MESSAGE), columns);
    const opening = first.startsWith(verdict) ? colour(style, verdict) + first.slice(verdict.length) : first;
    return [opening, ...others];
}
function warningLines(warnings, most, style, columns, colour) {
    const codes = [...new Set(warnings.map(({ code }) => code))];
    return codes.flatMap((code) => {
        const all = warnings.filter((warning) => warning.code === code);
        const lines = all.slice(0, most).flatMap((warning) => warningLine(warning, columns));
        const rest = all.length > most ? [`  ${all.length - most} more in the report`] : [];
        return [colour(style, (0,words/* warningTitle */.tJ)(code)), ...lines, ...rest];
    });
}
function warningLine({ message, location }, columns) {
    const place = location ? ` (${(0,inert/* inertMiddle */.u)((0,problem/* formatLocation */.j)(location), columns / 2)})` : '';
    return (0,render_lines/* hang */.l)('  ', (0,inert/* inert */.t)(message, LONGEST_MESSAGE) + place, columns);
}
/** The cases of a change that need no evidence, by name. */
function listed({ suites }, change, style, columns, colour) {
    const ids = suites.flatMap(({ cases }) => cases.filter((one) => one.change === change).map(({ id }) => id));
    if (ids.length === 0)
        return [];
    const label = `${(0,words/* changeWords */.mF)(change)}: `;
    return (0,render_lines/* hang */.l)(label, idList(ids), columns).map((line, index) => index === 0 ? colour(style, label.trimEnd()) + line.slice(label.length - 1) : line);
}
function ledgerLines(report, columns) {
    const { total, parts } = (0,ledger/* ledgerParts */.o)(report);
    return total === 0 ? [] : (0,render_lines/* hang */.l)(`${(0,numbers/* counted */.hS)(total, 'case')}: `, parts.join(' · '), columns);
}


/***/ }),

/***/ 2948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Vj: () => (/* binding */ charWidth),
/* harmony export */   eV: () => (/* binding */ pad)
/* harmony export */ });
/** Ranges that terminals draw two columns wide: East Asian Wide and Fullwidth (UAX #11), and the pictograph blocks. */
const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe10, 0xfe19],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x16fe0, 0x18aff],
    [0x1b000, 0x1b2ff],
    [0x1f200, 0x1f2ff],
    [0x1f300, 0x1f64f],
    [0x1f680, 0x1f6ff],
    [0x1f900, 0x1faff],
    [0x20000, 0x3fffd],
];
const FIRST_THAT_IS_NOT_ONE = 0x300;
const EMOJI = /^\p{Emoji_Presentation}$/u;
const ZERO_WIDTH = /^(?:\p{Mn}|\p{Me}|\u{200c}|\u{200d}|[\u{1160}-\u{11ff}])$/u;
/** Turns the character before it into a two-column picture. */
const EMOJI_SELECTOR = 0xfe0f;
/** Columns that the text takes in a terminal; on doubt the larger number, so that a line never breaks. */
function displayWidth(text) {
    let width = 0;
    for (const char of text)
        width += charWidth(char);
    return width;
}
/** Columns of one code point: 0, 1 or 2. */
function charWidth(char) {
    const code = char.codePointAt(0) ?? 0;
    if (code < FIRST_THAT_IS_NOT_ONE || code === EMOJI_SELECTOR)
        return 1;
    if (ZERO_WIDTH.test(char))
        return 0;
    return WIDE.some(([first, last]) => code >= first && code <= last) || EMOJI.test(char) ? 2 : 1;
}
/** Fills up with spaces on the right, or on the left, to a width in columns. */
function pad(text, columns, side = 'right') {
    const spaces = ' '.repeat(Math.max(0, columns - displayWidth(text)));
    return side === 'right' ? text + spaces : spaces + text;
}


/***/ }),

/***/ 5933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   _l: () => (/* binding */ stageWords),
/* harmony export */   ay: () => (/* binding */ rowReasonWords),
/* harmony export */   kQ: () => (/* binding */ raiseVerb),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   tJ: () => (/* binding */ warningTitle)
/* harmony export */ });
/* unused harmony export describeCodes */
const ROW_REASONS = {
    ok: 'holds',
    filtered: 'left out of this run',
    below_threshold: 'misses its threshold',
    below_floor: 'below its floor',
    above_ceiling: 'above its ceiling',
    within_tolerance: 'worse, but within tolerance',
    lowered: 'floor lowered on purpose',
    remeasured: 'measured anew: the judge or the scoring changed',
    new: 'new: no baseline yet',
    gated_by_tier0: 'tier 0 failed',
    insufficient_data: 'the answers lack what it needs',
    not_comparable: 'not comparable',
    incomplete: 'not every case was asked',
    no_baseline: 'no usable baseline',
    no_cases: 'no cases',
    app_failed: 'the app failed',
    judge_failed: 'the judge failed',
};
const WARNINGS = {
    gate_weakened: 'gate weakened',
    baseline_stale: 'old baseline',
    baseline_edited: 'baseline edited',
    nothing_compared: 'no comparison',
    config_not_compared: 'gate settings not compared',
    heuristic_used: 'heuristic used',
    data_quality: 'data quality',
    short_secret: 'short secret',
    limit_reached: 'limit reached',
    cases_changed: 'cases changed',
    config_error: 'configuration refused',
    missing_permission: 'permission missing',
    crashed: 'ragbench itself failed',
};
const CHANGES = {
    regressed: 'regressed',
    new_failing: 'new and failing',
    error: 'not judged',
    vanished: 'vanished',
    still_failing: 'still failing',
    fixed: 'fixed',
    new_passing: 'new and passing',
    still_passing: 'still passing',
    skipped: 'skipped',
};
const RAISES = {
    raised: 'raises',
    new: 'adds',
    remeasured: 'measures anew',
    lowered: 'lowers on purpose',
    case_set: 'takes the new case set of',
};
const STAGES = {
    empty_answer: 'empty answer',
    refused: 'refused, should have answered',
    answered_instead_of_refusing: 'answered, should have refused',
    value_in_refusal: 'refused, yet gave a value',
    fabricated_figure: 'refused, yet made up a figure',
    asked_back: 'asked back, should have answered',
    did_not_ask: 'answered, should have asked back',
    asked_otherwise: 'asked back in another way than expected',
    not_retrieved: 'source not retrieved',
    retrieved_not_cited: 'retrieved but not cited',
    not_cited: 'source not cited',
    cited_wrong_source: 'another source cited',
    cited_wrong_place: 'right document, wrong place cited',
    not_named_in_text: 'cited, but not named in the answer',
    no_value: 'no value found',
    cited_wrong_value: 'right source, wrong value',
    cited_wrong_claim: 'right source, wrong claim',
};
const STAGE_WORDS = new Map(Object.entries(STAGES));
/** A row's reason as a short phrase that can stand behind its name. */
function rowReasonWords(reason) {
    return ROW_REASONS[reason];
}
/** A warning's title of two words or so. */
function warningTitle(code) {
    return WARNINGS[code];
}
/** How a case stands to the baseline, in words. */
function changeWords(change) {
    return CHANGES[change];
}
/** The stage that broke, in words; a stage that nobody worded is its own code with spaces. Foreign text stays foreign. */
function stageWords(stage) {
    return STAGE_WORDS.get(stage) ?? stage.replaceAll('_', ' ');
}
/** Every stable code with its words, for the documentation. */
function describeCodes() {
    return { reasons: ROW_REASONS, warnings: WARNINGS, changes: CHANGES, stages: STAGES };
}
/** The same words at the beginning of a sentence. */
function capitalised(words) {
    return words.slice(0, 1).toUpperCase() + words.slice(1);
}
/** What a bump does to a row, as a verb. */
function raiseVerb(why) {
    return RAISES[why];
}


/***/ }),

/***/ 5482:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ MODE_CATEGORIES),
/* harmony export */   Mz: () => (/* binding */ fileSchema),
/* harmony export */   O5: () => (/* binding */ MODE_OF),
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   Wk: () => (/* binding */ patternRules),
/* harmony export */   Yf: () => (/* binding */ DIMENSIONS),
/* harmony export */   oe: () => (/* binding */ caseSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _model_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3459);


/** The category that a file name stands for, and the mode it asks of the app. */
const CATEGORIES = [
    'abstention',
    'dispute',
    'trustworthy_hedged',
    'trustworthy_direct',
    'grounding',
    'relevance',
];
/** The categories that are judged by the mode alone. */
const MODE_CATEGORIES = [
    'abstention',
    'dispute',
    'trustworthy_hedged',
    'trustworthy_direct',
];
const MODE_OF = {
    abstention: 'abstain',
    dispute: 'disputed',
    trustworthy_hedged: 'trustworthy',
    trustworthy_direct: 'trustworthy',
    grounding: 'trustworthy',
    relevance: 'trustworthy',
};
const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const texts = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text);
const evaluationConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    use_regex: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    case_insensitive: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    allowed_phrases: texts.nullish(),
    min_required: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative().nullish(),
});
const contextSource = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    text,
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ source_id: text.nullish(), source_type: text.nullish(), authority: text.nullish() }),
], 'a text or { source_id, source_type, authority } is allowed');
/** A case as it stands in a file; keys beyond these are the data's own business. */
const caseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: text,
    query: text,
    contexts: texts,
    expected_mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_model_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .MODES */ .FN),
    description: text,
    rationale: text,
    category: text.nullish(),
    subcategory: text.nullish(),
    difficulty: text.nullish(),
    forbidden_claims: texts.nullish(),
    required_elements: texts.nullish(),
    forbidden_elements: texts.nullish(),
    domain: text.nullish(),
    query_type: text.nullish(),
    source_type: text.nullish(),
    context_count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative().nullish(),
    reasoning_type: text.nullish(),
    evidence_pattern: text.nullish(),
    language: text.nullish(),
    context_sources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(contextSource).nullish(),
    evaluation_config: evaluationConfig.nullish(),
});
/** A file of cases; each case is checked by {@link caseSchema} on its own. */
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    passing_threshold: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1).nullish(),
    evaluation_config: evaluationConfig.nullish(),
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
});
/** Lays a case's evaluation_config over its file's. */
function patternRules(file, own) {
    return {
        useRegex: own?.use_regex ?? file?.use_regex ?? false,
        caseInsensitive: own?.case_insensitive ?? file?.case_insensitive ?? true,
        allowedPhrases: own?.allowed_phrases ?? file?.allowed_phrases ?? [],
        minRequired: own?.min_required ?? file?.min_required ?? 1,
    };
}
/** What the details count cases by. */
const DIMENSIONS = [
    'category',
    'subcategory',
    'difficulty',
    'domain',
    'query_type',
    'source_type',
    'reasoning_type',
    'evidence_pattern',
    'context_count',
    'language',
];


/***/ }),

/***/ 5931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ MODE_METRICS),
/* harmony export */   Ps: () => (/* binding */ metricsOf),
/* harmony export */   Q2: () => (/* binding */ METRIC_SPECS),
/* harmony export */   Ti: () => (/* binding */ GOVERNANCE_METRICS)
/* harmony export */ });
/* harmony import */ var _case_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5482);

/** The rows of a governance suite, by name. */
const GOVERNANCE_METRICS = ['accuracy', ..._case_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .CATEGORIES */ .R6, 'over_refusal', 'false_trust'];
/** The rows that cannot be judged without the app's mode. */
const MODE_METRICS = [
    'accuracy',
    ..._case_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .MODE_CATEGORIES */ .Jn,
    'over_refusal',
    'false_trust',
];
/** Refusing where the evidence is enough, trusting it where it is not: shares of cases, lower is better. */
const MISS_RATES = ['over_refusal', 'false_trust'];
const METRIC_SPECS = GOVERNANCE_METRICS.map((name) => MISS_RATES.includes(name)
    ? { name, measure: 'miss_rate', direction: 'lower' }
    : { name, measure: 'rate', direction: 'higher' });
/** The metrics that a case of the category counts for. */
function metricsOf(category) {
    if (category === 'abstention' || category === 'dispute')
        return ['accuracy', category, 'false_trust'];
    if (_case_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .MODE_CATEGORIES */ .Jn.includes(category))
        return ['accuracy', category, 'over_refusal'];
    return ['accuracy', category];
}


/***/ }),

/***/ 1933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NG: () => (/* binding */ BUILTIN_ROOT),
/* harmony export */   P9: () => (/* binding */ BUILTIN_DATA),
/* harmony export */   Yp: () => (/* binding */ governanceSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6921);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8556);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5931);



const ingest = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ url: zod__WEBPACK_IMPORTED_MODULE_2__/* .url */ .OZ5() }), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ command: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1) })], '{ url } or { command } is allowed');
/** The value of `data` that stands for the cases that ship with ragbench. */
const BUILTIN_DATA = 'builtin';
/** Where the files of {@link BUILTIN_DATA} are found, and how their places read: `builtin:tier0_sanity/dispute.json`. */
const BUILTIN_ROOT = 'builtin:';
const given = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ..._settings_js__WEBPACK_IMPORTED_MODULE_0__/* .commonSettings */ .JC,
    metrics: (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .metricsSetting */ .K7)(_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .GOVERNANCE_METRICS */ .Ti),
    data: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).describe('A folder in fitz-gov\'s layout, "builtin", or "pypi:fitz-gov==4.1.0".'),
    tiers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1)], '0 or 1 is allowed'))
        .nonempty()
        .optional()
        .describe('Which tiers; default all that the data has: [0] for "builtin", else [0, 1].'),
    contexts: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['inline', 'retrieved'])
        .default('inline')
        .describe('inline: the contexts are sent with the query.'),
    ingest: ingest.optional(),
});
/** Settings of a governance suite: fitz-gov's data, whole tiers of it. */
const governanceSettings = given
    .refine(({ data, tiers }) => data !== BUILTIN_DATA || !tiers?.includes(1), {
    path: ['tiers'],
    message: 'the built-in data has no tier 1 in this version; tiers: [0] is allowed',
})
    .transform(({ tiers, ...rest }) => ({ ...rest, tiers: tiers ?? tiersOf(rest.data) }));
function tiersOf(data) {
    return data === BUILTIN_DATA ? [0] : [0, 1];
}


/***/ }),

/***/ 459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ goldenSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((value) => value.trim() !== '', 'a text that is not blank is needed');
const id = zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((raw) => (typeof raw === 'number' ? String(raw) : raw), text);
const CASE_TYPES = ['numeric', 'clarification', 'refusal', 'narrative', 'composite'];
const CLARIFICATIONS = ['none', 'ask_first', 'answer_with_assumptions'];
const expected = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    clarification: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(CLARIFICATIONS),
    refuse: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    unit: text.optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ doc: text, locator: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
    narrative_doc: text.optional(),
});
const tags = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ topic: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), qtype: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() });
/** A line of RAGSpine's golden file. */
const goldenSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id,
    question: text,
    case_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(CASE_TYPES),
    expected,
    tags,
    reference_date: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6('an ISO date such as 2026-11-30 is allowed'),
})
    .superRefine((line, context) => {
    for (const fault of contradictions(line))
        context.addIssue({ code: 'custom', ...fault });
});
/** What a case's type asks of what it expects. */
function contradictions({ case_type: type, expected: wants, }) {
    const faults = [];
    const need = (key, why) => {
        if (wants[key] === undefined)
            faults.push({ path: ['expected', key], message: `expected.${key} is missing; ${why} needs it` });
    };
    if (type === 'numeric' || type === 'composite')
        for (const key of ['value', 'unit', 'source'])
            need(key, `a ${type} case`);
    else if (wants.value !== undefined)
        for (const key of ['unit', 'source'])
            need(key, 'expected.value');
    if (type === 'narrative' || type === 'composite')
        need('narrative_doc', `a ${type} case`);
    if (type === 'refusal' && !wants.refuse) {
        faults.push({ path: ['expected', 'refuse'], message: 'false came; true is allowed in a refusal case' });
    }
    if (type === 'clarification' && wants.clarification === 'none') {
        const message = 'none came; ask_first or answer_with_assumptions is allowed in a clarification case';
        faults.push({ path: ['expected', 'clarification'], message });
    }
    return faults;
}


/***/ }),

/***/ 1262:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mi: () => (/* binding */ FILE_READERS),
  Ze: () => (/* binding */ KIND_SETTINGS),
  Pq: () => (/* binding */ SUITE_KINDS)
});

// EXTERNAL MODULE: ./src/read/decode.ts
var decode = __webpack_require__(2096);
// EXTERNAL MODULE: ./src/read/issues.ts + 1 modules
var issues = __webpack_require__(5538);
// EXTERNAL MODULE: ./src/read/json.ts
var json = __webpack_require__(3636);
// EXTERNAL MODULE: ./src/read/yaml.ts
var yaml = __webpack_require__(4257);
;// CONCATENATED MODULE: ./src/read/seed-document.ts


/**
 * Parses a file of one of the four systems: YAML when its name ends in .yaml or .yml, where plain scalars keep their
 * source text, else strict JSON.
 */
function readSeedDocument(file, text) {
    return /\.ya?ml$/i.test(file) ? (0,yaml/* parseYaml */.h)(file, text, { keepSource: true }) : (0,json/* parseJson */.q)(file, text);
}

// EXTERNAL MODULE: ./src/model/problem.ts
var problem = __webpack_require__(8734);
// EXTERNAL MODULE: ./src/text/clip.ts
var clip = __webpack_require__(9893);
;// CONCATENATED MODULE: ./src/suites/common.ts


/** Nothing that `validate` could add. */
const NOTHING_FOUND = { problems: [], notes: [] };
/** The metrics that a suite's `metrics` setting leaves; all without one. */
function selectMetrics(all, chosen) {
    return all.filter((metric) => chosen === undefined || chosen.includes(typeof metric === 'string' ? metric : metric.name));
}
/** The object without the keys whose value is undefined, which JSON does not know. */
function defined(fields) {
    const entries = Object.entries(fields).filter((entry) => entry[1] !== undefined);
    return Object.fromEntries(entries);
}
/**
 * In an entry of more cases, those that pass keep no evidence: their scores say it all, and a report of 100,000 cases would
 * be held and written mostly for them. Up to here every case has its evidence, which the baseline takes its share of.
 */
const MOST_CASES_WITH_ALL_EVIDENCE = 5000;
const NO_EVIDENCE = {};
/** Says which evidence an outcome of an entry of `cases` cases keeps; it is made only when it is kept. */
function evidenceKeeper(cases) {
    const keepsAll = cases <= MOST_CASES_WITH_ALL_EVIDENCE;
    return (status, make) => (keepsAll || status !== 'pass' ? make() : NO_EVIDENCE);
}
/** The outcome of a case that got no answer that could be judged. */
function errorOutcome(id, answer) {
    const error = answer?.error ?? {
        code: 'incomplete',
        message: 'no answer was given for this case',
    };
    const code = error.code === 'incomplete' ? 'incomplete' : 'app_failed';
    return { id, status: 'error', scores: {}, reason: error.message, evidence: { error: error.code }, code };
}
/**
 * Ids that are doubled, outer spaces and Unicode form aside, and ids with control characters, which could forge lines
 * in the places where ids are shown.
 */
function idProblems(cases) {
    const first = new Map();
    const problems = [];
    for (const { id, location } of cases) {
        if (/\p{Cc}/u.test(id))
            problems.push({
                location,
                message: `the id ${JSON.stringify(id)} has control characters; use printable ones`,
            });
        const key = id.normalize('NFC').trim();
        const before = first.get(key);
        if (before === undefined)
            first.set(key, location);
        else
            problems.push({ location, message: doubled(id, before) });
    }
    return problems;
}
function doubled(id, before) {
    const rule = 'ids must differ in more than outer spaces and Unicode form';
    return `the id ${JSON.stringify(id)} is given twice, first at ${(0,problem/* formatLocation */.j)(before)}; ${rule}`;
}
/** Counts of passed cases by value of a dimension or tag; keys come out sorted. */
class Tally {
    #counts = new Map();
    add(dimension, value, passed) {
        let values = this.#counts.get(dimension);
        if (!values)
            this.#counts.set(dimension, (values = new Map()));
        const count = values.get(value);
        if (!count)
            values.set(value, { passed: passed ? 1 : 0, total: 1 });
        else {
            count.total += 1;
            if (passed)
                count.passed += 1;
        }
    }
    /** `{dimension: {value: {passed, total}}}`. */
    toJson() {
        return sorted(this.#counts, (values) => sorted(values, (count) => count));
    }
}
function sorted(map, convert) {
    const keys = [...map.keys()].toSorted();
    return Object.fromEntries(keys.map((key) => [key, convert(map.get(key))]));
}
const SHOWN = 3;
/** Texts as a list for a sentence: the first few, quoted, and how many more. */
function quoted(texts) {
    const distinct = [...new Set(texts)];
    const shown = distinct
        .slice(0, SHOWN)
        .map((text) => `"${(0,clip/* clip */.$)(text, 80)}"`)
        .join(', ');
    const more = distinct.length - SHOWN;
    return more > 0 ? `${shown} and ${more} more` : shown;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./src/read/seed-scalars.ts


/**
 * Fields of the four systems' YAML files, which were written for YAML 1.1: a text field keeps its source text
 * (`NO`, `007`), and `yes`, `no`, `on`, `off` are booleans only where the field is one (design §11).
 */
const seedText = schemas/* preprocess */.vkY((raw) => (raw instanceof yaml/* PlainScalar */.V ? raw.source : raw), schemas/* string */.YjP());
const BOOLEANS = {
    yes: true,
    no: false,
    on: true,
    off: false,
    true: true,
    false: false,
};
/** A boolean field of a seed's file. */
const seedBoolean = schemas/* preprocess */.vkY((raw) => {
    const word = raw instanceof yaml/* PlainScalar */.V ? raw.source : raw;
    return typeof word === 'string' ? (BOOLEANS[word.toLowerCase()] ?? raw) : word;
}, schemas/* boolean */.zMY('true or false is allowed'));
/** A number field of a seed's file. */
const seedNumber = schemas/* preprocess */.vkY((raw) => (raw instanceof yaml/* PlainScalar */.V ? raw.value : raw), schemas/* number */.aig());

// EXTERNAL MODULE: ./src/suites/settings.ts
var settings = __webpack_require__(8556);
;// CONCATENATED MODULE: ./src/suites/behavior/settings.ts



const share = seedNumber.pipe(schemas/* number */.aig().min(0).max(1));
const positive = seedNumber.pipe(schemas/* number */.aig().positive());
const thresholds = schemas/* strictObject */.rej({
    faithfulness_pass: share.default(0.85),
    faithfulness_weak: share.default(0.7),
    relevance_pass: share.default(0.85),
    relevance_weak: share.default(0.7),
    citation_support_pass: share.default(0.95),
    citation_support_weak: share.default(0.8),
})
    .superRefine((given, context) => {
    for (const name of ['faithfulness', 'relevance', 'citation_support']) {
        const [pass, weak] = [given[`${name}_pass`], given[`${name}_weak`]];
        if (weak <= pass)
            continue;
        const message = `${name}_weak is ${weak}; at most ${name}_pass (${pass}) is allowed`;
        context.addIssue({ code: 'custom', path: [`${name}_weak`], message });
    }
});
const toolCoverage = schemas/* strictObject */.rej({
    name: seedText,
    evaluator: schemas/* literal */.euz('tool_coverage'),
    require_all_tools: seedBoolean.default(true),
    trigger_prompts: schemas/* record */.g1P(schemas/* string */.YjP(), seedText).default({}),
});
const ragCase = schemas/* strictObject */.rej({
    query: seedText,
    expects_citations: seedBoolean.default(false),
    must_mention: schemas/* array */.YOg(seedText).default([]),
    must_not_cite: seedBoolean.default(false),
    must_refuse: seedBoolean.default(false),
});
const ragQuality = schemas/* strictObject */.rej({
    name: seedText,
    evaluator: schemas/* literal */.euz('rag_quality'),
    cases: schemas/* array */.YOg(ragCase).nonempty(),
});
const citationAudit = schemas/* strictObject */.rej({
    name: seedText,
    evaluator: schemas/* literal */.euz('citation_audit'),
    sample_queries: schemas/* array */.YOg(seedText).nonempty(),
    sample_size: seedNumber.default(10),
});
const edgeCase = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('long_input'),
        length: positive.default(10_000),
        timeout_s: positive.default(30),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('multi_turn'),
        turns: schemas/* array */.YOg(seedText).nonempty(),
        final_query: seedText,
        must_reference: schemas/* array */.YOg(seedText).nonempty(),
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('contradiction'), query: seedText, false_premise: seedText }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('empty_input'),
        prompt: seedText.default(''),
        allow_error: seedBoolean.default(true),
        allow_refusal: seedBoolean.default(true),
    }),
]);
const edgeCases = schemas/* strictObject */.rej({
    name: seedText,
    evaluator: schemas/* literal */.euz('edge_cases'),
    cases: schemas/* array */.YOg(edgeCase).nonempty(),
});
const tests = schemas/* array */.YOg(schemas/* discriminatedUnion */.gMt('evaluator', [toolCoverage, ragQuality, citationAudit, edgeCases]))
    .nonempty();
const adapter = schemas/* looseObject */._H3({ type: schemas/* enum */.k5n(['python', 'http']) });
const judge = schemas/* looseObject */._H3({});
/** ragverdict's own file: its adapter and judge give way to `app` and `judge` of ragbench.yml. */
const ragverdictFile = schemas/* strictObject */.rej({
    adapter: adapter.optional(),
    judge: judge.optional(),
    thresholds: thresholds.optional(),
    tests,
});
/** Settings of a behaviour suite: tests inline, or in ragverdict's own file. */
const behaviorSettings = schemas/* strictObject */.rej({
    ...settings/* commonSettings */.JC,
    tier: settings/* tierSetting */.X6,
    tools: schemas/* string */.YjP().min(1).optional(),
    corpus: schemas/* string */.YjP().min(1).optional(),
    thresholds: thresholds.optional(),
    tests: tests.optional(),
    file: schemas/* string */.YjP().min(1).optional().describe("ragverdict's own file, as it is."),
})
    .refine((settings) => (settings.tests === undefined) !== (settings.file === undefined), {
    error: 'exactly one of tests and file is needed',
    path: [],
});

;// CONCATENATED MODULE: ./src/suites/behavior/file.ts






/** Reads ragverdict's own file (YAML when it ends in .yaml or .yml, else JSON). */
async function readBehaviorFile(path, files) {
    const text = await (0,decode/* readText */.yR)(files, path);
    if (text.kind === 'bad')
        return text;
    const document = readSeedDocument(path, text.value);
    if (document.kind === 'bad')
        return document;
    const shape = (0,issues/* checkShape */.eA)(ragverdictFile, document.value);
    if (shape.kind === 'bad')
        return shape;
    const { tests, thresholds } = shape.value;
    const problems = nameProblems(tests, document.value);
    if (problems.length > 0)
        return { kind: 'bad', problems };
    return {
        kind: 'ok',
        value: { tests, thresholds, notes: wordNotes(document.value.value, [], document.value) },
    };
}
/** Tests are told apart by name: each becomes a row. */
function nameProblems(tests, { locate }) {
    return idProblems(tests.map(({ name }, index) => ({ id: name, location: locate(['tests', index, 'name']) })));
}
const BOOLEAN_KEYS = [
    'require_all_tools',
    'expects_citations',
    'must_not_cite',
    'must_refuse',
    'allow_error',
    'allow_refusal',
];
const WORDS = { yes: true, no: false, on: true, off: false };
/** Notes each yes, no, on or off that was read as a boolean: other readers of YAML take it for a text. */
function wordNotes(value, path, { locate }) {
    if (typeof value !== 'object' || value === null || value instanceof yaml/* PlainScalar */.V)
        return [];
    return Object.entries(value).flatMap(([key, inner]) => {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        const meant = typeof inner === 'string' && BOOLEAN_KEYS.includes(key) ? WORDS[inner.toLowerCase()] : undefined;
        return meant === undefined
            ? wordNotes(inner, at, { locate })
            : [note(key, String(inner), meant, locate(at))];
    });
}
function note(key, word, meant, location) {
    return {
        location,
        message: `${key}: ${word} is read as ${meant}; write ${meant}, which every reader of YAML takes so`,
    };
}

;// CONCATENATED MODULE: ./src/suites/custom/settings.ts


/** Settings of a custom suite: the user's own cases, scored by the user's own command. */
const customSettings = schemas/* strictObject */.rej({
    ...settings/* commonSettings */.JC,
    tier: settings/* tierSetting */.X6,
    cases: schemas/* string */.YjP().min(1),
    score: schemas/* strictObject */.rej({ command: schemas/* string */.YjP().min(1) }),
});

;// CONCATENATED MODULE: ./src/suites/extraction/settings.ts


/** Settings of an extraction suite: facts against the truth, cell by cell. */
const extractionSettings = schemas/* strictObject */.rej({
    ...settings/* commonSettings */.JC,
    tier: settings/* tierSetting */.X6,
    truth: schemas/* string */.YjP().min(1),
    facts: schemas/* string */.YjP().min(1).optional(),
    command: schemas/* string */.YjP().min(1).optional(),
});

// EXTERNAL MODULE: ./src/text/did-you-mean.ts
var did_you_mean = __webpack_require__(3180);
;// CONCATENATED MODULE: ./src/suites/fairness/expand.ts
const PART = /\{\{|\}\}|\{([^{}]*)\}/g;
/**
 * Every combination of a prompt's values: names sorted, the last name fastest, ids `<seed>::1`, `<seed>::2`…; `{{` and
 * `}}` are braces. A prompt without attributes is sent as it is, with the id `<seed>::base`.
 */
function expandPrompt({ id, prompt, attributes }) {
    const names = Object.keys(attributes).toSorted();
    if (names.length === 0)
        return [{ id: `${id}::base`, seed_id: id, prompt, assignments: {} }];
    return combinations(names, attributes).map((assignments, index) => ({
        id: `${id}::${index + 1}`,
        seed_id: id,
        prompt: fill(prompt, assignments),
        assignments,
    }));
}
/** The names in single braces, in order and with repeats. */
function placeholders(prompt) {
    return Array.from(prompt.matchAll(PART), (part) => part[1]).filter((name) => name !== undefined);
}
function combinations(names, attributes) {
    return names.reduce((partial, name) => partial.flatMap((assignments) => (attributes[name] ?? []).map((value) => ({ ...assignments, [name]: value }))), [{}]);
}
function fill(prompt, assignments) {
    return prompt.replace(PART, (whole, name) => {
        if (name === undefined)
            return whole.slice(1);
        return assignments[name] ?? whole;
    });
}

;// CONCATENATED MODULE: ./src/suites/fairness/schema.ts


const filled = seedText.refine((text) => text.trim() !== '', 'a text that is not blank is needed');
const metadata = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional();
const attributes = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(filled).nonempty());
const schema_prompt = schemas/* strictObject */.rej({ id: filled, prompt: seedText, attributes: attributes.optional(), metadata });
const variant = schemas/* strictObject */.rej({
    id: filled,
    seed_id: filled,
    prompt: seedText,
    assignments: schemas/* record */.g1P(schemas/* string */.YjP(), filled).optional(),
    metadata,
});
const dataset = schemas/* strictObject */.rej({
    prompts: schemas/* array */.YOg(schema_prompt).nonempty().optional(),
    variants: schemas/* array */.YOg(variant).nonempty().optional(),
})
    .refine(({ prompts, variants }) => (prompts === undefined) !== (variants === undefined), 'exactly one of prompts and variants is needed');
const threshold = { threshold: seedNumber.optional() };
const bootstrap = {
    ...threshold,
    bootstrap_samples: seedNumber.pipe(schemas/* number */.aig().int().nonnegative()).default(200),
    random_seed: seedNumber.pipe(schemas/* number */.aig().int()).default(0),
};
const gap = { ...bootstrap, permutation_samples: seedNumber.pipe(schemas/* number */.aig().int().nonnegative()).default(0) };
const evaluator = filled.optional();
/** The eleven metrics of fairtrace, each with its own keys. */
const metric = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('refusal_gap'), ...gap, refusal_evaluator: evaluator }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('verbosity_gap'), ...gap }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('helpfulness_gap'), ...gap, helpfulness_evaluator: evaluator }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('toxicity_gap'), ...gap, toxicity_evaluator: evaluator }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('counterfactual_stability'), ...bootstrap }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('tool_use_parity'), ...gap }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('retrieval_exposure_gap'), ...threshold }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('plan_length_gap'), ...gap }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('escalation_parity'), ...gap }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('friction_point_gap'), ...gap }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('escalation_reason_parity'), ...threshold }),
]);
/** fairtrace's suite file, as it is. */
const fairnessFile = schemas/* strictObject */.rej({ dataset, metrics: schemas/* array */.YOg(metric).nonempty() });

;// CONCATENATED MODULE: ./src/suites/fairness/file.ts







/** Reads fairtrace's suite file (YAML when it ends in .yaml or .yml, else JSON) and expands its prompts. */
async function readFairnessFile(path, files) {
    const text = await (0,decode/* readText */.yR)(files, path);
    if (text.kind === 'bad')
        return text;
    const document = readSeedDocument(path, text.value);
    if (document.kind === 'bad')
        return document;
    const shape = (0,issues/* checkShape */.eA)(fairnessFile, document.value);
    if (shape.kind === 'bad')
        return shape;
    const problems = datasetProblems(shape.value, document.value);
    if (problems.length > 0)
        return { kind: 'bad', problems };
    return {
        kind: 'ok',
        value: { variants: variantsOf(shape.value), metrics: shape.value.metrics, notes: [] },
    };
}
function variantsOf({ dataset }) {
    const given = (dataset.variants ?? []).map(({ id, seed_id, prompt, assignments = {} }) => ({
        id,
        seed_id,
        prompt,
        assignments,
    }));
    return [
        ...given,
        ...(dataset.prompts ?? []).flatMap(({ id, prompt, attributes = {} }) => expandPrompt({ id, prompt, attributes })),
    ];
}
function datasetProblems({ dataset }, { locate }) {
    const list = dataset.prompts ? 'prompts' : 'variants';
    const entries = dataset.prompts ?? dataset.variants ?? [];
    const ids = entries.map(({ id }, index) => ({ id, location: locate(['dataset', list, index, 'id']) }));
    const faults = (dataset.prompts ?? []).flatMap((prompt, index) => placeholderProblems(prompt, locate(['dataset', 'prompts', index, 'prompt'])));
    return [...idProblems(ids), ...faults];
}
/** Without attributes a prompt is sent as it is, braces and all, so that nothing in it is a placeholder. */
function placeholderProblems({ id, prompt, attributes = {} }, location) {
    const names = Object.keys(attributes);
    const unknown = names.length === 0 ? [] : new Set(placeholders(prompt).filter((name) => !names.includes(name)));
    return [...unknown].map((name) => {
        const meant = (0,did_you_mean/* suggest */.Z)(name, names);
        const hint = meant === undefined ? '' : `did you mean {${meant}}? `;
        return {
            location,
            message: `prompt "${id}": {${name}} is no attribute of it; ${hint}${names.map((known) => `{${known}}`).join(', ')} and, for braces, {{ and }} are allowed`,
        };
    });
}

;// CONCATENATED MODULE: ./src/suites/fairness/settings.ts


/** Settings of a fairness suite: fairtrace's own file. */
const fairnessSettings = schemas/* strictObject */.rej({
    ...settings/* commonSettings */.JC,
    tier: settings/* tierSetting */.X6,
    file: schemas/* string */.YjP().min(1).describe("fairtrace's own suite file, JSON or YAML."),
});

;// CONCATENATED MODULE: ./src/read/elements.ts
/**
 * The lines (from 1) on which the elements of the array under a key of the root object begin, in one pass and without
 * a syntax tree, which takes ten times longer on large files. The text must be valid JSON; of a doubled key the last
 * counts, as in `JSON.parse`.
 */
function elementLines(text, key) {
    const wanted = JSON.stringify(key);
    let lines = [];
    let [line, depth, token] = [1, 0, ''];
    let inside = false;
    let expectsElement = false;
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\n')
            line += 1;
        if (char === undefined || SPACE.includes(char))
            continue;
        if (expectsElement && depth === 2 && char !== ']')
            lines.push(line);
        expectsElement = false;
        if (char === '"') {
            const end = stringEnd(text, at);
            if (depth === 1)
                token = text.slice(at, end + 1);
            at = end;
        }
        else if (char === '{' || char === '[') {
            depth += 1;
            if (depth === 2)
                inside = char === '[' && token === wanted;
            if (depth === 2 && inside)
                [lines, expectsElement] = [[], true];
        }
        else if (char === '}' || char === ']') {
            depth -= 1;
        }
        else if (char === ',') {
            expectsElement = inside && depth === 2;
        }
    }
    return lines;
}
const SPACE = ' \t\n\r';
/** Index of the quotation mark that ends the string which begins at `start`. */
function stringEnd(text, start) {
    let end = text.indexOf('"', start + 1);
    while (end >= 0 && isEscaped(text, end))
        end = text.indexOf('"', end + 1);
    return end < 0 ? text.length : end;
}
function isEscaped(text, at) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\')
        slashes += 1;
    return slashes % 2 === 1;
}

// EXTERNAL MODULE: ./src/suites/governance/case-schema.ts
var case_schema = __webpack_require__(5482);
;// CONCATENATED MODULE: ./src/suites/governance/notes.ts
const SOURCE_TYPES = ['academic', 'news', 'government', 'industry', 'blog', 'reference', 'report'];
const AUTHORITIES = ['primary', 'secondary', 'tertiary', 'official', 'expert', 'community'];
const CONFIG_KEYS = [
    'mode',
    'check_mode_match',
    'use_regex',
    'case_insensitive',
    'allowed_phrases',
    'min_required',
    'note',
];
const QUERY_LENGTH = { least: 10, most: 500 };
const MOST_CONTEXTS = 10;
/** What is doubtful in a case: fitz-gov's warnings and ours. */
function caseNotes(file, { raw, line }) {
    const messages = [...shapeNotes(raw), ...sourceNotes(raw), ...configNotes(file, raw)];
    return messages.map((message) => ({
        location: { file: file.path, line },
        message: `case "${raw.id}": ${message}`,
    }));
}
function shapeNotes({ query, contexts, context_count: declared }) {
    const notes = [];
    const length = Array.from(query).length;
    if (length < QUERY_LENGTH.least || length > QUERY_LENGTH.most) {
        notes.push(`the query has ${length} characters; ${QUERY_LENGTH.least} to ${QUERY_LENGTH.most} are usual`);
    }
    if (contexts.length > MOST_CONTEXTS)
        notes.push(`there are ${contexts.length} contexts; up to ${MOST_CONTEXTS} are usual`);
    if (declared !== null && declared !== undefined && declared !== contexts.length) {
        notes.push(`context_count is ${declared}, but there are ${contexts.length} contexts`);
    }
    return notes;
}
function sourceNotes({ contexts, context_sources: sources }) {
    if (!sources)
        return [];
    const notes = [];
    if (sources.length !== contexts.length)
        notes.push(`there are ${sources.length} context_sources for ${contexts.length} contexts`);
    if (sources.some((source) => typeof source === 'string')) {
        notes.push('context_sources are plain texts; objects with source_id, source_type and authority say more');
    }
    for (const source of sources.filter((entry) => typeof entry !== 'string')) {
        notes.push(...unusual('source_type', source.source_type, SOURCE_TYPES), ...unusual('authority', source.authority, AUTHORITIES));
    }
    return [...new Set(notes)];
}
function unusual(field, value, usual) {
    if (!value || usual.includes(value))
        return [];
    return [`the ${field} ${JSON.stringify(value)} of a context source is not one of ${usual.join(', ')}`];
}
function configNotes(file, raw) {
    const own = raw.evaluation_config ?? {};
    const notes = Object.keys(own)
        .filter((key) => !CONFIG_KEYS.includes(key))
        .map((key) => `evaluation_config has the key ${JSON.stringify(key)}, which nothing reads; ${CONFIG_KEYS.join(', ')} are known`);
    const inherited = file.config?.allowed_phrases?.length ?? 0;
    if (own.allowed_phrases?.length === 0 && inherited > 0 && file.category === 'grounding') {
        notes.push(`allowed_phrases: [] takes away the ${inherited} allowed phrases of the file, so that an honest "not disclosed" can fail`);
    }
    if (raw.category && raw.category !== file.category) {
        notes.push(`the category ${JSON.stringify(raw.category)} is not read; the file makes it ${file.category}`);
    }
    return notes;
}

// EXTERNAL MODULE: ./src/text/patterns/stand-in.ts
var stand_in = __webpack_require__(5667);
;// CONCATENATED MODULE: ./src/text/patterns/as-written.ts

// So short that no limit of the translation (depth, number of Unicode classes) can be exceeded.
const MAX_LENGTH = 1000;
const MAX_DEPTH = 20;
const MOST_NEEDLES = 64;
const MOST_SETS = 8;
const LONGEST_NEEDLE = 32;
const INLINE_FLAG = '(?i)';
const LITERALS = /[ !"#%&',\-/0-9:;<=>@A-Z_`a-z~]+/y;
const ESCAPE = /\\[dDsSwWbn!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]/y;
const CLASS = /\[\^?-?(?:[0-9]-[0-9]|[a-z]-[a-z]|[A-Z]-[A-Z]|[ !"#$%&'()*+,./0-9:;<=>?@A-Z_`a-z{|}~]|\\[dDsSwW!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~])+-?\]/y;
const RANGE = /([0-9A-Za-z])-([0-9A-Za-z])/g;
const QUANTIFIER = /(?:[*?]|(\+)|\{(\d{1,3})(?:(,)(\d{0,3}))?\})\??(?![*+?{])/y;
/**
 * Reads a pattern whose every construct means the same in Python and in JavaScript without `u` on a {@link StandIn}, its
 * traps aside; null for any other, valid or not, which is left to the parser. Most patterns that people write are such.
 */
function readAsWritten(source, ignoreCase) {
    if (source.length > MAX_LENGTH)
        return null;
    const inline = source.startsWith(INLINE_FLAG);
    const reader = { source, at: inline ? INLINE_FLAG.length : 0, traps: namedIn(source), depth: 0 };
    const whole = readOptions(reader);
    if (whole === null || whole.canBeEmpty || reader.at < source.length)
        return null;
    const body = inline ? source.slice(INLINE_FLAG.length) : source;
    return new WrittenPattern(body, ignoreCase || inline, reader.traps, whole.needles);
}
function namedIn(source) {
    return (/7|\d-\d/.test(source) ? stand_in/* TRAPS */.d.digits : 0) | (source.includes('_') ? stand_in/* TRAPS */.d.words : 0);
}
class WrittenPattern {
    ignoreCase;
    traps;
    needles;
    #body;
    #form = null;
    constructor(body, ignoreCase, traps, needles) {
        this.#body = body;
        this.ignoreCase = ignoreCase;
        this.traps = traps;
        this.needles = ignoreCase ? needles.map((set) => set.map((needle) => needle.toLowerCase())) : needles;
    }
    form() {
        return (this.#form ??= new RegExp(this.#body, this.ignoreCase ? 'gi' : 'g'));
    }
}
function readOptions(reader) {
    const first = readSequence(reader);
    if (first === null || reader.source[reader.at] !== '|')
        return first;
    let { canBeEmpty } = first;
    let needles = rarest(first.needles);
    while (reader.source[reader.at] === '|') {
        reader.at += 1;
        const option = readSequence(reader);
        if (option === null)
            return null;
        canBeEmpty ||= option.canBeEmpty;
        needles = union(needles, rarest(option.needles));
    }
    return { canBeEmpty, needles: needles === null ? [] : [needles] };
}
function union(some, others) {
    if (some === null || others === null || some.length + others.length > MOST_NEEDLES)
        return null;
    return [...some, ...others];
}
/** Of several sets the one whose shortest needle is longest; null where there is none. */
function rarest([first, ...rest]) {
    let best = first ?? null;
    for (const set of rest)
        if (best === null || shortest(set) > shortest(best))
            best = set;
    return best;
}
function shortest(needles) {
    let least = Infinity;
    for (const { length } of needles)
        if (length < least)
            least = length;
    return least;
}
function readSequence(reader) {
    let canBeEmpty = true;
    const needles = [];
    for (;;) {
        const next = reader.source[reader.at];
        if (next === undefined || next === '|' || next === ')')
            return { canBeEmpty, needles };
        const part = readPart(reader, next);
        if (part === null)
            return null;
        canBeEmpty &&= part.canBeEmpty;
        for (const set of part.needles)
            if (needles.length < MOST_SETS)
                needles.push(set);
    }
}
function readPart(reader, next) {
    const part = readAtom(reader, next);
    return part && quantified(reader, part);
}
function readAtom(reader, next) {
    switch (next) {
        case '(':
            return readGroup(reader);
        case '[':
            return readClass(take(reader, CLASS));
        case '\\':
            return readEscape(take(reader, ESCAPE));
        case '.':
        case '^':
        case '$':
            return readSign(reader, next);
        default:
            return readLiterals(reader, take(reader, LITERALS));
    }
}
/** A quantifier speaks for the last of several literals, which is then read again by itself. */
function readLiterals(reader, literals) {
    if (literals === null)
        return null;
    const several = literals.length > 1 && isQuantifier(reader.source[reader.at]);
    if (several)
        reader.at -= 1;
    return {
        canBeEmpty: false,
        needles: [[literals.slice(0, several ? -1 : undefined).slice(0, LONGEST_NEEDLE)]],
    };
}
function readGroup(reader) {
    const { source, at } = reader;
    if (source[at + 1] === '?' && source[at + 2] !== ':')
        return null;
    reader.at += source[at + 1] === '?' ? 3 : 1;
    reader.depth += 1;
    const body = reader.depth > MAX_DEPTH ? null : readOptions(reader);
    reader.depth -= 1;
    if (body === null || source[reader.at] !== ')')
        return null;
    reader.at += 1;
    return body;
}
const SOMETHING = { canBeEmpty: false, needles: [] };
const PLACE = { canBeEmpty: true, needles: [] };
function readSign(reader, sign) {
    reader.at += 1;
    if (sign === '$')
        reader.traps |= stand_in/* TRAPS */.d.ending;
    return sign === '.' ? SOMETHING : PLACE;
}
function readEscape(escape) {
    if (escape === null)
        return null;
    const letter = escape.slice(1);
    if (letter === 'b')
        return PLACE;
    return 'dDsSwWn'.includes(letter) ? SOMETHING : { canBeEmpty: false, needles: [[letter]] };
}
function readClass(found) {
    if (found === null)
        return null;
    for (const [, low = '', high = ''] of found.matchAll(RANGE))
        if (high < low)
            return null;
    return SOMETHING;
}
/** The part under its quantifier, if it has one. What can be empty is not repeated: engines differ in that. */
function quantified(reader, part) {
    if (!isQuantifier(reader.source[reader.at]))
        return part;
    if (part.canBeEmpty)
        return null;
    QUANTIFIER.lastIndex = reader.at;
    const match = QUANTIFIER.exec(reader.source);
    if (match === null)
        return null;
    const [whole, plus, low, comma, high] = match;
    if (low !== undefined && comma !== undefined && high !== '' && Number(high) < Number(low))
        return null;
    reader.at += whole.length;
    const optional = plus === undefined && Number(low ?? 0) === 0;
    return optional ? PLACE : part;
}
function isQuantifier(char) {
    return char === '*' || char === '+' || char === '?' || char === '{';
}
function take(reader, form) {
    form.lastIndex = reader.at;
    if (!form.test(reader.source))
        return null;
    const taken = reader.source.slice(reader.at, form.lastIndex);
    reader.at = form.lastIndex;
    return taken;
}

;// CONCATENATED MODULE: ./src/text/patterns/cursor.ts
/** Why the parser gave up; caught where the pattern is compiled. */
class PatternSyntaxError extends Error {
}
/** Reads a pattern in Python's tokens: one code point, or a backslash with the code point after it. Positions count code points. */
class PatternCursor {
    #points;
    #index = 0;
    #next = null;
    constructor(source) {
        this.#points = Array.from(source);
        this.#advance();
    }
    /** The token ahead; null at the end. */
    get next() {
        return this.#next;
    }
    /** The position of the token ahead. */
    get position() {
        return this.#index - (this.#next === null ? 0 : tokenLength(this.#next));
    }
    /** Takes the token ahead. */
    take() {
        const token = this.#next;
        this.#advance();
        return token;
    }
    /** Takes the token ahead if it is this one. */
    takeIf(token) {
        if (this.#next !== token)
            return false;
        this.#advance();
        return true;
    }
    /** Takes up to `limit` tokens that are single characters of `allowed`. */
    takeWhile(limit, allowed) {
        let taken = '';
        while (taken.length < limit && this.#next !== null && allowed.includes(this.#next))
            taken += this.take() ?? '';
        return taken;
    }
    /** Takes a name up to and with its terminator. */
    takeName(terminator, what) {
        let name = '';
        for (;;) {
            const token = this.take();
            if (token === null)
                this.#failName(name, terminator, what);
            if (token === terminator)
                break;
            name += token;
        }
        if (name === '')
            this.fail(`missing ${what}`, 1);
        return name;
    }
    /** Goes back to a position taken earlier. */
    seek(position) {
        this.#index = position;
        this.#advance();
    }
    /** Throws Python's message, placed `back` code points before the token ahead. */
    fail(message, back = 0) {
        throw new PatternSyntaxError(`${message} at position ${this.position - back}`);
    }
    #failName(name, terminator, what) {
        if (name === '')
            this.fail(`missing ${what}`);
        this.fail(`missing ${terminator}, unterminated name`, Array.from(name).length);
    }
    #advance() {
        const char = this.#points[this.#index];
        if (char !== '\\') {
            this.#next = char ?? null;
            if (char !== undefined)
                this.#index += 1;
            return;
        }
        const escaped = this.#points[this.#index + 1];
        if (escaped === undefined) {
            throw new PatternSyntaxError(`bad escape (end of pattern) at position ${this.#points.length - 1}`);
        }
        this.#next = char + escaped;
        this.#index += 2;
    }
}
function tokenLength(token) {
    return token.startsWith('\\') ? 2 : 1;
}

;// CONCATENATED MODULE: ./src/text/patterns/ast.ts
/** The parts that lie directly under a node. */
function childrenOf(node) {
    if (node.kind === 'sequence')
        return node.items;
    if (node.kind === 'branch')
        return node.options;
    return 'body' in node ? [node.body] : [];
}
/** Whether the node itself or any part of it meets the condition. */
function someNode(node, holds) {
    return holds(node) || childrenOf(node).some((child) => someNode(child, holds));
}

;// CONCATENATED MODULE: ./src/text/patterns/ranges.ts
/** The last code point of Unicode. */
const LAST_CODE_POINT = 0x10ffff;
/** The union as sorted ranges that neither touch nor overlap. */
function mergeRanges(ranges) {
    if (ranges.length < 2)
        return [...ranges];
    const merged = [];
    for (const [low, high] of ranges.toSorted((a, b) => a[0] - b[0])) {
        const last = merged.at(-1);
        if (last !== undefined && low <= last[1] + 1)
            last[1] = Math.max(last[1], high);
        else
            merged.push([low, high]);
    }
    return merged;
}
/** Everything outside merged ranges, up to `last`. */
function complementRanges(merged) {
    const outside = [];
    let next = 0;
    for (const [low, high] of merged) {
        if (low > next)
            outside.push([next, low - 1]);
        next = high + 1;
    }
    if (next <= LAST_CODE_POINT)
        outside.push([next, LAST_CODE_POINT]);
    return outside;
}
/** Whether a code point lies in one of the ranges. */
function inRanges(ranges, codePoint) {
    return ranges.some(([low, high]) => low <= codePoint && codePoint <= high);
}

;// CONCATENATED MODULE: ./src/text/patterns/casefold.ts

/**
 * Lower-case characters that Python's `re` takes for one another because they share their upper case
 * (checked over all code points against CPython 3.11; none was added since).
 */
const SAME_UPPER_CASE = parseGroups('69+131 73+17f b5+3bc 345+3b9+1fbe 390+1fd3 3b0+1fe3 3b2+3d0 3b5+3f5 3b8+3d1 3ba+3f0 3c0+3d6 3c1+3f1 3c2+3c3 3c6+3d5 ' +
    '432+1c80 434+1c81 43e+1c82 441+1c83 442+1c84+1c85 44a+1c86 463+1c87 1c88+a64b 1e61+1e9b fb05+fb06');
/** Capitals that their lower case does not lead back to: its own upper case is another one. By lower-case letter. */
const FURTHER_CAPITALS = parseFurtherCapitals('69>130 6b>212a df>1e9e e5>212b 1c6>1c5 1c9>1c8 1cc>1cb 1f3>1f2 3b8>3f4 3c9>2126 1fb3>1fbc 1fc3>1fcc 1ff3>1ffc ' +
    '1f80>1f88 1f81>1f89 1f82>1f8a 1f83>1f8b 1f84>1f8c 1f85>1f8d 1f86>1f8e 1f87>1f8f 1f90>1f98 1f91>1f99 1f92>1f9a 1f93>1f9b ' +
    '1f94>1f9c 1f95>1f9d 1f96>1f9e 1f97>1f9f 1fa0>1fa8 1fa1>1fa9 1fa2>1faa 1fa3>1fab 1fa4>1fac 1fa5>1fad 1fa6>1fae 1fa7>1faf');
const MOST_POINTS_TO_FOLD_SINGLY = 512;
const unicodeSets = new Map();
let casedPoints = null;
/** Every code point that Python's `re`, ignoring case, lets a literal match; the literal itself is one of them. */
function caseSet(codePoint, folding) {
    if (folding === 'none')
        return [codePoint];
    if (folding === 'ascii')
        return asciiSet(codePoint);
    const known = unicodeSets.get(codePoint);
    if (known !== undefined)
        return known;
    const made = unicodeSet(codePoint);
    unicodeSets.set(codePoint, made);
    return made;
}
/** The ranges, grown by all that their members match when case is ignored; merged. */
function foldRanges(ranges, folding) {
    const merged = mergeRanges(ranges);
    if (folding === 'none')
        return merged;
    const grown = [...merged];
    for (const point of pointsToFold(merged)) {
        for (const other of caseSet(point, folding))
            grown.push([other, other]);
    }
    return mergeRanges(grown);
}
/** Whether any member has a case. */
function hasCased(ranges) {
    return pointsToFold(mergeRanges(ranges)).some((point) => lowerOf(point) !== point || upperOf(point) !== point);
}
function unicodeSet(codePoint) {
    const lower = lowerOf(codePoint);
    const set = new Set([codePoint]);
    for (const twin of SAME_UPPER_CASE.get(lower) ?? [lower]) {
        for (const candidate of [twin, upperOf(twin), ...(FURTHER_CAPITALS.get(twin) ?? [])]) {
            if (lowerOf(candidate) === twin)
                set.add(candidate);
        }
    }
    return [...set];
}
function asciiSet(codePoint) {
    const folded = codePoint | 0x20;
    return folded >= 0x61 && folded <= 0x7a && codePoint < 0x80 ? [folded, folded - 0x20] : [codePoint];
}
/** Python's simple lower case: where the full one has several characters, its first. */
function lowerOf(codePoint) {
    return String.fromCodePoint(codePoint).toLowerCase().codePointAt(0) ?? codePoint;
}
function upperOf(codePoint) {
    return String.fromCodePoint(codePoint).toUpperCase().codePointAt(0) ?? codePoint;
}
// A wide range is walked by the few thousand cased code points, so that no class costs more than those.
function pointsToFold(merged) {
    const size = merged.reduce((sum, [low, high]) => sum + high - low + 1, 0);
    if (size > MOST_POINTS_TO_FOLD_SINGLY)
        return allCasedPoints().filter((point) => inRanges(merged, point));
    return merged.flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, offset) => low + offset));
}
function allCasedPoints() {
    if (casedPoints !== null)
        return casedPoints;
    const found = [];
    for (let point = 0; point <= LAST_CODE_POINT; point += 1) {
        if (lowerOf(point) !== point || upperOf(point) !== point)
            found.push(point);
    }
    casedPoints = found;
    return found;
}
function parseGroups(list) {
    const groups = list.split(' ').map((group) => group.split('+').map(hexadecimal));
    return new Map(groups.flatMap((group) => group.map((member) => [member, group])));
}
function parseFurtherCapitals(list) {
    return new Map(list.split(' ').map((pair) => {
        const [lower = '', capital = ''] = pair.split('>');
        return [hexadecimal(lower), [hexadecimal(capital)]];
    }));
}
function hexadecimal(digits) {
    return Number.parseInt(digits, 16);
}

;// CONCATENATED MODULE: ./src/text/patterns/emptiness.ts
const TAKES_ONE = { canBeEmpty: false, canTake: true, emptyLast: true };
const TAKES_NOTHING = { canBeEmpty: true, canTake: false, emptyLast: true };
const ONE_WAY = { canBeEmpty: true, canTake: true, emptyLast: true };
/** The emptiness of a node. */
function emptinessOf(node) {
    if (node.kind === 'chars')
        return TAKES_ONE;
    if (node.kind === 'place' || node.kind === 'look')
        return TAKES_NOTHING;
    if (node.kind === 'backreference')
        return ONE_WAY;
    if (node.kind === 'sequence')
        return ofSequence(node.items.map(emptinessOf));
    if (node.kind === 'branch')
        return ofBranch(node.options.map(emptinessOf));
    const body = emptinessOf(node.body);
    if (node.kind === 'repeat')
        return ofRepeat(node, body);
    return node.kind === 'atomic' ? { ...body, emptyLast: true } : body;
}
function ofSequence(items) {
    const canBeEmpty = items.every((item) => item.canBeEmpty);
    return {
        canBeEmpty,
        canTake: items.some((item) => item.canTake),
        emptyLast: !canBeEmpty || items.every((item) => item.emptyLast),
    };
}
function ofBranch(options) {
    const firstEmpty = options.findIndex((option) => option.canBeEmpty);
    return {
        canBeEmpty: firstEmpty >= 0,
        canTake: options.some((option) => option.canTake),
        emptyLast: options.every((option) => !option.canBeEmpty || option.emptyLast) &&
            (firstEmpty < 0 || !options.slice(firstEmpty + 1).some((option) => option.canTake)),
    };
}
function ofRepeat(node, body) {
    const canBeEmpty = node.min === 0 || body.canBeEmpty;
    const canTake = node.max > 0 && body.canTake;
    if (node.mode === 'possessive' || !canTake)
        return { canBeEmpty, canTake, emptyLast: true };
    const lazyFirst = node.mode === 'lazy' && node.min < node.max && canBeEmpty;
    return { canBeEmpty, canTake, emptyLast: !lazyFirst && (!body.canBeEmpty || body.emptyLast) };
}

;// CONCATENATED MODULE: ./src/text/patterns/obstacles.ts



const MAX_COUNT = 2 ** 30;
// V8 takes about 2 ms to compile a class from the whole Unicode tables, and no watchdog can interrupt that.
const MAX_UNICODE_CLASSES = 500;
/** The first thing in the pattern that JavaScript cannot say exactly; null where there is none. */
function findObstacle({ root, groups, obstacle }) {
    return obstacle ?? sizeObstacle(root) ?? obstacleIn(root, false) ?? referenceObstacle(root, groups);
}
/** Whether a greedy loop may end on an empty round that another engine would not take. */
function endsOnEmptyRound(node) {
    if (node.mode === 'lazy' || node.min === node.max)
        return false;
    const body = emptinessOf(node.body);
    return body.canBeEmpty && !body.emptyLast;
}
function sizeObstacle(root) {
    let count = 0;
    const tooMany = someNode(root, (node) => {
        if (node.kind === 'chars')
            count += node.set.classes.length;
        if (node.kind === 'place' && (node.place === 'boundary' || node.place === 'not-boundary'))
            count += 1;
        return count > MAX_UNICODE_CLASSES;
    });
    return tooMany ? String.raw `more than ${MAX_UNICODE_CLASSES} of \w, \d, \b and their like` : null;
}
function obstacleIn(node, behind) {
    const own = ownObstacle(node, behind);
    if (own !== null)
        return own;
    const inside = behind || (node.kind === 'look' && node.behind);
    for (const child of childrenOf(node)) {
        const found = obstacleIn(child, inside);
        if (found !== null)
            return found;
    }
    return null;
}
function ownObstacle(node, behind) {
    if (behind && isAtomic(node))
        return 'an atomic or possessive part inside a look-behind';
    if (node.kind !== 'repeat')
        return null;
    if (node.min > MAX_COUNT)
        return `a repetition of ${node.min} times`;
    return node.max > 1 && endsOnEmptyRound(node)
        ? 'a repeated part that can match nothing before it tries more'
        : null;
}
function isAtomic(node) {
    return node.kind === 'atomic' || (node.kind === 'repeat' && node.mode === 'possessive');
}
// An unset group fails in Python and matches nothing in JavaScript, which also unsets groups at each round of a loop.
function referenceObstacle(root, groups) {
    const refers = someNode(root, (node) => node.kind === 'backreference');
    if (!refers)
        return null;
    if (someNode(root, (node) => foldsReference(node, groups)))
        return 'a back-reference to letters that ignores case';
    return groupsSetAfter(root, new Set()) === null
        ? 'a back-reference to a group that may not have taken part'
        : null;
}
function foldsReference(node, groups) {
    if (node.kind !== 'backreference' || !node.ignoreCase)
        return false;
    const body = groups[node.group] ?? null;
    return body === null || someNode(body, mayHoldCased);
}
function mayHoldCased(node) {
    if (node.kind === 'backreference')
        return true;
    return node.kind === 'chars' && setHoldsCased(node.set);
}
function setHoldsCased({ negated, ranges, classes }) {
    return negated || classes.some((name) => name !== 'digit') || hasCased(ranges);
}
/** The groups that surely hold a text after the node; null where a reference inside comes too early. */
function groupsSetAfter(node, before) {
    if (node.kind === 'chars' || node.kind === 'place')
        return before;
    if (node.kind === 'backreference')
        return before.has(node.group) ? before : null;
    if (node.kind === 'sequence')
        return setAfterSequence(node.items, before);
    if (node.kind === 'branch')
        return common(node.options.map((option) => groupsSetAfter(option, before)));
    const after = groupsSetAfter(node.body, before);
    if (after === null)
        return null;
    if (node.kind === 'group')
        return node.index === null ? after : new Set([...after, node.index]);
    return mayBeSkipped(node) ? before : after;
}
function setAfterSequence(items, before) {
    let set = before;
    for (const item of items)
        set = set === null ? null : groupsSetAfter(item, set);
    return set;
}
function mayBeSkipped(node) {
    return (node.kind === 'repeat' && node.min === 0) || (node.kind === 'look' && node.negative);
}
function common(sets) {
    const whole = sets.filter((set) => set !== null);
    const [first] = whole;
    if (first === undefined || whole.length < sets.length)
        return null;
    return new Set([...first].filter((group) => whole.every((set) => set.has(group))));
}

;// CONCATENATED MODULE: ./src/text/patterns/emit.ts


/** Writes a pattern in a dialect. Only groups that are referred to capture; `groupsBefore` counts those that the caller puts in front. */
function emit(root, dialect, groupsBefore = 0) {
    const referred = new Set();
    someNode(root, (node) => {
        if (node.kind === 'backreference')
            referred.add(node.group);
        return false;
    });
    return write({ dialect, referred, numbers: new Map(), groups: groupsBefore }, root);
}
function write(emitter, node) {
    if (node.kind === 'chars')
        return emitter.dialect.chars(node.set);
    if (node.kind === 'place')
        return emitter.dialect.place(node, null, null);
    if (node.kind === 'sequence')
        return writeSequence(emitter, node.items);
    if (node.kind === 'branch')
        return node.options.map((option) => write(emitter, option)).join('|');
    if (node.kind === 'group')
        return writeGroup(emitter, node.index, node.body);
    if (node.kind === 'backreference')
        return `(?:\\${emitter.numbers.get(node.group)})`;
    if (node.kind === 'atomic')
        return writeAtomic(emitter, () => write(emitter, node.body));
    if (node.kind === 'look') {
        return `(?${node.behind ? '<' : ''}${node.negative ? '!' : '='}${write(emitter, node.body)})`;
    }
    return node.mode === 'possessive'
        ? writeAtomic(emitter, () => writeRepeat(emitter, node))
        : writeRepeat(emitter, node);
}
function writeSequence(emitter, items) {
    return items
        .map((item, index) => item.kind === 'place'
        ? emitter.dialect.place(item, items[index - 1] ?? null, items[index + 1] ?? null)
        : write(emitter, item))
        .join('');
}
function writeGroup(emitter, index, body) {
    if (index === null || !emitter.referred.has(index))
        return `(?:${write(emitter, body)})`;
    emitter.groups += 1;
    emitter.numbers.set(index, emitter.groups);
    return `(${write(emitter, body)})`;
}
// A look-ahead never gives back what it took, so capturing in one and repeating the capture is an atomic group.
function writeAtomic(emitter, writeBody) {
    emitter.groups += 1;
    const number = emitter.groups;
    return `(?:(?=(${writeBody()}))\\${number})`;
}
function writeRepeat(emitter, node) {
    const { body } = node;
    const inside = write(emitter, body);
    const whole = body.kind === 'chars' || body.kind === 'group' ? inside : `(?:${inside})`;
    if (node.min === 0 && node.max === 1 && endsOnEmptyRound(node))
        return `(?:${whole}|)`;
    return whole + quantifierOf(node) + (node.mode === 'lazy' ? '?' : '');
}
function quantifierOf({ min, max }) {
    if (max === Infinity) {
        if (min < 2)
            return min === 0 ? '*' : '+';
        return `{${min},}`;
    }
    if (min === 0 && max === 1)
        return '?';
    return min === max ? `{${min}}` : `{${min},${max}}`;
}

;// CONCATENATED MODULE: ./src/text/patterns/render-class.ts
/** Writes a class; `named` is the inside for classes known by name. A single character stands without brackets. */
function renderClass(ranges, named, negated, escape) {
    const [only] = ranges;
    if (only !== undefined && ranges.length === 1 && only[0] === only[1] && named === '' && !negated) {
        return renderPoint(only[0], escape);
    }
    // Not `[^]`: under the flag v the V8 of Node 20 lets that match nothing.
    if (negated && ranges.length === 0 && named === '')
        return String.raw `[\s\S]`;
    const inside = ranges.map((range) => renderRange(range, escape)).join('');
    return `[${negated ? '^' : ''}${named}${inside}]`;
}
function renderRange([low, high], escape) {
    const first = renderPoint(low, escape);
    if (low === high)
        return first;
    return `${first}${high === low + 1 ? '' : '-'}${renderPoint(high, escape)}`;
}
function renderPoint(codePoint, escape) {
    const char = String.fromCodePoint(codePoint);
    return /^[0-9A-Za-z]$/.test(char) ? char : escape(codePoint);
}
/** Hexadecimal digits, at least `width` of them. */
function hex(codePoint, width = 0) {
    return codePoint.toString(16).padStart(width, '0');
}

// EXTERNAL MODULE: ./src/text/patterns/repertoire.ts
var repertoire = __webpack_require__(1762);
;// CONCATENATED MODULE: ./src/text/patterns/word-edge.ts
const MOST_POINTS_TO_TEST = 64;
const WORD = /[\p{L}\p{N}_]/u;
/** The first or last character of every match of the node, if the node always takes one there and its kind is plain to see. */
function edgeOf(node, end) {
    if (node === null)
        return 'unknown';
    if (node.kind === 'chars')
        return setEdge(node.set);
    if (node.kind === 'group')
        return edgeOf(node.body, end);
    if (node.kind === 'repeat')
        return node.min > 0 ? edgeOf(node.body, end) : 'unknown';
    if (node.kind === 'sequence')
        return edgeOf(node.items.at(end === 'first' ? 0 : -1) ?? null, end);
    return node.kind === 'branch' ? agreed(node.options.map((option) => edgeOf(option, end))) : 'unknown';
}
function setEdge({ negated, ranges, classes }) {
    if (negated)
        return 'unknown';
    const size = ranges.reduce((sum, [low, high]) => sum + high - low + 1, 0);
    if (size > MOST_POINTS_TO_TEST)
        return 'unknown';
    const edges = classes.map((name) => {
        if (name === 'not-digit')
            return 'unknown';
        return name === 'not-word' ? 'other' : 'word';
    });
    for (const [low, high] of ranges) {
        for (let point = low; point <= high; point += 1) {
            edges.push(WORD.test(String.fromCodePoint(point)) ? 'word' : 'other');
        }
    }
    return agreed(edges);
}
function agreed(edges) {
    const [first] = edges;
    return first !== undefined && edges.every((edge) => edge === first) ? first : 'unknown';
}

;// CONCATENATED MODULE: ./src/text/patterns/emit-js.ts





// Python's word characters: isalnum() is exactly the letters and numbers (checked over all code points), and the underscore.
const ALL_TABLES = { word: String.raw `\p{L}\p{N}_`, digit: String.raw `\p{Nd}` };
const COMMON_TABLES = { word: repertoire/* COMMON_WORDS */.g6, digit: repertoire/* COMMON_DIGITS */.z };
const LAST_ASCII = 0x7f;
const LAST_UNIT = 0xffff;
const emit_js_MOST_POINTS_TO_TEST = 8;
const PLAIN_CLASSES = {
    word: String.raw `\w`,
    'not-word': String.raw `\W`,
    digit: String.raw `\d`,
    'not-digit': String.raw `\D`,
};
// In Python up to 3.13 `\B` holds nowhere in an empty text.
const NOT_BOUNDARY = String.raw `(?!^$)\B`;
const PLACES = {
    start: '^',
    end: '$',
    'end-or-newline': String.raw `(?=\n?$)`,
    'line-start': String.raw `(?<![^\n])`,
    'line-end': String.raw `(?![^\n])`,
    boundary: String.raw `\b`,
    'ascii-boundary': String.raw `\b`,
    'not-boundary': NOT_BOUNDARY,
    'ascii-not-boundary': NOT_BOUNDARY,
};
const PLAIN = { chars: remembered(plainChars), place: plainPlace };
const COMMON = unicodeDialect(COMMON_TABLES);
const ANY = unicodeDialect(ALL_TABLES);
/** Writes the pattern for texts of one repertoire. Flags that differ from part to part are spelled out, so none but g, y and v are set. */
function emitJs(root, repertoire) {
    const dialect = { plain: PLAIN, common: COMMON, any: ANY }[repertoire];
    const unicode = repertoire === 'plain' ? '' : 'v';
    const emptiness = emptinessOf(root);
    const retries = emptiness.canBeEmpty && !emptiness.emptyLast;
    return {
        find: new RegExp(emit(root, dialect), `g${unicode}`),
        nonEmpty: retries ? new RegExp(refuseEmpty(emit(root, dialect, 1)), `y${unicode}`) : null,
    };
}
// Group 1 is the text from here on; a match is empty where that still lies ahead after it.
function refuseEmpty(body) {
    return String.raw `(?=([\s\S]*))(?:${body})(?!\1$)`;
}
function plainChars({ negated, ranges, classes }) {
    const named = classes.map((name) => PLAIN_CLASSES[name]).join('');
    const kept = ranges.filter(([low, high]) => low <= LAST_UNIT && mayHoldPlain(low, high));
    return renderClass(kept.map(([low, high]) => [low, Math.min(high, LAST_UNIT)]), named, negated, escapeUnit);
}
// A plain text has no letter outside ASCII, so the Kelvin sign that goes with `k` would only slow the class down.
function mayHoldPlain(low, high) {
    if (low <= LAST_ASCII || high - low > emit_js_MOST_POINTS_TO_TEST)
        return true;
    for (let point = low; point <= high; point += 1) {
        if ((0,repertoire/* isPlain */.$i)(String.fromCodePoint(point)))
            return true;
    }
    return false;
}
function plainPlace({ place }) {
    return PLACES[place];
}
function unicodeDialect(tables) {
    const named = {
        word: tables.word,
        'not-word': `[^${tables.word}]`,
        digit: tables.digit,
        'not-digit': `[^${tables.digit}]`,
    };
    return {
        chars: remembered(({ negated, ranges, classes }) => renderClass(ranges, classes.map((name) => named[name]).join(''), negated, escapePoint)),
        place: (node, before, after) => unicodePlace(node, before, after, `[${tables.word}]`),
    };
}
// Without the flag i, V8's own \b knows ASCII words only, under v as well: the rest is as on plain texts.
function unicodePlace(node, before, after, word) {
    if (node.place === 'boundary')
        return boundary(word, edgeOf(before, 'last'), edgeOf(after, 'first'));
    if (node.place !== 'not-boundary')
        return plainPlace(node);
    return `(?!^$)(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`;
}
// Where one side is known, the other alone decides: that halves what V8 has to compile.
function boundary(word, before, after) {
    if (after !== 'unknown')
        return after === 'word' ? `(?<!${word})` : `(?<=${word})`;
    if (before !== 'unknown')
        return before === 'word' ? `(?!${word})` : `(?=${word})`;
    return `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;
}
const escapeUnit = (point) => (point < 0x100 ? `\\x${hex(point, 2)}` : `\\u${hex(point, 4)}`);
// Braces, since two escaped halves of a surrogate pair side by side would be read as one character.
const escapePoint = (point) => (point < 0x100 ? `\\x${hex(point, 2)}` : `\\u{${hex(point)}}`);
// Sets of single characters are shared by all patterns, so most are written once for all of them.
function remembered(write) {
    const written = new WeakMap();
    return (set) => {
        const text = written.get(set) ?? write(set);
        written.set(set, text);
        return text;
    };
}

;// CONCATENATED MODULE: ./src/text/patterns/unicode-table.ts

const MEMBERS = { word: /[\p{L}\p{N}_]/u, digit: /\p{Nd}/u };
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;
const tables = new Map();
/** The members of a class by the Unicode tables of the machine, as merged ranges: for engines whose own tables differ. */
function rangesOfClass(name) {
    const positive = name === 'word' || name === 'not-word' ? 'word' : 'digit';
    const ranges = tables.get(positive) ?? collect(MEMBERS[positive]);
    tables.set(positive, ranges);
    return name === positive ? ranges : complementRanges(ranges);
}
function collect(member) {
    const ranges = [];
    for (let point = 0; point <= LAST_CODE_POINT; point += 1) {
        if (point === FIRST_SURROGATE)
            point = LAST_SURROGATE + 1;
        if (!member.test(String.fromCodePoint(point)))
            continue;
        const last = ranges.at(-1);
        if (last !== undefined && last[1] === point - 1)
            last[1] = point;
        else
            ranges.push([point, point]);
    }
    return ranges;
}

;// CONCATENATED MODULE: ./src/text/patterns/emit-re2.ts






const MOST_REPEATS = 1000;
const emit_re2_PLACES = {
    start: String.raw `\A`,
    end: String.raw `\z`,
    'end-or-newline': String.raw `()\n?\z`,
    'line-start': '(?m:^)',
    'line-end': '(?m:$)',
    boundary: String.raw `\b`,
    'ascii-boundary': String.raw `\b`,
    'not-boundary': String.raw `\B`,
    'ascii-not-boundary': String.raw `\B`,
};
/** Writes the pattern for RE2, which runs in linear time, or says what RE2 lacks for it. */
function emitRe2(root) {
    const closing = closingDollars(root);
    const reason = obstacleFor(root, closing);
    if (reason !== null)
        return { kind: 'unsupported', reason };
    const source = emit(root, { chars: re2Chars, place: ({ place }) => emit_re2_PLACES[place] });
    return {
        kind: 'ok',
        source,
        plainOnly: someNode(root, (node) => node.kind === 'place' && node.place === 'boundary'),
    };
}
function obstacleFor(root, closing) {
    let reason = null;
    someNode(root, (node) => {
        reason = lacking(node, closing);
        return reason !== null;
    });
    const { canBeEmpty, emptyLast } = emptinessOf(root);
    return reason ?? (canBeEmpty && !emptyLast ? 'a match of nothing is tried before a longer one' : null);
}
function lacking(node, closing) {
    if (node.kind === 'look')
        return 'RE2 has no look-around';
    if (node.kind === 'backreference')
        return 'RE2 has no back-references';
    if (node.kind === 'atomic')
        return 'RE2 has no atomic groups';
    if (node.kind === 'place')
        return lackingPlace(node, closing);
    if (node.kind !== 'repeat')
        return null;
    if (node.mode === 'possessive')
        return 'RE2 has no possessive quantifiers';
    const largest = Math.max(node.min, node.max === Infinity ? 0 : node.max);
    return largest > MOST_REPEATS ? `RE2 repeats at most ${MOST_REPEATS} times` : null;
}
function lackingPlace(node, closing) {
    if (node.place === 'not-boundary' || node.place === 'ascii-not-boundary') {
        return String.raw `RE2's \B also holds in an empty text`;
    }
    const looksPast = node.place === 'end-or-newline' && !closing.has(node);
    return looksPast ? 'RE2 cannot look past a `$` that does not end the pattern' : null;
}
/** Every `$` after which nothing else is matched: there the final newline may be taken, behind an empty group that marks the end. */
function closingDollars(node) {
    if (node.kind === 'place')
        return new Set(node.place === 'end-or-newline' ? [node] : []);
    if (node.kind === 'group')
        return closingDollars(node.body);
    if (node.kind === 'branch')
        return new Set(node.options.flatMap((option) => [...closingDollars(option)]));
    const last = node.kind === 'sequence' ? node.items.at(-1) : undefined;
    return last === undefined ? new Set() : closingDollars(last);
}
function re2Chars({ negated, ranges, classes }) {
    const all = mergeRanges([...ranges, ...classes.flatMap((name) => [...rangesOfClass(name)])]);
    if (all.length === 0 && !negated)
        return String.raw `[^\x{0}-\x{10ffff}]`;
    return renderClass(all, '', negated, escapeRe2);
}
function escapeRe2(codePoint) {
    return `\\x{${hex(codePoint)}}`;
}

;// CONCATENATED MODULE: ./src/text/patterns/groups.ts
const IDENTIFIER = /^[\p{XID_Start}_]\p{XID_Continue}*$/u;
/** The capturing groups met so far: their names, which are closed, and what may be referred to. */
class GroupTable {
    #bodies = [null];
    #names = new Map();
    /** Conditionals may name a group that only follows; checked at the end. */
    #expected = new Map();
    #lookBehindFrom = null;
    /** The bodies of all groups by number. */
    get bodies() {
        return this.#bodies;
    }
    /** Gives the next number to a group that begins here. */
    open(cursor, name) {
        const index = this.#bodies.length;
        const earlier = name === null ? undefined : this.#names.get(name);
        if (name !== null && earlier !== undefined) {
            const length = Array.from(name).length;
            cursor.fail(`redefinition of group name '${name}' as group ${index}; was group ${earlier}`, length + 1);
        }
        this.#bodies.push(null);
        if (name !== null)
            this.#names.set(name, index);
        return index;
    }
    /** Closes a group: from here on it may be referred to. */
    close(index, body) {
        this.#bodies[index] = body;
    }
    /** Takes a name and checks that it can be one. */
    takeName(cursor, terminator) {
        const name = cursor.takeName(terminator, 'group name');
        if (!IDENTIFIER.test(name))
            cursor.fail(`bad character in group name '${name}'`, Array.from(name).length + 1);
        return name;
    }
    /** The number of the group that `(?P=name)` refers to. */
    named(cursor, name) {
        const index = this.#names.get(name);
        const back = Array.from(name).length + 1;
        if (index === undefined)
            cursor.fail(`unknown group name '${name}'`, back);
        return this.refer(cursor, index, back);
    }
    /** Checks a reference to a group by number; `back` is the length of what was read. */
    refer(cursor, index, back) {
        if (index >= this.#bodies.length)
            cursor.fail(`invalid group reference ${index}`, back - 1);
        if (this.#bodies[index] === null)
            cursor.fail('cannot refer to an open group', back);
        this.#checkLookBehind(cursor, index);
        return index;
    }
    /** Checks the condition of `(?(…)yes|no)`. */
    condition(cursor, name) {
        const back = Array.from(name).length + 1;
        if (IDENTIFIER.test(name)) {
            const index = this.#names.get(name);
            if (index === undefined)
                cursor.fail(`unknown group name '${name}'`, back);
            this.#checkLookBehind(cursor, index);
            return;
        }
        if (!/^\d+$/.test(name))
            cursor.fail(`bad character in group name '${name}'`, back);
        const index = Number(name);
        if (index === 0)
            cursor.fail('bad group number', back);
        if (!this.#expected.has(index))
            this.#expected.set(index, cursor.position - back);
        this.#checkLookBehind(cursor, index);
    }
    /** Reads the inside of a look-behind; what is defined there may not be referred to there. */
    insideLookBehind(read) {
        const outer = this.#lookBehindFrom;
        this.#lookBehindFrom ??= this.#bodies.length;
        const result = read();
        this.#lookBehindFrom = outer;
        return result;
    }
    /** A condition on a group that never came: its number and place; null where all came. */
    missing() {
        for (const [index, position] of this.#expected) {
            if (index >= this.#bodies.length)
                return { index, position };
        }
        return null;
    }
    #checkLookBehind(cursor, index) {
        if (this.#lookBehindFrom === null)
            return;
        if ((this.#bodies[index] ?? null) === null)
            cursor.fail('cannot refer to an open group');
        if (index >= this.#lookBehindFrom) {
            cursor.fail('cannot refer to group defined in the same lookbehind subpattern');
        }
    }
}

;// CONCATENATED MODULE: ./src/text/patterns/parse-escape.ts
const HEX = '0123456789abcdefABCDEF';
const OCTAL = '01234567';
const CONTROLS = { a: 7, b: 8, f: 12, n: 10, r: 13, t: 9, v: 11, '\\': 92 };
const HEX_DIGITS = { x: 2, u: 4, U: 8 };
const LAST_OCTAL = 0o377;
/** Reads the rest of an escape inside brackets. `category` resolves `\d` and its like. */
function parseClassEscape(cursor, token, category) {
    const letter = token.slice(1);
    const named = category(letter);
    if (named !== null)
        return { kind: 'category', category: named };
    const control = CONTROLS[letter];
    if (control !== undefined)
        return { kind: 'char', codePoint: control };
    if (OCTAL.includes(letter))
        return parseOctal(cursor, token + cursor.takeWhile(2, OCTAL));
    return parseCharEscape(cursor, token);
}
/** Reads the rest of an escape that can only be a character: `\n`, `\xhh`, `\uhhhh`, `\Uhhhhhhhh`, `\N{…}` or an escaped sign. */
function parseCharEscape(cursor, token) {
    const letter = token.slice(1);
    const control = letter === 'b' ? undefined : CONTROLS[letter];
    if (control !== undefined)
        return { kind: 'char', codePoint: control };
    const digits = HEX_DIGITS[letter];
    if (digits !== undefined)
        return parseHex(cursor, token, digits);
    if (letter === 'N')
        return parseNamed(cursor);
    if (/^[A-Za-z0-9]$/.test(letter))
        cursor.fail(`bad escape ${token}`, 2);
    return { kind: 'char', codePoint: letter.codePointAt(0) ?? 0 };
}
/** The character of an octal escape that has been read whole. */
function parseOctal(cursor, escape) {
    const codePoint = Number.parseInt(escape.slice(1), 8);
    if (codePoint > LAST_OCTAL) {
        cursor.fail(`octal escape value ${escape} outside of range 0-0o377`, escape.length);
    }
    return { kind: 'char', codePoint };
}
/** Reads up to `limit` octal digits. */
function takeOctal(cursor, limit) {
    return cursor.takeWhile(limit, OCTAL);
}
function parseHex(cursor, token, digits) {
    const escape = token + cursor.takeWhile(digits, HEX);
    if (escape.length !== digits + 2)
        cursor.fail(`incomplete escape ${escape}`, escape.length);
    const codePoint = Number.parseInt(escape.slice(2), 16);
    if (codePoint > 0x10ffff)
        cursor.fail(`bad escape ${escape}`, escape.length);
    return { kind: 'char', codePoint };
}
function parseNamed(cursor) {
    if (!cursor.takeIf('{'))
        cursor.fail('missing {');
    cursor.takeName('}', 'character name');
    return { kind: 'named' };
}

;// CONCATENATED MODULE: ./src/text/patterns/parser-state.ts
/** Deeper nesting than this is refused, so that no pattern can exhaust the stack. Python's own limit is of this order. */
const parser_state_MAX_DEPTH = 200;
/** Remembers the first construct that cannot be expressed here; parsing goes on, since an error of Python's comes first. */
function noteObstacle(parser, what) {
    parser.obstacle ??= what;
}

;// CONCATENATED MODULE: ./src/text/patterns/flags.ts

const LETTERS = 'iLmsxau';
/** Whether a character after `(?` begins inline flags. */
function beginsFlags(char) {
    return char === '-' || LETTERS.includes(char);
}
/** Reads inline flags whose first character has been taken, up to and with `)` or `:`. */
function parseInlineFlags(cursor, first) {
    const [on, stop] = first === '-' ? ['', '-'] : readLetters(cursor, first, '-, : or )', ')-:', checkOn);
    if (stop === ')')
        return { scope: 'pattern', apply: (flags) => turnOn(refuseBoth(flags, on), on) };
    const off = stop === '-' ? readOff(cursor) : '';
    if (Array.from(on).some((letter) => off.includes(letter))) {
        cursor.fail('bad inline flags: flag turned on and off', 1);
    }
    return { scope: 'group', apply: (flags) => turnOff(turnOn(flags, on), off) };
}
/** How case is ignored under these flags. */
function foldingOf(flags) {
    if (!flags.ignoreCase)
        return 'none';
    return flags.type === 'ascii' ? 'ascii' : 'unicode';
}
function readOff(cursor) {
    const first = cursor.take();
    if (first === null)
        cursor.fail('missing flag');
    if (!LETTERS.includes(first))
        failLetter(cursor, first, 'missing flag');
    const [off] = readLetters(cursor, first, ':', ':', checkOff);
    return off;
}
function readLetters(cursor, first, wanted, stops, check) {
    let letters = '';
    let letter = first;
    for (;;) {
        letters += letter;
        check(cursor, letters);
        const token = cursor.take();
        if (token === null)
            cursor.fail(`missing ${wanted}`);
        if (stops.includes(token))
            return [letters, token];
        if (!LETTERS.includes(token))
            failLetter(cursor, token, `missing ${wanted}`);
        letter = token;
    }
}
function checkOn(cursor, letters) {
    if (letters.endsWith('L'))
        cursor.fail("bad inline flags: cannot use 'L' flag with a str pattern");
    if (letters.includes('a') && letters.includes('u')) {
        cursor.fail("bad inline flags: flags 'a', 'u' and 'L' are incompatible");
    }
}
function checkOff(cursor, letters) {
    if (/[auL]$/.test(letters))
        cursor.fail("bad inline flags: cannot turn off flags 'a', 'u' and 'L'");
}
function failLetter(cursor, token, otherwise) {
    cursor.fail(/^\p{L}$/u.test(token) ? 'unknown flag' : otherwise, Array.from(token).length);
}
// `(?a)(?u)`: each is fine, both speak for the whole pattern.
function refuseBoth(flags, on) {
    const type = typeIn(on);
    if (type !== null && flags.type !== null && flags.type !== type) {
        throw new PatternSyntaxError('ASCII and UNICODE flags are incompatible');
    }
    return flags;
}
function turnOn(flags, on) {
    return {
        ignoreCase: flags.ignoreCase || on.includes('i'),
        multiline: flags.multiline || on.includes('m'),
        dotAll: flags.dotAll || on.includes('s'),
        verbose: flags.verbose || on.includes('x'),
        type: typeIn(on) ?? flags.type,
    };
}
function typeIn(on) {
    if (on.includes('a'))
        return 'ascii';
    return on.includes('u') ? 'unicode' : null;
}
function turnOff(flags, off) {
    return {
        ...flags,
        ignoreCase: flags.ignoreCase && !off.includes('i'),
        multiline: flags.multiline && !off.includes('m'),
        dotAll: flags.dotAll && !off.includes('s'),
        verbose: flags.verbose && !off.includes('x'),
    };
}

;// CONCATENATED MODULE: ./src/text/patterns/sets.ts



const ASCII_WORD = [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
];
const ASCII_DIGIT = [[0x30, 0x39]];
const ASCII_SPACE = [
    [0x09, 0x0d],
    [0x20, 0x20],
];
// Python's str.isspace; unlike JavaScript's \s it has the four separators 1C to 1F and 0085, and lacks FEFF.
const UNICODE_SPACE = [
    [0x09, 0x0d],
    [0x1c, 0x20],
    [0x85, 0x85],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
];
const CATEGORIES = {
    ascii: new Map([
        ['d', fixed(ASCII_DIGIT)],
        ['D', fixed(complementRanges(ASCII_DIGIT))],
        ['w', fixed(ASCII_WORD)],
        ['W', fixed(complementRanges(ASCII_WORD))],
        ['s', fixed(ASCII_SPACE)],
        ['S', fixed(complementRanges(ASCII_SPACE))],
    ]),
    unicode: new Map([
        ['d', named('digit')],
        ['D', named('not-digit')],
        ['w', named('word')],
        ['W', named('not-word')],
        ['s', fixed(UNICODE_SPACE)],
        ['S', fixed(complementRanges(UNICODE_SPACE))],
    ]),
};
// Patterns are mostly letters, and the same ones: each set is made once.
const literals = {
    none: new Map(),
    ascii: new Map(),
    unicode: new Map(),
};
const DOT = { negated: true, ranges: [[0x0a, 0x0a]], classes: [] };
const ANYTHING = { negated: true, ranges: [], classes: [] };
/** The set of a single literal character; the same object each time. */
function literalSet(codePoint, flags) {
    const folding = foldingOf(flags);
    const known = literals[folding].get(codePoint);
    if (known !== undefined)
        return known;
    const members = caseSet(codePoint, folding);
    const set = { negated: false, ranges: mergeRanges(members.map((member) => [member, member])), classes: [] };
    literals[folding].set(codePoint, set);
    return set;
}
/** The set of `.`: all but a line feed, or all. */
function dotSet(flags) {
    return flags.dotAll ? ANYTHING : DOT;
}
/** The set of `[…]` or `[^…]`. Folding leaves categories alone: each holds both cases of all its members. */
function bracketSet(members, negated, folding) {
    const written = members.flatMap((member) => ('range' in member ? [member.range] : []));
    const categories = members.flatMap((member) => ('category' in member ? [member.category] : []));
    return {
        negated,
        ranges: mergeRanges([...foldRanges(written, folding), ...categories.flatMap(({ ranges }) => ranges)]),
        classes: [...new Set(categories.flatMap(({ classes }) => classes))],
    };
}
/** What `\d \D \s \S \w \W` stand for under these flags; null for any other letter. The same object each time. */
function categoryOf(letter, flags) {
    return CATEGORIES[flags.type === 'ascii' ? 'ascii' : 'unicode'].get(letter) ?? null;
}
function fixed(ranges) {
    return { negated: false, ranges, classes: [] };
}
function named(unicodeClass) {
    return { negated: false, ranges: [], classes: [unicodeClass] };
}

;// CONCATENATED MODULE: ./src/text/patterns/parse-backslash.ts



const DIGITS = '0123456789';
/** Reads the rest of an escape outside brackets: a place, a category, a back-reference or a character. */
function parseBackslash(parser, flags, token) {
    const letter = token.slice(1);
    const place = placeOf(letter, flags);
    if (place !== null)
        return { kind: 'place', place };
    const category = categoryOf(letter, flags);
    if (category !== null)
        return { kind: 'chars', set: category };
    if (letter === '0')
        return literal(parser, flags, parseOctal(parser.cursor, token + takeOctal(parser.cursor, 2)));
    if (DIGITS.includes(letter))
        return parseNumber(parser, flags, token);
    return literal(parser, flags, parseCharEscape(parser.cursor, token));
}
function placeOf(letter, flags) {
    const ascii = flags.type === 'ascii';
    switch (letter) {
        case 'A':
            return 'start';
        case 'Z':
            return 'end';
        case 'b':
            return ascii ? 'ascii-boundary' : 'boundary';
        case 'B':
            return ascii ? 'ascii-not-boundary' : 'not-boundary';
        default:
            return null;
    }
}
// Three octal digits are a character, anything else a group: \101 is A, \10 is group 10.
function parseNumber(parser, flags, token) {
    const { cursor, groups } = parser;
    const escape = token + cursor.takeWhile(1, DIGITS);
    if (/^\\[0-7]{2}$/.test(escape)) {
        const third = takeOctal(cursor, 1);
        if (third !== '')
            return literal(parser, flags, parseOctal(cursor, escape + third));
    }
    const group = groups.refer(cursor, Number(escape.slice(1)), escape.length);
    return { kind: 'backreference', group, ignoreCase: flags.ignoreCase };
}
function literal(parser, flags, escaped) {
    if (escaped.kind === 'char')
        return { kind: 'chars', set: literalSet(escaped.codePoint, flags) };
    noteObstacle(parser, String.raw `a character by name (\N{…})`);
    return { kind: 'chars', set: { negated: false, ranges: [], classes: [] } };
}

;// CONCATENATED MODULE: ./src/text/patterns/parse-class.ts



/** Reads a bracketed class whose `[` has been taken. A `]` in the first place is a member, as in Python. */
function parseBracketClass(cursor, flags) {
    const start = cursor.position - 1;
    const negated = cursor.takeIf('^');
    const members = [];
    let named = false;
    const add = ({ value }) => {
        if (value.kind === 'named')
            named = true;
        members.push(memberOf(value));
    };
    for (;;) {
        const token = takeInside(cursor, start);
        if (token === ']' && members.length > 0)
            break;
        const low = readMember(cursor, token, flags);
        if (!cursor.takeIf('-')) {
            add(low);
            continue;
        }
        const after = takeInside(cursor, start);
        if (after === ']') {
            add(low);
            members.push({ range: [0x2d, 0x2d] });
            break;
        }
        const high = readMember(cursor, after, flags);
        if (low.value.kind === 'named' || high.value.kind === 'named')
            named = true;
        members.push({ range: rangeOf(cursor, low, high) });
    }
    return { set: bracketSet(members, negated, foldingOf(flags)), named };
}
function takeInside(cursor, start) {
    const token = cursor.take();
    if (token === null)
        cursor.fail('unterminated character set', cursor.position - start);
    return token;
}
function readMember(cursor, token, flags) {
    if (!token.startsWith('\\'))
        return { token, value: { kind: 'char', codePoint: token.codePointAt(0) ?? 0 } };
    return { token, value: parseClassEscape(cursor, token, (letter) => categoryOf(letter, flags)) };
}
function memberOf(value) {
    if (value.kind === 'category')
        return { category: value.category };
    const codePoint = value.kind === 'char' ? value.codePoint : 0;
    return { range: [codePoint, codePoint] };
}
function rangeOf(cursor, low, high) {
    if (low.value.kind === 'named' || high.value.kind === 'named')
        return [0, 0];
    const bad = low.value.kind !== 'char' || high.value.kind !== 'char' || high.value.codePoint < low.value.codePoint;
    if (low.value.kind !== 'char' || high.value.kind !== 'char' || bad) {
        cursor.fail(`bad character range ${low.token}-${high.token}`, Array.from(low.token).length + 1 + Array.from(high.token).length);
    }
    return [low.value.codePoint, high.value.codePoint];
}

;// CONCATENATED MODULE: ./src/text/patterns/parse-group.ts


/** Reads a group whose `(` has been taken; null where it stands for nothing (a comment, flags of the whole pattern). */
function parseGroup(parser, scope, atStart) {
    const start = parser.cursor.position - 1;
    if (!parser.cursor.takeIf('?'))
        return parseCapture(parser, scope, start, null);
    const char = takeExtension(parser.cursor);
    switch (char) {
        case 'P':
            return parse_group_parseNamed(parser, scope, start);
        case ':':
            return { kind: 'group', index: null, body: parseInside(parser, scope, start) };
        case '>':
            return { kind: 'atomic', body: parseInside(parser, scope, start) };
        case '#':
            return skipComment(parser.cursor, start);
        case '=':
        case '!':
            return { kind: 'look', behind: false, negative: char === '!', body: parseInside(parser, scope, start) };
        case '<':
            return parseLookBehind(parser, scope, start);
        case '(':
            return parseConditional(parser, scope, start);
        default:
            return parseFlagGroup(parser, scope, start, char, atStart);
    }
}
function takeExtension(cursor) {
    const token = cursor.take();
    if (token === null)
        cursor.fail('unexpected end of pattern');
    return token;
}
function parseInside(parser, scope, start) {
    const body = parser.parseBranches(parser, { flags: scope.flags, top: false });
    closeParenthesis(parser.cursor, start);
    return body;
}
function closeParenthesis(cursor, start) {
    if (!cursor.takeIf(')'))
        cursor.fail('missing ), unterminated subpattern', cursor.position - start);
}
function parseCapture(parser, scope, start, name) {
    const index = parser.groups.open(parser.cursor, name);
    const body = parseInside(parser, scope, start);
    parser.groups.close(index, body);
    return { kind: 'group', index, body };
}
function parse_group_parseNamed(parser, scope, start) {
    const { cursor, groups } = parser;
    if (cursor.takeIf('<'))
        return parseCapture(parser, scope, start, groups.takeName(cursor, '>'));
    if (cursor.takeIf('=')) {
        const group = groups.named(cursor, groups.takeName(cursor, ')'));
        return { kind: 'backreference', group, ignoreCase: scope.flags.ignoreCase };
    }
    const char = takeExtension(cursor);
    return cursor.fail(`unknown extension ?P${char}`, Array.from(char).length + 2);
}
function skipComment(cursor, start) {
    for (;;) {
        if (cursor.next === null)
            cursor.fail('missing ), unterminated comment', cursor.position - start);
        if (cursor.take() === ')')
            return null;
    }
}
function parseLookBehind(parser, scope, start) {
    const char = takeExtension(parser.cursor);
    if (char !== '=' && char !== '!') {
        parser.cursor.fail(`unknown extension ?<${char}`, Array.from(char).length + 2);
    }
    const body = parser.groups.insideLookBehind(() => parseInside(parser, scope, start));
    return { kind: 'look', behind: true, negative: char === '!', body };
}
function parseConditional(parser, scope, start) {
    const { cursor, groups } = parser;
    groups.condition(cursor, cursor.takeName(')', 'group name'));
    noteObstacle(parser, 'a conditional group (?(…)…)');
    const body = parser.parseBranches(parser, { flags: scope.flags, top: false }, 2);
    closeParenthesis(cursor, start);
    return { kind: 'group', index: null, body };
}
function parseFlagGroup(parser, scope, start, char, atStart) {
    const { cursor } = parser;
    if (!beginsFlags(char))
        cursor.fail(`unknown extension ?${char}`, Array.from(char).length + 1);
    const inline = parseInlineFlags(cursor, char);
    const flags = inline.apply(scope.flags);
    if (inline.scope === 'group')
        return { kind: 'group', index: null, body: parseInside(parser, { ...scope, flags }, start) };
    if (!atStart) {
        cursor.fail('global flags not at the start of the expression', cursor.position - start);
    }
    scope.flags = flags;
    return null;
}

;// CONCATENATED MODULE: ./src/text/patterns/quantifier.ts


const quantifier_DIGITS = '0123456789';
const PYTHON_MAX_REPEAT = 4_294_967_295;
/** Whether a token may begin a quantifier. */
function quantifier_isQuantifier(token) {
    return token === '*' || token === '+' || token === '?' || token === '{';
}
/** Reads the rest of a quantifier and puts the last item under it. A `{` that begins none is a literal. */
function parseQuantifier(cursor, token, items, flags) {
    const start = cursor.position - 1;
    const counts = token === '{' ? parseBraces(cursor) : simpleCounts(token);
    if (counts === null) {
        items.push({ kind: 'chars', set: literalSet(0x7b, flags) });
        return;
    }
    const body = items.at(-1);
    if (body === undefined || body.kind === 'place')
        cursor.fail('nothing to repeat', cursor.position - start);
    if (body.kind === 'repeat')
        cursor.fail('multiple repeat', cursor.position - start);
    items[items.length - 1] = { kind: 'repeat', ...counts, mode: parseMode(cursor), body };
}
function simpleCounts(token) {
    return { min: token === '+' ? 1 : 0, max: token === '?' ? 1 : Infinity };
}
// `{,}` is a quantifier in Python, `{}` is not.
function parseBraces(cursor) {
    const start = cursor.position;
    if (cursor.next === '}')
        return null;
    const low = cursor.takeWhile(Infinity, quantifier_DIGITS);
    const high = cursor.takeIf(',') ? cursor.takeWhile(Infinity, quantifier_DIGITS) : low;
    if (!cursor.takeIf('}')) {
        cursor.seek(start);
        return null;
    }
    const min = low === '' ? 0 : count(low);
    const max = high === '' ? Infinity : count(high);
    if (max < min)
        cursor.fail('min repeat greater than max repeat', cursor.position - start);
    return { min, max };
}
function count(digits) {
    const value = Number(digits);
    if (value >= PYTHON_MAX_REPEAT)
        throw new PatternSyntaxError('the repetition number is too large');
    return value;
}
function parseMode(cursor) {
    if (cursor.takeIf('?'))
        return 'lazy';
    return cursor.takeIf('+') ? 'possessive' : 'greedy';
}

;// CONCATENATED MODULE: ./src/text/patterns/width.ts


const NOTHING = { min: 0, max: 0 };
const ONE = { min: 1, max: 1 };
/** Throws as Python does where a look-behind has no fixed width. */
function checkLookBehinds(root, groups) {
    const measure = createMeasure(groups);
    const check = (node) => {
        if (node.kind === 'look' && node.behind) {
            const { min, max } = measure(node.body);
            if (min !== max)
                throw new PatternSyntaxError('look-behind requires fixed-width pattern');
        }
        for (const child of childrenOf(node))
            check(child);
    };
    check(root);
}
// Widths are kept: groups that refer to groups would otherwise double the work at each step.
function createMeasure(groups) {
    const known = new Map();
    const measure = (node) => {
        const found = known.get(node) ?? widthOf(node, groups, measure);
        known.set(node, found);
        return found;
    };
    return measure;
}
function widthOf(node, groups, measure) {
    if (node.kind === 'chars')
        return ONE;
    if (node.kind === 'place' || node.kind === 'look')
        return NOTHING;
    if (node.kind === 'sequence')
        return node.items.map(measure).reduce(sum, NOTHING);
    if (node.kind === 'branch')
        return node.options.map(measure).reduce(hull);
    if (node.kind === 'backreference')
        return measureGroup(groups[node.group] ?? null, measure);
    const { min, max } = measure(node.body);
    if (node.kind !== 'repeat')
        return { min, max };
    return { min: min * node.min, max: max === 0 ? 0 : max * node.max };
}
function measureGroup(body, measure) {
    return body === null ? NOTHING : measure(body);
}
function sum(a, b) {
    return { min: a.min + b.min, max: a.max + b.max };
}
function hull(a, b) {
    return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}

;// CONCATENATED MODULE: ./src/text/patterns/parse.ts









const VERBOSE_SPACE = ' \t\n\r\v\f';
/**
 * Parses a `str` pattern of Python's `re` (3.11 to 3.13).
 * Throws PatternSyntaxError with Python's message where Python refuses it.
 */
function parsePattern(source, ignoreCase) {
    const cursor = new PatternCursor(source);
    const parser = { cursor, groups: new GroupTable(), obstacle: null, depth: 0, parseBranches };
    const flags = { ignoreCase, multiline: false, dotAll: false, verbose: false, type: null };
    const root = parseBranches(parser, { flags, top: true });
    if (cursor.next !== null)
        cursor.fail('unbalanced parenthesis');
    const missing = parser.groups.missing();
    if (missing !== null) {
        throw new PatternSyntaxError(`invalid group reference ${missing.index} at position ${missing.position}`);
    }
    const groups = parser.groups.bodies;
    if (parser.obstacle === null)
        checkLookBehinds(root, groups);
    return { root, groups, obstacle: parser.obstacle };
}
function parseBranches(parser, scope, mostOptions = Infinity) {
    parser.depth += 1;
    if (parser.depth > parser_state_MAX_DEPTH)
        throw new PatternSyntaxError(`groups nested more than ${parser_state_MAX_DEPTH} deep`);
    const options = [parseSequence(parser, scope, true)];
    while (parser.cursor.next === '|') {
        if (options.length === mostOptions)
            parser.cursor.fail('conditional backref with more than two branches');
        parser.cursor.take();
        options.push(parseSequence(parser, scope, false));
    }
    parser.depth -= 1;
    const [only] = options;
    return only !== undefined && options.length === 1 ? only : { kind: 'branch', options };
}
function parseSequence(parser, scope, firstBranch) {
    const items = [];
    const { cursor } = parser;
    while (cursor.next !== null && cursor.next !== '|' && cursor.next !== ')') {
        const token = cursor.take() ?? '';
        if (scope.flags.verbose && skipsVerbose(cursor, token))
            continue;
        parseItem(parser, scope, items, token, firstBranch);
    }
    const [only] = items;
    return only !== undefined && items.length === 1 ? only : { kind: 'sequence', items };
}
function parseItem(parser, scope, items, token, firstBranch) {
    if (quantifier_isQuantifier(token)) {
        parseQuantifier(parser.cursor, token, items, scope.flags);
        return;
    }
    if (token === '(') {
        const node = parseGroup(parser, scope, scope.top && firstBranch && items.length === 0);
        if (node !== null)
            items.push(node);
        return;
    }
    items.push(parseAtom(parser, scope, token));
}
function parseAtom(parser, scope, token) {
    const { flags } = scope;
    if (token.startsWith('\\'))
        return parseBackslash(parser, flags, token);
    switch (token) {
        case '[': {
            const { set, named } = parseBracketClass(parser.cursor, flags);
            if (named)
                noteObstacle(parser, String.raw `a character by name (\N{…})`);
            return { kind: 'chars', set };
        }
        case '.':
            return { kind: 'chars', set: dotSet(flags) };
        case '^':
            return { kind: 'place', place: flags.multiline ? 'line-start' : 'start' };
        case '$':
            return { kind: 'place', place: flags.multiline ? 'line-end' : 'end-or-newline' };
        default:
            return { kind: 'chars', set: literalSet(token.codePointAt(0) ?? 0, flags) };
    }
}
function skipsVerbose(cursor, token) {
    if (VERBOSE_SPACE.includes(token))
        return true;
    if (token !== '#')
        return false;
    while (cursor.next !== null) {
        if (cursor.take() === '\n')
            break;
    }
    return true;
}

;// CONCATENATED MODULE: ./src/text/patterns/rewritten.ts



const LEADING_IGNORE_CASE = /^\(\?i\)/;
const SCOPED_FLAGS = /\(\?[a-z-]/;
const ONLY_SHARED_ESCAPES = /^(?:[^\\]|\\[^wWdDsSbBAZ])*$/su;
const LINE_FEED = 0x0a;
const SMALL_I = 0x69;
const DOTLESS_I = 0x131;
/** Whether JavaScript (flags u and, where case is ignored, i) would refuse the source as it stands or could match something else with it. */
function isRewritten(source, ignoreCase, root) {
    const bare = source.replace(LEADING_IGNORE_CASE, '');
    const flags = ignoreCase || bare !== source ? 'iu' : 'u';
    if (SCOPED_FLAGS.test(bare) || !ONLY_SHARED_ESCAPES.test(bare) || !isJavaScript(bare, flags))
        return true;
    return someNode(root, readsOtherwise);
}
function isJavaScript(source, flags) {
    try {
        return new RegExp(source, flags).flags === flags;
    }
    catch {
        return false;
    }
}
function readsOtherwise(node) {
    if (node.kind === 'chars')
        return isDot(node.set) || pairsDotlessI(node.set);
    if (node.kind === 'repeat')
        return endsOnEmptyRound(node);
    return node.kind === 'place' && node.place === 'end-or-newline';
}
// JavaScript's dot also stops at \r, U+2028 and U+2029.
function isDot({ negated, ranges }) {
    const [only] = ranges;
    return negated && ranges.length === 1 && only?.[0] === LINE_FEED && only[1] === LINE_FEED;
}
// Ignoring case, JavaScript pairs K with the Kelvin sign and s with ſ as Python does, but never i with İ or ı.
function pairsDotlessI({ ranges }) {
    return inRanges(ranges, SMALL_I) && inRanges(ranges, DOTLESS_I);
}

;// CONCATENATED MODULE: ./src/text/patterns/compile.ts







// Far above what anyone writes; a longer one only serves to keep the parser and V8 busy.
const compile_MAX_LENGTH = 100_000;
/**
 * Translates a pattern in the syntax of Python's `re` (`str` patterns) so that it matches here exactly what it matches there.
 * `ignoreCase` is Python's `re.IGNORECASE`; inline flags come on top of it.
 */
function compilePattern(source, options) {
    if (source.length > compile_MAX_LENGTH)
        return untranslatable(source, `more than ${compile_MAX_LENGTH} characters`);
    const asWritten = readAsWritten(source, options.ignoreCase);
    const parse = () => parsePattern(source, options.ignoreCase);
    // What is read as it is written is valid and without obstacles: it is parsed only when another form is asked for.
    if (asWritten !== null)
        return new Translation(source, options.ignoreCase, asWritten, parse);
    const parsed = tryParse(parse);
    if (typeof parsed === 'string')
        return { kind: 'invalid', source, message: parsed };
    const obstacle = findObstacle(parsed);
    if (obstacle !== null)
        return untranslatable(source, obstacle);
    return new Translation(source, options.ignoreCase, null, () => parsed);
}
function untranslatable(source, obstacle) {
    return {
        kind: 'untranslatable',
        source,
        message: `cannot be expressed exactly outside Python: ${obstacle}`,
    };
}
function tryParse(parse) {
    try {
        return parse();
    }
    catch (error) {
        if (error instanceof PatternSyntaxError)
            return error.message;
        throw error;
    }
}
/** Parses, and writes each form, when it is first asked for. */
class Translation {
    kind = 'ok';
    source;
    asWritten;
    #ignoreCase;
    #parse;
    #root = null;
    #re2 = null;
    #rewritten = null;
    #js = {};
    constructor(source, ignoreCase, asWritten, parse) {
        this.source = source;
        this.asWritten = asWritten;
        this.#ignoreCase = ignoreCase;
        this.#parse = parse;
    }
    js(repertoire) {
        return (this.#js[repertoire] ??= emitJs(this.#tree, repertoire));
    }
    get re2() {
        return (this.#re2 ??= emitRe2(this.#tree));
    }
    get rewritten() {
        return (this.#rewritten ??= isRewritten(this.source, this.#ignoreCase, this.#tree));
    }
    get #tree() {
        return (this.#root ??= this.#parse().root);
    }
}

;// CONCATENATED MODULE: ./src/suites/governance/pattern-check.ts


/** Compiles every regular expression of a file: those that cannot be used, and which had to be rewritten. */
function patternFindings(file) {
    const checked = file.cases.flatMap((entry) => checkCase(file, entry));
    const rewritten = new Set(checked.flatMap(({ pattern }) => (pattern.kind === 'ok' && pattern.rewritten ? [pattern.source] : [])));
    const faulty = checked.filter(({ pattern }) => pattern.kind !== 'ok');
    return {
        problems: faulty.filter(isFault).map((entry) => toProblem(file, entry)),
        notes: [
            ...distinctNotes(file, faulty.filter((entry) => !isFault(entry))),
            ...rewrittenNote(file, rewritten),
        ],
    };
}
function checkCase(file, { raw, line }) {
    const { useRegex, caseInsensitive, allowedPhrases } = (0,case_schema/* patternRules */.Wk)(file.config, raw.evaluation_config);
    const claims = file.category === 'grounding' ? (raw.forbidden_claims ?? []) : [];
    const elements = file.category === 'relevance'
        ? [...(raw.required_elements ?? []), ...(raw.forbidden_elements ?? [])]
        : [];
    const deciding = useRegex ? [...claims, ...elements] : [];
    const check = (source, decides) => ({
        pattern: compilePattern(source, { ignoreCase: caseInsensitive }),
        decides,
        line,
        id: raw.id,
    });
    const phrases = file.category === 'grounding' ? allowedPhrases : [];
    return [...deciding.map((source) => check(source, true)), ...phrases.map((source) => check(source, false))];
}
/** What cannot be translated stops a case as soon as it is needed, allowed phrase or not. */
function isFault({ pattern, decides }) {
    return decides || pattern.kind === 'untranslatable';
}
function toProblem(file, { pattern, line, id, decides }) {
    const what = decides ? 'the pattern' : 'the allowed phrase';
    const why = pattern.kind === 'ok' ? '' : pattern.message;
    const effect = pattern.kind === 'untranslatable' ? '' : decides ? '; it counts as a plain text' : '; it excuses nothing';
    return {
        location: { file: file.path, line },
        message: `case "${id}": ${what} ${JSON.stringify(pattern.source)}: ${why}${effect}`,
    };
}
/** A phrase of the file's own list is noted once, not for each case. */
function distinctNotes(file, entries) {
    const bySource = new Map(entries.toReversed().map((entry) => [entry.pattern.source, entry]));
    return [...bySource.values()].toReversed().map((entry) => toProblem(file, entry));
}
const pattern_check_SHOWN = 5;
function rewrittenNote(file, rewritten) {
    if (rewritten.size === 0)
        return [];
    const shown = [...rewritten]
        .slice(0, pattern_check_SHOWN)
        .map((source) => JSON.stringify(source))
        .join(', ');
    const more = rewritten.size > pattern_check_SHOWN ? ` and ${rewritten.size - pattern_check_SHOWN} more` : '';
    const message = `rewritten so that they mean what they mean in Python: ${rewritten.size} patterns, ${shown}${more}`;
    return [{ location: { file: file.path }, message }];
}

;// CONCATENATED MODULE: ./src/suites/governance/similar.ts

const similar_WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Notes queries that have the same words as an earlier one, in any order and case; linear in the number of cases. */
function similarQueries(read) {
    const first = new Map();
    const notes = [];
    for (const { path, cases } of read) {
        for (const { raw, line } of cases) {
            const [key, location] = [wordsOf(raw.query), { file: path, line }];
            const before = first.get(key);
            if (before === undefined)
                first.set(key, { id: raw.id, location });
            else
                notes.push({
                    location,
                    message: `case "${raw.id}": the query has the same words as that of "${before.id}" at ${(0,problem/* formatLocation */.j)(before.location)}`,
                });
        }
    }
    return notes;
}
function wordsOf(query) {
    const words = query.normalize('NFKC').toLowerCase().match(similar_WORD) ?? [];
    return [...new Set(words)].toSorted().join(' ') || query;
}

;// CONCATENATED MODULE: ./src/suites/governance/inspect.ts



/** What `validate` says of data that a run can work with (fitz-gov's own checks, and ours). */
function inspectFiles(read) {
    const patterns = read.map(patternFindings);
    const notes = [
        ...read.flatMap((file) => file.cases.flatMap((entry) => caseNotes(file, entry))),
        ...patterns.flatMap((found) => found.notes),
        ...similarQueries(read),
    ];
    return { problems: patterns.flatMap((found) => found.problems), notes };
}

// EXTERNAL MODULE: ./src/suites/governance/settings.ts
var governance_settings = __webpack_require__(1933);
;// CONCATENATED MODULE: ./src/suites/governance/layout.ts


const TIER_FOLDERS = ['tier0_sanity', 'tier1_core'];
/**
 * Finds the files of the wanted tiers: `tier0_sanity/<category>.json` and `tier1_core/<category>.json`, or where neither
 * folder exists the older `cases/<category>/*.json` or `<category>/*.json`, which counts as tier 1.
 */
async function findDataFiles(settings, files) {
    const root = settings.data === governance_settings/* BUILTIN_DATA */.P9 ? governance_settings/* BUILTIN_ROOT */.NG : settings.data;
    const entries = await files.list(root);
    if (!entries)
        return fault(root, 'there is no such folder; give one in the layout of fitz-gov, relative to the folder of ragbench.yml');
    const folders = entries.filter(({ kind }) => kind === 'folder').map(({ name }) => name);
    if (TIER_FOLDERS.some((name) => folders.includes(name)))
        return tiered(settings, files, root);
    if (folders.includes('cases'))
        return flat(settings, files, join(root, 'cases'), await files.list(join(root, 'cases')));
    if (case_schema/* CATEGORIES */.R6.some((name) => folders.includes(name)))
        return flat(settings, files, root, entries.filter(isCategory));
    return fault(root, `holds no cases; ${TIER_FOLDERS.join('/ and ')}/ with files named <category>.json are expected`);
}
/** A path inside a folder. */
function join(folder, name) {
    return folder.endsWith('/') || folder === governance_settings/* BUILTIN_ROOT */.NG ? folder + name : `${folder}/${name}`;
}
async function tiered({ tiers }, files, root) {
    const wanted = [0, 1].filter((tier) => tiers.includes(tier));
    return merge(await Promise.all(wanted.map(async (tier) => tierFolder(join(root, TIER_FOLDERS[tier]), tier, files))));
}
async function tierFolder(folder, tier, files) {
    const entries = await files.list(folder);
    if (!entries)
        return fault(folder, `there is no such folder; leave ${tier} out of tiers, or add it`);
    const found = entries.filter(({ name, kind }) => kind === 'folder' || name.endsWith('.json'));
    const prefix = tier === 0 ? 't0_' : 't1_';
    const read = found.map(({ name, kind }) => {
        const category = kind === 'file' ? layout_categoryOf(name.replace(/\.json$/, '')) : undefined;
        if (!category)
            return fault(join(folder, name), `is no category; ${case_schema/* CATEGORIES */.R6.join(', ')} with .json are allowed`);
        return { files: [{ path: join(folder, name), category, tier, prefix }], problems: [] };
    });
    return read.length > 0
        ? merge(read)
        : fault(folder, `holds no cases; files named <category>.json are expected`);
}
async function flat({ tiers }, files, root, entries) {
    if (!tiers.includes(1))
        return fault(root, 'has no tier folders, so that all its cases are of tier 1; tiers: [1] is allowed');
    const folders = (entries ?? []).filter(({ kind }) => kind === 'folder');
    return merge(await Promise.all(folders.map(async ({ name }) => categoryFolder(join(root, name), name, files))));
}
async function categoryFolder(folder, name, files) {
    const category = layout_categoryOf(name);
    if (!category)
        return fault(folder, `is no category; folders named ${case_schema/* CATEGORIES */.R6.join(', ')} are allowed`);
    const names = ((await files.list(folder)) ?? [])
        .map((entry) => entry.name)
        .filter((entry) => entry.endsWith('.json'));
    return { files: names.map((file) => ({ path: join(folder, file), category, tier: 1 })), problems: [] };
}
function isCategory({ name, kind }) {
    return kind === 'folder' && layout_categoryOf(name) !== undefined;
}
function layout_categoryOf(name) {
    return case_schema/* CATEGORIES */.R6.find((category) => category === name);
}
function fault(file, message) {
    return { files: [], problems: [{ location: { file }, message }] };
}
function merge(parts) {
    return { files: parts.flatMap(({ files }) => files), problems: parts.flatMap(({ problems }) => problems) };
}

// EXTERNAL MODULE: ./src/suites/governance/metrics.ts
var governance_metrics = __webpack_require__(5931);
;// CONCATENATED MODULE: ./src/suites/governance/suite-case.ts



/** A case of the data as the runner and the judge see it. */
function toSuiteCase(file, { raw, line }, settings) {
    const data = judgedBy(file, raw);
    const sources = raw.context_sources;
    const inline = settings.contexts === 'inline';
    return {
        id: raw.id,
        tier: file.tier,
        location: { file: file.path, line },
        content: content(raw, data, sources),
        metrics: selectMetrics((0,governance_metrics/* metricsOf */.Ps)(data.category), settings.metrics),
        request: {
            prompt: raw.query,
            conversation: [],
            ...(inline && { contexts: raw.contexts }),
            ...(inline && sources && { context_sources: sources }),
        },
        data,
    };
}
function judgedBy({ category, config, path }, raw) {
    return {
        category,
        expectedMode: raw.expected_mode,
        query: raw.query,
        forbiddenClaims: raw.forbidden_claims ?? [],
        requiredElements: raw.required_elements ?? [],
        forbiddenElements: raw.forbidden_elements ?? [],
        rules: (0,case_schema/* patternRules */.Wk)(config, raw.evaluation_config),
        slices: slicesOf(category, raw, stem(path)),
    };
}
function slicesOf(category, raw, stemOfFile) {
    return {
        category,
        subcategory: `${category}/${raw.subcategory ?? stemOfFile}`,
        difficulty: known(raw.difficulty ?? 'medium'),
        domain: known(raw.domain),
        query_type: known(raw.query_type),
        source_type: known(raw.source_type ?? 'single'),
        reasoning_type: known(raw.reasoning_type),
        evidence_pattern: known(raw.evidence_pattern),
        context_count: String(raw.context_count ?? raw.contexts.length),
        language: known(raw.language),
    };
}
function known(value) {
    return value || 'unknown';
}
function stem(path) {
    return path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
}
/** Everything that decides the outcome, so that its hash says whether the case changed. */
function content(raw, data, sources) {
    const { useRegex, caseInsensitive, allowedPhrases, minRequired } = data.rules;
    return defined({
        query: raw.query,
        contexts: raw.contexts,
        context_sources: sources ?? undefined,
        expected_mode: data.expectedMode,
        category: data.category,
        forbidden_claims: data.forbiddenClaims,
        required_elements: data.requiredElements,
        forbidden_elements: data.forbiddenElements,
        evaluation_config: {
            use_regex: useRegex,
            case_insensitive: caseInsensitive,
            allowed_phrases: allowedPhrases,
            min_required: minRequired,
        },
    });
}

;// CONCATENATED MODULE: ./src/suites/governance/validate.ts

const NEEDED = ['id', 'query', 'contexts', 'description', 'rationale'];
/** What makes a well-formed case useless: fitz-gov's own errors, the patterns aside. */
function caseProblems(file, raw, locate) {
    return faults(file, raw).map(({ path, message }) => ({
        location: locate(path),
        message: `case "${raw.id}": ${message}`,
    }));
}
function faults({ category, prefix }, raw) {
    const found = NEEDED.filter((field) => isEmpty(raw[field])).map((field) => ({
        path: [field],
        message: `${field} is empty`,
    }));
    const mode = case_schema/* MODE_OF */.O5[category];
    if (prefix && !raw.id.startsWith(prefix))
        found.push({ path: ['id'], message: `an id of this folder begins with ${prefix}` });
    if (raw.expected_mode !== mode) {
        found.push({
            path: ['expected_mode'],
            message: `${raw.expected_mode} does not go with ${category}; ${mode} is allowed`,
        });
    }
    if (category === 'grounding' && isEmpty(raw.forbidden_claims)) {
        found.push({
            path: ['forbidden_claims'],
            message: 'a grounding case needs forbidden_claims: a list with at least one pattern',
        });
    }
    if (category === 'relevance' && isEmpty(raw.required_elements)) {
        found.push({
            path: ['required_elements'],
            message: 'a relevance case needs required_elements: a list with at least one entry',
        });
    }
    return found;
}
function isEmpty(value) {
    return typeof value === 'string' ? value.trim() === '' : (value ?? []).length === 0;
}

;// CONCATENATED MODULE: ./src/suites/governance/load.ts











/** The original's own bar for tier 0: 57 of 60. */
const SANITY_THRESHOLD = 0.95;
/** Reads fitz-gov's files of the wanted tiers; a file or case that cannot be used is a problem, never left out. */
async function loadGovernance(settings, files) {
    const layout = await findDataFiles(settings, files);
    const read = await Promise.all(layout.files.map(async (file) => readCases(file, files)));
    const cases = read.flatMap((file) => file.cases.map((entry) => toSuiteCase(file, entry, settings)));
    const problems = [...layout.problems, ...read.flatMap((file) => file.problems), ...idProblems(cases)];
    return {
        cases,
        problems: problems.length > 0 ? problems : emptyTiers(settings, read),
        // Nobody who uses the built-in cases can change them; our own tests inspect their files.
        inspect: () => (settings.data === governance_settings/* BUILTIN_DATA */.P9 ? NOTHING_FOUND : inspectFiles(read)),
        thresholds: load_thresholds(read, settings),
    };
}
async function readCases(file, files) {
    const unread = { ...file, threshold: undefined, config: undefined, cases: [] };
    const text = await (0,decode/* readText */.yR)(files, file.path);
    if (text.kind === 'bad')
        return { ...unread, problems: text.problems };
    const document = (0,json/* parseJson */.q)(file.path, text.value);
    if (document.kind === 'bad')
        return { ...unread, problems: document.problems };
    const shape = (0,issues/* checkShape */.eA)(case_schema/* fileSchema */.Mz, document.value);
    if (shape.kind === 'bad')
        return { ...unread, problems: shape.problems };
    const lines = elementLines(text.value, 'cases');
    const cases = [];
    const problems = [];
    for (const [index, value] of shape.value.cases.entries()) {
        const locate = (path, ofKey) => document.value.locate(['cases', index, ...path], ofKey);
        const raw = (0,issues/* checkShape */.eA)(case_schema/* caseSchema */.oe, { value, locate });
        if (raw.kind === 'bad')
            problems.push(...raw.problems.map((problem) => load_named(problem, value, index)));
        else
            cases.push({ raw: raw.value, line: lines[index] ?? 1 });
        if (raw.kind === 'ok')
            problems.push(...caseProblems(file, raw.value, locate));
    }
    const { passing_threshold: threshold, evaluation_config: config } = shape.value;
    return { ...file, threshold: threshold ?? undefined, config: config ?? undefined, cases, problems };
}
function load_named(problem, value, index) {
    const id = value?.id;
    const which = typeof id === 'string' ? `case "${id}"` : `case ${index + 1}`;
    return { ...problem, message: `${which}: ${problem.message}` };
}
/** A tier that is asked for but has no case would pass over nothing. */
function emptyTiers({ data, tiers }, read) {
    const empty = tiers.filter((tier) => !read.some((file) => file.tier === tier && file.cases.length > 0));
    return empty.map((tier) => ({
        location: { file: data },
        message: `holds no cases of tier ${tier}; leave ${tier} out of tiers, or add some`,
    }));
}
function load_thresholds(read, { metrics }) {
    const sanity = read.filter(({ prefix }) => prefix === 't0_');
    if (sanity.length === 0 || (metrics && !metrics.includes('accuracy')))
        return {};
    const given = sanity.map(({ threshold }) => threshold).filter((threshold) => threshold !== undefined);
    return { 'tier0.accuracy': given.length > 0 ? Math.max(...given) : SANITY_THRESHOLD };
}

// EXTERNAL MODULE: ./src/model/answer.ts
var answer = __webpack_require__(3459);
;// CONCATENATED MODULE: ./src/suites/governance/details.ts



/** Counts over all judged cases. */
class GovernanceCounts {
    #slices = new Tally();
    #confusion = new Map();
    /** Counts a judged case; `mode` is the app's, where it gave one. */
    add(data, mode, passed) {
        for (const dimension of case_schema/* DIMENSIONS */.Yf)
            this.#slices.add(dimension, data.slices[dimension], passed);
        if (mode === undefined || !case_schema/* MODE_CATEGORIES */.Jn.includes(data.category))
            return;
        const cell = cellOf(data.expectedMode, mode);
        this.#confusion.set(cell, (this.#confusion.get(cell) ?? 0) + 1);
    }
    /**
     * `confusion[expected][actual]`, over the four categories that the mode decides and only where a mode was given, and
     * `slices[dimension][value] = {passed, total}`.
     */
    toJson() {
        const row = (expected) => Object.fromEntries(answer/* MODES */.FN.map((actual) => [actual, this.#confusion.get(cellOf(expected, actual)) ?? 0]));
        const confusion = Object.fromEntries(answer/* MODES */.FN.map((expected) => [expected, row(expected)]));
        return { confusion, slices: this.#slices.toJson() };
    }
}
function cellOf(expected, actual) {
    return `${expected} ${actual}`;
}

;// CONCATENATED MODULE: ./src/suites/governance/judgement.ts
/** The judgement, marked where one of its searches had to take a broken pattern for plain text. */
function markBroken(judgement, searches) {
    const isBroken = searches.some((found) => found.kind === 'found' && found.as === 'invalid');
    return isBroken ? { ...judgement, broken: true } : judgement;
}
/** The judgement of a case one of whose patterns could not be searched; undefined when all could. */
function searchError(found) {
    const error = found.find((result) => result.kind === 'error');
    return error && { verdict: 'error', reason: error.message, evidence: {} };
}

;// CONCATENATED MODULE: ./src/suites/governance/substring.ts
/** Without regard to case means as Python's `str.lower()` compares, not as its `re.IGNORECASE` does. */
function haystack(text, caseInsensitive) {
    if (!caseInsensitive)
        return { fold: (part) => part, folded: text, original: (at) => at };
    const folded = text.toLowerCase();
    const original = folded.length === text.length ? (at) => at : originalOffsets(text);
    return { fold: (part) => part.toLowerCase(), folded, original };
}
/** Where a plain text occurs, without overlaps; a span's text is the pattern, since that is what is reported. */
function* textOccurrences({ fold, folded, original }, pattern) {
    const needle = fold(pattern);
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
        yield { start: original(at), end: original(at + needle.length), text: pattern };
        if (needle === '')
            return;
    }
}
/** İ becomes two code units in lower case. */
function originalOffsets(text) {
    const offsets = [];
    let from = 0;
    for (const letter of text) {
        for (let unit = 0; unit < letter.toLowerCase().length; unit += 1)
            offsets.push(from);
        from += letter.length;
    }
    return (at) => offsets[at] ?? text.length;
}

;// CONCATENATED MODULE: ./src/suites/governance/search.ts


/**
 * Runs the searches of many answers with one call of the matcher; results by group and in order. What cannot be
 * searched exactly is an error that names the pattern.
 */
function searchGroups(groups, matcher) {
    const compile = compilerFor(matcher);
    const jobs = [];
    const planned = groups.map((group) => planGroup(group, compile, jobs));
    // A batch costs something even without a job.
    const results = jobs.length > 0 ? matcher.match(jobs) : [];
    return planned.map((group) => group.map((step) => (typeof step === 'number' ? fromMatcher(results[step]) : step)));
}
/** For each search a result that is known at once, or the number of the job that will give it. */
function planGroup(group, compile, jobs) {
    const { text, patterns, caseInsensitive, find } = group;
    if (patterns.length === 0)
        return [];
    if (!group.regex)
        return findTexts(group);
    return patterns.map((source) => {
        const pattern = compile(source, caseInsensitive);
        if (pattern.kind === 'ok')
            return jobs.push({ pattern, text, find }) - 1;
        if (pattern.kind === 'invalid')
            return { kind: 'found', as: 'invalid', spans: textSpans(source, find, haystack(text, true)) };
        return { kind: 'error', message: `the pattern ${JSON.stringify(source)} ${pattern.message}` };
    });
}
function findTexts({ text, patterns, caseInsensitive, find }) {
    const stack = haystack(text, caseInsensitive);
    return patterns.map((pattern) => ({ kind: 'found', as: 'text', spans: textSpans(pattern, find, stack) }));
}
function textSpans(pattern, find, stack) {
    const occurrences = textOccurrences(stack, pattern);
    return find === 'all' ? [...occurrences] : first(occurrences);
}
function first(spans) {
    for (const span of spans)
        return [span];
    return [];
}
function fromMatcher(result) {
    if (!result)
        throw new Error('the matcher gave fewer results than it had jobs');
    return result.kind === 'error' ? result : { kind: 'found', as: 'regex', spans: result.spans };
}
const compilers = new WeakMap();
/** A run has one matcher, so its patterns are translated once, however many tiers and variants are scored. */
function compilerFor(matcher) {
    const known = compilers.get(matcher) ?? memoized();
    compilers.set(matcher, known);
    return known;
}
function memoized() {
    const caches = {
        sensitive: new Map(),
        insensitive: new Map(),
    };
    return (pattern, ignoreCase) => {
        const cache = ignoreCase ? caches.insensitive : caches.sensitive;
        const compiled = cache.get(pattern) ?? compilePattern(pattern, { ignoreCase });
        cache.set(pattern, compiled);
        return compiled;
    };
}

;// CONCATENATED MODULE: ./src/suites/governance/grounding.ts




/**
 * fitz-gov's rule for grounding: no forbidden claim may occur but inside a match of an allowed phrase. Two calls of the
 * matcher for all cases together: forbidden claims, then allowed phrases where something was found. Under `original` an
 * allowed phrase anywhere clears every violation of substring mode.
 */
function judgeGrounding(cases, matcher, compat) {
    const claims = searchGroups(cases.map(claimSearches), matcher);
    const excuses = searchGroups(cases.map((one, index) => phraseSearches(one, claims[index]?.some(isHit) ? one.data.rules.allowedPhrases : [])), matcher);
    return cases.map((one, index) => {
        const [found, excused] = [claims[index] ?? [], excuses[index] ?? []];
        return markBroken(grounding_judge(one, found, excused, compat), found);
    });
}
function claimSearches({ data, text }) {
    const { useRegex: regex, caseInsensitive } = data.rules;
    return { text, patterns: data.forbiddenClaims, regex, caseInsensitive, find: regex ? 'all' : 'first' };
}
/** Allowed phrases are always regular expressions. */
function phraseSearches({ data, text }, patterns) {
    return { text, patterns, regex: true, caseInsensitive: data.rules.caseInsensitive, find: 'all' };
}
function isHit(found) {
    return found.kind === 'found' && found.spans.length > 0;
}
function grounding_judge(one, claims, excuses, compat) {
    const error = searchError([...claims, ...excuses]);
    if (error)
        return error;
    const { matched, excused } = sift(one, claims, excuses, compat);
    const evidence = { matched, ...(excused.length > 0 && { excused }) };
    if (matched.length === 0)
        return { verdict: 'pass', reason: 'no forbidden claim found', evidence };
    return { verdict: 'fail', reason: `hallucination: the answer says ${quoted(matched)}`, evidence };
}
function sift(one, claims, excuses, compat) {
    const { useRegex, caseInsensitive } = one.data.rules;
    const spans = excuses.flatMap((found) => found.kind === 'found' && (found.as === 'regex' || !useRegex) ? found.spans : []);
    const clearsAll = compat === 'original' && spans.length > 0;
    const covers = clearsAll && !useRegex ? () => true : coverage(spans);
    const stack = useRegex || !claims.some(isHit) ? undefined : haystack(one.text, caseInsensitive);
    const sifted = { matched: [], excused: [] };
    for (const claim of claims) {
        if (claim.kind === 'error')
            continue;
        // As in the original, what is no regular expression is never excused.
        const isExcused = claim.as === 'invalid' ? () => false : covers;
        const counted = stack ? oneViolation(stack, claim.spans, covers) : claim.spans;
        for (const span of counted)
            (isExcused(span) ? sifted.excused : sifted.matched).push(span.text);
    }
    return sifted;
}
/** In substring mode a pattern counts once: at the first place that no phrase covers, else where it is excused. */
function oneViolation(stack, found, covers) {
    const [first] = found;
    if (!first)
        return [];
    for (const span of textOccurrences(stack, first.text))
        if (!covers(span))
            return [span];
    return found;
}
/** Whether a span lies wholly inside one of these. */
function coverage(spans) {
    const sorted = spans.toSorted((a, b) => a.start - b.start);
    const furthest = [];
    for (const { end } of sorted)
        furthest.push(Math.max(end, furthest.at(-1) ?? 0));
    return ({ start, end }) => {
        let [low, high] = [0, sorted.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((sorted[middle]?.start ?? Infinity) <= start)
                low = middle + 1;
            else
                high = middle;
        }
        return low > 0 && (furthest[low - 1] ?? -1) >= end;
    };
}

;// CONCATENATED MODULE: ./src/text/phrases/book.ts
/** A pattern that is compiled when it is first used: most runs read no answer by these lists, and compiling them all is slow. */
class Phrase {
    #source;
    #compiled;
    constructor(source) {
        this.#source = source;
    }
    /** Whether the text matches. */
    test(text) {
        return this.#pattern().test(text);
    }
    /** The first match, as `RegExp` gives it. */
    exec(text) {
        return this.#pattern().exec(text);
    }
    #pattern() {
        this.#compiled ??= new RegExp(this.#source, 'iu');
        return this.#compiled;
    }
}
/** A pattern of whole words, without regard to case; `\b` will not do, as it takes ü for the end of a word. */
function words(source) {
    return new Phrase(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`);
}
/** A pattern at the beginning of a clause, whole words. */
function opening(source) {
    return new Phrase(`^(?:${source})(?![\\p{L}\\p{N}])`);
}

;// CONCATENATED MODULE: ./src/text/phrases/de.refusals.ts

const STEM = '(?:dokument(?:e|en|s)?|unterlagen?|quellen?|kontext(?:e|es|en|s)?|text(?:e|en|es|s)?|passagen?|seiten?|bericht(?:e|en|es|s)?|dateie?n?|handb(?:uch|uchs|uches|ücher|üchern)|ausz(?:ug|ugs|uges|üge|ügen)|ausschnitt(?:e|en|s)?|material(?:ien|s)?|datenb(?:ank|anken|asis|estand)|wissensbasis|akten?|anleitung(?:en)?|artikeln?|suchergebniss?(?:e|en)?|ergebnissen|textstellen?|fundstellen?|abschnitt(?:e|en|s)?|leitf(?:aden|adens|äden)|protokoll(?:e|en|s)?|kapiteln?|treffern?|inhalt(?:e|en|s)?|vertr(?:ag|ags|ages|äge|ägen)|richtlinien?|informationen|daten|tabellen?|schreiben|e-?mails?|brief(?:e|en|s)?|broschüren?|prospekt(?:e|en|s|es)?|merkbl(?:att|ätter|ättern)|ordnung|satzung|notizen|studien?|angaben|belegen?|folien|anlagen?)';
/** German sources, alone or at the end of a compound (Jahresbericht). */
const SOURCE = `\\p{L}{0,24}${STEM}`;
const INFO = '(?:angaben?|informationen?|infos?|daten|details?|hinweise?|aussagen?|auskunft|auskünfte|antwort(?:en)?|erwähnung(?:en)?|einträge?|eintrag|zahl(?:en)?|werte?|belege?|quellen?|unterlagen|dokumente?|erkenntnisse?|kenntnis(?:se)?|zugriff|zugang|nennung|fundstellen?|textstellen?|passagen?|treffer|grundlage|datum|termine?|betrag|beträge|preise?|regelung(?:en)?|beschreibung|erklärung|begründung|inhalte?|anhaltspunkte?|fakten)';
const NONE = '(?:kein(?:e|en|er|em|es|erlei)?|nichts|nirgends|nirgendwo|nicht|weder)';
const NO = '(?:kein(?:e|en|er|em|es|erlei)?)';
const SOME = '[^,;:]{0,90}?';
const FEW = '(?: [\\p{L}\\p{N}\\uE001-]+){0,9}?';
const DOING = '(?:beantworten|sagen|finden|helfen|weiterhelfen|dienen|angeben|nennen|bestätigen|beurteilen|feststellen|ermitteln|herausfinden|entnehmen|erkennen|bereitstellen|liefern|geben|machen|ableiten|bestimmen|klären|belegen|erteilen|zusagen|einschätzen|abschätzen|berechnen|prüfen|nachvollziehen|unterstützen|mitteilen|äußern|entdecken|ausmachen|behilflich sein|einsehen|offenlegen|herausgeben|erfüllen|antworten|raten)';
const FLAW = '(?:grund|gründe|fehler|mängel|mangel|problem(?:e)?|widersprüche?|abweichung(?:en)?|unterschiede?|einwände|bedenken|besser(?:e|en|es|er))';
const NOT_FLAWS = `(?!${SOME}(?<!\\p{L})${FLAW}(?!\\p{L}))`;
const HOLDS = '(?:enthält|enthalten|enthielt(?:en)?|nennt|nennen|erwähnt|erwähnen|sagt|sagen|gibt|geben|beschreibt|beschreiben|liefert|liefern|behandelt|behandeln|bietet|bieten|macht|machen|umfasst|umfassen|beantwortet|beantworten|führt|führen|äußert|äußern|verrät|verraten|weist|weisen|erklärt|erklären|regelt|regeln|hilft|helfen|reicht|reichen|geht|gehen|steht|stehen|findet|finden|deckt|decken|thematisiert|thematisieren|spezifiziert|legt|legen|hat|haben|trifft|treffen)';
const IN_SOURCE = `(?:in|im|aus|aus dem|laut|anhand|auf|den|der|dem)(?: [\\p{L}\\p{N}-]+){0,5}? ${SOURCE}`;
const HELD = '(?:enthalten|angegeben|genannt|erwähnt|vermerkt|aufgeführt|beschrieben|dokumentiert|behandelt|festgehalten|zu finden|zu entnehmen|ersichtlich|vorhanden|verzeichnet|gesagt|ausgewiesen|beziffert|hinterlegt|erläutert|geregelt|abgedeckt|belegt|auffindbar|erkennbar)';
/** First person: cannot, will not, does not know, has nothing. */
const speaker = [
    words(`(?:kann|konnte|könnte|vermag) ich(?! mich)${NOT_FLAWS}${SOME} ${NONE}${SOME} ${DOING}`),
    words(`ich (?:kann|konnte|könnte|vermag)${NOT_FLAWS}${SOME} ${NONE}${SOME} ${DOING}`),
    words(`ich (?:kann|konnte)${NOT_FLAWS} ${SOME}${NO} ${INFO}`),
    words('(?:kann|konnte) ich(?: leider)? (?:nicht|nichts)[.! ]*$'),
    words('(?:das |es )?(?:weiß ich|ich weiß)(?: es| das| leider| darüber| dazu)* (?:nicht|nichts)'),
    words(`(?:habe ich|ich habe|hab ich|ich hab|haben wir)${NOT_FLAWS}${SOME} (?:${NO}${FEW} ${INFO}|nichts (?:gefunden|darüber|dazu|zu|über))`),
    words(`(?:habe ich|ich habe|finde ich|ich finde|sehe ich|ich sehe|fand ich|ich fand)${NOT_FLAWS}${SOME} (?:${NO}|nichts)${SOME} (?:gefunden|entdeckt|${IN_SOURCE})`),
    words(`(?:finde ich|ich finde|sehe ich|ich sehe|fand ich|ich fand|kenne ich|ich kenne|besitze ich|ich besitze)${NOT_FLAWS}${SOME} (?:${NO}${FEW} ${INFO}|nichts (?:dazu|darüber|zu|über))`),
    words(`(?:mir|uns)(?: (?:dazu|hierzu|leider|darüber|dafür|hierfür|derzeit))* ${NO}${FEW} ${INFO}${FEW} (?:vor|bekannt|zur Verfügung|zugänglich)`),
    words(`(?:liegen|liegt|stehen|steht|sind|ist) (?:mir |uns )?${SOME}${NO}${FEW} ${INFO}${FEW} (?:vor|zur Verfügung|zugänglich|bekannt)`),
    words(`(?:mir|uns) (?:fehlen|fehlt)${FEW} ${INFO}`),
    words('(?:ist|sind) mir(?: leider)? nicht bekannt'),
    words('(?:muss ich|ich muss)(?: [\\p{L}]+){0,4}? (?:ablehnen|passen|verneinen|enttäuschen)'),
    words('(?:lehne ich|ich lehne)(?: [\\p{L}]+){0,6}? ab|ich verweigere'),
    words(`(?:werde ich|ich werde|möchte ich|ich möchte|will ich|ich will|darf ich|ich darf|sollte ich|ich sollte)(?: [\\p{L}]+){0,6}? (?:nicht|nichts|${NO})(?: [\\p{L}]+){0,5}? (?:beantworten|raten|spekulieren|mutmaßen|sagen|nennen|äußern|helfen|herausgeben|erfinden|weitergeben|schreiben|erstellen|geben|mitteilen|machen)`),
    words('(?:finde ich|ich finde|fand ich|ich fand)(?: [\\p{L}]+){0,4}? nichts[.! ]*$'),
    words('(?:übersteigt|überschreitet)(?: [\\p{L}]+){0,2}? (?:meine|mein)'),
    words('bin ich(?: leider)? nicht (?:informiert|unterrichtet|im Bilde|zuständig|befugt)'),
    words('ich (?:rate|spekuliere)(?: hier| da| lieber)? nicht'),
    words('ich bin (?:dazu |hierzu |leider |dafür )*(?:nicht|nicht dazu) (?:befugt|berechtigt|in der Lage|imstande|autorisiert|der richtige)'),
    words('ich bin (?:mir )?(?:da |dabei |dazu |hier )?(?:nicht sicher|unsicher)[.! ]*$'),
    words('(?:nichts|nicht), (?:womit|wobei|wozu) ich'),
    opening(`(?:leider )?(?:nicht möglich|kann (?:leider )?nicht (?:beantwortet|gesagt|bestätigt|ermittelt)|unbekannt|keine ahnung|keine angaben?|keine antwort|nicht (?:angegeben|genannt|bekannt|erwähnt|beantwortbar))[.! ]*$`),
];
/** The sources do not have it, or it is not there. */
const sources = [
    words(`${SOURCE}${FEW} ${HOLDS}${NOT_FLAWS}${SOME} (?:${NONE}(?: ausdrücklich| explizit| genau| näher)?${SOME} (?:${INFO}|an|auf|dazu|darauf|darüber|her|hervor|davon|ein|aus|hierzu|wer|was|wann|wie|wo)|(?:nicht|nichts|${NO}[^,;]{1,60})[.! ]*$)`),
    words(`${SOURCE}${FEW} ${HOLDS}${NOT_FLAWS}${SOME} nichts (?:zu|zum|zur|über|von|vom|darüber|dazu)`),
    words(`${SOURCE}${FEW} (?:nennt|nennen|erwähnt|erwähnen|enthält|enthalten|sagt|sagen|beziffert|behandelt|behandeln|beschreibt|beschreiben)${NOT_FLAWS}${SOME} (?:${NO}|nicht|nichts)`),
    words(`${HOLDS}(?: (?:das|der|die|dieser|diese|dieses|ihr|mein))?(?: [\\p{L}-]+){0,2}? ${SOURCE}${NOT_FLAWS}${SOME} (?:${NO}${FEW} (?:${INFO}|klaren?|genauen?)|nichts)`),
    words(`(?:${HOLDS} (?:er|sie|es)|(?:er|sie|es) ${HOLDS})${NOT_FLAWS}${FEW} (?:${NO}${FEW} ${INFO}|nichts (?:zu|zum|zur|über|dazu|darüber))`),
    opening(`(?:nennt|nennen|enthält|enthalten|erwähnt|erwähnen|sagt|sagen|macht|machen|gibt|geben)(?: (?:aber|jedoch|allerdings|dazu|dabei|darin))*${NOT_FLAWS} (?:${NO}|nichts)`),
    words(`(?:liegt|liegen) (?:mir|uns)(?: [\\p{L}]+){0,3}? nicht vor|(?:habe ich|ich habe)(?: [\\p{L}]+){0,4}? nicht vorliegen`),
    words(`(?:steht|stehen|findet sich|finden sich|taucht|tauchen|kommt|kommen)(?: [\\p{L}]+){0,3}? (?:nicht|nichts|nirgends|nirgendwo|an keiner Stelle) ${IN_SOURCE}`),
    words(`${IN_SOURCE}${FEW} (?:steht|stehen|findet|finden|fand|fanden|taucht|tauchen|heißt|fehlt|fehlen)${NOT_FLAWS}${SOME} ${NONE}`),
    words(`${IN_SOURCE}${FEW} (?:ist|sind|wird|werden|gibt|wurde|wurden|kommt|geht|lässt|lassen|war|waren)${NOT_FLAWS}${SOME} (?:${NONE}${SOME} (?:${HELD}|${INFO}|vor|hervor)|nichts)`),
    words(`${SOURCE}${SOME} (?:lässt|lassen)(?: [\\p{L}]+){0,5}? offen`),
    words(`${SOURCE} (?:lässt|lassen) offen`),
    words('(?:antwort|aussage|auskunft|angabe|beurteilung|berechnung)[^,;]{0,80}? (?:ist|sind)[^,;]{0,80}? nicht möglich'),
    words(`(?:findet|finden|fand|fanden) sich${NOT_FLAWS}${SOME} (?:${NO}|nichts|nicht)${SOME} ${IN_SOURCE}`),
    words(`(?:findet|finden|fand|fanden) sich (?:dazu|hierzu|darüber|leider|zu [^,;]{1,60}?)${FEW} (?:${NO}|nichts)`),
    words(`(?:fehlt|fehlen)(?: [\\p{L}]+){0,8}? ${IN_SOURCE}|${IN_SOURCE} (?:fehlt|fehlen)`),
    words('(?:geht|gehen)[^;:]{0,90}? nicht (?:eindeutig |klar |direkt )?hervor'),
    words(`(?:lässt|lassen|ließ|ließen) sich${SOME} (?:nicht|nichts|${NO}${FEW} ${INFO})${SOME} (?:beantworten|entnehmen|ermitteln|sagen|feststellen|ableiten|klären|bestimmen|finden|belegen|herleiten|beurteilen|machen|treffen|geben|erkennen|angeben)`),
    words(`(?:frage|anfrage|das|dies|es|punkt) (?:kann|konnte|können)${SOME} (?:nicht|nirgends)${SOME} (?:beantwortet|ermittelt|bestimmt|geklärt|gefunden|belegt|entnommen|gesagt|bestätigt|abgeleitet|werden)`),
    words(`(?:frage|antwort)(?: [\\p{L}]+){0,5}? (?:bleibt|bleiben|ist|sind)(?: [\\p{L}]+){0,5}? (?:offen|unbeantwortet|nicht beantwortbar|nicht zu beantworten|nicht enthalten)`),
    words(`(?:ist|sind|war|waren|wird|werden|wurde|wurden)(?: [\\p{L}\\p{N}-]+){0,7}? (?:nicht|nirgends|nirgendwo|mit keinem wort|an keiner stelle) (?:näher |explizit |ausdrücklich |genau )?(?:angegeben|genannt|erwähnt|aufgeführt|dokumentiert|beziffert|gesagt|ausgewiesen|thematisiert)`),
    words(`nicht (?:teil|bestandteil|gegenstand) (?:der|des|meiner|dieser)(?: [\\p{L}]+){0,3}? ${SOURCE}`),
    words(`(?:ist|sind|war|waren|wird|werden)(?: [\\p{L}\\p{N}-]+){0,7}? (?:nicht|nirgends|nichts) (?:[\\p{L}]+ )?${IN_SOURCE}${FEW} ${HELD}`),
    words(`(?:ist|sind|war|waren|wird|werden|wurde|wurden|konnte|konnten)(?: [\\p{L}]+){0,4}? ${IN_SOURCE}${FEW} (?:nicht|nirgends|nichts|${NO})${FEW} (?:${HELD}|gefunden|ermittelt|behandelt|bestimmt)`),
    words('(?:ist|war|wird|bleibt)(?: (?:daraus|hieraus|mir|für mich|leider|also))* (?:nicht|un)(?: )?(?:ersichtlich|erkennbar|zu erkennen|zu entnehmen|klar|bekannt), (?:wer|was|wann|wo|ob|wie|warum|wieso|welche\\p{L}*)'),
    words(`und kann(?: [\\p{L}]+){0,5}? (?:nicht|nichts|${NO})(?: [\\p{L}]+){0,4}? (?:helfen|weiterhelfen|beantworten|sagen|geben)`),
    words(`(?:nennt|nennen|erwähnt|erwähnen|äußert|äußern|verrät|verraten|sagt|sagen|beantwortet|beantworten|behandelt|behandeln|enthält|enthalten|beschreibt|beschreiben)(?: sich)?(?: [\\p{L}-]+){0,3}? ${SOURCE}${NOT_FLAWS}(?: [\\p{L}]+){0,4}? (?:nicht|nichts)`),
    opening('nicht (?:aber |jedoch )?(?:den|die|das|der|dessen|deren|wer|was|wann|wie|wo|ob|warum)'),
    words(`(?:schweigt|schweigen)(?: sich)?(?: [\\p{L}]+){0,5}? ${SOURCE}|${SOURCE}(?: [\\p{L}]+){0,6}? (?:schweigt|schweigen)`),
    words(`es (?:gibt|gab|liegen|existieren|existiert)${NOT_FLAWS}${SOME} ${NO}${FEW} ${INFO}(?:[.! ]*$| (?:zu|zum|zur|über|darüber|dazu|in|im|hierzu|vor|dafür|darauf|wer|was))`),
    words(`(?:gibt|gab) es${NOT_FLAWS}${SOME} (?:${NO}${FEW} ${INFO}|nichts ${IN_SOURCE})`),
    words(`${NO}(?: der| einzige| einziges)? (?:der|des|dieser|meiner|mir)(?: [\\p{L}-]+){0,3}? ${SOURCE}${FEW} ${HOLDS}`),
    words(`(?:weder|${NO}) (?:[\\p{L}]+ ){0,3}?${SOURCE} (?:noch [^,;]{1,40}? )?${HOLDS}`),
    words(`(?:reicht|reichen|genügt|genügen)${SOME} nicht(?: dafür| dazu| hierfür)?(?: aus)?`),
    words(`(?:nicht genügend|nicht genug|nicht ausreichend|unzureichende?|zu wenige?|nicht ausreichende?) (?:[\\p{L}]+ )?${INFO}`),
    words(`${NO}${FEW} ${INFO}${FEW} (?:gefunden|vorhanden|verfügbar|enthalten|ersichtlich|auffindbar|zu finden|möglich)`),
    opening(`${NO} (?:[\\p{L}]+ ){0,2}?${INFO} (?:zu|zum|zur|über|in|im|darüber|dazu|gefunden|vorhanden)`),
    opening('nichts (?:davon|dazu|darüber) (?:steht|findet|ist)'),
    words('(?:außerhalb|jenseits) (?:meines|meiner|des|der)(?: [\\p{L}]+){0,3}? (?:zuständigkeit|wissens|kenntnisse|möglichkeiten|bereichs|themenbereichs|umfangs|rahmens|unterlagen|dokumente|quellen)'),
    words(`(?:unklar|offen|unbekannt|nicht klar)(?: [\\p{L}]+){0,2}? ${IN_SOURCE}|${IN_SOURCE}${FEW} (?:bleibt|ist|wird)${FEW} (?:unklar|offen|nicht klar)`),
    words(`nichts, (?:was|das)(?: [\\p{L}-]+){0,4}? ${SOURCE}`),
    words(`(?:decken|deckt)(?: [\\p{L}\\p{N}-]+){0,8}? nicht ab`),
    words('es ist (?:mir )?(?:leider )?nicht möglich(?:[.! ]*$|, )'),
];
/** Clauses that decline, in German. */
const refusing = [...speaker, ...sources];

;// CONCATENATED MODULE: ./src/text/phrases/de.disputes.ts


const PARTY = `(?:${SOURCE}|aussagen?|zahlen|werte|befunde?|versionen|schätzungen|autoren|beide|diese|sie|quelle [a-z]|beleglage|datenlage|quellenlage|\\p{L}{0,20}studien|\\p{L}{0,20}analysen)`;
const de_disputes_SOME = '(?: (?!(?:nicht|kein|keine|keinen|nie|dass)(?!\\p{L}))[\\p{L}\\p{N}()-]+){0,9}?';
const CLASHING = '(?:widersprüchlich|gegensätzlich|unvereinbar|inkonsistent|gegenteilig|unterschiedlich|abweichend|entgegengesetzt)';
const STRONG = '(?:widersprüchlich|gegensätzlich|unvereinbar|inkonsistent|gegenteilig|entgegengesetzt|widersprechend)';
const SAYS = '(?:sagt|sagen|behauptet|behaupten|schreibt|schreiben|spricht|führt|besagt|meldet|steht|heißt es|zufolge|verbietet|erlaubt)';
const GIVES = '(?:nennt|nennen|gibt|geben|beziffert|datiert|setzt|führt|kommt auf|spricht von)';
const BUT = '(?:,? (?:während|wohingegen|aber|doch|dagegen|hingegen)|[;,])';
const de_disputes_ONE = '(?:die eine|eine|die erste|das eine|der eine|ein|das erste|der erste)';
const OTHER = '(?:die andere|eine andere|die zweite|das andere|der andere|ein anderer|ein anderes|eine zweite|ein zweiter|ein zweites|das zweite|der zweite)';
/** Sentences that say that sources disagree, in German. */
const disputing = [
    words(`${PARTY}${de_disputes_SOME} (?:widersprechen|widerspricht|widersprachen|widersprechen einander)(?: sich)?`),
    words(`(?:widersprechen|widerspricht) (?:sich|einander)(?: [\\p{L}]+){0,6}? ${PARTY}`),
    words(`${PARTY}${de_disputes_SOME} (?:ist|sind|bleiben)(?: sich)?${de_disputes_SOME} (?:uneins|uneinig|nicht einig|${STRONG}|nicht miteinander vereinbar|im Widerspruch|strittig)`),
    words(`(?:sind|ist) sich${de_disputes_SOME} ${PARTY}${de_disputes_SOME} (?:uneins|uneinig|nicht einig)`),
    words(`${PARTY}${de_disputes_SOME} (?:stehen|steht)${de_disputes_SOME} (?:im|in) (?:klarem |direktem |offenem )?(?:widerspruch|konflikt)`),
    words(`${PARTY}${de_disputes_SOME} (?:stimmen|stimmt|passen|passt|decken|deckt)(?: sich)?${de_disputes_SOME} nicht (?:überein|zusammen|zueinander|miteinander)`),
    words(`${PARTY}${de_disputes_SOME} (?:gehen|geht|weichen|weicht)(?: [\\p{L}]+){0,8}? (?:auseinander|voneinander ab)`),
    words(`${PARTY}${de_disputes_SOME} (?:machen|geben|nennen|enthalten|liefern|kommen|gelangen|zeigen|ziehen|führen|weisen)${de_disputes_SOME} ${CLASHING}(?:e|en|er|es)? (?:[\\p{L}]+ )?(?:angaben?|zahlen|werte|aussagen?|daten?|antworten|ergebniss?en?|beträge|schlüss?en?|termine|auskünfte|namen|gründe|ursachen|informationen|richtungen)`),
    words(`${STRONG}(?:e|en|er|es) (?:[\\p{L}]+ )?(?:angaben?|zahlen|werte|aussagen?|daten|antworten|ergebnisse|quellen|informationen|berichte|auskünfte|dokumente|befunde|studien)`),
    words(`(?:angaben?|zahlen|werte|aussagen?|daten|quellen|informationen|berichte|dokumente|befunde)(?: [\\p{L}]+){0,6}? (?:sind|ist) (?:[\\p{L}]+ ){0,3}?${STRONG}`),
    words('(?:gibt es|es gibt|besteht|bestehen|finde ich|sehe ich|enthalten|enthält)(?: [\\p{L}\\p{N}-]+){0,8}? (?:widersprüche?|unstimmigkeit(?:en)?|diskrepanz(?:en)?) (?:zwischen|in|unter|bei|zu)'),
    words('(?:zwischen)(?: [\\p{L}\\p{N}-]+){1,8}? (?:gibt es|besteht|bestehen) (?:ein(?:en)? |mehrere )?(?:[\\p{L}]+ )?(?:widerspr(?:uch|üche)|unstimmigkeit(?:en)?|diskrepanz(?:en)?)'),
    words(`${de_disputes_ONE}(?: [\\p{L}-]+){0,4}? ${SAYS}[ ,:][^.]{1,200}?${OTHER}`),
    words(`${SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${SAYS}[ ,:][^.]{1,160}?${BUT} (?:das|die|der|dem|den|ein|eine|im|in der|laut)(?: [\\p{L}\\p{N}-]+){0,4}? ${SOURCE}`),
    words(`${SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${SAYS}[ ,:][^.]{1,160}? (?:während|wohingegen) (?:das|die|der|ein|eine)(?: [\\p{L}\\p{N}-]+){0,4}? ${SOURCE}`),
    words(`${de_disputes_ONE}(?: [\\p{L}-]+){0,4}? ${GIVES} [^.]{0,60}?\\p{Nd}[^.]{0,120}? ${OTHER}[^.]{0,60}?\\p{Nd}`),
    words(`${SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${GIVES} [^.]{0,60}?\\p{Nd}[^.]{0,120}?${BUT} (?:das|die|der)(?: [\\p{L}\\p{N}-]+){0,4}? ${SOURCE}[^.]{0,60}?\\p{Nd}`),
    words(`(?:dokument|quelle|bericht|text) (?:[A-Z]|\\p{N}{1,2}) (?:${SAYS}|${GIVES}) [^.]{1,160}?(?:dokument|quelle|bericht|text) (?:[A-Z]|\\p{N}{1,2})`),
    words('(?:im einen|in dem einen|in der einen|in einem)(?: [\\p{L}-]+)? (?:steht|heißt es)[^.]{1,120}?(?:im anderen|in der anderen|in dem anderen|in einem anderen)'),
    words(`(?:laut|nach|gemäß) [^.]{1,100}?(?:,| aber| doch| dagegen| hingegen) (?:laut|nach|gemäß) [^.]{1,60}? (?:aber|dagegen|hingegen|jedoch|nur)`),
    words('(?:dokument|quelle|bericht|text) (?:[A-Z]|\\p{N}{1,2}) [^.]{1,160}?(?:dokument|quelle|bericht|text) (?:[A-Z]|\\p{N}{1,2}) (?:dagegen|hingegen|aber|jedoch)'),
];
/** Sentences that deny a dispute, or whose dispute is not between sources. */
const notDisputing = [
    words('(?:kein(?:e|en|er|em)?|ohne|weder|nie)(?: [\\p{L}]+){0,3}? (?:widerspr\\p{L}*|unstimmig\\p{L}*|diskrepan\\p{L}*|konflikt\\p{L}*)'),
    words('(?:widersprechen|widerspricht)(?: (?:sich|einander|dabei|damit|hier|also|in diesem punkt))* (?:nicht|keineswegs|keinesfalls|nirgends)'),
    words('(?:stehen|steht|weichen|weicht|gehen|geht|sind|ist)(?: (?:sich|dabei|damit|hier|also|in diesem punkt))* (?:nicht|keineswegs|keinesfalls)(?: [\\p{L}]+){0,3}? (?:widerspr\\p{L}*|uneins|uneinig|auseinander|voneinander|unvereinbar|gegensätzlich)'),
    words('(?:widersprechen|widerspricht) (?:ihrer|deiner|ihren|eurer|der (?:annahme|behauptung|vermutung|these|aussage in|vorstellung)|dieser (?:annahme|behauptung|vermutung|these)|dem (?:gerücht|eindruck))'),
    words('(?:wenn|falls|sobald|wo|ob|sollten|wie)(?: [\\p{L}]+){0,5}? (?:widersprechen|widerspricht|abweichen|auseinandergehen|uneins)'),
    words('(?:ihr|sein|einen|den|ein|das|dem) (?:widerspruch|widerspruchsrecht) (?:gegen|einlegen|einreichen|muss|ist schriftlich)|widerspruch einlegen|widerspruchsfrist'),
];
/** Sentences that explain a dispute away. */
const resolving = [
    words('(?:erklärt|erklären|löst|lösen|klärt|klären) sich(?! nicht)|lässt sich (?:leicht |einfach )?(?:erklären|auflösen)|weil (?:eine|einer|eines|die eine|das eine|der eine|sie)|da (?:sich )?(?:eine|die eine|das eine|der eine)'),
    words('(?:unterschiedliche|verschiedene)(?:n|r)? (?:zeiträume|jahre|regionen|zeitpunkte|definitionen|produkte|modelle|gruppen|einheiten|bereiche)(?:n)?'),
    words('(?:ersetzt|abgelöst|überholt|veraltet|korrigiert|zurückgezogen|berichtigt|außer kraft)'),
    words('beide(?:s)? (?:[\\p{L}]+ )?(?:stimmt|stimmen|richtig|zutreffend|gilt|gelten)|kein (?:echter |wirklicher )?widerspruch|nur scheinbar|scheinbare(?:r|n)? widerspr\\p{L}*'),
];

;// CONCATENATED MODULE: ./src/text/phrases/de.ts



const TURN_TO = '(?:wenden|wende|fragen|frage|kontaktieren|kontaktiere|konsultieren|konsultiere|sehen sie|siehe|schauen|schau|prüfen|prüfe|rufen|ruf|schreiben|schreib|versuchen|versuch|formulieren|formuliere|nennen sie|nenne|geben sie|gib|laden|lade|teilen|teile|senden|sende|schicken|schick|stellen|stelle|erkundigen|erkundige|besuchen|besuche|suchen|suche|holen|präzisieren|präzisiere|beachten|beachte|ergänzen|ergänze|klären|kläre)';
const asides = [
    opening(`(?:bitte |am besten |für [^,]{1,50} )?(?:${TURN_TO})(?: sie| dich| sich| doch| bitte)`),
    opening(`bitte(?: [\\p{L}]+){0,6}? ${TURN_TO}`),
    words(`(?:können|könnten|sollten|müssten|müssen|kannst|könntest|solltest) (?:sie|du|wir)(?: [\\p{L}]+){0,10}? (?:wenden|fragen|kontaktieren|nachfragen|nachsehen|nachschauen|prüfen|erkundigen|konsultieren|nachlesen|teilen|nennen|hochladen|bereitstellen|suchen|anrufen|schreiben|formulieren|stellen|klären|versuchen|schicken|senden|geben)`),
    words('(?:ich empfehle|empfehle ich|ich rate ihnen|ich schlage vor|es empfiehlt sich|am besten)'),
    words('(?:helfe|helfen|unterstütze|beantworte|suche|schaue|prüfe|fasse) (?:ich |wir )?(?:ihnen |dir )?(?:gern|gerne|weiter)|(?:gern|gerne) (?:helfe|weiter|behilflich|noch einmal|erneut|anders)|(?:ich|wir) [\\p{L}]+ (?:ihnen |dir )?(?:gern|gerne)|gern(?:e)?[.! ]*$'),
    words('lassen sie (?:es )?mich wissen|melden sie sich|lass (?:es )?mich wissen|(?:weiterhelfen|auskunft geben|helfen|beantworten|sagen|antworten)(?: können| kann| könnte| könnten)?[.! ]*$'),
    words('(?:hilft|helfen|weiß|wissen)(?: [\\p{L}]+){0,4}? (?:weiter|bescheid|mehr)'),
    words('(?:wäre|wären|ist|bliebe) (?:nur |bloß |bloße |reine |reines |alles )*(?:spekulation|vermutung|raten|mutmaßung|geraten|spekulativ)'),
    opening('ich habe(?: [\\p{L}\\p{N}]+){0,8}? (?:durchsucht|geprüft|gelesen|durchgesehen|gesucht|nachgesehen|angesehen)'),
    opening('(?:danke|vielen dank|guten tag|hallo|gute frage|ich verstehe|gern geschehen|natürlich)'),
];
const remarks = [
    opening('(?:leider|bedauerlicherweise|entschuldigung|entschuldigen|verzeihung|es tut mir leid|tut mir leid|sorry|ich bitte um|ich bedaure|ich bedauere)'),
    opening('(?:ich bin |als )(?:nur |lediglich |bloß )?(?:ein |eine )?(?:ki|assistent|assistentin|sprachmodell|chatbot|bot|virtuelle)'),
    opening('ich (?:kann |darf |bin )?(?:hier )?(?:nur|lediglich|ausschließlich)'),
    opening('(?:meine|mein|meinen)(?: [\\p{L}]+)? (?:wissen|quellen|unterlagen|aufgabe|anweisungen|zugriff|kenntnisse|informationen|dokumente|antworten|zuständigkeit)'),
    words('(?:weitere|weiteren|zusätzliche|zusätzlichen|mehr|andere|anderen|fehlende|fehlenden) (?:angaben|informationen|unterlagen|dokumente|quellen|details|daten|dateien)'),
    words('vertraulich|vertrauliche|nicht öffentlich|geheim|datenschutz|personenbezogen\\p{L}*|nicht zugänglich|nicht verfügbar|nicht freigegeben'),
    words('(?:möglicherweise|vielleicht|eventuell|vermutlich) (?:steht|stehen|findet|finden|ist|sind|gibt)'),
    words(`${SOURCE} (?:[\\p{L}\\p{N}-]+ ){0,4}?(?:behandelt|behandeln|beschreibt|beschreiben|erwähnt|erwähnen|handelt|handeln|befasst|befassen|betrifft|betreffen|umfasst|umfassen|enthält|enthalten|bezieht|beziehen|konzentriert|konzentrieren|reicht|reichen|endet|enden|geht|gehen|thematisiert|decken|deckt)`),
    opening('(?:sie|es|dort|darin|diese|dieser|dieses|alle|beide)(?: [\\p{L}]+){0,2}? (?:behandelt|behandeln|beschreibt|beschreiben|handelt|handeln|befasst|befassen|betrifft|betreffen|bezieht|beziehen|geht es|konzentriert|reichen|enden)'),
    words('(?:kein|keine|keinen|noch nichts|nicht)(?: [\\p{L}]+){0,5}? (?:veröffentlicht|publiziert|bekannt gegeben|bekanntgegeben|freigegeben|mitgeteilt)'),
    opening('(?:quellen?|siehe auch|fundstellen?)$'),
];
const REPORTERS = '(?:sagt|sagte|schreibt|schrieb|meldet|meldete|behauptet|behauptete|erklärt|erklärte|besagt|warnt|steht|lautet|heißt es|berichtet|berichtete|antwortet|antwortete|beklagt|zufolge|teilt mit|teilte mit|verlangt)';
/** German. */
const german = {
    refusing: refusing,
    idioms: [
        words('(?:kann|könnte) (?:ich|man) nicht (?:genug|oft genug|besser|meckern|klagen|widerstehen|leugnen)|ich kann (?:mich )?nicht (?:genug|beklagen|umhin)'),
        words('nicht sicher, (?:welche\\p{L}*|was|wen|wer|ob)(?: [\\p{L}]+){0,6}? (?:meinen|meinst|gemeint)'),
        words('(?:nicht|kein\\p{L}*)(?: [\\p{L}]+){0,4}? nur'),
    ],
    reporting: [
        new Phrase(`^(?!(?:ich|wir|leider|mein|meine)(?!\\p{L})).{0,120}?(?<!\\p{L})${REPORTERS}(?: [\\p{L}]+){0,3},? (?:dass|ob|er|sie|man)(?!\\p{L})`),
        words('(?:wenn|falls|sobald|sofern) (?:ich|wir|sie|du|das|die|der|es)'),
    ],
    asides,
    remarks,
    turns: 'sodass|so dass|wohingegen',
    particles: 'aber|jedoch|doch|allerdings|dennoch|trotzdem|hingegen|dagegen|immerhin|stattdessen|gleichwohl|sondern|daher|deshalb|deswegen',
    openers: 'obwohl|obgleich|auch wenn|zwar|da|weil|während|wenngleich',
    conditions: 'wenn|falls|sobald|sofern|sollten sie|solltest du',
    labels: '(?:ki-?)?assistent|antwort|kurz(?:antwort| gesagt)?|hinweis|ergebnis|fazit|zusammenfassung|frage|(?:zu|zum|zur|bezüglich|hinsichtlich|betreffend) [^:.,]{1,60}',
    disputing: disputing,
    notDisputing: notDisputing,
    resolving: resolving,
};

;// CONCATENATED MODULE: ./src/text/phrases/en.nouns.ts
const PLAIN_SOURCE = 'documents?|documentation|docs|sources?|contexts?|passages?|texts?|pages?|reports?|files?|handbooks?|manuals?|excerpts?|extracts?|snippets?|materials?|articles?|records|datasets?|data|knowledge[- ]bases?|databases?|corpus|guides?|papers?|chunks?|results|information|contents?|sections?|chapters?|tables?|transcripts?|e-?mails?|letters?|brochures?|leaflets?|catalogu?es?|catalogs?|wiki|faqs?|minutes|notes|attachments?|pdfs?|slides?|spreadsheets?|memos?|studies|study|website|archives?|statements?|releases?|summary|summaries';
/** Sources of which "does not cover", "does not include" speaks of absence. */
const en_nouns_SOURCE = `(?:${PLAIN_SOURCE})`;
/** Also those that grant something, where "does not cover" is an answer but "does not say" is none. */
const ANY_SOURCE = `(?:${PLAIN_SOURCE}|policy|policies|contracts?|agreement|lease|plan|terms|warranty|clauses?|notices?|regulations?|rules|charter|budget|agenda|programme|program|schedule)`;
/** Up to six words between a source and its verb: "the documents I was given". */
const GAP = "(?: (?!(?:that|who|if|says?|states?|shows?|explains?|users?|customers?|members?|staff|employees)(?![\\p{L}]))[\\p{L}\\p{N}'()\\uE001-]+){0,6}?";
/** Adverbs between an auxiliary and its verb. */
const ADVERB = '(?: (?:actually|currently|really|explicitly|specifically|directly|clearly|even|yet|simply|unfortunately|reliably|safely|honestly|fully|definitively|just|therefore|also|ever|properly|accurately|in good conscience|with certainty|with confidence|responsibly|here))?';
/** Nouns whose lack is the lack of an answer. */
const en_nouns_INFO = '(?:information|info|data|details?|answers?|mentions?|references?|records?|figures?|values?|numbers?|facts|statements?|passages?|documents?|documentation|sources?|entry|entries|contexts?|knowledge|access|material|guidance|descriptions?|explanations?|specifics|confirmation|clues?|insight|visibility|indications?|evidence|dates?|prices?|amounts?|names?|results?|pages?|basis|way (?:to|of)|means (?:to|of)|authority|permission)';
/** Things that one may look for and be glad not to find: their absence is an answer. */
const en_nouns_NOT_FLAWS = '(?! (?:(?:any|a|an|the|no|single|obvious|serious|major) ){0,2}(?:reasons?|errors?|faults?|problems?|issues?|mistakes?|bugs?|differences?|contradict(?:ions?|ory)|conflicting|inconsistent|discrepanc(?:y|ies)|conflicts?|inconsistenc(?:y|ies)|better|signs? of|objections?|anything wrong|virus(?:es)?|malware|defects?|typos?|duplicates?))';

;// CONCATENATED MODULE: ./src/text/phrases/en.disputes.ts


const en_disputes_PARTY = `(?:${ANY_SOURCE.slice(3, -1)}|accounts?|evidence|figures?|findings?|estimates?|claims?|versions?|numbers?|values?|analys[ei]s|surveys?|trials?|authors?|experts? cited|two|both|three|they)`;
const BETWEEN = "(?: (?!(?:that|not|n't|never|describes?|discuss(?:es)?|covers?|mentions?|explains?|about|handles?)(?![\\p{L}]))[\\p{L}\\p{N}'()-]+){0,7}?";
const en_disputes_CLASHING = '(?:conflicting|contradictory|contradicting|inconsistent|irreconcilable|opposing|opposite|incompatible|mutually exclusive)';
const en_disputes_SAYS = '(?:says?|states?|claims?|reports?|puts?|records?|maintains?|asserts?|insists?|concludes?|finds?|found|shows?|names?|dates?|attributes?|denies|deny|allows?|forbids?|bans?|permits?)';
const en_disputes_GIVES = '(?:gives?|lists?|has|sets?|quotes?|shows?|names?)';
const en_disputes_ONE = '(?:one|the first|a first|the older|the earlier)';
const en_disputes_OTHER = '(?:the other|another|the second|a second|the newer|the later)';
const AGAINST = '(?:,? (?:while|whereas|but|yet|though|although)|[;,])';
/** Sentences that say that sources disagree, in English. */
const en_disputes_disputing = [
    words(`${en_disputes_PARTY}${BETWEEN} (?:contradict(?:s|ed)?|disagrees?|disagreed|conflicts?(?= (?:with|on|about|over|regarding|as to|here|directly|sharply|too|and)|[,.;:!]| *$)|diverges?|clash(?:es)?|differ (?:on|about|over|as to|regarding|sharply))`),
    words(`${en_disputes_PARTY}${BETWEEN} (?:is|are|were|seem|appear|remain)(?: (?:clearly|directly|openly|flatly|plainly|to be))?(?: in)? (?:${en_disputes_CLASHING}|at odds|conflict|disagreement|contradiction|disputed among)`),
    words(`${en_disputes_PARTY}${BETWEEN} (?:do not|don't|cannot|can't|does not|doesn't) (?:agree|match|line up|tally|square|fit together|both be)`),
    words(`${en_disputes_PARTY}${BETWEEN} (?:give|report|state|offer|name|list|provide|contain|show|tell|paint|make|quote|present|reach|come to|draw|point in)(?: (?:two|three|very|quite|entirely))? (?:${en_disputes_CLASHING}|different (?:figures?|numbers?|dates?|values?|answers?|amounts?|stories|conclusions|pictures?|versions|accounts?|directions|names|reasons|causes|results))`),
    words(`(?<!no )(?<!without )${en_disputes_CLASHING} (?:[\\p{L}-]+ )?(?:information|sources?|accounts?|figures?|evidence|statements?|reports?|data|results?|findings?|claims?|answers?|values?|numbers?|dates?|documents?|versions?|conclusions?|guidance|passages?)`),
    words(`(?:there is|there's|there are|I (?:see|found|find|notice)|contains?|shows?) (?:an? |some |several )?(?:[\\p{L}-]+ )?(?:contradictions?|conflicts?|disagreements?|discrepanc(?:y|ies)|inconsistenc(?:y|ies)) (?:between|among|in|across|within|on|about|over)`),
    words(`${en_disputes_ONE}(?: (?:of (?:the|them|these)|${ANY_SOURCE}|[\\p{L}-]+)){0,4}? ${en_disputes_SAYS}[ ,:][^.]{1,200}?${AGAINST} ${en_disputes_OTHER}(?: [\\p{L}-]+){0,4}? (?:${en_disputes_SAYS}|does not|doesn't)`),
    words(`(?:${en_disputes_ONE}|${ANY_SOURCE})(?: [\\p{L}\\p{N}-]+){0,4}? ${en_disputes_GIVES} [^.]{0,60}?\\p{Nd}[^.]{0,120}?${AGAINST} (?:and )?(?:${en_disputes_OTHER}|(?:the|a|an|another)(?: [\\p{L}\\p{N}'-]+){0,4}? ${ANY_SOURCE})(?: [\\p{L}-]+){0,3}? ${en_disputes_GIVES} [^.]{0,60}?\\p{Nd}`),
    words(`${ANY_SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${en_disputes_SAYS}[ ,:][^.]{1,160}?${AGAINST} (?:the|a|an|another)(?: [\\p{L}\\p{N}'-]+){0,4}? ${ANY_SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${en_disputes_SAYS}`),
    words(`(?:document|source|report|passage|doc|text) (?:[A-Z]|\\p{N}{1,2}|one) ${en_disputes_SAYS}[ ,:][^.]{1,160}?(?:document|source|report|passage|doc|text) (?:[A-Z]|\\p{N}{1,2}|two) ${en_disputes_SAYS}`),
    words('according to [^.]{1,100}?(?:but|while|whereas|yet) according to'),
    words(`(?:is|are|remains?) (?:disputed|contested|contradicted)(?: [\\p{L}]+){0,3}? (?:between|among|across|by|in) (?:the |these |two |another )?(?:[\\p{L}-]+ )?${ANY_SOURCE}`),
    words(`(?:contradicts?|conflicts? with|is at odds with|disagrees? with) (?:what )?(?:the |another |a )?(?:other|second|first|earlier|later|newer|older)(?: [\\p{L}-]+)?`),
];
/** Sentences that deny a dispute, or whose dispute is not between sources. */
const en_disputes_notDisputing = [
    words("(?:no|not|n't|never|without|nor|neither|free of|hardly|nothing)(?: [\\p{L}'-]+){0,4}? (?:contradict\\p{L}*|conflict\\p{L}*|disagree\\p{L}*|inconsisten\\p{L}*|discrepanc\\p{L}*|diverg\\p{L}*|clash\\p{L}*|at odds|incompatible)"),
    words("(?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't)(?: [\\p{L}'-]+){0,3}? (?:contradict\\p{L}*|conflict\\p{L}*|disagree\\p{L}*|inconsisten\\p{L}*|diverg\\p{L}*|clash\\p{L}*|at odds)"),
    words('(?:contradict\\p{L}*|conflicts? with|disagrees? with|at odds with) (?:your|what you|(?:the|this|that|a) (?:[\\p{L}-]+ )?(?:claims?|assumption|premise|question|idea|statement|rumou?r|belief|user|notion|view))'),
    words('(?:if|when|whenever|where|should|in case|how|whether) (?:[\\p{L}]+ ){0,4}?(?:sources?|documents?|reports?|data|records?|files?|versions?|values?|figures?|two|they)(?: [\\p{L}]+){0,3}? (?:contradict|conflict|disagree|differ|diverge)'),
    words('conflicts? of interest'),
];
/** Sentences that explain a dispute away. */
const en_disputes_resolving = [
    words("(?<!not |n't )(?:explained by|because (?:one|they|the (?:first|second|former|latter|older|newer|two))|since one|the difference is (?:one of|due)|due to (?:a )?different|refers? to different|covers? different|counts? different|measures? different|look at different)"),
    words('different (?:periods?|years?|regions?|scopes?|definitions?|products?|models?|populations?|units)'),
    words('supersede[sd]?|has been replaced|was replaced|replaces the|is outdated|was outdated|is obsolete|was corrected|has been corrected|retracted|no longer (?:valid|current|applies)'),
    words("both (?:are|can be|may be) (?:right|correct|true|valid)|(?:is |are )?(?:not|n't)(?: really)? a (?:real |genuine |true )?(?:contradiction|conflict)|(?<!un)(?<!not be |not |n't be )(?:resolved|reconciled)|only (?:apparent|seemingly)|apparent (?:contradiction|conflict|discrepancy) (?:disappears|goes away|vanishes|is|comes)"),
];

;// CONCATENATED MODULE: ./src/text/phrases/en.refusals.ts


const NOT_DO = "(?:do|does|did)(?: not|n't)(?: (?:appear|seem) to)?";
const BE_NOT = "(?:(?:is|are|was|were|it's|that's|they're) not|(?:is|are|was|were)n't)";
const CANNOT = "(?:can(?:'t|not| not)|could(?:n't| not)|(?:am|'m|are|'re|was|were|been) (?:unable|not able) to|wasn't able to|weren't able to|(?:won't|will not) be able to)";
const CANNOT_BE = "(?:cannot|can't|can not|could not|couldn't) be";
const SAY = '(?:say|state|mention|specify|tell|address|discuss|describe|disclose|explain|clarify|name|answer|identify|define|speak|refer|touch|detail|quantify|elaborate|go into|deal with|make (?:any )?(?:mention|reference)|help|allow me to|enable me to|let me)';
const HOLD = '(?:cover|contain|include|give|provide|list|offer|supply|report|record|note|have|hold|feature|extend to|reach|go (?:that|so) far)';
const SHOW = '(?:show|indicate|reveal|suggest|confirm|establish)(?: (?:who|what|when|where|which|whether|how|why|this|that|it|any|the (?:answer|figure|number|date|value|reason))(?![\\p{L}])| *$)';
const en_refusals_SAYS = '(?:says?|states?|mentions?|contains?|includes?|covers?|gives?|provides?|lists?|address(?:es)?|discuss(?:es)?|describes?|specif(?:y|ies)|tells?|answers?|shows?|discloses?|explains?|names?|refers?|touch(?:es)?|deals?|indicates?|reports?|records?|has|have|speaks?|helps?|offers?|reveals?|identif(?:y|ies)|goes|go)';
const OF_SOURCE = `(?:anywhere )?(?:in|by|within|from|among|across|on)(?: any of)?(?: (?:the|these|those|this|that|my|our|your|any|either|what))?(?: [\\p{L}\\p{N}'-]+){0,3}? ${en_nouns_SOURCE}`;
const ME = '(?:I|this assistant|the assistant|this bot)(?: (?:therefore|honestly|simply|really|just|still|also|regretfully|currently|unfortunately))?';
const UTTER = '(?!(?:recommend|guarantee|promise|rule out|imagine|think|agree|disagree|stress|emphasi[sz]e|overstate|wait|believe|complain|thank|fault|advise against|argue|deny|help but|say (?:enough|no)|tell you how|see (?:why|how)|praise)(?![\\p{L}]))[\\p{L}-]+';
const WONT_DO = '(?:answer|guess|speculate|help|provide|do (?:that|this|so|it)|assist|share|discuss|give|say|comment|engage|write|create|generate|respond|invent|make (?:one|it|that|this|something|anything|up)|disclose|reveal|continue|produce|participate|offer|venture)';
/** First person: cannot, will not, does not know, has nothing. */
const en_refusals_speaker = [
    words(`${ME} ${CANNOT}${ADVERB} ${UTTER}${en_nouns_NOT_FLAWS}`),
    words(`I(?:'m|'ve been| have been) (?:unable|not able) to${ADVERB} ${UTTER}${en_nouns_NOT_FLAWS}`),
    words(`we ${CANNOT}${ADVERB} (?:answer|say|tell|determine|find|locate|identify)${en_nouns_NOT_FLAWS}`),
    words(`(?:one|nobody|no one) (?:cannot|can't|can|could) (?:say|tell|know|determine)`),
    opening(`(?:sorry,? |unfortunately,? )?(?:unable to|cannot|can't|could not|couldn't) (?:answer|find|help|determine|locate|say|provide|assist|confirm|comply|respond)${en_nouns_NOT_FLAWS}`),
    words("I (?:do not|don't|did not|didn't)(?: really| actually| currently)? know"),
    words(`I (?:do not|don't|did not|didn't)${ADVERB} (?:have|see|find|possess|hold|get)(?! (?:a )?(?:preference|favou?rite))(?: [\\p{L}-]+){0,4}? ${en_nouns_INFO}(?! (?:loss|protection|concerns?))`),
    words("I (?:do not|don't|did not|didn't)(?: [\\p{L}]+)? (?:have|see|find) (?:anything|enough)"),
    words(`I (?:have|had|found|find|see|saw|hold|can find|could find|can see|'ve found|have found)${en_nouns_NOT_FLAWS} no(?: [\\p{L}-]+){0,3}? ${en_nouns_INFO}`),
    words(`I (?:have|found|find|see|saw|can find|could find|have found|'ve found)${en_nouns_NOT_FLAWS} no(?:thing)?(?! wrong)(?: [^,;]{0,80}?)? ${OF_SOURCE}`),
    words('I (?:have|found|find|see|could find|can find|have found) nothing (?:on|about|that|regarding|concerning|to|for|relevant)'),
    words(`I (?:lack|am missing|'m missing) (?:the |any |sufficient |enough |that )?(?:[\\p{L}-]+ )?${en_nouns_INFO}`),
    words(`I(?:'m| am) not aware of (?:any|that|this|the|such|what|who|when|where)`),
    opening(`(?:sorry,? )?I(?:'m| am) (?:not sure|unsure|not certain)(?: (?:about|on|of) (?:that|this|it|the answer))?[.! ]*$`),
    words(`I (?:was not|wasn't|have not been|haven't been) (?:given|provided|shown|supplied|told)`),
    words(`I(?:'m| am) not (?:comfortable|allowed|permitted|authori[sz]ed|in a position|at liberty|willing|qualified|designed|equipped|trained|the right|going to ${WONT_DO})`),
    words(`I (?:must|have to|need to|will|would|'d|shall|'ll|am going to|respectfully|politely)(?: (?:respectfully|politely|therefore|regretfully))? (?:decline|refuse|pass on|abstain)`),
    words('I (?:decline|refuse|abstain)'),
    words(`I(?:'d| would) (?:rather|prefer) not(?: to)?(?: ${WONT_DO})?`),
    words(`I (?:prefer not to|will not|won't|shall not|shan't|am not going to|should not|shouldn't|must not)${ADVERB} ${WONT_DO}`),
    words("(?:is|'s|are|isn't|was)(?: not|) (?:something|anything|a question|a topic|a request)(?: that)? I(?: can| could|'m| am)"),
    words(`we (?:currently )?(?:(?:have|hold|found) no|(?:do not|don't) have(?: any)?)(?: [\\p{L}-]+)? (?:information|data|records?|details?|documents?) (?:on|about|regarding|concerning|for)`),
    words(`I(?:'d| would)(?: first| also)? need [^,;]{1,80} (?:to|before I can|in order to) (?:answer|say|tell|determine|help|confirm)`),
    words(`to (?:answer|say|tell|determine|confirm)(?: [^,;]{0,40})?, I(?:'d| would)(?: first| also)? need`),
    words("I(?:'m| am)?(?: can| may| could)? only(?: able to| allowed to)? (?:answer|help|assist|discuss|respond)"),
    words('against my (?:guidelines|polic(?:y|ies)|programming|rules|instructions)'),
];
/** The sources do not have it. */
const en_refusals_sources = [
    words(`${ANY_SOURCE}${GAP} ${NOT_DO}${ADVERB} ${SAY}`),
    words(`${en_nouns_SOURCE}${GAP} ${NOT_DO}${ADVERB} ${HOLD}${en_nouns_NOT_FLAWS}`),
    words(`${ANY_SOURCE}${GAP} ${NOT_DO}${ADVERB} (?:${SHOW}|cover (?:it|this|that)(?: [\\p{L}]+)? *$)`),
    words(`(?:it|they|this|these|which|which one)(?: also)? ${NOT_DO}${ADVERB} (?:say|state|mention|specify|tell|name|answer|discuss|disclose|clarify|address|explain|describe|go into|(?:give|provide|contain|include|list)(?: [\\p{L}-]+){0,3}? ${en_nouns_INFO})`),
    opening(`(?:it |they |and )?(?:${NOT_DO}|never)${ADVERB} (?:say|states?|mentions?|specif(?:y|ies)|tells?|names?|answers?|discloses?|give|list|contain|include|report|explain|describe|cover|provide|discuss)`),
    words(`(?:it|they|these|this) (?:gives?|states?|contains?|provides?|offers?|lists?|makes?|includes?)${en_nouns_NOT_FLAWS} (?:no(?: [\\p{L}-]+){0,2}? ${en_nouns_INFO}|nothing)`),
    words(`(?:none|not one|not a single one|neither|nothing|no part|nowhere|not one|no section|no page) (?:of|in)(?: (?:the|these|those|them|my|your|our|any|what))?(?: [\\p{L}\\p{N}'-]+){0,6}?(?: ${en_nouns_SOURCE})?(?: [\\p{L}\\p{N}'-]+){0,5}? ${en_refusals_SAYS}`),
    words(`(?:neither|no) (?:[\\p{L}-]+ ){0,2}?${en_nouns_SOURCE}(?: [\\p{L}\\p{N}'-]+){0,4}? ${en_refusals_SAYS}`),
    words(`nothing(?: [\\p{L}'-]+){0,6}? ${OF_SOURCE}`),
    words(`${ANY_SOURCE}${GAP} (?:is|are|remains?|stays?|was|were) (?:largely |entirely |completely )?silent`),
    words(`${ANY_SOURCE}${GAP} (?:says?|states?|tells?(?: us| me)?|mentions?|contains?|includes?|holds?|has|have|provides?|offers?|gives?) (?:absolutely )?nothing`),
    words(`${ANY_SOURCE}${GAP} (?:makes?|made) no (?:mention|reference)`),
    words(`${en_nouns_SOURCE}${GAP} (?:contains?|gives?|provides?|offers?|includes?|have|has|lists?|mentions?|states?|holds?|shows?|names?)${en_nouns_NOT_FLAWS} no(?![\\p{L}])`),
    words(`${en_nouns_SOURCE}${GAP} (?:lacks?|omits?|leaves? (?:out|this|that|it|the question)|(?:fails?|failed) to ${SAY}|stops? short)`),
    words(`${en_nouns_SOURCE}${GAP} (?:is|are|was|were)(?: (?:simply|just|too))? (?:insufficient|not sufficient|not enough|not helpful|of no help|irrelevant|unrelated|not relevant|too thin|incomplete|not related|n't enough|n't sufficient|n't relevant)`),
    opening('(?:is|are|remains?) (?:both )?silent'),
    words('(?:they|it|which|all|both)(?: all| both)? (?:is|are|remains?) (?:both |all |largely |entirely |completely )?silent'),
    words(`(?:you (?:won't|will not)|nobody will) find (?:that|this|it|anything|an answer)[^,;]{0,60}? ${OF_SOURCE}`),
    words(`(?:is|'s|are)(?: not|n't) (?:something|anything|a (?:question|topic|point|subject))(?: that)?(?: [\\p{L}'-]+){0,4}? ${en_nouns_SOURCE}`),
];
/** It is not there, is not known, cannot be had. */
const absence = [
    words(`${ANY_SOURCE}${GAP} (?:never|nowhere) (?:${SAY}|${en_refusals_SAYS})`),
    words('(?:question|answer|point|issue|matter)[^,;]{0,80}? (?:is|are|was|remains?|stays?) (?:left )?(?:open|unanswered)'),
    opening('nothing(?: [\\p{L}-]+)? (?:was|could be|is) (?:found|retrieved|returned|listed)'),
    words(`there(?:'s| is| are| was| were|'re)(?: currently| simply| also| unfortunately)? no(?: [\\p{L}-]+){0,2}? (?:information|info|mention|references?|details?|answers?|records?|trace|hint|word|documentation|guidance|statement|entry|passage|data|specification|figures?)(?: (?:of|on|about|for|to|regarding|concerning|in|available|given|provided|here|that|as to|whether)|[.! ]*$)`),
    words(`there(?:'s| is| are| was| were|'re|isn't|aren't| is not| isn't| aren't)(?: currently| simply| also)?${en_nouns_NOT_FLAWS} (?:no(?:thing)?|any(?:thing)?|not any(?:thing)?)(?! (?:errors?|mistakes?|problems?))(?: [^,;]{1,80}?)? ${OF_SOURCE}`),
    words("there (?:isn't|is not|aren't|are not|wasn't) (?:any|enough|sufficient)(?: [\\p{L}-]+){0,2}? (?:information|context|details?|data|evidence|material|mention|references?)"),
    words("there(?:'s| is| was) nothing(?: here| there)? (?:about|on|regarding|concerning)"),
    words('there is no way (?:for me )?(?:to|of) (?:tell|know|answer|say|determin|knowing|telling|saying)'),
    words(`(?:insufficient|not enough|n't enough|not sufficient|n't sufficient|too little) (?:[\\p{L}-]+ )?(?:information|context|details?|data|evidence|material|documentation)(?: (?:to|in|for|on|about|is|was|are|available|provided|here)|[.! ]*$)`),
    words(`${BE_NOT}${ADVERB} (?:mentioned|stated|specified|disclosed)`),
    words(`${BE_NOT}${ADVERB} (?:reported|recorded|named|described|addressed|documented|discussed|indicated|covered|included|contained|listed|given|provided|found|available|present|part|answered|explained|noted|set out|spelled out) ${OF_SOURCE}`),
    words(`(?:is|are|was|were) (?:nowhere|never) (?:mentioned|stated|specified|disclosed|named|given|listed|described|to be found)`),
    words(`(?:is|are|was|were) (?:missing|absent|omitted) ${OF_SOURCE}`),
    words(`(?:does|do|did)(?: not|n't) (?:appear|occur|feature|come up|figure) ${OF_SOURCE}`),
    opening(`(?:this |that |it )?(?:is )?not (?:mentioned|stated|specified|disclosed|given|provided|covered|found|available|listed|included|addressed|documented|discussed|answerable) ${OF_SOURCE}`),
    words(`${CANNOT_BE} (?:found|located|determined|answered|confirmed|established|verified|identified|derived|inferred|retrieved|known|calculated) (?:${OF_SOURCE}|(?:based on|with|using|given)(?: [\\p{L}\\p{N}'-]+){0,4}? ${en_nouns_SOURCE})`),
    words(`(?:question|answer|that|this|it|request|query|points?) ${CANNOT_BE}${ADVERB} (?:answered|determined|found|established|confirmed|verified|derived|inferred|known|fulfilled|located)`),
    words(`no(?: [\\p{L}\\p{N}'\\uE001-]+){1,10}? (?:could be|can be|was|were|is|are|has been|have been)(?: (?:found|located|identified|retrieved|mentioned|given|stated|provided|disclosed|listed|specified|named|included|recorded|reported|available|present))(?: [\\p{L}'-]+){0,3}? ${OF_SOURCE}`),
    words(`no(?: [\\p{L}-]+){0,3}? ${en_nouns_INFO}(?: [\\p{L}\\p{N}'\\uE001-]+){0,8}? (?:could be|can be|was|were|is|are|has been|have been) (?:found|located|identified|retrieved|available|provided|given|stated|mentioned|specified|disclosed|returned|supplied)`),
    words(`no(?: [\\p{L}\\p{N}'-]+){1,5}? (?:is|are|was|were) (?:stated|mentioned|specified|disclosed)`),
    opening(`no (?:[\\p{L}-]+ ){0,2}?(?:information|details?|data|records?|references?|answers?|documents?|passages?|results?|sources?) (?:found|available|on|about|for|regarding)`),
    opening('not (?:the|her|his|its|their|any|a|an|who|whose|when|where|why|how|what|which|whether)(?! (?:only|just|all|every))'),
    opening(`no (?:mention|indication|record|trace|word) (?:of|on|about|that|as to|whether)`),
    words(`(?:unclear|unknown|not clear|not known|uncertain|impossible to (?:say|tell)|hard to (?:say|tell)) (?:${OF_SOURCE}|(?:based on|given)(?: [\\p{L}'-]+){0,4}? ${en_nouns_SOURCE})`),
    words("it(?:'s| is) (?:not possible|impossible|not feasible)(?: for me)? to (?:answer|say|tell|determine|give|provide|confirm|know|establish|state|identify)"),
    words("answer (?:is not|isn't|is nowhere|does not|doesn't) (?:in|there|available|contained|part|to be found|appear|exist|given)"),
    words(`(?:outside|beyond|out of|not within|not in)(?: of)? (?:the |my |our |this assistant's )?(?:scope(?! of (?:the |this |your |our )?(?:warranty|policy|contract|cover|insurance|plan|project|agreement|works?))|remit|knowledge|expertise|capabilit(?:y|ies)|abilit(?:y|ies)|competence)`),
    words(`(?:outside|beyond) what (?:I|the|these|my|our)(?: [\\p{L}'-]+){0,4}`),
    opening("(?:unknown|unanswerable|n/a|no answer|no comment|no idea|not (?:specified|stated|mentioned|disclosed|available|known|answerable)|(?:I'm |I am )?afraid not|insufficient (?:information|context|data|evidence))[.! ]*$"),
];
/** Clauses that decline, in English. */
const en_refusals_refusing = [...en_refusals_speaker, ...en_refusals_sources, ...absence];

;// CONCATENATED MODULE: ./src/text/phrases/en.ts




const ADDRESS = '(?:contact(?:ing)?|ask(?:ing)?|consult(?:ing)?|refer(?:ring)?|reach(?:ing)? out|see|visit(?:ing)?|call(?:ing)?|e-?mail(?:ing)?|writ(?:e|ing) to|speak(?:ing)? (?:to|with)|talk(?:ing)? (?:to|with)|get(?:ting)? in touch|turn(?:ing)? to|try(?:ing)? (?:again|another|rephras|ask|search|look|a different)|check(?:ing)? (?:with|directly|the (?:official|website|intranet|current|latest|original|full|relevant)|back))';
const SUPPLY = '(?:provid(?:e|ing)|shar(?:e|ing)|upload(?:ing)?|attach(?:ing)?|send(?:ing)?|giv(?:e|ing) me|add(?:ing)?|tell(?:ing)? me|clarify(?:ing)?|rephras(?:e|ing)|specify(?:ing)?|point(?:ing)? me|past(?:e|ing)|supply(?:ing)?|verify(?:ing)?|check(?:ing)?|review(?:ing)?|look(?:ing)?|search(?:ing)?|seek(?:ing)?|request(?:ing)?|find(?:ing)?|try(?:ing)?|let me|be more|narrow|note|direct)';
const ADVICE = "(?:you (?:can|could|may|might|should|will|would|must|'ll)(?: (?:need|want|wish|like|have|try|be able))?(?: to)?(?: also| instead| always| perhaps)?|perhaps|maybe|i(?:'d| would)? (?:recommend|suggest|advise|encourage)(?: that)?(?: you)?(?: to)?|it (?:may|might|would|could) (?:be best|help|be worth|be better)(?: to)?|best|better|the best (?:way|thing|option) is to|a good (?:way|place|start)[^,]{0,20}is to|consider)";
const ONLY = '(?:only |mainly |mostly |merely |instead |do |does |just |primarily |largely |exclusively |all |both )*';
const THEY = '(?:they|it|these|those|which|all of them|everything|what I (?:have|was given|found)) ';
const TREATS = '(?:covers?|discuss(?:es)?|focus(?:es)?|relates?|deals?|address(?:es)?|concerns?|talks?|(?:is|are) (?:only |mainly |all |mostly |solely )?(?:about|limited|concerned|focused|dated)|refers?|touch(?:es)?|stops?|ends?|goes|go)(?! that)';
const en_asides = [
    opening(`(?:[\\p{L}\\p{N}'-]+ ){0,5}?${ANY_SOURCE}${GAP} ${ONLY}${TREATS}`),
    opening(`${THEY}${ONLY}${TREATS}`),
    opening(`(?:for [^,]{1,60}, |instead,? )?(?:please |kindly )?${ADDRESS}`),
    opening(`(?:for [^,]{1,60}, |instead,? )?(?:please|kindly|${ADVICE}) (?:please )?(?:${ADDRESS}|${SUPPLY})`),
    words('let me know|feel free|(?:happy|glad|pleased) to|would you like|do you want|shall I|is there anything|anything else'),
    words('(?:can|could|will|may|might|should|would)(?: (?:probably|perhaps|also|certainly|surely|be able to|be happy to|gladly))? (?:help|assist|advise|know|tell you more|answer|clarify)'),
    words("(?:would|could|will|'d)(?: (?:only|just|merely))? be (?:(?:a|pure|mere|only|sheer|no more than a) )*(?:guess|guesswork|guessing|speculation|speculative|speculating)"),
    opening("(?:I|we)(?: have|'ve)?(?: also| only| carefully)? (?:searched|checked|looked|reviewed|went|gone|examined|consulted|scanned|read|tried)"),
    opening("(?:thank you|thanks|hello|hi|(?:that's |that is |this is )?an? (?:good|great|excellent|interesting|fair) question|good question|great question|I understand|I appreciate|I hope|I see|I realise|I realize|of course|noted)"),
];
const en_remarks = [
    opening('only [^,;]{1,120} (?:listed|mentioned|given|described|covered|discussed)'),
    opening("(?:I(?:'m| am) |we(?:'re| are) )?(?:very |so |really |truly |terribly )?(?:sorry|afraid)"),
    opening('(?:unfortunately|regrettably|sadly|apologies|my apologies|(?:I|we)(?: do)? apologi[sz]e|sorry)'),
    opening("I(?:'m| am| was) (?:just |only |merely |also )?(?:an? |the )?(?:ai|artificial|assistant|language model|chatbot|virtual|bot|limited|restricted|designed|here to|set up|meant|instructed|told|not an? )"),
    opening('as an? (?:ai|artificial|assistant|language model|chatbot|virtual|bot)'),
    opening('(?:I|we) (?:only|can only|could only|just|may only|am only)'),
    opening("(?:I|we)(?: can| could| would|'d| will|'ll| may)(?: however| still| also| gladly| try to| be| instead)? (?:help|try|search|look|check|assist|answer|summari[sz]e|offer|pass|forward|ask|explain|point|direct|need|have to see|update|correct)"),
    opening('my (?:knowledge|training|access|instructions?|role|purpose|sources?|answers?|guidelines?|information|documents?|capabilities|remit|job)'),
    opening("I (?:do not|don't|would not|wouldn't) (?:want|wish|like) to (?:guess|speculate|mislead|invent|make)"),
    words('(?:more|further|additional|other|another|missing) (?:information|documentation|evidence|context|details?|documents?|sources?|data|files?|pages?)'),
    words('confidential|private|secret|classified|would be (?:required|needed|necessary)|restricted|sensitive|not (?:yet )?public|unavailable|not (?:available|accessible)|off[- ]limits|personal (?:data|information)|privacy|(?:would|could|might) (?:violate|breach|require|harm|need)|(?:violates?|breach(?:es)?)'),
    words('(?:may|might|could)(?: well)? (?:be|have been|appear|exist|stand)(?: [\\p{L}]+)? (?:in|elsewhere|found|covered|described|listed|stored|documented|available|kept)'),
    words('no(?: [\\p{L}-]+){1,5}? (?:has|have)(?: yet)? been (?:published|released|disclosed|reported|announced|provided|recorded|given|made|supplied|uploaded)'),
    opening(`(?:[\\p{L}\\p{N}'-]+ ){0,5}?${ANY_SOURCE}${GAP} ${ONLY}(?:describes?|mentions?|contains?|includes?|consists?|provides? (?:information|details|general|only))(?! that)`),
    opening(`${THEY}${ONLY}(?:describes?|mentions?)(?! that)`),
    opening('the (?:closest|nearest) (?:match|passage|thing|mention|entry|I)'),
    opening('(?:sources?|references?|citations?|see also)$'),
];
const en_REPORTERS = '(?:says?|said|states?|stated|reads?|reported|warns?|claims?|claimed|writes?|wrote|notes?|explains?|announces?|announced|tells?|told|replied|replies|answered|insists?|requires?|means|asks?|asked|complains?|complained)';
/** English. */
const english = {
    refusing: en_refusals_refusing,
    idioms: [
        words("(?:can't|cannot|couldn't) (?:say enough|help but|help noticing|see a reason|complain|go wrong|agree more|recommend .{0,20} enough|give (?:a )?better)"),
        words('not sure (?:which|what|who|whom)(?: [\\p{L}]+){0,6}? (?:mean|are (?:referring|asking))'),
    ],
    reporting: [
        new Phrase(`^(?!(?:I|we|my|sorry|unfortunately|based on)(?![\\p{L}])).{0,120}?(?<!not |n't |never |nothing )(?<![\\p{L}])${en_REPORTERS}(?![\\p{L}])`),
        words('(?:if|when|whenever|unless|in case|should) (?:I|we|you|the|it|they)'),
    ],
    asides: en_asides,
    remarks: en_remarks,
    turns: 'but|although|though|that said|having said that|even so|whereas|except that|which is why',
    particles: 'however|nevertheless|nonetheless|therefore|hence|instead|thus',
    openers: 'while|whilst|although|though|even though|since|because|as(?! (?:of|an?|for|per|mentioned|noted|to|far|such)(?![\\p{L}]))|given that|seeing that|despite',
    conditions: 'if|when|whenever|unless|should you|in case|once',
    labels: '(?:ai )?assistant|ai|bot|chatbot|agent|support|model|system|answer|final answer|short answer|response|reply|result|summary|conclusion|note|question|in short|(?:regarding|concerning|about|as for|as to|on) [^:.,]{1,60}',
    disputing: en_disputes_disputing,
    notDisputing: en_disputes_notDisputing,
    resolving: en_disputes_resolving,
};

;// CONCATENATED MODULE: ./src/text/phrases/index.ts


/** Every language that the detectors know. A text is read with all of them at once; no language is guessed. */
const phraseBooks = [english, german];

;// CONCATENATED MODULE: ./src/text/markers.ts
const BRACKETED = /[[［【〔]([^[\]［］【】〔〕\n]{1,120})[\]］】〕](?:\(https?:[^()\s[\]［］【】〔〕]{1,300}\))?/gu;
const SUPERSCRIPT = /<sup>\s{0,2}\[?\p{Nd}{1,3}(?:,\s?\p{Nd}{1,3}){0,9}\]?\s{0,2}<\/sup>/giu;
const HASHED = /##\p{Nd}{1,3}\$\$/gu;
const SOURCE_LABEL = '(?:sources?|quellen?|fuentes?|fontes?|fonti|references?|refs?|(?:资料|数据|資料)?来源|(?:資料)?來源|出典|参考(?:文献|資料)?)';
const SOURCE_TAIL = new RegExp(`[（(]\\s{0,2}${SOURCE_LABEL}\\s{0,2}[:：][^（()）\\n]{0,300}[)）]`, 'giu');
const LABEL = '(?:sources?|src|docs?|documents?|ids?|refs?|references?|cit(?:e|ation)s?|chunks?|passages?|contexts?|nodes?|fn|notes?|footnotes?|pages?|pp?|s|t|quellen?|dok|dokumente?|seiten?|fu(?:ss|ß)noten?|abschnitte?|文档|文献|来源|資料|资料|引用|出典|片段|第)';
const FILE = '[^\\s:][^:]{0,80}\\.(?:pdf|docx?|xlsx?|pptx?|md|txt|html?|csv|jsonl?)';
const markers_RANGE = '\\p{Nd}{1,4}(?:\\s?[-–]\\s?\\p{Nd}{1,4})?';
const MARKER_FORMS = [
    /^\^?\p{Nd}{1,3}\^?$/u,
    /^\^?\p{Nd}{1,2}\^?(?:\s{0,2}[,;、，–—-]\s{0,2}\^?\p{Nd}{1,2}\^?){1,30}$/u,
    /^\p{Nd}{1,4}(?::\p{Nd}{1,4})?\s?†.{0,100}$/u,
    /^\p{Nd}{1,3}:\p{Nd}{1,3}$/u,
    /^#\p{Nd}{1,4}$/u,
    new RegExp(`^${SOURCE_LABEL}\\s?[:：].{1,110}$`, 'iu'),
    new RegExp(`^${LABEL}\\s?[:：#_]\\s?[^\\s,;]{1,80}(?:[,;]\\s?[^\\s,;]{1,80}){0,10}$`, 'iu'),
    new RegExp(`^${LABEL}\\.?[\\s_-]?${markers_RANGE}(?:\\s?[,;]\\s?(?:${LABEL}\\.?[\\s_-]?)?${markers_RANGE}){0,10}页?$`, 'iu'),
    new RegExp(`^${FILE}(?:[\\s,:;#]{1,3}(?:${LABEL}\\.?[\\s=]?)?${markers_RANGE})?$`, 'iu'),
];
/**
 * Replaces every citation marker by one space: `[1]`, `[1, 3]`, `[5-7]`, `[^1^]`, `【4:0†source】`, `[doc3]`, `[ID:46]`,
 * `〔1〕`, `[src:leave-7]`, `[report.pdf, p. 3]`, `<sup>1</sup>`, and source tails such as （来源：…） and (Source: …).
 * A bracketed amount ([12 million], [450 kg], [1,250], [100-200]) is no marker and stays. Linear in the text.
 */
function stripCitationMarkers(text) {
    return text
        .replace(BRACKETED, (whole, inner) => (isMarker(inner.trim()) ? ' ' : whole))
        .replace(SOURCE_TAIL, ' ')
        .replace(SUPERSCRIPT, ' ')
        .replace(HASHED, ' ');
}
function isMarker(inner) {
    return MARKER_FORMS.some((form) => form.test(inner));
}

;// CONCATENATED MODULE: ./src/text/quotes.ts
const SINGLE = /[\u2018\u2019\u201A\u201B\u02BC\u2032\u2039\u203A\uFF07]/g;
const DOUBLE = /[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB\uFF02]/g;
/**
 * Typographic apostrophes and quotation marks (“ ” „ « » ‘ ’ ‚ ‹ ›) as straight ones. For detectors only:
 * users' patterns see the raw text. Length in UTF-16 code units is kept.
 */
function straightenQuotes(text) {
    return text.replace(SINGLE, "'").replace(DOUBLE, '"');
}

;// CONCATENATED MODULE: ./src/text/prose.ts


/** Stands for a code block or block quotation: something given, which nobody says. */
const GIVEN = '\uE000';
/** Stands for quoted words and inline code inside a sentence. */
const QUOTED = '\uE001';
const HEAD = 20_000;
const TAIL = 4_000;
/** Where a long text may be cut without leaving half a sentence. */
const STOPS = ['.', '!', '?', '。', '\n'];
const PLACEHOLDERS = /[\uE000\uE001]/g;
const FENCE = /^[ \t]{0,3}(```|~~~)[\s\S]*?(?:^[ \t]{0,3}\1|(?![\s\S]))/gm;
const BLOCK_QUOTE = /^[ \t]{0,3}>[^\n]*/gm;
const INLINE_CODE = /`[^`\n]{1,400}`/g;
const DOUBLE_QUOTED = /"[^"\n]{1,600}"/g;
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])'(?:[^'\n]|'(?=\p{L})){1,400}'(?![\p{L}\p{N}])/gu;
const LINK = /!?\[([^[\]\n]{0,200})\]\([^()\s]{1,500}\)/g;
const TAG = /<\/?[a-z][^<>\n]{0,80}>/gi;
const EMPHASIS = /\*+|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
const WRAPPED = /^\s{0,20}"([^"]*)"\s{0,20}$/;
/**
 * What the assistant itself says, line by line: straight quotes, no Markdown, no citation markers; code blocks and block
 * quotations are `GIVEN`, quoted words and inline code `QUOTED`. Of a text over 24,000 UTF-16 code units only the
 * first 20,000 and the last 4,000 are looked at. A text that is one quotation as a whole is taken as said.
 */
function assistantProse(text) {
    const plain = straightenQuotes(bounded(text).replace(PLACEHOLDERS, ' ')).replace(WRAPPED, '$1');
    const quoted = plain
        .replace(FENCE, `\n${GIVEN}\n`)
        .replace(BLOCK_QUOTE, (line) => (line.trimEnd().endsWith('?') ? '' : GIVEN))
        .replace(INLINE_CODE, QUOTED)
        .replace(DOUBLE_QUOTED, QUOTED)
        .replace(SINGLE_QUOTED, QUOTED);
    const bare = stripCitationMarkers(quoted.replace(LINK, '$1')).replace(TAG, ' ').replace(EMPHASIS, '');
    return bare.split(/[\n\r\u2028\u2029]+/).filter((line) => line.trim() !== '');
}
function bounded(text) {
    if (text.length <= HEAD + TAIL)
        return text;
    const head = text.slice(0, HEAD);
    const tail = text.slice(-TAIL);
    const lastStop = Math.max(...STOPS.map((stop) => head.lastIndexOf(stop)));
    const firstStop = Math.min(...STOPS.map((stop) => tail.indexOf(stop)).filter((at) => at !== -1), TAIL);
    return `${lastStop === -1 ? head : head.slice(0, lastStop + 1)}\n${tail.slice(firstStop === TAIL ? 0 : firstStop + 1)}`;
}

;// CONCATENATED MODULE: ./src/text/clauses.ts

const TURNS = phraseBooks.map((book) => book.turns).join('|');
const PARTICLES = phraseBooks.map((book) => book.particles).join('|');
const SUBJECT = '(?:it|they|you|we|there|I|the|a|please|my|here|try|use|add|just)(?![\\p{L}])';
const CUT = new RegExp([
    '[;；] ?',
    ': ',
    '：',
    ' [–—-]{1,2} ',
    '—',
    `,? (?:${TURNS})(?=[ ,])[ ,]{1,2}`,
    `, (?:${PARTICLES})(?=[ ,])[ ,]{1,2}`,
    `, (?=(?:[\\p{L}]{1,30} ){1,3}(?:${PARTICLES}) )`,
    `, (?:and )?(?:so|yet|and|then) (?=${SUBJECT})`,
    ', (?:so|yet) ',
].join('|'), 'iu');
const INSERTED = /(?<=(?:do|does|did|is|are|was|were|can|could|cannot|not|n't|I|it|they)), (?:however|therefore|unfortunately|though), /giu;
const LEADING_TURN = new RegExp(`^(?:${TURNS}|${PARTICLES}|and|so|und|yet|also|then)(?=[ ,])[ ,]{1,2}`, 'iu');
const OPENER = subordinate(phraseBooks.map((book) => book.openers).join('|'));
const CONDITION = subordinate(phraseBooks.map((book) => book.conditions).join('|'));
const clauses_LABEL = new RegExp(`^(?:${phraseBooks.map((book) => book.labels).join('|')}) ?[:：] *`, 'iu');
/**
 * The clauses of a sentence that can each say something: cut at `;`, `:`, dashes and turning words (but, however), and
 * after a concessive or causal opening (while …, since …,). Labels in front of a colon and conditions (if …,) are left out.
 */
function splitClauses(sentence) {
    const flat = sentence.replace(/\s+/g, ' ').trim().replace(INSERTED, ' ');
    return withoutLabels(flat)
        .split(CUT)
        .map((clause) => clause.trim().replace(LEADING_TURN, ''))
        .flatMap(splitOpening)
        .filter((clause) => clause !== '');
}
function withoutLabels(sentence) {
    const rest = sentence.replace(clauses_LABEL, '');
    return rest === sentence ? sentence : withoutLabels(rest);
}
function splitOpening(clause) {
    const comma = clause.indexOf(', ');
    if (comma === -1)
        return [clause];
    const rest = clause.slice(comma + 2);
    if (CONDITION.test(clause))
        return [rest];
    return OPENER.test(clause) ? [clause.slice(0, comma), rest] : [clause];
}
function subordinate(alternatives) {
    return new RegExp(`^(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
}

;// CONCATENATED MODULE: ./src/text/months.ts
/** Month names, abbreviated or whole, of the languages whose dates are recognised; `may` and `mar` too. */
const NAMES = [
    'january february march april may june july august september october november december',
    'jan feb mar apr jun jul aug sept sep oct nov dec',
    'januar jänner februar feber märz mai juni juli oktober dezember mrz okt dez',
    'janvier février mars avril juin juillet août septembre octobre novembre décembre janv févr avr juil déc',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic',
    'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
    'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro',
];
const longestFirst = [...new Set(NAMES.flatMap((line) => line.split(' ')))].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
/** An alternation of month names in lower case, for the `i` flag, an optional abbreviation dot included. */
const MONTH = `(?:${longestFirst.join('|')})(?!\\p{L})\\.?`;
/** The same names with a capital, for patterns without the `i` flag: "12 May", never "12 may". */
const CAPITAL_MONTH = `(?:${longestFirst.map(capitalised).join('|')})(?!\\p{L})\\.?`;
function capitalised(name) {
    return name.charAt(0).toUpperCase() + name.slice(1);
}

;// CONCATENATED MODULE: ./src/text/dates.ts

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const YEAR = '[12]\\d{3}';
const SHORT_YEAR = "(?:[12]\\d{3}|['’]\\d{2})";
const NOT_IN_NUMBER = '(?<![\\d.,/-])';
const NUMBER_ENDS = '(?!\\d|[.,]\\d)';
const ORDINAL = '(?:st|nd|rd|th|er|º|ª|\\.)?';
const DAYS = `${DAY}${ORDINAL}(?:\\s?[-–]\\s?${DAY}${ORDINAL})?`;
const OF = '(?:\\s{0,2}(?:of|de|del|di)\\s{1,2}|\\s{0,2})';
const ZONE = '(?:\\s?(?:[ap]\\.?m\\.?|Uhr|Z|UTC|GMT|CES?T|[+-]\\d{2}:?\\d{2})(?!\\p{L}))?';
const CLOCK = `\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?${ZONE}`;
const TIME = `(?:(?:T|,?\\s{1,2}(?:at\\s|um\\s|à\\s)?)${CLOCK})?`;
const GERMAN_ONLY = '(?:Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)(?!\\p{L})';
const GERMAN_BEFORE_DATE = '(?<=(?<!\\p{L})(?:am|vom|zum|bis|seit|ab|den|dem|der)\\s)';
const DATE_FORMS = [
    new RegExp(`${NOT_IN_NUMBER}${YEAR}([-/.])${MONTH_NUMBER}\\1${DAY}(?!\\d)${TIME}`, 'giu'),
    new RegExp(`${NOT_IN_NUMBER}${DAY}([./-])\\s?${MONTH_NUMBER}\\1\\s?(?:${YEAR}|\\d{2})${NUMBER_ENDS}${TIME}`, 'giu'),
    new RegExp(`${NOT_IN_NUMBER}${MONTH_NUMBER}([/-])${DAY}\\1(?:${YEAR}|\\d{2})${NUMBER_ENDS}${TIME}`, 'giu'),
    new RegExp(`${NOT_IN_NUMBER}${DAY}([-/])${MONTH}\\1(?:${YEAR}|\\d{2})(?!\\d)${TIME}`, 'giu'),
    new RegExp(`${NOT_IN_NUMBER}(?:19|20)\\d{2}-(?:0[1-9]|1[0-2])(?![-\\d]|[.,]\\d)`, 'gu'),
    new RegExp(`${NOT_IN_NUMBER}(?:${MONTH_NUMBER}/|(?:0[1-9]|1[0-2])\\.)(?:19|20)\\d{2}${NUMBER_ENDS}`, 'gu'),
    new RegExp(`${NOT_IN_NUMBER}${DAYS}${OF}${MONTH},?${OF}${SHORT_YEAR}(?!\\d)${TIME}`, 'giu'),
    new RegExp(`(?<!\\p{L})${MONTH}\\s{0,2}${DAYS},?\\s{1,2}${YEAR}(?!\\d)${TIME}`, 'giu'),
    new RegExp(`(?<!\\p{L})${MONTH}${OF}(?:${YEAR}|['’]\\d{2})(?!\\d)`, 'giu'),
    new RegExp(`${NOT_IN_NUMBER}${DAY}(?:st|nd|rd|th)?(?:\\s{1,2}of)?\\s{1,2}${CAPITAL_MONTH}${TIME}`, 'gu'),
    new RegExp(`${NOT_IN_NUMBER}${DAY}\\.\\s?${GERMAN_ONLY}${TIME}`, 'gu'),
    new RegExp(`${GERMAN_BEFORE_DATE}${DAY}\\.\\s?(?:${CAPITAL_MONTH}|(?:0[1-9]|1[0-2])\\.(?!\\d))${TIME}`, 'gu'),
    new RegExp(`(?<!\\p{L})${CAPITAL_MONTH}\\s{1,2}${DAY}(?:st|nd|rd|th)?(?!\\d|[.,:]\\d|\\s?%)`, 'gu'),
    new RegExp(`${NOT_IN_NUMBER}${DAY}\\s(?:de|d’)\\s?${MONTH}(?!\\p{L})`, 'giu'),
    new RegExp(`(?<!\\d)(?:${YEAR}\\s?[年년]\\s?)?${MONTH_NUMBER}\\s?[月월](?:\\s?${DAY}\\s?[日号號일])?`, 'gu'),
];
const FOUR_DIGITS = '(?:19|20)\\d{2}';
const FISCAL = '(?:F\\.?Y\\.?E?|CY|GJ|fiscal(?:\\syear)?|Geschäftsjahr)';
const QUARTER = '(?:Q\\s?[1-4]|H\\s?[12])';
const NOT_AN_AMOUNT = '(?!\\d|[.,]\\d|\\s?(?:%|percent|prozent|million|billion|thousand))';
const WORD_STARTS = '(?<![\\p{L}\\p{Nd}])';
const PERIOD_FORMS = [
    new RegExp(`${WORD_STARTS}${QUARTER}(?:\\s?[-–&+/]\\s?${QUARTER})?(?:\\s?[-,/]?\\s?(?:of\\s)?(?:${FISCAL}\\s?['’]?)?${FOUR_DIGITS}|\\s?(?:${FISCAL}\\s?|['’/-])['’]?\\d{2})${NOT_AN_AMOUNT}`, 'giu'),
    new RegExp(`${WORD_STARTS}(?:[1-4]Q|[12]H)\\s?['’]?(?:${FOUR_DIGITS}|\\d{2})${NOT_AN_AMOUNT}`, 'giu'),
    new RegExp(`${WORD_STARTS}(?:${FISCAL}\\s?)?${FOUR_DIGITS}\\s?[-/]?\\s?${QUARTER}(?![\\p{L}\\p{Nd}])`, 'giu'),
    new RegExp(`${WORD_STARTS}${QUARTER}${NOT_AN_AMOUNT}(?!\\p{L})`, 'giu'),
    new RegExp(`${WORD_STARTS}${FISCAL}\\s?['’]?(?:${FOUR_DIGITS}|\\d{2})(?:\\s?[-–/]\\s?(?:${FOUR_DIGITS}|\\d{2}))?${NOT_AN_AMOUNT}`, 'giu'),
    new RegExp(`${WORD_STARTS}${FOUR_DIGITS}\\s?[-–/]\\s?\\d{2}${NOT_AN_AMOUNT}`, 'gu'),
    /(?<!\p{Nd})[1-4](?:st|nd|rd|th|er|re|ère|e|\.|º|ª)\s{0,2}(?:quarter|half(?:[- ]year)?|quartal|halbjahr|trimestre|semestre)/giu,
    /(?<!\p{L})(?:quarter|quartal|KW|calendar week)\s?[1-5]?[0-9](?![\p{Nd}\p{L}]|[.,]\p{Nd})/giu,
    /第?\s?(?<!\p{Nd})[1-4]\s?(?:季度|季|四半期|분기)/gu,
];
/**
 * Replaces whole dates in their usual forms (ISO and other numeric ones, `31 March 2026`, `March 31`, `31. März`,
 * `2026年3月31日`, with the time of such a stamp) by a space. A time or a number alone is no date. Linear.
 */
function stripDates(text) {
    return stripAll(text, DATE_FORMS);
}
/** Replaces quarters, halves and fiscal years, before or after the year (`Q1 2025`, `H2 FY2025`, `FY25`, `2025/26`), by a space. */
function stripPeriodForms(text) {
    return stripAll(text, PERIOD_FORMS);
}
function stripAll(text, forms) {
    return forms.reduce((rest, form) => rest.replace(form, ' '), text);
}

;// CONCATENATED MODULE: ./src/text/pointers.ts
const pointers_WORD_STARTS = '(?<![\\p{L}\\p{N}])';
const pointers_NOT_AN_AMOUNT = '(?!\\p{Nd}|[.,]\\p{Nd}|\\s?(?:%|‰|[$€£¥₹万亿億千百]|percent|prozent|million|millionen|billion|milliarden|thousand|tausend|units?|kg|km|usd|eur))';
const pointers_PLACE = '(?:sections?|sec\\.|pages?|pp?\\.|chapters?|chap\\.|clauses?|articles?|art\\.|paragraphs?|para\\.|appendix|appendices|annex|tables?|figures?|fig\\.|slides?|sheets?|rows?|columns?|lines?|footnotes?|volumes?|vol\\.|documents?|docs?|sources?|files?|passages?|chunks?|excerpts?|versions?|abschnitt(?:e|en|s)?|abschn\\.|seiten?|s\\.|kapiteln?|absatz|absätze|abs\\.|artikeln?|tabellen?|tab\\.|abbildung(?:en)?|abb\\.|anhang|anlagen?|folien?|blatt|zeilen?|spalten?|ziffern?|fu(?:ss|ß)noten?|bände?|dokumente?n?|quellen?|dateien?|textstellen?|nr\\.)';
const PLACE_NUMBER = '\\p{Nd}{1,4}(?:[.:]\\p{Nd}{1,3}){0,4}[a-z]?(?!\\p{L})';
const MORE_PLACES = `(?:\\s?(?:[-–,&]|and|und|to|bis)\\s?${PLACE_NUMBER}${pointers_NOT_AN_AMOUNT}){0,9}`;
const STANDARD_BODY = '(?:ISO|IEC|DIN|EN|RFC|IEEE|ANSI|ASTM|NIST|BS|GB|SAE|ECMA|ÖNORM)';
const AMOUNT_PREFIXES = new Set(('USD EUR EURO EUROS GBP CHF JPY CNY RMB INR RS RM KR SEK NOK DKK PLN CZK AUD CAD HKD SGD NZD ZAR BRL KRW TWD US ' +
    'APPROX CA CIRCA ABOUT AROUND ROUGHLY OVER UNDER NEARLY SOME ETWA RUND FAST X MIN MAX PLUS MINUS').split(' '));
const NAME_WITH_DIGITS = new RegExp(`${pointers_WORD_STARTS}([A-Z][A-Za-z]{0,11})[-_]?\\p{Nd}{1,8}(?:[-_/]?[A-Za-z0-9]{1,8}|\\.\\p{Nd}{1,4}){0,4}(?![\\p{L}\\p{N}])`, 'gu');
const POINTER_FORMS = [
    /https?:\/\/[^\s<>"（）]+/giu,
    /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,100}\.(?:pdf|docx?|xlsx?|pptx?|md|txt|html?|csv|jsonl?)(?![\p{L}\p{N}])/giu,
    new RegExp(`${pointers_WORD_STARTS}${pointers_PLACE}\\s{0,2}${PLACE_NUMBER}${pointers_NOT_AN_AMOUNT}${MORE_PLACES}`, 'giu'),
    new RegExp(`§{1,2}\\s{0,2}${PLACE_NUMBER}${MORE_PLACES}`, 'giu'),
    /第\s?\p{Nd}{1,4}\s?[页頁章节節条條段款项項ページ]/gu,
    new RegExp(`${pointers_WORD_STARTS}${STANDARD_BODY}(?:[ /-]${STANDARD_BODY}){0,3}[ -]?\\p{Nd}{1,5}(?:[-.:]\\p{Nd}{1,4}){0,3}${pointers_NOT_AN_AMOUNT}`, 'gu'),
    new RegExp(`${pointers_WORD_STARTS}v\\p{Nd}{1,3}(?:\\.\\p{Nd}{1,4}){0,4}(?![\\p{L}\\p{N}])`, 'giu'),
    /(?<![\p{L}\p{N}.,])(?:[234]D|[2-6]G|2FA)(?![\p{L}\p{N}])/gu,
];
/**
 * Replaces by a space what names a place or a thing instead of counting something: URLs, file names, places in a
 * document (`section 4.2`, `page 3`, `S. 12`, `§ 5`, 第3页), standards (`ISO 9001`), versions (`v2.1`), and names with
 * digits glued to letters that begin with a capital (`E41`, `F-20`, `COVID-19`).
 *
 * Unsure cases stay, so that they count as figures: a place number before a scale, unit or percent sign
 * ("the figure 12 million"), currency codes (`EUR450`), `approx-450`, ticket and phone numbers, ranks (`3rd`),
 * clock times, and how many documents were searched.
 */
function stripPointers(text) {
    const rest = POINTER_FORMS.reduce((left, form) => left.replace(form, ' '), stripListNumbers(text));
    return rest.replace(NAME_WITH_DIGITS, keepAmounts);
}
function keepAmounts(whole, letters) {
    return AMOUNT_PREFIXES.has(letters.toUpperCase()) ? whole : ' ';
}
const LIST_NUMBER = /^[ \t]{0,8}(\p{Nd}{1,2})[.)][ \t]+(?=[\p{L}*_"'„“])/gmu;
/** Only a list that counts 1, 2, … loses its numbers: a lone "12. That is all" may be the answer. */
function stripListNumbers(text) {
    const numbers = Array.from(text.matchAll(LIST_NUMBER), (item) => Number(item[1]));
    if (numbers.length < 2)
        return text;
    let expected = 1;
    return text.replace(LIST_NUMBER, (whole, number) => {
        if (Number(number) !== expected)
            return whole;
        expected += 1;
        return ' ';
    });
}

;// CONCATENATED MODULE: ./src/text/whitespace.ts
/** What Python calls white space (`str.isspace`), as the inside of a regular expression's class. */
const PYTHON_SPACE = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const whitespace_SPACE = new RegExp(`[${PYTHON_SPACE}]`);
const LINE_BREAK = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
/** Text into lines at the breaks that Python's `str.splitlines` knows. */
function splitLines(text) {
    return text.split(LINE_BREAK);
}
/** Removes Python's white space at both ends; a BOM stays. Counted by hand: `\s+$` is quadratic. */
function trimSpace(text) {
    let start = 0;
    let end = text.length;
    while (start < end && whitespace_SPACE.test(text.charAt(start)))
        start += 1;
    while (end > start && whitespace_SPACE.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(start, end);
}

// EXTERNAL MODULE: ./src/text/width.ts
var width = __webpack_require__(1207);
;// CONCATENATED MODULE: ./src/text/figures.ts





const DIGIT = /\p{Nd}/u;
const S = `[${PYTHON_SPACE}]*`;
const HALF_OR_QUARTER = `(?:H${S}[12]|Q${S}[1-4]|上半年|下半年)?`;
const ORIGINAL_PERIOD = new RegExp(`(?:FY${S})?(?:19|20)\\p{Nd}{2}${S}年?${S}${HALF_OR_QUARTER}`, 'giu');
const ORIGINAL_NUMBER = /\p{Nd}+(?:\.\p{Nd}+)?/gu;
const AMOUNT_FOLLOWS = '(?!\\p{Nd}|\\.\\p{Nd}|,\\p{Nd}{3}(?!\\p{Nd})|\\s?(?:[%‰$€£¥₹万亿萬億]|percent|prozent|million|millionen|billion|milliard|mrd|mio|thousand|tausend|usd|eur|gbp|chf)(?![a-z]))';
const PERIOD = new RegExp(`(?<!\\p{Nd}\\.?|(?:[$€£¥₹]|USD|EUR|GBP|CHF)\\s?)(?:FY${S})?(?:19|20)\\p{Nd}{2}${AMOUNT_FOLLOWS}${S}年?${S}${HALF_OR_QUARTER}`, 'giu');
const NUMBER = /\p{Nd}{1,3}(?:[.,'’ \u00A0\u202F]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)?/gu;
/**
 * The figures that an answer which should refuse gives nonetheless, in order, as written.
 *
 * Rule of RAGSpine eval: each period token (`FY2024`, `2025年上半年`) becomes a space, then every number left is one.
 * Unless `compat` is `original`, full-width digits are read as digits, citation markers, source tails, whole dates,
 * quarters and halves, and pointers (see `stripPointers`) go as well, `1,250` is one number, and a year-like number
 * that is an amount counts: part of a longer number, beside a currency or percent sign, or before a scale (2000万).
 * Regular expressions are linear in the text.
 */
function fabricatedFigures(text, options = {}) {
    // Most refusals have no digit at all, and the rest is slow to compile.
    if (!DIGIT.test(text))
        return [];
    if (options.compat === 'original') {
        const stripPeriods = options.stripPeriods ?? ((whole) => whole.replace(ORIGINAL_PERIOD, ' '));
        return stripPeriods(text).match(ORIGINAL_NUMBER) ?? [];
    }
    const stripPeriods = options.stripPeriods ?? ((whole) => whole.replace(PERIOD, ' '));
    const prose = stripCitationMarkers((0,width/* foldWidth */.Y)(text));
    return stripPeriods(stripPointers(stripPeriodForms(stripDates(prose)))).match(NUMBER) ?? [];
}

// EXTERNAL MODULE: ./src/text/sentences.ts
var text_sentences = __webpack_require__(6981);
;// CONCATENATED MODULE: ./src/text/refusal.ts





const ASIDE = { kind: 'aside' };
const SUBSTANCE = { kind: 'substance' };
const LIST_ITEM = /^\s*(?:[-•·]|\d{1,3}[.)])\s+/;
const HEADING = /^\s{0,3}#{1,6}\s+/;
const refusal_refusing = phraseBooks.flatMap((book) => book.refusing);
const idioms = phraseBooks.flatMap((book) => book.idioms);
const reporting = phraseBooks.flatMap((book) => book.reporting);
const refusal_asides = phraseBooks.flatMap((book) => book.asides);
const refusal_remarks = phraseBooks.flatMap((book) => [...book.remarks, ...book.disputing, ...book.notDisputing]);
/**
 * Heuristic: does this answer, as a whole, decline or say that the question cannot be answered? (English, German.)
 *
 * Each clause refuses, gives something, or is an aside (an apology, an offer, a pointer to somebody, a remark about the
 * sources or the assistant). The answer refuses iff a clause refuses and none gives anything, so a partial answer is no
 * refusal. Quotations and code are not the assistant speaking. Length plays no part; an empty text is no refusal.
 */
function detectRefusal(text) {
    const clauses = classifyLines(assistantProse(text));
    const refusal = clauses.find((clause) => clause.kind === 'refusal');
    if (refusal === undefined || clauses.includes(SUBSTANCE))
        return { refused: false };
    return { refused: true, signal: refusal.signal };
}
function classifyLines(lines) {
    const found = [];
    let introduced = false;
    for (const line of lines) {
        const item = LIST_ITEM.test(line);
        const clauses = classifyLine(line.replace(LIST_ITEM, '').replace(HEADING, ''));
        const heading = HEADING.test(line) && !clauses.some((clause) => clause.kind === 'refusal');
        if (!heading && !(item && introduced))
            found.push(...clauses);
        if (!item)
            introduced = line.trimEnd().endsWith(':') && !clauses.includes(SUBSTANCE);
    }
    return found;
}
function classifyLine(line) {
    return (0,text_sentences/* splitSentences */.P)(line).flatMap((sentence) => sentence.endsWith('?') ? [ASIDE] : splitClauses(sentence).flatMap(classifyClause));
}
function classifyClause(clause) {
    if (clause.includes(GIVEN))
        return [SUBSTANCE];
    if (!/[\p{L}\p{N}]/u.test(clause))
        return [ASIDE];
    const match = refusingWords(clause);
    if (match !== undefined)
        return [{ kind: 'refusal', signal: match[0].trim() }, ...figuresAfter(clause, match)];
    if (refusal_asides.some((aside) => aside.test(clause)))
        return [ASIDE];
    if (refusal_remarks.some((remark) => remark.test(clause)) && fabricatedFigures(clause).length === 0)
        return [ASIDE];
    return [SUBSTANCE];
}
/** A main clause may follow after a mere comma: "No figure is given for 2031, the 2030 report says 12 percent." */
function figuresAfter(clause, match) {
    const rest = clause.slice(match.index + match[0].length);
    const comma = rest.search(/, \p{L}/u);
    return comma !== -1 && fabricatedFigures(rest.slice(comma)).length > 0 ? [SUBSTANCE] : [];
}
function refusingWords(clause) {
    for (const pattern of refusal_refusing) {
        const match = pattern.exec(clause);
        if (match !== null)
            return isOwnSpeech(clause, match.index) ? match : undefined;
    }
    return undefined;
}
function isOwnSpeech(clause, at) {
    const before = clause.slice(0, at);
    return !reporting.some((opening) => opening.test(before)) && !idioms.some((idiom) => idiom.test(clause));
}

;// CONCATENATED MODULE: ./src/text/mode.ts




const mode_disputing = phraseBooks.flatMap((book) => book.disputing);
const mode_notDisputing = phraseBooks.flatMap((book) => book.notDisputing);
const mode_resolving = phraseBooks.flatMap((book) => book.resolving);
/**
 * Heuristic for apps that do not name their mode (English, German): `disputed` when the answer says that sources
 * contradict each other and does not explain it away, even if it therefore declines; else `abstain` when it refuses
 * (see `detectRefusal`); else `trustworthy`. Hedging and mere differences of opinion are no dispute.
 */
function detectMode(text) {
    const dispute = disputeWords(text);
    if (dispute !== undefined)
        return { mode: 'disputed', signal: dispute };
    const { refused, signal } = detectRefusal(text);
    if (refused && signal !== undefined)
        return { mode: 'abstain', signal };
    return { mode: 'trustworthy' };
}
function disputeWords(text) {
    const sentences = assistantProse(text).flatMap(text_sentences/* splitSentences */.P);
    if (sentences.some((sentence) => mode_resolving.some((pattern) => pattern.test(sentence))))
        return undefined;
    return sentences.map(disputeIn).find((signal) => signal !== undefined);
}
function disputeIn(sentence) {
    if (mode_notDisputing.some((pattern) => pattern.test(sentence)))
        return undefined;
    for (const pattern of mode_disputing) {
        const match = pattern.exec(sentence);
        if (match !== null)
            return match[0];
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/suites/governance/modes.ts

/** What to do where no answer names its mode. */
const MODE_HINT = 'no answer named its mode; name it in the answer as "mode" (abstain, disputed or trustworthy), map it with app.response.mode, or set app.mode_from: text';
/** The mode of an answer; `text` lets the heuristic speak where the app does not. */
function modeOf(response, modeFrom) {
    if (response.mode !== undefined || modeFrom === 'field')
        return { mode: response.mode, heuristic: false };
    return { ...detectMode(response.text), heuristic: true };
}
/** One warning for a suite, whatever the number of modes that were read from texts. */
function heuristicWarnings(modes) {
    const guessed = modes.filter(({ heuristic }) => heuristic).length;
    if (guessed === 0)
        return [];
    const message = `the mode of ${guessed} of ${modes.length} answers was read from the text, which is a heuristic; let the app name it as "mode"`;
    return [{ code: 'heuristic_used', message }];
}

;// CONCATENATED MODULE: ./src/suites/governance/relevance.ts



/**
 * fitz-gov's rule for relevance: enough required elements (an entry counts once, doubled entries twice), then no
 * forbidden element. Two calls of the matcher for all cases together.
 */
function judgeRelevance(cases, matcher) {
    const required = searchGroups(cases.map((one) => group(one, one.data.requiredElements)), matcher);
    const isEnough = (index) => relevance_count(required[index] ?? []) >= (cases[index]?.data.rules.minRequired ?? 1);
    const forbidden = searchGroups(cases.map((one, index) => group(one, isEnough(index) ? one.data.forbiddenElements : [])), matcher);
    return cases.map((one, index) => {
        const [needed, denied] = [required[index] ?? [], forbidden[index] ?? []];
        return markBroken(relevance_judge(one, needed, denied), [...needed, ...denied]);
    });
}
function group({ data, text }, patterns) {
    const { useRegex: regex, caseInsensitive } = data.rules;
    return { text, patterns, regex, caseInsensitive, find: 'first' };
}
function relevance_count(found) {
    return found.filter(isFound).length;
}
function isFound(result) {
    return result?.kind === 'found' && result.spans.length > 0;
}
function relevance_judge({ data }, required, forbidden) {
    const error = searchError([...required, ...forbidden]);
    if (error)
        return error;
    const [need, found] = [data.rules.minRequired, relevance_count(required)];
    const missing = data.requiredElements.filter((_, index) => !isFound(required[index]));
    const elements = { required: need, found, ...(missing.length > 0 && { missing }) };
    if (found < need) {
        const reason = `need ${need} of the required elements, found ${found}; missing: ${quoted(missing) || 'all, for none are listed'}`;
        return { verdict: 'fail', reason, evidence: { ...elements, matched: [] } };
    }
    const matched = forbidden.flatMap((result) => result.kind === 'found' ? result.spans.map(({ text }) => text) : []);
    const evidence = { ...elements, matched };
    if (matched.length > 0)
        return { verdict: 'fail', reason: `false confidence: the answer says ${quoted(matched)}`, evidence };
    return { verdict: 'pass', reason: `${found} of the required elements found`, evidence };
}

;// CONCATENATED MODULE: ./src/suites/governance/score.ts







/** Scores fitz-gov's cases: by mode, by forbidden claims, by required elements. */
function scoreGovernance(cases, answers, context) {
    const entries = cases.map((one) => answeredBy(one, answers.get(one.id), context));
    const modes = entries.flatMap((entry) => entry?.known ?? []);
    const needsMode = entries.some((entry) => entry !== undefined && isJudgedByMode(entry.one));
    const modeless = needsMode && modes.every(({ mode }) => mode === undefined);
    const judgements = judgeAll(entries, context, modeless);
    const keep = evidenceKeeper(cases.length);
    return {
        outcomes: cases.map((one, index) => {
            const [entry, judged] = [entries[index], judgements[index]];
            return entry && judged ? outcome(entry, judged, keep) : unanswered(one, answers.get(one.id));
        }),
        details: countAll(entries, judgements),
        insufficient: modeless ? insufficient(context.settings) : {},
        warnings: [...heuristicWarnings(modes), ...brokenWarnings(cases, judgements)],
    };
}
/** A broken pattern still counts, as plain text (the seed's rule), but it hardly looks for what it was meant to. */
function brokenWarnings(cases, judgements) {
    const [first, ...others] = cases.filter((_, index) => judgements[index]?.broken);
    if (!first)
        return [];
    const which = others.length > 0 ? `${first.id} and ${others.length} more cases` : `case ${first.id}`;
    const message = `${which}: a pattern is no regular expression and was looked for as plain text; \`ragbench validate\` names it`;
    return [{ code: 'data_quality', message, location: first.location }];
}
function answeredBy(one, answer, { modeFrom }) {
    if (answer?.kind !== 'answered')
        return undefined;
    return { one, response: answer.response, known: modeOf(answer.response, modeFrom) };
}
function unanswered(one, answer) {
    return errorOutcome(one.id, answer?.kind === 'error' ? answer : undefined);
}
function isJudgedByMode({ data }) {
    return case_schema/* MODE_CATEGORIES */.Jn.includes(data.category);
}
const NO_MODE_AT_ALL = {
    verdict: 'error',
    reason: MODE_HINT,
    evidence: {},
    code: 'insufficient_data',
};
/** Judgements in the places of the answers; those by patterns are made all at once. */
function judgeAll(entries, { settings, matcher }, modeless) {
    const judgements = entries.map((entry) => {
        if (!entry || !isJudgedByMode(entry.one))
            return undefined;
        return modeless ? NO_MODE_AT_ALL : judgeMode(entry);
    });
    judgeCategory('grounding', entries, judgements, (cases) => judgeGrounding(cases, matcher, settings.compat));
    judgeCategory('relevance', entries, judgements, (cases) => judgeRelevance(cases, matcher));
    return judgements;
}
/** Judges all answers to a category by its patterns, and puts each judgement in its place. */
function judgeCategory(category, entries, judgements, judge) {
    const places = [];
    const cases = [];
    for (const [index, entry] of entries.entries()) {
        if (entry?.one.data.category !== category)
            continue;
        places.push(index);
        cases.push({ data: entry.one.data, text: entry.response.text });
    }
    for (const [index, judgement] of judge(cases).entries()) {
        const place = places[index];
        if (place === undefined)
            throw new Error(`${category}: more judgements than cases`);
        judgements[place] = judgement.verdict === 'error' ? { ...judgement, code: 'judge_failed' } : judgement;
    }
}
function judgeMode({ one, known }) {
    const expected = one.data.expectedMode;
    const evidence = known.signal === undefined ? {} : { signal: known.signal };
    if (known.mode === undefined)
        return { verdict: 'fail', reason: `no mode given; ${expected} was expected`, evidence };
    if (known.mode === expected)
        return { verdict: 'pass', reason: `${expected}, as expected`, evidence };
    return { verdict: 'fail', reason: `${expected} was expected, the app's mode is ${known.mode}`, evidence };
}
function outcome(entry, judged, keep) {
    const { id } = entry.one;
    const { verdict: status, reason } = judged;
    const evidence = keep(status, () => evidenceOf(entry, judged));
    if (status === 'error')
        return { id, status, scores: {}, reason, evidence, code: judged.code ?? 'judge_failed' };
    return { id, status, scores: scores(entry, status === 'pass'), reason, evidence };
}
function evidenceOf({ one, response, known }, judged) {
    const evidence = {
        category: one.data.category,
        query: one.data.query,
        answer: response.text,
        expected_mode: one.data.expectedMode,
    };
    if (known.mode !== undefined)
        evidence['actual_mode'] = known.mode;
    if (known.heuristic)
        evidence['mode_read_from_text'] = true;
    if (response.retrieved_context)
        evidence['retrieved'] = response.retrieved_context.flatMap(({ source_id: id }) => id ?? []);
    return Object.assign(evidence, judged.evidence);
}
function scores({ one, known }, passed) {
    const own = passed ? 1 : 0;
    const given = {};
    for (const metric of one.metrics)
        given[metric] = missScore(metric, one, known) ?? own;
    return given;
}
/** 0 where the app refused, or trusted, wrongly; undefined for the metrics that the verdict decides. */
function missScore(metric, { data }, { mode }) {
    if (metric === data.category)
        return undefined;
    if (metric === 'over_refusal')
        return mode === 'abstain' ? 0 : 1;
    return metric === 'false_trust' ? Number(mode !== 'trustworthy') : undefined;
}
function countAll(entries, judgements) {
    const counts = new GovernanceCounts();
    for (const [index, entry] of entries.entries()) {
        const judged = judgements[index];
        if (entry && judged && judged.verdict !== 'error')
            counts.add(entry.one.data, entry.known.mode, judged.verdict === 'pass');
    }
    return counts.toJson();
}
function insufficient({ metrics }) {
    const rows = selectMetrics(governance_metrics/* METRIC_SPECS */.Q2, metrics).filter(({ name }) => governance_metrics/* MODE_METRICS */.CQ.includes(name));
    return Object.fromEntries(rows.map(({ name }) => [name, MODE_HINT]));
}

;// CONCATENATED MODULE: ./src/suites/governance/kind.ts




/** fitz-gov: does the app know when to abstain, to dispute, to answer. */
const governance = {
    kind: 'governance',
    scoringVersion: 1,
    metrics: ({ metrics }) => selectMetrics(governance_metrics/* METRIC_SPECS */.Q2, metrics),
    scoringSettings: ({ compat, metrics }) => ({ compat: compat ?? null, metrics: metrics ?? null }),
    load: loadGovernance,
    score: scoreGovernance,
};

// EXTERNAL MODULE: ./src/read/json-lines.ts
var json_lines = __webpack_require__(482);
// EXTERNAL MODULE: ./src/suites/qa/golden-schema.ts
var golden_schema = __webpack_require__(459);
;// CONCATENATED MODULE: ./src/suites/qa/metrics.ts
const GROUNDEDNESS = ['faithfulness', 'answer_accuracy'];
/** The rows of a qa suite, by name: RAGSpine's four gates, fabrication apart, groundedness. */
const QA_METRICS = [
    'numeric_accuracy',
    'citation_validity',
    'refusal_appropriateness',
    'clarification_appropriateness',
    'fabrication',
    ...GROUNDEDNESS,
];
/** Whether a row needs narrative answers to be judged. */
function isGroundedness(metric) {
    return GROUNDEDNESS.some((name) => name === metric);
}
/** All rows; fabrication is the number of fabricating cases, the others are rates. */
const METRIC_SPECS = QA_METRICS.map((name) => name === 'fabrication'
    ? { name, measure: 'miss_count', direction: 'lower' }
    : { name, measure: 'rate', direction: 'higher' });

;// CONCATENATED MODULE: ./src/suites/qa/references.ts

/**
 * Reads each named reference once, as UTF-8 whatever its ending; an empty file is an empty reference. One that is
 * missing is a problem at every case that names it.
 */
async function readReferences(folder, wanted, files) {
    const docs = [...new Set(wanted.map(({ doc }) => doc))];
    const read = new Map(await Promise.all(docs.map(async (doc) => [doc, await readReference(folder, doc, files)])));
    const texts = new Map([...read].flatMap(([doc, text]) => (text.kind === 'ok' ? [[doc, text.value]] : [])));
    const problems = wanted.flatMap(({ doc, location }) => {
        const text = read.get(doc);
        if (text?.kind !== 'bad')
            return [];
        return text.problems.map(({ message }) => ({
            location,
            message: `the reference ${JSON.stringify(doc)}: ${message}`,
        }));
    });
    return { texts, problems };
}
async function readReference(folder, doc, files) {
    const path = folder.endsWith('/') ? folder + doc : `${folder}/${doc}`;
    const refuse = (message) => ({
        kind: 'bad',
        problems: [{ location: { file: path }, message }],
    });
    if (doc.split(/[/\\]/).includes('..'))
        return refuse(`lies outside ${folder}; the name of a file inside it is allowed`);
    const read = await files.read(path);
    if (read.kind === 'missing')
        return refuse(`there is no such file in ${folder}; add it, or correct narrative_doc`);
    if (read.kind === 'unreadable')
        return refuse(`cannot be read: ${read.why}`);
    return (0,decode/* decodeText */.g7)(path, read.bytes);
}

;// CONCATENATED MODULE: ./src/suites/qa/settings.ts




const pattern = schemas/* string */.YjP()
    .min(1)
    .superRefine((source, context) => {
    const compiled = compilePattern(source, { ignoreCase: true });
    if (compiled.kind === 'ok')
        return;
    const message = `the pattern ${JSON.stringify(source)}: ${compiled.message}; a regular expression in Python's syntax is allowed`;
    context.addIssue({ code: 'custom', message });
});
/** Settings of a qa suite: RAGSpine's golden file. */
const qaSettings = schemas/* strictObject */.rej({
    ...settings/* commonSettings */.JC,
    metrics: (0,settings/* metricsSetting */.K7)(QA_METRICS),
    tier: settings/* tierSetting */.X6,
    golden: schemas/* string */.YjP().min(1).describe('JSON Lines, one case a line.'),
    groundedness: schemas/* boolean */.zMY()
        .optional()
        .describe('Judge narrative answers: faithfulness and answer_accuracy. Default: whether references is given.'),
    references: schemas/* string */.YjP().min(1).optional().describe('The folder that narrative_doc names files in.'),
    framing: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .optional()
        .describe('Lines that begin so are no claims; replaces the default list.'),
    period_patterns: schemas/* array */.YOg(pattern)
        .optional()
        .describe('Patterns (Python syntax) of periods that are no figures; replaces the default; [] counts every digit.'),
})
    .refine((settings) => settings.groundedness !== true || settings.references !== undefined, {
    error: 'groundedness needs references: the folder with the files that narrative_doc names',
    path: ['groundedness'],
})
    .refine((settings) => judgesGroundedness(settings) || !settings.metrics?.some(isGroundedness), {
    error: 'faithfulness and answer_accuracy need references, and groundedness not false',
    path: ['metrics'],
});
/** Whether narrative answers are judged against their context and reference. */
function judgesGroundedness({ groundedness, references }) {
    return references !== undefined && groundedness !== false;
}

;// CONCATENATED MODULE: ./src/suites/qa/load.ts








const NO_TURNS = [];
/** Reads the golden file and the references it names; one bad line rejects the whole file, naming each. */
async function loadQa(settings, files) {
    const { values: lines, problems } = await readGolden(settings.golden, files);
    const judged = judgesGroundedness(settings)
        ? lines.filter(({ golden }) => golden.case_type === 'narrative')
        : [];
    const wanted = judged.map(({ golden, line }) => ({
        doc: golden.expected.narrative_doc ?? '',
        location: { file: settings.golden, line },
    }));
    const references = await readReferences(settings.references ?? '', wanted, files);
    const metricsFor = metricsChooser(settings);
    const cases = lines.map((line) => load_toSuiteCase(line, settings, references, metricsFor));
    return {
        cases: problems.length > 0 ? [] : cases,
        problems: [...problems, ...idProblems(cases), ...references.problems],
        inspect: () => NOTHING_FOUND,
        thresholds: {},
    };
}
async function readGolden(path, files) {
    const taken = await (0,decode/* readBlocks */.v_)(files, path, (text) => ({
        kind: 'ok',
        value: (0,json_lines/* parseJsonLines */.L)(path, text, takeGolden),
    }));
    return taken.kind === 'ok' ? taken.value : { values: [], problems: [...taken.problems] };
}
function takeGolden(line) {
    const shape = (0,issues/* checkShape */.eA)(golden_schema/* goldenSchema */.t, line);
    if (shape.kind === 'ok')
        return { kind: 'ok', value: [{ golden: shape.value, line: line.line }] };
    return { kind: 'bad', problems: shape.problems.map((problem) => qa_load_named(problem, line)) };
}
function qa_load_named(problem, { value }) {
    const id = value?.id;
    const which = typeof id === 'string' || typeof id === 'number' ? `case "${id}": ` : '';
    return { ...problem, message: which + problem.message };
}
function load_toSuiteCase({ golden, line }, settings, references, metricsFor) {
    const reference = golden.case_type === 'narrative' ? references.texts.get(golden.expected.narrative_doc ?? '') : undefined;
    return {
        id: golden.id,
        tier: settings.tier,
        location: { file: settings.golden, line },
        content: load_content(golden, reference),
        metrics: metricsFor(golden),
        request: { prompt: golden.question, conversation: NO_TURNS, reference_date: golden.reference_date },
        data: { golden, ...(reference !== undefined && { reference }) },
    };
}
function load_content({ question, case_type, expected, reference_date }, reference) {
    return defined({ question, case_type, expected: expected, reference_date, reference });
}
/** The metrics that a case counts for; cases with the same ones share the list. */
function metricsChooser(settings) {
    const made = new Map();
    return (golden) => {
        const chosen = selectMetrics(metricsOf(golden, judgesGroundedness(settings)), settings.metrics);
        const key = chosen.join();
        const known = made.get(key) ?? chosen;
        made.set(key, known);
        return known;
    };
}
/** A gate applies where the key that it judges is present, whatever the type of the case. */
function metricsOf({ expected, case_type: type }, grounded) {
    const applies = {
        numeric_accuracy: expected.value !== undefined,
        citation_validity: expected.source !== undefined || expected.narrative_doc !== undefined,
        fabrication: expected.refuse,
    };
    return QA_METRICS.filter((metric) => applies[metric] ?? (!isGroundedness(metric) || (grounded && type === 'narrative')));
}

;// CONCATENATED MODULE: ./src/suites/qa/details.ts

/** Counts over all judged cases. */
class QaCounts {
    #byTag = new Map();
    #overRefusal = 0;
    #falseTrust = 0;
    #judged = 0;
    #guessed = 0;
    /** Counts a judged case. */
    add({ expected, tags }, outcome, { results }) {
        this.#judged += 1;
        if (outcome.heuristic)
            this.#guessed += 1;
        if (outcome.refused && !expected.refuse)
            this.#overRefusal += 1;
        if (!outcome.refused && expected.refuse)
            this.#falseTrust += 1;
        const texts = Object.entries(tags).map(([key, value]) => [key, tagText(value)]);
        for (const [metric, { passed }] of results) {
            const tally = this.#byTag.get(metric) ?? new Tally();
            this.#byTag.set(metric, tally);
            for (const [key, text] of texts)
                tally.add(key, text, passed);
        }
    }
    get judged() {
        return this.#judged;
    }
    /** Of the judged cases those whose refusal was read from the text. */
    get guessed() {
        return this.#guessed;
    }
    /**
     * `by_tag[metric][key][value] = {passed, total}`; `over_refusal` and `false_trust` are the two sides of refusing wrongly:
     * how many answers refused what they should answer, and answered what they should refuse.
     */
    toJson() {
        const byTag = Object.fromEntries([...this.#byTag].map(([metric, tally]) => [metric, tally.toJson()]));
        return { by_tag: byTag, over_refusal: this.#overRefusal, false_trust: this.#falseTrust };
    }
}
function tagText(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./src/suites/qa/stage.ts
/** The earliest stage that explains the failures: the decision to answer, then retrieval, then citing, then content. */
function stageOf(expected, outcome, failing) {
    if (outcome.text.trim() === '')
        return 'empty_answer';
    return (decisionStage(expected, outcome, failing) ??
        evidenceStage(expected, outcome) ??
        contentStage(expected, outcome, failing));
}
function decisionStage(expected, outcome, failing) {
    if (failing.has('refusal_appropriateness')) {
        // Who finds nothing does well to refuse: then retrieval is what broke.
        if (!expected.refuse)
            return isUnretrieved(expected, outcome) ? 'not_retrieved' : 'refused';
        return outcome.refused ? 'value_in_refusal' : 'answered_instead_of_refusing';
    }
    if (failing.has('clarification_appropriateness')) {
        if (expected.clarification === 'none')
            return 'asked_back';
        return outcome.clarification === 'none' ? 'did_not_ask' : 'asked_otherwise';
    }
    return failing.has('fabrication') ? 'fabricated_figure' : undefined;
}
/** Whether an expected document is known not to be among what was retrieved. */
function isUnretrieved(expected, { retrieved }) {
    return retrieved !== undefined && expectedDocs(expected).some((doc) => !retrieved.includes(doc));
}
/** Undefined when the expected documents were retrieved (as far as is known) and cited. */
function evidenceStage(expected, { retrieved, cited }) {
    const docs = expectedDocs(expected);
    const uncited = docs.filter((doc) => !cited.includes(doc));
    if (uncited.some((doc) => retrieved && !retrieved.includes(doc)))
        return 'not_retrieved';
    if (uncited.length === 0)
        return undefined;
    if (cited.some((doc) => !docs.includes(doc)))
        return 'cited_wrong_source';
    return retrieved ? 'retrieved_not_cited' : 'not_cited';
}
function contentStage({ source }, outcome, failing) {
    if (failing.has('numeric_accuracy'))
        return outcome.value === undefined ? 'no_value' : 'cited_wrong_value';
    if (!failing.has('citation_validity'))
        return 'cited_wrong_claim';
    const { source: found } = outcome;
    if (!source || (found?.doc === source.doc && found.locator === source.locator))
        return 'not_named_in_text';
    return found?.doc === source.doc ? 'cited_wrong_place' : 'cited_wrong_source';
}
/** The documents that a right answer rests on. */
function expectedDocs({ source, narrative_doc: narrative }) {
    return [...new Set([source?.doc, narrative].filter((doc) => doc !== undefined))];
}

;// CONCATENATED MODULE: ./src/suites/qa/evidence.ts


/** What a reviewer needs to see of a case; `answer` is whole, surfaces shorten it. */
function evidence_evidenceOf(golden, outcome, judgement) {
    const failing = failures(judgement);
    return defined({
        stage: failing.size > 0 ? stageOf(golden.expected, outcome, new Set(failing.keys())) : undefined,
        question: golden.question,
        case_type: golden.case_type,
        expected: expectedInShort(golden),
        answer: outcome.text,
        value: outcome.value,
        unit: outcome.unit,
        source: outcome.source && defined({ doc: outcome.source.doc, locator: outcome.source.locator }),
        refused: outcome.refused,
        refused_read_from_text: outcome.heuristic || undefined,
        clarification: outcome.clarification,
        cited: outcome.cited,
        retrieved: outcome.retrieved,
        rank: rank(golden, outcome),
        failed: failing.size > 0 ? Object.fromEntries(failing) : undefined,
        fabricated: nonEmpty(judgement.fabricated),
        unentailed: nonEmpty(judgement.unentailed),
        shares: Object.keys(judgement.shares).length > 0 ? judgement.shares : undefined,
    });
}
/** The failing metrics, and why. */
function failures({ results }) {
    return new Map([...results].flatMap(([metric, result]) => (result.passed ? [] : [[metric, result.reason]])));
}
function expectedInShort({ expected }) {
    const { value, unit, source, narrative_doc: doc, refuse, clarification } = expected;
    return defined({
        value,
        unit,
        source: source && { doc: source.doc, locator: source.locator },
        narrative_doc: doc,
        refuse: refuse || undefined,
        clarification: clarification === 'none' ? undefined : clarification,
    });
}
/** The place (from 1) of the best expected document among the retrieved ones; absent when it is not there. */
function rank({ expected }, { retrieved }) {
    const docs = expectedDocs(expected);
    const index = retrieved?.findIndex((id) => docs.includes(id)) ?? -1;
    return index < 0 ? undefined : index + 1;
}
function nonEmpty(list) {
    return list && list.length > 0 ? list : undefined;
}

;// CONCATENATED MODULE: ./src/suites/qa/fabrication.ts


/** A counter by the suite's own period patterns, case-insensitive, or by the built-in rule where it has none. */
function figureCounter({ compat, period_patterns: sources }, matcher) {
    if (sources === undefined)
        return (text) => ({ kind: 'counted', figures: fabricatedFigures(text, { compat }) });
    const patterns = sources.map(translate);
    return (text) => {
        const errors = [];
        const stripPeriods = (whole) => patterns.reduce((rest, pattern) => strip(rest, pattern, matcher, errors), whole);
        const figures = fabricatedFigures(text, { compat, stripPeriods });
        const [message] = errors;
        return message === undefined ? { kind: 'counted', figures } : { kind: 'error', message };
    };
}
function translate(source) {
    const compiled = compilePattern(source, { ignoreCase: true });
    if (compiled.kind !== 'ok')
        throw new Error(`the settings let through the period pattern ${source}: ${compiled.message}`);
    return compiled;
}
/** Replaces each match by a space. */
function strip(text, pattern, matcher, errors) {
    const [result] = matcher.match([{ pattern, text, find: 'all' }]);
    if (result?.kind === 'error')
        errors.push(result.message);
    if (result?.kind !== 'matched')
        return text;
    const parts = [];
    let from = 0;
    for (const { start, end } of result.spans) {
        parts.push(text.slice(from, start));
        from = end;
    }
    return [...parts, text.slice(from)].join(' ');
}

;// CONCATENATED MODULE: ./src/suites/qa/gates.ts
const PASSED = { passed: true };
/** Value and unit must equal exactly: a digit or a unit off is wrong. */
function numericAccuracy({ value, unit }, outcome) {
    if (outcome.value === value && outcome.unit === unit)
        return PASSED;
    const found = outcome.value === undefined ? 'no value' : `${outcome.value} ${outcome.unit ?? '(no unit)'}`;
    return failed(`${value} ${unit} was expected, ${found} was given`);
}
/**
 * The structured source must be the expected one, and the text must name its document; so must `sources` and the text
 * for a narrative document. A right answer from the wrong source fails.
 */
function citationValidity(expected, outcome, compat) {
    const faults = [
        ...sourceFaults(expected.source, outcome, compat),
        ...narrativeFaults(expected.narrative_doc, outcome),
    ];
    return faults.length === 0 ? PASSED : failed(faults.join(', '));
}
function sourceFaults(source, outcome, compat) {
    if (!source)
        return [];
    const found = outcome.source;
    const faults = [];
    if (!found)
        faults.push(`no source was given, ${place(source)} was expected`);
    else if (!isSame(source, found, compat))
        faults.push(`the source is ${place(found)}, ${place(source)} was expected`);
    if (!outcome.text.includes(source.doc))
        faults.push(`the text does not name ${source.doc}`);
    return faults;
}
function narrativeFaults(doc, { sources, text }) {
    if (doc === undefined)
        return [];
    const faults = [];
    if (!sources.some((source) => source.doc === doc))
        faults.push(`${doc} is not among the sources`);
    if (!text.includes(doc))
        faults.push(`the text does not name ${doc}`);
    return faults;
}
/** The original compares whole objects, so that a key too many fails. */
function isSame(expected, found, compat) {
    const same = expected.doc === found.doc && expected.locator === found.locator;
    return same && (compat !== 'original' || stable(expected) === stable(found));
}
function stable(value) {
    return JSON.stringify(value, (_key, part) => isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function place({ doc, locator }) {
    return locator === undefined ? doc : `${doc} (${locator})`;
}
/** Two-sided: refuse, and give no value, where the answer is not to be had; do not refuse where it is. */
function refusalAppropriateness({ refuse }, { refused, value }) {
    if (!refuse)
        return refused ? failed('it refused what it should answer') : PASSED;
    if (!refused)
        return failed('it answered what it should refuse');
    return value === undefined ? PASSED : failed(`it refused, but gave the value ${value}`);
}
/** Two-sided: asking back on a complete question fails as well. */
function clarificationAppropriateness({ clarification }, outcome) {
    if (outcome.clarification === clarification)
        return PASSED;
    return failed(`clarification ${clarification} was expected, ${outcome.clarification} was given`);
}
/** A gate's failure. */
function failed(reason) {
    return { passed: false, reason };
}

;// CONCATENATED MODULE: ./src/text/tokens.ts
const TOKEN = /[A-Za-z0-9]+|[\u4E00-\u9FFF]/g;
/**
 * Lexical tokens in order, with repeats: runs of ASCII letters and digits in lower case, and single
 * characters U+4E00–9FFF. Width is not folded, under no switch, so that shares equal RAGSpine's.
 */
function lexicalTokens(text) {
    return (text.match(TOKEN) ?? []).map((token) => token.toLowerCase());
}

;// CONCATENATED MODULE: ./src/judge/lexical.ts

const RAGSPINE_THRESHOLD = 0.6;
/**
 * The offline judge of RAGSpine eval: a claim is entailed iff (its tokens found in the context) / (its tokens)
 * reaches `threshold` (a share from 0 to 1).
 */
function createLexicalJudge(threshold = RAGSPINE_THRESHOLD) {
    return {
        context: (chunks) => {
            const known = new Set(chunks.flatMap(lexicalTokens));
            return { entails: (claim) => shareOf(lexicalTokens(claim), known) >= threshold };
        },
    };
}
/** Share (0–1) of the reference's distinct tokens that occur in the answer; 1 for a reference without tokens. */
function answerAccuracy(reference, answer) {
    return shareOf([...new Set(lexicalTokens(reference))], new Set(lexicalTokens(answer)));
}
function shareOf(tokens, known) {
    if (tokens.length === 0)
        return 1;
    return tokens.filter((token) => known.has(token)).length / tokens.length;
}

;// CONCATENATED MODULE: ./src/text/framing.ts
/** The line openings that RAGSpine eval drops: what its own templates put around an answer. */
const ORIGINAL_FRAMING = [
    '基于检索到的资料',
    '未检索到',
    '归因部分未检索到',
    '对比结果',
    '归因分析',
    '资料来源',
    '问题：',
    '问题:',
    '检索片段',
];
const OWN_FRAMING = [
    'Based on the retrieved',
    'Based on the provided',
    'According to the retrieved',
    'Here is what the documents say',
    'Question:',
    'Sources:',
    'Source:',
    'References:',
    'Retrieved passages',
    'Retrieved documents',
    'Aus den gefundenen',
    'Auf Grundlage der',
    'Auf Basis der',
    'Laut den gefundenen',
    'Frage:',
    'Quellen:',
    'Quelle:',
    'Gefundene Textstellen',
    "D'après les documents",
    'D’après les documents',
    'Sur la base des documents',
    'Question :',
    'Sources :',
    'Source :',
    'Extraits trouvés',
    'Según los documentos',
    'Con base en los documentos',
    'Pregunta:',
    'Fuentes:',
    'Fuente:',
    'Fragmentos encontrados',
    '検索結果に基づ',
    '取得した資料に',
    '資料によると、以下',
    '質問：',
    '質問:',
    '出典：',
    '出典:',
    '参考資料',
];
/** The framing line openings used unless the suite lists its own: the original's and ours in five languages. */
const DEFAULT_FRAMING = [...ORIGINAL_FRAMING, ...OWN_FRAMING];

;// CONCATENATED MODULE: ./src/text/claims.ts




const CLAIM_END = /[。！？!?；;\n]+/;
const INDEX_MARK = /\[\p{Nd}+\]/gu;
const TAIL_START = /（(?:资料)?来源[：:]/g;
const TAIL_END = '）';
/**
 * Splits a narrative answer into claims as RAGSpine eval does: lines, trimmed; a line that starts with one of
 * `framing` is dropped whole; citation tails go; index marks become a space; then a cut at 。！？!?；; but never
 * at "." (8.18 stays whole); pieces without tokens are dropped. Unless `compat` is `original`, citation markers
 * and source tails of every form go, not only `[12]` and （来源：…）.
 */
function splitClaims(text, framing, options = {}) {
    const strip = options.compat === 'original' ? stripIndexMarks : stripEveryMarker;
    return splitLines(text)
        .map(trimSpace)
        .filter((line) => !framing.some((opening) => line.startsWith(opening)))
        .flatMap((line) => strip(line).split(CLAIM_END))
        .map(trimSpace)
        .filter((claim) => lexicalTokens(claim).length > 0);
}
function stripEveryMarker(line) {
    return stripCitationMarkers(stripIndexMarks(line));
}
function stripIndexMarks(line) {
    return stripTails(line).replace(INDEX_MARK, ' ');
}
/** By hand, because `[^）]*` from each of many unclosed openings would be quadratic. */
function stripTails(line) {
    let kept = '';
    let from = 0;
    for (const start of line.matchAll(TAIL_START)) {
        if (start.index < from)
            continue;
        const end = line.indexOf(TAIL_END, start.index + start[0].length);
        if (end === -1)
            break;
        kept += line.slice(from, start.index);
        from = end + TAIL_END.length;
    }
    return kept + line.slice(from);
}

;// CONCATENATED MODULE: ./src/suites/qa/groundedness.ts


const groundedness_judge = createLexicalJudge();
const LEAST_SHARE_OF_REFERENCE = 0.6;
/** RAGSpine's rule: every claim of the answer must be entailed by the retrieved chunks; no claims → 1. */
function faithfulness({ narrative, chunks }, { framing, compat }) {
    const openings = framing ?? (compat === 'original' ? ORIGINAL_FRAMING : DEFAULT_FRAMING);
    const claims = splitClaims(narrative, openings, { compat });
    const context = groundedness_judge.context(chunks);
    const unentailed = claims.filter((claim) => !context.entails(claim));
    return { share: claims.length === 0 ? 1 : 1 - unentailed.length / claims.length, unentailed };
}
/** The share (0–1) of the reference's tokens that the answer has, and whether that is enough. */
function groundedness_answerAccuracy({ narrative }, reference) {
    const share = answerAccuracy(reference, narrative);
    return { share, enough: share >= LEAST_SHARE_OF_REFERENCE };
}

;// CONCATENATED MODULE: ./src/suites/qa/judge.ts




/** A judge of answers under the suite's settings. */
function createQaJudge(settings, matcher) {
    const countFigures = figureCounter(settings, matcher);
    return (data, outcome, metrics) => {
        const { expected } = data.golden;
        const wants = new Set(metrics);
        const results = new Map();
        const judge = (metric, gate) => void (wants.has(metric) && results.set(metric, gate()));
        judge('numeric_accuracy', () => numericAccuracy(expected, outcome));
        judge('citation_validity', () => citationValidity(expected, outcome, settings.compat));
        judge('refusal_appropriateness', () => refusalAppropriateness(expected, outcome));
        judge('clarification_appropriateness', () => clarificationAppropriateness(expected, outcome));
        const figures = wants.has('fabrication') ? countFigures(outcome.text) : undefined;
        if (figures?.kind === 'error')
            return { results, shares: {}, error: figures.message };
        if (figures)
            judge('fabrication', () => fabricationResult(figures.figures));
        const grounded = judgeGroundedness(data, outcome, wants, settings);
        for (const [metric, result] of grounded.results)
            results.set(metric, result);
        return { ...grounded, results, ...(figures && { fabricated: figures.figures }) };
    };
}
function fabricationResult(figures) {
    return figures.length === 0 ? { passed: true } : failed(`figures without a basis: ${quoted(figures)}`);
}
function judgeGroundedness({ reference = '' }, outcome, wants, settings) {
    const results = new Map();
    const faith = wants.has('faithfulness') ? faithfulness(outcome, settings) : undefined;
    const accuracy = wants.has('answer_accuracy') ? groundedness_answerAccuracy(outcome, reference) : undefined;
    if (faith)
        results.set('faithfulness', faith.unentailed.length === 0
            ? { passed: true }
            : failed(`not in the retrieved context: ${quoted(faith.unentailed)}`));
    if (accuracy)
        results.set('answer_accuracy', accuracy.enough
            ? { passed: true }
            : failed(`the answer has ${percent(accuracy.share)} of the reference's words, 60 % are needed`));
    return {
        results,
        shares: {
            ...(faith && { faithfulness: faith.share }),
            ...(accuracy && { answer_accuracy: accuracy.share }),
        },
        ...(faith && { unentailed: faith.unentailed }),
    };
}
function percent(share) {
    return `${Math.floor(share * 1000) / 10} %`;
}

;// CONCATENATED MODULE: ./src/suites/qa/outcome.ts

/** Reads an answer: absent is not empty (design §5). Under `original` nothing is read from the text in its place. */
function readOutcome(response, compat) {
    const heuristic = response.refused === undefined && compat !== 'original';
    return {
        text: response.text,
        narrative: response.narrative ?? (compat === 'original' ? '' : response.text),
        value: response.value,
        unit: response.unit,
        source: response.source,
        refused: heuristic ? detectRefusal(response.text).refused : (response.refused ?? false),
        heuristic,
        clarification: response.clarification ?? 'none',
        sources: response.sources ?? [],
        chunks: (response.retrieved_context ?? []).map(({ chunk }) => chunk),
        retrieved: retrievedIds(response),
        cited: citedDocs(response),
    };
}
function retrievedIds({ retrieved_context: chunks }) {
    const ids = chunks?.flatMap(({ source_id: id }) => (id === undefined ? [] : [id]));
    return chunks?.length === 0 || (ids && ids.length > 0) ? ids : undefined;
}
function citedDocs({ source, sources, citations }) {
    const docs = [...(source ? [source.doc] : []), ...(sources ?? []).map(({ doc }) => doc)];
    const ids = (citations ?? []).flatMap(({ source_id: id }) => (id === undefined ? [] : [id]));
    return [...new Set([...docs, ...ids])].toSorted();
}

;// CONCATENATED MODULE: ./src/suites/qa/score.ts





/** Scores answers to a golden set: RAGSpine's four gates, fabrication, groundedness. */
function scoreQa(cases, answers, context) {
    const insufficient = missingFields(cases, answers);
    const scorer = createScorer(cases.length, insufficient, context);
    // Case by case, so that nothing of a judgement stays but its outcome and its counts.
    const outcomes = cases.map((one) => {
        const answer = answers.get(one.id);
        return answer?.kind === 'answered' ? scorer.score(one, answer.response) : errorOutcome(one.id, answer);
    });
    return {
        outcomes,
        details: scorer.counts.toJson(),
        insufficient,
        warnings: score_heuristicWarnings(scorer.counts),
    };
}
function createScorer(cases, insufficient, { settings, matcher }) {
    const judge = createQaJudge(settings, matcher);
    const counts = new QaCounts();
    const keep = evidenceKeeper(cases);
    const share = shareScores();
    const score = (one, response) => {
        const { golden } = one.data;
        const outcome = readOutcome(response, settings.compat);
        const hints = hintsFor(one, insufficient);
        const metrics = one.metrics.filter((metric) => !(metric in hints));
        const judgement = judge(one.data, outcome, metrics);
        counts.add(golden, outcome, judgement);
        const verdict = verdictOf(outcome, judgement, Object.values(hints).join('; '));
        const evidence = keep(verdict.status, () => evidence_evidenceOf(golden, outcome, judgement));
        return { id: one.id, scores: share(judgement.results), evidence, ...verdict };
    };
    return { counts, score };
}
/** The scores of a judgement, sorted; equal ones are the same object, so that 100,000 cases share a few. */
function shareScores() {
    const made = new Map();
    return (results) => {
        const entries = [...results]
            .map(([metric, { passed }]) => [metric, passed ? 1 : 0])
            .sort(byName);
        const key = entries.join();
        const scores = made.get(key) ?? Object.fromEntries(entries);
        made.set(key, scores);
        return scores;
    };
}
function byName([a], [b]) {
    return a < b ? -1 : 1;
}
/** Rows whose field no answer of the run ever carried; an empty list was carried. */
function missingFields(cases, answers) {
    const lacks = (needs, field) => {
        let needed = false;
        for (const one of cases) {
            const answer = answers.get(one.id);
            if (answer?.kind !== 'answered')
                continue;
            if (answer.response[field] !== undefined)
                return false;
            needed ||= needs(one);
        }
        return needed;
    };
    return {
        ...(lacks(needsSources, 'sources') && {
            citation_validity: 'no answer carried sources; give them as "sources": [{"doc": …}], or map them with app.response.sources',
        }),
        ...(lacks((one) => one.metrics.includes('faithfulness'), 'retrieved_context') && {
            faithfulness: 'no answer carried its retrieved context; give it as "retrieved_context": [{"source_id": …, "chunk": …}], or map it with app.response.retrieved_context',
        }),
    };
}
function needsSources({ metrics, data }) {
    return metrics.includes('citation_validity') && data.golden.expected.narrative_doc !== undefined;
}
/** Of the rows that cannot be judged those that the case counts for; one with a structured source only can be. */
function hintsFor(one, { citation_validity, faithfulness }) {
    return {
        ...(citation_validity !== undefined && needsSources(one) && { citation_validity }),
        ...(faithfulness !== undefined && one.metrics.includes('faithfulness') && { faithfulness }),
    };
}
/** `hint` says why a row that the case counts for cannot be judged in this run; empty where all can. */
function verdictOf(outcome, judgement, hint) {
    if (judgement.error !== undefined)
        return { status: 'error', reason: judgement.error, code: 'judge_failed' };
    if (hint !== '')
        return { status: 'error', reason: hint, code: 'insufficient_data' };
    const failing = failures(judgement);
    if (failing.size === 0)
        return { status: 'pass', reason: 'as expected' };
    const empty = outcome.text.trim() === '' ? '(empty answer) ' : '';
    return { status: 'fail', reason: empty + [...failing.values()].join('; ') };
}
function score_heuristicWarnings({ judged, guessed }) {
    if (guessed === 0)
        return [];
    const message = `whether ${guessed} of ${judged} answers refused was read from the text, which is a heuristic; let the app name it as "refused"`;
    return [{ code: 'heuristic_used', message }];
}

;// CONCATENATED MODULE: ./src/suites/qa/kind.ts





/** RAGSpine's golden set: figures, citations, refusals, questions back, narratives. */
const qa = {
    kind: 'qa',
    scoringVersion: 1,
    metrics: (settings) => {
        const judged = METRIC_SPECS.filter(({ name }) => judgesGroundedness(settings) || !isGroundedness(name));
        return selectMetrics(judged, settings.metrics);
    },
    scoringSettings: (settings) => ({
        compat: settings.compat ?? null,
        metrics: settings.metrics ?? null,
        groundedness: judgesGroundedness(settings),
        framing: settings.framing ?? null,
        period_patterns: settings.period_patterns ?? null,
    }),
    load: loadQa,
    score: scoreQa,
};

;// CONCATENATED MODULE: ./src/suites/registry.ts











/** The kinds of suites that can be run: a new one is one folder and one line here. */
const SUITE_KINDS = { governance: governance, qa: qa };
/** The settings of every kind that a config may name, built or not. */
const KIND_SETTINGS = {
    governance: governance_settings/* governanceSettings */.Yp,
    qa: qaSettings,
    extraction: extractionSettings,
    behavior: behaviorSettings,
    fairness: fairnessSettings,
    custom: customSettings,
};
/** Checks the files of kinds whose scoring is not built yet. */
const FILE_READERS = {
    behavior: (settings, files) => inspectFile(settings, files, readBehaviorFile),
    fairness: (settings, files) => inspectFile(settings, files, readFairnessFile),
};
/** A behaviour suite may have its tests in the config, and then no file. */
async function inspectFile(settings, files, reader) {
    if (typeof settings.file !== 'string')
        return NOTHING_FOUND;
    const read = await reader(settings.file, files);
    return read.kind === 'bad'
        ? { ...NOTHING_FOUND, problems: read.problems }
        : { ...NOTHING_FOUND, notes: read.value.notes };
}


/***/ }),

/***/ 8556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ commonSettings),
/* harmony export */   K7: () => (/* binding */ metricsSetting),
/* harmony export */   X6: () => (/* binding */ tierSetting)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

const NAME = /^[A-Za-z0-9_][A-Za-z0-9_-]*$/;
/** The keys that every suite may have (design §4), laid under each kind's own. */
const commonSettings = {
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['governance', 'qa', 'extraction', 'behavior', 'fairness', 'custom']).optional(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).nonempty().optional().describe('Which rows; default all.'),
    compat: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('original')
        .optional()
        .describe("The seed's own behaviour wherever a mend changes a verdict."),
    variants: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(NAME)).nonempty().optional().describe('Which variants; default all.'),
    when: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).nonempty().optional().describe('Paths whose change makes the suite run.'),
};
/** The rows that a suite of a kind with fixed rows may name. */
function metricsSetting(names) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(names)).nonempty().optional().describe('Which rows; default all.');
}
/** The tier of a suite that has one. */
const tierSetting = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1)], '0 or 1 is allowed')
    .default(0)
    .describe('Tier 0 is asked first; when it fails, tier 1 is skipped.');


/***/ }),

/***/ 9893:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ clip)
/* harmony export */ });
/** The first `length` code points of a text, with an ellipsis where something was cut. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const points = Array.from(text.slice(0, length * 2));
    return points.length <= length && text.length <= length * 2
        ? text
        : `${points.slice(0, length - 1).join('')}…`;
}


/***/ }),

/***/ 3180:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/**
 * The candidate that the word is most likely a slip of: the nearest by edit distance with swaps of neighbours
 * (optimal string alignment), if at most a third of the word differs. Ties go to the first candidate.
 */
function suggest(word, candidates) {
    const limit = Math.max(1, Math.floor(word.length / 3));
    const near = candidates
        .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
        .filter(({ distance }) => distance <= limit)
        .sort((a, b) => a.distance - b.distance);
    return near[0]?.candidate;
}
/** Longer words are no slips of a key, and the table below is quadratic. */
const LONGEST = 60;
function editDistance(a, b) {
    if (a.length > LONGEST || b.length > LONGEST)
        return Infinity;
    const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
    const cell = (i, j) => rows[i]?.[j] ?? Infinity;
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        rows.push(row);
        for (let j = 1; j <= b.length; j += 1) {
            const substituted = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
            const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity;
            row.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, substituted, swapped));
        }
    }
    return cell(a.length, b.length);
}


/***/ }),

/***/ 1762:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   f$: () => (/* binding */ repertoireOf),
/* harmony export */   g6: () => (/* binding */ COMMON_WORDS),
/* harmony export */   z: () => (/* binding */ COMMON_DIGITS)
/* harmony export */ });
/** The common letters and numbers as the inside of a class (flag u or v). */
const COMMON_WORDS = String.raw `0-9A-Z_a-z\xaa\xb2\xb3\xb5\xb9\xba\xbc-\xbe\xc0-\xd6\xd8-\xf6\xf8-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u02ec\u02ee` +
    String.raw `\u0370-\u0374\u0376\u0377\u037a-\u037d\u037f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03f5\u03f7-\u0481\u048a-\u052f` +
    String.raw `\u1e00-\u1eff\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3` +
    String.raw `\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffbe\uffc2-\uffc7\uffca-\uffcf\uffd2-\uffd7\uffda-\uffdc`;
/** The common decimal digits as the inside of a class. */
const COMMON_DIGITS = String.raw `0-9\uff10-\uff19`;
const PLAIN = String.raw `\0-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf\xd7\xf7\u2000-\u206f\u20a0-\u20c0\u2103\u2109\u2116\u2120-\u2123\u2190-\u23ff` +
    String.raw `\u2500-\u2775\u2794-\u2bff\u3000-\u3004\u3008-\u3020\ufe0f\ufeff\ufffd`;
const MORE_COMMON = String.raw `\x80-\u052f\u1e00-\u1eff\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef\u{1f000}-\u{1f0ff}\u{1f300}-\u{1faff}`;
const NOT_PLAIN = new RegExp(`[^${PLAIN}]`);
const NOT_COMMON = new RegExp(`[^${PLAIN}${MORE_COMMON}]`, 'u');
/** Whether a text is of the `plain` repertoire. */
function isPlain(text) {
    return !NOT_PLAIN.test(text);
}
/** The smallest repertoire that holds the whole text. */
function repertoireOf(text) {
    if (isPlain(text))
        return 'plain';
    return NOT_COMMON.test(text) ? 'any' : 'common';
}


/***/ }),

/***/ 5667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ TRAPS),
/* harmony export */   p: () => (/* binding */ standInFor)
/* harmony export */ });
/** Where a pattern that is run as it is written may mean another thing on a stand-in than on the text itself. */
const TRAPS = {
    /** The pattern names the digit 7, on a text with decimal digits outside ASCII, for which 7 stands. */
    digits: 1,
    /** It names `_`, on a text with other letters or numbers outside ASCII, for which `_` stands. */
    words: 2,
    /** It has a `$`, on a text that ends in a line feed: Python's also holds before that. */
    ending: 4,
};
// What Python takes for i, s and k where case is ignored; by themselves they are letters like others.
const FOLDED_I = /[\u0130\u0131]/g;
const FOLDED_S = /\u017f/g;
const FOLDED_K = /\u212a/g;
const SIMPLE = /^[\t\n\x20-\x7f]*$/;
const DIGITS = /(?![0-9])\p{Nd}/gu;
const WORDS = /(?![\0-\x7f])[\p{L}\p{N}]/gu;
// Python's spaces but tab, line feed and blank, which stay.
const SPACES = /[\v-\r\x1c-\x1f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
const OTHERS = /[^\t\n\x20-\x7f]/gu;
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;
const LAST_UNIT = 0xffff;
/**
 * Every character outside ASCII gives way to one of its kind: a digit to 7, another letter or number to `_`, a space to a
 * tab, anything else to DEL, and where case is ignored İ ı ſ K to the letters that they equal. A pattern of classes and
 * ASCII characters that names none of the four reads both alike.
 */
function standInFor(text, ignoreCase) {
    const ending = text.endsWith('\n') ? TRAPS.ending : 0;
    if (SIMPLE.test(text))
        return { text, traps: ending, offsets: null };
    const folded = ignoreCase
        ? text.replace(FOLDED_I, 'i').replace(FOLDED_S, 's').replace(FOLDED_K, 'k')
        : text;
    const counted = folded.replace(DIGITS, '7');
    const worded = counted.replace(WORDS, '_');
    const traps = ending | (counted === folded ? 0 : TRAPS.digits) | (worded === counted ? 0 : TRAPS.words);
    const ascii = worded.replace(SPACES, '\t').replace(OTHERS, '\x7f');
    return { text: ascii, traps, offsets: PAIR.test(text) ? offsetsIn(text, ascii.length) : null };
}
function offsetsIn(text, length) {
    const offsets = new Uint32Array(length + 1);
    let at = 0;
    for (let index = 0; index < length; index += 1) {
        offsets[index] = at;
        at += (text.codePointAt(at) ?? 0) > LAST_UNIT ? 2 : 1;
    }
    offsets[length] = at;
    return offsets;
}


/***/ }),

/***/ 6981:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ splitSentences)
/* harmony export */ });
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const ABBREVIATION = /(?:^|[\s(])(?:[A-Za-z]|e\.g|i\.e|etc|vs|cf|ca|approx|dept|fig|sec|no|nos|pp|vol|dr|mr|mrs|ms|prof|st|inc|ltd|z\. ?b|d\. ?h|u\. ?a|bzw|nr|abs|art|abb|bspw|evtl|ggf|inkl|usw|vgl|str|tel)\.\s*$/i;
/** The segmenter keeps "found. 2023 was" together, as a lower-case word follows. */
const BEFORE_NUMBER = /(?<=\p{L}{2}[.!?] )(?=\p{Nd})/u;
/** A line as sentences, trimmed; a cut after an abbreviation (`e.g.`, `No.`, `z. B.`) or an initial is undone. */
function splitSentences(line) {
    const sentences = [];
    let pending = '';
    for (const piece of Array.from(segmenter.segment(line), ({ segment }) => segment.split(BEFORE_NUMBER)).flat()) {
        pending += piece;
        if (ABBREVIATION.test(pending.slice(-24)))
            continue;
        sentences.push(pending);
        pending = '';
    }
    return [...sentences, pending].map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}


/***/ }),

/***/ 1207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ foldWidth)
/* harmony export */ });
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const OFFSET_TO_ASCII = 0xfee0;
/**
 * Folds full-width letters and digits (U+FF10–19, U+FF21–3A, U+FF41–5A) to ASCII and nothing else:
 * ２０３０年 becomes 2030年, while ① and ㎡ stay. Length in UTF-16 code units is kept.
 */
function foldWidth(text) {
    return text.replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - OFFSET_TO_ASCII));
}


/***/ })

};
