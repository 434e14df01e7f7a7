// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBlock } from './code-block.tsx';
import { scopes } from './code-block.css.ts';
import { tokensOf } from './highlight.ts';

afterEach(cleanup);

test('tokens together are the code, letter by letter', () => {
  const code = `// why\nexport const a: string = \`\${b} <i>\`;`;
  const tokens = tokensOf(code, 'tsx');
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
  expect(tokens).toContainEqual({ scope: 'comment', text: '// why' });
  expect(tokens).toContainEqual({ scope: 'keyword', text: 'const' });
});

test('markup in code is text, never part of the page', async () => {
  const { container } = render(
    <CodeBlock label="Example" language="html" code={'<img src="x"> <b>const</b>'} />,
  );
  await waitFor(() => expect(container.querySelectorAll('pre span').length).toBeGreaterThan(1));
  expect(container.querySelector('img, b')).toBeNull();
  expect(screen.getByRole('region', { name: 'Example' }).textContent).toBe(
    '<img src="x"> <b>const</b>',
  );
});

test('colours come when they are there, and the code can be copied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CodeBlock label="Example" language="tsx" code="const a = 1;" />);
  await waitFor(() => expect(screen.getByText('const').className).toBe(scopes.keyword));
  fireEvent.click(screen.getByRole('button', { name: 'Copy example' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(copy).toHaveBeenCalledWith('const a = 1;');
});
