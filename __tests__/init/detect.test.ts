import { describe, expect, it } from 'vitest';
import { APPS } from './apps.ts';
import { configOf, detected, faultsOf, lint, planned, textOf, workflowOf } from './repositories.ts';

type App = (typeof APPS)[keyof typeof APPS];

/** What the config must say of each app. */
const EXPECTED: { readonly [name in keyof typeof APPS]: object } = {
  fastapi: {
    start: {
      command: 'uvicorn app.main:app --port 8000',
      ready: { url: 'http://127.0.0.1:8000/healthz' },
    },
    url: 'http://127.0.0.1:8000/api/v1/ask',
    request: { question: '{{prompt}}' },
    response: { text: 'answer' },
  },
  flask: {
    start: {
      command: 'uv run flask --app server run --port 5050',
      ready: { url: 'http://127.0.0.1:5050/ping' },
    },
    url: 'http://127.0.0.1:5050/query',
    request: { query: '{{prompt}}' },
    response: { text: 'response' },
  },
  procfile: {
    start: { command: 'gunicorn wsgi:app --workers 2', env: { PORT: '5000' } },
    url: 'http://127.0.0.1:5000/chat',
  },
  django: {
    start: {
      command: 'pipenv run python manage.py runserver 8000 --noreload',
      ready: { url: 'http://127.0.0.1:8000/api/health/' },
    },
    url: 'http://127.0.0.1:8000/api/chat/',
  },
  starlette: {
    start: {
      command: 'poetry run uvicorn desk.app:app --app-dir src --port 9000',
      cwd: 'backend',
      ready: { url: 'http://127.0.0.1:9000/health' },
    },
    url: 'http://127.0.0.1:9000/answer',
  },
  langserve: {
    start: { command: 'uvicorn serve:app --port 8000' },
    url: 'http://127.0.0.1:8000/rag/invoke',
    preset: 'langserve',
  },
  openai: {
    start: { command: 'uvicorn main:app --port 8000' },
    url: 'http://127.0.0.1:8000/v1/chat/completions',
    preset: 'openai-chat',
  },
  express: {
    start: { command: 'npm start', ready: { url: 'http://127.0.0.1:4000/health' } },
    url: 'http://127.0.0.1:4000/api/chat',
    request: { message: '{{prompt}}' },
    response: { text: 'reply' },
  },
  next: {
    start: { command: 'pnpm run start', ready: { url: 'http://127.0.0.1:3100/api/health' } },
    url: 'http://127.0.0.1:3100/api/chat',
    request: { messages: '{{messages}}' },
  },
  fastify: {
    start: { command: 'yarn run dev', ready: { url: 'http://127.0.0.1:3456/v2/ready' } },
    url: 'http://127.0.0.1:3456/v2/rag',
  },
  hono: {
    start: { command: 'node index.js' },
    url: 'http://127.0.0.1:8787/api/v1/answer',
    response: { text: 'output' },
  },
  nest: { start: { command: 'npm start' }, url: 'http://127.0.0.1:3000/api/chat/ask' },
  koa: { start: { command: 'npm start' }, url: 'http://127.0.0.1:3000/bot/invoke' },
  nothing: { url: 'http://127.0.0.1:8000/chat' },
};

/** What a fresh machine must run for each app. */
const INSTALLED: { readonly [name in keyof typeof APPS]: readonly string[] } = {
  fastapi: ['pip install -r requirements.txt'],
  flask: ['pip install uv', 'uv sync --locked'],
  procfile: ['pip install -r requirements.txt'],
  django: ['pip install pipenv', 'pipenv install'],
  starlette: ['pip install poetry', 'poetry install'],
  langserve: ['pip install -r requirements.txt'],
  openai: ['pip install -r requirements.txt'],
  express: ['npm ci'],
  next: [
    'npm install --global corepack',
    'corepack enable',
    'pnpm install --frozen-lockfile',
    'pnpm run build',
  ],
  fastify: ['npm install --global corepack', 'corepack enable', 'yarn install --frozen-lockfile'],
  hono: ['npm install'],
  nest: ['npm install'],
  koa: ['npm install'],
  nothing: [],
};

const CASES = Object.entries(APPS) as [keyof typeof APPS, App][];

describe.each(CASES)('%s', (name, contents) => {
  it('is found as it is, and its config is valid', async () => {
    const plan = await planned(contents);
    expect(configOf(plan).app).toEqual(EXPECTED[name]);
    expect(await faultsOf(plan, contents)).toEqual([]);
  });

  it('gets a workflow that installs it and that actionlint passes', async () => {
    const plan = await planned(contents);
    expect((await detected(contents)).tools?.install ?? []).toEqual(INSTALLED[name]);
    for (const command of INSTALLED[name]) expect(workflowOf(plan)).toContain(`- run: ${command}\n`);
    expect(await lint(workflowOf(plan))).toEqual([]);
  });

  it('has a basis on every line that says something of the app', async () => {
    const lines = textOf(await planned(contents), 'ragbench.yml').split('\n');
    const telling = lines.filter((line) =>
      /^ +(?:command|ready|url|request|response|golden|preset|env):/.test(line),
    );
    expect(telling.length).toBeGreaterThan(1);
    for (const line of telling)
      expect(line).toMatch(
        / {2}# .*(?:found in [\w./()-]+:\d+|a guess \(|sample cases|OpenAI|LangServe|Procfile)/,
      );
  });
});

describe('the fields of a route in Python', () => {
  const head = 'from fastapi import FastAPI\napp = FastAPI()\n';
  const FIELDS: readonly (readonly [
    what: string,
    code: string,
    question: string | undefined,
    text: string | undefined,
  ])[] = [
    [
      'of classes, one within the other',
      'class Q(BaseModel):\n    query: str\n\nclass Inner(BaseModel):\n    text: str\n\nclass R(BaseModel):\n    answer: Inner\n\n@app.post("/ask")\ndef f(q: Q) -> R:\n    return make(q)\n',
      'query',
      'answer.text',
    ],
    [
      'of a class that holds itself, to an end',
      'class R:\n    answer: R\n\n@app.post("/ask")\ndef f() -> R:\n    x\n',
      undefined,
      'answer.answer.answer',
    ],
    [
      'of the response model',
      'class R:\n    reply: str\n\n@app.post("/ask", response_model=R)\ndef f():\n    x\n',
      undefined,
      'reply',
    ],
    [
      'of an instance',
      '@app.post("/ask")\ndef f():\n    return Reply(sources=[], output=text)\n',
      undefined,
      'output',
    ],
    [
      "but not of the next route's",
      '@app.post("/ask")\ndef f():\n    x\n@app.post("/b")\ndef g():\n    return {"answer": 1}\n',
      undefined,
      undefined,
    ],
    [
      'but not of an error beside the answer',
      '@app.post("/ask")\ndef f():\n    if x:\n        return {"message": "no"}\n    return {"result": 1}\n',
      undefined,
      'result',
    ],
  ];

  it.each(FIELDS)('%s', async (_what, code, question, text) => {
    const { shape } = await detected({ 'main.py': head + code });
    expect({ question: shape.question?.value, text: shape.text?.value }).toEqual({ question, text });
  });
});

describe('what is said beside the values', () => {
  it('a route that streams', async () => {
    const text = textOf(await planned(APPS.next), 'ragbench.yml');
    expect(text).toMatch(
      /# the route seems to stream \(found in .*route\.ts:4\); the gate needs one JSON answer/,
    );
  });

  it('a route that streams is read by the preset of chat completions', async () => {
    const contents = {
      'main.py':
        'app = FastAPI()\n@app.post("/v1/chat/completions")\ndef chat():\n    return StreamingResponse(answer())\n',
    };
    const text = textOf(await planned(contents), 'ragbench.yml');
    expect(text).toContain('preset: openai-chat');
    expect(text).not.toContain('seems to stream');
  });

  it('a prefix that is computed', async () => {
    const contents = {
      'main.py':
        'app = FastAPI()\nrouter = APIRouter(prefix=settings.base)\n@router.post("/chat")\ndef chat(): ...\n',
    };
    const { route } = await detected(contents);
    expect(route).toMatchObject({ value: '/chat', caution: expect.stringContaining('computed') });
  });

  it('the line of what was found', async () => {
    const { route, health, start } = await detected(APPS.fastapi);
    expect([start?.command, health, route].map((finding) => finding?.basis)).toEqual([
      { kind: 'found', file: 'app/main.py', line: 4 },
      { kind: 'found', file: 'app/main.py', line: 7 },
      { kind: 'found', file: 'app/routers/chat.py', line: 11 },
    ]);
  });

  it('nothing but guesses where there is no app', async () => {
    const text = textOf(await planned(APPS.nothing), 'ragbench.yml');
    expect(text).toContain('# Nothing here tells how the app is started');
    expect(text).toContain('path a guess (no route that takes a question was found): change it');
    expect(text).toContain('port a guess (nothing here tells the port): change it');
  });
});
