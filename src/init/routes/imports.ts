import { stemOf } from '../paths.ts';
import type { Import } from './scan.ts';

const FROM = /^[ \t]*from[ \t]{1,9}([\w.]{1,200})[ \t]{1,9}import[ \t]{1,9}(\([^)]{0,2000}|[^\n]{0,500})/gm;
const IMPORT = /^[ \t]*import[ \t]{1,9}([\w.]{1,200})(?:[ \t]{1,9}as[ \t]{1,9}(\w{1,80}))?/gm;

/** The names that a Python file imports. */
export function pythonImports(text: string): Import[] {
  const named = [...text.matchAll(FROM)].flatMap(([, module = '', items = '']) =>
    [...items.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)].map(([, item = '', alias]) => ({
      name: alias ?? item,
      // What is imported may itself be the module.
      stems: [lastOf(module), item],
    })),
  );
  const whole = [...text.matchAll(IMPORT)].map(([, module = '', alias]) => ({
    name: alias ?? lastOf(module),
    stems: [lastOf(module)],
  }));
  return [...named, ...whole];
}

function lastOf(module: string): string {
  return module.split('.').at(-1) ?? '';
}

const NODE_IMPORT =
  /\b(?:import|const|let|var)\s{1,9}([^'"`;=]{1,300}?)\s{0,9}(?:\bfrom\s{0,9}|=\s{0,9}(?:await\s{1,9})?(?:require|import)\(\s{0,9})['"]([^'"\n]{1,200})['"]/g;

/** The names that a JavaScript or TypeScript file imports. */
export function nodeImports(text: string): Import[] {
  return [...text.matchAll(NODE_IMPORT)].flatMap(([, names = '', module = '']) =>
    [...names.matchAll(/[\w$]+/g)].map(([name]) => ({ name, stems: [stemOf(module)] })),
  );
}
