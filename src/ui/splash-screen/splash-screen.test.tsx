// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SplashScreen } from './splash-screen.tsx';

afterEach(cleanup);

const mark = (image: Element | null | undefined) => [
  image?.getAttribute('src'),
  image?.getAttribute('alt'),
];

test('the page is born with the same mark, beside the place of the product', () => {
  render(<SplashScreen />);
  const { className, firstElementChild } = screen.getByRole('status');
  const born = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  const splash = born.querySelector('#root + .splash');
  expect(splash?.className).toBe(className);
  expect(mark(splash?.querySelector('img'))).toEqual(mark(firstElementChild));
  // Nothing that is drawn may move in with it: the first page takes the place of an empty one.
  expect(born.querySelector('#root')?.childNodes).toHaveLength(0);
});
