import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Item } from '../../../src/store/outbox/item.ts';
import type { TestBrowser } from '../../support/chromium.ts';
import { draftsOn, itemsOn } from '../../support/device-store.ts';
import { test } from '../../support/fixtures.ts';
import { assertPromisesKept, executed } from '../../support/oracles.ts';
import { people } from '../../support/sample.ts';
import {
  count,
  countToday,
  counter,
  delivered,
  routes,
  submitButton,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import { killPoints, patience } from '../counts.ts';

/** As a tablet that was used before: what the browser keeps lazily is on the disk. */
async function settle(browser: TestBrowser): Promise<void> {
  await countToday(browser.page);
  await browser.close();
  await browser.open();
}

async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${routes.submit}`);
  await counter(page, 'Attendance').waitFor();
}

const draftWith = (page: Page, attendance: number) =>
  until(
    async () => (await draftsOn(page)).find((draft) => draft.values.attendance === attendance),
    { what: `the draft with ${attendance}` },
  );

/** Draft or item on the device of a report that was being submitted when the browser was killed. */
async function assertDraftOrItem(page: Page, attendance: number): Promise<Item | null> {
  const counted = (item: Item) => (item.args as { attendance: number }).attendance === attendance;
  const item = (await itemsOn(page)).find(counted);
  const draft = (await draftsOn(page)).find(({ values }) => values.attendance === attendance);
  assert.ok(item ?? draft, `O1: ${attendance} is neither a draft nor queued`);
  assert.ok(!(item && draft), `O2: ${attendance} is both a draft and queued`);
  return item ?? null;
}

test('A02 killed at random points between tap and commit: draft or item, never neither or both', async ({
  server,
  network,
  toCount,
}) => {
  const points = killPoints();
  test.setTimeout(patience(points, 12_000));
  const before = await executed(server.dataDir);
  const tablet = await toCount(people.lerato);
  await settle(tablet);
  await network.cut();
  const queued = new Map<string, Item>();
  for (let point = 0; point < points; point += 1) {
    // Each number once, all of them usual.
    const attendance = 100 + (point % 60) + 1000 * Math.floor(point / 60);
    await openForm(tablet.page, network.origin);
    await count(tablet.page, { Attendance: attendance });
    await draftWith(tablet.page, attendance);
    const delay = Math.random() * 60;
    // Without an answer: the tap is on its way when the browser dies.
    void submitButton(tablet.page)
      .evaluate((button: HTMLButtonElement) => button.click())
      .catch(() => undefined);
    await pause(delay);
    await tablet.kill();
    await tablet.open();
    await openForm(tablet.page, network.origin);
    const item = await test.step(`killed ${delay.toFixed(1)} ms after the tap`, () =>
      assertDraftOrItem(tablet.page, attendance));
    if (item) queued.set(item.id, item);
  }
  await network.restore();
  await tablet.page.reload();
  for (const id of queued.keys()) await delivered(tablet.page, id, 60_000);
  await assertPromisesKept(tablet.page, server.dataDir, [...queued.values()], before);
});
