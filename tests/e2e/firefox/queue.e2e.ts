import type { Page } from 'puppeteer-core';
import { must } from '../../../src/domain/must.ts';
import { openFirefox, type TestFirefox } from '../../support/firefox.ts';
import { expect, test } from '../../support/fixtures.ts';
import { query } from '../../support/data.ts';
import { arrivals, executed } from '../../support/oracles.ts';
import { password, people, type Person } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';
import { until } from '../../support/until.ts';

const seen = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);

/** Firefox's own look-up by accessible name finds nothing over BiDi: by label and words instead. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const labelled = `//input[@id=//label[normalize-space()='${label}']/@for]`;
  await page.locator(`::-p-xpath(${labelled})`).fill(text);
}

async function press(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-xpath(//button[normalize-space()='${name}'])`).click();
}

async function signInToCount(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}${routes.signIn}`);
  await type(page, 'Email address', person.email);
  await type(page, 'Password', password);
  await press(page, 'Sign in');
  await page.locator('input[role=spinbutton]').wait();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function submit(page: Page, attendance: number): Promise<void> {
  await type(page, 'Attendance', String(attendance));
  await press(page, 'Submit report');
  await page.waitForFunction(() =>
    /Saved on this device|Sent/.test(
      document.querySelector('[role=dialog] output')?.textContent ?? '',
    ),
  );
}

/** Ids of the submissions on the device. */
async function itemIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const open = indexedDB.open('vault');
    const db = await new Promise<IDBDatabase>((done) =>
      open.addEventListener('success', () => done(open.result)),
    );
    const keys = db.transaction('items').objectStore('items').getAllKeys();
    await new Promise((done) => keys.addEventListener('success', done));
    db.close();
    return keys.result as string[];
  });
}

async function inFirefox(work: (firefox: TestFirefox) => Promise<void>): Promise<void> {
  const firefox = await openFirefox();
  try {
    await work(firefox);
  } finally {
    await firefox.remove();
  }
}

test('Firefox: counted while the server is away, sent by the open page when it is back', async ({
  server,
  network,
}) => {
  const before = await executed(server.dataDir);
  await inFirefox(async ({ page }) => {
    await signInToCount(page, network.origin, people.thabo);
    await network.cut();
    await submit(page, 61);
    await seen(page, 'Saved on this device');
    const [id] = await itemIds(page);
    await network.restore();
    await until(async () => (await arrivals(server.dataDir, [must(id, 'the item')])).length === 1, {
      what: 'the report',
      within: 45_000,
    });
    await seen(page, 'Receipt');
  });
  expect(await executed(server.dataDir)).toBe(before + 1);
});

test('Firefox: the closed app opens without the server, keeps the report and sends it at the next start', async ({
  server,
  network,
}) => {
  const before = await executed(server.dataDir);
  await inFirefox(async (firefox) => {
    await signInToCount(firefox.page, network.origin, people.lerato);
    await network.cut();
    await firefox.close();
    await firefox.open();
    await firefox.page.goto(network.origin);
    await firefox.page.locator('input[role=spinbutton]').wait();
    await submit(firefox.page, 62);
    const [id] = await itemIds(firefox.page);
    await firefox.close();

    await network.restore();
    await firefox.open();
    await firefox.page.goto(`${network.origin}${routes.myReports}`);
    await until(async () => (await arrivals(server.dataDir, [must(id, 'the item')])).length === 1, {
      what: 'the report',
      within: 45_000,
    });
  });
  expect(await executed(server.dataDir)).toBe(before + 1);
});

test('A18 Firefox: an answer lost after the commit makes no second report', async ({
  server,
  network,
}) => {
  const before = await executed(server.dataDir);
  await inFirefox(async ({ page }) => {
    await signInToCount(page, network.origin, people.fatima);
    let lost = 0;
    network.faults(({ path }) =>
      path.startsWith('/api/v1/mutations') && lost++ === 0
        ? { kind: 'dropAnswer' }
        : { kind: 'pass' },
    );
    await submit(page, 63);
    await until(() => lost > 0, { what: 'the first attempt' });
    await page.goto(`${network.origin}${routes.myReports}`);
    await until(() => lost > 1, { what: 'the second attempt', within: 45_000 });
    await seen(page, 'Sent');
    const [id] = await itemIds(page);
    const versions = await query(server.dataDir, 'select 1 from report_version where id = $1', [
      must(id, 'the item'),
    ]);
    expect(versions).toHaveLength(1);
  });
  expect(await executed(server.dataDir)).toBe(before + 1);
});
