// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ListFilter } from '#domain/register/filters.ts';
import { customName } from '#domain/rows/row-values.ts';
import { filtersOf, type RegisterSearch } from '../register-search.ts';
import { FilterChips } from './filter-chips.tsx';

afterEach(cleanup);

const choice = (name: string, label: string): ListFilter => ({
  name,
  label,
  input: { kind: 'choice', options: { yes: 'Yes', no: 'No' } },
});
const five = [
  choice('connection', 'Connection'),
  choice(customName('own'), 'Comes by'),
  choice('church', 'Church'),
  choice('gender', 'Gender'),
  choice('age', 'Age'),
];

function Shown({ filters, begins }: { filters: readonly ListFilter[]; begins: RegisterSearch }) {
  const [asked, setAsked] = useState(begins);
  return (
    <FilterChips
      filters={filters}
      chosen={filtersOf(asked)}
      choices={{}}
      onSearch={(change) => setAsked(change)}
    />
  );
}

const labels = () =>
  screen.getAllByRole('combobox').map((one) => one.closest('label')?.firstChild?.textContent);
const key = () => screen.getByRole('button', { name: /^More filters/ });

test('of more than four filters the first three stand there, and the others open behind a key', () => {
  render(<Shown filters={five} begins={{}} />);
  expect(labels()).toEqual(['Connection', 'Church', 'Gender']);
  expect(key().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(key());
  expect(key().getAttribute('aria-expanded')).toBe('true');
  expect(labels()).toEqual(['Connection', 'Church', 'Gender', 'Age', 'Comes by']);
});

test('one that narrows the list is in sight and counted while it is folded, and stays while it is changed', () => {
  render(<Shown filters={five} begins={{ only: 'age:yes' }} />);
  expect(labels()).toEqual(['Connection', 'Church', 'Gender', 'Age']);
  expect(key().textContent).toBe('More filters (1)');
  const age = screen.getByRole('combobox', { name: 'Age' });
  fireEvent.change(age, { target: { value: '' } });
  expect(key().textContent).toBe('More filters');
  expect(screen.getByRole('combobox', { name: 'Age' })).toBe(age);
  fireEvent.click(key());
  fireEvent.click(key());
  expect(labels()).toEqual(['Connection', 'Church', 'Gender']);
});

test('four filters stand there without a key', () => {
  render(<Shown filters={five.slice(1)} begins={{}} />);
  expect(labels()).toEqual(['Comes by', 'Church', 'Gender', 'Age']);
  expect(screen.queryByRole('button')).toBeNull();
});
