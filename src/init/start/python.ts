import { found, type Finding } from '../finding.ts';
import { inside, isBelow, nameOf, shellWord } from '../paths.ts';
import type { Project } from '../project.ts';
import type { Survey, TextFile } from '../survey.ts';
import type { Command } from './command.ts';

/** The object that a server serves. */
interface AppObject {
  readonly file: TextFile;
  readonly offset: number;
  readonly name: string;
  readonly kind: 'asgi' | 'flask';
  readonly isFactory: boolean;
}

/** The command of a server for the app object in the code, or of Django's own. */
export function pythonStart(survey: Survey, project: Project, port: number): Command | undefined {
  const files = survey.files.filter(({ path }) => path.endsWith('.py') && isBelow(project.folder, path));
  const app = chooseApp(files);
  const manage = files.find(({ path }) => path === inside(project.folder, 'manage.py'));
  if (manage && project.framework?.value === 'Django')
    return derived(found(`python manage.py runserver ${port} --noreload`, manage));
  if (!app) return undefined;
  const serve = app.kind === 'flask' ? flaskCommand : uvicornCommand;
  return derived(found(serve(app, survey, project.folder, port), app.file, app.offset));
}

function derived(command: Finding<string>): Command {
  return { kind: 'derived', command };
}

const MAKES_APP = /\b(?:\w{1,40}\.)?(FastAPI|Flask|Starlette)\(/;
const APP =
  /^(\w{1,60})(?:\s{0,9}:\s{0,9}[\w.]{1,60})?\s{0,9}=\s{0,9}(?:\w{1,40}\.)?(FastAPI|Flask|Starlette)\(/m;
const FACTORY = /^def (create_app|make_app|build_app|get_app|app_factory)\(/m;
const LIKELY = /^(?:main|app|server|api|asgi|wsgi|__init__)\.py$/;

function chooseApp(files: readonly TextFile[]): AppObject | undefined {
  const likely = [
    ...files.filter(({ path }) => LIKELY.test(nameOf(path))),
    ...files.filter(({ path }) => !LIKELY.test(nameOf(path))),
  ];
  return first(likely, madeAtTop) ?? first(likely, madeByFactory);
}

function first<T>(files: readonly TextFile[], look: (file: TextFile) => T | undefined): T | undefined {
  for (const file of files) {
    const seen = look(file);
    if (seen !== undefined) return seen;
  }
  return undefined;
}

function madeAtTop(file: TextFile): AppObject | undefined {
  const match = APP.exec(file.text);
  if (!match) return undefined;
  const kind = match[2] === 'Flask' ? 'flask' : 'asgi';
  return { file, offset: match.index, name: match[1] ?? '', kind, isFactory: false };
}

function madeByFactory(file: TextFile): AppObject | undefined {
  const [maker, factory] = [MAKES_APP.exec(file.text), FACTORY.exec(file.text)];
  if (!maker || !factory) return undefined;
  const kind = maker[1] === 'Flask' ? 'flask' : 'asgi';
  return { file, offset: factory.index, name: factory[1] ?? '', kind, isFactory: true };
}

function uvicornCommand(app: AppObject, survey: Survey, folder: string, port: number): string {
  const { module, root } = importable(app.file.path, survey, folder);
  const options = [
    ...(app.isFactory ? ['--factory'] : []),
    ...(root === '' ? [] : ['--app-dir', shellWord(root)]),
    `--port ${port}`,
  ];
  return ['uvicorn', shellWord(`${module}:${app.name}`), ...options].join(' ');
}

/** Flask finds an object named app, and a function named create_app, by itself. */
function flaskCommand(app: AppObject, survey: Survey, folder: string, port: number): string {
  const { module, root } = importable(app.file.path, survey, folder);
  const place = root === '' ? module : `${root}/${module.replaceAll('.', '/')}.py`;
  const isUsual = ['app', 'application', 'create_app', 'make_app'].includes(app.name);
  return `flask --app ${shellWord(isUsual ? place : `${place}:${app.name}`)} run --port ${port}`;
}

/** A module's name as Python imports it, and the folder (from the project's) that it is imported from. */
function importable(path: string, { paths }: Survey, folder: string): { module: string; root: string } {
  const local = folder === '' ? path : path.slice(folder.length + 1);
  const parts = local.replace(/\.py$/, '').split('/');
  const odd = parts.slice(0, -1).findLastIndex((part) => !/^[A-Za-z_]\w*$/.test(part));
  const isSourceFolder =
    odd < 0 && parts.length > 1 && parts[0] === 'src' && !paths.includes(inside(folder, 'src/__init__.py'));
  const cut = isSourceFolder ? 1 : odd + 1;
  const names = parts.slice(cut);
  const module = names.at(-1) === '__init__' && names.length > 1 ? names.slice(0, -1) : names;
  return { module: module.join('.'), root: parts.slice(0, cut).join('/') };
}
