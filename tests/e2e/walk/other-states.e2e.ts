import type { Page } from '@playwright/test';
import { comingIn } from '../../../src/domain/shell/navigation.ts';
import { navigationTree } from '../../../src/domain/shell/navigation-tree.gen.ts';
import { axeFindings, setWidth, type Scheme } from '../../support/accessible.ts';
import { goOffline, laptop, type TestBrowser } from '../../support/chromium.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { expect, test } from '../../support/fixtures.ts';
import { pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import { routes, signIn } from '../../support/screens.ts';
import { addressesOf, isOfDemoApp, isOfOneRow } from './addresses.ts';
import { officeRoutes } from './routes.ts';

const coming = new Set(comingIn(navigationTree).map(({ link }) => link));

/** Whether a page holds a church's own data; galleries and demo apps have no other state than the loaded one. */
const isOfData = (address: string) =>
  /^\/(dashboard|apps\/|pages\/(profile|settings))/.test(address) &&
  !isOfDemoApp(address) &&
  !coming.has(address);

const routesOfData = officeRoutes.filter((route) => !isOfOneRow(route));
const addresses = addressesOf(routesOfData).filter(isOfData);

const views: readonly { width: number; scheme: Scheme }[] = [
  { width: 1440, scheme: 'light' },
  { width: 390, scheme: 'dark' },
];

const isThere = () => {
  const { status, location, resolvedLocation } = __TSR_ROUTER__.state;
  return (
    status === 'idle' &&
    location.href === resolvedLocation?.href &&
    document.querySelector('main h1') !== null
  );
};

async function findings(page: Page, address: string): Promise<string[]> {
  await page.evaluate((to) => __TSR_ROUTER__.history.push(to), address);
  await page.waitForFunction(isThere);
  const found: string[] = [];
  for (const { width, scheme } of views) {
    await setWidth(page, width);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    found.push(...(await axeFindings(page)).map((one) => `at ${width}, ${scheme}: ${one}`));
  }
  await setWidth(page, 320);
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return beside > 0 ? [...found, `at 320: ${beside} px beside the window`] : found;
}

async function upToDate(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${routes.reports}`);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
}

/** Rows go from the device, and what it knows of its first sync stays: an organisation without anything. */
async function emptyDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('cache-')) continue;
      const opening = indexedDB.open(name);
      await new Promise((opened) => opening.addEventListener('success', opened));
      const tables = [...opening.result.objectStoreNames].filter((table) => table !== 'cursor');
      const writing = opening.result.transaction(tables, 'readwrite');
      for (const table of tables) writing.objectStore(table).clear();
      await new Promise((written) => writing.addEventListener('complete', written));
      opening.result.close();
    }
  });
}

/** Every question of a page to the rows of its device fails, from the next document on. */
async function failReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const { prototype } of [IDBObjectStore, IDBIndex]) {
      for (const way of ['get', 'getAll', 'openCursor', 'openKeyCursor', 'count'] as const) {
        const real = prototype[way] as (...given: unknown[]) => IDBRequest;
        Object.assign(prototype, {
          [way](this: IDBObjectStore | IDBIndex, ...given: unknown[]) {
            const { transaction } = 'objectStore' in this ? this.objectStore : this;
            if (!transaction.db.name.startsWith('cache-')) return real.apply(this, given);
            throw new DOMException('This row cannot be read', 'DataError');
          },
        });
      }
    }
  });
}

interface Stage {
  browser: TestBrowser;
  network: FaultProxy;
}

/** Functions that bring a page into each state; they answer the text that must be seen of it at one address. */
const states: Record<string, (stage: Stage) => Promise<void>> = {
  async loading({ browser: { page }, network }) {
    network.faults(({ path }) => (path.startsWith('/api/v1/sync') ? { kind: 'swallow' } : pass));
    await signIn(page, network.origin, people.sipho, routes.reports);
    await expect(page.getByText('Loading reports…').first()).toBeAttached();
  },
  async empty({ browser: { page }, network }) {
    await upToDate(page, network.origin);
    network.faults(({ path }) => (path.startsWith('/api/v1/sync') ? { kind: 'swallow' } : pass));
    await emptyDevice(page);
    await page.reload();
    await page.getByText('No results found!').first().waitFor();
  },
  async error({ browser: { page }, network }) {
    await upToDate(page, network.origin);
    await failReads(page);
    await page.reload();
    await page.getByText('Could not load the reports').waitFor();
  },
  async offline({ browser, network }) {
    await upToDate(browser.page, network.origin);
    await goOffline(browser, network);
    await browser.page.getByText('You’re offline.').first().waitFor();
  },
};

for (const [state, bring] of Object.entries(states)) {
  test(`B41 every route with data, ${state}: axe, light and dark, 320 px`, async ({
    network,
    browserOf,
    knownBrowser,
  }) => {
    test.setTimeout(300_000);
    expect(addresses.length).toBeGreaterThan(10);
    // The loading state shows only on a device without data.
    const isNew = state === 'loading';
    const browser = isNew ? await browserOf(laptop) : await knownBrowser(people.sipho, laptop);
    await bring({ browser, network });
    for (const address of addresses) {
      const found = await findings(browser.page, address).catch((error: unknown) => [
        String(error),
      ]);
      expect.soft(found, address).toEqual([]);
    }
  });
}
