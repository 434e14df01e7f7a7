import type { SundayFigures, SundayTotal } from '#domain/attendance/sunday-figures.ts';
import { addDays, dayOfYear } from '#domain/values/dates/local-date.ts';
import type { ChartData } from '../../../ui/chart/chart-data.ts';
import type { Stat } from '../../../ui/stat-tile/stat-tile.tsx';
import { grouped } from '../../../ui/time.ts';
import { dayAlone } from '../day-alone.ts';

/** 'Good morning, Naledi', by the hour of the church's zone. */
export function greeting(time: string, name: string): string {
  const hour = Number(time.slice(0, 2));
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `Good ${part}, ${name.split(' ')[0] ?? name}`;
}

/** Whether the change is of some services alone: a number that fell may stand beside one that says "up". */
function isOfSome({ weeks, people, change }: SundayFigures): boolean {
  return change?.people !== people || change?.before !== weeks.at(-2)?.people;
}

function attendanceChange(figures: SundayFigures): Pick<Stat, 'change' | 'fact'> {
  const { sunday, change } = figures;
  if (change === null) return { fact: `Sunday ${dayAlone(sunday)}` };
  const before = dayAlone(addDays(sunday, -7));
  const since = isOfSome(figures) ? `${before} in the same services` : before;
  const difference = change.people - change.before;
  if (difference === 0) return { fact: `The same as ${since}` };
  const way = difference > 0 ? 'up' : 'down';
  if (change.before === 0) return { change: { way, words: `${difference} more than ${since}` } };
  const percent = ((Math.abs(difference) / change.before) * 100).toFixed(1).replace('.', ',');
  return { change: { way, words: `${percent}% ${way} on ${since}` } };
}

const peopleOf = (weeks: readonly SundayTotal[]) => weeks.flatMap(({ people }) => people ?? []);

/** Ways to what the numbers count. */
export interface StatLinks {
  sunday: Stat['within'];
  lastYear: Stat['within'];
  reports: Stat['within'];
}

const within = (link: Stat['within']) => (link ? { within: link } : {});

function averageFact({ missing, sunday }: SundayFigures, averaged: readonly SundayTotal[]): string {
  const lacking = averaged.reduce((sum, week) => sum + week.missing, 0);
  if (lacking === 1) return '1 report of them is missing';
  if (lacking > 1) return `${lacking} reports of them are missing`;
  if (missing.length > 0) return `Before ${dayAlone(sunday)}, which is not complete`;
  return 'All Sunday services together';
}

/** The numbers that the dashboard begins with. */
export function dashboardStats(figures: SundayFigures, links?: StatLinks): Stat[] {
  const { people, weeks, missing, expected } = figures;
  const reported = expected - missing.length;
  const lastYear = weeks.at(-1)?.yearBefore ?? null;
  const isComplete = missing.length === 0;
  // A Sunday that is not complete would pull the average down, and look like a fall.
  const complete = isComplete ? weeks : weeks.slice(0, -1);
  const four = complete.slice(-4);
  const recent = peopleOf(four);
  const way = peopleOf(complete);
  const average = recent.length === 0 ? null : recent.reduce((a, b) => a + b, 0) / recent.length;
  return [
    {
      label: 'Sunday attendance',
      value: people === null ? '–' : grouped(people),
      ...within(links?.sunday),
      ...attendanceChange(figures),
      ...(way.length > 1 && { values: way }),
    },
    {
      label: 'Average of 4 Sundays',
      value: average === null ? '–' : grouped(Math.round(average)),
      fact: averageFact(figures, four),
    },
    {
      label: 'Same Sunday last year',
      value: lastYear === null ? '–' : grouped(lastYear),
      ...within(links?.lastYear),
      fact: dayOfYear(addDays(figures.sunday, -364), figures.sunday),
    },
    {
      label: 'Reports in',
      value: expected === 0 ? '–' : `${reported} of ${expected}`,
      ...within(links?.reports),
      fact: isComplete ? 'Nothing missing' : `${missing.length} missing`,
    },
  ];
}

/** Of which services the trend is, and why its end may fall. */
export function trendFacts(facts: string, { missing, sunday }: SundayFigures): string {
  const { length } = missing;
  if (length === 0) return facts;
  const reports = length === 1 ? '1 report of' : `${length} reports of`;
  return `${facts}. ${reports} ${dayAlone(sunday)} ${length === 1 ? 'is' : 'are'} missing`;
}

/** Twelve Sundays of this year beside last year's. */
export function trendData({ weeks }: Pick<SundayFigures, 'weeks'>): ChartData {
  const last = weeks.at(-1)?.date;
  const [thisYear = '', lastYear = ''] =
    last === undefined ? [] : [last, addDays(last, -364)].map((date) => date.slice(0, 4));
  return {
    by: 'Sunday',
    labels: weeks.map(({ date }) => dayAlone(date)),
    series: [
      {
        name: thisYear,
        color: 'protea',
        values: weeks.map(({ people }) => people),
        lacking: weeks.map(({ missing }) => missing),
      },
      {
        name: lastYear,
        color: 'stone',
        dashed: true,
        values: weeks.map(({ yearBefore }) => yearBefore),
      },
    ],
  };
}

/** The trend in a sentence, for somebody who does not see it. */
export function trendSummary(weeks: readonly SundayTotal[]): string {
  const known = weeks.filter(({ people }) => people !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return 'There are too few Sundays for a trend yet.';
  return `From ${grouped(first.people ?? 0)} on ${dayAlone(first.date)} to ${grouped(last.people ?? 0)} on ${dayAlone(last.date)}.`;
}
