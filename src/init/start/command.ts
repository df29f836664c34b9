import type { Finding } from '../finding.ts';

/** A command, and what kind of thing named it. */
export interface Command {
  readonly kind: 'script' | 'procfile' | 'derived';
  readonly command: Finding<string>;
}
