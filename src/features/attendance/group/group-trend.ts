import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import type { PastMeeting } from '#domain/meetings/past-meetings.ts';
import type { ChartData } from '../../../ui/chart/chart-data.ts';
import { dayAlone } from '../day-alone.ts';

type Meetings = readonly PastMeeting<AttendanceReport>[];

/** The attendance and the first timers of each meeting, as a chart. */
export function groupTrend(meetings: Meetings): ChartData {
  const counted = (field: 'attendance' | 'firstTimers') =>
    meetings.map(({ report }) => report?.[field] ?? null);
  return {
    by: 'Meeting',
    labels: meetings.map(({ date }) => dayAlone(date)),
    series: [
      { name: wordFor('attendance'), color: 'protea', values: counted('attendance') },
      { name: wordFor('firstTimers'), color: 'marigold', values: counted('firstTimers') },
    ],
    missing: meetings.filter(({ report }) => report === null).length,
  };
}

/** The same in a sentence: 'Attendance went from 9 to 14 over 11 meetings; 1 report is missing.' */
export function groupTrendWords(meetings: Meetings): string {
  const counts = meetings.flatMap(({ report }) => report?.attendance ?? []);
  const missing = meetings.filter(({ report }) => report === null).length;
  const [first] = counts;
  const last = counts.at(-1);
  if (first === undefined || last === undefined) return 'Nothing was counted.';
  const change = `Attendance went from ${first} to ${last} over ${counts.length} meetings`;
  if (missing === 0) return `${change}.`;
  return `${change}; ${missing} ${missing === 1 ? 'report is' : 'reports are'} missing.`;
}
