import type { Page } from '@playwright/test';
import { controlled, laptop } from '../../support/chromium.ts';
import type { Fault, FaultProxy } from '../../support/fault-proxy.ts';
import { expect, test } from '../../support/fixtures.ts';
import { must } from '../../../src/domain/must.ts';
import { callLimit } from '../../../src/sync/context.ts';
import { cachedRows, rowsOf } from '../../support/device-store.ts';
import { people } from '../../support/sample.ts';
import {
  countToday,
  counter,
  openContext,
  routes,
  signIn,
  signInToCount,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import { withoutServiceWorker } from '../../support/without-service-worker.ts';

/** The server was updated: another worker, and another build in its own words. `otherwise`: what happens to all else. */
async function release(
  network: FaultProxy,
  otherwise: (path: string) => Fault = () => ({ kind: 'pass' }),
): Promise<void> {
  const sw = await (await fetch(`${network.origin}/sw.js`)).text();
  const headers = { 'cache-control': 'no-store' };
  network.faults(({ path }) => {
    if (path.startsWith('/sw.js')) {
      const script = { ...headers, 'content-type': 'text/javascript' };
      return { kind: 'answer', status: 200, headers: script, body: `${sw}\n// the next one` };
    }
    if (path === '/assets/buildinfo.json') {
      const json = { ...headers, 'content-type': 'application/json' };
      const body = JSON.stringify({ version: '0.2.0', build: 'another' });
      return { kind: 'answer', status: 200, headers: json, body };
    }
    return otherwise(path);
  });
}

async function countLoads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads') ?? 0) + 1));
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('loads') ?? 0));
}

/** The device has all that its person may see: no pull of a first sync is under way any more. */
async function synced(page: Page): Promise<void> {
  const [profile] = await rowsOf<{ id: string }>(page, 'vault', 'profiles');
  const isWhole = async () => {
    const rows = await cachedRows<{ complete?: boolean }>(
      page,
      must(profile, 'somebody').id,
      'cursor',
    );
    return rows.some(({ complete }) => complete === true);
  };
  await until(isWhole, { what: 'the first sync' });
}

const offer = (page: Page) => page.getByText('An app update is available');

test('S3-013 S7-027 S8-017 S8-018 S8-019 S9-005 S9-008 the build is looked at 5 s after start; Update Now activates and reloads once', async ({
  network,
  browserOf,
}) => {
  const { page } = await browserOf();
  const info = await fetch(`${network.origin}/assets/buildinfo.json`);
  expect(await info.json()).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  await signInToCount(page, network.origin, people.lerato);
  const loads = await countLoads(page);
  await page.goto(`${network.origin}${routes.myReports}`);
  const begun = Date.now();
  const before = await loads();
  await release(network);
  const earlier = network.seen.length;
  const looks = () =>
    network.seen.slice(earlier).filter(({ path }) => path === '/assets/buildinfo.json').length;
  await until(() => looks() === 1, { what: 'the look at the build' });
  expect(Date.now() - begun).toBeGreaterThan(3500);
  await expect(offer(page)).toBeVisible();
  await expect.poll(async () => (await offer(page).locator('..').boundingBox())?.y).toBe(12);
  // The old worker hands over when its first sync is done, not before.
  await synced(page);
  await page.getByRole('button', { name: 'Update Now' }).click();
  await until(async () => (await loads()) > before, { what: 'the reload', within: 3 * callLimit });
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(offer(page)).toBeHidden();
  expect(await loads()).toBe(before + 1);
});

test('S2-165 Activate update of the menu lets a worker that waits take over, and the page loads once', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await controlled(page);
  await synced(page);
  const loads = await countLoads(page);
  await release(network);
  await page.reload();
  const before = await loads();
  await page.getByRole('button', { name: /^App updates/ }).click();
  await page.getByRole('menuitem', { name: 'Check for update' }).click();
  await expect(offer(page)).toBeVisible();
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  expect(await waiting()).toBe('installed');
  await page.getByRole('button', { name: /^App updates/ }).click();
  await page.getByRole('menuitem', { name: 'Activate update' }).click();
  await until(async () => (await loads()) > before, { what: 'the reload' });
  await expect.poll(waiting).toBeUndefined();
  await page.getByRole('heading', { name: 'Attendance reports', level: 1 }).waitFor();
  expect(await loads()).toBe(before + 1);
});

test('S2-165 an update that waits for what the old worker is in says so, and starts when that is over', async ({
  network,
  signedIn,
}) => {
  const { page, context } = await signedIn(people.sipho, routes.reports, laptop);
  await controlled(page);
  await synced(page);
  const loads = await countLoads(page);
  let pulls = 0;
  let isHeld = true;
  await release(network, (path) => {
    if (!path.startsWith('/api/v1/sync') || !isHeld) return { kind: 'pass' };
    pulls += 1;
    return { kind: 'swallow' };
  });
  await page.reload();
  const before = await loads();
  await expect(offer(page)).toBeVisible();
  // A page that opens has the old worker pull.
  const other = await context.newPage();
  await other.goto(`${network.origin}${routes.myReports}`);
  await until(() => pulls > 0, { what: 'the pull' });
  await page.bringToFront();
  await page.getByRole('button', { name: 'Update Now' }).click();
  await expect(
    page.getByText('Updating. The app starts again when it has finished syncing'),
  ).toBeVisible();
  expect(await loads()).toBe(before);
  isHeld = false;
  await until(async () => (await loads()) > before, { what: 'the reload', within: 3 * callLimit });
});

test('A34 who counts is not asked and not reloaded; another tab updates, and the form is back when it is left', async ({
  network,
  toCount,
}) => {
  test.setTimeout(180_000);
  const { page, context } = await toCount(people.lerato);
  const loads = await countLoads(page);
  await page.reload();
  await countToday(page);
  await counter(page, 'Attendance').fill('77');
  await release(network);
  const other = await context.newPage();
  await other.goto(`${network.origin}${routes.myReports}`);
  // The old worker hands over when its first sync is done, not before.
  await synced(other);
  await expect(offer(other)).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await other.getByRole('button', { name: 'Update Now' }).click();
  await expect(offer(other)).toBeHidden();
  await until(
    () => other.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null),
    // The old one ends what it is in first: at most what waits, and two pulls, of `callLimit` each.
    { what: 'the new worker', within: 3 * callLimit },
  );
  await expect(counter(page, 'Attendance')).toHaveValue('77');
  expect(await loads()).toBe(1);

  await page.getByRole('link', { name: 'My reports' }).first().click();
  await until(async () => (await loads()) === 2, { what: 'the reload after the form was left' });
  await page.goto(`${network.origin}${routes.submit}`);
  await counter(page, 'Attendance').waitFor();
  await countToday(page);
  await expect(counter(page, 'Attendance')).toHaveValue('77');
});

for (const [what, file] of [
  ['a part', /^\/assets\/.*\.js$/],
  ['styles', /^\/assets\/.*\.css$/],
] as const) {
  test(`A32 an old tab asks for ${what} that its server no longer has: it loads again once, with what was counted`, async ({
    network,
    browserOf,
  }) => {
    const { page, context } = await browserOf();
    // The page gets its parts from the server, which has another build by now.
    await withoutServiceWorker(context);
    await signIn(page, network.origin, people.fatima);
    await countToday(page);
    // The parts of the sheets are here already; those of another page are not.
    await counter(page, 'Attendance').fill('58');
    const loads = await countLoads(page);
    let gone = 0;
    network.faults(({ path }) => {
      if (!file.test(path) || gone > 0) return { kind: 'pass' };
      gone += 1;
      return { kind: 'answer', status: 404, body: 'Not found' };
    });
    await page.getByRole('link', { name: 'My reports' }).first().click();
    await until(async () => (await loads().catch(() => 0)) === 1, { what: 'the reload' });
    expect(gone).toBe(1);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goto(`${network.origin}${routes.submit}`);
    await counter(page, 'Attendance').waitFor();
    await countToday(page);
    await expect(counter(page, 'Attendance')).toHaveValue('58');
  });
}

test('A32 a part that stays gone gets a page with words, never a white one, and no loop', async ({
  network,
  browserOf,
}) => {
  const { page, context } = await browserOf();
  await withoutServiceWorker(context);
  await signIn(page, network.origin, people.fatima);
  await counter(page, 'Attendance').waitFor();
  await openContext(page, 'Date');
  await page.keyboard.press('Escape');
  const here = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const loads = await countLoads(page);
  network.faults(({ path }) =>
    /^\/assets\/.*\.js$/.test(path) && !here.includes(path)
      ? { kind: 'answer', status: 404, body: 'Not found' }
      : { kind: 'pass' },
  );
  await page.getByRole('link', { name: 'My reports' }).first().click();
  await expect(page.getByText('This page did not open')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(await loads()).toBeLessThanOrEqual(2);
});
