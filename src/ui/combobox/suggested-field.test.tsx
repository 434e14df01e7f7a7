// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { SuggestedField } from './suggested-field.tsx';

afterEach(cleanup);

const places = ['Soweto', 'Seshego', 'Tshwane'];

function Places() {
  const [text, setText] = useState('');
  const typed = text.slice(text.lastIndexOf(' ') + 1);
  const found = places.filter((place) => place.toLowerCase().startsWith(typed));
  return (
    <main>
      <SuggestedField
        label="Places"
        value={text}
        typed={typed}
        items={found.map((place) => ({ value: place, shown: place }))}
        onChange={setText}
        onTake={({ value }) => setText(`${text.slice(0, text.length - typed.length)}${value} `)}
      />
    </main>
  );
}

/** `passed` hears of each key that the field leaves to what is around it. */
function show() {
  const passed = vi.fn();
  document.addEventListener('keydown', passed);
  onTestFinished(() => document.removeEventListener('keydown', passed));
  render(<Places />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Places' });
  field.focus();
  return { field, passed };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const here = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing suggests for the end of the text; arrows move, Enter takes, and somebody types on', async () => {
  const { field, passed } = show();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  type(field, 's');
  expect(options()).toEqual(['Soweto', 'Seshego']);
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(here(field)).toBe('Soweto');
  await axeFindsNothing('suggestions');
  press(field, 'ArrowDown');
  press(field, 'ArrowDown');
  expect(here(field)).toBe('Seshego');
  press(field, 'ArrowUp');
  press(field, 'ArrowDown');
  press(field, 'Enter');
  expect(passed).not.toHaveBeenCalled();
  expect(field.value).toBe('Seshego ');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([8, 8]);
  expect(options()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('');
  type(field, 'Seshego t');
  expect(screen.getByRole('status').textContent).toBe('1 suggestion');
  expect(here(field)).toBe('Tshwane');
});

test('a click takes one, and the field keeps the focus', () => {
  const { field } = show();
  type(field, 'ts');
  const option = screen.getByRole('option', { name: 'Tshwane' });
  expect(fireEvent.pointerDown(option)).toBe(false);
  fireEvent.click(option);
  expect(field.value).toBe('Tshwane ');
  expect(document.activeElement).toBe(field);
});

test('Escape and leaving close the list, and what was typed stays', () => {
  const { field, passed } = show();
  type(field, 'so');
  press(field, 'Escape');
  expect(passed).not.toHaveBeenCalled();
  expect(options()).toEqual([]);
  expect(field.value).toBe('so');
  press(field, 'Escape');
  expect(passed).toHaveBeenCalledOnce();
  type(field, 'sow');
  expect(options()).toEqual(['Soweto']);
  press(field, 'Tab');
  fireEvent.blur(field);
  expect(options()).toEqual([]);
  expect(field.value).toBe('sow');
});

test('an empty end opens nothing by itself, but by ArrowDown', () => {
  const { field } = show();
  press(field, 'ArrowDown');
  expect(options()).toEqual(places);
  press(field, 'ArrowDown');
  press(field, 'Enter');
  expect(field.value).toBe('Seshego ');
  type(field, 'Seshego t');
  expect(options()).toEqual(['Tshwane']);
  type(field, 'Seshego ');
  expect(options()).toEqual([]);
});

test('words without a suggestion have no list, and Enter is not kept from the form', () => {
  const { field, passed } = show();
  type(field, 'the park');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  press(field, 'Enter');
  expect(passed).toHaveBeenCalledOnce();
  expect(field.value).toBe('the park');
});

test('somebody who corrects words before the end is not disturbed', () => {
  const { field } = show();
  type(field, 'so');
  field.setSelectionRange(0, 0);
  fireEvent.select(field);
  expect(options()).toEqual([]);
});
