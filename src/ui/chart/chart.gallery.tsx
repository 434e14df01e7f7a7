import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { grouped } from '../time.ts';
import type { ChartData } from './chart-data.ts';
import { Chart } from './chart.tsx';
import { SparkCard } from './spark-card.tsx';
import { Sparkline } from './sparkline.tsx';
import type { ChartKind } from './stepped-plot.tsx';

const sundays = ['6 Sep', '13 Sep', '20 Sep', '27 Sep', '4 Oct', '11 Oct', '18 Oct', '25 Oct'];

const attendance: ChartData = {
  by: 'Sunday',
  labels: sundays,
  series: [
    { name: 'Soweto', color: 'protea', values: [561, 570, 566, 584, 579, null, 602, 618] },
    { name: 'Tshwane', color: 'sky', values: [322, 331, 318, 340, 352, 347, 339, 342] },
    {
      name: 'Last year',
      color: 'stone',
      dashed: true,
      values: [402, 398, 411, 405, 417, 409, 422, 430],
    },
  ],
};
const ages: ChartData = {
  by: 'Sunday',
  labels: sundays.slice(4),
  series: [
    { name: 'Adults', color: 'protea', values: [210, 221, 214, 232] },
    { name: 'Teens', color: 'sky', values: [64, 58, 71, 66] },
    { name: 'Children', color: 'marigold', values: [82, 90, 77, 95] },
  ],
};
const visits: ChartData = {
  by: 'Sunday',
  labels: sundays,
  series: [{ name: 'Visits', color: 'sky', values: [24, 31, 18, 27, 36, 12, 9, 21] }],
};
const expected: ChartData = {
  ...visits,
  series: [
    ...visits.series,
    { name: 'Expected', color: 'protea', over: true, values: [20, 24, 24, 26, 28, 20, 14, 20] },
  ],
};
const shares: ChartData = {
  by: 'This month',
  labels: ['People'],
  series: [
    { name: 'Female', color: 'jacaranda', values: [26_031] },
    { name: 'Male', color: 'fynbos', values: [20_453] },
  ],
};
const teams: ChartData = {
  by: 'Tasks',
  labels: ['Tasks'],
  series: [
    { name: 'Sound and light', color: 'protea', values: [32] },
    { name: 'Choir and band', color: 'sky', values: [44] },
    { name: 'Safety', color: 'marigold', values: [21] },
    { name: 'Food and stalls', color: 'jacaranda', values: [28] },
  ],
};
const budget: ChartData = {
  by: 'Part',
  labels: ['Hall', 'Sound', 'Food', 'Print', 'Travel'],
  series: [{ name: 'Spent', color: 'protea', values: [80, 55, 68, 30, 44] }],
};
const price: ChartData = {
  by: 'Sunday',
  labels: sundays,
  series: [
    {
      name: 'Now',
      color: 'protea',
      values: [1120, 1134, 1128, 1161, 1149, 1172, 1169, 1184],
    },
  ],
  written: (value) => `R\u00a0${grouped(Math.round(value))}`,
  ticked: (value) => `R\u00a0${grouped(Math.round(value))}`,
};
const weeks: ChartData = {
  by: 'Sunday',
  labels: sundays,
  series: ['Soweto', 'Tshwane', 'eThekwini'].map((name, row) => ({
    name,
    color: 'protea' as const,
    values: sundays.map((_, at) =>
      (at + row) % 7 === 5 ? null : 60 + ((at * 31 + row * 47) % 90),
    ),
  })),
};

const shownAs: readonly [ChartKind, string, ChartData, string][] = [
  ['line', 'Attendance', attendance, 'Soweto grew from 561 to 618.'],
  ['area', 'Visits', visits, 'Between 9 and 36, most on 4 October.'],
  ['bar', 'New people', visits, 'Between 9 and 36, most on 4 October.'],
  ['stacked', 'By age', ages, 'Adults are the largest part.'],
  ['mixed', 'Visits and what was expected', expected, 'More than expected until October.'],
  ['donut', 'Gender', shares, 'More women than men.'],
  ['polar', 'Task distribution', teams, 'Choir and band have the most.'],
  ['radar', 'Budget', budget, 'The hall takes the most.'],
  ['crosshair', 'Price', price, 'It rose from R 1 120 to R 1 184.'],
  ['heat', 'Every Sunday', weeks, 'One Sunday in seven is missing.'],
];

export const gallery: Example[] = [
  ...shownAs.map(([kind, title, data, summary]) => ({
    label: `As ${kind}`,
    Example: () => (
      <Chart kind={kind} title={title} facts="12 churches, 2026" summary={summary} data={data} />
    ),
  })),
  {
    label: 'Sparkline, beside its number',
    Example: () => (
      <p>
        2 876 people
        <Sparkline values={[2700, 2760, 2740, 2810, 2790, 2876]} />
      </p>
    ),
  },
  {
    label: 'Sparkline in a card, which has a table',
    Example: () => (
      <SparkCard
        title="Registrations"
        value="4 123"
        change={{ way: 'down', words: '2% under target', isGood: false }}
        by="Sunday"
        labels={sundays.slice(0, 4)}
        values={[940, 1010, 1020, 1153]}
      />
    ),
  },
  {
    label: 'Printed without its page',
    Example: () => (
      <Chart
        kind="line"
        title="Attendance on paper"
        facts="Soweto and Tshwane"
        summary="Soweto grew from 561 to 618."
        data={attendance}
        prints
      />
    ),
  },
  {
    label: 'Offline',
    Example: () => (
      <Chart
        kind="line"
        title="Attendance, offline"
        facts="Soweto and Tshwane"
        summary="Soweto grew from 561 to 618."
        data={attendance}
        state={{ is: 'offline', asOf: '09:41' }}
      />
    ),
  },
  {
    label: 'Loading',
    Example: () => (
      <Chart
        kind="bar"
        title="Loading chart"
        facts="2026"
        summary=""
        data={visits}
        state={{ is: 'loading' }}
      />
    ),
  },
  {
    label: 'Error',
    Example: () => (
      <Chart
        kind="bar"
        title="Broken chart"
        facts="2026"
        summary=""
        data={visits}
        state={{ is: 'error', onRetry: () => undefined }}
      />
    ),
  },
  {
    label: 'Empty',
    Example: () => (
      <Chart
        kind="bar"
        title="Empty chart"
        facts="2026"
        summary=""
        data={{ by: 'Sunday', labels: [], series: [] }}
        empty={<Button>Clear filters</Button>}
      />
    ),
  },
];
