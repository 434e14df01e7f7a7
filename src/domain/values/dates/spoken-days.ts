import { andList } from '../and-list.ts';

const month = new Intl.DateTimeFormat('en-ZA', { month: 'long', timeZone: 'UTC' });

/** '3 and 10 August', '27 July and 3 August': days in their order, each once. */
export function spokenDays(dates: readonly string[]): string {
  const days = [...new Set(dates)]
    .toSorted()
    .map((date) => new Date(`${date}T00:00:00Z`))
    .filter((day) => !Number.isNaN(day.getTime()));
  if (dates.length > 0 && days.length === 0) return 'an unknown day';
  const months = Map.groupBy(days, (day) => month.format(day));
  const parts = [...months].map(
    ([name, own]) => `${andList(own.map((day) => String(day.getUTCDate())))} ${name}`,
  );
  return months.size > 1 && days.length > months.size ? parts.join(', ') : andList(parts);
}
