// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PassCard } from './pass-card.tsx';

afterEach(cleanup);

const type = vi.fn();
const card = (people: number, askWhom: string | null) => (
  <PassCard
    door="Side door"
    person="Lerato Dlamini"
    people={people}
    code={`1:side:${people}`}
    time="09:31:20"
    askWhom={askWhom}
    onType={type}
  />
);

test('the number stands over the code in words, and both change with a tap', () => {
  const { container, rerender } = render(card(1112, 'Thabo'));
  const code = () => container.querySelector('path')?.getAttribute('d');
  const before = code();
  expect(screen.getByText('1 112')).toBeTruthy();
  expect(screen.getByText('Ask Thabo to scan this')).toBeTruthy();
  rerender(card(1113, null));
  expect(
    screen.getByRole('img', { name: 'QR code: Side door, 1113 people, 09:31:20' }),
  ).toBeTruthy();
  expect(screen.getByText('Ask whoever adds up to scan this')).toBeTruthy();
  expect(code()).not.toBe(before);
});

test('there is a way without a camera', () => {
  render(card(112, 'Thabo'));
  fireEvent.click(screen.getByRole('button', { name: 'Type the numbers instead' }));
  expect(type).toHaveBeenCalledOnce();
});
