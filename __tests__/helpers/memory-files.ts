import type { DataFiles, FileRead, FolderList } from '../../src/read/files.ts';

/** Files in memory, by path: text, bytes, or anything else as JSON. */
export function memoryFiles(contents: { readonly [path: string]: unknown }): DataFiles {
  const files = new Map(Object.entries(contents).map(([path, content]) => [normal(path), bytesOf(content)]));
  return {
    read: async (path): Promise<FileRead> => {
      const bytes = files.get(normal(path));
      return bytes ? { kind: 'ok', bytes } : { kind: 'missing', why: 'ENOENT' };
    },
    list: async (folder) => listed([...files.keys()], `${normal(folder)}/`),
  };
}

function listed(paths: readonly string[], prefix: string): FolderList {
  const inside = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const kinds = new Map(
    inside.map((path) => [path.split('/')[0] ?? '', path.includes('/') ? 'folder' : 'file'] as const),
  );
  if (kinds.size === 0) return undefined;
  return [...kinds].map(([name, kind]) => ({ name, kind })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function normal(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '.' && part !== '')
    .join('/');
}

function bytesOf(content: unknown): Uint8Array {
  if (content instanceof Uint8Array) return content;
  return new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content));
}
