import type { Locator, Page } from '@playwright/test';
import {
  assertAccessible,
  assertNoSidewaysScroll,
  assertNothingBeside,
} from '../../support/accessible.ts';
import { controlled, goOffline, laptop, phone, workerControl } from '../../support/chromium.ts';
import { answeredBeyondTheWorker } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const tasks = '/apps/tasks';
const candles = 'Order 800 candles';

const list = (page: Page) => page.getByRole('list', { name: 'Tasks' });
const titles = (page: Page) => list(page).getByRole('link').allTextContents();
const row = (page: Page, title: string) =>
  list(page).getByRole('listitem').filter({ hasText: title });
const link = (page: Page, title: string) =>
  page.getByRole('link', { name: title, exact: true, includeHidden: true });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' });

async function open(page: Page, title: string): Promise<void> {
  await link(page, title).click();
  await expect(titleField(page)).toHaveValue(title);
  await expect(titleField(page)).toBeFocused();
}

/** Announcement of the drag by a screen reader: it says when the next key may be pressed. */
const said = (page: Page, words: string): Locator => page.getByText(words, { exact: true });

test('S1-024 S1-025 S2-082 S2-083 S4-030 S4-031 S8-021 Tasks without any network: nothing asks the server, all of it stays', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, context } = browser;
  const beyondTheWorker = answeredBeyondTheWorker(context);

  await page.goto(`${network.origin}${tasks}`);
  await expect(page.getByText('12 still to do, 2 due today')).toBeVisible();
  await controlled(page);
  const worker = await workerControl(context);
  await goOffline(browser, network);
  // The back end is evaluated anew, from what the installation kept.
  await worker.stop(network.origin);
  await page.reload();
  const menuItem = page.getByRole('link', { name: 'Tasks 12 remaining' });
  await expect(menuItem).toBeVisible();

  await row(page, 'Choir robes').getByRole('checkbox').check();
  await expect(page.getByText('11 still to do', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tasks 11 remaining' })).toBeVisible();

  await open(page, candles);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.getByRole('checkbox', { name: 'Choose one' }).check();
  await expect(row(page, candles).getByRole('checkbox')).toBeChecked();
  // Nothing waits for the pause in the typing: the page is gone first.
  await titleField(page).fill('Order 900 candles');
  await page.reload();
  await expect(titleField(page)).toHaveValue('Order 900 candles');
  await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Choose one' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Beeswax');
  await open(page, 'Ask Metro police for two officers');
  await open(page, 'Order 900 candles');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Beeswax');

  const unmatched = await page.evaluate(async () => {
    const response = await fetch('/api/apps/tasks/nothing');
    return [response.status, await response.json()];
  });
  expect(unmatched).toEqual([404, { error: { code: 'not_found', message: 'NOT FOUND' } }]);

  await page.getByRole('button', { name: 'More about the demo' }).click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset demo data' }).click();
  await expect(link(page, candles)).toBeVisible();
  await expect(page.getByText('12 still to do, 2 due today')).toBeVisible();
  expect(beyondTheWorker).toEqual([]);
});

test('B42 Tasks by keyboard alone: added, moved, deleted and brought back', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, tasks, laptop);
  await expect(link(page, candles)).toBeVisible();

  await page.keyboard.press('Control+.');
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.type('This week');
  await expect(link(page, 'This week')).toBeVisible();
  await page.keyboard.press('Control+/');
  await expect(titleField(page)).toHaveValue('');
  await page.keyboard.type('Sweep the hall');
  await expect(link(page, 'Sweep the hall')).toBeVisible();
  expect((await titles(page)).slice(0, 2)).toEqual(['Sweep the hall', 'This week']);

  await page.getByRole('button', { name: 'Move Sweep the hall' }).focus();
  await page.keyboard.press('Space');
  await said(page, 'Sweep the hall: place 1 of 32.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await said(page, 'Sweep the hall: place 2 of 32.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await said(page, 'Sweep the hall is put down, place 2 of 32.').waitFor({ state: 'attached' });
  const moved = ['This week', 'Sweep the hall'];
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(moved);
  await page.reload();
  await expect(link(page, 'Sweep the hall')).toBeVisible();
  expect((await titles(page)).slice(0, 2)).toEqual(moved);

  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete task' }).press('Enter');
  await page.getByRole('button', { name: 'Delete task' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(titleField(page)).toHaveValue('Before Sunday');
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(moved);
});

test('B41 Tasks beside and over its list: axe light and dark, narrow, and messages over all of it', async ({
  signedIn,
}) => {
  const browser = await signedIn(people.sipho, tasks, laptop);
  const { page } = browser;
  await expect(link(page, candles)).toBeVisible();
  await open(page, candles);
  await assertAccessible(page, 'beside the list');

  await page.setViewportSize(phone);
  const over = page.getByRole('dialog', { name: candles });
  await over.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete task' }).click();
  await page.getByRole('button', { name: 'Delete task' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link(page, candles)).toHaveCount(1);
  // The next dialog is still open: the message stood over it.
  await expect(page.getByRole('dialog', { name: /^Ask Metro police/ })).toBeVisible();
  await assertAccessible(page, 'over the list');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await assertNothingBeside(page, `the drawer at ${width} px`);
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await assertNoSidewaysScroll(browser, 'the list');
});
