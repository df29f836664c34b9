import * as z from 'zod';
import { MODES_FROM, PRESETS } from '../../model/app-settings.ts';
import { RESPONSE_FIELDS } from '../../model/answer.ts';
import { duration, name, path, positive, rate } from './parts.ts';

const timeout = duration.prefault('60s');
const ready = z.union(
  [
    z.strictObject({ url: z.url(), body: z.string().optional(), timeout }),
    z.strictObject({ port: z.number().int().min(1).max(65_535), timeout }),
    z.strictObject({ log: z.string().min(1), timeout }),
  ],
  'one of { url, body?, timeout? }, { port, timeout? } or { log, timeout? } is allowed',
);

const start = z.strictObject({
  command: z.string().min(1).describe('Run by the shell, in its own process group.'),
  cwd: path.default('.'),
  env: z.record(z.string(), z.string()).default({}),
  ready: ready.optional().describe('How to know that the app is up; by default its url accepts connections.'),
});

const expression = z.string().min(1).describe('A JMESPath expression on the body of the response.');
const response = z
  .strictObject({
    ...(Object.fromEntries(RESPONSE_FIELDS.map((field) => [field, expression.optional()])) as Record<
      (typeof RESPONSE_FIELDS)[number],
      z.ZodOptional<z.ZodString>
    >),
    error: expression.optional().describe('Truthy when a body with status 200 is really a failure.'),
    citation_markers: z
      .array(z.string().includes('{n}'))
      .optional()
      .describe('Markers in the text that name the n-th source, e.g. "[doc{n}]".'),
  })
  .default({});

/** What `app` and each variant may say, before defaults. */
const keys = {
  start: start.optional(),
  url: z.url({ protocol: /^https?$/, error: 'an http:// or https:// URL is allowed' }).optional(),
  stdio: z
    .string()
    .regex(/\S/, 'a command is expected')
    .optional()
    .describe('A command, run by the shell, that answers JSON Lines on stdin and stdout.'),
  python: z
    .string()
    .regex(
      /^[\w\u0080-\uffff-]+(\.[\w\u0080-\uffff-]+)*:[\w\u0080-\uffff]+(\.[\w\u0080-\uffff]+)*$/,
      'module:function or module:Class is allowed, such as my_app.rag:respond',
    )
    .optional()
    .describe('module:function or module:Class, run on python3.'),
  method: z.enum(['POST', 'GET', 'PUT']).default('POST'),
  headers: z
    .record(z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, 'a header name is expected'), z.string())
    .default({}),
  preset: z.enum(PRESETS).optional(),
  request: z.json().optional(),
  response,
  timeout: duration.prefault('30s'),
  concurrency: positive.max(1000).default(8),
  rate: rate.optional(),
  retries: z.number().int().min(0).max(20).default(2),
  mode_from: z.enum(MODES_FROM).default('field'),
};

const HTTP_ONLY = 'is for an app with a url; leave it out with stdio or python';

/** The app under test (design §4, §5). */
export const appSchema = z
  .strictObject(keys)
  .refine((app) => app.url !== undefined || app.stdio !== undefined || app.python !== undefined, {
    error: 'one of url, stdio or python must say how the app is asked',
    path: [],
  })
  .refine((app) => [app.url, app.stdio, app.python].filter((way) => way !== undefined).length <= 1, {
    error: 'only one of url, stdio and python is allowed',
    path: [],
  })
  .superRefine((app, context) => {
    if (app.stdio === undefined && app.python === undefined) return;
    for (const key of unsendable(app))
      context.addIssue({ code: 'custom', path: [key], message: `"${key}" ${HTTP_ONLY}` });
  });

/** What only an HTTP request can carry, or a server needs, as far as it was set. */
function unsendable({
  start,
  method,
  headers,
}: {
  start?: unknown;
  method: string;
  headers: object;
}): string[] {
  return [
    ...(start === undefined ? [] : ['start']),
    ...(method === 'POST' ? [] : ['method']),
    ...(Object.keys(headers).length === 0 ? [] : ['headers']),
  ];
}

/** Variants are checked as part of the app they are merged over; here only their names and that they are objects. */
export const variantsSchema = z.record(name, z.record(z.string(), z.json()));

/** The app's settings after defaults; durations are milliseconds. */
export type AppSettings = z.infer<typeof appSchema>;
