// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { Column } from './table.tsx';
import { compare } from './compare.ts';

const save = vi.hoisted(() => vi.fn());
vi.mock('../save-file.ts', () => ({ saveFile: save }));

afterEach(() => {
  cleanup();
  save.mockReset();
});

interface Person {
  id: string;
  name: string;
  age: number | null;
}

const people: Person[] = [
  { id: 'a', name: 'Naledi', age: 42 },
  { id: 'b', name: 'Élodie', age: 9 },
  { id: 'c', name: 'Zanele', age: null },
  { id: 'd', name: 'Bongani', age: 110 },
];
const columns: Column<Person>[] = [
  { name: 'Name', cell: (row) => row.name, value: (row) => row.name },
  { name: 'Age', cell: (row) => row.age ?? '–', value: (row) => row.age, number: true },
];
const keyOf = (row: Person) => row.id;
const nameOf = (row: Person) => row.name;

function show(props: Partial<Parameters<typeof DataTable<Person>>[0]> = {}) {
  return render(
    <DataTable
      caption="People"
      columns={columns}
      rows={people}
      rowKey={keyOf}
      rowName={nameOf}
      {...props}
    />,
  );
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent?.replace('Name ', ''));

test('numbers by size, names as people order them, what is missing first', () => {
  expect([110, 9, null, 42].toSorted(compare)).toEqual([null, 9, 42, 110]);
  expect(['Zanele', 'Élodie', 'bongani'].toSorted(compare)).toEqual([
    'bongani',
    'Élodie',
    'Zanele',
  ]);
});

test('a column’s name orders by it, once more turns it round, and both are said', () => {
  show();
  const key = screen.getByRole('button', { name: 'Name' });
  fireEvent.click(key);
  expect(names()).toEqual(['Bongani', 'Élodie', 'Naledi', 'Zanele']);
  const head = screen.getByRole('columnheader', { name: 'Name' });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByText('4 rows, ordered by Name, ascending')).toBeTruthy();
  fireEvent.click(key);
  expect(names()).toEqual(['Zanele', 'Naledi', 'Élodie', 'Bongani']);
  expect(head.getAttribute('aria-sort')).toBe('descending');
});

test('finding leaves what has the letters; without any, it says so', () => {
  show();
  const find = screen.getByLabelText('Find in people');
  fireEvent.change(find, { target: { value: 'nal' } });
  expect(names()).toEqual(['Naledi']);
  fireEvent.change(find, { target: { value: 'nobody' } });
  expect(screen.getByText('No results found!')).toBeTruthy();
});

test('pages turn, and say which rows of how many', () => {
  show({ perPage: 3 });
  expect(names()).toHaveLength(3);
  expect(screen.getByText('1 to 3 of 4')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Page after' }));
  expect(names()).toEqual(['Bongani']);
  expect(screen.getByText('4 to 4 of 4')).toBeTruthy();
});

test('rows are chosen one by one or all, and there is something to do with them', () => {
  show({ onChosen: (keys) => <button type="button">Send to {keys.join(' ')}</button> });
  expect(screen.queryByRole('toolbar')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Zanele' }));
  expect(screen.getByRole('button', { name: 'Send to c' })).toBeTruthy();
  const all = screen.getByRole('checkbox', { name: 'All rows on this page' });
  expect(all.getAttribute('aria-checked')).toBe('mixed');
  fireEvent.click(all);
  expect(screen.getByText('4 selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a column can be left out, but not the last', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Age' }));
  expect(screen.queryByRole('columnheader', { name: 'Age' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('checkbox', { name: 'Name' }).disabled).toBe(true);
});

test('a row opens what is below it', () => {
  show({ detail: (row) => `Born ${row.id}` });
  fireEvent.click(screen.getByRole('button', { name: 'More about Naledi' }));
  expect(screen.getByText('Born a')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Less about Naledi' }));
  expect(screen.queryByText('Born a')).toBeNull();
});

test('what was found leaves as a file, in its order', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Age' }));
  fireEvent.change(screen.getByLabelText('Find in people'), { target: { value: 'e' } });
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(save).toHaveBeenCalledExactlyOnceWith(
    'people.csv',
    '\uFEFFName,Age\r\nZanele,\r\nÉlodie,9\r\nNaledi,42\r\n',
    'text/csv',
  );
});

test('of ten thousand rows only those that are seen are drawn', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    id: `${at}`,
    name: `P${at}`,
    age: at,
  }));
  show({ rows, perPage: 'all' });
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByText(/^10.000 rows$/)).toBeTruthy();
});
