import { colourOf } from '../../bench/colour.ts';
import { digest } from '../../bench/digest.ts';
import { governanceData } from '../../bench/governance-data.ts';
import { EXIT, printJson, refuseSameFile, reportProblems, type Shell } from '../../bench/shell.ts';
import { folderFiles } from '../../io/disk.ts';
import { bad, type Read } from '../../read/files.ts';
import { renderAgreement } from '../../render/agreement.ts';
import { renderLeftOut } from '../../render/left-out.ts';
import { BUILTIN_DATA } from '../../suites/governance/settings.ts';
import { measureAgreement } from '../../validation/agreement.ts';
import { agreementJson } from '../../validation/agreement-json.ts';
import { holdAgainst, type Bar } from '../../validation/bar.ts';
import { blindId } from '../../validation/blind-id.ts';
import { readBothLabels, readGold, readLabels, type Gold, type Label } from '../../validation/labels.ts';
import { pairLabels, type GoldFinder, type Pairing } from '../../validation/pairs.ts';

/** The κ that human labels should reach (fitz-gov's own bar). */
const TARGET = 0.7;

export interface AgreementOptions {
  /** One annotator's file, or with no second one a file of both. */
  readonly first: string;
  readonly second?: string;
  readonly gold?: string;
  /** A bar that fails the command. */
  readonly least?: number;
  readonly minCases: number;
  readonly json: boolean;
}

/** `ragbench agreement A B`: how far two annotators agree beyond chance. Exit 1 below `--least`. */
export async function agreement(shell: Shell, options: AgreementOptions): Promise<number> {
  const pairing = await readPairing(shell, options);
  if (pairing.kind === 'bad') return reportProblems(shell, pairing.problems);
  shell.err(renderLeftOut(pairing.value, options));
  const measured = measureAgreement(pairing.value.cases);
  const bar: Bar = { target: options.least ?? TARGET, minCases: options.minCases };
  const standing = holdAgainst(measured, bar);
  if (options.json) printJson(shell, agreementJson(measured, { standing, bar, pairing: pairing.value }));
  else {
    const colour = colourOf(shell.terminal.out, shell.env);
    shell.out(renderAgreement(measured, { standing, bar, colour }));
  }
  return options.least === undefined || standing.met ? EXIT.ok : EXIT.failed;
}

async function readPairing(shell: Shell, options: AgreementOptions): Promise<Read<Pairing>> {
  const { first, second, gold } = options;
  const labels = await readSides(shell, first, second);
  if (labels.kind === 'bad') return labels;
  const finder = gold === undefined ? undefined : await findGold(shell, gold);
  if (finder?.kind === 'bad') return finder;
  const pairing = pairLabels(...labels.value, finder?.value);
  if (pairing.cases.length > 0) return { kind: 'ok', value: pairing };
  return bad(second ?? first, `has no case that both labelled; the ids must be those of ${first}`);
}

type Sides = readonly [readonly Label[], readonly Label[]];

/** All that is wrong with either file at once. */
async function readSides(shell: Shell, first: string, second: string | undefined): Promise<Read<Sides>> {
  const files = folderFiles(shell.cwd);
  if (second === undefined) return readBothLabels(first, files);
  refuseSameFile(shell.cwd, ['the first file', first], ['the second', second]);
  const [a, b] = await Promise.all([readLabels(first, files), readLabels(second, files)]);
  if (a.kind === 'ok' && b.kind === 'ok') return { kind: 'ok', value: [a.value, b.value] };
  return { kind: 'bad', problems: [a, b].flatMap((side) => (side.kind === 'bad' ? side.problems : [])) };
}

/** Finds what is expected of a case by its own id or by the one that {@link blindId} gave it. */
async function findGold(shell: Shell, where: string): Promise<Read<GoldFinder>> {
  const gold = await goldOf(shell, where);
  if (gold.kind === 'bad') return gold;
  const known = gold.value.map(([id, one]) => [id, { id, ...one }] as const);
  const byId = new Map([...known.map(([id, one]) => [blindId(id, digest), one] as const), ...known]);
  return { kind: 'ok', value: (id) => byId.get(id) };
}

async function goldOf(shell: Shell, where: string): Promise<Read<readonly (readonly [string, Gold])[]>> {
  const files = folderFiles(shell.cwd);
  const isData = where === BUILTIN_DATA || (await files.list(where)) !== undefined;
  if (!isData) return readGold(where, files);
  const data = await governanceData(shell, { data: where });
  if (data.kind === 'bad') return data;
  const gold = data.value.cases.map(({ id, data: { expectedMode, category } }) => {
    return [id, { expectedMode, category }] as const;
  });
  return { kind: 'ok', value: gold };
}
