// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

afterEach(cleanup);

test('one section is open at a time, and can be closed again', () => {
  render(
    <Accordion
      sections={[
        { id: 'a', title: 'First', children: 'One' },
        { id: 'b', title: 'Second', children: 'Two' },
      ]}
    />,
  );
  const first = screen.getByRole('button', { name: 'First' });
  fireEvent.click(first);
  expect(first.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Second' }));
  expect(first.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('Two')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Second' }));
  expect(screen.queryByText('Two')).toBeNull();
});
