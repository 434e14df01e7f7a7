import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteNote } from '#domain/demo/notes/operations.ts';
import { snackbars } from '../ui/snackbar/snackbars.ts';
import { deleteRow } from './delete-row.ts';

const asked = vi.hoisted(() => ({ calls: [] as [string, unknown][], undone: true }));

vi.mock('../api/demo.ts', () => ({
  callDemo: (operation: { name: string }, input: unknown) => {
    asked.calls.push([operation.name, input]);
    return Promise.resolve(operation.name === 'demo.undo' ? asked.undone : true);
  },
}));

beforeEach(() => {
  asked.calls = [];
  asked.undone = true;
});
afterEach(() => {
  for (let shown = snackbars.current(); shown; shown = snackbars.current()) snackbars.close(shown);
});

const remove = () => deleteRow(deleteNote, { id: 'n1', name: 'Prayer' });

test('a deletion can be undone for 10 s', async () => {
  expect(await remove()).toBe(true);
  const offer = snackbars.current();
  expect(offer).toMatchObject({ text: 'Deleted: Prayer', life: 10_000, action: { label: 'Undo' } });
  offer?.action?.run?.();
  expect(asked.calls).toEqual([
    ['demo.notes.delete', { id: 'n1' }],
    ['demo.undo', { id: 'n1' }],
  ]);
});

test('one that is too late to undo says so', async () => {
  asked.undone = false;
  await remove();
  const offer = snackbars.current();
  offer?.action?.run?.();
  if (offer) snackbars.close(offer);
  await vi.waitFor(() => expect(snackbars.current()?.text).toMatch(/too late to bring it back/));
});
