// oxlint-disable-next-line import/no-unassigned-import -- a browser's databases, in memory
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markReadName } from '#domain/chat/sending.ts';
import { chatTag, shownLock } from '#domain/push/tags.ts';
import { pushMutations } from '#domain/sync/operations.ts';
import { databases } from '#store/database.ts';
import { linkProfiles } from '#store/session/linked.ts';
import { beginSession, endSession } from '#store/session/session-changes.ts';
import { wishSignOut } from '#store/session/sign-outs.ts';
import { fixedId, lerato, signedInAs, thabo } from '../tests/support/device.ts';
import { handle, workerScope, type WorkerScope } from '../tests/support/worker-scope.ts';
import './changes/sw-changes.ts';
import './reads/sw-reads.ts';
import { closeNotices, onNotificationClick, onPush } from './push.ts';

const chatId = fixedId(1);
const { vault } = databases();
let scope: WorkerScope;

beforeEach(async () => {
  scope = workerScope();
  await beginSession(vault, signedInAs(thabo));
});
afterEach(async () => {
  await Promise.all([vault.items.clear(), vault.profiles.clear(), vault.settings.clear()]);
  vi.unstubAllGlobals();
});

const said = (n: number, more: object = {}) => ({
  web_push: 8030,
  notification: {
    title: 'Team Chat',
    body: 'You have a new message',
    navigate: `http://localhost/pages/profile/dashboard?chat=${chatId}`,
    tag: chatTag(chatId),
    data: {
      id: fixedId(n),
      account: thabo,
      at: '2026-11-22T09:00:00.000Z',
      markRead: { operation: markReadName, input: { id: chatId, upTo: n } },
      ...more,
    },
  },
});
const arrives = (push: unknown) =>
  handle(onPush, {
    data: { text: () => (typeof push === 'string' ? push : JSON.stringify(push)) },
  });
const click = (action: string) =>
  handle(onNotificationClick, { action, notification: scope.shown[0] });
const shown = () => scope.shown.map(({ title, body }) => `${title}: ${body}`);
const neutral = 'Ibandla: There is something new. Open the app to see it.';

test('S1-020 a talk replaces its own notification; both are kept for “Show messages”', async () => {
  await arrives(said(1));
  await arrives(said(2));
  expect(shown()).toEqual(['Team Chat: You have a new message']);
  expect(scope.shown[0]).toMatchObject({ actions: [{ title: 'Open' }, { title: 'Mark read' }] });
  expect(await databases().cache(thabo).receivedPush.count()).toBe(2);
});

test.each([
  ['this talk', chatId, 0],
  ['another one', fixedId(2), 1],
])('who looks at %s is told only of what they do not see', async (_, shownChat, notifications) => {
  scope.locks = [{ name: shownLock(chatTag(shownChat)) }];
  await arrives(said(1));
  expect(scope.shown).toHaveLength(notifications);
});

test.each([
  ['for somebody else', said(1, { account: lerato })],
  ['that cannot be read', 'not json'],
  ['that would do something else', said(1, { markRead: { operation: 'x', input: {} } })],
])('B16 a push %s says nothing of anybody', async (_, push) => {
  await arrives(push);
  expect(shown()).toEqual([neutral]);
});

test('B16 a push for somebody who signed out says nothing of them', async () => {
  await wishSignOut(vault, thabo);
  await arrives(said(1));
  expect(shown()).toEqual([neutral]);
});

test('Mark read without a network is queued, and sent once when there is one', async () => {
  await arrives(said(7));
  await click('read');
  expect(scope.shown).toEqual([]);
  expect(scope.went).toEqual([]);
  const [item] = await vault.items.toArray();
  expect(item).toMatchObject({
    name: markReadName,
    args: { id: chatId, upTo: 7 },
    accountId: thabo,
    state: { kind: 'waiting' },
  });
  const sent = scope.asked.filter(({ path }) => path === pushMutations.path);
  expect(sent.at(-1)?.body).toMatchObject({ mutations: [{ id: item?.id, name: markReadName }] });
});

test('B11 a notification of the one before leads the next person nowhere, and goes', async () => {
  await arrives(said(1));
  const [before] = scope.shown;
  await beginSession(vault, signedInAs(lerato));
  await handle(onNotificationClick, { action: 'open', notification: before });
  expect(scope.went).toEqual(['/']);
  await handle(onNotificationClick, { action: 'read', notification: before });
  expect(await vault.items.count()).toBe(0);
  scope.shown = before ? [before] : [];
  await closeNotices();
  expect(scope.shown).toEqual([]);
});

test('Open leads the page that is there to what it tells of', async () => {
  scope.page = { url: 'http://localhost/apps/people' };
  await arrives(said(1));
  await click('open');
  expect(scope.went).toEqual([`/pages/profile/dashboard?chat=${chatId}`]);
});

/** Thabo has an account in another organisation, as Lerato, which is shown. */
async function inAnother(): Promise<void> {
  await beginSession(vault, signedInAs(lerato));
  await linkProfiles(vault, thabo, lerato);
}

test('a push of another organisation of this person says what it tells, and leads through the switch', async () => {
  await inAnother();
  await arrives(said(1));
  expect(shown()).toEqual(['Team Chat: You have a new message']);
  expect(await databases().cache(thabo).receivedPush.get(fixedId(1))).toBeDefined();
  const [notice] = scope.shown;
  await click('open');
  const page = encodeURIComponent(`/pages/profile/dashboard?chat=${chatId}`);
  expect(scope.went).toEqual([`/add-organisation?of=${thabo}&page=${page}`]);
  await handle(onNotificationClick, { action: 'read', notification: notice });
  expect(await vault.items.toArray()).toMatchObject([{ name: markReadName, accountId: thabo }]);
});

test.each(['expired', 'revoked'] as const)(
  'a push of an organisation whose session is %s says nothing of it',
  async (kind) => {
    await inAnother();
    await endSession(vault, thabo, kind);
    await arrives(said(2));
    expect(shown()).toEqual([neutral]);
    await click('open');
    expect(scope.went).toEqual(['/']);
  },
);
