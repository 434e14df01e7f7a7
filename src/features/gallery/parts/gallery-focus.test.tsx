// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/in-router.tsx';
import { galleries } from './galleries.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([...galleries.values()])(
  'S2-095 the examples of $name leave the focus and the page where they are',
  async ({ load }) => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const select = vi.spyOn(HTMLInputElement.prototype, 'select');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const examples = await load();
    await renderAt(
      '/ui',
      <>
        {examples.map(({ label, Example }) => (
          <Example key={label} />
        ))}
      </>,
    );
    for (const asked of [focus, select, scroll]) expect(asked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  },
);
