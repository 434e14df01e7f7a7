import type { Page } from '@playwright/test';
import { controlled, goOffline, goOnline, laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { counter, routes, signIn } from '../../support/screens.ts';
import { until } from '../../support/until.ts';

interface Listed {
  url: string;
  office?: true;
}

/** Files of the build that this device holds, of the back office and of everybody. */
async function heldFiles(page: Page, list: readonly Listed[]) {
  const held = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname.slice(1));
  });
  const here = new Set(held);
  const inAll = (office: boolean) => list.filter((file) => (file.office === true) === office);
  const countOf = (files: Listed[]) => files.filter(({ url }) => here.has(url)).length;
  return {
    office: { here: countOf(inAll(true)), all: inAll(true).length },
    everybody: { here: countOf(inAll(false)), all: inAll(false).length },
  };
}

async function filesOf(origin: string): Promise<Listed[]> {
  const script = await (await fetch(`${origin}/sw-shell.js`)).text();
  const [, list = '[]'] = /self\.shellFiles=(\[.*?\]);self\./s.exec(script) ?? [];
  return JSON.parse(list) as Listed[];
}

async function officeIsHeld(page: Page, list: readonly Listed[]): Promise<void> {
  await until(
    async () => {
      const { office } = await heldFiles(page, list);
      return office.here === office.all;
    },
    { what: 'all files of the back office', within: 60_000 },
  );
}

test('issue 15: an usher’s device keeps nothing of the back office; one that showed it opens a page that was never opened, without a network, also after an update', async ({
  network,
  browserOf,
}) => {
  test.setTimeout(180_000);
  const list = await filesOf(network.origin);
  const usher = await browserOf();
  await signIn(usher.page, network.origin, people.thabo);
  await counter(usher.page, 'Attendance').waitFor();
  await controlled(usher.page);
  const held = await heldFiles(usher.page, list);
  expect(held.office.all).toBeGreaterThan(100);
  expect(held.office.here).toBe(0);
  expect(held.everybody.here).toBe(held.everybody.all);
  await usher.remove();

  const staff = await browserOf(laptop);
  const { page, context } = staff;
  await signIn(page, network.origin, people.naledi, routes.dashboard);
  await controlled(page);
  await officeIsHeld(page, list);
  await goOffline(staff, network);
  const cold = await context.newPage();
  await cold.goto(`${network.origin}/apps/scrumboard`);
  await expect(cold.getByRole('heading', { level: 1, name: 'Scrumboard' })).toBeVisible();
  await cold.close();

  // The next version installs with the office's files: one that fails to come stops it.
  await goOnline(staff, network);
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.includes('precache')) await caches.delete(name);
  });
  const sw = await (await fetch(`${network.origin}/sw.js`)).text();
  network.faults(({ path }) =>
    path.startsWith('/sw.js')
      ? {
          kind: 'answer',
          status: 200,
          headers: { 'cache-control': 'no-store', 'content-type': 'text/javascript' },
          body: `${sw}\n// the next one`,
        }
      : { kind: 'pass' },
  );
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await officeIsHeld(page, list);
});

test('an usher opens a page of the office’s that this device has not kept: it comes from the network, and from then on without', async ({
  network,
  toCount,
}) => {
  const usher = await toCount(people.thabo);
  const { page } = usher;
  await goOffline(usher, network);
  await page.goto(`${network.origin}/docs/changelog`);
  await expect(page.getByText('This page did not open')).toBeVisible();
  await expect(page.getByText(/this device does not have it yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await goOnline(usher, network);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible();
  await goOffline(usher, network);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible();
});
