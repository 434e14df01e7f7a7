import type { Page } from '@playwright/test';
import {
  assertAccessibleEverywhere,
  assertNoSidewaysScroll,
  assertNothingBeside,
} from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { leaveSignal } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const chat = '/apps/chat';
const anton = 'Anton Louw';

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Chats' }).getByRole('link', { name });
const log = (page: Page) => page.getByRole('log', { name: `Messages with ${anton}` });
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

test('S1-024 S2-069 S2-070 S7-116 S7-117 Chat without any network: nothing asks the server, all of it stays', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, context } = browser;
  const beyondTheWorker: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isDemo = /^\/api\/apps\/chat\/(demo|contacts?|profile)/.test(pathname);
    if (isDemo && !response.fromServiceWorker()) beyondTheWorker.push(pathname);
  });
  await leaveSignal(browser, network);

  // Never opened on this device before.
  await page.goto(`${network.origin}${chat}`);
  await expect(page.getByText('Select a conversation')).toBeVisible();
  await row(page, anton).click();
  await expect(log(page).getByText('See you there.')).toBeInViewport();
  await field(page).fill('Ten chairs');
  await field(page).press('Enter');
  await expect(log(page).getByText('Ten chairs')).toBeInViewport();
  await page.reload();
  await expect(log(page).getByText('Ten chairs')).toBeInViewport();
  await expect(row(page, anton)).toContainText('Ten chairs');
  expect(beyondTheWorker).toEqual([]);
});

test('B42 Chat by keyboard alone: found, written, deleted and brought back', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, chat, laptop);
  await expect(row(page, anton)).toBeVisible();
  await page.keyboard.press('Control+/');
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('abel');
  await page.getByRole('button', { name: /^Abel Mokgadi/ }).press('Enter');
  await field(page).focus();
  await page.keyboard.type('Are you in?');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Abel Mokgadi')).toContainText('Are you in?');
  await page.getByRole('button', { name: 'More about this chat' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete chat' }).press('Enter');
  await expect(row(page, 'Abel Mokgadi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row(page, 'Abel Mokgadi')).toContainText('Are you in?');
});

test('B41 Chat, its panes and contact info: axe light and dark in each width, narrow', async ({
  signedIn,
}) => {
  const browser = await signedIn(people.sipho, chat, laptop);
  const { page } = browser;
  await expect(row(page, anton)).toBeVisible();
  await assertAccessibleEverywhere(page, 'the chats');
  await row(page, anton).click();
  await expect(log(page)).toBeVisible();
  await assertAccessibleEverywhere(page, 'a conversation');
  await page.getByRole('button', { name: anton, exact: true }).click();
  await expect(page.getByText('Contact info')).toBeVisible();
  await assertAccessibleEverywhere(page, 'contact info');
  await page.getByRole('button', { name: 'Close contact info' }).click();
  await page.setViewportSize(phone);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await assertNothingBeside(page, `a conversation at ${width} px`);
  }
  await page.getByRole('button', { name: 'Back to the chats' }).click();
  await assertNoSidewaysScroll(browser, 'the chats');
});
