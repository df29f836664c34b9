import abstention from '../../data/tier0_sanity/abstention.json' with { type: 'json' };
import dispute from '../../data/tier0_sanity/dispute.json' with { type: 'json' };
import grounding from '../../data/tier0_sanity/grounding.json' with { type: 'json' };
import relevance from '../../data/tier0_sanity/relevance.json' with { type: 'json' };
import trustworthyDirect from '../../data/tier0_sanity/trustworthy_direct.json' with { type: 'json' };
import trustworthyHedged from '../../data/tier0_sanity/trustworthy_hedged.json' with { type: 'json' };
import type { DataFiles, FolderList } from '../read/files.ts';
import { BUILTIN_ROOT } from '../suites/governance/settings.ts';

const TIER_FOLDER = 'tier0_sanity';

const TIER_FILES: { readonly [name: string]: unknown } = {
  'abstention.json': abstention,
  'dispute.json': dispute,
  'grounding.json': grounding,
  'relevance.json': relevance,
  'trustworthy_direct.json': trustworthyDirect,
  'trustworthy_hedged.json': trustworthyHedged,
};

const FOLDERS = new Map<string, FolderList>([
  [BUILTIN_ROOT, [{ name: TIER_FOLDER, kind: 'folder' }]],
  [`${BUILTIN_ROOT}${TIER_FOLDER}`, Object.keys(TIER_FILES).map((name) => ({ name, kind: 'file' }))],
]);

const DOCUMENTS = new Map(
  Object.entries(TIER_FILES).map(([name, document]) => [`${BUILTIN_ROOT}${TIER_FOLDER}/${name}`, document]),
);

/**
 * The governance cases that ship inside the bundle, as files below {@link BUILTIN_ROOT}. They are written out again as
 * they lie in data/, so that line numbers mean the same. Import it only where a suite asks for it: it is large.
 */
export const builtinFiles: DataFiles = {
  read: async (path) => {
    const document = DOCUMENTS.get(path);
    if (document === undefined) return { kind: 'missing', why: 'not built in' };
    return { kind: 'ok', bytes: new TextEncoder().encode(`${JSON.stringify(document, null, 2)}\n`) };
  },
  list: async (folder) => FOLDERS.get(folder),
};
