// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeroBand } from './hero-band.tsx';

afterEach(cleanup);

test('a band is dark in both schemes, has the heading of its page, and its field', () => {
  render(
    <HeroBand over="Courses" title="Academy" field={<input aria-label="Find" />}>
      Short courses
    </HeroBand>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Academy' });
  expect(heading.closest('[data-inside="dark"]')).toBeTruthy();
  expect(heading.previousElementSibling?.textContent).toBe('Courses');
  expect(screen.getByRole('textbox', { name: 'Find' })).toBeTruthy();
});
