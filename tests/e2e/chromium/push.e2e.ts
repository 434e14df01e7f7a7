import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { inTenant } from '../../../server/database/tenant.ts';
import { pushTo } from '../../../server/push/push-to.ts';
import { must } from '../../../src/domain/must.ts';
import { assertAccessible, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import {
  controlled,
  goOffline,
  goOnline,
  laptop,
  phone,
  workerControl,
} from '../../support/chromium.ts';
import { asServer, query } from '../../support/data.ts';
import { cachedRows } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { subscriberAt } from '../../support/push-service.ts';
import { people } from '../../support/sample.ts';
import { routes, submitCount, openToCount } from '../../support/screens.ts';
import { until } from '../../support/until.ts';

type Subscription = ReturnType<typeof subscriberAt>['subscription'];

/** A browser whose push service is ours: what it gives the page was made in the test. */
async function fakePushService(context: BrowserContext, subscription: Subscription) {
  await context.addInitScript((given) => {
    const kept = 'pushOfTheTest';
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: () => {
        localStorage.removeItem(kept);
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        localStorage.setItem(kept, 'yes');
        return Promise.resolve(made);
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(kept) === null ? null : made),
    });
  }, subscription);
}

async function openPushMenu(page: Page) {
  await page.getByRole('button', { name: `${people.sipho.name}, menu`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).press('ArrowRight');
  await page.getByRole('menu', { name: 'Notifications' }).getByRole('menuitem').first().waitFor();
}

const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** S8-012, S8-013. A page that is slow has subscribed by itself by now (S9-007): that is taken back first. */
async function subscribeByMenu(page: Page) {
  await openPushMenu(page);
  if (await choose(page, 'Unsubscribe').isVisible()) {
    await choose(page, 'Unsubscribe').press('Enter');
    await expect(page.getByText('You are now unsubscribed.')).toBeVisible();
    await openPushMenu(page);
  }
  await choose(page, 'Subscribe').press('Enter');
  await expect(page.getByText('Thank you for subscribing.')).toBeVisible();
}

interface Shown {
  title: string;
  body: string;
}
/** Globals of a worker that the tests' own library of types lacks. */
interface WorkerScope {
  registration: { getNotifications(): Promise<Shown[]> };
  NotificationEvent: new (type: string, init: { notification: Shown; action: string }) => Event;
  ExtendableEvent: new (type: string) => Event;
}

/** Notices that the browser shows now. */
const notices = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** As a finger on the one notification that is shown. */
const click = (worker: Worker, action = '') =>
  worker.evaluate(async (chosen) => {
    const { registration, NotificationEvent } = globalThis as unknown as WorkerScope;
    const [notification] = await registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown');
    globalThis.dispatchEvent(
      new NotificationEvent('notificationclick', { notification, action: chosen }),
    );
  }, action);

const workerOf = (context: BrowserContext, origin: string) =>
  must(
    context.serviceWorkers().find((one) => one.url().startsWith(origin)),
    'the worker',
  );

/** As the browser says that it has another subscription by now. */
const renew = (worker: Worker, from: Subscription, to: Subscription) =>
  worker.evaluate(
    ([oldSubscription, newSubscription]) => {
      const { ExtendableEvent } = globalThis as unknown as WorkerScope;
      const change = new ExtendableEvent('pushsubscriptionchange');
      globalThis.dispatchEvent(Object.assign(change, { oldSubscription, newSubscription }));
    },
    [from, to],
  );

test('S1-020 S2-158 S2-160 S2-161 S2-162 S4-022 S8-012 S8-013 S8-015 B16 a push goes the whole way: subscribed, sent, decrypted, shown, opened once; neutral for who is signed out', async ({
  server,
  network,
  pushes,
  knownBrowser,
}) => {
  const { page, context } = await knownBrowser(people.sipho);
  const subscriber = subscriberAt(`https://localhost:${pushes.port}/${randomUUID()}`);
  await fakePushService(context, subscriber.subscription);
  await context.grantPermissions(['notifications'], { origin: network.origin });
  await page.goto(`${network.origin}${routes.dashboard}`);
  await controlled(page);

  await subscribeByMenu(page);
  await expect(page.getByText('Thank you for subscribing.')).toBeHidden();
  const [account] = await query<{ id: string; tenant: string }>(
    server.dataDir,
    `select a.id, a.tenant_id as tenant from account a join push_subscription p on p.account_id = a.id
     where p.endpoint = $1`,
    [subscriber.subscription.endpoint],
  );
  const { id, tenant } = must(account, 'the subscription on the server');

  const pushed = randomUUID();
  await asServer(server.dataDir, (pool) =>
    inTenant(pool, tenant, (tx) =>
      pushTo(tx, 'reportDecided', [
        {
          id: pushed,
          accountId: id,
          title: 'Your report was accepted',
          body: 'Sunday 15 November',
          path: '/apps/churches/my-reports',
          tag: 'report',
        },
      ]),
    ),
  );
  const { body } = await until(() => pushes.arrived[0], { what: 'the push at its service' });
  // The server names its own address, which is not the one that this browser came by.
  const message = subscriber
    .read(body)
    .replace(/"navigate":"https?:\/\/[^/]+/, `"navigate":"${network.origin}`);

  const control = await workerControl(context);
  await control.push(network.origin, message);
  const worker = workerOf(context, network.origin);
  const own = { title: 'Your report was accepted', body: 'Sunday 15 November' };
  await expect.poll(() => notices(worker)).toEqual([own]);

  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await click(worker);
  await page.waitForURL('**/apps/churches/my-reports');
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  await expect.poll(() => notices(worker)).toEqual([]);
  expect(loads).toBe(1);

  await page.goto(`${network.origin}/pages/profile/dashboard`);
  await openPushMenu(page);
  await choose(page, 'Show messages').press('Enter');
  const list = page.getByRole('dialog', { name: 'Received here' });
  await expect(list.getByRole('link', { name: /Your report was accepted/ })).toBeVisible();
  await assertAccessible(page, 'received pushes', '[role=dialog]');
  await page.keyboard.press('Escape');

  await openPushMenu(page);
  await choose(page, 'Unsubscribe').press('Enter');
  await expect(page.getByText('You are now unsubscribed.')).toBeVisible();
  const left = await query(
    server.dataDir,
    'select 1 from push_subscription where account_id = $1',
    [id],
  );
  expect(left).toEqual([]);

  await page.goto(`${network.origin}/sign-out`);
  await page.waitForURL('**/sign-in**');
  await control.push(network.origin, message);
  await expect
    .poll(() => notices(worker))
    .toEqual([{ title: 'Ibandla', body: 'There is something new. Open the app to see it.' }]);
  await control.close();
});

test('a message of the chat is told where nobody looks at it, is marked read without a network, and opens its talk; what the browser renews, the server takes over', async ({
  server,
  network,
  pushes,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, context } = browser;
  const endpoint = () => `https://localhost:${pushes.port}/${randomUUID()}`;
  const subscriber = subscriberAt(endpoint());
  await fakePushService(context, subscriber.subscription);
  await context.grantPermissions(['notifications'], { origin: network.origin });
  await page.goto(`${network.origin}${routes.reports}`);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  await controlled(page);
  await subscribeByMenu(page);

  const rudzani = await signInByApi(server.origin, people.rudzani);
  const [chat] = await query<{ id: string; reader: string }>(
    server.dataDir,
    `select c.id, a.id as reader from chat c join account a on a.id = any(c.member_ids)
     where '${rudzani.user.id}' = any(c.member_ids) and a.email = $1`,
    [people.sipho.email],
  );
  const { id: chatId, reader } = must(chat, 'the chat of the two');
  const control = await workerControl(context);
  const worker = workerOf(context, network.origin);
  const received = async () => (await cachedRows(page, reader, 'receivedPush')).length;
  /** Sends a message and gives the server's push to the browser. */
  const say = async (value: string) => {
    const before = pushes.arrived.length;
    const answer = await fetch(`${server.origin}/api/apps/chat/chats/${chatId}/messages`, {
      method: 'POST',
      headers: { ...bearer(rudzani), 'idempotency-key': randomUUID() },
      body: JSON.stringify({ value }),
    });
    expect(answer.status).toBe(202);
    const { body } = await until(() => pushes.arrived[before], { what: `the push of “${value}”` });
    const message = subscriber
      .read(body)
      .replace(/"navigate":"https?:\/\/[^/]+/, `"navigate":"${network.origin}`);
    const count = await received();
    await control.push(network.origin, message);
    await expect.poll(received, `“${value}” is kept by the worker`).toBe(count + 1);
  };
  const told = [{ title: 'Team Chat', body: 'You have a new message' }];

  await say('The first of two');
  await expect.poll(() => notices(worker)).toEqual(told);
  await say('The second');
  expect(await notices(worker)).toEqual(told);

  await goOffline(browser, network);
  await click(worker, 'read');
  await expect.poll(() => notices(worker)).toEqual([]);
  const reads = "select 1 from mutation where account_id = $1 and output ? 'upTo'";
  const marked = () => query(server.dataDir, reads, [reader]);
  const before = (await marked()).length;
  const unread = page.getByRole('button', { name: /^Open Team Chat, \d+ unread$/ });
  await expect(unread).toHaveCount(0);
  await goOnline(browser, network);
  await expect.poll(async () => (await marked()).length, { timeout: 30_000 }).toBe(before + 1);

  await say('The third');
  await expect.poll(() => notices(worker)).toEqual(told);
  await click(worker, 'open');
  const talk = page.getByRole('dialog', { name: 'Team Chat' });
  await expect(talk.getByRole('log').getByText('The third')).toBeVisible();
  await expect(page).toHaveURL(`${network.origin}/pages/profile/dashboard`);
  await expect.poll(() => notices(worker)).toEqual([]);
  await say('The fourth, before their eyes');
  expect(await notices(worker)).toEqual([]);

  const renewed = subscriberAt(endpoint()).subscription;
  await renew(worker, subscriber.subscription, renewed);
  await expect
    .poll(() =>
      query(server.dataDir, 'select endpoint from push_subscription where account_id = $1', [
        reader,
      ]),
    )
    .toEqual([{ endpoint: renewed.endpoint }]);
  await query(server.dataDir, 'delete from push_subscription where account_id = $1', [reader]);
  pushes.arrived.length = 0;
  await control.close();
});

test('S9-007 an usher is offered notifications once their first report has arrived; the browser asks when they press, and they turn it off again', async ({
  server,
  network,
  pushes,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.ayanda, phone);
  const { page, context } = browser;
  const subscriber = subscriberAt(`https://localhost:${pushes.port}/${randomUUID()}`);
  await fakePushService(context, subscriber.subscription);
  // A browser without a window has no question to ask: it is as if nobody had answered it yet.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await openToCount(page, network.origin);
  const offer = page.getByRole('region', { name: 'Get told when your report is checked' });
  const subscribed = () =>
    query(server.dataDir, 'select 1 from push_subscription where endpoint = $1', [
      subscriber.subscription.endpoint,
    ]);
  await submitCount(page, 41);
  await page.goto(`${network.origin}${routes.myReports}`);
  // One offer at a time: the home screen first.
  await page.evaluate(() => {
    const asked = new Event('beforeinstallprompt');
    dispatchEvent(Object.assign(asked, { prompt: async () => ({ outcome: 'dismissed' }) }));
  });
  const install = page.getByRole('region', { name: 'Add Ibandla to your home screen' });
  await expect(install).toBeVisible({ timeout: 30_000 });
  await expect(offer).toBeHidden();
  await install.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeVisible({ timeout: 30_000 });
  expect(await subscribed()).toEqual([]);
  await assertAccessible(page, 'the offer of notifications', '[aria-labelledby=push-offer]');
  await assertNoSidewaysScroll(browser, 'the offer of notifications');
  await offer.getByRole('button', { name: 'Turn on notifications' }).press('Enter');
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await subscribed()).toHaveLength(1);
  await page.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect(page.getByText('Notifications are on for this device.')).toHaveCount(0);
  expect(await subscribed()).toEqual([]);
});
