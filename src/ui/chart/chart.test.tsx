// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { labelsWithRoom, type ChartData } from './chart-data.ts';
import { ways } from '../stat-tile/stat-tile.css.ts';
import { Chart, type ChartState } from './chart.tsx';
import { linesOf } from './plot-radar.tsx';
import { endOf } from './plot.ts';
import { SparkCard } from './spark-card.tsx';
import type { ChartKind } from './stepped-plot.tsx';

afterEach(cleanup);

const data: ChartData = {
  by: 'Sunday',
  labels: ['8 Nov', '15 Nov', '22 Nov'],
  series: [
    { name: 'Soweto', color: 'protea', values: [602, null, 618] },
    { name: 'Tshwane', color: 'sky', values: [339, 342, 1_240] },
  ],
};

function show(kind: ChartKind = 'line', state?: ChartState, shown = data) {
  return render(
    <Chart
      kind={kind}
      title="Attendance"
      facts="Two churches"
      summary="Soweto grew."
      data={shown}
      {...(state && { state })}
    />,
  );
}

const plot = () => screen.getByRole('region', { name: /^Attendance\. Soweto grew\./ });

const said = () => screen.getByRole('status').textContent;

test('arrow keys step through the points, whose values are said; a gap is missing, not zero', () => {
  show();
  fireEvent.keyDown(plot(), { key: 'ArrowRight' });
  expect(said()).toBe('8 Nov: Soweto 602, Tshwane 339');
  fireEvent.keyDown(plot(), { key: 'ArrowRight' });
  expect(said()).toBe('15 Nov: Soweto missing, Tshwane 342');
  fireEvent.keyDown(plot(), { key: 'End' });
  expect(said()).toBe('22 Nov: Soweto 618, Tshwane 1\u00a0240');
  fireEvent.keyDown(plot(), { key: 'Escape' });
  expect(said()).toBe('');
});

test('a sum that lacks reports has a hollow point, and says how many', () => {
  const [soweto, tshwane] = data.series;
  const series = [
    { ...must(soweto, 'a series'), lacking: [0, 1, 0] },
    { ...must(tshwane, 'a series'), lacking: [0, 0, 2] },
  ];
  const { container } = show('line', undefined, { ...data, series, missing: 3 });
  // A gap has no point at all.
  expect(container.querySelectorAll('circle')).toHaveLength(1);
  fireEvent.keyDown(plot(), { key: 'End' });
  expect(said()).toBe('22 Nov: Soweto 618, Tshwane 1\u00a0240 (2 missing)');
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('cell', { name: /1.240 \(2 missing\)$/ })).toBeTruthy();
});

test('the same as a table, with a dash for what is missing', () => {
  show();
  expect(screen.getByText('1 missing')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Attendance, as a table' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'SundaySowetoTshwane',
    'Sunday 8 NovSoweto 602Tshwane 339',
    'Sunday 15 NovSoweto –Tshwane 342',
    'Sunday 22 NovSoweto 618Tshwane 1\u00a0240',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(plot()).toBeTruthy();
});

test.each<[ChartKind]>([['area'], ['bar'], ['stacked'], ['radar'], ['heat'], ['line']])(
  'as %s every known value is drawn, and the gap is none of them',
  (kind) => {
    const { container } = show(kind);
    const drawn = container.querySelectorAll('svg[aria-hidden] path, svg[aria-hidden] rect');
    expect(drawn.length).toBeGreaterThan(1);
    expect(container.innerHTML).not.toContain('NaN');
    const bars = container.querySelectorAll('.visx-bar');
    if (kind === 'bar' || kind === 'stacked') expect(bars).toHaveLength(5);
  },
);

test.each<[ChartKind]>([['donut'], ['polar']])(
  'as %s the shares stand beside it in words',
  (kind) => {
    const shares: ChartData = {
      by: 'People',
      labels: ['All'],
      series: [
        { name: 'Female', color: 'jacaranda', values: [75] },
        { name: 'Male', color: 'fynbos', values: [25] },
      ],
    };
    show(kind, undefined, shares);
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Female7575%',
      'Male2525%',
    ]);
    fireEvent.keyDown(plot(), { key: 'End' });
    expect(screen.getByRole('status').textContent).toBe('Male 25');
  },
);

test('loading, an error with a way on, nothing there, and offline each say so', () => {
  const retry = vi.fn();
  show('bar', { is: 'loading' });
  expect(screen.getByText('Loading Attendance…')).toBeTruthy();
  cleanup();
  show('bar', { is: 'error', onRetry: retry });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  show('bar', undefined, { by: 'Sunday', labels: [], series: [] });
  expect(screen.getByText('No reports for these dates')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull();
  cleanup();
  show('bar', { is: 'offline', asOf: '09:41' });
  expect(screen.getByText('As of 09:41')).toBeTruthy();
  expect(plot()).toBeTruthy();
});

test('labels that would meet are left out, the first and the last stay', () => {
  expect([...labelsWithRoom(3, 300)]).toEqual([0, 1, 2]);
  const few = [...labelsWithRoom(52, 320)];
  expect(few.length).toBeLessThanOrEqual(6);
  expect([few[0], few.at(-1)]).toEqual([0, 51]);
});

test('a line over the bars has its own shape and the scale of the bars', () => {
  const [soweto, tshwane] = data.series;
  if (!soweto || !tshwane) throw new Error('Two churches');
  show('mixed', undefined, {
    ...data,
    series: [soweto, { ...tshwane, over: true }],
  });
  // Two bars, as one is missing, and a dot for each value of the line.
  const drawn = (shape: string) => [...plot().querySelectorAll(shape)];
  expect(drawn('rect')).toHaveLength(2);
  const dots = drawn('circle');
  expect(dots).toHaveLength(3);
  const heights = dots.map((dot) => Number(dot.getAttribute('cy')));
  expect(heights.toSorted((a, b) => b - a)).toEqual(heights);
  const bars = drawn('rect').map((bar) => Number(bar.getAttribute('y')));
  // 1 240 of the line stands higher than 618 of a bar.
  expect(heights[2]).toBeLessThan(bars[1] ?? 0);
  fireEvent.keyDown(plot(), { key: 'End' });
  expect(said()).toBe('22 Nov: Soweto 618, Tshwane 1\u00a0240');
  expect(within(plot().parentElement ?? plot()).getByText('Tshwane')).toBeTruthy();
});

const price: ChartData = {
  by: 'Day',
  labels: ['20 Nov 2026', '21 Nov 2026', '22 Nov 2026'],
  marks: ['20 Nov', '21 Nov', '22 Nov'],
  series: [{ name: 'BTC', color: 'protea', values: [1_160, 1_200, 1_180] }],
  written: (value) => `R ${value}`,
  ticked: (value) => `R ${value / 1000}k`,
};

test('a crosshair has a rule for the place and one for the height, on a scale that begins near the lowest value', () => {
  show('crosshair', undefined, price);
  expect(plot().querySelectorAll('line')).toHaveLength(
    plot().textContent.match(/R \d\.\d+k/g)?.length ?? 0,
  );
  const before = plot().querySelectorAll('line').length;
  fireEvent.keyDown(plot(), { key: 'End' });
  expect(said()).toBe('22 Nov 2026: BTC R 1180');
  const [across, up] = [...plot().querySelectorAll('line')].slice(before);
  const point = plot().querySelector('circle');
  expect(across?.getAttribute('x1')).toBe(point?.getAttribute('cx'));
  expect(up?.getAttribute('y1')).toBe(point?.getAttribute('cy'));
  // Nothing near 0 is drawn, and the marks are shorter than what is said.
  expect(plot().textContent).not.toContain('R 0k');
  expect([...plot().querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(
    '22 Nov',
  );
});

test('values have the words of their chart, in the table too', () => {
  show('area', undefined, price);
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Day 22 Nov 2026BTC R 1180');
});

test('a pointer finds the point that is drawn below it, before the names at the end', () => {
  show('crosshair', undefined, price);
  const whole = { left: 0, width: 560 } as DOMRect;
  vi.spyOn(plot(), 'getBoundingClientRect').mockReturnValue(whole);
  fireEvent.pointerMove(plot(), { clientX: 560 - 88 });
  expect(said()).toBe('22 Nov 2026: BTC R 1180');
  fireEvent.pointerMove(plot(), { clientX: 270 });
  expect(said()).toBe('21 Nov 2026: BTC R 1200');
});

test('a card with a sparkline: its number, the way it went in words, and the same as a table', () => {
  const change = { way: 'down', words: '2% below projected', isGood: true } as const;
  render(
    <SparkCard
      title="Expenses"
      value="R 300"
      change={change}
      by="Day"
      labels={['Mon', 'Tue']}
      values={[140, 160]}
      written={(value) => `R ${value}`}
    />,
  );
  const card = within(screen.getByRole('region', { name: 'Expenses' }));
  // Less was spent: what goes down is good here.
  expect(card.getByText('2% below projected').className).toBe(ways.up);
  expect(card.queryByRole('table')).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Expenses as a table' }));
  expect(card.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayExpenses',
    'Day MonExpenses R 140',
    'Day TueExpenses R 160',
  ]);
});

/** Where the name of a line stands. */
const nameHeightOf = (name: string) => {
  const texts = [...plot().querySelectorAll('svg text')];
  const text = must(
    texts.find((one) => one.textContent === name),
    `the name ${name}`,
  );
  return Number(text.getAttribute('y'));
};

test('names of lines that end near the axis stand above its labels, in the order of the lines and apart', () => {
  const low = ['A', 'B', 'C'].map((name, at) => ({
    name,
    color: 'sky' as const,
    values: [4 - at, 4 - at, 4 - at],
  }));
  const high = { name: 'High', color: 'protea' as const, values: [1200, 1300, 1400] };
  show('line', undefined, { ...data, series: [...low, high] });
  const [first = 0, ...others] = ['High', 'A', 'B', 'C'].map(nameHeightOf);
  expect(first).toBeLessThan(60);
  expect(others).toEqual([140, 170, 200]);
});

test('a radar label breaks at the space nearest its middle', () => {
  expect(['Sound and light', 'Safety', 'Choir and band', 'Two words'].map(linesOf)).toEqual([
    ['Sound and', 'light'],
    ['Safety'],
    ['Choir', 'and band'],
    ['Two', 'words'],
  ]);
});

test('the name of a single line leaves its room on a narrow screen; two lines keep theirs', () => {
  const [soweto] = data.series;
  if (!soweto) throw new Error('Soweto');
  const alone = { ...data, series: [soweto] };
  expect(endOf(alone, 300)).toEqual({ end: 288, isNamed: false });
  expect(endOf(alone, 560)).toEqual({ end: 472, isNamed: true });
  expect(endOf(data, 300)).toEqual({ end: 212, isNamed: true });
});
