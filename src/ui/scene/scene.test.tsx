// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Scene } from './scene.tsx';

afterEach(cleanup);

test('it is a picture beside words: nobody hears it', () => {
  const { container } = render(<Scene of="door" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});
