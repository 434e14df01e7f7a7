// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

afterEach(cleanup);

const options = [
  { value: 's', label: 'Soweto' },
  { value: 't', label: 'Tshwane' },
  { value: 'e', label: 'Éthekwini' },
];

function show() {
  const change = vi.fn();
  render(<Combobox label="Church" options={options} value="t" onChange={change} />);
  return { change, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Church' }) };
}

const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const here = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing finds, the field says which option is meant, Enter takes it', () => {
  const { change, field } = show();
  expect(field.value).toBe('Tshwane');
  fireEvent.change(field, { target: { value: 'e' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Soweto',
    'Tshwane',
    'Éthekwini',
  ]);
  press(field, 'ArrowDown');
  press(field, 'ArrowDown');
  expect(here(field)).toBe('Éthekwini');
  press(field, 'Enter');
  expect(change).toHaveBeenCalledExactlyOnceWith('e');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('Escape leaves it as it was; nothing found is said', () => {
  const { change, field } = show();
  fireEvent.change(field, { target: { value: 'x' } });
  expect(screen.getByText('No results found!')).toBeTruthy();
  press(field, 'Escape');
  expect(field.value).toBe('Tshwane');
  expect(change).not.toHaveBeenCalled();
});

test('a click takes an option', () => {
  const { change, field } = show();
  fireEvent.click(field);
  fireEvent.click(screen.getByRole('option', { name: 'Soweto' }));
  expect(change).toHaveBeenCalledExactlyOnceWith('s');
});

test('of thousands of options the first are drawn, and a sentence says how to find the others', () => {
  const many = Array.from({ length: 3000 }, (_, at) => ({
    value: `c${at}`,
    label: `Church ${at}`,
  }));
  const change = vi.fn();
  render(<Combobox isFilter label="Church" options={many} value="" onChange={change} />);
  const field = screen.getByRole('combobox', { name: 'Church' });
  fireEvent.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(100);
  expect(screen.getByText(/^The first 100 of 3.000\. Type to find another$/)).toBeTruthy();
  fireEvent.change(field, { target: { value: '2999' } });
  press(field, 'Enter');
  expect(change).toHaveBeenCalledExactlyOnceWith('c2999');
});

test('an empty one says what to do', () => {
  render(<Combobox label="Church" options={options} value="" onChange={vi.fn()} />);
  const field = screen.getByPlaceholderText('Choose…');
  fireEvent.click(field);
  expect(screen.getByPlaceholderText('Type to find')).toBe(field);
});
