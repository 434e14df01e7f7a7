// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WholePage } from './whole-page.tsx';

afterEach(cleanup);

test('title, words and ways on', () => {
  render(
    <WholePage scene="door" title="You can’t open this page" actions={<a href="/">Go home</a>}>
      Ask for access.
    </WholePage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You can’t open this page');
  expect(screen.getByText('Ask for access.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go home' })).toBeTruthy();
});
