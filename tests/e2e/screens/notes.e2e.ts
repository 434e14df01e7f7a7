import type { Page } from '@playwright/test';
import { assertAccessibleEverywhere } from '../../support/accessible.ts';
import { laptop } from '../../support/chromium.ts';
import { withoutSignal } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { databasesOn } from '../../support/device-store.ts';
import { people } from '../../support/sample.ts';
import { routes, signIn } from '../../support/screens.ts';

const notes = '/apps/notes';

const card = (page: Page, title: string) =>
  page.getByRole('button', { name: `Open ${title}`, exact: true });
const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('S1-024 S2-080 B42 Notes by keyboard alone and without any network: written, ticked, archived, deleted and brought back', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, beyondTheWorker } = await withoutSignal(browser, network);

  // Never opened on this device before.
  await page.goto(`${network.origin}${notes}`);
  await expect(card(page, 'Parking team')).toBeVisible();
  await page.keyboard.press('Control+/');
  await expect(sheet(page, 'New note').getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Harvest lunch');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Long tables');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page, 'Harvest lunch').press('Enter');
  const lunch = sheet(page, 'Harvest lunch');
  await lunch.getByRole('textbox', { name: 'Add an item' }).press('P');
  await page.keyboard.type('lates');
  await page.keyboard.press('Enter');
  await lunch.getByRole('checkbox', { name: 'Plates' }).press('Space');
  await expect(lunch.getByRole('checkbox', { name: 'Plates' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Harvest lunch')).toBeFocused();
  await page.reload();
  await card(page, 'Harvest lunch').press('Enter');
  await expect(lunch.getByRole('checkbox', { name: 'Plates' })).toBeChecked();

  await lunch.getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(card(page, 'Harvest lunch')).toHaveCount(0);
  await undo(page).press('Enter');
  await card(page, 'Harvest lunch').press('Enter');
  await lunch.getByRole('button', { name: 'Delete note' }).press('Enter');
  await expect(card(page, 'Harvest lunch')).toHaveCount(0);
  await undo(page).press('Enter');
  await expect(card(page, 'Harvest lunch')).toBeVisible();
  expect(beyondTheWorker).toEqual([]);
});

test('B41 Notes, a note and the labels: axe light and dark in each width', async ({ signedIn }) => {
  const { page } = await signedIn(people.sipho, notes, laptop);
  await expect(card(page, 'Parking team')).toBeVisible();
  await card(page, 'Parking team').press('Enter');
  await expect(sheet(page, 'Parking team')).toBeVisible();
  await assertAccessibleEverywhere(page, 'a note');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Edit labels/ }).press('Enter');
  await expect(sheet(page, 'Labels')).toBeVisible();
  await assertAccessibleEverywhere(page, 'the labels');
});

test('issue 15: a sign-out takes the store of the demo apps along; who signs in next begins anew', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, notes, laptop);
  await card(page, 'Parking team').press('Enter');
  await sheet(page, 'Parking team').getByRole('textbox', { name: 'Title' }).fill('Sipho’s own');
  await page.keyboard.press('Escape');
  await expect(card(page, 'Sipho’s own')).toBeVisible();
  await page.goto(new URL(routes.signOut, page.url()).href);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await databasesOn(page)).not.toContain('demo');

  await signIn(page, new URL(page.url()).origin, people.naledi, notes);
  await expect(card(page, 'Parking team')).toBeVisible();
  await expect(card(page, 'Sipho’s own')).toHaveCount(0);
});
