import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { mail, mailFolder, mailLabel, mailPlace } from '#domain/demo/mailbox/entities.ts';
import { must } from '#domain/must.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import { mailsUnread } from '#store/demo/mailbox/mails-unread.ts';
import { allFolders, allMailLabels, allMails } from '#store/demo/mailbox/queries.ts';
import { answerDemo } from '../app.ts';
import { mailboxHandlers } from './handlers.ts';

let demo: DemoDatabase;

beforeEach(async () => {
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  expect(await mailsUnread(demo)).toBeNull();
  await send('GET', '/settings');
});

function send(method: string, path: string, body?: object): Promise<Response> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`http://localhost/api/apps/mailbox${path}`, init);
  return answerDemo(demo, request, 'Grace Valley');
}

test('S7-081 it begins with 100 mails, as many of each kind as the template has', async () => {
  const mails = await allMails(demo);
  const count = (has: (one: (typeof mails)[number]) => boolean) => mails.filter(has).length;
  expect(mails).toHaveLength(100);
  const inFolder = (folder: string) => count((one) => one.folder === folder);
  expect(['inbox', 'sent', 'drafts', 'spam', 'trash'].map(inFolder)).toEqual([45, 17, 7, 13, 18]);
  expect(count(({ unread }) => unread)).toBe(27);
  expect(count(({ starred }) => starred)).toBe(56);
  expect(count(({ important }) => important)).toBe(47);
  expect(count(({ attachments }) => attachments.length > 0)).toBe(8);
  expect(await allMailLabels(demo)).toHaveLength(6);
  expect(await mailsUnread(demo)).toBe(27);
  expect(mails.filter((one) => !mail.safeParse(one).success)).toEqual([]);
});

const keys = (shape: object) => Object.keys(shape).toSorted().join(' ');

test('S3-030 S3-031 a mail, a folder, a filter and a label have these fields, and nothing else', async () => {
  const fields =
    'attachments bcc cc content date folder from id important labels starred subject to type unread';
  expect(keys(mail.shape)).toBe(fields);
  for (const one of await allMails(demo)) expect(keys(one)).toBe(fields);
  expect(keys(mail.shape.from.shape)).toBe('avatar contact');
  expect(keys(mailPlace.shape)).toBe('color id slug title');
  expect(keys(mailLabel.shape)).toBe('color id slug title');
  expect(keys(mailFolder.shape)).toBe('color count id slug title');
});

test('it begins the same on every device', async () => {
  const here = await allMails(demo);
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', '/settings');
  expect(await allMails(demo)).toEqual(here);
});

test('S7-082 S9-025 a list of mails is answered after 625 ms, everything else at once', () => {
  const delays = mailboxHandlers.map(({ operation, delay }) => [operation.path, delay]);
  for (const [path, delay] of delays) {
    expect(delay, String(path)).toBe(path === '/api/apps/mailbox/mails' ? 625 : 0);
  }
});

test('S9-026 S9-027 S9-028 counts follow what is read and moved', async () => {
  const counts = async () => (await allFolders(demo)).map(({ count }) => count);
  const unread = must(
    (await allMails(demo)).find((one) => one.unread),
    'an unread mail',
  );
  expect(await counts()).toEqual([27, 0, 7, 13, 0]);
  await send('PATCH', '/mail', { id: unread.id, mail: { folder: 'spam' } });
  expect(await counts()).toEqual([26, 0, 7, 14, 0]);
  await send('PATCH', '/mail', { id: unread.id, mail: { folder: 'trash' } });
  expect(await counts()).toEqual([26, 0, 7, 13, 0]);
  expect(await mailsUnread(demo)).toBe(26);
});

test.each([
  ['GET', '/mails?folder=inbox&page=0', undefined, /as a number/],
  ['GET', '/mails?folder=inbox&page=-1', undefined, /as a number/],
  ['PATCH', '/mail', { id: 'a', mail: { folder: 'attic' } }, /./],
  ['PATCH', '/mail', { id: 'a', mail: { subject: 'a'.repeat(201) } }, /at most 200 characters/],
  ['POST', '/label', { label: { title: 'Choir', color: 'black' } }, /./],
  ['PATCH', '/settings', { settings: { messageLayout: 'upside down' } }, /./],
])('S8-022 %s %s %j is refused, and nothing changes', async (method, path, body, sentence) => {
  const before = await allMails(demo);
  const response = await send(method, path, body);
  expect(response.status).toBe(422);
  expect(JSON.stringify(await response.json())).toMatch(sentence);
  expect(await allMails(demo)).toEqual(before);
});
