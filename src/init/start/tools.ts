import { ownValue } from '../../model/own.ts';
import { inside, nameOf, shellWord } from '../paths.ts';
import { readPackage, type Project } from '../project.ts';
import type { Survey } from '../survey.ts';

/** What installs the project's dependencies and runs things among them. */
export interface Tools {
  /** Commands for a fresh machine, in the project's folder. */
  readonly install: readonly string[];
  /** Put before a command that needs the dependencies, e.g. `uv run `. */
  readonly runner: string;
  /** The command that runs a script of package.json. */
  script(name: string): string;
  /** The file (from the surveyed folder) that says which version of the language to take. */
  readonly versionFile?: string;
}

/** Reads the project's tools from its files; `outer` are the names in the repository's root, where workspaces lock. */
export function toolsOf(survey: Survey, project: Project, outer: readonly string[]): Tools {
  const own = (name: string): boolean => survey.paths.includes(inside(project.folder, name));
  const has = (name: string): boolean => own(name) || outer.includes(name);
  const tools =
    project.language === 'python' ? pythonTools(survey, project, has, own) : nodeTools(survey, project, has);
  const version = versionFile(survey, project);
  return {
    script: (name) => `npm run ${name}`,
    runner: '',
    ...tools,
    ...(version && { versionFile: version }),
  };
}

type Has = (name: string) => boolean;
type SomeTools = Pick<Tools, 'install'> & Partial<Tools>;

function pythonTools(survey: Survey, project: Project, has: Has, own: Has): SomeTools {
  const text = (name: string): string =>
    survey.files.find(({ path }) => path === inside(project.folder, name))?.text ?? '';
  if (has('uv.lock')) return { install: ['pip install uv', 'uv sync --locked'], runner: 'uv run ' };
  if (has('poetry.lock') || /^\[tool\.poetry\]/m.test(text('pyproject.toml')))
    return { install: ['pip install poetry', 'poetry install'], runner: 'poetry run ' };
  if (own('Pipfile')) return { install: ['pip install pipenv', 'pipenv install'], runner: 'pipenv run ' };
  const requirements = requirementsFile(survey, project);
  if (requirements !== undefined) return { install: [`pip install -r ${shellWord(requirements)}`] };
  const isPackage = /^\[(?:project|build-system)\]/m.test(text('pyproject.toml')) || own('setup.py');
  return { install: isPackage || /^\[metadata\]/m.test(text('setup.cfg')) ? ['pip install .'] : [] };
}

function requirementsFile({ paths }: Survey, { folder }: Project): string | undefined {
  const names = paths
    .filter((path) => path === inside(folder, nameOf(path)) && /^requirements[^/]*\.txt$/.test(nameOf(path)))
    .map(nameOf);
  return names.includes('requirements.txt')
    ? 'requirements.txt'
    : names.find((name) => !/dev|test|lint|doc/.test(name));
}

/** Node brings npm; the other managers are installed first, as newer Nodes do not bring corepack. */
function nodeTools(survey: Survey, { folder }: Project, has: Has): SomeTools {
  const tools = nodeManager(has);
  const isBuilt = ownValue(readPackage(survey, folder)?.scripts, 'build') !== undefined;
  return isBuilt ? { ...tools, install: [...tools.install, tools.script('build')] } : tools;
}

function nodeManager(has: Has): SomeTools & Pick<Tools, 'script'> {
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
  const script = (name: string): string => (name === 'start' ? 'npm start' : `npm run ${name}`);
  return { install: [isLocked ? 'npm ci' : 'npm install'], script };
}

/** A manifest counts only where it names a version. */
function versionFile({ paths, files }: Survey, { folder, language }: Project): string | undefined {
  const names = language === 'python' ? ['.python-version'] : ['.nvmrc', '.node-version'];
  const plain = names.flatMap((name) => [inside(folder, name), name]).find((path) => paths.includes(path));
  if (plain !== undefined) return plain;
  const [manifest, says] =
    language === 'python'
      ? (['pyproject.toml', /^(?:requires-python|python)\s*=/m] as const)
      : (['package.json', /"engines"\s*:\s*\{[^}]{0,200}"node"/] as const);
  const path = inside(folder, manifest);
  return files.some((file) => file.path === path && says.test(file.text)) ? path : undefined;
}
