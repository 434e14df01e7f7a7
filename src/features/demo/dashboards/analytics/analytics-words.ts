import type {
  Audience,
  Daily,
  Measure,
  VisitorsAndPageViews,
} from '#domain/demo/dashboards/analytics.ts';
import type { ChartColor } from '../../../../ui/chart/chart-colors.css.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { grouped } from '../../../../ui/time.ts';
import { dayWords } from '../parts/day-words.ts';

export function visitorsData({ dates, values }: Daily, name: string): ChartData {
  return {
    by: 'Day',
    labels: dates.map(dayWords),
    series: [{ name, color: 'protea', values }],
  };
}

export function visitorsSummary({ dates, values }: Daily): string {
  const most = Math.max(...values);
  const day = dayWords(dates[values.indexOf(most)] ?? '');
  return `From ${grouped(values[0] ?? 0)} to ${grouped(values.at(-1) ?? 0)}, most on ${day}: ${grouped(most)}.`;
}

export function versusData({ dates, visitors, pageViews }: VisitorsAndPageViews): ChartData {
  return {
    by: 'Day',
    labels: dates.map(dayWords),
    series: [
      { name: 'Page views', color: 'sky', values: pageViews },
      { name: 'Visitors', color: 'protea', values: visitors },
    ],
  };
}

/** '2% under target', against what was aimed at. */
export function targetWords({ amount, target }: Measure['periods'][number]) {
  const percent = Math.round((amount / target - 1) * 100);
  const isOver = amount >= target;
  return {
    way: isOver ? 'up' : 'down',
    words:
      percent === 0 ? 'on target' : `${Math.abs(percent)}% ${isOver ? 'over' : 'under'} target`,
    isGood: isOver,
  } as const;
}

/** Male is fynbos and female jacaranda in every chart of the product. */
const colors: Record<string, readonly [ChartColor, ChartColor]> = {
  Gender: ['jacaranda', 'fynbos'],
  Age: ['sky', 'stone'],
  Language: ['marigold', 'stone'],
};

/** Visitors of each part: as many as its share of them. */
export function audienceData({ title, parts }: Audience, visitors: number): ChartData {
  const [first, other] = colors[title] ?? ['protea', 'stone'];
  return {
    by: 'Visitors',
    labels: ['Visitors'],
    series: parts.map(({ name, percent }, at) => ({
      name,
      color: at === 0 ? first : other,
      values: [Math.round((visitors * percent) / 100)],
    })),
  };
}

/** Every number of the page as a row: part, day or name, value. */
export function rowsOf(
  visitors: { thisYear: Daily; lastYear: Daily },
  versus: VisitorsAndPageViews,
): (string | number)[][] {
  const daily = [visitors.lastYear, visitors.thisYear].flatMap(({ dates, values }) =>
    dates.map((date, at) => ['Visitors overview', date, values[at] ?? 0]),
  );
  const beside = versus.dates.flatMap((date, at) => [
    ['Visitors', date, versus.visitors[at] ?? 0],
    ['Page views', date, versus.pageViews[at] ?? 0],
  ]);
  return [...daily, ...beside];
}
