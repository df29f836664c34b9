/** The folder of a path; '' for the surveyed folder itself. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What a module is called in imports: its file's name without the ending, or its folder's for an index file. */
export function stemOf(path: string): string {
  const stem = nameOf(path).replace(/\.[^.]+$/, '');
  return /^(?:index|__init__)$/.test(stem) ? nameOf(folderOf(path)) : stem;
}

/** A path inside a folder; '' is the surveyed folder. */
export function inside(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** Whether a path lies in a folder or below it. */
export function isBelow(folder: string, path: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/** Text as one word of a POSIX shell; one that begins like an option becomes a path. */
export function shellWord(text: string): string {
  const word = text.startsWith('-') ? `./${text}` : text;
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
