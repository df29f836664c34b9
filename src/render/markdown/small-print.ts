import type { RootContent } from 'mdast';
import { costs, floorsText, toolText } from '../costs.ts';
import { counted } from '../numbers.ts';
import { commitNode } from './links.ts';
import { html, joined, link, paragraph, prose, text, type CellContent } from './nodes.ts';
import type { View } from './view.ts';

/** What the run cost, what it was held against, where the rest is: last and small. */
export function smallPrint(view: View): RootContent[] {
  const { report, context } = view;
  const { links } = context;
  const parts: CellContent[] = [
    ...(report.suites.length > 0 ? [...costs(report).map((cost) => [prose(cost)]), floors(view)] : []),
    ...(links?.report === undefined ? [] : [[link(links.report, text('full report'))]]),
    ...(links?.run === undefined ? [] : [[link(links.run, text('run'))]]),
    [prose(toolText(report))],
  ];
  return [paragraph(html('<sub>'), ...joined(parts, ' · '), html('</sub>'))];
}

function floors({ report, context }: View): CellContent {
  const { baseline } = report.provenance;
  const isCompared = !report.warnings.some(({ code }) => code === 'nothing_compared');
  if (!isCompared || baseline?.commit === undefined) return [prose(floorsText(report))];
  const back = baseline.behind ? `, measured ${counted(baseline.behind, 'commit')} back` : '';
  return [text('floors of '), commitNode(baseline.commit, context.links), text(back)];
}
