import { resolve } from 'node:path';
import { stringify } from 'yaml';

const SHOP = resolve(import.meta.dirname, 'programs', 'shop.py');
const REFERENCE_DATE = '2026-11-30';

/** How the shop behaves; several words may stand in mode.txt, with spaces between them. */
export type ShopMode =
  | 'ok'
  | 'crash'
  | 'hang'
  | 'hang_answer'
  | 'dies'
  | 'hostile'
  | 'loud'
  | 'forks'
  | 'env'
  | 'echo';

/** A thing in stock: its count, or an answer about it that is broken in a way of its own. */
type StockItem =
  | number
  | {
      readonly count: number;
      readonly unit?: string;
      /** The document that is named; `stock.md` is right. */
      readonly doc?: string;
      readonly row?: number;
      /** The documents found, by rank; right are `stock.md` and `opening-hours.md`. */
      readonly retrieved?: readonly string[];
      /** The documents cited; right is `stock.md`. */
      readonly cited?: readonly string[];
      readonly text?: string;
    };

/** What the shop knows, in the order of the rows of stock.md. */
export type Stock = Readonly<Record<string, StockItem>>;

/** The stock that the golden cases expect. */
export const SHOP_STOCK = { bicycles: 41, locks: 12, pumps: 7, lamps: 58, tents: 23 } as const;

/** What may differ from the shop whose gate is all green. */
export interface ShopSettings {
  readonly port: number;
  readonly stock?: Stock;
  /** Words of {@link ShopMode}. */
  readonly mode?: string;
  /** The lines of eval/golden.jsonl; the default is that of `shopGolden()`. */
  readonly golden?: readonly string[];
  /** How long the shop may take to be ready; default 20s. */
  readonly readyTimeout?: string;
  /** Blocks laid over those of ragbench.yml; `app` is merged into the one there, the others replace. */
  readonly config?: { readonly app?: object; readonly [block: string]: unknown };
  /** More files, by path. */
  readonly files?: { readonly [path: string]: string };
}

/** All files of a little repository whose app is the shop, by path. */
export function shopFiles(settings: ShopSettings): { readonly [path: string]: string } {
  const { stock = SHOP_STOCK, mode = 'ok', golden = shopGolden(), files } = settings;
  return {
    'ragbench.yml': shopConfig(settings),
    'eval/golden.jsonl': golden.map((line) => `${line}\n`).join(''),
    'stock.json': `${JSON.stringify(stock, null, 2)}\n`,
    'mode.txt': `${mode}\n`,
    '.gitignore': 'ragbench-report.json\nragbench-recording.jsonl\nenv.json\n',
    ...files,
  };
}

function shopConfig({ port, readyTimeout = '20s', config = {} }: ShopSettings): string {
  const { app, ...blocks } = config;
  const url = `http://127.0.0.1:${port}`;
  const start = {
    command: `python3 "${SHOP}" ${port}`,
    ready: { url: `${url}/health`, body: 'ready', timeout: readyTimeout },
  };
  return stringify({
    version: 1,
    app: { start, url: `${url}/chat`, concurrency: 1, retries: 0, ...app },
    suites: { qa: { golden: 'eval/golden.jsonl', tier: 0 } },
    ...blocks,
  });
}

/** The golden lines over a stock: one question for each thing, three that are refused or asked back. */
export function shopGolden(stock: Readonly<Record<string, number>> = SHOP_STOCK): string[] {
  const counts = Object.entries(stock).map(([thing, value], row) => countCase(thing, value, row + 1));
  return [
    ...counts,
    goldenLine('race', 'Who will win the race?', 'refusal', { refuse: true }),
    goldenLine('price-2031', 'What will a lock cost in 2031?', 'refusal', { refuse: true }),
    goldenLine('which', 'How many are in stock?', 'clarification', { clarification: 'ask_first' }),
  ];
}

/** The golden line about one thing, under its own name or another id. */
export function countCase(thing: string, value: number, row: number, id = thing): string {
  const source = { doc: 'stock.md', locator: `row=${row}` };
  return goldenLine(id, `How many ${thing} are in stock?`, 'numeric', { value, unit: 'pcs', source });
}

function goldenLine(id: string, question: string, type: string, expected: object): string {
  return JSON.stringify({
    id,
    question,
    case_type: type,
    expected: { clarification: 'none', refuse: false, ...expected },
    tags: { topic: 'STOCK', scope: 'SHOP', qtype: type },
    reference_date: REFERENCE_DATE,
  });
}
