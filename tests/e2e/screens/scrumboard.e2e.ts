import type { Locator, Page } from '@playwright/test';
import { assertAccessibleEverywhere, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { withoutSignal } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const boards = '/apps/scrumboard';
const planning = `${boards}/aaaaaaaa-0000-4000-8000-000000000001`;

const list = (page: Page, name: string) =>
  page.getByRole('list', { name: `Cards of ${name}`, exact: true });
const cards = (page: Page, name: string) => list(page, name).getByRole('link');
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
/** Announcement of the drag by a screen reader: it says when the next key may be pressed. */
const said = (page: Page, words: string): Locator => page.getByText(words, { exact: true });
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Drags by the middle of one part over another, in steps as a hand makes them.
 *
 * @param share how far down over the other one, of its height
 */
async function drag(page: Page, what: Locator, to: Locator, share: number): Promise<void> {
  const [from, goal] = [await what.boundingBox(), await to.boundingBox()];
  if (!from || !goal) throw new Error('What is dragged is not in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const [x, y] = [goal.x + goal.width / 2, goal.y + goal.height * share];
  await page.mouse.move(x, y, { steps: 12 });
  await page.mouse.move(x, y + 1);
  await page.mouse.up();
}

test('S1-024 S2-081 S7-092 S7-097 S7-098 Scrumboard without any network: nothing asks the server, all of it stays', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, beyondTheWorker } = await withoutSignal(browser, network);

  // Never opened on this device before.
  await page.goto(`${network.origin}${boards}`);
  await card(page, 'Ministry planning').click();
  await key(page, 'Add another card').first().click();
  await page.getByRole('textbox', { name: /^Title of a new card in/ }).fill('Keys for the hall');
  await page.keyboard.press('Enter');
  await card(page, 'Keys for the hall').click();
  await page.getByRole('textbox', { name: 'Description' }).fill('With Mama Dlamini.');
  await key(page, 'Close').click();
  await expect(page.getByText('With Mama Dlamini.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('With Mama Dlamini.')).toBeVisible();
  expect(beyondTheWorker).toEqual([]);
});

test('Scrumboard by pointer: a card within its list and to another one, and a list among the lists', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, planning, laptop);
  await drag(
    page,
    card(page, 'Christmas food drive'),
    card(page, 'Sound desk repair').locator('xpath=ancestor::article'),
    0.8,
  );
  await expect(cards(page, 'To do').first()).toHaveText('Sound desk repair');
  await drag(page, card(page, 'Sound desk repair'), list(page, 'In review'), 0.1);
  await expect(cards(page, 'In review').first()).toHaveText('Sound desk repair');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drag(page, key(page, 'To do'), key(page, 'In progress'), 0.5);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('In progress');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('In progress');
  await expect(cards(page, 'In review').first()).toHaveText('Sound desk repair');
});

test('B42 Scrumboard by keyboard alone: opened, moved, deleted and brought back', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, planning, laptop);
  const repair = card(page, 'Sound desk repair');
  await card(page, 'Christmas food drive').focus();
  await page.keyboard.press('ArrowDown');
  await expect(repair).toBeFocused();
  await page.keyboard.press('Space');
  await said(page, 'Sound desk repair is picked up, place 2 of 4 in To do.').waitFor();
  await page.keyboard.press('ArrowRight');
  await said(page, 'Sound desk repair: place 2 of 3 in In progress.').waitFor();
  await page.keyboard.press('ArrowUp');
  await said(page, 'Sound desk repair: place 1 of 3 in In progress.').waitFor();
  await page.keyboard.press('Space');
  await expect(cards(page, 'In progress').first()).toHaveText('Sound desk repair');
  await expect(repair).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await key(page, 'More about Sound desk repair').press('Enter');
  await page.getByRole('menuitem', { name: 'Delete card' }).press('Enter');
  await expect(repair).toHaveCount(0);
  await key(page, 'Undo').press('Enter');
  await expect(repair).toBeVisible();
});

test('B41 Scrumboard, its boards, a board and a card: axe light and dark in each width, narrow', async ({
  signedIn,
}) => {
  const browser = await signedIn(people.sipho, boards, laptop);
  const { page } = browser;
  await expect(card(page, 'Ministry planning')).toBeVisible();
  await assertAccessibleEverywhere(page, 'the boards');
  await card(page, 'Ministry planning').click();
  await expect(card(page, 'Christmas food drive')).toBeVisible();
  await assertAccessibleEverywhere(page, 'a board');
  await card(page, 'Christmas food drive').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await assertAccessibleEverywhere(page, 'a card');
  await key(page, 'Close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize(phone);
  await assertNoSidewaysScroll(browser, 'a board');
});
