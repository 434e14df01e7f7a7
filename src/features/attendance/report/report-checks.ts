import { checkSplit, isUnusual } from '#domain/attendance/rules.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import type { ReportDetail } from '#store/attendance/report-detail.ts';
import { people } from '../strings.ts';

/** Check of a report that a reader would otherwise do by hand. */
export interface ReportCheck {
  agrees: boolean;
  words: string;
}

/** As far from the average as services of one church usually are, in percent. */
const usualPercent = 20;

function totals({ report }: ReportDetail): ReportCheck[] {
  const { splits } = reportDefinitions[report.kind];
  const checks = splits.map((split) => ({ name: split.name, check: checkSplit(split, report) }));
  const counted = checks.filter(({ check }) => check.state !== 'notCounted');
  if (counted.length > 1 && counted.every(({ check }) => check.state === 'matches')) {
    return [{ agrees: true, words: 'Both totals agree' }];
  }
  return counted.flatMap(({ name, check }): ReportCheck[] => {
    if (check.state === 'notCounted') return [];
    if (check.state === 'matches') return [{ agrees: true, words: `The ${name} groups add up` }];
    const away = check.state === 'short' ? 'missing from' : 'too many in';
    return [{ agrees: false, words: `${people(check.difference)} ${away} the ${name} groups` }];
  });
}

function beside({ report, averages }: ReportDetail): ReportCheck[] {
  const [now, usual] = [report.attendance, averages.attendance];
  if (now === null || usual === null || usual === 0) return [];
  const percent = Math.round((Math.abs(now - usual) / usual) * 100);
  if (percent <= usualPercent) {
    const words = percent === 0 ? 'The same as the average' : `Within ${percent}% of the average`;
    return [{ agrees: true, words }];
  }
  const way = now > usual ? 'above' : 'below';
  const agrees = !isUnusual(now, [usual]) && percent <= 2 * usualPercent;
  return [{ agrees, words: `${percent}% ${way} the average` }];
}

function authors({ report }: ReportDetail): ReportCheck[] {
  if (report.openVersions > 0) {
    return [{ agrees: false, words: 'Two reports for this service differ' }];
  }
  const { length } = report.authorIds;
  if (length <= 1) return [{ agrees: true, words: 'One report for this service' }];
  return [{ agrees: true, words: `${length} people reported this service` }];
}

/** Of a service that took place; what nobody counted is not checked. */
export function checksOf(detail: ReportDetail): ReportCheck[] {
  const ofCounts = detail.report.didNotMeet ? [] : [...totals(detail), ...beside(detail)];
  return [...ofCounts, ...authors(detail)];
}
