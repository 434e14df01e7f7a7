import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { inTenant } from '../../../server/database/tenant.ts';
import { pushTo } from '../../../server/push/push-to.ts';
import { must } from '../../../src/domain/must.ts';
import { assertAccessible } from '../../support/accessible.ts';
import { controlled, workerControl } from '../../support/chromium.ts';
import { asServer, query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { subscriberAt } from '../../support/push-service.ts';
import { people } from '../../support/sample.ts';
import { signIn } from '../../support/screens.ts';
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
}

const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

interface Shown {
  title: string;
  body: string;
}
/** What the tests' own library of types does not know of a worker. */
interface WorkerScope {
  registration: { getNotifications(): Promise<Shown[]> };
  NotificationEvent: new (type: string, init: { notification: Shown }) => Event;
}

/** What the browser shows now. */
const notices = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** As a finger on the one notification that is shown. */
const click = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration, NotificationEvent } = globalThis as unknown as WorkerScope;
    const [notification] = await registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown');
    globalThis.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });

test('S1-020 S2-158 S2-160 S2-161 S2-162 S4-022 S8-012 S8-013 S8-015 B16 a push goes the whole way: subscribed, sent, decrypted, shown, opened once; neutral for who is signed out', async ({
  server,
  network,
  pushes,
  browserOf,
}) => {
  const { page, context } = await browserOf();
  const subscriber = subscriberAt(`https://localhost:${pushes.port}/${randomUUID()}`);
  await fakePushService(context, subscriber.subscription);
  await context.grantPermissions(['notifications'], { origin: network.origin });
  await signIn(page, network.origin, people.sipho);
  await controlled(page);

  await openPushMenu(page);
  await choose(page, 'Subscribe').press('Enter');
  await expect(page.getByText('Thank you for subscribing.')).toBeVisible();
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
      pushTo(tx, id, {
        kind: 'reportDecided',
        id: pushed,
        title: 'Your report was accepted',
        body: 'Sunday 15 November',
        path: '/apps/churches/my-reports',
        tag: 'report',
      }),
    ),
  );
  const { body } = await until(() => pushes.arrived[0], { what: 'the push at its service' });
  // The server names its own address, which is not the one that this browser came by.
  const message = subscriber
    .read(body)
    .replace(/"navigate":"https?:\/\/[^/]+/, `"navigate":"${network.origin}`);

  const control = await workerControl(context);
  await control.push(network.origin, message);
  const worker = must(
    context.serviceWorkers().find((one) => one.url().startsWith(network.origin)),
    'the worker',
  );
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
