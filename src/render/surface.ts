/** What the surfaces of a pull request need beside the Report, and only the caller knows. */
export interface SurfaceContext {
  /** Tells this gate's comment from any other's: `ragbench`, or `ragbench:<config path>`, or the user's own. */
  readonly key: string;
  /** What was judged is on the default branch already, and no reviewer is asked. */
  readonly isMerged?: boolean;
  /** Where things can be clicked; absent where the report is rendered outside GitHub. */
  readonly links?: SurfaceLinks;
  /** The command that replays a case, as a shell reads it. */
  readonly replay?: (suite: string, id: string) => string;
}

/** Addresses for links, all of them ours: nothing in them comes from an app, a case or a branch name. */
export interface SurfaceLinks {
  /** `https://github.com/owner/name`. */
  readonly repository: string;
  /** The commit whose files are linked: the head of the pull request. */
  readonly commit: string;
  /** The config's folder from the root of the repository, with `/`; empty for the root. */
  readonly folder: string;
  /** The workflow run. */
  readonly run?: string;
  /** The full report, where the user published one. */
  readonly report?: string;
}
