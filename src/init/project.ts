import { found, type Finding } from './finding.ts';
import { jsonValue } from './json-value.ts';
import { folderOf, inside, isBelow, nameOf } from './paths.ts';
import type { Survey, TextFile } from './survey.ts';

const FRAMEWORKS = {
  python: ['LangServe', 'FastAPI', 'Flask', 'Django', 'Starlette'],
  node: ['Next.js', 'NestJS', 'Hono', 'Fastify', 'Koa', 'Express'],
} as const;

export type Language = keyof typeof FRAMEWORKS;
export type Framework = (typeof FRAMEWORKS)[Language][number];

/** The part of the repository that is the app: its language, and the folder that its manifest lies in. */
export interface Project {
  readonly language: Language;
  /** From the surveyed folder; '' is that folder itself. */
  readonly folder: string;
  readonly framework?: Finding<Framework>;
}

const MANIFESTS: { readonly [language in Language]: RegExp } = {
  python: /^(?:pyproject\.toml|requirements[^/]*\.txt|Pipfile|setup\.(?:cfg|py)|manage\.py)$/,
  node: /^package\.json$/,
};

/**
 * The project that a file of the app belongs to: the nearest folder above it with a manifest. Where no such file is
 * known, the one whose manifest names a framework, else the first; undefined where there is none.
 */
export function findProject(survey: Survey, app: TextFile | undefined): Project | undefined {
  if (app) return projectAbove(survey, app.path);
  const projects = (['python', 'node'] as const).flatMap((language) =>
    manifestFolders(survey, language).map((folder) => withFramework(survey, language, folder)),
  );
  // A script needs no manifest.
  const loose = withFramework(survey, 'python', '');
  return projects.find(({ framework }) => framework) ?? (loose.framework ? loose : projects[0]);
}

function projectAbove(survey: Survey, path: string): Project {
  const language = path.endsWith('.py') ? 'python' : 'node';
  const above = manifestFolders(survey, language)
    .filter((folder) => isBelow(folder, path))
    .sort((a, b) => b.length - a.length);
  return withFramework(survey, language, above[0] ?? '');
}

function manifestFolders({ paths }: Survey, language: Language): string[] {
  const manifests = paths.filter((path) => MANIFESTS[language].test(nameOf(path)));
  return [...new Set(manifests.map(folderOf))];
}

function withFramework(survey: Survey, language: Language, folder: string): Project {
  const files = survey.files.filter(({ path }) => isBelow(folder, path));
  const framework = language === 'python' ? pythonFramework(files) : nodeFramework(files, folder);
  return { language, folder, ...(framework && { framework }) };
}

/** By what the code imports, else by what a manifest asks for. */
function pythonFramework(files: readonly TextFile[]): Finding<Framework> | undefined {
  const code = files.filter(({ path }) => path.endsWith('.py'));
  const manifests = files.filter(({ path }) => MANIFESTS.python.test(nameOf(path)) && !path.endsWith('.py'));
  for (const name of FRAMEWORKS.python) {
    const module = name.toLowerCase();
    const imported = firstMatch(code, new RegExp(String.raw`^[ \t]*(?:from|import)[ \t]+${module}\b`, 'm'));
    const asked = firstMatch(manifests, new RegExp(String.raw`^[ \t]*["']?${module}\b`, 'im'));
    const place = imported ?? asked;
    if (place) return found(name, place.file, place.offset);
  }
  return undefined;
}

const PACKAGES: { readonly [name in (typeof FRAMEWORKS)['node'][number]]: string } = {
  'Next.js': 'next',
  NestJS: '@nestjs/core',
  Hono: 'hono',
  Fastify: 'fastify',
  Koa: 'koa',
  Express: 'express',
};

function nodeFramework(files: readonly TextFile[], folder: string): Finding<Framework> | undefined {
  const manifest = files.find(({ path }) => path === inside(folder, 'package.json'));
  if (!manifest) return undefined;
  for (const name of FRAMEWORKS.node) {
    const offset = manifest.text.indexOf(`"${PACKAGES[name]}"`);
    if (offset >= 0) return found(name, manifest, offset);
  }
  return undefined;
}

/** The first place in the files that a pattern matches. */
export function firstMatch(
  files: readonly TextFile[],
  pattern: RegExp,
): { readonly file: TextFile; readonly offset: number; readonly match: RegExpExecArray } | undefined {
  for (const file of files) {
    const match = pattern.exec(file.text);
    if (match) return { file, offset: match.index, match };
  }
  return undefined;
}

/** A package.json as far as it matters here. */
export interface PackageJson {
  readonly file: TextFile;
  readonly main?: string;
  readonly scripts: { readonly [name: string]: string };
}

/** Reads a project's package.json; undefined when there is none that can be read. */
export function readPackage({ files }: Survey, folder: string): PackageJson | undefined {
  const file = files.find(({ path }) => path === inside(folder, 'package.json'));
  if (!file) return undefined;
  const value = jsonValue(file.text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { main, scripts } = value as { readonly main?: unknown; readonly scripts?: unknown };
  return { file, ...(typeof main === 'string' && { main }), scripts: textsOf(scripts) };
}

function textsOf(value: unknown): { readonly [name: string]: string } {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
