/** What the runner offers an action, passed in so that the run itself needs no runner. */
export interface Edge {
  readonly env: { readonly [name: string]: string | undefined };
  /** The folder that the repository is checked out in. */
  readonly workspace: string;
  /** An input as given, trimmed; empty where it is not. */
  input(name: string): string;
  output(name: string, value: string): void;
  /** Kept for the post step. */
  saveState(name: string, value: string): void;
  /** The runner blots it out of the log from here on. */
  mask(secret: string): void;
  /** Shown at the top of the run's page, and on the line where a place is given. */
  annotate(level: AnnotationLevel, message: string, place?: AnnotationPlace): void;
  /** Adds to the job summary. */
  summarise(markdown: string): Promise<void>;
  /** Text for the log. While commands are stopped, nothing in it can act. */
  log(text: string): void;
  /** From here on the runner takes no workflow command out of the log. */
  stopCommands(): void;
  resumeCommands(): void;
  now(): Date;
  readonly signal: AbortSignal;
}

export type AnnotationLevel = 'error' | 'warning' | 'notice';

/** A line of a file, with a path from the repository's root. */
interface AnnotationPlace {
  readonly title: string;
  readonly file: string;
  readonly startLine: number;
  readonly endLine: number;
}
