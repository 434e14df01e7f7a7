// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { tones } from './landscape.css.ts';
import { Landscape } from './landscape.tsx';

afterEach(cleanup);

test('nobody hears of it, and it has the tone and the place that it is given', () => {
  const { container } = render(<Landscape tone="violet" className="place" />);
  const scene = container.firstElementChild;
  expect(scene?.getAttribute('aria-hidden')).toBe('true');
  expect(scene?.getAttribute('class')).toBe(`${tones.violet} place`);
});
