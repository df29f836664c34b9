export const id = 821;
export const ids = [821];
export const modules = {

/***/ 4821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/bench/shell.ts + 1 modules
var bench_shell = __webpack_require__(3996);
// EXTERNAL MODULE: ./src/render/inert.ts
var inert = __webpack_require__(1368);
;// CONCATENATED MODULE: ./src/init/finding.ts

/** A value that stands in the repository. */
function found(value, { path, text }, offset = 0) {
    return { value, basis: { kind: 'found', file: path, line: lineAt(text, offset) } };
}
/** A value that nothing in the repository tells. */
function guessed(value, why) {
    return { value, basis: { kind: 'guess', why } };
}
/** The basis in words for a comment or the terminal: one line, inert. */
function basisText({ basis, caution }) {
    const rest = basis.kind === 'found' ? `found in ${basis.file}:${basis.line}` : `a guess (${basis.why}): change it`;
    return (0,inert/* inert */.t)(caution === undefined ? rest : `${rest}; ${caution}`);
}
function lineAt(text, offset) {
    return text.slice(0, offset).split('\n').length;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./src/init/yaml-text.ts


const ONE_LINE = { lineWidth: 0, blockQuote: false, doubleQuotedMinMultiLineLength: Infinity };
/** Readers of YAML need not take these as they are. */
const UNPRINTABLE = /[\u{7f}-\u{9f}\u{2028}\u{2029}\u{feff}]/u;
/** A text as a YAML scalar in double quotes: nothing in it can end it, in a block or within braces. */
function quoted(text) {
    const scalar = (0,dist/* stringify */.As)(text, { ...ONE_LINE, defaultStringType: 'QUOTE_DOUBLE' }).trimEnd();
    return scalar.replaceAll(new RegExp(UNPRINTABLE, 'gu'), (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}
/** A text as a YAML scalar of a block, in double quotes unless it is plain. */
function scalar(text) {
    const plain = (0,dist/* stringify */.As)(text, ONE_LINE).trimEnd();
    // Single quotes would hold a line break as it is, and its next line must be indented.
    return plain === text && !UNPRINTABLE.test(text) ? plain : quoted(text);
}
/** {@link quoted}, for the config: `${NAME}` is this very text, no variable of the environment. */
function literal(text) {
    return quoted(text.replaceAll(/\$\{(?=[A-Za-z_]\w*\})/g, '$$${'));
}
/** {@link scalar}, for a workflow: the text holds no expression, whatever stands in it. */
function inWorkflow(text) {
    return scalar(expressionFree(text));
}
/** A text of which a workflow makes this very text, with what would begin an expression written as one. */
function expressionFree(text) {
    return text.replaceAll('${{', "${{ '${{' }}");
}
/** A line with a comment behind it, whatever the comment's text. */
function commented(line, comment) {
    return `${line}  # ${(0,inert/* inert */.t)(comment)}`;
}
/** A line that is only a comment. */
function note(indent, comment) {
    return `${indent}# ${(0,inert/* inert */.t)(comment)}`;
}

;// CONCATENATED MODULE: ./src/init/config-text.ts


/** A starter ragbench.yml over a golden file: what was found and what was guessed says so on its own line. */
function configText(detection, golden) {
    return [
        '# How ragbench judges this app. Written by `ragbench init`, which marks what it guessed.',
        '# Every key by example: docs/config.md of ragbench. For completion in an editor: `ragbench schema`.',
        'version: 1',
        'app:',
        ...startLines(detection),
        urlLine(detection),
        ...mappingLines(detection),
        '  # headers: { authorization: "Bearer ${APP_TOKEN}" }  # ${NAME} is filled from the environment',
        'suites:',
        ...suiteLines(detection, golden),
        '# Nothing may get worse than the baseline. What else the gate can be told:',
        '# gate: { thresholds: { qa.refusal_appropriateness: 0.9 }, tolerance: 0.02 }',
        '',
    ].join('\n');
}
function startLines({ start, health, port }) {
    if (!start)
        return [
            '  # Nothing here tells how the app is started: fill this in, or start it yourself before `ragbench run`.',
            `  # start: { command: "…", ready: { port: ${port.value} } }`,
        ];
    return [
        '  start:',
        commented(`    command: ${quoted(start.command.value)}`, basisText(start.command)),
        ...(start.folder === '' ? [] : [`    cwd: ${literal(start.folder)}`]),
        ...environmentLines(start, port.value),
        health
            ? commented(`    ready: { url: ${quoted(localUrl(port.value, health.value))} }`, basisText(health))
            : '    # No health route was found: the app counts as ready when its port accepts connections.',
    ];
}
function environmentLines({ takesPort }, port) {
    return takesPort ? [commented(`    env: { PORT: "${port}" }`, 'commands of a Procfile may read it')] : [];
}
function urlLine({ port, route }) {
    const url = localUrl(port.value, route?.value ?? '/chat');
    const path = route ? basisText(route) : 'a guess (no route that takes a question was found): change it';
    return commented(`  url: ${quoted(url)}`, `path ${path}; port ${basisText(port)}`);
}
function localUrl(port, path) {
    const encoded = encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
    return `http://127.0.0.1:${port}${encoded}`;
}
function mappingLines(detection) {
    // The preset of chat completions reads streams, too.
    const stream = detection.format === 'openai-chat' ? undefined : detection.shape.stream;
    const streams = `the route seems to stream (${stream ? basisText(stream) : ''}); the gate needs one JSON answer`;
    return [...MAPPINGS[detection.format](detection), ...(stream ? [note('  ', streams)] : [])];
}
const MAPPINGS = {
    'openai-chat': () => OPENAI,
    langserve: () => LANGSERVE,
    own: ownMapping,
};
const OPENAI = [
    "  preset: openai-chat  # the path is that of OpenAI's chat completions",
    '  # request: { model: "…" }  # merged over the messages that the preset sends',
];
const LANGSERVE = [
    '  preset: langserve  # the route is one of LangServe',
    '  # request: { input: { question: "{{prompt}}" } }  # where the chain takes more than a text',
];
/** The contract's own names need no mapping. */
function ownMapping({ shape: { question, text } }) {
    return [
        '  # The app gets {prompt, conversation, …} and answers {text, sources, value, …} (docs/app-contract.md of ragbench);',
        '  # other names are mapped:',
        question && question.value !== 'prompt'
            ? commented(`  request: { ${question.value}: "${placeholder(question)}" }`, basisText(question))
            : '  # request: { question: "{{prompt}}" }',
        text && text.value !== 'text'
            ? commented(`  response: { text: ${text.value} }`, basisText(text))
            : '  # response: { text: answer }',
    ];
}
function placeholder({ value }) {
    return value === 'messages' ? '{{messages}}' : '{{prompt}}';
}
function suiteLines({ goldens, mentions }, golden) {
    const found = goldens.find(({ value }) => value === golden);
    return [
        '  qa:',
        commented(`    golden: ${literal(golden)}`, found ? basisText(found) : 'sample cases: replace them by your own'),
        ...goldens.filter((one) => one !== found).map(({ value }) => note('  ', `another golden file: ${value}`)),
        '  # governance: { data: builtin }  # 60 cases on when to abstain; the app must take `contexts` and name its `mode`',
        ...mentions.map((mention) => note('  ', mentionText(mention))),
    ];
}
/** A mention in words. */
function mentionText({ file, line, what }) {
    return `${line === undefined ? file : `${file}:${line}`} ${what}`;
}

;// CONCATENATED MODULE: ./src/init/paths.ts
/** The folder of a path; '' for the surveyed folder itself. */
function folderOf(path) {
    return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
/** The last part of a path. */
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** What a module is called in imports: its file's name without the ending, or its folder's for an index file. */
function stemOf(path) {
    const stem = nameOf(path).replace(/\.[^.]+$/, '');
    return /^(?:index|__init__)$/.test(stem) ? nameOf(folderOf(path)) : stem;
}
/** A path inside a folder; '' is the surveyed folder. */
function inside(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}
/** Whether a path lies in a folder or below it. */
function isBelow(folder, path) {
    return folder === '' || path.startsWith(`${folder}/`);
}
/** Text as one word of a POSIX shell; one that begins like an option becomes a path. */
function shellWord(text) {
    const word = text.startsWith('-') ? `./${text}` : text;
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./src/init/json-value.ts
/** The value of a JSON text, wherever it came from; undefined when it is none. */
function jsonValue(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/init/project.ts



const FRAMEWORKS = {
    python: ['LangServe', 'FastAPI', 'Flask', 'Django', 'Starlette'],
    node: ['Next.js', 'NestJS', 'Hono', 'Fastify', 'Koa', 'Express'],
};
const MANIFESTS = {
    python: /^(?:pyproject\.toml|requirements[^/]*\.txt|Pipfile|setup\.(?:cfg|py)|manage\.py)$/,
    node: /^package\.json$/,
};
/**
 * The project that a file of the app belongs to: the nearest folder above it with a manifest. Where no such file is
 * known, the one whose manifest names a framework, else the first; undefined where there is none.
 */
function findProject(survey, app) {
    if (app)
        return projectAbove(survey, app.path);
    const projects = ['python', 'node'].flatMap((language) => manifestFolders(survey, language).map((folder) => withFramework(survey, language, folder)));
    // A script needs no manifest.
    const loose = withFramework(survey, 'python', '');
    return projects.find(({ framework }) => framework) ?? (loose.framework ? loose : projects[0]);
}
function projectAbove(survey, path) {
    const language = path.endsWith('.py') ? 'python' : 'node';
    const above = manifestFolders(survey, language)
        .filter((folder) => isBelow(folder, path))
        .sort((a, b) => b.length - a.length);
    return withFramework(survey, language, above[0] ?? '');
}
function manifestFolders({ paths }, language) {
    const manifests = paths.filter((path) => MANIFESTS[language].test(nameOf(path)));
    return [...new Set(manifests.map(folderOf))];
}
function withFramework(survey, language, folder) {
    const files = survey.files.filter(({ path }) => isBelow(folder, path));
    const framework = language === 'python' ? pythonFramework(files) : nodeFramework(files, folder);
    return { language, folder, ...(framework && { framework }) };
}
/** By what the code imports, else by what a manifest asks for. */
function pythonFramework(files) {
    const code = files.filter(({ path }) => path.endsWith('.py'));
    const manifests = files.filter(({ path }) => MANIFESTS.python.test(nameOf(path)) && !path.endsWith('.py'));
    for (const name of FRAMEWORKS.python) {
        const module = name.toLowerCase();
        const imported = firstMatch(code, new RegExp(String.raw `^[ \t]*(?:from|import)[ \t]+${module}\b`, 'm'));
        const asked = firstMatch(manifests, new RegExp(String.raw `^[ \t]*["']?${module}\b`, 'im'));
        const place = imported ?? asked;
        if (place)
            return found(name, place.file, place.offset);
    }
    return undefined;
}
const PACKAGES = {
    'Next.js': 'next',
    NestJS: '@nestjs/core',
    Hono: 'hono',
    Fastify: 'fastify',
    Koa: 'koa',
    Express: 'express',
};
function nodeFramework(files, folder) {
    const manifest = files.find(({ path }) => path === inside(folder, 'package.json'));
    if (!manifest)
        return undefined;
    for (const name of FRAMEWORKS.node) {
        const offset = manifest.text.indexOf(`"${PACKAGES[name]}"`);
        if (offset >= 0)
            return found(name, manifest, offset);
    }
    return undefined;
}
/** The first place in the files that a pattern matches. */
function firstMatch(files, pattern) {
    for (const file of files) {
        const match = pattern.exec(file.text);
        if (match)
            return { file, offset: match.index, match };
    }
    return undefined;
}
/** Reads a project's package.json; undefined when there is none that can be read. */
function readPackage({ files }, folder) {
    const file = files.find(({ path }) => path === inside(folder, 'package.json'));
    if (!file)
        return undefined;
    const value = jsonValue(file.text);
    if (typeof value !== 'object' || value === null)
        return undefined;
    const { main, scripts } = value;
    return { file, ...(typeof main === 'string' && { main }), scripts: textsOf(scripts) };
}
function textsOf(value) {
    if (typeof value !== 'object' || value === null)
        return {};
    return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'));
}

;// CONCATENATED MODULE: ./src/init/port.ts



/** Below these only the system may listen; a container's port 80 is no port for a test run. */
const FIRST_FREE = 1024;
const LAST = 65_535;
/** Where databases and queues listen, which apps name as often as their own port. */
const OF_STORES = new Set([
    1433, 3306, 4222, 5432, 5672, 6333, 6334, 6379, 7687, 9092, 9200, 11211, 19530, 27017,
]);
/** Where a port may stand, most telling first, each in files of these names. */
const PLACES = [
    { name: /^Procfile$/, pattern: /--port[ =]["']?(\d{2,5})\b|(?:--bind|-b)[ =]\S{0,80}:(\d{2,5})\b/ },
    { name: /^package\.json$/, pattern: /\bPORT=(\d{2,5})\b|(?:--port|-p)[ =](\d{2,5})\b/ },
    { name: /\.py$/, pattern: /\.run\([^)]{0,300}?\bport\s{0,9}=\s{0,9}(\d{2,5})\b/ },
    {
        name: /\.[cm]?[jt]s$/,
        pattern: /\.listen\(\s{0,100}(?:\{[^}]{0,200}?\bport\s{0,9}:\s{0,9})?(\d{2,5})\b/,
    },
    {
        name: /\.(?:py|[cm]?[jt]s)$/,
        pattern: /\bPORT\b["'\])]{0,3}\s{0,9}(?:\|\||\?\?|,|or\b)\s{0,9}["']?(\d{2,5})\b/,
    },
    {
        name: /^(?:main|app|server|index|config|settings)\.(?:py|[cm]?[jt]s)$/,
        pattern: /\bport\b["']?\s{0,9}[:=]\s{0,9}(\d{2,5})\b/i,
    },
    { name: /^Dockerfile/, pattern: /--port["', =]{1,5}(\d{2,5})\b|^EXPOSE[ \t]{1,9}(\d{2,5})\b/m },
    { name: /compose[^/]*\.ya?ml$/, pattern: /-\s{1,9}["']?(?:[\d.]{1,20}:)?\d{2,5}:(\d{2,5})\b/ },
];
const DEFAULTS = {
    LangServe: 8000,
    FastAPI: 8000,
    Flask: 5000,
    Django: 8000,
    Starlette: 8000,
    'Next.js': 3000,
    NestJS: 3000,
    Hono: 3000,
    Fastify: 3000,
    Koa: 3000,
    Express: 3000,
};
/** The port that the app listens on: as the repository says, else its framework's usual one. */
function findPort(survey, project, app) {
    const own = survey.files.filter(({ path }) => isBelow(project?.folder ?? '', path));
    // What the app's own file says counts before any other's.
    const files = app ? [app, ...own.filter((file) => file !== app)] : own;
    for (const { name, pattern } of PLACES) {
        const place = firstMatch(files.filter(({ path }) => name.test(nameOf(path))), pattern);
        const port = Number(place?.match.slice(1).find((digits) => digits !== undefined));
        if (place && isUsable(port))
            return found(port, place.file, place.offset);
    }
    const framework = project?.framework?.value;
    if (!framework)
        return guessed(8000, 'nothing here tells the port');
    return guessed(DEFAULTS[framework], `the usual port of ${framework}`);
}
function isUsable(port) {
    return port >= FIRST_FREE && port <= LAST && !OF_STORES.has(port);
}

;// CONCATENATED MODULE: ./src/init/routes/choose.ts
/** Names of routes that take a question, likeliest first. */
const CHAT_NAMES = ['chat', 'ask', 'query', 'answer', 'rag', 'invoke', 'completions'];
const HEALTH_NAMES = ['health', 'healthz', 'ready', 'readyz', 'ping', 'livez'];
/** Routes that the one POST route of an app may be without taking a question. */
const OTHER_TASKS = /login|auth|token|user|upload|ingest|index|webhook|feedback|payment|register|session/i;
/** What a route's path ends in when the server speaks like OpenAI's. */
const OPENAI_PATH = /\/chat\/completions\/?$/;
/** The route that most likely takes a question and gives an answer. */
function chooseChat(routes) {
    const posts = routes.filter(({ method, path }) => method !== 'GET' && !hasParameter(path.value));
    const ranked = posts
        .map((route) => ({ route, rank: chatRank(route.path.value) }))
        .filter(({ rank }) => rank < Infinity)
        .sort((a, b) => a.rank - b.rank);
    if (ranked[0])
        return ranked[0].route;
    const [only, ...others] = posts.filter(({ method }) => method === 'POST');
    if (!only || others.length > 0 || OTHER_TASKS.test(only.path.value))
        return undefined;
    return { ...only, path: { ...only.path, caution: "the app's only POST route, but is it this one?" } };
}
/** The route that says whether the app is up. */
function chooseHealth(routes) {
    const ranks = routes
        .filter(({ method, path }) => method !== 'POST' && !hasParameter(path.value))
        .map((route) => ({ route, rank: HEALTH_NAMES.indexOf(lastPart(route.path.value)) }))
        .filter(({ rank }) => rank >= 0)
        .sort((a, b) => a.rank - b.rank || a.route.path.value.length - b.route.path.value.length);
    return ranks[0]?.route;
}
/** Smaller is likelier: the whole last part of the path, then a word of it, then any part. */
function chatRank(path) {
    if (OPENAI_PATH.test(path))
        return -1;
    const last = lastPart(path);
    const whole = CHAT_NAMES.indexOf(last);
    if (whole >= 0)
        return whole;
    const inLast = CHAT_NAMES.findIndex((name) => words(last).includes(name));
    if (inLast >= 0)
        return 10 + inLast;
    const anywhere = CHAT_NAMES.findIndex((name) => words(path).includes(name));
    return anywhere < 0 || OTHER_TASKS.test(last) ? Infinity : 20 + anywhere;
}
function hasParameter(path) {
    return /[{}<>[\]*]|\/:/.test(path);
}
function lastPart(path) {
    return path.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? '';
}
function words(text) {
    return text.toLowerCase().split(/[^a-z]+/);
}

;// CONCATENATED MODULE: ./src/init/routes/imports.ts

const FROM = /^[ \t]*from[ \t]{1,9}([\w.]{1,200})[ \t]{1,9}import[ \t]{1,9}(\([^)]{0,2000}|[^\n]{0,500})/gm;
const IMPORT = /^[ \t]*import[ \t]{1,9}([\w.]{1,200})(?:[ \t]{1,9}as[ \t]{1,9}(\w{1,80}))?/gm;
/** The names that a Python file imports. */
function pythonImports(text) {
    const named = [...text.matchAll(FROM)].flatMap(([, module = '', items = '']) => [...items.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)].map(([, item = '', alias]) => ({
        name: alias ?? item,
        // What is imported may itself be the module.
        stems: [lastOf(module), item],
    })));
    const whole = [...text.matchAll(IMPORT)].map(([, module = '', alias]) => ({
        name: alias ?? lastOf(module),
        stems: [lastOf(module)],
    }));
    return [...named, ...whole];
}
function lastOf(module) {
    return module.split('.').at(-1) ?? '';
}
const NODE_IMPORT = /\b(?:import|const|let|var)\s{1,9}([^'"`;=]{1,300}?)\s{0,9}(?:\bfrom\s{0,9}|=\s{0,9}(?:await\s{1,9})?(?:require|import)\(\s{0,9})['"]([^'"\n]{1,200})['"]/g;
/** The names that a JavaScript or TypeScript file imports. */
function nodeImports(text) {
    return [...text.matchAll(NODE_IMPORT)].flatMap(([, names = '', module = '']) => [...names.matchAll(/[\w$]+/g)].map(([name]) => ({ name, stems: [stemOf(module)] })));
}

;// CONCATENATED MODULE: ./src/init/routes/scan.ts
/** Stands for a prefix that is computed, so that its text is not known. */
const COMPUTED = '\u{0}';
/** Enough for any app; a file of nothing but routes must not take for ever. */
const MOST_ROUTES = 200;
const LOOK_BACK = 400;
/** The first matches that are not in a comment of their line. */
function liveMatches(text, pattern, sign) {
    const live = [];
    for (const match of text.matchAll(pattern)) {
        if (!isCommentedOut(text, match.index, sign))
            live.push(match);
        if (live.length === MOST_ROUTES)
            break;
    }
    return live;
}
function isCommentedOut(text, offset, sign) {
    const before = text.slice(Math.max(0, offset - LOOK_BACK), offset);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    return sign === '#' ? line.includes('#') : /(?<!:)\/\/|^\s*\*/.test(line);
}
/** The text from a place on, at most so many characters. */
function windowAt(text, offset, length) {
    return text.slice(offset, offset + length);
}

;// CONCATENATED MODULE: ./src/init/routes/node.ts


const TEXT = '(["\'`])([^"\'`\\n]{0,200})';
/** Reads the routes of Express, Fastify, Hono, Koa, NestJS and Next.js from a JavaScript or TypeScript file. */
function scanNode(file) {
    const { text } = file;
    const isNext = nextPath(file.path) !== undefined;
    return {
        file,
        routes: isNext ? nextRoutes(file) : [...called(text), ...chained(text), ...objects(text), ...nest(text)],
        prefixes: ownPrefixes(text),
        mounts: [...used(text), ...registered(text), ...globalPrefix(text)],
        imports: nodeImports(text),
    };
}
const CALL = new RegExp(String.raw `(\b[\w$]{1,80}|\))\s{0,100}\.(get|post|all)\(\s{0,100}${TEXT}`, 'g');
/** What a browser or a test calls has the same form as a route. */
const CLIENT = /axios|http|client|request|fetch|^ky$|^got$|agent|cache|params|headers|store|session/i;
function called(text) {
    return liveMatches(text, CALL, '//')
        .filter((match) => !CLIENT.test(match[1] ?? '') && match[4]?.startsWith('/'))
        .map((match) => {
        const [whole, on = '', verb = '', , path = ''] = match;
        const offset = match.index + whole.lastIndexOf('.');
        return { method: VERBS[verb] ?? 'ANY', path, on: on === ')' ? '' : on, offset };
    });
}
const VERBS = { get: 'GET', post: 'POST' };
const ROUTE_THEN_VERB = new RegExp(String.raw `\b([\w$]{1,80})\.route\(\s{0,100}${TEXT}\2\s{0,100}\)\s{0,100}\.(get|post|all)\(`, 'g');
/** `router.route('/chat').post(handler)` */
function chained(text) {
    return liveMatches(text, ROUTE_THEN_VERB, '//').map(({ 1: on = '', 3: path = '', 4: verb = '', index }) => ({
        method: VERBS[verb] ?? 'ANY',
        path,
        on,
        offset: index,
    }));
}
/** `fastify.route({ method: 'POST', url: '/chat' })` */
function objects(text) {
    return liveMatches(text, /\b([\w$]{1,80})\.route\(\s{0,100}\{/g, '//').flatMap((match) => {
        const call = windowAt(text, match.index, 400);
        const [, , path] = new RegExp(String.raw `\b(?:url|path)\s*:\s*${TEXT}`).exec(call) ?? [];
        if (path === undefined)
            return [];
        const isPost = /\bmethod\s*:\s*\[?[^\n,\]]{0,40}POST/i.test(call);
        return [
            {
                method: isPost ? 'POST' : 'GET',
                path,
                on: match[1] ?? '',
                offset: match.index,
            },
        ];
    });
}
const NEST = new RegExp(String.raw `@(Get|Post|All)\(\s{0,100}(?:${TEXT})?`, 'g');
function nest(text) {
    const controller = new RegExp(String.raw `@Controller\(\s{0,100}(?:\{\s{0,100}path\s*:\s*)?(?:${TEXT})?`).exec(text);
    if (!controller)
        return [];
    return liveMatches(text, NEST, '//').map(({ 1: verb = '', 3: path = '', index }) => ({
        method: VERBS[verb.toLowerCase()] ?? 'ANY',
        path: `${controller[2] ?? ''}/${path}`,
        on: NEST_APP,
        offset: index,
    }));
}
const NEST_APP = '@Controller';
/** NestJS puts one prefix before all controllers, wherever they are. */
function globalPrefix(text) {
    const [, , prefix] = new RegExp(String.raw `\.setGlobalPrefix\(\s{0,100}${TEXT}`).exec(text) ?? [];
    return prefix === undefined ? [] : [{ into: '', what: NEST_APP, prefix }];
}
const ROUTER = /\b(?:const|let|var)\s+([\w$]{1,80})\s*(?::[^=\n]{1,80})?=\s*(?:new\s+)?(?:[\w$]{1,80}\.)?(?:\w*Router|OpenAPIHono|Hono)\b/g;
/** `new Router({ prefix })`, `new Hono().basePath(…)`, `router.prefix(…)` */
function ownPrefixes(text) {
    return new Map(liveMatches(text, ROUTER, '//').flatMap((match) => {
        const [whole, name = ''] = match;
        const [statement = ''] = windowAt(text, match.index + whole.length, 200).split(/;|\n\s*\n|\n\w/);
        const own = new RegExp(String.raw `(?:\bprefix\s*:\s*|\.(?:basePath|prefix)\(\s{0,100})${TEXT}`).exec(statement) ??
            new RegExp(String.raw `\b${name.replaceAll('$', String.raw `\$`)}\.prefix\(\s{0,100}${TEXT}`).exec(text);
        return own ? [[name, own[2] ?? '']] : [];
    }));
}
const USE = new RegExp(String.raw `\b([\w$]{1,80})\.(?:use|route)\(\s{0,100}${TEXT}\2\s*,([^\n]{1,200})`, 'g');
function used(text) {
    return liveMatches(text, USE, '//').map(([, into = '', , prefix = '', what = '']) => ({
        into,
        what,
        prefix,
    }));
}
/** `fastify.register(routes, { prefix: '/api' })` */
function registered(text) {
    return liveMatches(text, /\b([\w$]{1,80})\.register\(\s{0,100}([^,\n]{1,200})/g, '//').map((match) => {
        const rest = windowAt(text, match.index + match[0].length, 200).split(/\n\s*\n|;/)[0] ?? '';
        const [, quote, prefix] = new RegExp(String.raw `\bprefix\s*:\s*(?:${TEXT})?`).exec(rest) ?? [];
        const isComputed = quote === undefined && /\bprefix\s*:/.test(rest);
        return { into: match[1] ?? '', what: match[2] ?? '', prefix: isComputed ? COMPUTED : (prefix ?? '') };
    });
}
/** The address of a file that Next.js serves, with its folder's parameters; undefined for any other file. */
function nextPath(path) {
    const [, app] = /(?:^|\/)app\/(?:(.+)\/)?route\.[jt]sx?$/.exec(path) ?? [];
    if (app !== undefined)
        return `/${app
            .split('/')
            .filter((part) => !/^[(@]/.test(part))
            .join('/')}`;
    const [, page] = /(?:^|\/)pages\/(api\/.+?)(?:\/index)?\.[jt]sx?$/.exec(path) ?? [];
    return page === undefined ? undefined : `/${page}`;
}
function nextRoutes({ path, text }) {
    const served = nextPath(path) ?? '';
    const methods = liveMatches(text, /^export\b[^\n]{0,100}\b(GET|POST)\b/gm, '//');
    const routes = methods.map(({ 1: method, index }) => ({
        method: method === 'POST' ? 'POST' : 'GET',
        path: served,
        on: '',
        offset: index,
    }));
    const handler = /^export\s+default\b/m.exec(text);
    return handler && routes.length === 0
        ? [{ method: 'ANY', path: served, on: '', offset: handler.index }]
        : routes;
}

;// CONCATENATED MODULE: ./src/init/routes/python.ts


const python_TEXT = String.raw `["']([^"'\n]{0,200})["']`;
/** Reads the routes of FastAPI, Flask, Starlette, Django and LangServe from a Python file. */
function scanPython(file) {
    const isDjango = /(?:^|\/)urls\.py$/.test(file.path);
    return {
        file,
        routes: [
            ...decorated(file.text),
            ...listed(file.text),
            ...langserve(file.text),
            ...(isDjango ? djangoRoutes(file.text) : []),
        ],
        prefixes: python_ownPrefixes(file.text),
        mounts: [...mounts(file.text), ...(isDjango ? djangoMounts(file.text) : [])],
        imports: pythonImports(file.text),
    };
}
const DECORATOR = new RegExp(String.raw `^[ \t]*@(\w+)\.(get|post|route|api_route)\(\s{0,100}(?:(?:path|rule)\s*=\s*)?${python_TEXT}`, 'gm');
function decorated(text) {
    return liveMatches(text, DECORATOR, '#').map((match) => {
        const [whole, on = '', verb, path = ''] = match;
        const offset = match.index + whole.indexOf('@');
        const method = verb === 'route' || verb === 'api_route' ? methodAfter(text, offset) : python_VERBS[verb ?? ''];
        return { method: method ?? 'GET', path, on, offset };
    });
}
const python_VERBS = { get: 'GET', post: 'POST' };
/** `methods=["POST"]` before the function that the decorator is for. */
function methodAfter(text, offset) {
    const [call = ''] = windowAt(text, offset, 300).split(/\bdef\s/);
    return /\bmethods\s*=\s*[[({][^\])}]{0,100}["']POST/i.test(call) ? 'POST' : 'GET';
}
const ROUTE_OBJECT = new RegExp(String.raw `\bRoute\(\s{0,100}${python_TEXT}`, 'g');
function listed(text) {
    return liveMatches(text, ROUTE_OBJECT, '#').map(({ 1: path = '', index }) => ({
        method: methodAfter(windowAt(text, index, 300).split('Route(')[1] ?? '', 0),
        path,
        on: '',
        offset: index,
    }));
}
function langserve(text) {
    return liveMatches(text, /\badd_routes\(\s{0,100}(\w+)\s*,/g, '#').map(({ 1: on = '', index }) => {
        const call = windowAt(text, index, 400).split(/\n\)|\n\S/)[0] ?? '';
        const [, path = ''] = new RegExp(String.raw `\bpath\s*=\s*${python_TEXT}`).exec(call) ?? [];
        return { method: 'POST', path: `${path}/invoke`, on, offset: index, by: 'langserve' };
    });
}
const DJANGO_PATH = new RegExp(String.raw `\bpath\(\s{0,100}r?${python_TEXT}\s*,\s*(?!include\b)`, 'g');
function djangoRoutes(text) {
    return liveMatches(text, DJANGO_PATH, '#').map(({ 1: path = '', index }) => ({
        method: 'ANY',
        path,
        on: '',
        offset: index,
    }));
}
const DJANGO_INCLUDE = new RegExp(String.raw `\bpath\(\s{0,100}r?${python_TEXT}\s*,\s*include\(\s{0,100}["']([\w.]{1,200})["']`, 'g');
function djangoMounts(text) {
    return liveMatches(text, DJANGO_INCLUDE, '#').map(([, prefix = '', what = '']) => ({
        into: '',
        what,
        prefix,
    }));
}
const python_ROUTER = /\b(\w{1,80})\s*(?::\s*\w{1,80}\s*)?=\s*(?:\w{1,80}\.)?(?:APIRouter|Blueprint)\(/g;
function python_ownPrefixes(text) {
    return new Map(liveMatches(text, python_ROUTER, '#').map(({ 0: whole, 1: name = '', index }) => [
        name,
        prefixIn(windowAt(text, index + whole.length, 300).split(')')[0] ?? ''),
    ]));
}
const MOUNT = /\b(\w{1,80})\.(?:include_router|register_blueprint)\(\s{0,100}([\w.]{1,200})/g;
function mounts(text) {
    return liveMatches(text, MOUNT, '#').map(({ 0: whole, 1: into = '', 2: what = '', index }) => ({
        into,
        what,
        prefix: prefixIn(windowAt(text, index + whole.length, 300).split(')')[0] ?? ''),
    }));
}
function prefixIn(call) {
    const [, value = ''] = /\b(?:url_)?prefix\s*=\s*([^,\s]{1,200})/.exec(call) ?? [];
    const literal = /^["']([^"']*)["']/.exec(value)?.[1];
    return literal ?? (value === '' ? '' : COMPUTED);
}

;// CONCATENATED MODULE: ./src/init/routes/find.ts





const find_MOST_ROUTES = 1000;
/** Finds the routes of all files, each under the prefixes of the routers that it hangs on. */
function findRoutes(files) {
    const scans = files.flatMap((file) => scan(file) ?? []);
    const raw = scans.flatMap((own) => own.routes.map((route) => ({ route, own })));
    return raw.slice(0, find_MOST_ROUTES).map(({ route, own }) => resolve(route, own, scans));
}
function scan(file) {
    if (file.path.endsWith('.py'))
        return scanPython(file);
    return /\.[cm]?[jt]s$|\/route\.[jt]sx$/.test(file.path) ? scanNode(file) : undefined;
}
const COMPUTED_PREFIX = 'a prefix before it is computed, so look at the path';
function resolve(route, own, scans) {
    const prefix = prefixOf(route.on, own, scans);
    const path = joined(prefix, route.path);
    const at = found(path, own.file, route.offset);
    const { method, offset, by } = route;
    return {
        method,
        path: prefix.includes(COMPUTED) ? { ...at, caution: COMPUTED_PREFIX } : at,
        file: own.file,
        offset,
        ...(by && { by }),
    };
}
function joined(prefix, path) {
    const parts = `${prefix.replaceAll(COMPUTED, '')}/${path}`;
    const slashed = `/${parts}`.replaceAll(/\/{2,}/g, '/');
    return path.endsWith('/') ? slashed : slashed.replace(/(?<=.)\/$/, '');
}
const DEEPEST = 4;
/** The prefixes before a router's own routes, outermost first. */
function prefixOf(router, own, scans, depth = 0) {
    const self = own.prefixes.get(router) ?? '';
    if (depth >= DEEPEST)
        return self;
    for (const outer of scans) {
        const mount = outer.mounts.find((one) => takesIn(one, outer, router, own));
        if (!mount)
            continue;
        return `${prefixOf(mount.into, outer, scans, depth + 1)}/${mount.prefix}/${self}`;
    }
    return self;
}
function takesIn(mount, outer, router, own) {
    const { what } = mount;
    if (mount.into === router && outer === own)
        return false;
    if (what === router && router.startsWith('@'))
        return true;
    const words = what.match(/[\w$]+/g) ?? [];
    if (outer === own)
        return router !== '' && words.includes(router);
    // Django names a module, others what they import from one.
    if (`/${own.file.path}`.endsWith(`/${what.replaceAll('.', '/')}.py`))
        return true;
    if (own.file.path.endsWith('.py') && words.length > 1 && words.at(-1) !== router)
        return false;
    const stem = stemOf(own.file.path);
    if (/\b(?:require|import)\(/.test(what))
        return words.includes(stem);
    return outer.imports.some(({ name, stems }) => stems.includes(stem) && words.includes(name));
}

;// CONCATENATED MODULE: ./src/init/shape.ts

const QUESTIONS = 'prompt|question|query|messages?|user_?(?:input|message|query)|input|text|q';
/** Likeliest first: a message may be one of an error. */
const TEXTS = ['text', 'answer', 'response', 'reply', 'output', 'completion', 'content', 'result', 'message'];
/** How much of a handler is looked at. */
const HANDLER = 4000;
/** Reads the names of a route's fields from its handler and the classes that the handler names. */
function findShape(route, files, routes) {
    const handler = handlerOf(route, routes);
    const isPython = route.file.path.endsWith('.py');
    const question = isPython ? pythonQuestion(handler, files) : nodeQuestion(handler);
    const text = isPython ? pythonText(handler, files) : seekText(handler, nodeText);
    const stream = seek(handler, STREAM);
    return { ...(question && { question }), ...(text && { text }), ...(stream && { stream }) };
}
/** From the route up to the next one in its file. */
function handlerOf({ file, offset }, routes) {
    const later = routes
        .filter((other) => other.file === file && other.offset > offset)
        .map((other) => other.offset);
    return { file, start: offset, end: Math.min(offset + HANDLER, file.text.length, ...later) };
}
/** What the pattern's named group `field` matches in a part, and where; the pattern has the flag `d`. */
function seek({ file, start, end }, pattern) {
    const match = pattern.exec(file.text.slice(start, end));
    const [field, at] = [match?.groups?.['field'], match?.indices?.groups?.['field']];
    return field === undefined || !at ? undefined : found(field, file, start + at[0]);
}
/** The likeliest field of an answer that a pattern finds. */
function seekText(part, pattern) {
    for (const field of TEXTS) {
        const seen = seek(part, pattern(`(?<field>${field})`));
        if (seen)
            return seen;
    }
    return undefined;
}
const STREAM = /(?<field>StreamingResponse|EventSourceResponse|text\/event-stream|to\w{0,20}StreamResponse|streamSSE)/d;
const IN_BODY = new RegExp(String.raw `(?:json|body|data|payload|req|get_json\([^)]{0,40}\)|\.POST)(?:\[|\.get\()\s{0,9}["'](?<field>${QUESTIONS})["']`, 'd');
function pythonQuestion(handler, files) {
    const field = new RegExp(String.raw `^[ \t]{1,8}(?<field>${QUESTIONS})[ \t]{0,4}:`, 'dm');
    const models = signatureClasses(handler).flatMap((name) => classNamed(name, files) ?? []);
    for (const model of models) {
        const seen = seek(model, field);
        if (seen)
            return seen;
    }
    return seek(handler, IN_BODY);
}
/** Classes that annotate the parameters of the handler's function. */
function signatureClasses({ file, start, end }) {
    const [, parameters = ''] = /\bdef \w{1,80}\(([^)]{0,400})/.exec(file.text.slice(start, end)) ?? [];
    return [...parameters.matchAll(/:\s{0,4}([A-Z]\w{0,80})/g)].map(([, name = '']) => name);
}
/** In the object that is returned, or in the class of the answer. */
function pythonText(handler, files) {
    const returned = seekText(handler, pythonObject) ?? seekText(handler, pythonInstance);
    if (returned)
        return returned;
    const text = handler.file.text.slice(handler.start, handler.end);
    const [, model, type] = /\bresponse_model\s{0,4}=\s{0,4}(\w{1,80})|->\s{0,4}(\w{1,80})\s{0,4}:/.exec(text) ?? [];
    const answer = classNamed(model ?? type ?? '', files);
    return answer && classText(answer, files);
}
const shape_DEEPEST = 2;
/** The field of a class that holds the text; where that is an object of a class itself, its path, e.g. `answer.text`. */
function classText(part, files, depth = 0) {
    const own = seekText(part, (field) => new RegExp(String.raw `^[ \t]{1,8}${field}[ \t]{0,4}:`, 'dm'));
    if (!own || depth === shape_DEEPEST)
        return own;
    const annotated = String.raw `^[ \t]{1,8}${own.value}[ \t]{0,4}:[ \t]{0,4}(?<field>[A-Z]\w{0,80})`;
    const type = seek(part, new RegExp(annotated, 'dm'));
    const inner = type && classNamed(type.value, files);
    const nested = inner && classText(inner, files, depth + 1);
    return nested ? { ...own, value: `${own.value}.${nested.value}` } : own;
}
const JSON_CALL = String.raw `(?:\w{0,20}jsonify|JSONResponse|JsonResponse)\(\s{0,40}(?:content\s{0,4}=\s{0,4})?`;
function pythonObject(field) {
    return new RegExp(String.raw `(?:\breturn\s{1,9}(?:${JSON_CALL})?|\b${JSON_CALL})\{[^}]{0,200}?["']${field}["']\s{0,4}:`, 'd');
}
function pythonInstance(field) {
    return new RegExp(String.raw `\breturn [A-Z]\w{0,80}\([^)]{0,200}?\b${field}\s{0,4}=`, 'd');
}
/** The body of a class, up to where its indentation ends. */
function classNamed(name, files) {
    if (!/^\w+$/.test(name))
        return undefined;
    const head = new RegExp(String.raw `^class ${name}\b[^\n]{0,200}:\n`, 'm');
    for (const file of files) {
        const match = head.exec(file.text);
        if (!match)
            continue;
        const start = match.index + match[0].length;
        const length = file.text.slice(start, start + HANDLER).search(/^\S/m);
        return { file, start, end: length < 0 ? start + HANDLER : start + length };
    }
    return undefined;
}
/** `const { question } = req.body`, `await request.json()`, `req.body.question` */
function nodeQuestion(handler) {
    return seek(handler, DESTRUCTURED) ?? seek(handler, NODE_MEMBER);
}
const DESTRUCTURED = new RegExp(String.raw `\{[^{}]{0,120}?\b(?<field>${QUESTIONS})\b[^{}]{0,120}\}\s{0,9}(?::[^=\n]{0,80})?=[^;\n]{0,80}(?:\bbody\b|\bjson\b)`, 'd');
const NODE_MEMBER = new RegExp(String.raw `\bbody\??\.(?<field>${QUESTIONS})\b`, 'd');
function nodeText(field) {
    return new RegExp(String.raw `(?:\bjson\(|\bsend\(|\breturn|\bbody\s{0,4}=)\s{0,40}\{[^}]{0,200}?\b${field}\b["']?\s{0,4}[:,}]`, 'd');
}

// EXTERNAL MODULE: ./src/model/own.ts
var own = __webpack_require__(3057);
;// CONCATENATED MODULE: ./src/init/start/node.ts




/** The start or dev script of package.json, else Node on the file that listens. */
function nodeStart(survey, project, tools) {
    const pack = readPackage(survey, project.folder);
    for (const name of ['start', 'dev']) {
        if (pack && (0,own/* ownValue */.e)(pack.scripts, name) !== undefined)
            return { kind: 'script', command: found(tools.script(name), pack.file, scriptOffset(pack, name)) };
    }
    const command = mainFile(pack, survey, project) ?? listeningFile(survey, project);
    return command && { kind: 'derived', command };
}
function scriptOffset({ file }, name) {
    const scripts = Math.max(0, file.text.indexOf('"scripts"'));
    return Math.max(scripts, file.text.indexOf(`"${name}"`, scripts));
}
function mainFile(pack, { paths }, { folder }) {
    const main = pack?.main?.replace(/^\.\//, '');
    if (!pack || main === undefined || !paths.includes(inside(folder, main)))
        return undefined;
    return found(`node ${shellWord(main)}`, pack.file, Math.max(0, pack.file.text.indexOf('"main"')));
}
function listeningFile({ files }, { folder }) {
    const runnable = files.filter(({ path }) => /\.[cm]?js$/.test(path) && isBelow(folder, path));
    const place = firstMatch(runnable, /\.listen\(/);
    if (!place)
        return undefined;
    const local = folder === '' ? place.file.path : place.file.path.slice(folder.length + 1);
    return found(`node ${shellWord(local)}`, place.file, place.offset);
}

;// CONCATENATED MODULE: ./src/init/start/python.ts


/** The command of a server for the app object in the code, or of Django's own. */
function pythonStart(survey, project, port) {
    const files = survey.files.filter(({ path }) => path.endsWith('.py') && isBelow(project.folder, path));
    const app = chooseApp(files);
    const manage = files.find(({ path }) => path === inside(project.folder, 'manage.py'));
    if (manage && project.framework?.value === 'Django')
        return derived(found(`python manage.py runserver ${port} --noreload`, manage));
    if (!app)
        return undefined;
    const serve = app.kind === 'flask' ? flaskCommand : uvicornCommand;
    return derived(found(serve(app, survey, project.folder, port), app.file, app.offset));
}
function derived(command) {
    return { kind: 'derived', command };
}
const MAKES_APP = /\b(?:\w{1,40}\.)?(FastAPI|Flask|Starlette)\(/;
const APP = /^(\w{1,60})(?:\s{0,9}:\s{0,9}[\w.]{1,60})?\s{0,9}=\s{0,9}(?:\w{1,40}\.)?(FastAPI|Flask|Starlette)\(/m;
const FACTORY = /^def (create_app|make_app|build_app|get_app|app_factory)\(/m;
const LIKELY = /^(?:main|app|server|api|asgi|wsgi|__init__)\.py$/;
function chooseApp(files) {
    const likely = [
        ...files.filter(({ path }) => LIKELY.test(nameOf(path))),
        ...files.filter(({ path }) => !LIKELY.test(nameOf(path))),
    ];
    return first(likely, madeAtTop) ?? first(likely, madeByFactory);
}
function first(files, look) {
    for (const file of files) {
        const seen = look(file);
        if (seen !== undefined)
            return seen;
    }
    return undefined;
}
function madeAtTop(file) {
    const match = APP.exec(file.text);
    if (!match)
        return undefined;
    const kind = match[2] === 'Flask' ? 'flask' : 'asgi';
    return { file, offset: match.index, name: match[1] ?? '', kind, isFactory: false };
}
function madeByFactory(file) {
    const [maker, factory] = [MAKES_APP.exec(file.text), FACTORY.exec(file.text)];
    if (!maker || !factory)
        return undefined;
    const kind = maker[1] === 'Flask' ? 'flask' : 'asgi';
    return { file, offset: factory.index, name: factory[1] ?? '', kind, isFactory: true };
}
function uvicornCommand(app, survey, folder, port) {
    const { module, root } = importable(app.file.path, survey, folder);
    const options = [
        ...(app.isFactory ? ['--factory'] : []),
        ...(root === '' ? [] : ['--app-dir', shellWord(root)]),
        `--port ${port}`,
    ];
    return ['uvicorn', shellWord(`${module}:${app.name}`), ...options].join(' ');
}
/** Flask finds an object named app, and a function named create_app, by itself. */
function flaskCommand(app, survey, folder, port) {
    const { module, root } = importable(app.file.path, survey, folder);
    const place = root === '' ? module : `${root}/${module.replaceAll('.', '/')}.py`;
    const isUsual = ['app', 'application', 'create_app', 'make_app'].includes(app.name);
    return `flask --app ${shellWord(isUsual ? place : `${place}:${app.name}`)} run --port ${port}`;
}
/** A module's name as Python imports it, and the folder (from the project's) that it is imported from. */
function importable(path, { paths }, folder) {
    const local = folder === '' ? path : path.slice(folder.length + 1);
    const parts = local.replace(/\.py$/, '').split('/');
    const odd = parts.slice(0, -1).findLastIndex((part) => !/^[A-Za-z_]\w*$/.test(part));
    const isSourceFolder = odd < 0 && parts.length > 1 && parts[0] === 'src' && !paths.includes(inside(folder, 'src/__init__.py'));
    const cut = isSourceFolder ? 1 : odd + 1;
    const names = parts.slice(cut);
    const module = names.at(-1) === '__init__' && names.length > 1 ? names.slice(0, -1) : names;
    return { module: module.join('.'), root: parts.slice(0, cut).join('/') };
}

;// CONCATENATED MODULE: ./src/init/start/tools.ts



/** Reads the project's tools from its files; `outer` are the names in the repository's root, where workspaces lock. */
function toolsOf(survey, project, outer) {
    const own = (name) => survey.paths.includes(inside(project.folder, name));
    const has = (name) => own(name) || outer.includes(name);
    const tools = project.language === 'python' ? pythonTools(survey, project, has, own) : nodeTools(survey, project, has);
    const version = versionFile(survey, project);
    return {
        script: (name) => `npm run ${name}`,
        runner: '',
        ...tools,
        ...(version && { versionFile: version }),
    };
}
function pythonTools(survey, project, has, own) {
    const text = (name) => survey.files.find(({ path }) => path === inside(project.folder, name))?.text ?? '';
    if (has('uv.lock'))
        return { install: ['pip install uv', 'uv sync --locked'], runner: 'uv run ' };
    if (has('poetry.lock') || /^\[tool\.poetry\]/m.test(text('pyproject.toml')))
        return { install: ['pip install poetry', 'poetry install'], runner: 'poetry run ' };
    if (own('Pipfile'))
        return { install: ['pip install pipenv', 'pipenv install'], runner: 'pipenv run ' };
    const requirements = requirementsFile(survey, project);
    if (requirements !== undefined)
        return { install: [`pip install -r ${shellWord(requirements)}`] };
    const isPackage = /^\[(?:project|build-system)\]/m.test(text('pyproject.toml')) || own('setup.py');
    return { install: isPackage || /^\[metadata\]/m.test(text('setup.cfg')) ? ['pip install .'] : [] };
}
function requirementsFile({ paths }, { folder }) {
    const names = paths
        .filter((path) => path === inside(folder, nameOf(path)) && /^requirements[^/]*\.txt$/.test(nameOf(path)))
        .map(nameOf);
    return names.includes('requirements.txt')
        ? 'requirements.txt'
        : names.find((name) => !/dev|test|lint|doc/.test(name));
}
/** Node brings npm; the other managers are installed first, as newer Nodes do not bring corepack. */
function nodeTools(survey, { folder }, has) {
    const tools = nodeManager(has);
    const isBuilt = (0,own/* ownValue */.e)(readPackage(survey, folder)?.scripts, 'build') !== undefined;
    return isBuilt ? { ...tools, install: [...tools.install, tools.script('build')] } : tools;
}
function nodeManager(has) {
    const corepack = ['npm install --global corepack', 'corepack enable'];
    if (has('pnpm-lock.yaml'))
        return { install: [...corepack, 'pnpm install --frozen-lockfile'], script: (name) => `pnpm run ${name}` };
    if (has('yarn.lock')) {
        const frozen = has('.yarnrc.yml') ? '--immutable' : '--frozen-lockfile';
        return { install: [...corepack, `yarn install ${frozen}`], script: (name) => `yarn run ${name}` };
    }
    if (has('bun.lock') || has('bun.lockb'))
        return {
            install: ['npm install --global bun', 'bun install --frozen-lockfile'],
            script: (name) => `bun run ${name}`,
        };
    const isLocked = has('package-lock.json') || has('npm-shrinkwrap.json');
    const script = (name) => (name === 'start' ? 'npm start' : `npm run ${name}`);
    return { install: [isLocked ? 'npm ci' : 'npm install'], script };
}
/** A manifest counts only where it names a version. */
function versionFile({ paths, files }, { folder, language }) {
    const names = language === 'python' ? ['.python-version'] : ['.nvmrc', '.node-version'];
    const plain = names.flatMap((name) => [inside(folder, name), name]).find((path) => paths.includes(path));
    if (plain !== undefined)
        return plain;
    const [manifest, says] = language === 'python'
        ? ['pyproject.toml', /^(?:requires-python|python)\s*=/m]
        : ['package.json', /"engines"\s*:\s*\{[^}]{0,200}"node"/];
    const path = inside(folder, manifest);
    return files.some((file) => file.path === path && says.test(file.text)) ? path : undefined;
}

;// CONCATENATED MODULE: ./src/init/start/start.ts





/** How the app is started and what must be installed for it; no start where nothing tells it. */
function findStart(survey, project, port, outer) {
    const tools = toolsOf(survey, project, outer);
    const own = project.language === 'python' ? pythonStart(survey, project, port) : nodeStart(survey, project, tools);
    const start = own?.kind === 'script' ? own : (procfile(survey, project) ?? own);
    if (!start)
        return { tools };
    const command = { ...start.command, value: tools.runner + start.command.value };
    return { start: { command, folder: project.folder, takesPort: start.kind === 'procfile' }, tools };
}
/** What a platform would run; such a command may count on a PORT. */
function procfile({ files }, { folder }) {
    const file = files.find(({ path }) => path === inside(folder, 'Procfile'));
    const web = file && /^web:[ \t]*(\S.*)$/m.exec(file.text);
    return web ? { kind: 'procfile', command: found((web[1] ?? '').trim(), file, web.index) } : undefined;
}

// EXTERNAL MODULE: ./src/suites/qa/golden-schema.ts
var golden_schema = __webpack_require__(459);
;// CONCATENATED MODULE: ./src/init/suites.ts




/** Looks for data of the four systems: RAGSpine's golden files, fitz-gov's folders, ragverdict's and fairtrace's suites. */
function findSuites({ paths, files }) {
    const lines = files.filter(({ path }) => path.endsWith('.jsonl'));
    const judged = lines.map((file) => ({ file, ...goldenLines(file) }));
    const goldens = judged
        .filter(({ good }) => good > 0)
        .sort((a, b) => goldenRank(a) - goldenRank(b) || b.good - a.good);
    return {
        goldens: goldens.map(({ file }) => found(file.path, file)),
        mentions: [
            ...goldens.flatMap(({ file, badLine }) => faulty(file, badLine)),
            ...judged.flatMap(({ file, good, asks }) => (good === 0 && asks ? [questions(file)] : [])),
            ...governanceFolders(paths),
            ...files.flatMap(foreignSuite),
        ],
    };
}
function goldenLines({ text }) {
    let [good, asks, badLine] = [0, false, 0];
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const value = jsonValue(line);
        asks ||= hasQuestion(value);
        if (golden_schema/* goldenSchema */.t.safeParse(value).success)
            good += 1;
        else
            badLine ||= index + 1;
    }
    return { good, asks, ...(badLine > 0 && { badLine }) };
}
function hasQuestion(value) {
    return typeof value === 'object' && value !== null && 'question' in value;
}
/** Sound files before faulty ones, then those that are called so. */
function goldenRank({ file, badLine }) {
    return (badLine === undefined ? 0 : 2) + (/golden/i.test(file.path) ? 0 : 1);
}
function faulty({ path }, line) {
    if (line === undefined)
        return [];
    return [{ file: path, line, what: 'is no case of a golden file; `ragbench validate` says what is wrong' }];
}
function questions({ path }) {
    return {
        file: path,
        what: 'has questions, but not in the form of a golden file (id, question, case_type, expected, tags, reference_date)',
    };
}
function governanceFolders(paths) {
    const tiers = paths.map(folderOf).filter((folder) => /(?:^|\/)tier0_sanity$/.test(folder));
    return [...new Set(tiers.map(folderOf))].map((folder) => ({
        file: folder === '' ? '.' : folder,
        what: 'holds governance cases: a suite of kind governance takes the folder as its data',
    }));
}
const FOREIGN = [
    {
        pattern: /\bevaluator["']?\s{0,9}:\s{0,9}["']?(?:tool_coverage|rag_quality|citation_audit|edge_cases)\b/,
        what: "is ragverdict's suite: `behavior: { file: … }` reads it; `ragbench validate` checks it, `run` cannot judge it yet",
    },
    {
        pattern: /\btype["']?\s{0,9}:\s{0,9}["']?(?:refusal_gap|verbosity_gap|helpfulness_gap|toxicity_gap|counterfactual_stability|tool_use_parity|retrieval_exposure_gap|plan_length_gap|escalation_parity|friction_point_gap|escalation_reason_parity)\b/,
        what: "is fairtrace's suite: `fairness: { file: … }` reads it; `ragbench validate` checks it, `run` cannot judge it yet",
    },
];
function foreignSuite({ path, text }) {
    if (!/\.(?:ya?ml|json)$/.test(path))
        return [];
    const suite = FOREIGN.find(({ pattern }) => pattern.test(text));
    return suite ? [{ file: path, what: suite.what }] : [];
}

;// CONCATENATED MODULE: ./src/init/detect.ts







/** Reads a survey; `outer` are the names in the root of the repository, when that is not the surveyed folder. */
function detect(survey, outer = []) {
    const routes = findRoutes(survey.files);
    const chat = chooseChat(routes);
    const project = findProject(survey, chat?.file);
    const port = findPort(survey, project, chat?.file);
    const own = project && findStart(survey, project, port.value, outer);
    const health = chooseHealth(chat ? routes.filter(({ file }) => ofOneApp(file.path, chat)) : routes);
    const { goldens, mentions } = findSuites(survey);
    return {
        ...(project && { project }),
        ...(own && { tools: own.tools }),
        ...(own?.start && { start: own.start }),
        port,
        ...(chat && { route: chat.path }),
        ...(health && { health: health.path }),
        format: formatOf(chat),
        shape: chat ? findShape(chat, survey.files, routes) : {},
        goldens,
        mentions,
    };
}
/** A repository may hold a frontend with routes of its own. */
function ofOneApp(path, { file }) {
    return path.endsWith('.py') === file.path.endsWith('.py');
}
function formatOf(chat) {
    if (chat?.by === 'langserve')
        return 'langserve';
    return chat && OPENAI_PATH.test(chat.path.value) ? 'openai-chat' : 'own';
}

;// CONCATENATED MODULE: ./src/init/golden-text.ts
/** Where the starter golden file goes. */
const GOLDEN_PATH = 'eval/golden.jsonl';
/**
 * A starter golden file: one case of each plain type, to be replaced. `today` is an ISO date, which becomes the fixed
 * "today" of its questions.
 */
function goldenText(today) {
    return SAMPLES.map((sample) => `${JSON.stringify({ ...sample, reference_date: today })}\n`).join('');
}
const SAMPLES = [
    {
        id: 'sample-numeric',
        question: 'Replace me: how many bikes are in the depot?',
        case_type: 'numeric',
        expected: {
            clarification: 'none',
            refuse: false,
            value: 41,
            unit: 'pcs',
            source: { doc: 'stock.md', locator: 'row=1' },
        },
        tags: { topic: 'sample', scope: 'sample', qtype: 'numeric' },
    },
    {
        id: 'sample-narrative',
        question: 'Replace me: what are the opening hours of the depot?',
        case_type: 'narrative',
        expected: { clarification: 'none', refuse: false, narrative_doc: 'depot.md' },
        tags: { topic: 'sample', scope: 'sample', qtype: 'narrative' },
    },
    {
        id: 'sample-refusal',
        question: 'Replace me: what will the depot cost in 2031?',
        case_type: 'refusal',
        expected: { clarification: 'none', refuse: true },
        tags: { topic: 'sample', scope: 'sample', qtype: 'refusal' },
    },
];

// EXTERNAL MODULE: ./src/read/decode.ts
var decode = __webpack_require__(2096);
;// CONCATENATED MODULE: ./src/init/survey.ts

const MOST_FOLDERS = 400;
const MOST_ENTRIES = 2000;
/** Files that are read, of code and of data each. */
const MOST_READ = { code: 300, data: 100 };
/** Of each file only the beginning counts. */
const MOST_BYTES = 256 * 1024;
const SKIPPED = new Set([
    'node_modules',
    'bower_components',
    'site-packages',
    '__pycache__',
    'venv',
    'env',
    'dist',
    'build',
    'out',
    'target',
    'coverage',
    'vendor',
]);
/** Looks at a folder and all below it but dependencies, builds and hidden folders; bounded, nearest files first. */
async function survey(files) {
    const paths = await walk(files);
    const worth = [
        ...paths.filter(isCode).slice(0, MOST_READ.code),
        ...paths.filter(isData).slice(0, MOST_READ.data),
    ];
    const read = [];
    for (const path of worth) {
        const text = await readBeginning(files, path);
        if (text !== undefined)
            read.push({ path, text });
    }
    return { paths, files: read };
}
async function walk(files) {
    const paths = [];
    const folders = ['.'];
    for (let next = 0; next < Math.min(folders.length, MOST_FOLDERS); next += 1) {
        const folder = folders[next] ?? '.';
        const entries = (await files.list(folder)) ?? [];
        // A virtual environment may have any name; this file gives it away.
        if (entries.some(({ name }) => name === 'pyvenv.cfg'))
            continue;
        for (const { name, kind } of entries.slice(0, MOST_ENTRIES)) {
            const path = folder === '.' ? name : `${folder}/${name}`;
            if (kind === 'file')
                paths.push(path);
            else if (!SKIPPED.has(name) && !name.startsWith('.'))
                folders.push(path);
        }
    }
    return paths;
}
const MANIFEST = /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.cfg|Pipfile|requirements[^/]*\.txt|Procfile|Dockerfile[^/]*|(?:docker-)?compose[^/]*\.ya?ml)$/;
const SOURCE = /\.(?:py|[cm]?[jt]sx?)$/;
/** Tests make apps and routes, too, but not those that are served. */
const OF_TESTS = /(?:^|\/)(?:tests?|__tests__|spec|e2e)\/|(?:^|\/)(?:test_|conftest)[^/]*\.py$|(?:_test\.py|\.(?:test|spec|min|d)\.[cm]?[jt]sx?)$/;
function isCode(path) {
    return MANIFEST.test(path) || (SOURCE.test(path) && !OF_TESTS.test(path));
}
const DATA = /\.(?:jsonl|ya?ml|json)$/;
const NO_SUITE = /(?:^|\/)(?:package(?:-lock)?|tsconfig[^/]*|[^/]*lock)\.(?:json|ya?ml)$/;
function isData(path) {
    return DATA.test(path) && !MANIFEST.test(path) && !NO_SUITE.test(path);
}
const LINE_FEED = 0x0a;
async function readBeginning(files, path) {
    const read = await files.read(path);
    if (read.kind !== 'ok')
        return undefined;
    const text = (0,decode/* decodeText */.g7)(path, wholeLines(read.bytes));
    return text.kind === 'ok' ? text.value : undefined;
}
/** A line that the limit cuts is left out. */
function wholeLines(bytes) {
    if (bytes.length < MOST_BYTES)
        return bytes;
    return bytes.subarray(0, bytes.subarray(0, MOST_BYTES).lastIndexOf(LINE_FEED) + 1);
}

// EXTERNAL MODULE: ./src/read/yaml.ts
var yaml = __webpack_require__(4257);
;// CONCATENATED MODULE: ./src/init/workflow.ts



/** The action as a workflow names it. */
const ACTION = 'org/ragbench-action';
/** The name of the job, and so of the check, that judges a pull request. */
function gateName(name) {
    return `${title(name)} gate`;
}
function title(name) {
    return name === '' ? 'ragbench' : `ragbench ${name}`;
}
/**
 * The recommended workflow. The job that runs a pull request's code may read the repository and write comment and check,
 * no more; the one that may commit the baseline runs on the default branch only.
 */
function workflowText(options) {
    return [
        '# Judges the app on every pull request, and raises the baseline on the default branch.',
        '# The tag of an action can be moved; to pin each action by the sha of its commit is safer.',
        `name: ${title(options.name)}`,
        'on:',
        '  pull_request:',
        '  push:',
        '    branches:',
        branchLine(options.branch),
        '',
        'permissions: {}',
        '',
        'jobs:',
        ...gateJob(options),
        '',
        ...baselineJob(options),
        '',
    ].join('\n');
}
function branchLine(branch) {
    if (branch === undefined)
        return commented('      - main', 'a guess: the default branch');
    // What would be a pattern is escaped; an expression has no place here, and `*` stands for its first sign.
    const pattern = branch.replaceAll(/[*?+[\]!\\]/g, String.raw `\$&`).replaceAll('${{', '*{{');
    return `      - ${inWorkflow(pattern)}`;
}
function gateJob(options) {
    return [
        "  # Runs the pull request's code, so it may read the repository, write the comment and the check, and no more.",
        '  gate:',
        `    name: ${gateName(options.name)}`,
        "    if: github.event_name == 'pull_request'",
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 45',
        '    permissions:',
        '      contents: read',
        '      pull-requests: write',
        '      checks: write',
        '    concurrency:',
        '      group: ${{ github.workflow }}-${{ github.ref }}',
        '      cancel-in-progress: true',
        ...steps(options),
    ];
}
function baselineJob(options) {
    return [
        '  # Runs what was merged, and commits the baseline when it rose.',
        '  baseline:',
        `    name: ${title(options.name)} baseline`,
        "    if: github.event_name == 'push'",
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 45',
        '    permissions:',
        '      contents: write',
        '      checks: write',
        '    concurrency:',
        '      group: ${{ github.workflow }}-baseline',
        '      cancel-in-progress: false',
        ...steps(options),
    ];
}
function steps({ folder, setup }) {
    return [
        '    steps:',
        '      - uses: actions/checkout@v7',
        '        with:',
        '          persist-credentials: false',
        ...(setup
            ? [...setupStep(setup), ...installSteps(setup)]
            : ["      # Set up the app's language here, and install what it needs."]),
        `      - uses: ${ACTION}@v1`,
        ...(folder === '' ? [] : ['        with:', `          working-directory: ${inWorkflow(folder)}`]),
        '        # env: { MODEL_KEY: "${{ secrets.MODEL_KEY }}" }  # what the app needs; pull requests from forks get none',
        ...uploadStep(folder),
    ];
}
const SETUPS = {
    python: { key: 'python-version', guess: '"3.x"' },
    node: { key: 'node-version', guess: 'lts/*' },
};
function setupStep({ language, versionFile }) {
    const { key, guess } = SETUPS[language];
    return [
        `      - uses: actions/setup-${language}@v7`,
        '        with:',
        versionFile === undefined
            ? commented(`          ${key}: ${guess}`, 'a guess: the version that you deploy on')
            : `          ${key}-file: ${inWorkflow(versionFile)}`,
    ];
}
function installSteps({ install, folder }) {
    if (install.length === 0)
        return ['      # Nothing in the repository tells what to install for the app: do it here.'];
    return install.flatMap((command) => [
        `      - run: ${inWorkflow(command)}`,
        ...(folder === '' ? [] : [`        working-directory: ${inWorkflow(folder)}`]),
    ]);
}
function uploadStep(folder) {
    const files = ['ragbench-report.json', 'ragbench-recording.jsonl'].map((name) => inside(folder, name));
    const inputs = (0,dist/* stringify */.As)({ name: 'ragbench', path: expressionFree(files.join('\n')) }, { lineWidth: 0 });
    return [
        '      - uses: actions/upload-artifact@v7',
        '        if: ${{ !cancelled() }}',
        '        with:',
        ...inputs
            .trimEnd()
            .split('\n')
            .map((line) => `          ${line}`),
    ];
}

;// CONCATENATED MODULE: ./src/init/workflow-place.ts




const WORKFLOWS = '.github/workflows';
/**
 * Finds the place of the workflow for a folder of the repository ('' is its root) among those that exist: one per
 * folder, so that several gates never meet in one file.
 */
async function placeWorkflow(root, folder) {
    const names = ((await root.list(WORKFLOWS)) ?? []).map(({ name }) => name);
    const running = await findRunning(root, names, folder);
    if (running !== undefined)
        return { kind: 'taken', path: running, why: 'it runs this gate already' };
    if (folder === '')
        return rootPlace(names);
    const base = slug(folder);
    const candidates = [base, ...Array.from({ length: names.length }, (_, index) => `${base}-${index + 2}`)];
    // There is one more candidate than there are names.
    const name = candidates.find((candidate) => !names.includes(`ragbench-${candidate}.yml`)) ?? base;
    return { kind: 'free', path: `${WORKFLOWS}/ragbench-${name}.yml`, name };
}
function rootPlace(names) {
    const path = `${WORKFLOWS}/ragbench.yml`;
    if (names.includes('ragbench.yml'))
        return { kind: 'taken', path, why: 'it exists' };
    return { kind: 'free', path, name: '' };
}
function slug(folder) {
    return folder.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'app';
}
const MOST_WORKFLOWS = 100;
async function findRunning(root, names, folder) {
    for (const name of names.filter((one) => /\.ya?ml$/.test(one)).slice(0, MOST_WORKFLOWS)) {
        const path = `${WORKFLOWS}/${name}`;
        const read = await root.read(path);
        const text = read.kind === 'ok' ? (0,decode/* decodeText */.g7)(path, read.bytes) : read;
        if (text.kind !== 'ok')
            continue;
        const document = (0,yaml/* parseYaml */.h)(path, text.value);
        if (document.kind === 'ok' && foldersJudged(document.value.value).includes(folder))
            return path;
    }
    return undefined;
}
/** The folders that a workflow runs the action in. */
function foldersJudged(workflow) {
    return children(member(workflow, 'jobs')).flatMap((job) => children(member(job, 'steps'))
        .filter((step) => isAction(member(step, 'uses')))
        .map((step) => folderGiven(member(member(step, 'with'), 'working-directory'))));
}
function isAction(uses) {
    return typeof uses === 'string' && nameOf(uses.split('@')[0] ?? '') === nameOf(ACTION);
}
function folderGiven(value) {
    const text = typeof value === 'string' ? value.replaceAll("${{ '${{' }}", '${{') : '';
    return text
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}
function member(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
}
function children(value) {
    return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

;// CONCATENATED MODULE: ./src/init/plan.ts







/** Looks at the repository and plans the files; nothing that exists is to be written. */
async function planInit(place) {
    const outer = place.folder === '' ? [] : await namesIn(place.root, '.');
    const detection = detect(await survey(place.files), outer);
    const data = await planData(place, detection);
    const { file, check } = await planWorkflow(place, detection);
    return { detection, files: [...data, file], ...(check !== undefined && { check }) };
}
const CONFIG = 'ragbench.yml';
const EXISTS = { kind: 'keep', why: 'it exists' };
/** The config and its golden file. A config that exists names its own data, so none is made for it. */
async function planData({ files, today }, detection) {
    const [own] = detection.goldens;
    const kept = own && planned(own.value, { kind: 'keep', why: 'it holds cases already' });
    if (await exists(files, CONFIG))
        return [planned(CONFIG, EXISTS), ...(kept ? [kept] : [])];
    const golden = kept ?? planned(await freePath(files, GOLDEN_PATH), { kind: 'write', text: goldenText(today) });
    return [planned(CONFIG, { kind: 'write', text: configText(detection, golden.path) }), golden];
}
function planned(path, step, from = 'folder') {
    return { path, from, step };
}
async function planWorkflow({ root, folder, branch }, detection) {
    const place = await placeWorkflow(root, folder);
    if (place.kind === 'taken')
        return { file: planned(place.path, { kind: 'keep', why: place.why }, 'root') };
    const { path, name } = place;
    const setup = setupOf(detection, folder);
    const text = workflowText({ folder, name, ...(branch && { branch }), ...(setup && { setup }) });
    return { file: planned(path, { kind: 'write', text }, 'root'), check: gateName(name) };
}
/** The detection's paths, which are from the folder of ragbench.yml, as seen from the root. */
function setupOf({ project, tools }, folder) {
    if (!project || !tools)
        return undefined;
    return {
        language: project.language,
        ...(tools.versionFile !== undefined && { versionFile: inside(folder, tools.versionFile) }),
        install: tools.install,
        folder: project.folder === '' ? folder : inside(folder, project.folder),
    };
}
async function namesIn(files, folder) {
    return ((await files.list(folder)) ?? []).map(({ name }) => name);
}
async function exists(files, path) {
    return (await namesIn(files, folderOf(path) || '.')).includes(nameOf(path));
}
/** The path, or where a file of that name holds something else the first numbered one that is free. */
async function freePath(files, path) {
    const taken = await namesIn(files, folderOf(path) || '.');
    if (!taken.includes(nameOf(path)))
        return path;
    const numbered = taken.map((_, index) => path.replace(/(?=\.[^.]+$)/, `-${index + 2}`));
    return numbered.find((one) => !taken.includes(nameOf(one))) ?? path;
}

;// CONCATENATED MODULE: ./src/init/repository.ts
/** Finds the place in a git repository; undefined outside of one. */
async function findRepository(git) {
    const root = await git(['rev-parse', '--show-toplevel']);
    const prefix = await git(['rev-parse', '--show-prefix']);
    if (root === undefined || prefix === undefined)
        return undefined;
    const head = await git(['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']);
    const branch = head?.replace(/^origin\//, '');
    return { root, folder: prefix.replace(/\/$/, ''), ...(branch && { branch }) };
}

// EXTERNAL MODULE: ./src/render/width.ts
var width = __webpack_require__(2948);
;// CONCATENATED MODULE: ./src/init/summary.ts




/** What was found and what was written, and what to do next, for the terminal. */
function summaryText({ detection, check }, done) {
    const written = done.filter(({ outcome }) => outcome === 'written');
    const kept = done.filter(({ outcome }) => outcome === 'kept');
    return [
        isEmpty(detection)
            ? 'nothing that looks like an app was found; a new config holds placeholders'
            : 'found',
        ...table(namedFindings(detection).map(findingRow)),
        ...detection.mentions.map((mention) => `  ${(0,inert/* inert */.t)(mentionText(mention))}`),
        '',
        written.length === 0 ? 'nothing was written' : 'written',
        ...written.map(({ path }) => `  ${(0,inert/* inert */.t)(path)}`),
        ...(kept.length === 0
            ? []
            : ['left alone', ...table(kept.map(({ path, why = '' }) => [(0,inert/* inert */.t)(path), why]))]),
        '',
        ...nextSteps(written, check),
        '',
    ].join('\n');
}
/** {@link summaryText} as data. */
function summaryJson({ detection, check }, done) {
    const found = namedFindings(detection).flatMap(({ what, finding }) => {
        if (!finding)
            return [];
        const { value, basis, caution } = finding;
        return [{ what, value, ...basis, ...(caution !== undefined && { caution }) }];
    });
    return { found, mentions: detection.mentions, files: done, ...(check !== undefined && { check }) };
}
function isEmpty({ project, route, start }) {
    return !project?.framework && !route && !start;
}
function namedFindings({ project, start, port, route, health, shape, goldens }) {
    return [
        { what: 'framework', finding: project?.framework },
        { what: 'start', finding: start?.command },
        { what: 'port', finding: port },
        { what: 'route', finding: route },
        { what: 'health', finding: health },
        { what: 'question', finding: shape.question },
        { what: 'text', finding: shape.text },
        { what: 'golden', finding: goldens[0] },
    ];
}
function findingRow({ what, finding }) {
    if (!finding)
        return [what, '–', ''];
    return [what, (0,inert/* inert */.t)(String(finding.value), 60), basisText(finding)];
}
/** Rows of inert cells, indented, with columns that line up. */
function table(rows) {
    const widths = rows.reduce((most, row) => row.map((cell, index) => Math.max(most[index] ?? 0, (0,width/* displayWidth */.F1)(cell))), []);
    return rows.map((row) => `  ${row.map((cell, index) => (0,width/* pad */.eV)(cell, widths[index] ?? 0)).join('  ')}`.trimEnd());
}
function nextSteps(written, check) {
    const required = check === undefined ? "the gate's check" : `the check "${check}"`;
    const changed = written.length === 0 ? 'what you changed' : 'these files';
    return [
        'next',
        '  1. ragbench validate       after a look at every line that is a guess, and cases of your own in the golden file',
        '  2. ragbench run            starts the app and judges it; keep ragbench-report.json and ragbench-recording.jsonl out of git',
        `  3. ragbench baseline bump  then commit .ragbench/baseline.json and ${changed}, and make ${required} required`,
    ];
}

// EXTERNAL MODULE: ./src/io/disk.ts
var disk = __webpack_require__(5607);
// EXTERNAL MODULE: ./src/io/git-command.ts
var git_command = __webpack_require__(2888);
;// CONCATENATED MODULE: ./src/cli/commands/init.ts









/** `ragbench init`: writes a starter config, golden file and workflow for the repository here; never over a file. */
async function init(shell, { json }) {
    const repository = await findRepository(gitIn(shell.cwd));
    const root = repository?.root ?? shell.cwd;
    const plan = await planInit({
        files: beginnings(shell.cwd),
        root: beginnings(root),
        folder: repository?.folder ?? '',
        ...(repository?.branch !== undefined && { branch: repository.branch }),
        today: shell.now().toISOString().slice(0, 10),
    });
    const done = [];
    for (const file of plan.files) {
        const path = (0,external_node_path_.resolve)(file.from === 'root' ? root : shell.cwd, file.path);
        done.push({ path: (0,external_node_path_.relative)(shell.cwd, path), ...(await carryOut(path, file.step)) });
    }
    if (json)
        (0,bench_shell/* printJson */.Q2)(shell, summaryJson(plan, done));
    else
        shell.out(summaryText(plan, done));
    return bench_shell/* EXIT */.dc.ok;
}
async function carryOut(path, step) {
    if (step.kind === 'keep')
        return { outcome: 'kept', why: step.why };
    try {
        const isWritten = await (0,disk/* writeNew */.qf)(path, step.text);
        return isWritten ? { outcome: 'written' } : { outcome: 'kept', why: 'it exists' };
    }
    catch (error) {
        throw new disk/* WriteError */.QM(`${path} cannot be written (${error.message}); make its folder writable, then run it again: what it wrote before is kept`, { cause: error });
    }
}
/** The files of a folder, of each no more than counts; what is no plain file (a link, a pipe) is not read. */
function beginnings(folder) {
    const whole = (0,disk/* folderFiles */.kf)(folder);
    return { list: (path) => whole.list(path), read: (path) => init_readBeginning((0,external_node_path_.resolve)(folder, path)) };
}
async function init_readBeginning(path) {
    try {
        const found = await (0,promises_.lstat)(path);
        if (!found.isFile())
            return { kind: 'unreadable', why: 'it is no plain file' };
        const file = await (0,promises_.open)(path);
        const length = Math.min(found.size, MOST_BYTES);
        const { buffer, bytesRead } = await file
            .read(Buffer.alloc(length), 0, length, 0)
            .finally(() => file.close());
        return { kind: 'ok', bytes: buffer.subarray(0, bytesRead) };
    }
    catch (error) {
        return { kind: 'unreadable', why: error.message };
    }
}
/** What git cannot tell is not known, whatever the reason. */
function gitIn(folder) {
    return async (args) => {
        const result = await (0,git_command/* git */.$)(folder, args);
        return result.kind === 'ok' ? result.out : undefined;
    };
}


/***/ })

};
