// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TagPanel } from './tag-panel.tsx';

afterEach(cleanup);

const tags = [
  { id: 'a', title: 'Sound' },
  { id: 'b', title: 'Choir' },
];

async function open() {
  const on = { onToggle: vi.fn(), onCreate: vi.fn(), onRename: vi.fn(), onDelete: vi.fn() };
  render(
    <TagPanel
      trigger={<button type="button">Tags of this task</button>}
      tags={tags}
      chosen={['b']}
      {...on}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tags of this task' }));
  const search = await screen.findByLabelText<HTMLInputElement>('Find or add a tag');
  return { search, on };
}

test('the check list shows what is on, and answers what is pressed', async () => {
  const { on } = await open();
  const box = screen.getByRole('checkbox', { name: 'Choir' });
  expect(box.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sound' }));
  expect(on.onToggle).toHaveBeenCalledWith('a');
});

test('Enter toggles the first match, and makes a new tag when there is none', async () => {
  const { search, on } = await open();
  expect(search.maxLength).toBe(50);
  fireEvent.change(search, { target: { value: 'cho' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(on.onToggle).toHaveBeenCalledWith('b');
  fireEvent.change(search, { target: { value: ' Prayer ' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(on.onCreate).toHaveBeenCalledWith('Prayer');
  expect(search.value).toBe('');
});

test('a new text offers to create it; one that exists does not', async () => {
  const { search, on } = await open();
  fireEvent.change(search, { target: { value: 'CHOIR' } });
  expect(screen.queryByRole('button', { name: /Create/ })).toBeNull();
  fireEvent.change(search, { target: { value: 'Choirs' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create “Choirs”' }));
  expect(on.onCreate).toHaveBeenCalledWith('Choirs');
});

test('the pencil lets names be changed and tags be deleted; leaving a name gives it on at once', async () => {
  const { on } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Edit tags' }));
  const name = screen.getByLabelText('Name of Sound');
  fireEvent.change(name, { target: { value: 'Sound desk' } });
  fireEvent.blur(name);
  expect(on.onRename).toHaveBeenCalledExactlyOnceWith('a', 'Sound desk');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Choir' }));
  expect(on.onDelete).toHaveBeenCalledWith('b');
});

test('a name is given on by itself after the last key, and an empty one never', async () => {
  const { on } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Edit tags' }));
  const name = screen.getByLabelText<HTMLInputElement>('Name of Sound');
  fireEvent.change(name, { target: { value: 'Sou' } });
  fireEvent.change(name, { target: { value: 'Lights' } });
  await waitFor(() => expect(on.onRename).toHaveBeenCalledExactlyOnceWith('a', 'Lights'));
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.blur(name);
  expect(on.onRename).toHaveBeenCalledOnce();
  expect(name.value).toBe('Sound');
});

test('closing keeps a name that was just typed, and forgets the search', async () => {
  const { search, on } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Edit tags' }));
  fireEvent.change(screen.getByLabelText('Name of Sound'), { target: { value: 'Sound desk' } });
  fireEvent.keyDown(search, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(on.onRename).toHaveBeenCalledExactlyOnceWith('a', 'Sound desk');
  fireEvent.click(screen.getByRole('button', { name: 'Tags of this task' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Find or add a tag')).value).toBe('');
  expect(screen.getByRole('button', { name: 'Edit tags' })).toBeTruthy();
});
