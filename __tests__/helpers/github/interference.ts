/** A request as the simulator got it. */
export interface SeenRequest {
  /** Counts from 1, in the order of arrival. */
  readonly sequence: number;
  /** By GitHub's name, as "checks/create"; of GraphQL as "graphql/createCommitOnBranch"; "" where there is none. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly query: { readonly [name: string]: string };
  readonly body: unknown;
  readonly login: string | undefined;
}

/** Which requests are meant: an operation by its name, or any condition. */
export type Matcher = string | ((request: SeenRequest) => boolean);

/** How a request is made to fail: an answer that GitHub could give on a bad day, or a connection that breaks. */
export interface Failure {
  readonly status: number | 'connection reset';
  readonly body: unknown;
  readonly headers: { readonly [name: string]: string };
}

/** A {@link Failure} as a test writes it. */
export type HowToFail = readonly [
  status: Failure['status'],
  body?: unknown,
  headers?: { readonly [name: string]: string },
];

/** A request that waits. */
export interface Held {
  /** Resolves once the request has arrived. */
  readonly arrived: Promise<SeenRequest>;
  readonly release: () => void;
}

type Step =
  | { readonly kind: 'before'; readonly run: (request: SeenRequest) => unknown }
  | { readonly kind: 'failure'; readonly failure: Failure; readonly isLasting: boolean };

/** What tests do to requests before they are answered. */
export class Interference {
  readonly #steps: { readonly matcher: Matcher; readonly step: Step }[] = [];

  /** Runs `run` just before the next matching request is answered; a second call is for the request after it. */
  before(matcher: Matcher, run: (request: SeenRequest) => unknown): void {
    this.#steps.push({ matcher, step: { kind: 'before', run } });
  }

  /** Makes the next matching request fail, or all from now on. */
  fail(matcher: Matcher, [status, body = {}, headers = {}]: HowToFail, isLasting: boolean): void {
    const failure = { status, body, headers };
    this.#steps.push({ matcher, step: { kind: 'failure', failure, isLasting } });
  }

  /** Keeps the next matching request waiting. */
  hold(matcher: Matcher): Held {
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    const arrived = new Promise<SeenRequest>((done) => {
      this.before(matcher, (request) => {
        done(request);
        return released;
      });
    });
    return { arrived, release };
  }

  /** Does what was asked for this request; gives how it shall fail, if it shall. */
  async on(request: SeenRequest): Promise<Failure | undefined> {
    const before = this.#next(request, 'before');
    if (before?.kind === 'before') await before.run(request);
    const failing = this.#next(request, 'failure');
    return failing?.kind === 'failure' ? failing.failure : undefined;
  }

  #next(request: SeenRequest, kind: Step['kind']): Step | undefined {
    const at = this.#steps.findIndex(({ matcher, step }) => step.kind === kind && matches(matcher, request));
    const found = this.#steps[at]?.step;
    const stays = found?.kind === 'failure' && found.isLasting;
    if (found && !stays) this.#steps.splice(at, 1);
    return found;
  }
}

function matches(matcher: Matcher, request: SeenRequest): boolean {
  return typeof matcher === 'string' ? request.operation === matcher : matcher(request);
}
