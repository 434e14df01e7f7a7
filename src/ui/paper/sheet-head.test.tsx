// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SheetHead } from './sheet-head.tsx';

afterEach(cleanup);

test('says what the sheet is about, and whose it is; an empty line is left out', () => {
  render(<SheetHead title="Groups" sender="Grace Valley" lines={['', '26 groups']} />);
  const head = screen.getByRole('banner');
  expect(screen.getByRole('heading', { level: 2, name: 'Groups' })).toBeTruthy();
  expect(head.textContent).toContain('Grace Valley');
  expect(head.querySelectorAll('div > p')).toHaveLength(1);
});
