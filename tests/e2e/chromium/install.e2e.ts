import type { Page } from '@playwright/test';
import { controlled, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import {
  count,
  countToday,
  delivered,
  routes,
  submitCount,
  openToCount,
} from '../../support/screens.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';

/** The browser's own question is none that a test can answer: one that can takes its place. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        Reflect.set(window, 'asked', true);
        return { outcome: 'accepted' };
      },
    });
    dispatchEvent(offer);
    Reflect.set(window, 'kept', offer.defaultPrevented);
  });
}

const toReports = (page: Page) =>
  page.getByRole('link', { name: 'My reports', exact: true }).filter({ visible: true }).click();

test('the app can be installed: Chromium finds nothing missing in the manifest', async ({
  server,
  browserOf,
}) => {
  const { page, context } = await browserOf(phone);
  await page.goto(`${server.origin}${routes.signIn}`);
  await controlled(page);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as Record<string, unknown[]>;
  expect(manifest['launch_handler']).toEqual({ client_mode: ['focus-existing', 'auto'] });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Headless windows are treated as private ones, in which nothing is installed.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});

test('B45 the home screen is offered after the first report that arrived, never while counting', async ({
  toCount,
}) => {
  const { page } = await toCount(people.thabo);
  await offerInstallation(page);
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);
  const card = page.getByRole('region', { name: 'Add Ibandla to your home screen' });
  await toReports(page);
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  await expect(card).toBeHidden();
  await page.goBack();
  await countToday(page);
  const item = await submitCount(page, 64);
  await delivered(page, item.id);
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: 'See my reports' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Install' }).click();
  await expect(card).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
});

test('B45 an iPhone is walked through in three steps; "Not now" holds', async ({
  network,
  knownBrowser,
}) => {
  const { page } = await knownBrowser(people.thabo);
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
    // Safari has no such event.
    addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), true);
  }, iphone);
  await openToCount(page, network.origin);
  await countToday(page);
  const item = await submitCount(page, 65);
  await delivered(page, item.id);
  await page.getByRole('link', { name: 'See my reports' }).click();
  await page.getByRole('button', { name: 'Show me how' }).click();
  const steps = page.getByRole('dialog', { name: 'Add to your iPhone' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await steps.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  await expect(page.getByRole('button', { name: 'Show me how' })).toBeHidden();
});

test('the screen stays on while somebody counts, and may sleep when the form is left', async ({
  network,
  knownBrowser,
}) => {
  const { page } = await knownBrowser(people.thabo, phone);
  await page.addInitScript(() => {
    const locks = { held: 0 };
    Reflect.set(window, 'locks', locks);
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const sentinel = await request(type);
      locks.held += 1;
      sentinel.addEventListener('release', () => (locks.held -= 1));
      return sentinel;
    };
  });
  await openToCount(page, network.origin);
  const held = () => page.evaluate(() => (Reflect.get(window, 'locks') as { held: number }).held);
  expect(await held()).toBe(0);
  await count(page, { Attendance: 12 });
  await expect.poll(held).toBe(1);
  await count(page, { Adults: 12 });
  await toReports(page);
  await expect.poll(held).toBe(0);
});
