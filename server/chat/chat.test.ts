import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chat, ChatMessage, ChatReading, Colleague } from '#domain/chat/entities.ts';
import type { ChatAnswer } from '#domain/chat/operations.ts';
import { keptMessages } from '#domain/chat/rules.ts';
import type { Change, SyncPage } from '#domain/protocol.ts';
import { bearer } from '../../tests/support/api.ts';
import { endRoles } from '../../tests/support/members.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { subscriberAt } from '../../tests/support/push-service.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

const chats = '/api/apps/chat/chats';
const church = (at: 0 | 1 | 2) => ({ kind: 'church', id: tenant.churches[at] }) as const;

async function read<Answer>(person: Person, path: string): Promise<Answer> {
  const response = await person.ask('GET', path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
}

async function opened(person: Person, other: Person): Promise<string> {
  const response = await person.ask('POST', chats, { colleagueId: other.id });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

async function pair() {
  const admin = await tenant.person('System Admin', { kind: 'tenant' });
  const pastor = await tenant.person('Pastor', church(0));
  return { admin, pastor, id: await opened(admin, pastor) };
}

function send(person: Person, id: string, value: unknown, key: string = randomUUID()) {
  return person.ask('POST', `${chats}/${id}/messages`, { value }, { 'idempotency-key': key });
}

async function markRead(person: Person, id: string, upTo: number): Promise<number> {
  const key = { 'idempotency-key': randomUUID() };
  const response = await person.ask('POST', `${chats}/${id}/read`, { upTo }, key);
  return ((await response.json()) as { upTo: number }).upTo;
}

async function pulled(person: Person): Promise<Change[]> {
  return (await read<SyncPage>(person, '/api/v1/sync?limit=2000')).changes;
}

function rowsOf<Row>(changes: readonly Change[], entity: string): Row[] {
  return changes.flatMap(({ t, d }) => (t === entity && d ? [d as Row] : []));
}

test('S1-018 S3-010 S7-022 S7-023 what one writes the other reads, in the shape of the specification', async () => {
  const { admin, pastor, id } = await pair();
  expect((await send(admin, id, '  <b>Peace</b>\nbe with you ')).status).toBe(202);
  expect((await send(pastor, id, 'And with you')).status).toBe(202);
  const mine = await read<ChatAnswer>(admin, `/api/apps/chat/chat?id=${id}`);
  expect(Object.keys(mine).toSorted()).toEqual(['contact', 'id', 'messages', 'unreadCount']);
  expect(mine).toMatchObject({ id, contact: { avatar: null }, unreadCount: 1 });
  // B18: text is kept as it was written, and shown as text.
  expect(mine.messages.map(({ value, isMine }) => [value, isMine])).toEqual([
    ['<b>Peace</b>\nbe with you', true],
    ['And with you', false],
  ]);
  expect(Object.keys(mine.messages[0] ?? {}).toSorted()).toEqual(['createdAt', 'isMine', 'value']);
  expect(Date.parse(mine.messages[0]?.createdAt ?? '')).toBeLessThanOrEqual(Date.now());
  const list = await read<ChatAnswer[]>(pastor, chats);
  expect(list).toMatchObject([{ id, unreadCount: 1, messages: [{ value: 'And with you' }] }]);
});

test('S8-011 a chat of others, of another tenant or of nobody could not be found', async () => {
  const { id } = await pair();
  const stranger = await tenant.person('System Admin', { kind: 'tenant' });
  for (const asked of [id, randomUUID(), 'unknown']) {
    const response = await stranger.ask('GET', `/api/apps/chat/chat?id=${asked}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: { message: `Could not found chat with id of ${asked}!` },
    });
  }
  expect(await read<ChatAnswer[]>(stranger, chats)).toEqual([]);
  expect((await send(stranger, id, 'Let me in')).status).toBe(404);
});

test('everybody at once: numbers without gaps, and the same id is one message', async () => {
  const { admin, pastor, id } = await pair();
  const key = randomUUID();
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, at) => send(admin, id, `From one ${at}`)),
    ...Array.from({ length: 8 }, (_, at) => send(pastor, id, `From the other ${at}`)),
    ...Array.from({ length: 4 }, () => send(admin, id, 'Sent four times', key)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202));
  const messages = rowsOf<ChatMessage>(await pulled(pastor), 'chatMessage');
  const numbers = messages.map(({ number }) => number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  expect(messages.filter((message) => message.id === key)).toHaveLength(1);
});

test('devices hold the newest messages of a chat; older ones are asked for', async () => {
  const { admin, pastor, id } = await pair();
  for (let at = 1; at <= keptMessages + 3; at++) {
    expect((await send(at % 2 === 0 ? admin : pastor, id, `Line ${at}`)).status).toBe(202);
  }
  const held = rowsOf<ChatMessage>(await pulled(admin), 'chatMessage');
  const numbers = held.map(({ number }) => number).toSorted((a, b) => a - b);
  expect([numbers.at(0), numbers.at(-1), numbers.length]).toEqual([
    4,
    keptMessages + 3,
    keptMessages,
  ]);
  const older = await read<{ messages: ChatMessage[] }>(admin, `${chats}/${id}/messages?before=4`);
  expect(older.messages.map(({ value }) => value)).toEqual(['Line 1', 'Line 2', 'Line 3']);
});

test('what was read stays read, and nobody else is told', async () => {
  const { admin, pastor, id } = await pair();
  for (const value of ['One', 'Two', 'Three']) await send(admin, id, value);
  expect(await markRead(pastor, id, 2)).toBe(2);
  expect(await markRead(pastor, id, 1)).toBe(2);
  expect((await read<ChatAnswer[]>(pastor, chats))[0]?.unreadCount).toBe(1);
  expect(await markRead(pastor, id, 900)).toBe(3);
  expect((await read<ChatAnswer[]>(pastor, chats))[0]?.unreadCount).toBe(0);
  expect(rowsOf<ChatReading>(await pulled(pastor), 'chatReading')).toMatchObject([{ upTo: 3 }]);
  expect(rowsOf<ChatReading>(await pulled(admin), 'chatReading')).toEqual([]);
});

test.each([
  ['', 'Write something first'],
  [' \n ', 'Write something first'],
  ['x'.repeat(2001), 'Use at most 2000 characters'],
  ['a\u0000b', 'Remove the unreadable characters'],
])('a message like %j is refused with a sentence', async (value, sentence) => {
  const { admin, id } = await pair();
  const response = await send(admin, id, value);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: { details: { fields: { value: sentence } } },
  });
});

test('there is one chat for two people, whoever opens it; each has the other’s card and their own, and no more', async () => {
  const admin = await tenant.person('System Admin', { kind: 'tenant' });
  const pastor = await tenant.person('Pastor', church(1));
  const ids = await Promise.all([
    opened(admin, pastor),
    opened(pastor, admin),
    opened(admin, pastor),
  ]);
  expect(new Set(ids).size).toBe(1);
  const held = await pulled(pastor);
  expect(rowsOf<Chat>(held, 'chat')).toMatchObject([
    { memberIds: [admin.id, pastor.id].toSorted() },
  ]);
  const cards = rowsOf<Colleague>(held, 'colleague').map(({ id }) => id);
  expect(cards.toSorted()).toEqual([admin.id, pastor.id].toSorted());
});

test('who works for none of the same churches cannot be written to', async () => {
  const here = await tenant.person('Pastor', church(1));
  const there = await tenant.person('Pastor', church(2));
  const usher = await tenant.person('Usher', church(1));
  const { data } = await read<{ data: Colleague[] }>(here, '/api/apps/chat/colleagues');
  const known = data.map(({ id }) => id);
  expect(known).not.toContain(here.id);
  expect(known).not.toContain(there.id);
  // An usher's screens have no chat.
  expect(known).not.toContain(usher.id);
  for (const other of [there, usher, here]) {
    expect((await here.ask('POST', chats, { colleagueId: other.id })).status).toBe(404);
  }
});

test('whose roles have ended holds no chat, and what they still send is refused', async () => {
  const { admin, pastor, id } = await pair();
  await send(admin, id, 'Before');
  await endRoles(server.services.pool, tenant.id, pastor.id);
  const held = await pulled(pastor);
  expect(['chat', 'chatMessage', 'colleague'].flatMap((entity) => rowsOf(held, entity))).toEqual(
    [],
  );
  expect((await pastor.ask('GET', chats)).status).toBe(403);
  const late = mutationOf({ id, value: 'Too late' }, { name: 'chat.send' });
  const [result] = await push(server.app, bearer(pastor.signedIn), [late]);
  expect(result).toMatchObject({ status: 'rejected', problem: { code: 'forbidden' } });
  expect((await read<ChatAnswer>(admin, `/api/apps/chat/chat?id=${id}`)).messages).toHaveLength(1);
});

test('S7-032 a chosen status is answered, kept, and on one’s own devices alone', async () => {
  const { admin, pastor } = await pair();
  const response = await admin.ask('PATCH', '/api/common/user', {
    user: { status: 'not-visible' },
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: admin.id, status: 'not-visible' });
  const { user } = await read<{ user: { status: string } }>(
    admin,
    '/api/v1/userdetails/current-user',
  );
  expect(user.status).toBe('not-visible');
  expect(rowsOf(await pulled(admin), 'ownStatus')).toEqual([
    { id: admin.id, status: 'not-visible' },
  ]);
  expect(JSON.stringify(await pulled(pastor))).not.toContain('not-visible');
  const wrong = await admin.ask('PATCH', '/api/common/user', { user: { status: 'offline' } });
  expect(wrong.status).toBe(422);
});

test('S7-032 a name that somebody changes is on their own devices, and on the card that others have', async () => {
  const { admin, pastor } = await pair();
  const rename = (name: string) => admin.ask('PATCH', '/api/common/user', { user: { name } });
  const response = await rename('  Naledi Mokoena ');
  expect(response.status).toBe(200);
  const changed = { id: admin.id, name: 'Naledi Mokoena' };
  expect(await response.json()).toMatchObject({ ...changed, status: 'online' });
  expect(rowsOf(await pulled(admin), 'ownName')).toEqual([changed]);
  expect(rowsOf(await pulled(admin), 'ownStatus')).toEqual([]);
  expect(rowsOf(await pulled(pastor), 'ownName')).toEqual([]);
  const cards = rowsOf<Colleague>(await pulled(pastor), 'colleague');
  expect(cards.find(({ id }) => id === admin.id)).toMatchObject(changed);
  expect((await rename(' ')).status).toBe(422);
});

interface Kept {
  account: string;
  body: string;
  tag: string;
  read: unknown;
}

/** Pushes to people who were just subscribed. */
async function pushesAfter(to: readonly Person[], act: () => Promise<Response>): Promise<Kept[]> {
  for (const person of to) {
    const { subscription } = subscriberAt(`https://fcm.googleapis.com/${randomUUID()}`);
    const answer = await person.ask('POST', '/api/v1/webpush/subscribe', { subscription });
    expect(answer.status).toBe(200);
  }
  const answer = await act();
  expect(answer.status).toBe(202);
  const { id } = (await answer.json()) as { id: string };
  return inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows<Kept>(
      'pushes of message',
      `select account_id as account, body, tag, mark_read as read from push_message
       where tenant_id = $1 and id = $2`,
      [tenant.id, id],
    ),
  );
}

test('the other one is pushed that there is a message, once, and nothing of it or of its author', async () => {
  const { admin, pastor, id } = await pair();
  const key = randomUUID();
  const act = () => send(admin, id, 'For your eyes only', key);
  const pushed = await pushesAfter([admin, pastor], act);
  expect(pushed).toEqual([
    {
      account: pastor.id,
      body: 'You have a new message',
      tag: `chat-${id}`,
      read: { operation: 'chat.markRead', input: { id, upTo: 1 } },
    },
  ]);
  expect(await pushesAfter([], act)).toHaveLength(1);
});

test('B08 whose roles have ended is pushed nothing of their chats', async () => {
  const { admin, pastor, id } = await pair();
  await endRoles(server.services.pool, tenant.id, pastor.id);
  expect(await pushesAfter([pastor], () => send(admin, id, 'Are you there?'))).toEqual([]);
});
