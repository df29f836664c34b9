import { inTurn, measureNode, median, say } from './measure.ts';

const ROUNDS = 9;

/** `ragbench --version` as a whole process, beside a bare node. */
export async function benchStartup(): Promise<void> {
  const [ours, bare] = await inTurn(
    ROUNDS,
    () => measureNode(['dist/cli.js', '--version']),
    () => measureNode(['-e', '0']),
  );
  const [a, b] = [median(ours.map(({ seconds }) => seconds)), median(bare.map(({ seconds }) => seconds))];
  say(
    'ragbench --version',
    `${a.toFixed(3)} s, bare node ${b.toFixed(3)} s, ratio ${(a / b).toFixed(2)}`,
    '0.15 s',
  );
}
