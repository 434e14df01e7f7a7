import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MessageAnswer } from '../../src/domain/shell/messages.ts';
import type { Notification } from '../../src/domain/shell/notifications.ts';
import type { Shortcut } from '../../src/domain/shell/shortcuts.ts';
import type { SyncPage } from '../../src/domain/protocol.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { bearer } from '../../tests/support/api.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { type NewMessage, sendMessages } from './send-messages.ts';

let server: RunningServer;
let tenant: TestTenant;
let person: Person;
let other: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  person = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  other = await tenant.person('System Admin', { kind: 'tenant' });
});
afterAll(() => server.close());

async function answer<T>(asked: Promise<Response>, status = 200): Promise<T> {
  const response = await asked;
  const text = await response.text();
  expect(response.status, text).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return JSON.parse(text) as T;
}

/** Page of changes that this person's device pulls since a cursor. */
async function pulled(by: Person, cursor?: string): Promise<SyncPage> {
  const since = cursor === undefined ? '' : `?cursor=${cursor}`;
  return answer<SyncPage>(by.ask('GET', `/api/v1/sync${since}`));
}

const key = () => ({ 'idempotency-key': randomUUID() });

const shortcuts = '/api/common/shortcuts';
const notifications = '/api/common/notifications';
const planning = {
  label: 'Planning sheet',
  description: 'Opens a new tab',
  icon: 'external-link',
  link: 'https://example.org/sheet',
  useRouter: false,
};

test('S7-012 to S7-015 S3-001 S5-002 S1-019 shortcuts: added, listed newest first, changed, deleted', async () => {
  const mail = { label: 'Mailbox', icon: 'mail', link: '/apps/mailbox', useRouter: true };
  const first = await answer<Shortcut>(person.ask('POST', shortcuts, { shortcut: planning }));
  // Of version 7: it sorts by its time, which the list needs for its order.
  expect(first).toEqual({ ...planning, id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/) });
  const id = `f${randomUUID().slice(1)}`;
  const again = () => person.ask('POST', shortcuts, { shortcut: mail }, { 'idempotency-key': id });
  const second = await answer<Shortcut>(again());
  // Without a description; and the same submission once more is the same shortcut.
  expect(second).toEqual({ ...mail, id, description: null });
  expect(await answer<Shortcut>(again())).toEqual(second);
  expect(await answer<Shortcut[]>(person.ask('GET', shortcuts))).toEqual([second, first]);
  expect(await answer<Shortcut[]>(other.ask('GET', shortcuts))).toEqual([]);

  const renamed = { ...mail, label: 'Letters' };
  const changed = person.ask('PATCH', shortcuts, { id, shortcut: renamed });
  expect(await answer<Shortcut>(changed)).toEqual({ ...renamed, id, description: null });
  await answer(other.ask('PATCH', shortcuts, { id, shortcut: planning }), 404);

  const { cursor } = await pulled(person);
  await answer(other.ask('DELETE', `${shortcuts}?id=${id}`));
  expect((await answer<Shortcut[]>(person.ask('GET', shortcuts)))[0]?.label).toBe('Letters');
  expect(await answer<boolean>(person.ask('DELETE', `${shortcuts}?id=${id}`))).toBe(true);
  expect(await answer<boolean>(person.ask('DELETE', `${shortcuts}?id=${id}`))).toBe(true);
  expect(await answer<Shortcut[]>(person.ask('GET', shortcuts))).toEqual([first]);
  const { changes } = await pulled(person, cursor);
  expect(changes).toEqual([expect.objectContaining({ t: 'shortcut', id, gone: true })]);
});

test('S5-001 B21 a shortcut that lacks something, or leads to what runs, is refused in words', async () => {
  for (const wrong of [
    { label: ' ' },
    { icon: '' },
    { link: '' },
    { link: 'javascript:alert(1)' },
    { link: '//elsewhere.example' },
    { link: 'https://example.org', useRouter: true },
    { useRouter: undefined },
  ]) {
    const shortcut = { ...planning, ...wrong };
    const refusal = answer<{ error: { message: string } }>(
      person.ask('POST', shortcuts, { shortcut }),
      422,
    );
    expect((await refusal).error.message.length).toBeGreaterThan(5);
  }
});

test('an id that a row has is not there to be taken over, not even by who knows it', async () => {
  const own = await answer<Shortcut>(person.ask('POST', shortcuts, { shortcut: planning }));
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows('forget', 'delete from mutation where tenant_id = $1 and id = $2', [
      tx.tenantId,
      own.id,
    ]),
  );
  const taken = { 'idempotency-key': own.id };
  await answer(other.ask('POST', shortcuts, { shortcut: planning }, taken), 403);
  const mine = await answer<Shortcut[]>(person.ask('GET', shortcuts));
  expect(mine.map(({ id }) => id)).toContain(own.id);
});

test('S7-016 to S7-020 S3-007 S4-014 S4-015 notifications: noted, flipped both ways, all read, deleted', async () => {
  const note = { title: 'Call <b>her</b>', description: 'Before Friday', icon: 'bell' };
  const added = await answer<Notification>(
    person.ask('POST', notifications, { notification: note }),
  );
  // B20: words stay words.
  expect(added).toMatchObject({ title: 'Call &lt;b&gt;her&lt;/b&gt;', read: false, link: null });
  await answer(person.ask('POST', notifications, { notification: { title: 'Second' } }));
  const { id } = added;
  for (const read of [true, false]) {
    const flipped = person.ask('PATCH', notifications, { id, notification: { ...added, read } });
    expect(await answer<Notification>(flipped)).toEqual({ ...added, read });
  }
  const forged = { ...added, title: '<script>alert(1)</script>', accountId: other.id, read: false };
  await answer(person.ask('PATCH', notifications, { id, notification: forged }));
  const list = () => answer<Notification[]>(person.ask('GET', notifications));
  expect((await list()).map(({ title }) => title)).toEqual(['Second', added.title]);

  await answer(other.ask('POST', notifications, { notification: { title: 'Theirs' } }));
  expect(await answer(person.ask('GET', `${notifications}/mark-all-as-read`))).toBe(true);
  expect((await list()).map(({ read }) => read)).toEqual([true, true]);
  const [theirs] = await answer<Notification[]>(other.ask('GET', notifications));
  expect(theirs?.read).toBe(false);
  expect(await answer(person.ask('DELETE', `${notifications}?id=${id}`))).toBe(true);
  expect((await list()).map(({ title }) => title)).toEqual(['Second']);
});

const send = (...messages: NewMessage[]) =>
  inTenant(server.services.pool, tenant.id, (tx) => sendMessages(tx, messages, new Date()));
const toThem = { title: 'Hosting', body: 'At <em>ours</em>' };

test('S7-028 to S7-030 S3-004 messages: only one’s own, by number, read for good, deleted', async () => {
  await send({ accountId: person.id, ...toThem }, { accountId: other.id, ...toThem });
  const list = (by: Person) =>
    answer<MessageAnswer[]>(by.ask('GET', '/api/v1/messages/current-user'));
  const [message, ...rest] = await list(person);
  expect(rest).toEqual([]);
  expect(message).toEqual({
    ...toThem,
    id: expect.any(Number),
    isRead: false,
    link: null,
    useRouter: false,
    iconCssClass: null,
    sentDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const path = `/api/v1/messages/${message?.id}`;
  await answer(other.ask('PUT', path, {}, key()), 404);
  for (const _time of ['once', 'again']) await answer(person.ask('PUT', path, {}, key()), 202);
  expect(await list(person)).toEqual([{ ...message, isRead: true }]);
  await answer(person.ask('PUT', '/api/v1/messages/seven', {}, key()), 422);
  await answer(other.ask('DELETE', path, undefined, key()), 202);
  expect(await list(person)).toHaveLength(1);
  await answer(person.ask('DELETE', path, undefined, key()), 202);
  expect(await list(person)).toEqual([]);
});

test('B18 B20 what is stored, sent and pushed of a message is clean', async () => {
  const hostile = {
    title: 'Hosting <script>alert(1)</script><img src=x onerror=alert(1)>on Sunday',
    body: '<p onclick="alert(1)">At <em>ours</em> <a href="javascript:alert(1)">here</a></p>',
  };
  await send({ accountId: other.id, ...hostile });
  const kept = await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      'the message just sent',
      'select title, body from user_message where tenant_id = $1 order by number desc limit 1',
      [tenant.id],
    ),
  );
  const clean = { title: 'Hosting on Sunday', body: '<p>At <em>ours</em> <a>here</a></p>' };
  expect(kept).toEqual([clean]);
  const listed = await answer<MessageAnswer[]>(other.ask('GET', '/api/v1/messages/current-user'));
  expect(listed[0]).toMatchObject(clean);
});

test('messages sent at the same instant get a number each', async () => {
  const one = { accountId: person.id, ...toThem };
  await Promise.all(Array.from({ length: 6 }, () => send(one)));
  const listed = answer<MessageAnswer[]>(person.ask('GET', '/api/v1/messages/current-user'));
  const numbers = (await listed).map(({ id }) => id);
  expect(new Set(numbers).size).toBe(6);
  const last = Math.max(...numbers);
  await answer(person.ask('DELETE', `/api/v1/messages/${last}`, undefined, key()), 202);
  await send(one);
  // A late call must not read a deleted message.
  const next = await answer<MessageAnswer[]>(person.ask('GET', '/api/v1/messages/current-user'));
  expect(next[0]?.id).toBe(last + 1);
});

test('what devices hold of it is their owner’s alone, and queued changes run once', async () => {
  const { cursor } = await pulled(other);
  const id = randomUUID();
  const item = mutationOf({ shortcut: planning }, { id, form: 1, name: 'shell.addShortcut' });
  for (const status of ['applied', 'duplicate']) {
    const [result] = await push(server.app, bearer(person.signedIn), [item]);
    expect(result).toMatchObject({ status, id, output: { ...planning, id } });
  }
  const mine = (await pulled(person)).changes.filter((change) => change.id === id);
  expect(mine).toEqual([
    expect.objectContaining({
      t: 'shortcut',
      d: { ...planning, id },
      scopes: [`user:${person.id}`],
    }),
  ]);
  expect((await pulled(other, cursor)).changes).toEqual([]);
});
