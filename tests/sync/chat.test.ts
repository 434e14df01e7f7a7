import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import type { ChatMessage } from '../../src/domain/chat/entities.ts';
import { markChatRead, sendMessage, type ChatAnswer } from '../../src/domain/chat/operations.ts';
import { conversation } from '../../src/store/chat/conversation.ts';
import { myChats } from '../../src/store/chat/my-chats.ts';
import { shownChat, chatsWithPending } from '../../src/store/chat/chats-with-pending.ts';
import { discardItem, queueItem } from '../../src/store/outbox/outbox.ts';
import { synchronise } from '../../src/sync/synchronise.ts';
import { bearer } from '../support/api.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { endRoles, giveRole, wholeTenant } from '../support/members.ts';
import { mutationOf, push } from '../support/reports.ts';
import { newTenant, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function pair(tenant: TestTenant): Promise<{ two: [Holder, Holder]; id: string }> {
  const people = [
    await tenant.person('System Admin', { kind: 'tenant' }),
    await tenant.person('Pastor', { kind: 'tenant' }),
  ] as const;
  const body = { colleagueId: people[1].id };
  const answer = await people[0].ask('POST', '/api/apps/chat/chats', body);
  const { id } = (await answer.json()) as { id: string };
  const two: [Holder, Holder] = [
    await holderOf(server, people[0]),
    await holderOf(server, people[1]),
  ];
  for (const one of two) await bring(one);
  return { two, id };
}

const bring = ({ device }: Holder) => synchronise(device.context, { reset: true });

let clock = Date.now();

async function write({ store }: Holder, id: string, value: string): Promise<string> {
  const messageId = randomUUID();
  // The device's clock stands still or jumps: it orders nothing.
  clock += 1;
  await queueItem(store.vault, {
    operation: sendMessage,
    id: messageId,
    input: { id, value },
    profile: store.profile,
    now: new Date(clock),
  });
  return messageId;
}

const shown = async ({ store }: Holder, id: string) =>
  (await conversation(store, id))?.map(({ value, state }) => [value, state.kind]);

test('a message stands there at once, and is sent when the server has it', async () => {
  const { two, id } = await pair(await newTenant(server));
  const [mine, theirs] = two;
  await write(mine, id, 'First');
  await write(mine, id, 'Second');
  expect(await shown(mine, id)).toEqual([
    ['First', 'waiting'],
    ['Second', 'waiting'],
  ]);
  expect((await myChats(theirs.store))[0]?.unread).toBe(0);
  await bring(mine);
  await bring(theirs);
  const both = [
    ['First', 'sent'],
    ['Second', 'sent'],
  ];
  expect(await shown(mine, id)).toEqual(both);
  expect(await shown(theirs, id)).toEqual(both);
  expect((await myChats(mine.store))[0]?.unread).toBe(0);
  expect((await myChats(theirs.store))[0]?.unread).toBe(2);
});

/** Numbers of the messages of the chat that a device holds. */
async function numbersOn({ store }: Holder): Promise<number[]> {
  return (await store.cache.chatMessage.toArray())
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
}

test('issue 11.3: a device holds the newest 200 messages of a chat: each leaves with the one that makes it the 201st, not before and not later', async () => {
  const { two, id } = await pair(await newTenant(server));
  const [writer, reader] = two;
  const { person } = writer;
  const send = async (count: number) => {
    const messages = Array.from({ length: count }, (_, at) =>
      mutationOf({ id, value: `Line ${at}` }, { name: 'chat.send' }),
    );
    const results = await push(server.app, bearer(person.signedIn), messages);
    expect(results.map(({ status }) => status)).toEqual(messages.map(() => 'applied'));
  };
  const whole = Array.from({ length: 203 }, (_, at) => at + 1);
  for (const count of [100, 99]) await send(count);
  for (const last of [199, 200, 201, 202, 203]) {
    if (last > 199) await send(1);
    const newest = whole.slice(Math.max(0, last - 200), last);
    await bring(reader);
    expect(await numbersOn(reader)).toEqual(newest);
    const fresh = await holderOf(server, reader.person);
    await bring(fresh);
    expect(await numbersOn(fresh)).toEqual(newest);
    const chat = await person.ask('GET', `/api/apps/chat/chat?id=${id}`);
    expect(((await chat.json()) as ChatAnswer).messages).toHaveLength(newest.length);
    const older = await person.ask(
      'GET',
      `/api/apps/chat/chats/${id}/messages?before=${newest[0]}`,
    );
    expect(((await older.json()) as { messages: ChatMessage[] }).messages).toHaveLength(
      last - newest.length,
    );
  }
});

test('what is read without a signal counts as read at once', async () => {
  const { two, id } = await pair(await newTenant(server));
  const [mine, theirs] = two;
  for (const value of ['One', 'Two']) await write(mine, id, value);
  await bring(mine);
  await bring(theirs);
  const { vault, profile } = theirs.store;
  const input = { id, upTo: 2 };
  await queueItem(vault, {
    operation: markChatRead,
    id: randomUUID(),
    input,
    profile,
    now: new Date(),
  });
  expect((await myChats(theirs.store))[0]?.unread).toBe(0);
  await bring(theirs);
  expect((await myChats(theirs.store))[0]?.unread).toBe(0);
});

test('S7-022 S7-023 without the server the device answers as the server does', async () => {
  const { two, id } = await pair(await newTenant(server));
  const [mine, theirs] = two;
  for (const value of ['One', 'Two']) await write(mine, id, value);
  await write(theirs, id, 'Three');
  for (const one of [...two, ...two]) await bring(one);
  for (const { person, store } of two) {
    const list = await person.ask('GET', '/api/apps/chat/chats');
    expect(await chatsWithPending(store)).toEqual(await list.json());
    const chat = await person.ask('GET', `/api/apps/chat/chat?id=${id}`);
    expect(await shownChat(store, { id })).toEqual(await chat.json());
  }
  await expect(shownChat(mine.store, { id: 'unknown' })).rejects.toThrow(
    'Could not found chat with id of unknown!',
  );
});

test('a refused message stays, with the reason; it is tried again or deleted', async () => {
  const tenant = await newTenant(server);
  const { two, id } = await pair(tenant);
  const [, theirs] = two;
  await endRoles(server.services.pool, tenant.id, theirs.person.id);
  const refused = await write(theirs, id, 'Refused');
  await write(theirs, id, 'Behind it');
  await bring(theirs);
  await giveRole(server.services.pool, tenant.id, theirs.person.id, 'Pastor', wholeTenant);
  await bring(theirs);
  const kinds = (await conversation(theirs.store, id))?.map(({ state }) => state.kind);
  expect(kinds).toEqual(['refused', 'waiting']);
  await discardItem(theirs.store, refused);
  await bring(theirs);
  expect(await shown(theirs, id)).toEqual([['Behind it', 'sent']]);
});

type Step = { kind: 'write' | 'bring' | 'lose'; who: 0 | 1 };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('write' as const, 'write' as const, 'bring' as const, 'lose' as const),
  who: fc.constantFrom(0 as const, 1 as const),
});

test('however two people write without a signal, both see the same talk, each line once and in its author’s order', async () => {
  const tenant = await newTenant(server);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const { two, id } = await pair(tenant);
      const written: [string[], string[]] = [[], []];
      for (const { kind, who } of steps) {
        const holder = two[who];
        if (kind === 'write') {
          const value = `${who} says ${written[who].length}`;
          await write(holder, id, value);
          written[who].push(value);
          continue;
        }
        // The server has them, and the answer is lost on its way.
        if (kind === 'lose') {
          holder.line.onAnswer = (path) => {
            if (path.endsWith('/mutations')) throw new TypeError('The connection was cut');
          };
        }
        await bring(holder);
        holder.line.onAnswer = null;
      }
      for (const one of [...two, ...two]) await bring(one);
      const [mine, theirs] = [await shown(two[0], id), await shown(two[1], id)];
      expect(theirs).toEqual(mine);
      expect(mine?.every(([, state]) => state === 'sent')).toBe(true);
      for (const who of [0, 1] as const) {
        const of = mine?.map(([value]) => value).filter((value) => value?.startsWith(`${who} `));
        expect(of).toEqual(written[who]);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
