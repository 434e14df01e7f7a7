// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { chart } from '../theme/tokens.json';
import {
  columnsOf,
  rangeOf,
  rowsOf,
  sumOf,
  type PivotGroup,
  type PivotSpan,
} from './pivot-data.ts';
import * as css from './pivot-grid.css.ts';
import { PivotGrid } from './pivot-grid.tsx';
import { toggled } from '../toggled.ts';

const spans: PivotSpan[] = [
  {
    id: '2025',
    name: '2025',
    columns: [
      { id: '25-11', name: 'Nov' },
      { id: '25-12', name: 'Dec' },
    ],
  },
  {
    id: '2026',
    name: '2026',
    columns: [
      { id: '26-01', name: 'Jan' },
      { id: '26-02', name: 'Feb' },
    ],
  },
];
const groups: PivotGroup[] = [
  {
    id: 'soweto',
    name: 'Soweto',
    rows: [
      {
        id: 'west',
        name: 'Orlando West',
        values: { '25-11': 20, '25-12': 0, '26-01': 44, '26-02': 62 },
      },
      { id: 'diep', name: 'Diepkloof', values: { '25-11': 30, '26-01': 37, '26-02': null } },
    ],
  },
  {
    id: 'cape',
    name: 'Cape',
    rows: [
      { id: 'site', name: 'Site C', values: { '26-01': 1200 } },
      { id: 'harare', name: 'Harare', values: { '26-01': 1 } },
    ],
  },
];
const opened = vi.fn();

afterEach(() => {
  cleanup();
  opened.mockReset();
});

function Grid({ start, shaded = true }: { start: string[]; shaded?: boolean }) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set(start));
  return (
    <PivotGrid
      caption="People in cells"
      nameHead="Church and group"
      allName="All 2 churches"
      spans={spans}
      groups={groups}
      folded={folded}
      onFold={(id, on) => setFolded(toggled(folded, id, on))}
      shaded={shaded}
      unit="People a month"
      gapMeans="the cell did not meet"
      about={({ rows, columns }) => [`${rows.join(' ')} in ${columns.join(' ')}`]}
      onOpen={opened}
    />
  );
}

const body = () =>
  screen
    .getAllByRole('row')
    .slice(2)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
const here = () => document.activeElement?.textContent;
const key = (pressed: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...more });
const cellOf = (words: string) => {
  const cell = screen.getAllByRole('cell').find(({ textContent }) => textContent === words);
  if (!cell) throw new Error(`No cell with ${words}`);
  return cell;
};

const shadeOf = (words: string) =>
  Object.entries(css.shades).find(([, name]) => cellOf(words).className.includes(name))?.[0];
const names = (folded: boolean) =>
  spans.flatMap((span) => columnsOf(span, folded)).map(({ name }) => name);

test('a sum leaves gaps out, and of gaps alone it is a gap', () => {
  const rows = groups.flatMap((group) => group.rows);
  expect(sumOf(rows, ['26-01'])).toBe(1282);
  expect(sumOf(rows.slice(1, 2), ['26-02', '25-12'])).toBeNull();
  expect(sumOf(rows.slice(0, 1), ['25-12'])).toBe(0);
  expect(rangeOf(groups)).toEqual([0, 1200]);
  expect(rangeOf([])).toEqual([0, 0]);
});

test('a folded year is its total; an open one has it behind its months', () => {
  expect(names(false)).toEqual(['Nov', 'Dec', '2025', 'Jan', 'Feb', '2026']);
  expect(names(true)).toEqual(['Total', 'Total']);
  expect(rowsOf(groups, new Set(['soweto']), 'All').map(({ name }) => name)).toEqual([
    'Soweto',
    'Cape',
    'Site C',
    'Harare',
    'All',
  ]);
});

test('years and churches fold to their sums, the grand total comes last, a gap is never 0', () => {
  render(<Grid start={['2025', 'cape']} />);
  expect(body()).toEqual([
    'Soweto | 50 | 81 | 62 | 143',
    'Orlando West | 20 | 44 | 62 | 106',
    'Diepkloof | 30 | 37 | – | 37',
    'Cape | – | 1\u00a0201 | – | 1\u00a0201',
    'All 2 churches | 50 | 1\u00a0282 | 62 | 1\u00a0344',
  ]);
  const year = screen.getByRole('button', { name: '2025' });
  expect(year.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(year);
  expect(body()[1]).toBe('Orlando West | 20 | 0 | 20 | 44 | 62 | 106');
  fireEvent.click(screen.getByRole('rowheader', { name: 'Soweto' }));
  expect(body()[1]).toMatch(/^Cape/);
});

test('single values alone are shaded, from the least to the most', () => {
  render(<Grid start={['2025']} />);
  expect(['44', '1\u00a0200', '81', '–', '106'].map(shadeOf)).toEqual([
    '1',
    '6',
    undefined,
    undefined,
    undefined,
  ]);
  cleanup();
  render(<Grid start={['2025']} shaded={false} />);
  expect(shadeOf('44')).toBeUndefined();
  // The steps are the six of the tokens.
  expect(Object.keys(css.shades)).toHaveLength(chart.sequential.light.length);
});

test('arrows move from cell to cell and stay inside, Home and End go to the ends', () => {
  render(<Grid start={['2025', 'cape']} />);
  expect(screen.getAllByRole('cell').every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  const first = screen.getByRole('rowheader', { name: 'Soweto' });
  expect(first.tabIndex).toBe(0);
  first.focus();
  key('ArrowUp');
  key('ArrowLeft');
  expect(here()).toBe('Soweto');
  key('ArrowDown');
  key('ArrowRight');
  expect(here()).toBe('20');
  expect(screen.getAllByRole('cell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  key('End');
  key('ArrowRight');
  expect(here()).toBe('106');
  key('End', { ctrlKey: true });
  expect(here()).toBe('1\u00a0344');
  key('Home', { ctrlKey: true });
  expect(here()).toBe('Soweto');
});

test('Enter folds a church, and opens what is behind a number; so does a click', () => {
  render(<Grid start={['2025', 'cape']} />);
  screen.getByRole('rowheader', { name: 'Soweto' }).focus();
  key('ArrowRight');
  key('Enter');
  expect(opened).toHaveBeenLastCalledWith({ rows: ['west', 'diep'], columns: ['25-11', '25-12'] });
  key('Home');
  key('Enter');
  expect(body()).toHaveLength(3);
  fireEvent.click(cellOf('143'));
  expect(opened).toHaveBeenLastCalledWith({ rows: ['west', 'diep'], columns: ['26-01', '26-02'] });
});

test('what a number is made of is told where the focus or the pointer is, until Escape', () => {
  render(<Grid start={['2025']} />);
  screen.getByRole('rowheader', { name: 'Soweto' }).focus();
  expect(screen.queryByRole('tooltip')).toBeNull();
  key('ArrowDown');
  key('ArrowRight');
  key('ArrowRight');
  expect(screen.getByRole('tooltip').textContent).toBe('Orlando West, Janwest in 26-01');
  expect(document.activeElement?.getAttribute('aria-describedby')).toBe(
    screen.getByRole('tooltip').id,
  );
  key('Escape');
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.mouseEnter(cellOf('37'));
  expect(screen.getByRole('tooltip').textContent).toBe('Diepkloof, Jandiep in 26-01');
  fireEvent.mouseLeave(screen.getByRole('grid').parentElement ?? document.body);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
