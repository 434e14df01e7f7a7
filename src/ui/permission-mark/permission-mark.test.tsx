// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PermissionLegend, PermissionMark } from './permission-mark.tsx';

afterEach(cleanup);

test.each([
  ['yes', false, 'Yes'],
  ['partly', true, 'Partly, not saved yet'],
  ['no', false, 'No'],
] as const)('a mark is heard as a word: %s', (may, changed, words) => {
  const { container } = render(<PermissionMark may={may} changed={changed} />);
  expect(container.textContent).toBe(words);
});

test('the legend names every mark', () => {
  render(<PermissionLegend />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'Partly',
    'No',
  ]);
});
