// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Badge } from './badge.tsx';

afterEach(cleanup);

test('a badge says its fact in words', () => {
  render(<Badge tone="neutral">Did not meet</Badge>);
  expect(screen.getByText('Did not meet')).toBeTruthy();
});
