import { expectedSums, type ExpectedSums } from '#domain/attendance/expected/expected-sums.ts';
import { dateInZone, shortDate, timeInZone } from '#domain/values/dates/local-date.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { reportStateLooks } from '../../../ui/report-state/report-state.tsx';
import type { Stat } from '../../../ui/stat-tile/stat-tile.tsx';
import { grouped } from '../../../ui/time.ts';

/** 'Sun 22 Nov, 13:00', by the clock of the church. */
export function momentWords(at: number, timeZone: string): string {
  const instant = new Date(at);
  return `${shortDate(dateInZone(instant, timeZone))}, ${timeInZone(instant, timeZone)}`;
}

/** 'Mon 16 Nov to Sun 22 Nov', or one day alone. */
export function daysWords({ from, to }: { from: string; to: string }): string {
  return from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`;
}

/** 'Due 16 Nov to 22 Nov. 31 of 36 are in.' */
export function dueWords({ due, in: arrived, open }: ExpectedSums, days: string): string {
  if (due === 0) return open === 0 ? `Nothing is due ${days}.` : `Nothing is due yet ${days}.`;
  const rest = open > 0 ? ` ${grouped(open)} not due yet.` : '';
  return `Due ${days}. ${grouped(arrived)} of ${grouped(due)} ${due === 1 ? 'is' : 'are'} in.${rest}`;
}

function missingFact({ missing, churchesMissing }: ExpectedSums): string {
  if (missing === 0) return 'All that is due is in';
  return churchesMissing === 1 ? 'In 1 church' : `In ${grouped(churchesMissing)} churches`;
}

/** The five numbers above the list. */
export function expectedStats(sums: ExpectedSums): Stat[] {
  const { verified, toLookAt } = sums;
  const look = toLookAt > 0 ? `, ${grouped(toLookAt)} to look at` : '';
  return [
    {
      label: 'Submitted',
      value: grouped(sums.submitted),
      fact: `${grouped(verified)} verified${look}`,
      sign: reportStateLooks.submitted,
    },
    {
      label: 'Late',
      value: grouped(sums.late),
      fact: sums.late === 0 ? 'None after their time' : 'Came in after their time',
      sign: { ...reportStateLooks.late, isOnFact: sums.late > 0 },
    },
    {
      label: 'Missing',
      value: grouped(sums.missing),
      fact: missingFact(sums),
      sign: { ...reportStateLooks.missing, isOnFact: sums.missing > 0 },
    },
    {
      label: 'Did not meet',
      value: grouped(sums.didNotMeet),
      fact: sums.didNotMeet === 0 ? 'None said so' : 'With a reason',
      sign: reportStateLooks['did-not-meet'],
    },
    {
      label: 'Conflict',
      value: grouped(sums.conflict),
      fact: sums.conflict === 0 ? 'None to compare' : 'Two reports for one service',
      sign: reportStateLooks.conflict,
    },
  ];
}

/** A parent says in words what is below it: '10 of 12 in', or what somebody has to do. */
export function sumWords(rows: readonly ExpectedRow[], isLeafParent: boolean) {
  const { conflict, toLookAt, missing, due, in: arrived, open } = expectedSums(rows);
  const left = toLookAt - conflict;
  const needs = [
    conflict > 0 && `${grouped(conflict)} ${conflict === 1 ? 'conflict' : 'conflicts'}`,
    left > 0 && `${grouped(left)} to look at`,
    missing > 0 && `${grouped(missing)} missing`,
  ].filter((word) => word !== false);
  if (isLeafParent && needs.length > 0) return { words: needs.join(', '), needs: true };
  if (due === 0) return { words: `${grouped(open)} not due yet` };
  return { words: `${grouped(arrived)} of ${grouped(due)} in` };
}

/** '342', '276 or 281' while two differ, '–' for what nobody counted. */
export function peopleWords({ report, others }: ExpectedRow): string {
  if (!report || (report.didNotMeet && others.length === 0)) return '–';
  const totals = [report.attendance, ...others].filter((total) => total !== null);
  return totals.length === 0 ? '–' : totals.map(grouped).join(' or ');
}

/** Who reported it and when; who usually does; why nobody met. */
export function reporterWords(row: ExpectedRow, timeZone: string): string {
  const { report, lastAuthor } = row;
  if (!report) return lastAuthor ?? '–';
  if (report.didNotMeet) return report.didNotMeetReason ?? 'No reason given';
  if (report.pending && report.authorNames.length === 0) return 'You, saved on this device';
  const names = report.authorNames.join(' and ') || 'An import';
  const at = report.firstReceivedAt ?? report.receivedAt;
  return `${names}, ${momentWords(Date.parse(at), timeZone)}`;
}
