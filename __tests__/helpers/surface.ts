import type { SurfaceContext } from '../../src/render/surface.ts';

/** A pull request of an invented repository. */
export const CONTEXT: SurfaceContext = {
  key: 'ragbench',
  links: {
    repository: 'https://github.com/acme/wind-notes',
    commit: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432',
    folder: '',
    run: 'https://github.com/acme/wind-notes/actions/runs/4711',
  },
  replay: (suite, id) =>
    `npx github:acme/ragbench-action#v1 replay --recording ragbench-recording.jsonl --suite ${suite} --case '${id}'`,
};
