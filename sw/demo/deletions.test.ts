import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import { allLabels, allNotes } from '#store/demo/notes/queries.ts';
import { answerDemo } from './app.ts';

let demo: DemoDatabase;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T07:41:00Z') });
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'notes/all');
});
afterEach(() => vi.useRealTimers());

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`http://localhost/api/apps/${path}`, init);
  return (await answerDemo(demo, request, 'Grace Valley')).json();
}

const undo = (id: string) => send('POST', 'demo/undo', { id });

test('S4-032 a label comes back to the notes that had it, and leaves them what they got meanwhile', async () => {
  const [label] = await allLabels(demo);
  const { id } = must(label, 'a label');
  const having = async () =>
    (await allNotes(demo)).filter(({ labels }) => labels.some((one) => one.id === id));
  const before = await having();
  const first = must(before[0], 'a note');
  expect(before.length).toBeGreaterThan(1);
  await send('DELETE', `notes/labels?id=${id}`);
  expect(await having()).toEqual([]);
  await send('PATCH', 'notes', { updatedNote: { id: first.id, title: 'Written meanwhile' } });
  expect(await undo(id)).toBe(true);
  expect((await having()).map((note) => note.id)).toEqual(before.map((note) => note.id));
  expect((await demo.note.get(first.id))?.title).toBe('Written meanwhile');
});

test('a deletion is kept for a minute, and not for ever', async () => {
  const [first, second] = await allNotes(demo);
  const { id } = must(first, 'a note');
  await send('DELETE', `notes?id=${id}`);
  vi.setSystemTime(new Date('2026-11-22T07:42:01Z'));
  await send('DELETE', `notes?id=${must(second, 'another').id}`);
  expect(await demo.deletion.count()).toBe(1);
  expect(await undo(id)).toBe(false);
  expect(await demo.note.get(id)).toBeUndefined();
});
