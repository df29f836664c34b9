import type { RootContent } from 'mdast';
import { ledgerParts } from '../ledger.ts';
import { counted } from '../numbers.ts';
import { alertBlocks, noteBlocks } from './alerts.ts';
import { errorBlocks, namedBlocks, newFailingBlocks, regressedBlocks } from './case-lists.ts';
import { decisionBlocks } from './decisions.ts';
import { gateTable } from './gate-table.ts';
import { whereItBroke } from './heading.ts';
import { paragraph, strong, text } from './nodes.ts';
import { raisesBlock } from './raises.ts';
import { smallPrint } from './small-print.ts';
import { wholeNode, type View } from './view.ts';

/** Everything below the heading, in the order in which a reviewer needs it. */
export function bodyBlocks(view: View): RootContent[] {
  return [
    ...alertBlocks(view),
    ...whereItBroke(view),
    ...gateTable(view),
    ...ledger(view),
    ...regressedBlocks(view),
    ...newFailingBlocks(view),
    ...errorBlocks(view),
    ...decisionBlocks(view.report),
    ...namedBlocks(view),
    ...noteBlocks(view),
    ...raisesBlock(view),
    ...smallPrint(view),
  ];
}

/** The table, and where the rest is. */
export function tableBlocks(view: View): RootContent[] {
  return [
    ...alertBlocks(view),
    ...whereItBroke(view),
    ...gateTable(view),
    ...ledger(view),
    pointer(view),
    ...smallPrint(view),
  ];
}

/** Where all of it is. */
export function pointer({ whole }: View): RootContent {
  return paragraph(text('The rest is in '), wholeNode(whole), text('.'));
}

function ledger({ report }: View): RootContent[] {
  const { total, parts } = ledgerParts(report);
  if (total === 0) return [];
  return [paragraph(strong(text(`${counted(total, 'case')}:`)), text(` ${parts.join(' · ')}`))];
}
