import type { Page } from '@playwright/test';
import { assertAccessible } from '../../support/accessible.ts';
import { laptop, type TestBrowser } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { today } from '../../support/reports.ts';
import { people } from '../../support/sample.ts';
import {
  counter,
  countToday,
  delivered,
  nextService,
  routes,
  signIn,
  submitCount,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';

/** Empties the databases, as a browser does when the disk is full; the rest of the origin stays. */
async function evictUnder({ context, page }: TestBrowser, origin: string): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

async function evict(browser: TestBrowser, origin: string): Promise<void> {
  await browser.page.goto('about:blank');
  await evictUnder(browser, origin);
}

async function witnessed(page: Page, unsent: number): Promise<void> {
  await until(
    () =>
      page.evaluate(
        (count) =>
          (JSON.parse(localStorage.getItem('witness') ?? '{}') as { unsent?: unknown[] }).unsent
            ?.length === count,
        unsent,
      ),
    { what: `a witness of ${unsent} unsent reports` },
  );
}

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'lost its data' });

test('A40 B41 a cleared device says what it lost, and the administrator reads it too', async ({
  network,
  signedIn,
  toCount,
}) => {
  const usher = await toCount(people.lerato);
  await countToday(usher.page);
  await network.cut();
  await submitCount(usher.page, 71);
  await nextService(usher.page);
  await witnessed(usher.page, 1);
  await network.restore();
  await evict(usher, network.origin);

  await usher.page.goto(network.origin);
  // As the browser has it, whose day is the church's.
  const day = Number(today().slice(8));
  await expect(lost(usher.page)).toContainText(
    new RegExp(`lost its data on ${day} \\w+\\..*1 report was not sent \\(${day} \\w+\\)`),
  );
  await signIn(usher.page, network.origin, people.lerato);
  await expect(lost(usher.page)).toBeVisible();
  await expect(usher.page.getByRole('heading', { level: 1 })).toBeVisible();
  await assertAccessible(usher.page, 'a device that lost its data');

  const admin = await signedIn(people.nomsa, routes.reports, laptop);
  await expect(admin.page.getByText('A device of Lerato Dlamini lost its data')).toBeVisible({
    timeout: 60_000,
  });

  await lost(usher.page).getByRole('button', { name: 'OK' }).click();
  await expect(lost(usher.page)).toBeHidden();
  await usher.page.reload();
  await witnessed(usher.page, 0);
  await expect(lost(usher.page)).toBeHidden();
});

const ways = {
  'the browser takes away': (usher: TestBrowser, origin: string) => evictUnder(usher, origin),
  'another tab deletes': async ({ context }, origin) => {
    const other = await context.newPage();
    await other.goto(`${origin}/robots.txt`);
    await other.evaluate(() => void indexedDB.deleteDatabase('vault'));
  },
} satisfies Record<string, (usher: TestBrowser, origin: string) => Promise<void>>;

for (const [way, take] of Object.entries(ways)) {
  test(`A40 issue 10.37: a store that ${way} under the open form leaves what was typed, for the person who typed it`, async ({
    network,
    toCount,
  }) => {
    const usher = await toCount(people.lerato);
    const { page } = usher;
    await countToday(page);
    await counter(page, 'Attendance').fill('83');
    await witnessed(page, 1);
    await take(usher, network.origin);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(lost(page)).toContainText('What you were counting is still here. Sign in');
    await expect(lost(page)).not.toContainText('not sent');

    await signIn(page, network.origin, people.lerato, routes.myReports);
    await page.getByRole('button', { name: /^Continue counting/ }).click();
    await expect(counter(page, 'Attendance')).toHaveValue('83');
    await expect(page.getByText('Draft · saved on this device')).toBeVisible();
    await expect(lost(page)).toContainText('is here again, in My reports');
  });
}

test('A40 issue 10.37: what was typed when the store went waits for its author while somebody else signs in and out', async ({
  network,
  toCount,
}) => {
  const usher = await toCount(people.lerato);
  const { page } = usher;
  await countToday(page);
  await counter(page, 'Attendance').fill('83');
  await witnessed(page, 1);
  await evictUnder(usher, network.origin);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const continued = page.getByRole('button', { name: /^Continue counting/ });

  await signIn(page, network.origin, people.thabo, routes.myReports);
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  await expect(lost(page)).toContainText('What somebody else was counting waits here');
  await expect(continued).toHaveCount(0);
  await page.goto(`${network.origin}${routes.signOut}`);
  await page.waitForURL(/sign-in/);

  await signIn(page, network.origin, people.lerato, routes.myReports);
  await continued.click();
  await expect(counter(page, 'Attendance')).toHaveValue('83');
});

test('A40 issue 10.37: a store that goes under an open list leaves nothing shown as if it were here', async ({
  network,
  toCount,
}) => {
  const usher = await toCount(people.lerato);
  await usher.page.goto(`${network.origin}${routes.myReports}`);
  await usher.page.getByRole('heading', { name: 'My reports' }).waitFor();
  await witnessed(usher.page, 0);
  await evictUnder(usher, network.origin);
  await expect(lost(usher.page)).toContainText('All reports had been sent. Sign in');
  await expect(usher.page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('A40 what reached the server before the device was cleared was not lost', async ({
  network,
  toCount,
}) => {
  const usher = await toCount(people.thabo);
  await countToday(usher.page);
  const item = await submitCount(usher.page, 72);
  await delivered(usher.page, item.id);
  // A loss detector record from before the delivery: the page was closed when the worker sent the report.
  await witnessed(usher.page, 0);
  await usher.page.evaluate(
    ({ id, accountId, day }) => {
      const witness = JSON.parse(localStorage.getItem('witness') ?? '{}') as object;
      const unsent = [{ id, accountId, date: day }];
      localStorage.setItem('witness', JSON.stringify({ ...witness, unsent }));
    },
    { id: item.id, accountId: item.accountId, day: '2026-08-03' },
  );
  await evict(usher, network.origin);
  await signIn(usher.page, network.origin, people.thabo);
  await expect(lost(usher.page)).toContainText('All reports had been sent.');
});

test('A40 a sign-out that somebody asked for raises no alarm', async ({ network, toCount }) => {
  const usher = await toCount(people.fatima);
  await witnessed(usher.page, 0);
  await usher.page.goto(`${network.origin}${routes.signOut}`);
  await usher.page.waitForURL(/sign-in/);
  await usher.page.reload();
  await usher.page.getByRole('heading', { name: 'Sample accounts' }).waitFor();
  await until(
    () =>
      usher.page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('witness') ?? '{}') as { active?: unknown }).active ===
          null,
      ),
    { what: 'a witness of a device that nobody is at' },
  );
  await expect(lost(usher.page)).toBeHidden();
});
