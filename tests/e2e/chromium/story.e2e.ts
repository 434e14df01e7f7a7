import type { Page } from '@playwright/test';
import { receiptOf } from '../../../src/store/outbox/server-answer.ts';
import { must } from '../../../src/domain/must.ts';
import { goOffline, goOnline, laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { arrivals, assertPromisesKept, assertSentIsTrue, executed } from '../../support/oracles.ts';
import { people } from '../../support/sample.ts';
import {
  countToday,
  counter,
  delivered,
  routes,
  savedSheet,
  signIn,
  submitCount,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';

/** Puts a mark on the page that a reload would take away. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'unbroken', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'unbroken') === true);

async function adminsList(open: (size: typeof laptop) => Promise<{ page: Page }>, origin: string) {
  const { page } = await open(laptop);
  await signIn(page, origin, people.nomsa, routes.reports);
  await page.getByRole('table').waitFor();
  // The first sync of two years is over; what comes now comes live.
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  await mark(page);
  return page;
}

test('S1-009 A23 the usher counts without a network, and the report arrives by itself', async ({
  server,
  network,
  browserOf,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const usher = await toCount(people.thabo);
  await countToday(usher.page);
  const place = await usher.page.getByRole('button', { name: /^Service/ }).innerText();

  // The installed app, closed and opened cold where there is no signal.
  await usher.close();
  await usher.open();
  await goOffline(usher, network);
  await usher.page.goto(network.origin);
  await expect(counter(usher.page, 'Attendance')).toBeVisible();
  await expect(usher.page.getByText('You’re offline.')).toBeVisible();
  expect(await usher.page.getByRole('button', { name: /^Service/ }).innerText()).toBe(place);

  await countToday(usher.page);
  const item = await submitCount(usher.page, 118);
  await expect(savedSheet(usher.page)).toContainText('Saved on this device');
  await expect(savedSheet(usher.page)).not.toContainText('Receipt');

  // The administrator sits elsewhere, where the network never went.
  const list = await adminsList(browserOf, server.origin);
  await goOnline(usher, network);
  const receipt = must(receiptOf(await delivered(usher.page, item.id)), 'a receipt');
  await expect(savedSheet(usher.page)).toContainText(`Receipt ${receipt}`);
  await expect(usher.page.getByText('Successfully Submitted')).toBeVisible();

  await expect(list.getByRole('cell', { name: receipt })).toBeVisible();
  expect(await isMarked(list)).toBe(true);

  await usher.page.getByRole('link', { name: 'See my reports' }).click();
  await expect(usher.page.getByText(receipt)).toBeVisible();
  await assertSentIsTrue(usher.page, server.dataDir);
  await assertPromisesKept(usher.page, server.dataDir, [item], before);
});

test('a report leaves with the page closed, when the browser says that the network is back', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const usher = await toCount(people.fatima);
  await countToday(usher.page);
  await goOffline(usher, network);
  const item = await submitCount(usher.page, 64);
  const blank = await usher.context.newPage();
  await usher.page.close();

  await goOnline(usher, network);
  await until(async () => (await arrivals(server.dataDir, [item.id])).length === 1, {
    what: 'the report of a closed page',
    within: 30_000,
  });
  await blank.goto(`${network.origin}${routes.myReports}`);
  await delivered(blank, item.id);
  await expect(blank.getByText('Sent', { exact: true }).first()).toBeVisible();
  await assertPromisesKept(blank, server.dataDir, [item], before);
});

test('a report that waits leaves when the app is opened again', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const usher = await toCount(people.ayanda);
  await countToday(usher.page);
  await network.cut();
  const item = await submitCount(usher.page, 40);
  await usher.close();

  await network.restore();
  await usher.open();
  await usher.page.goto(network.origin);
  await delivered(usher.page, item.id);
  await assertPromisesKept(usher.page, server.dataDir, [item], before);
});
