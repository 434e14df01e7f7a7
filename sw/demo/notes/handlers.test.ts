import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { note } from '#domain/demo/notes/entities.ts';
import { pictureBytes } from '#domain/demo/picture.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import { allLabels, allNotes } from '#store/demo/notes/queries.ts';
import { answerDemo } from '../app.ts';

let demo: DemoDatabase;

beforeEach(async () => {
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', '/all');
});

function send(method: string, path: string, body?: object): Promise<Response> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`http://localhost/api/apps/notes${path}`, init);
  return answerDemo(demo, request, 'Grace Valley');
}

test('S7-088 it begins with 15 notes, as many of each kind as the template has', async () => {
  const notes = await allNotes(demo);
  const count = (has: (one: (typeof notes)[number]) => boolean) => notes.filter(has).length;
  expect(notes).toHaveLength(15);
  expect(count(({ archived }) => archived)).toBe(3);
  expect(count(({ image }) => image !== null)).toBe(2);
  expect(count(({ tasks }) => tasks.length > 0)).toBe(4);
  expect(count(({ reminder }) => reminder !== null)).toBe(5);
  expect(await allLabels(demo)).toHaveLength(6);
  expect(notes.filter((one) => !note.safeParse(one).success)).toEqual([]);
});

test('S3-032 a note has these fields, and nothing else', async () => {
  const fields = 'archived content createdAt id image labels reminder tasks title updatedAt'.split(
    ' ',
  );
  expect(Object.keys(note.shape).toSorted()).toEqual(fields);
  for (const one of await allNotes(demo)) {
    expect(Object.keys(one).toSorted()).toEqual(fields);
  }
});

test('it begins the same on every device', async () => {
  const here = await allNotes(demo);
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', '/all');
  expect(await allNotes(demo)).toEqual(here);
});

test('S7-089 a picture is kept as it was sent, up to its largest size', async () => {
  const image = `data:image/png;base64,${'A'.repeat(1000)}`;
  const response = await send('POST', '', { note: { title: 'Roof', image } });
  expect(await response.json()).toMatchObject({ title: 'Roof', image, content: '', labels: [] });
  expect((await allNotes(demo))[0]?.image).toBe(image);
});

test.each([
  ['no picture', { image: 'https://example.org/roof.png' }, /data: address/],
  [
    'too large a picture',
    { image: `data:image/png;base64,${'A'.repeat(pictureBytes * 1.5)}` },
    /at most 2 MB/,
  ],
  ['too long a title', { title: 'a'.repeat(201) }, /at most 200 characters/],
  ['a reminder without a time', { reminder: '2026-12-01' }, /Write the time/],
])('S8-022 %s is refused, and nothing changes', async (_, fields, sentence) => {
  const before = await allNotes(demo);
  const id = before[0]?.id;
  const response = await send('PATCH', '', { updatedNote: { ...fields, id } });
  expect(response.status).toBe(422);
  expect(JSON.stringify(await response.json())).toMatch(sentence);
  expect(await allNotes(demo)).toEqual(before);
});
