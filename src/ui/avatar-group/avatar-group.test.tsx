// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AvatarGroup } from './avatar-group.tsx';
import { PhotoAvatar } from './photo-avatar.tsx';

afterEach(cleanup);

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Person ${at + 1}` }));

test.each([
  [1, 'Leaders: Person 1', null],
  [2, 'Leaders: Person 1 and Person 2', null],
  [3, 'Leaders: Person 1, Person 2 and Person 3', null],
  [4, 'Leaders: Person 1, Person 2 and 2 more', '+2'],
])('%d of them are heard by their names: %s', (count, words, more) => {
  render(<AvatarGroup label="Leaders" people={people(count)} atMost={2} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/^\+/)?.textContent ?? null).toBe(more);
});

test('a photo that does not come leaves the initials, and another one is tried', () => {
  const { container, rerender } = render(<PhotoAvatar name="Thabo Dube" photo="/one" />);
  const photo = () => container.querySelector('img');
  const first = photo();
  if (!first) throw new Error('No photo');
  fireEvent.error(first);
  expect(photo()).toBeNull();
  expect(container.textContent).toBe('TD');
  rerender(<PhotoAvatar name="Thabo Dube" photo="/two" />);
  expect(photo()?.getAttribute('src')).toBe('/two');
});
