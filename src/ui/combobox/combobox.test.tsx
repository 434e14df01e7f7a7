// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { roomAt } from './room.ts';

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

test('the list opens where it is seen whole: below, above a keyboard or a bar, or as high as there is room', () => {
  const seen = { top: 56, bottom: 780 };
  expect(roomAt({ top: 100, bottom: 160 }, seen, 280)).toEqual({ side: 'below', height: 280 });
  expect(roomAt({ top: 600, bottom: 660 }, seen, 280)).toEqual({ side: 'above', height: 280 });
  const withKeyboard = { top: 56, bottom: 480 };
  expect(roomAt({ top: 280, bottom: 340 }, withKeyboard, 280)).toEqual({
    side: 'above',
    height: 216,
  });
  expect(roomAt({ top: 120, bottom: 180 }, withKeyboard, 310)).toEqual({
    side: 'below',
    height: 292,
  });
});

const openedSide = () => {
  fireEvent.click(screen.getByRole('combobox', { name: 'Elder' }));
  return screen.getByRole('listbox').parentElement?.getAttribute('data-side');
};

test('a bar that stays at the bottom of the window turns the list up; over the page it does not', () => {
  const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const isBar = this.hasAttribute('data-staying-bar');
    return isBar
      ? new DOMRect(0, innerHeight - 64, 390, 64)
      : new DOMRect(0, innerHeight - 330, 390, 36);
  });
  const change = vi.fn();
  const field = <Combobox label="Elder" options={options} value="t" onChange={change} />;
  const bar = <nav data-staying-bar="" style={{ position: 'fixed' }} />;
  render(
    <>
      {field}
      {bar}
    </>,
  );
  expect(openedSide()).toBe('above');
  cleanup();
  render(
    <>
      <dialog open>{field}</dialog>
      {bar}
    </>,
  );
  expect(openedSide()).toBe('below');
  rects.mockRestore();
});
