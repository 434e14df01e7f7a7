import type { Page } from '@playwright/test';
import { assertAccessible, assertNothingBeside } from '../../support/accessible.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import { controlled, goOffline, goOnline, laptop, phone } from '../../support/chromium.ts';
import { forgetChurchMail, sendChurchMail } from '../../support/church-mail.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

const button = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}`), includeHidden: true });
const panel = (page: Page, label: string) => page.getByRole('dialog', { name: label });
const unread = async (page: Page, label: string) =>
  Number(/\d+/.exec((await button(page, label).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

/** Opens it by keyboard alone. */
async function open(page: Page, label: string) {
  await button(page, label).focus();
  await page.keyboard.press('Enter');
  await panel(page, label).getByRole('list').waitFor();
  return panel(page, label);
}

/** A phone has it behind its menu, which stays open below what it opened. */
async function openFromMenu(page: Page, label: string) {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  if ((await menu.count()) === 0)
    await page.getByRole('button', { name: /^Open the menu/ }).press('Enter');
  await menu.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await panel(page, label).getByRole('list').waitFor();
  return panel(page, label);
}

/** S2-026: what the first page shows without a further action. */
async function arrive(page: Page): Promise<void> {
  await expect.poll(() => unread(page, 'Messages'), { timeout: 60_000 }).toBeGreaterThan(0);
}

test('S2-026 S7-031 S7-035 S4-014 S4-015 S4-016 S3-006 B18 notifications and messages: by keyboard, live, cleaned', async ({
  server,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await arrive(page);
  const bell = await open(page, 'Notifications');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true);
  await assertAccessible(page, 'notifications');
  await bell.getByRole('button', { name: 'Mark as unread' }).first().click();
  const some = await unread(page, 'Notifications');
  expect(some).toBeGreaterThan(0);
  await bell.getByRole('button', { name: 'Mark all read' }).click();
  await expect.poll(() => unread(page, 'Notifications')).toBe(0);
  await page.keyboard.press('Escape');
  await expect(bell).toBeHidden();
  await expect(button(page, 'Notifications')).toBeFocused();
  await page.reload();
  await expect.poll(() => unread(page, 'Messages')).toBeGreaterThan(0);
  expect(await unread(page, 'Notifications')).toBe(0);

  const letters = await open(page, 'Messages');
  const title = 'Letter of the test';
  const before = await unread(page, 'Messages');
  await sendChurchMail(server.dataDir, people.sipho.email, {
    title,
    body: '<p>Bring <strong>two</strong> chairs<img src=x onerror="document.title=\'ran\'"></p>',
  });
  const row = letters.getByRole('listitem').filter({ hasText: title });
  await expect(row.locator('strong')).toHaveText('two', { timeout: 20_000 });
  await expect(row.locator('img')).toHaveCount(0);
  expect(await page.title()).not.toBe('ran');
  await expect.poll(() => unread(page, 'Messages')).toBe(before + 1);
  await assertAccessible(page, 'messages');
  await row.getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(() => unread(page, 'Messages')).toBe(before);
  await forgetChurchMail(server.dataDir, [title]);
});

test.describe.configure({ timeout: 120_000 });

interface Row {
  label: string;
}

test('S1-019 S7-013 S3-002 S3-003 shortcuts: kept without a network, still there after a reload, arrived once', async ({
  server,
  network,
  signedIn,
}) => {
  const browser = await signedIn(people.sipho, routes.reports, phone);
  const { page } = browser;
  await arrive(page);
  await controlled(page);
  await openFromMenu(page, 'Shortcuts');
  await assertAccessible(page, 'shortcuts');
  await assertNothingBeside(page, 'shortcuts on a phone');
  await page.keyboard.press('Escape');
  await assertAccessible(page, 'the menu of a phone');
  await assertNothingBeside(page, 'the menu of a phone');

  await goOffline(browser, network);
  const tiles = await openFromMenu(page, 'Shortcuts');
  await tiles.getByRole('button', { name: 'Add a shortcut' }).click();
  await expect(tiles.getByRole('heading')).toHaveText('Shortcuts - Add new');
  await tiles.getByLabel('Label').fill('My own tile');
  await tiles.getByLabel('Link').fill('/apps/churches/my-reports');
  await tiles.getByRole('button', { name: 'Save' }).click();
  await expect(tiles.getByRole('heading')).toHaveText('Shortcuts - Editing');
  await page.reload();
  await openFromMenu(page, 'Shortcuts');
  const tile = tiles.getByRole('link', { name: /My own tile/ });
  await expect(tile).toContainText('Saved on this device');
  await goOnline(browser, network);
  await expect(tile).not.toContainText('Saved on this device', { timeout: 20_000 });

  // The call as the specification has it, from a page and through the worker.
  const sipho = await signInByApi(server.origin, people.sipho);
  const list = await fetch(`${server.origin}/api/common/shortcuts`, { headers: bearer(sipho) });
  const arrived = ((await list.json()) as Row[]).filter(({ label }) => label === 'My own tile');
  expect(arrived).toHaveLength(1);

  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await expect(tiles.getByRole('link', { name: /Reload/ })).toHaveAttribute('href', '/');
  await tile.click();
  await expect(page).toHaveURL(new RegExp(routes.myReports));
  await expect(tiles).toBeHidden();
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);

  await openFromMenu(page, 'Shortcuts');
  await tiles.getByRole('button', { name: 'Edit shortcuts' }).click();
  await tiles.getByRole('button', { name: /My own tile/ }).click();
  await tiles.getByRole('button', { name: 'Delete' }).click();
  await expect(tiles.getByText('My own tile')).toHaveCount(0);
});
