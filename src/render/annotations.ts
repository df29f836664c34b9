import type { Location } from '../model/problem.ts';
import type { Report, Warning } from '../model/report.ts';
import { isBad } from '../model/verdict.ts';
import { caseMessage, caseTitle, plainLine, plainTitle } from './annotation-text.ts';
import { casesWith } from './case-groups.ts';
import { isAboutGate, isRefusal } from './gate-warnings.ts';
import { repositoryPath } from './repository-path.ts';
import type { SurfaceContext } from './surface.ts';
import { capitalised, warningTitle } from './words.ts';

/** One annotation, as GitHub's checks API takes it. Plain text: GitHub renders no markup in it. */
export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: Level;
  readonly title: string;
  readonly message: string;
}

type Level = 'failure' | 'warning' | 'notice';

const MOST = 1000;

/** What an annotation is made from, so that only those are made that are shown. */
interface Finding {
  readonly level: Level;
  readonly location: Location | undefined;
  readonly title: () => string;
  readonly message: () => string;
}

/**
 * One annotation per regressed, newly failing or unjudged case on the case's line, and per warning that has a place, the
 * worst first; at most 1,000, of which the last one counts the others. What lies outside of the repository has none.
 */
export function annotationsOf(report: Report, { links }: SurfaceContext): Annotation[] {
  const found = [
    ...warningFindings(report, isRefusal, 'failure'),
    ...caseFindings(report),
    ...warningFindings(report, isAboutGate, 'warning'),
    ...warningFindings(report, (one) => !isAboutGate(one) && !isRefusal(one), 'notice'),
  ].flatMap((finding) => {
    const path = finding.location && repositoryPath(finding.location.file, links?.folder ?? '');
    return path === undefined || /\p{Cc}/u.test(path) ? [] : [{ ...finding, path }];
  });
  const left = found.length > MOST ? found.length - (MOST - 1) : 0;
  return found.slice(0, MOST).map((one, index) => annotation(one, left > 0 && index === MOST - 1 ? left : 0));
}

function annotation(finding: Finding & { readonly path: string }, left: number): Annotation {
  const line = Math.max(1, finding.location?.line ?? 1);
  const place = { path: finding.path, start_line: line, end_line: line };
  if (left > 0)
    return {
      ...place,
      annotation_level: 'notice',
      title: `${left} more`,
      message: `${left} more annotations are left out here; the job summary has them.`,
    };
  return { ...place, annotation_level: finding.level, title: finding.title(), message: finding.message() };
}

/** Cases of suites that fail the run come first; where the suite passes or only advises, its cases only warn. */
function caseFindings(report: Report): Finding[] {
  const all = (['regressed', 'new_failing', 'error'] as const).flatMap((change) =>
    casesWith(report, change).flatMap(({ suite, cases }) =>
      cases.map((one): Finding => {
        const level = isBad(suite.verdict) ? 'failure' : 'warning';
        const title = (): string => caseTitle(one);
        return { level, location: one.location, title, message: () => caseMessage(suite, one) };
      }),
    ),
  );
  return [
    ...all.filter(({ level }) => level === 'failure'),
    ...all.filter(({ level }) => level !== 'failure'),
  ];
}

function warningFindings(
  { warnings }: Report,
  isWanted: (warning: Warning) => boolean,
  level: Level,
): Finding[] {
  return warnings.filter(isWanted).map(({ code, message, location }) => ({
    level,
    location,
    title: () => plainTitle(capitalised(warningTitle(code))),
    message: () => plainLine(message) || capitalised(warningTitle(code)),
  }));
}
