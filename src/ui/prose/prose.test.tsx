// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { prose } from './prose.css.ts';
import { Prose } from './prose.tsx';

afterEach(cleanup);

test('plain elements stand inside, without classes of their own', () => {
  render(
    <Prose>
      <h2>Carols</h2>
      <p>On the lawns</p>
    </Prose>,
  );
  const heading = screen.getByRole('heading', { name: 'Carols' });
  expect(heading.parentElement?.className).toBe(prose);
  expect(heading.className).toBe('');
});
