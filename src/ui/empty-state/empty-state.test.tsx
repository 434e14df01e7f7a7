// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import CloudOff from 'lucide-react/icons/cloud-off';
import { EmptyState } from './empty-state.tsx';

afterEach(cleanup);

test('an empty state has a heading, a sentence and its one action', () => {
  render(
    <EmptyState icon={CloudOff} title="Could not load" action={<button type="button">Try</button>}>
      The server did not answer.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Could not load' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try' })).toBeTruthy();
});
