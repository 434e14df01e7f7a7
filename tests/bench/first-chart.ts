import { expect, type Page } from '@playwright/test';
import { quarterOf } from '../../src/domain/attendance/unpack.ts';
import { controlled, laptop, openChromium } from '../support/chromium.ts';
import { clickToFrame } from '../support/click-to-frame.ts';
import { asServer } from '../support/data.ts';
import { addMember, type Member, wholeTenant } from '../support/members.ts';
import { typeSignIn } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';
import { fillPlaces } from './fill-large.ts';
import { packedYears } from './five-years.ts';

const rounds = 7;
/** Of rows that are handed to the page in one message. */
const atOnce = 500;
const link = 'aside a[href="/apps/churches/reports/attendance-analytics"]';
/** The chart says its numbers in its name. */
const chart = 'main [aria-label*=" went from "]';
const overChurches = '/apps/churches';
const asksServer = '/api/v1/churches/attendance/analytics';

/** The store of the person at the device, as a page sees it. */
const openStore = `async () => {
  const found = (await indexedDB.databases()).find(({ name }) => name.startsWith('cache-'));
  const opening = indexedDB.open(found.name);
  return new Promise((ready, fail) => {
    opening.onsuccess = () => ready(opening.result);
    opening.onerror = () => fail(opening.error);
  });
}`;

/** Writes rows into it, as a sync of years would have. */
async function putRows(page: Page, table: string, rows: readonly object[]): Promise<void> {
  for (let done = 0; done < rows.length; done += atOnce) {
    const some = JSON.stringify(rows.slice(done, done + atOnce));
    await page.evaluate(`(${openStore})().then((store) => new Promise((kept, fail) => {
      const change = store.transaction('${table}', 'readwrite');
      for (const row of ${some}) change.objectStore('${table}').put(row);
      change.oncomplete = () => (store.close(), kept());
      change.onabort = () => fail(change.error);
    }))`);
  }
}

/** Quarters whose columns the device keeps. */
const keptQuarters = (page: Page) =>
  page.evaluate<number>(`(${openStore})().then((store) => new Promise((known) => {
    const asked = store.transaction('countedQuarter').objectStore('countedQuarter').count();
    asked.onsuccess = () => (store.close(), known(asked.result));
  }))`);

async function begin(page: Page, origin: string, { email, password }: Member): Promise<void> {
  await page.goto(`${origin}${overChurches}`);
  await typeSignIn(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(/Up to date as of/).waitFor({ timeout: 120_000 });
  await controlled(page);
}

/** Of a page that has just begun: its worker has read nothing yet. */
async function openAnalytics(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}${overChurches}`);
  await page.locator(link).waitFor();
  await page.getByText(/Up to date as of/).waitFor();
  return clickToFrame(page, link, chart);
}

/** Attendance of five years on the device of an administrator, from the store to the screen. */
export async function firstChartFigures({ origin, dataDir }: ServerProcess): Promise<Figure[]> {
  const admin = await asServer(dataDir, async (pool) =>
    addMember(pool, await fillPlaces(pool), 'System Admin', wholeTenant),
  );
  const { rows, blocks } = packedYears();
  const browser = await openChromium(laptop);
  const { page } = browser;
  try {
    await begin(page, origin, admin);
    await putRows(page, 'attendanceBlock', blocks);
    await putRows(page, 'attendanceReport', rows);
    page.on('request', (request) => {
      if (request.url().endsWith(asksServer)) {
        throw new Error('The server was asked: the device does not hold every report');
      }
    });
    const first = await openAnalytics(page, origin);
    const quarters = new Set([
      ...rows.map(({ date }) => quarterOf(date)),
      ...blocks.map(({ quarter }) => quarter),
    ]);
    await expect.poll(() => keptQuarters(page), { timeout: 60_000 }).toBe(quarters.size);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await openAnalytics(page, origin));
    const size = `five years of weekly reports of 200 churches and 2,000 groups on the device: ${blocks.length} blocks and ${rows.length} rows in IndexedDB; Chromium, not slowed`;
    return [
      {
        what: 'Analytics: from the press in the menu to the first chart, median',
        measured: percentile(times, 0.5),
        unit: 'ms',
        atMost: 1000,
        conditions: `${size}; ${times.length} new pages, slowest ${Math.max(...times).toFixed(0)} ms`,
      },
      {
        what: 'The same for the first time on a device, when no quarter is kept as columns',
        measured: first,
        unit: 'ms',
        conditions: size,
      },
    ];
  } finally {
    await browser.remove();
  }
}
