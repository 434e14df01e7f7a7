import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptBytes } from '#domain/demo/file-content.ts';
import {
  type Attachment,
  attachment,
  mail,
  mailFolder,
  mailLabel,
  mailPlace,
} from '#domain/demo/mailbox/entities.ts';
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

test('S5-010 a label whose slug is taken gets -1, -2', async () => {
  const slugs: string[] = [];
  for (const title of ['Choir practice', 'Choir  practice', 'choir practice!']) {
    const answer = await send('POST', '/label', { label: { title, color: 'teal' } });
    slugs.push(((await answer.json()) as { slug: string }).slug);
  }
  expect(slugs).toEqual(['choir-practice', 'choir-practice-1', 'choir-practice-2']);
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

const letter = { to: 'sipho@example.org', cc: [], bcc: [], subject: 'Hall', content: '<p>.</p>' };
const write = (id: string, attachments: Attachment[]) =>
  send('PUT', '/mail', { id, mail: { ...letter, attachments, isSent: false } });

async function attach(): Promise<Attachment & { contentId: string }> {
  const file = { name: 'a.txt', type: 'text/plain', content: 'data:text/plain;base64,aGVsbG8=' };
  const kept = attachment.parse(await (await send('POST', '/attachment', { file })).json());
  return { ...kept, contentId: must(kept.contentId, 'the content') };
}
const contents = async () => new Set(await demo.fileContent.toCollection().primaryKeys());

describe('the content of an attachment', () => {
  const first = '22222222-2222-4333-8444-000000000001';
  const forward = '22222222-2222-4333-8444-000000000002';

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-29T10:00:00Z');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('stays while a mail has it, also a forwarded one, and goes a while after none has it', async () => {
    const [one, other, never] = [await attach(), await attach(), await attach()];
    await write(first, [one, other]);
    await write(forward, [one]);
    vi.setSystemTime('2026-11-29T12:00:00Z');
    await write(first, [one]);
    await send('DELETE', `/mail?id=${first}`);
    const next = await attach();
    // One that was just taken out may come back; one that no mail ever had does not.
    expect(await contents()).toEqual(new Set([one, other, next].map((file) => file.contentId)));
    expect((await contents()).has(never.contentId)).toBe(false);
    vi.setSystemTime('2026-11-29T12:11:00Z');
    const last = await attach();
    expect(await contents()).toEqual(new Set([one.contentId, last.contentId]));
  });

  test('comes back with a mail that was deleted', async () => {
    const one = await attach();
    await write(first, [one]);
    await send('DELETE', `/mail?id=${first}`);
    await answerDemo(
      demo,
      new Request('http://localhost/api/apps/demo/undo', {
        method: 'POST',
        body: JSON.stringify({ id: first }),
      }),
      'Grace Valley',
    );
    vi.setSystemTime('2026-11-29T12:00:00Z');
    await attach();
    expect(must(await demo.mail.get(first), 'the mail').attachments).toEqual([one]);
    expect((await contents()).has(one.contentId)).toBe(true);
  });

  test('shares its room with the files of the File manager', async () => {
    const { contentId } = await attach();
    await demo.fileContent.update(contentId, { size: keptBytes - 4 });
    const file = { folderId: null, name: 'b', type: 'TXT', content: 'data:;base64,aGVsbG8=' };
    const request = new Request('http://localhost/api/apps/file-manager', {
      method: 'POST',
      body: JSON.stringify({ file }),
    });
    expect((await answerDemo(demo, request, 'Grace Valley')).status).toBe(507);
  });
});

test.each([
  [
    'POST',
    '/attachment',
    { file: { name: 'a', type: '', content: 'https://a.b/' } },
    /data: address/,
  ],
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
