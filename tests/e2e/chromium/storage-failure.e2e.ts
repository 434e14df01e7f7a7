import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { controlled, goOffline, goOnline, workerControl } from '../../support/chromium.ts';
import { assertAccessible, assertAccessibleEverywhere } from '../../support/accessible.ts';
import { databasesOn, itemsOn } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { assertPromisesKept, executed } from '../../support/oracles.ts';
import { patience } from '../../support/patience.ts';
import { people } from '../../support/sample.ts';
import {
  count,
  countToday,
  counter,
  delivered,
  nextService,
  routes,
  submitButton,
  submitCount,
  openToCount,
  signIn,
} from '../../support/screens.ts';

const asked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0));

/** The browser's answer to "keep what is stored here", and how often it was asked. */
async function answerPersist(page: Page, kept: boolean): Promise<void> {
  await page.addInitScript((answer) => {
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked') ?? 0) + 1));
      return Promise.resolve(answer);
    };
  }, kept);
}

test('A41 B41 storage is asked for after the first submission; refused, it says what waits and what helps', async ({
  network,
  knownBrowser,
}) => {
  const usher = await knownBrowser(people.lerato);
  const { page } = usher;
  await answerPersist(page, false);
  await openToCount(page, network.origin);
  await countToday(page);
  expect(await asked(page)).toBe(0);
  await goOffline(usher, network);
  const item = await submitCount(page, 61);
  await expect.poll(() => asked(page)).toBe(1);
  await page.getByRole('link', { name: 'See my reports' }).click();
  const banner = page.getByRole('status').filter({ hasText: 'only on this device' });
  await expect(banner).toContainText('1 report is only on this device.');
  await expect(banner).toContainText('Don’t remove the app or clear its data');
  await assertAccessible(page, 'reports that are only on this device');
  await goOnline(usher, network);
  await delivered(page, item.id);
  await expect(banner).toBeHidden();
});

test('A41 storage that is granted is not asked for again, and nothing is said', async ({
  network,
  knownBrowser,
}) => {
  const usher = await knownBrowser(people.lerato);
  const { page } = usher;
  await answerPersist(page, true);
  await openToCount(page, network.origin);
  await countToday(page);
  await goOffline(usher, network);
  await submitCount(page, 62);
  await expect.poll(() => asked(page)).toBe(1);
  await nextService(page);
  await submitCount(page, 63);
  await page.getByRole('link', { name: 'See my reports' }).click();
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
  expect(await asked(page)).toBe(1);
  await expect(page.getByText('only on this device')).toBeHidden();
});

/** Every write to the vault fails in this page as it does when the disk is full. */
async function failWrites(page: Page, name: string): Promise<void> {
  await page.evaluate((error) => {
    const { put, add } = IDBObjectStore.prototype;
    Reflect.set(window, 'heal', () => Object.assign(IDBObjectStore.prototype, { put, add }));
    const fail = () => {
      throw new DOMException('The disk said no', error);
    };
    Object.assign(IDBObjectStore.prototype, { put: fail, add: fail });
  }, name);
}

for (const name of ['QuotaExceededError', 'AbortError']) {
  test(`${name === 'QuotaExceededError' ? 'A37' : 'A38'} a store that refuses with ${name}: the sentence, the numbers, and the way on`, async ({
    server,
    signedIn,
  }) => {
    const before = await executed(server.dataDir);
    const { page, context } = await signedIn(people.fatima);
    await countToday(page);
    // The page keeps reports itself where no worker answers: both ways to the store are closed.
    await controlled(page);
    await context.route('**/api/v1/churches/submit-attendance', (route) => route.abort());
    await page.evaluate(() =>
      Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => null }),
    );
    await failWrites(page, name);
    await count(page, { Attendance: 88 });
    await submitButton(page).click();
    await expect(
      page.getByText(/This device could not keep what you entered. Free some space/),
    ).toBeVisible();
    await expect(counter(page, 'Attendance')).toHaveValue('88');
    await expect(page.getByText('Something has gone wrong.')).toHaveCount(0);
    expect(await itemsOn(page)).toEqual([]);
    await assertAccessible(page, `a store that refuses with ${name}`);

    await page.evaluate(() => (Reflect.get(window, 'heal') as () => void)());
    const item = await submitCount(page, 89);
    await delivered(page, item.id);
    await assertPromisesKept(page, server.dataDir, [item], before);
  });
}

/** Every write fails in this page until the pictures that it keeps have gone. */
async function fillUp(page: Page): Promise<void> {
  const cache = (await databasesOn(page)).find((name) => name.startsWith('cache-'));
  await page.evaluate(async (name) => {
    const opened = indexedDB.open(String(name));
    await new Promise((done) => opened.addEventListener('success', done));
    const writing = opened.result.transaction('picture', 'readwrite');
    const bytes = new ArrayBuffer(1000);
    writing.objectStore('picture').put({ id: '/p/1', type: 'image/webp', bytes, at: 1 });
    await new Promise((done) => writing.addEventListener('complete', done));
    opened.result.close();
    const { put, add, clear } = IDBObjectStore.prototype;
    Object.assign(IDBObjectStore.prototype, {
      put() {
        throw new DOMException('The disk is full', 'QuotaExceededError');
      },
      add() {
        throw new DOMException('The disk is full', 'QuotaExceededError');
      },
      clear(this: IDBObjectStore) {
        if (this.name === 'picture') Object.assign(IDBObjectStore.prototype, { put, add });
        return clear.call(this);
      },
    });
  }, cache);
}

test('A37 a full disk on Submit: the pictures that this device keeps go first, and the report is kept', async ({
  server,
  signedIn,
}) => {
  const before = await executed(server.dataDir);
  const { page } = await signedIn(people.fatima);
  await countToday(page);
  await controlled(page);
  await count(page, { Attendance: 88 });
  await expect(page.getByText('Draft · saved on this device')).toBeVisible();
  await page.evaluate(() =>
    Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => null }),
  );
  await fillUp(page);
  const item = await submitCount(page, 88);
  await delivered(page, item.id);
  await assertPromisesKept(page, server.dataDir, [item], before);
});

/** No database opens in this tab until it is healed: the browser answers as it does when the disk is full. */
async function failOpening(page: Page, name: string): Promise<void> {
  await page.addInitScript((error) => {
    if (sessionStorage.getItem('healed')) return;
    IDBFactory.prototype.open = () => {
      const request = Object.assign(new EventTarget(), {
        onerror: null as ((event: Event) => void) | null,
        error: new DOMException('The disk said no', error),
      });
      request.addEventListener('error', (event) => request.onerror?.(event));
      setTimeout(() => request.dispatchEvent(new Event('error', { cancelable: true })));
      return request as unknown as IDBOpenDBRequest;
    };
  }, name);
}

for (const name of ['AbortError', 'QuotaExceededError', 'InvalidStateError']) {
  test(`A38 a store that does not open (${name}): the words, and the way on to the numbers`, async ({
    network,
    toCount,
  }) => {
    const { page } = await toCount(people.lerato);
    await countToday(page);
    await count(page, { Attendance: 73 });
    await expect(page.getByText('Draft · saved on this device')).toBeVisible();
    await failOpening(page, name);
    await page.goto(`${network.origin}${routes.myReports}`);
    await expect(page.getByText('What you saved on this device is safe.')).toBeVisible();
    await expect(page.getByText('If the device is full, free some space.')).toBeVisible();
    await assertAccessible(page, `a store that does not open, ${name}`);
    await page.evaluate(() => sessionStorage.setItem('healed', 'yes'));
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByRole('button', { name: /^Continue counting/ }).click();
    await expect(counter(page, 'Attendance')).toHaveValue('73');
  });
}

for (const name of ['UnknownError', 'InvalidStateError']) {
  test(`${name === 'UnknownError' ? 'A39' : 'A38'} a store that dies with ${name} while counting: the page comes back with the numbers`, async ({
    toCount,
  }) => {
    const { page } = await toCount(people.thabo);
    await countToday(page);
    await failWrites(page, name);
    const reloaded = page.waitForEvent('load');
    await count(page, { Attendance: 57 });
    await reloaded;
    await expect(counter(page, 'Attendance')).toBeVisible();
    await countToday(page);
    await expect(counter(page, 'Attendance')).toHaveValue('57');
    await expect(page.getByText('Draft · saved on this device')).toBeVisible();
  });
}

test('waiting reports go to another device as a file, arrive once, and under their author only', async ({
  server,
  network,
  browserOf,
  toCount,
}, testInfo) => {
  const before = await executed(server.dataDir);
  const first = await toCount(people.ayanda);
  await countToday(first.page);
  await goOffline(first, network);
  const items = [await submitCount(first.page, 41)];
  await nextService(first.page);
  items.push(await submitCount(first.page, 42));
  await first.page.getByRole('link', { name: 'See my reports' }).click();
  await first.page.getByRole('button', { name: 'More', exact: true }).click();
  const saving = first.page.waitForEvent('download');
  await first.page.getByRole('menuitem', { name: 'Save waiting reports to a file' }).click();
  const file = testInfo.outputPath('waiting.json');
  await (await saving).saveAs(file);
  await expect(first.page.getByText(/2 reports saved to a file/)).toBeVisible();
  expect(readFileSync(file, 'utf8')).toContain('Ayanda Khumalo');

  // Straight to the server: the network is taken from the first one only.
  const stranger = await browserOf();
  await signIn(stranger.page, server.origin, people.thabo);
  await stranger.page.goto(`${server.origin}${routes.myReports}`);
  await stranger.page.getByLabel('File of waiting reports').setInputFiles(file);
  await expect(stranger.page.getByText(/Only Ayanda Khumalo can send them/)).toBeVisible();
  expect(await itemsOn(stranger.page)).toEqual([]);

  const second = await browserOf();
  await signIn(second.page, server.origin, people.ayanda);
  await second.page.goto(`${server.origin}${routes.myReports}`);
  await second.page.getByLabel('File of waiting reports').setInputFiles(file);
  await expect(second.page.getByText(/2 reports added/)).toBeVisible();
  for (const { id } of items) await delivered(second.page, id);

  // The first device finds its way back: the server knows them already.
  await goOnline(first, network);
  for (const { id } of items) await delivered(first.page, id);
  await assertPromisesKept(first.page, server.dataDir, items, before);
});

test('A30 B41 the worker waits for an older tab: the page behind it says so, until that tab lets go', async ({
  network,
  toCount,
}) => {
  const { page, context } = await toCount(people.ayanda);
  const older = await context.newPage();
  await older.goto(`${network.origin}/reset.html`);
  const worker = await workerControl(context);
  await page.goto('about:blank');
  await worker.stop(network.origin);
  // As a tab holds it that has no time to answer: it hears what is asked of it and does nothing.
  await older.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        indexedDB.deleteDatabase('vault').addEventListener('success', () => {
          const request = indexedDB.open('vault', 1);
          request.addEventListener('success', () => {
            Object.assign(globalThis, { held: request.result });
            done();
          });
          request.addEventListener('error', () => fail(request.error));
        });
      }),
  );
  await worker.sync(network.origin, 'outbox');
  await page.goto(`${network.origin}${routes.myReports}`);
  const words = page.getByRole('heading', { name: 'Close the other Ibandla tabs' });
  await expect(words).toBeVisible();
  await assertAccessibleEverywhere(page, 'an older tab holds the store');
  await older.close();
  await expect(words).toHaveCount(0);
});

test('A38 B41 a store that never answers: the page says so, and the way back leads to what was asked for', async ({
  network,
  knownBrowser,
}) => {
  const { page } = await knownBrowser(people.ayanda);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('answers')) return;
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto(`${network.origin}${routes.myReports}`);
  const words = page.getByRole('heading', { name: 'This device’s storage does not answer' });
  await expect(words).toBeVisible({ timeout: patience });
  await assertAccessibleEverywhere(page, 'a store that never answers');
  await page.evaluate(() => sessionStorage.setItem('answers', 'yes'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'My reports' }).waitFor();
  await expect(words).toHaveCount(0);
});

test('A30 a newer version takes the store over while somebody counts: the draft is saved, words say what to do', async ({
  network,
  toCount,
}) => {
  const { page, context } = await toCount(people.fatima);
  await countToday(page);
  const worker = await workerControl(context);
  await worker.stop(network.origin);
  const newer = await context.newPage();
  await newer.goto(`${network.origin}/reset.html`);
  await counter(page, 'Attendance').fill('66');
  const upgraded = await newer.evaluate(
    () =>
      new Promise<string>((done) => {
        const request = indexedDB.open('vault', 1000);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('later'));
        request.addEventListener('success', () => {
          request.result.close();
          done('upgraded');
        });
        request.addEventListener('error', () => done(String(request.error)));
      }),
  );
  expect(upgraded).toBe('upgraded');
  await expect(page.getByText('A newer version of the app is in use.')).toBeVisible();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await counter(page, 'Attendance').waitFor();
  await countToday(page);
  await expect(counter(page, 'Attendance')).toHaveValue('66');
});
