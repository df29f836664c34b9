import { describe, expect, it } from 'vitest';
import { detect } from '../../src/init/detect.ts';
import { survey } from '../../src/init/survey.ts';
import { APPS } from './apps.ts';
import { detected, folderIn, type Contents } from './repositories.ts';

const API = 'from fastapi import FastAPI\napp = FastAPI()\n@app.post("/chat")\ndef f(): ...\n';
const FLASK = 'from flask import Flask\napp = Flask(__name__)\n@app.post("/chat")\ndef f(): ...\n';

describe('the command that starts the app', () => {
  const COMMANDS: readonly (readonly [what: string, contents: Contents, command: string | undefined])[] = [
    ['in a package', { 'app/main.py': API }, 'uvicorn app.main:app --port 8000'],
    ['below src', { 'src/desk/app.py': API }, 'uvicorn desk.app:app --app-dir src --port 8000'],
    [
      'below src that is a package itself',
      { 'src/__init__.py': '', 'src/app.py': API },
      'uvicorn src.app:app --port 8000',
    ],
    [
      'in a folder that no import can name',
      { 'my-app/main.py': API },
      'uvicorn main:app --app-dir my-app --port 8000',
    ],
    [
      'in a folder that no shell takes as it is',
      { "a $(x) 'b'/main.py": API },
      "uvicorn main:app --app-dir 'a $(x) '\\''b'\\''' --port 8000",
    ],
    ['in a package itself', { 'desk/__init__.py': API }, 'uvicorn desk:app --port 8000'],
    [
      'under another name',
      { 'main.py': API.replaceAll('app ', 'service ') },
      'uvicorn main:service --port 8000',
    ],
    [
      'made by a function',
      { 'main.py': 'from fastapi import FastAPI\ndef create_app():\n    app = FastAPI()\n    return app\n' },
      'uvicorn main:create_app --factory --port 8000',
    ],
    ['Flask below src', { 'src/desk/app.py': FLASK }, 'flask --app src/desk/app.py run --port 5000'],
    [
      'Flask under another name',
      { 'main.py': FLASK.replaceAll('app ', 'api ') },
      'flask --app main:api run --port 5000',
    ],
    ['the main file', { 'package.json': '{"main": "./go.js"}', 'go.js': '' }, 'node go.js'],
    ['a main file that is missing', { 'package.json': '{"main": "go.js"}' }, undefined],
    [
      'dev where there is no start',
      { 'package.json': '{"scripts": {"dev": "x"}}', 'bun.lock': '' },
      'bun run dev',
    ],
    ['a package.json that is none', { 'package.json': '{"scripts": ' }, undefined],
    ['a package.json of other types', { 'package.json': '{"main": 1, "scripts": ["x"]}' }, undefined],
  ];

  it.each(COMMANDS)('%s', async (_what, contents, command) => {
    expect((await detected(contents)).start?.command.value).toBe(command);
  });
});

describe('the port', () => {
  const PORTS: readonly (readonly [what: string, contents: Contents, port: number])[] = [
    ['given to uvicorn.run', { 'main.py': `${API}uvicorn.run(app, host="0.0.0.0", port=8123)\n` }, 8123],
    ['of a Procfile', { 'main.py': API, Procfile: 'web: uvicorn main:app --port 7001\n' }, 7001],
    ['bound by gunicorn', { 'main.py': API, Procfile: 'web: gunicorn main:app -b 0.0.0.0:7002\n' }, 7002],
    ['PORT or a default', { 'main.py': `${API}port = int(os.getenv("PORT", "7003"))\n` }, 7003],
    ['of a Dockerfile', { 'main.py': API, Dockerfile: 'FROM x\nEXPOSE 7004\n' }, 7004],
    [
      'of compose',
      { 'main.py': API, 'compose.yaml': 'services:\n  a:\n    ports:\n      - "80:7005"\n' },
      7005,
    ],
    ['80, where only the system may listen', { 'main.py': API, Dockerfile: 'EXPOSE 80\n' }, 8000],
    ['of a database', { 'main.py': `${API}connect(host="db", port=5432)\n` }, 8000],
    ['too large', { 'main.py': `${API}uvicorn.run(app, port=99999)\n` }, 8000],
  ];

  it.each(PORTS)('%s', async (_what, contents, port) => {
    expect((await detected({ 'requirements.txt': 'fastapi\n', ...contents })).port.value).toBe(port);
  });
});

describe('the tools', () => {
  it('are those of the root where a workspace locks there', async () => {
    const found = detect(await survey(folderIn(APPS.koa)), ['pnpm-lock.yaml']);
    expect(found.start?.command.value).toBe('pnpm run start');
    expect(found.tools?.install).toContain('pnpm install --frozen-lockfile');
  });

  const VERSIONS: readonly (readonly [contents: Contents, file: string | undefined])[] = [
    [APPS.flask, 'pyproject.toml'],
    [APPS.express, 'package.json'],
    [APPS.fastify, '.nvmrc'],
    [APPS.starlette, undefined],
    [APPS.hono, undefined],
  ];

  it.each(VERSIONS)('take the version from a file that names one (%#)', async (contents, file) => {
    expect((await detected(contents)).tools?.versionFile).toBe(file);
  });
});
