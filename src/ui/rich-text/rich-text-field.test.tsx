// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RichTextField } from './rich-text-field.tsx';

/** A browser tests the cleaning (tests/e2e): this document has another parser, which is enough for what is written here. */
vi.mock('./clean-html.ts', () => ({
  cleanHtml: (html: string) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    const nodes = document.createDocumentFragment();
    nodes.append(...box.childNodes);
    return nodes;
  },
}));

afterEach(cleanup);

async function openField(html: string, error: string | null = null) {
  const told: string[] = [];
  const field = (said: string | null) => (
    <RichTextField label="Text" html={html} error={said} onChange={(now) => told.push(now)} />
  );
  const { rerender } = render(field(error));
  const box = await screen.findByRole('textbox', { name: 'Text' });
  const tools = within(await screen.findByRole('toolbar', { name: 'How the text looks' }));
  return { box, tools, told, rerender: (said: string | null) => rerender(field(said)) };
}

test('a text begins as it is, and is told as HTML without anything that readers do not show', async () => {
  const { box, tools, told } = await openField(
    '<p>One <strong>two</strong></p><p align="center">three</p>',
  );
  expect(box.innerHTML).toContain('<strong>two</strong>');
  fireEvent.click(tools.getByRole('button', { name: 'List (Ctrl Shift 8)' }));
  await waitFor(() => expect(told.at(-1)).toMatch(/^<ul><li><p>One <strong>two<\/strong><\/p>/));
  expect(told.at(-1)).toContain('<p align="center">three</p>');
  expect(told.at(-1)).not.toMatch(/style=|class=/);
});

test('a key for the text says whether it is on; arrows go from one key to the next', async () => {
  const { tools } = await openField('<p>One</p>');
  const bold = tools.getByRole('button', { name: 'Bold (Ctrl B)' });
  expect(bold.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(bold);
  await waitFor(() => expect(bold.getAttribute('aria-pressed')).toBe('true'));
  bold.focus();
  fireEvent.keyDown(bold, { key: 'ArrowRight' });
  const italic = tools.getByRole('button', { name: 'Italic (Ctrl I)' });
  expect(document.activeElement).toBe(italic);
  await waitFor(() => expect([bold.tabIndex, italic.tabIndex]).toEqual([-1, 0]));
  fireEvent.keyDown(italic, { key: 'End' });
  expect(document.activeElement).toBe(tools.getByRole('button', { name: 'Redo (Ctrl Shift Z)' }));
});

test('what is wrong stands below, and is said of the field', async () => {
  const { box, rerender } = await openField('');
  expect(box.getAttribute('aria-invalid')).toBe('false');
  rerender('Write something first');
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  const described = document.querySelector(`[id="${box.getAttribute('aria-describedby')}"]`);
  expect(described?.textContent).toBe('Write something first');
});

test('what is pasted comes in cleaned, and never through the editor’s own parser', async () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  const { box, told } = await openField('');
  const pasted = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: {
      getData: (type: string) =>
        type === 'text/html' ? '<h1>Big</h1><p>Some <b>words</b></p>' : '',
    },
  });
  fireEvent(box, pasted);
  await waitFor(() => expect(told.at(-1)).toBe('<p>Big</p><p>Some <strong>words</strong></p>'));
  expect(pasted.defaultPrevented).toBe(true);
  expect(parse).not.toHaveBeenCalled();
});
