import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { fileBytes, keptBytes } from '#domain/demo/file-content.ts';
import { fileItem } from '#domain/demo/file-manager/entities.ts';
import { must } from '#domain/must.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import { allFileItems, byIds, isFolder, pathTo } from '#store/demo/file-manager/queries.ts';
import { answerDemo } from '../app.ts';

let demo: DemoDatabase;

beforeEach(async () => {
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'apps/file-manager');
});

function send(method: string, path: string, body?: object): Promise<Response> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  return answerDemo(demo, new Request(`http://localhost/api/${path}`, init), 'Grace Valley');
}

const address = (letters: number) => `data:text/plain;base64,${'A'.repeat(letters)}`;
const upload = (folderId: string | null, content = address(8)) =>
  send('POST', 'apps/file-manager', { file: { folderId, name: 'Notes', type: 'TXT', content } });

async function called(name: string) {
  return must(
    (await allFileItems(demo)).find((one) => one.name === name),
    name,
  );
}

test('S7-068 it begins with 21 items, as many at the top as the template has, and folders two deep', async () => {
  const items = await allFileItems(demo);
  expect(items).toHaveLength(21);
  const top = items.filter(({ folderId }) => folderId === null);
  expect([top.filter(isFolder).length, top.length]).toEqual([3, 16]);
  expect(Math.max(...items.map(({ folderId }) => pathTo(byIds(items), folderId).length))).toBe(2);
  expect(new Set(items.map(({ type }) => type))).toEqual(
    new Set(['folder', 'PDF', 'DOC', 'XLS', 'TXT', 'JPG']),
  );
  expect(items.filter((one) => !fileItem.safeParse(one).success)).toEqual([]);
});

test('S3-027 an item has these fields, and nothing else', async () => {
  const fields =
    'contents createdAt createdBy description folderId id modifiedAt name size type'.split(' ');
  expect(Object.keys(fileItem.shape).toSorted()).toEqual(fields);
  for (const one of await allFileItems(demo)) expect(Object.keys(one).toSorted()).toEqual(fields);
});

test('it begins the same on every device', async () => {
  const here = await allFileItems(demo);
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'apps/file-manager');
  expect(await allFileItems(demo)).toEqual(here);
});

test('a folder counts all files below it, and their size', async () => {
  const { id } = await called('Carols 2026');
  const before = await called('Events');
  await upload(id);
  expect(await called('Events')).toMatchObject({ contents: '3 files', size: before.size + 6 });
});

test('a deleted folder comes back with everything that was in it', async () => {
  const { id } = await called('Carols 2026');
  const events = await called('Events');
  await upload(id);
  const before = await allFileItems(demo);
  await send('DELETE', `apps/file-manager?id=${events.id}`);
  expect((await allFileItems(demo)).map(({ name }) => name)).not.toContain('Notes');
  expect(await demo.fileContent.count()).toBe(0);
  await send('POST', 'apps/demo/undo', { id: events.id });
  expect(await allFileItems(demo)).toEqual(before);
  expect(await demo.fileContent.toArray()).toMatchObject([{ address: address(8) }]);
});

test.each([
  ['no data: address', { content: 'https://example.org/a' }, 422, /data: address/],
  ['too large a file', { content: address((fileBytes * 4) / 3 + 400) }, 422, /at most 5 MB/],
  ['no name', { name: ' ' }, 422, /Enter a name/],
  ['a folder as a file', { type: 'folder' }, 422, /type of the file/],
  ['a folder that is gone', { folderId: 'gone' }, 404, /Choose another one/],
])(
  'S8-022 %s is refused in a sentence, and nothing changes',
  async (_, fields, status, sentence) => {
    const before = await allFileItems(demo);
    const file = { folderId: null, name: 'Notes', type: 'TXT', content: address(8), ...fields };
    const response = await send('POST', 'apps/file-manager', { file });
    expect(response.status).toBe(status);
    expect(JSON.stringify(await response.json())).toMatch(sentence);
    expect(await allFileItems(demo)).toEqual(before);
    expect(await demo.fileContent.count()).toBe(0);
  },
);

test('what all files take has an end, which says what to do; samples take nothing', async () => {
  const full = await upload(null);
  const { id } = fileItem.parse(await full.json());
  await demo.fileContent.update(id, { size: keptBytes - 6 });
  expect((await upload(null)).status).toBe(200);
  const refused = await upload(null);
  expect(refused.status).toBe(507);
  expect(JSON.stringify(await refused.json())).toMatch(/at most 50 MB on this device. Delete some/);
});

const move = (id: string, folderId: string | null) =>
  send('PATCH', 'apps/file-manager', { id, item: { folderId } });

test('a file that is moved keeps its day, and gets a number where its name is taken', async () => {
  const events = await called('Events');
  await upload(events.id);
  const { id } = fileItem.parse(await (await upload(null)).json());
  await demo.fileItem.update(id, { modifiedAt: '2026-01-01T08:00:00.000Z' });
  expect((await move(id, events.id)).status).toBe(200);
  expect(await demo.fileItem.get(id)).toMatchObject({
    folderId: events.id,
    name: 'Notes (2)',
    modifiedAt: '2026-01-01T08:00:00.000Z',
  });
  expect(await demo.fileContent.get(id)).toMatchObject({ address: address(8) });
});

test.each([
  ['itself', 'Events', 409, /cannot be moved into itself/],
  ['a folder inside of it', 'Carols 2026', 409, /cannot be moved into itself/],
  ['a file', 'Usher guide', 404, /This folder was deleted/],
])('a folder is not moved into %s', async (_, into, status, sentence) => {
  const { id } = await called('Events');
  const before = await allFileItems(demo);
  const refused = await move(id, (await called(into)).id);
  expect(refused.status).toBe(status);
  expect(JSON.stringify(await refused.json())).toMatch(sentence);
  expect(await allFileItems(demo)).toEqual(before);
});

test('a name that another file here has is refused, whatever its case; its own may change its case', async () => {
  const { id } = await called('Budget Soweto');
  const rename = (name: string) => send('PATCH', 'apps/file-manager', { id, item: { name } });
  const refused = await rename('roster december');
  expect(refused.status).toBe(409);
  expect(JSON.stringify(await refused.json())).toMatch(
    /There is a file “roster december” here. Choose another name/,
  );
  expect((await rename('BUDGET soweto')).status).toBe(200);
  expect((await called('BUDGET soweto')).id).toBe(id);
  // Another type is another file.
  expect((await rename('Usher guide')).status).toBe(200);
});
