import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import type { SourceFile } from './corpus.ts';
import type { DemoApp, DemoRequest } from './pipeline.ts';

/** The body of the native contract, as far as this app uses it; it takes each question by itself. */
const body = z.object({
  prompt: z.string(),
  contexts: z.array(z.string()).optional(),
  context_sources: z.array(z.union([z.string(), z.object({ source_id: z.string() })])).optional(),
  reference_date: z.string().optional(),
});

const MOST_BYTES = 1_000_000;

/** The documents of a folder, in the order of their names. */
export function readDocuments(folder: string): SourceFile[] {
  const names = readdirSync(folder).toSorted();
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Serves the app at `POST /ask` on 127.0.0.1; resolves with the server when it accepts connections. Port 0 is any free port. */
export function serve(app: DemoApp, port: number): Promise<Server> {
  const server = createServer((request, response) => void handle(app, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function handle(app: DemoApp, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/ask')
    return reply(response, 404, { error: 'POST /ask is served here' });
  const text = await readBody(request);
  const asked = text === undefined ? undefined : body.safeParse(parse(text));
  if (!asked?.success) return reply(response, 400, { error: 'a JSON object with a prompt is expected' });
  reply(response, 200, app(toRequest(asked.data)));
}

function toRequest({
  prompt,
  contexts,
  context_sources: sources = [],
  reference_date: date,
}: z.infer<typeof body>): DemoRequest {
  const contextNames = sources.map((source) => (typeof source === 'string' ? source : source.source_id));
  return {
    prompt,
    contextNames,
    ...(contexts && { contexts }),
    ...(date !== undefined && { referenceDate: date }),
  };
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reply(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
}
