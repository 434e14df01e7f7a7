import type { MyReport } from '#store/attendance/my-reports/my-report.ts';
import { isLocalDate } from '#domain/values/dates/is-local-date.ts';
import { addDays, dayOfYear, weekday } from '#domain/values/dates/local-date.ts';
import { isIn } from './my-report-words.ts';

export interface ReportSection {
  title: string;
  reports: MyReport[];
}

/** The Monday of the week in which the day is. */
function weekOf(date: string): string {
  return addDays(date, -((weekday(date) + 6) % 7));
}

function weekTitle(date: string, today: string): string {
  if (!isLocalDate(date)) return 'Without a date';
  const [week, thisWeek] = [weekOf(date), weekOf(today)];
  if (week >= thisWeek) return 'This week';
  if (week === addDays(thisWeek, -7)) return 'Last week';
  return `Week of ${dayOfYear(week, today)}`;
}

/** Waiting reports first, under one title; then sent ones by the week of their service. Keeps the order. */
export function reportsByWeek(reports: readonly MyReport[], today: string): ReportSection[] {
  const sections = new Map<string, ReportSection>();
  for (const report of reports) {
    const title = isIn('waiting', report) ? 'Waiting' : weekTitle(report.date, today);
    const section = sections.get(title) ?? { title, reports: [] };
    section.reports.push(report);
    sections.set(title, section);
  }
  return [...sections.values()];
}
