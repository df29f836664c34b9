import { describe, expect, it } from 'vitest';
import { chooseChat, chooseHealth } from '../../src/init/routes/choose.ts';
import { findRoutes } from '../../src/init/routes/find.ts';
import { survey } from '../../src/init/survey.ts';
import { folderIn, type Contents } from './repositories.ts';

async function routesOf(contents: Contents): Promise<string[]> {
  const { files } = await survey(folderIn(contents));
  return findRoutes(files).map(({ method, path }) => `${method} ${path.value}`);
}

async function chosen(code: string): Promise<{ chat: string | undefined; health: string | undefined }> {
  const { files } = await survey(folderIn({ 'main.py': code }));
  const routes = findRoutes(files);
  return { chat: chooseChat(routes)?.path.value, health: chooseHealth(routes)?.path.value };
}

describe('the routes of one file', () => {
  const FILES: readonly (readonly [what: string, file: string, text: string, routes: readonly string[]])[] = [
    ['a decorator over lines', 'a.py', '@app.post(\n    path="/chat",\n)\n', ['POST /chat']],
    ['a comment', 'a.py', '# @app.post("/chat")\n', []],
    ['a Flask route', 'a.py', "@bp.route('/x', methods=['GET', 'POST'])\ndef x(): ...\n", ['POST /x']],
    [
      "the next function's methods",
      'a.py',
      '@app.route("/x")\ndef x(): ...\n@app.route("/y", methods=["POST"])\ndef y(): ...\n',
      ['GET /x', 'POST /y'],
    ],
    [
      "a blueprint's prefix",
      'a.py',
      'bp = Blueprint("b", __name__, url_prefix="/api")\n@bp.post("/ask")\n',
      ['POST /api/ask'],
    ],
    ['a client', 'a.js', "axios.post('/chat');\nhttpClient.get('/health');\n", []],
    ['a header', 'a.js', "req.headers.get('/x');\nmap.get('x');\n", []],
    ['an address in the line before', 'a.js', "go('http://x'); app.post('/chat', f);\n", ['POST /chat']],
    ['a commented line', 'a.js', "  // app.post('/chat', f);\n * app.post('/ask')\n", []],
    ['a chain', 'a.ts', "const app = new Hono()\n  .post('/chat', f)\n", ['POST /chat']],
    ['route() and then the verb', 'a.js', "router.route('/chat').post(f);\n", ['POST /chat']],
    [
      'a controller without a path',
      'a.ts',
      "@Controller()\nclass A {\n @Post('/ask')\n f() {} }\n",
      ['POST /ask'],
    ],
    ['a page of the older router', 'pages/api/chat.ts', 'export default f;\n', ['ANY /api/chat']],
  ];

  it.each(FILES)('%s', async (_what, file, text, routes) => {
    expect(await routesOf({ [file]: text })).toEqual(routes);
  });
});

describe('routers that are mounted elsewhere', () => {
  it('takes all prefixes on the way, of this router only', async () => {
    const contents = {
      'main.py': 'from app.api.main import api_router\napp.include_router(api_router, prefix="/v1")\n',
      'app/api/main.py':
        'from app.api import chat, admin\napi_router = APIRouter()\napi_router.include_router(chat.router, prefix="/chat")\napi_router.include_router(admin.router, prefix="/admin")\n',
      'app/api/chat.py': 'router = APIRouter()\n@router.post("/ask")\n',
      'app/api/admin.py': 'router = APIRouter()\n@router.post("/reset")\n',
    };
    expect(await routesOf(contents)).toEqual(['POST /v1/admin/reset', 'POST /v1/chat/ask']);
  });

  it('takes the mount that names the module, inline too', async () => {
    const contents = {
      'index.js': "app.use('/a', require('./routes/chat'));\napp.use('/b', require('./routes/docs'));\n",
      'routes/chat.js': "router.post('/ask', f);\n",
      'routes/docs.js': "router.post('/add', f);\n",
    };
    expect(await routesOf(contents)).toEqual(['POST /a/ask', 'POST /b/add']);
  });

  it('ends where routers mount each other', async () => {
    const contents = {
      'a.js': "import b from './b.js';\na.use('/a', b);\na.post('/chat', f);\n",
      'b.js': "import a from './a.js';\nb.use('/b', a);\n",
    };
    expect(await routesOf(contents)).toEqual([expect.stringMatching(/^POST \/(?:[ab]\/)+chat$/)]);
  });

  it('is not led astray by tests, dependencies and builds', async () => {
    const text = '@app.post("/chat")\n';
    const paths = ['tests/app.py', 'test_app.py', '.venv/x.py', 'node_modules/x/a.py', 'dist/a.py'];
    expect(await routesOf(Object.fromEntries(paths.map((path) => [path, text])))).toEqual([]);
  });
});

describe('the route to ask', () => {
  const posts = (...paths: string[]): string =>
    paths.map((path) => `@app.post("${path}")\ndef f(): ...\n`).join('');
  const CHOICES: readonly (readonly [paths: readonly string[], chosen: string | undefined])[] = [
    [['/upload', '/ask', '/chat'], '/chat'],
    [['/rag', '/query'], '/query'],
    [['/chat/feedback', '/query'], '/query'],
    [['/chat', '/v1/chat/completions'], '/v1/chat/completions'],
    [['/chat-stream', '/answer'], '/answer'],
    [['/chat/{id}', '/ask'], '/ask'],
    [['/chat/{id}'], undefined],
    [['/<id>/chat'], undefined],
    [['/${base}/chat'], undefined],
    [['/summarise'], '/summarise'],
    [['/summarise', '/translate'], undefined],
    [['/login'], undefined],
    [['/chatter', '/login'], undefined],
    [[], undefined],
  ];

  it.each(CHOICES)('of %j', async (paths, expected) => {
    expect((await chosen(posts(...paths))).chat).toBe(expected);
  });

  it('and the one that says the app is up', async () => {
    const gets = ['/chat', '/api/ping', '/healthz', '/v1/healthz'].map((path) => `@app.get("${path}")\n`);
    expect(await chosen(gets.join(''))).toEqual({ chat: undefined, health: '/healthz' });
  });
});
