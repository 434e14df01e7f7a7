// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DoorList, DoorsInShort, type Door } from './door-list.tsx';
import { DoorTotals } from './door-totals.tsx';

afterEach(cleanup);

test.each([
  ['live' as const, 'live'],
  [{ asOf: '09:12' }, 'as of 09:12'],
])('the number of all doors says how old it is: %o', (age, words) => {
  const { container } = render(
    <DoorTotals here={{ people: 148 }} all={{ people: 1342, age }} doors={3} />,
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'This door',
    '148people',
    `All 3 doors${words}`,
    '1\u00a0342people',
  ]);
});

const doors: Door[] = [
  {
    id: 'a',
    person: 'Lerato Dlamini',
    called: 'Lerato',
    name: 'Side door',
    count: 112,
    heard: { isHere: true, words: '2 seconds ago' },
  },
  {
    id: 'b',
    person: 'Zinhle Khumalo',
    called: 'Zinhle',
    name: 'Children',
    count: 82,
    heard: { isHere: false, words: 'heard 09:10' },
  },
];

test('a door that is out of reach keeps its number and says when it was heard', () => {
  render(<DoorList doors={doors} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'LDLerato · Side door2 seconds ago112',
    'ZKZinhle · Childrenheard 09:1082',
  ]);
});

test('in short, a door that is out of reach is named', () => {
  const { rerender } = render(<DoorsInShort doors={doors} />);
  expect(screen.getByText('Lerato 112, Zinhle 82')).toBeTruthy();
  expect(screen.getByText('Zinhle heard 09:10')).toBeTruthy();
  rerender(<DoorsInShort doors={doors.slice(0, 1)} />);
  expect(screen.getByText('Just now')).toBeTruthy();
});
