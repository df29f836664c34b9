/** A leaf of the config in which `${NAME}` stands for a variable of the environment. */
interface MissingVariable {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export interface Interpolated {
  readonly value: unknown;
  /** The values that were put in, to be redacted wherever they might be printed. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly missing: readonly MissingVariable[];
}

/** Commands are left alone: the shell that runs them expands variables itself, and so no secret lands in a process list. */
const COMMAND_KEYS: ReadonlySet<unknown> = new Set(['command', 'stdio', 'python']);

/** Below these the keys are the user's own. */
const FREE_FORM: ReadonlySet<unknown> = new Set(['request', 'headers', 'env']);

/**
 * Puts the environment's values in for `${NAME}` in every text leaf; `$${NAME}` stays literal. Names that are unset,
 * empty or withheld from the app are all reported at once.
 */
export function interpolate(
  value: unknown,
  env: { readonly [name: string]: string | undefined },
  withheld: (name: string) => boolean,
): Interpolated {
  const secrets = new Map<string, string>();
  const missing: MissingVariable[] = [];
  const fill = (text: string, path: readonly (string | number)[]): string =>
    text.replaceAll(/(\$?)\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, escaped: string, variable: string) => {
      if (escaped) return whole.slice(1);
      const found = env[variable];
      const fault = faultOf(variable, found, withheld);
      if (fault)
        missing.push({
          path,
          message: `the environment variable ${variable} ${fault}, or write $\${${variable}} for the text itself`,
        });
      else secrets.set(variable, found ?? '');
      return found ?? '';
    });
  return { value: walk(value, [], fill), secrets, missing };
}

function faultOf(
  name: string,
  value: string | undefined,
  withheld: (name: string) => boolean,
): string | undefined {
  if (withheld(name)) return 'is withheld from the app; give the value under another name';
  return value === undefined || value === '' ? 'is not set; set it' : undefined;
}

function walk(
  value: unknown,
  path: readonly (string | number)[],
  fill: (text: string, path: readonly (string | number)[]) => string,
): unknown {
  if (typeof value === 'string') return isCommand(path) ? value : fill(value, path);
  if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index], fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key], fill)]),
  );
}

function isCommand(path: readonly (string | number)[]): boolean {
  return COMMAND_KEYS.has(path.at(-1)) && !path.some((key) => FREE_FORM.has(key));
}
