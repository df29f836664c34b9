/** `builtin:` data, `C:\` and `/` roots: nothing that a checkout has. */
const ELSEWHERE = /^(?:[A-Za-z][\w+.-]*:|[\\/])/;

/**
 * A file's path from the root of the repository, by its path from the config's folder; undefined where it is no file of
 * the repository: data that comes with ragbench, an absolute path, one that leads out.
 */
export function repositoryPath(file: string, folder: string): string | undefined {
  if (file === '' || ELSEWHERE.test(file)) return undefined;
  const path: string[] = [];
  for (const part of `${folder}/${file}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') path.push(part);
    else if (path.pop() === undefined) return undefined;
  }
  return path.length > 0 ? path.join('/') : undefined;
}
