import manifest from '../package.json' with { type: 'json' };

/** This ragbench's version. */
export const VERSION: string = manifest.version;
