import type { Contents } from './repositories.ts';

/** Small apps of every framework, as their users lay them out. */
export const APPS = {
  fastapi: {
    'requirements.txt': 'fastapi\nuvicorn\n',
    'app/main.py': `from fastapi import FastAPI
from app.routers import chat

app = FastAPI(title="desk")
app.include_router(chat.router, prefix="/api")

@app.get("/healthz")
def health():
    return {"ok": True}
`,
    'app/routers/chat.py': `from fastapi import APIRouter
from pydantic import BaseModel

router = APIRouter(prefix="/v1")

class Ask(BaseModel):
    question: str
    history: list[str] = []

# @router.post("/chat")
@router.post("/ask")
async def ask(body: Ask):
    return {"answer": rag(body.question)}
`,
  },
  flask: {
    'pyproject.toml': '[project]\nname = "desk"\nrequires-python = ">=3.12"\ndependencies = ["flask"]\n',
    'uv.lock': '',
    'server.py': `import os
from flask import Flask, request, jsonify

app = Flask(__name__)

@app.route("/ping")
def ping():
    return "pong"

@app.route("/query", methods=["POST"])
def query():
    text = request.get_json()["query"]
    return jsonify({"response": rag(text)})

if __name__ == "__main__":
    app.run(port=int(os.environ.get("PORT", 5050)))
`,
  },
  procfile: {
    Procfile: 'release: ./migrate\nweb: gunicorn wsgi:app --workers 2\n',
    'requirements.txt': 'flask\ngunicorn\n',
    'wsgi.py':
      'from flask import Flask\napp = Flask(__name__)\n@app.post("/chat")\ndef chat():\n    return {"text": "x"}\n',
  },
  django: {
    'manage.py': '#!/usr/bin/env python\n',
    Pipfile: '[packages]\ndjango = "*"\n',
    'desk/urls.py':
      'from django.urls import include, path\nurlpatterns = [path("api/", include("chat.urls"))]\n',
    'chat/urls.py':
      'from django.urls import path\nurlpatterns = [path("chat/", views.chat), path("health/", views.health)]\n',
  },
  starlette: {
    'backend/pyproject.toml': '[tool.poetry]\nname = "desk"\n[tool.poetry.dependencies]\nstarlette = "*"\n',
    'backend/src/desk/app.py': `from starlette.applications import Starlette
from starlette.routing import Route

app = Starlette(routes=[
    Route("/health", health),
    Route("/answer", answer, methods=["POST"]),
])
`,
    Dockerfile: 'EXPOSE 9100\n',
    'backend/Dockerfile': 'FROM python\nEXPOSE 9000\n',
  },
  langserve: {
    'requirements.txt': 'langserve[all]\n',
    'serve.py': `from fastapi import FastAPI
from langserve import add_routes

app = FastAPI()
add_routes(
    app,
    chain,
    path="/rag",
)
`,
  },
  openai: {
    'requirements.txt': 'fastapi\n',
    'main.py': `from fastapi import FastAPI
app = FastAPI()

@app.post("/v1/chat/completions")
async def completions(body: Request):
    return {"choices": []}

@app.post("/chat")
def chat():
    return {"text": ""}
`,
  },
  express: {
    'package.json': JSON.stringify({
      main: 'server.js',
      engines: { node: '>=22' },
      scripts: { start: 'node server.js' },
      dependencies: { express: '^5' },
    }),
    'package-lock.json': '{}',
    'server.js': `const express = require('express');
const chatRoutes = require('./routes/chat');
const app = express();
// app.post('/ask', old);
app.get('/health', (req, res) => res.json({ ok: true }));
app.use('/api', cors(), chatRoutes);
app.listen(process.env.PORT || 4000);
`,
    'routes/chat.js': `const router = require('express').Router();
const found = await axios.post('/query', {});
router.post('/chat', async (req, res) => {
  const { message, history } = req.body;
  if (!message) return res.status(400).json({ message: 'none' });
  const reply = await answer(message);
  res.json({ reply, sources: [] });
});
`,
  },
  next: {
    'package.json': JSON.stringify({
      scripts: { dev: 'next dev', build: 'next build', start: 'next start -p 3100' },
      dependencies: { next: '15', react: '19' },
    }),
    'pnpm-lock.yaml': '',
    'src/app/(site)/api/chat/route.ts': `import { streamText } from 'ai';
export async function POST(req: Request) {
  const { messages } = await req.json();
  return streamText({ messages }).toDataStreamResponse();
}
`,
    'src/app/api/health/route.ts': 'export const GET = () => Response.json({ ok: true });\n',
    'src/app/api/threads/[id]/chat/route.ts': 'export async function POST() {}\n',
  },
  fastify: {
    'package.json': JSON.stringify({
      scripts: { dev: 'tsx watch src/index.ts' },
      dependencies: { fastify: '5' },
    }),
    'yarn.lock': '',
    '.nvmrc': '22\n',
    'src/index.ts': `import Fastify from 'fastify';
import ragRoutes from './rag.js';
const app = Fastify();
app.register(ragRoutes, { prefix: '/v2' });
await app.listen({ host: '0.0.0.0', port: 3456 });
`,
    'src/rag.ts': `export default async function (fastify) {
  fastify.route({ method: 'POST', url: '/rag', handler: async (request) => ({ text: '' }) });
  fastify.get('/ready', async () => ({}));
}
`,
  },
  hono: {
    'package.json': JSON.stringify({ dependencies: { hono: '4' } }),
    'index.js': `import { Hono } from 'hono';
const chat = new Hono().basePath('/v1');
chat.post('/answer', async (c) => c.json({ output: '' }));
const app = new Hono();
app.route('/api', chat);
createServer(app.fetch).listen(8787);
`,
  },
  nest: {
    'package.json': JSON.stringify({
      scripts: { start: 'nest start' },
      dependencies: { '@nestjs/core': '11' },
    }),
    'src/main.ts':
      "const app = await NestFactory.create(AppModule);\napp.setGlobalPrefix('api');\nawait app.listen(3000);\n",
    'src/chat/chat.controller.ts': `@Controller('chat')
export class ChatController {
  @Post('ask')
  ask(@Body() body: AskDto) { return { text: '' }; }
}
`,
  },
  koa: {
    'package.json': JSON.stringify({ scripts: { start: 'node .' }, dependencies: { koa: '3' } }),
    'app.js': `const Router = require('@koa/router');
const router = new Router({ prefix: '/bot' });
router.post('/invoke', async (ctx) => { ctx.body = { text: await rag(ctx.request.body.prompt) }; });
app.use(router.routes()).listen(3000);
`,
  },
  nothing: { 'README.md': '# notes\n', Makefile: 'all:\n' },
} as const satisfies { readonly [name: string]: Contents };
