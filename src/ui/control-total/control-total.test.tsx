// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ControlTotal } from './control-total.tsx';

afterEach(cleanup);

test.each([
  [100, 70, '30 apart.', 'Less was entered than was counted.'],
  [100, 104, '4 apart.', 'More was entered than was counted.'],
])('%d counted, %d entered: %s', (counted, entered, apart, why) => {
  render(<ControlTotal counted={counted} entered={entered} shown={String} />);
  expect(screen.getByText(apart)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: `${entered} of ${counted}` })).toBeTruthy();
});

test('with both alike there is nothing to look for', () => {
  render(<ControlTotal counted={100} entered={100} shown={String} />);
  expect(screen.getByText('Both agree.')).toBeTruthy();
  expect(screen.queryByText(/apart/)).toBeNull();
});
