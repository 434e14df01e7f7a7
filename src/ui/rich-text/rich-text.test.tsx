// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RichText } from './rich-text.tsx';

/** A browser tests the cleaning (tests/e2e): this document has another parser. */
vi.mock('./clean-html.ts', () => ({
  cleanHtml: (html: string, kind: string) => {
    const nodes = document.createDocumentFragment();
    const words = document.createElement('em');
    words.textContent = `${kind}: ${html}`;
    nodes.append(words);
    return nodes;
  },
}));

afterEach(cleanup);

test('S3-006 what is left after cleaning is shown, and nothing of what was shown before', () => {
  const { container, rerender } = render(<RichText html="one" />);
  expect(container.innerHTML).toContain('<em>line: one</em>');
  rerender(<RichText html="two" kind="block" />);
  expect(container.textContent).toBe('block: two');
});
