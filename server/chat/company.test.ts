import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { liveEvent, type LiveEvent } from '#domain/protocol.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { until } from '../../tests/support/until.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

type PresenceEvent = Extract<LiveEvent, { type: 'presence' }>;

/** Somebody's open stream, and who they were told is here. */
async function listen(person: Person) {
  const response = await person.ask('GET', '/api/v1/live');
  const reader = must(response.body, 'a stream').getReader();
  const heard: PresenceEvent[] = [];
  const ended = (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      for (const [, data] of new TextDecoder().decode(value).matchAll(/^data: (.*)$/gm)) {
        const event = liveEvent.parse(JSON.parse(data ?? ''));
        if (event.type === 'presence') heard.push(event);
      }
    }
  })();
  return { heard, ended, stop: async () => [await reader.cancel(), await ended] };
}

async function choose(person: Person, status: string): Promise<void> {
  const answer = await person.ask('PATCH', '/api/common/user', { user: { status } });
  expect(answer.status).toBe(200);
}

test('S4-018 those who share a chat see each other come, and as each wants to be seen; nobody else does', async () => {
  const admin = await tenant.person('System Admin', { kind: 'tenant' });
  const pastor = await tenant.person('Pastor', { kind: 'tenant' });
  const stranger = await tenant.person('Pastor', { kind: 'tenant' });
  const before = await listen(admin);
  await admin.ask('POST', '/api/apps/chat/chats', { colleagueId: pastor.id });
  // It begins again with whom they know now.
  await before.ended;
  const [hers, other] = [await listen(admin), await listen(stranger)];
  await until(() => hers.heard.length > 0, { what: 'whom the administrator finds' });
  expect(hers.heard).toEqual([{ type: 'presence', whole: true, people: {} }]);
  const his = await listen(pastor);
  const last = () => hers.heard.at(-1)?.people[pastor.id];
  await until(() => last() === 'online', { what: 'the pastor is online' });
  // Presence goes through the database to every process: it may follow the first event of his stream.
  await until(() => his.heard.at(-1)?.people[admin.id] === 'online', {
    what: 'the administrator is online',
  });
  expect(his.heard[0]).toMatchObject({ whole: true });
  await choose(pastor, 'busy');
  await until(() => last() === 'busy', { what: 'the pastor is busy' });
  await choose(pastor, 'not-visible');
  await until(() => last() === null, { what: 'the pastor is not to be seen' });
  // A stream opened meanwhile gets the same message as the others.
  const late = await listen(admin);
  await until(() => late.heard.length > 0, { what: 'who is here' });
  expect(late.heard).toEqual([{ type: 'presence', whole: true, people: {} }]);
  await choose(pastor, 'away');
  await until(() => last() === 'away', { what: 'the pastor is away' });
  expect(other.heard).toEqual([]);
  await Promise.all([hers, his, other, late].map((stream) => stream.stop()));
});
