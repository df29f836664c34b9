import { found, guessed, type Finding } from './finding.ts';
import { isBelow, nameOf } from './paths.ts';
import { firstMatch, type Framework, type Project } from './project.ts';
import type { Survey, TextFile } from './survey.ts';

/** Below these only the system may listen; a container's port 80 is no port for a test run. */
const FIRST_FREE = 1024;
const LAST = 65_535;
/** Where databases and queues listen, which apps name as often as their own port. */
const OF_STORES = new Set([
  1433, 3306, 4222, 5432, 5672, 6333, 6334, 6379, 7687, 9092, 9200, 11211, 19530, 27017,
]);

/** Where a port may stand, most telling first, each in files of these names. */
const PLACES: readonly { readonly name: RegExp; readonly pattern: RegExp }[] = [
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

const DEFAULTS: { readonly [framework in Framework]: number } = {
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
export function findPort(
  survey: Survey,
  project: Project | undefined,
  app: TextFile | undefined,
): Finding<number> {
  const own = survey.files.filter(({ path }) => isBelow(project?.folder ?? '', path));
  // What the app's own file says counts before any other's.
  const files = app ? [app, ...own.filter((file) => file !== app)] : own;
  for (const { name, pattern } of PLACES) {
    const place = firstMatch(
      files.filter(({ path }) => name.test(nameOf(path))),
      pattern,
    );
    const port = Number(place?.match.slice(1).find((digits) => digits !== undefined));
    if (place && isUsable(port)) return found(port, place.file, place.offset);
  }
  const framework = project?.framework?.value;
  if (!framework) return guessed(8000, 'nothing here tells the port');
  return guessed(DEFAULTS[framework], `the usual port of ${framework}`);
}

function isUsable(port: number): boolean {
  return port >= FIRST_FREE && port <= LAST && !OF_STORES.has(port);
}
