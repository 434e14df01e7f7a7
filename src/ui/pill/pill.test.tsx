// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import Sun from 'lucide-react/icons/sun';
import { afterEach, expect, test } from 'vitest';
import { Pill } from './pill.tsx';

afterEach(cleanup);

test('a state is a word; its icon is only to be looked at', () => {
  const { container } = render(
    <Pill tone="info" icon={Sun}>
      Screen stays on
    </Pill>,
  );
  expect(container.textContent).toBe('Screen stays on');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
