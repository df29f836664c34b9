import { NORMAL_95, wilsonInterval } from './wilson.ts';

/** How many cases two annotators gave each pair of labels: rows are the first's label, columns the second's; square. */
export type AgreementTable = readonly (readonly number[])[];

/**
 * Cohen's κ. It is undefined without a case, and where both annotators gave every case the same one label: then chance
 * alone agrees always. With `oneSided` one annotator used a single label; κ is then 0 whatever the other did.
 */
export type Kappa =
  | { readonly kind: 'undefined'; readonly why: 'no_cases' | 'one_label' }
  | {
      readonly kind: 'defined';
      readonly value: number;
      readonly oneSided: boolean;
      /** Large-sample standard error and 95 % interval; absent where the formula has no spread, as at κ = 1. */
      readonly spread?: { readonly standardError: number; readonly interval: readonly [number, number] };
    };

interface Margins {
  readonly n: number;
  readonly agreed: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** n² times the agreement by chance. */
  readonly chance: number;
}

/**
 * κ = (p_o − p_e) / (1 − p_e), with p_o the share of cases with equal labels and p_e the share expected if both labelled
 * without looking, each keeping to how often they use a label.
 * Source: J. Cohen, "A coefficient of agreement for nominal scales", Educational and Psychological Measurement 20 (1960).
 */
export function cohenKappa(table: AgreementTable): Kappa {
  const margins = marginsOf(table);
  const { n, agreed, rows, columns, chance } = margins;
  if (n === 0) return { kind: 'undefined', why: 'no_cases' };
  if (chance === n * n) return { kind: 'undefined', why: 'one_label' };
  // Counts are whole, so that no rounding happens before the division.
  const value = (n * agreed - chance) / (n * n - chance);
  const error = standardError(table, margins, value);
  const spread = error > 0 && { standardError: error, interval: around(value, error) };
  return {
    kind: 'defined',
    value,
    oneSided: isConstant(rows) || isConstant(columns),
    ...(spread && { spread }),
  };
}

/** The agreement expected by chance over the table (p_e of {@link cohenKappa}), 0 to 1; 1 over no case. */
export function chanceAgreement(table: AgreementTable): number {
  const { n, chance } = marginsOf(table);
  return n === 0 ? 1 : chance / (n * n);
}

/** A share of agreement corrected for chance: 1 is full agreement, 0 what chance gives, below 0 less than that. */
export interface BeyondChance {
  readonly value: number;
  readonly interval: readonly [number, number];
}

/**
 * (p − p_e) / (1 − p_e): the agreement p of a part of the cases, held against the chance agreement p_e of all. Where a part
 * asks for one label, labels hardly vary within it, and Cohen's κ there is near 0 or undefined however well the annotators
 * agree. This figure does not suffer from that, and over parts that make up the whole its mean, weighted by cases, is
 * Cohen's κ of all. The 95 % interval is Wilson's of p, carried over; p_e counts as known. Undefined where κ of all is,
 * and over a part without cases.
 */
export function agreementBeyondChance(
  part: { readonly n: number; readonly agreed: number },
  all: AgreementTable,
): BeyondChance | undefined {
  const { n, chance } = marginsOf(all);
  const room = n * n - chance;
  if (part.n === 0 || room === 0) return undefined;
  const [low, high] = wilsonInterval(part.agreed, part.n);
  const corrected = (share: number): number => (share * n * n - chance) / room;
  return {
    value: (part.agreed * n * n - part.n * chance) / (part.n * room),
    interval: [corrected(low), corrected(high)],
  };
}

function marginsOf(table: AgreementTable): Margins {
  const rows = table.map(sum);
  const columns = table.map((_, column) => sum(table.map((row) => row[column] ?? 0)));
  const n = sum(rows);
  const agreed = sum(table.map((row, index) => row[index] ?? 0));
  return { n, agreed, rows, columns, chance: sum(rows.map((row, index) => row * (columns[index] ?? 0))) };
}

/** Below this the variance (times n) is rounding. */
const NOISE = 1e-12;

/**
 * The standard error for intervals, not the one under "no agreement beyond chance":
 * var(κ) = [Σᵢ p_ii (1 − (p_i. + p_.i)(1 − κ))² + (1 − κ)² Σ_i≠j p_ij (p_.i + p_j.)² − (κ − p_e(1 − κ))²] / (n (1 − p_e)²).
 * Source: J. L. Fleiss, J. Cohen, B. S. Everitt, "Large sample standard errors of kappa and weighted kappa",
 * Psychological Bulletin 72 (1969).
 */
function standardError(table: AgreementTable, { n, rows, columns, chance }: Margins, kappa: number): number {
  const share = (count: number | undefined): number => (count ?? 0) / n;
  const expected = chance / (n * n);
  const terms = table.flatMap((row, i) =>
    row.map((count, j) => {
      const both = i === j ? share(rows[i]) + share(columns[i]) : share(columns[i]) + share(rows[j]);
      return share(count) * (i === j ? 1 - both * (1 - kappa) : both * (1 - kappa)) ** 2;
    }),
  );
  const spread = sum(terms) - (kappa - expected * (1 - kappa)) ** 2;
  return spread < NOISE ? 0 : Math.sqrt(spread / n) / (1 - expected);
}

/** κ lies between −1 and 1, and so does its interval. */
function around(value: number, error: number): [number, number] {
  return [Math.max(-1, value - NORMAL_95 * error), Math.min(1, value + NORMAL_95 * error)];
}

function isConstant(counts: readonly number[]): boolean {
  return counts.filter((count) => count > 0).length === 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
