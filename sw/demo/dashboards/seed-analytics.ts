import type { AnalyticsDashboard, Daily, Measure } from '#domain/demo/dashboards/analytics.ts';
import { addDays, daysBetween } from '#domain/values/dates/local-date.ts';
import { walk } from './walk.ts';

const points = 120;

interface Visits {
  first: string;
  last: string;
  from: number;
  to: number;
  seed: number;
}

/** Spread evenly over the days between. */
function daily({ first, last, from, to, seed }: Visits): Daily {
  const days = daysBetween(first, last);
  const values = walk({ count: points, from, to, sway: 70, seed });
  return {
    dates: values.map((_, at) => addDays(first, Math.round((days * at) / (points - 1)))),
    values: values.map(Math.round),
  };
}

type Period = [period: string, amount: number, target: number];
type Line = [title: string, points: number, seed: number, periods: readonly Period[]];
const lines: readonly Line[] = [
  [
    'Registrations',
    6,
    11,
    [
      ['30 days', 4_123, 4_207],
      ['3 months', 11_940, 11_700],
      ['9 months', 33_870, 35_000],
    ],
  ],
  [
    'Impressions',
    4,
    12,
    [
      ['30 days', 46_085, 48_000],
      ['3 months', 139_400, 144_000],
      ['9 months', 402_300, 398_000],
    ],
  ],
  [
    'Visits',
    4,
    13,
    [
      ['30 days', 62_083, 59_700],
      ['3 months', 171_500, 179_000],
      ['9 months', 508_900, 515_000],
    ],
  ],
];
const daysOf: Record<string, number> = { '30 days': 30, '3 months': 91, '9 months': 273 };

function measureOf([title, count, seed, periods]: Line, today: string): Measure {
  return {
    title,
    periods: periods.map(([period, amount, target], at) => {
      const days = daysOf[period] ?? 30;
      const mean = amount / count;
      const way = { count, from: mean * 0.92, to: mean * 1.06, sway: mean * 0.1 };
      return {
        period,
        amount,
        target,
        labels: Array.from({ length: count }, (_, step) =>
          addDays(today, Math.round((-days * (count - 1 - step)) / count)),
        ),
        values: walk({ ...way, seed: seed + at * 10 }).map(Math.round),
      };
    }),
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function versusOf(today: string): AnalyticsDashboard['versus'] {
  const count = 65;
  const way = { count, sway: 30 };
  const visitors = walk({ ...way, from: 285, to: 378, seed: 21 }).map(Math.round);
  const pageViews = walk({ ...way, from: 640, to: 812, seed: 22 }).map(Math.round);
  return {
    dates: visitors.map((_, at) => addDays(today, at - count + 1)),
    visitors,
    pageViews,
    overallScore: 472,
    usualScore: 400,
    ratioBefore: 41,
    averageRatio: Math.round((sumOf(visitors) / sumOf(pageViews)) * 100),
    predictedRatio: Math.round(((visitors.at(-1) ?? 0) / (pageViews.at(-1) ?? 1)) * 100),
  };
}

const kinds: [title: string, first: string, percent: number, other: string][] = [
  ['New and returning', 'New', 62, 'Returning'],
  ['Gender', 'Female', 56, 'Male'],
  ['Age', 'Under 30', 65, '30 and over'],
  ['Language', 'English', 58, 'Other'],
];

export function seedAnalytics(today: string): AnalyticsDashboard {
  const year = Number(today.slice(0, 4));
  const newYear = `${year}-01-01`;
  // In the first days of a year there is no way to speak of: from ten days before.
  const first = daysBetween(newYear, today) < 10 ? addDays(today, -10) : newYear;
  const before = { first: `${year - 1}-01-01`, last: `${year - 1}-12-31` };
  return {
    name: 'analytics',
    visitors: {
      thisYear: daily({ first, last: today, from: 390, to: 684, seed: 31 }),
      lastYear: daily({ ...before, from: 268, to: 402, seed: 32 }),
    },
    measures: lines.map((line) => measureOf(line, today)),
    versus: versusOf(today),
    audience: {
      visitors: 46_484,
      kinds: kinds.map(([title, name, percent, other]) => ({
        title,
        parts: [
          { name, percent },
          { name: other, percent: 100 - percent },
        ],
      })),
    },
  };
}
