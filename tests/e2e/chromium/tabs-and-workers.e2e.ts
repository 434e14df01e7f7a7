import { workerControl } from '../../support/chromium.ts';
import { tabOf } from '../../support/chromium-tablet.ts';
import { openForm, openToCountOn } from '../../support/counting.ts';
import { expect, test } from '../../support/fixtures.ts';
import { freeze } from '../../support/freeze.ts';
import { must } from '../../../src/domain/must.ts';
import { arrivals, assertPromisesKept, executed } from '../../support/oracles.ts';
import type { Passing } from '../../support/fault-proxy.ts';
import { isPush, pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import {
  countToday,
  counter,
  delivered,
  routes,
  signIn,
  submitCount,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import { withoutServiceWorker } from '../../support/without-service-worker.ts';

test('A04 the worker ends after the call left and before the answer: sent again, one report', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const { page, context } = await toCount(people.lerato);
  await countToday(page);
  const worker = await workerControl(context);
  network.faults((passing) => (isPush(passing) ? { kind: 'swallow' } : pass));
  const item = await submitCount(page, 90);
  await until(() => network.seen.some(isPush), { what: 'the call' });
  await worker.stop(network.origin);
  network.faults(null);
  await worker.sync(network.origin, 'outbox');
  await delivered(page, item.id);
  await assertPromisesKept(page, server.dataDir, [item], before);
});

test('A05 the same after the commit: the replay is known, and the item is done', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const { page, context } = await toCount(people.lerato);
  await countToday(page);
  const worker = await workerControl(context);
  let calls = 0;
  network.faults((passing) =>
    isPush(passing) && calls++ === 0 ? { kind: 'swallowAnswer' } : pass,
  );
  const item = await submitCount(page, 91);
  await until(async () => (await arrivals(server.dataDir, [item.id])).length === 1, {
    what: 'the commit',
  });
  await worker.stop(network.origin);
  await worker.sync(network.origin, 'outbox');
  await delivered(page, item.id);
  expect(calls).toBeGreaterThan(1);
  await assertPromisesKept(page, server.dataDir, [item], before);
});

test('A27 the tab that holds the sending lock is killed: another goes on within 10 s', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const { page, context } = await toCount(people.thabo);
  await countToday(page);
  const holder = await context.newPage();
  await holder.goto(`${network.origin}${routes.myReports}`);
  await holder.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('drain', () => {
          held();
          return new Promise(() => undefined);
        });
      }),
  );
  const item = await submitCount(page, 83);
  expect(await arrivals(server.dataDir, [item.id])).toEqual([]);
  const session = await context.newCDPSession(holder);
  // The answer never comes: the tab that would give it is gone.
  void session.send('Page.crash').catch(() => undefined);
  await delivered(page, item.id, 10_000);
  await assertPromisesKept(page, server.dataDir, [item], before);
});

test('A27 the tab that submitted is frozen: another sends its report within 10 s', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const { page, context } = await toCount(people.thabo);
  await countToday(page);
  const other = await context.newPage();
  await other.goto(`${network.origin}${routes.myReports}`);
  await context.setOffline(true);
  const item = await submitCount(page, 84);
  const thaw = await freeze(context, page);
  expect(await arrivals(server.dataDir, [item.id])).toEqual([]);
  await context.setOffline(false);
  await delivered(other, item.id, 10_000);
  await thaw();
  await assertPromisesKept(other, server.dataDir, [item], before);
});

const ofFirst = (passing: Passing) => isPush(passing) && passing.headers['x-tab'] === 'first';

test('A27 a tab that sends by itself, without a worker, is frozen in the middle: another sends within 10 s', async ({
  server,
  network,
  browserOf,
}) => {
  const before = await executed(server.dataDir);
  const { page, context } = await browserOf();
  await withoutServiceWorker(context);
  await signIn(page, network.origin, people.thabo);
  const other = await context.newPage();
  await other.goto(`${network.origin}${routes.myReports}`);
  await other.getByRole('heading', { name: 'My reports' }).waitFor();
  await page.setExtraHTTPHeaders({ 'x-tab': 'first' });
  // The other tab ends its first sync meanwhile: only this one sends the report.
  await countToday(page);
  network.faults((passing) => (ofFirst(passing) ? { kind: 'swallow' } : pass));
  const item = await submitCount(page, 85);
  await until(() => network.seen.some(ofFirst), { what: 'the call' });
  network.faults(null);
  const thaw = await freeze(context, page);
  await delivered(other, item.id, 10_000);
  await thaw();
  await assertPromisesKept(other, server.dataDir, [item], before);
});

test('a second tab shows the same draft read-only, and takes it over with "Continue here"', async ({
  network,
  knownBrowser,
}) => {
  const { page, context } = await knownBrowser(people.fatima);
  const place = await openToCountOn(tabOf(page), network.origin);
  // By its address: on a Sunday a form opens with that day, on others with the Sunday before.
  await openForm(tabOf(page), network.origin, place);
  await counter(page, 'Attendance').fill('57');
  await expect(page.getByText('Draft · saved on this device')).toBeVisible();
  const other = await context.newPage();
  await openForm(tabOf(other), network.origin, place);
  await expect(other.getByText('This report is open in another tab.')).toBeVisible();
  await expect(counter(other, 'Attendance')).not.toBeEditable();
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(counter(other, 'Attendance')).toHaveValue('57');
  await expect(counter(other, 'Attendance')).toBeEditable();
  await expect(page.getByText('This report is open in another tab.')).toBeVisible();
});

test('A33 a half-deployed build does not replace the worker that runs', async ({
  network,
  toCount,
}) => {
  const { page, context } = await toCount(people.thabo);
  const sw = await (await fetch(`${network.origin}/sw.js`)).text();
  const list = await (await fetch(`${network.origin}/sw-shell.js`)).text();
  const asset = must(/"url":"(assets\/[^"]+\.js)"/.exec(list)?.[1], 'a precached script');
  const missing = 'assets/half-deployed-00000000.js';
  network.faults(({ path }) => {
    const script = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
    if (path.startsWith('/sw.js')) {
      return {
        kind: 'answer',
        status: 200,
        headers: script,
        body: sw.replace('/sw-shell.js?', '$&next-'),
      };
    }
    if (path.startsWith('/sw-shell.js')) {
      return {
        kind: 'answer',
        status: 200,
        headers: script,
        body: list.replaceAll(asset, missing),
      };
    }
    // The worst kind of host: every unknown file is the start page.
    if (path.includes(missing)) {
      const headers = { 'content-type': 'text/html' };
      return { kind: 'answer', status: 200, headers, body: '<!doctype html><title>App</title>' };
    }
    return pass;
  });
  const became = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker | null>((done) =>
      registration.addEventListener('updatefound', () => done(registration.installing), {
        once: true,
      }),
    );
    await registration.update();
    const installing = await found;
    if (!installing) return 'nothing';
    await new Promise<void>((done) => {
      const look = () => ['redundant', 'installed'].includes(installing.state) && done();
      installing.addEventListener('statechange', look);
      look();
    });
    return installing.state;
  });
  expect(became).toBe('redundant');
  // The old one goes on, also without a network.
  await context.setOffline(true);
  await page.goto(network.origin);
  await expect(counter(page, 'Attendance')).toBeVisible();
});
