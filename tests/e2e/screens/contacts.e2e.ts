import type { Page } from '@playwright/test';
import {
  assertAccessibleEverywhere,
  assertNoSidewaysScroll,
  assertNothingBeside,
} from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { withoutSignal } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const contacts = '/apps/contacts';
const fatima = 'Fatima Adams';

const list = (page: Page) => page.getByRole('list', { name: 'Contacts' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search contacts' });
const found = (page: Page, name: string) => list(page).getByRole('link', { name });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function open(page: Page, name: string): Promise<void> {
  await search(page).fill(name);
  await found(page, name).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
}

test('S1-024 S2-071 S2-072 S4-032 S7-045 S7-046 Contacts without any network: nothing asks the server, all of it stays', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, beyondTheWorker } = await withoutSignal(browser, network);

  // Never opened on this device before.
  await page.goto(`${network.origin}${contacts}`);
  await expect(page.getByText('80 contacts')).toBeVisible();
  await open(page, fatima);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await box(page, 'Company').fill('Melomed');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(box(page, 'Company')).toHaveValue('Melomed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Melomed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Melomed')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);

  await page.keyboard.press('Control+/');
  await expect(page.getByText('81 contacts')).toBeVisible();
  await expect(list(page).getByRole('link').first()).toContainText('New Contact');
  expect(beyondTheWorker).toEqual([]);
});

test('B42 Contacts by keyboard alone: found, opened, changed, deleted and brought back', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, contacts, laptop);
  await expect(found(page, 'Aaliyah Adams')).toBeVisible();
  await found(page, 'Aaliyah Adams').focus();
  await page.keyboard.press('End');
  await expect(found(page, 'Zodwa Hlophe')).toBeFocused();
  await expect(found(page, 'Zodwa Hlophe')).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(found(page, 'Abel Mokgadi')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await expect(box(page, 'Name')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Abel Mokgadi junior');
  await page.keyboard.press('Enter');
  await expect(found(page, 'Abel Mokgadi junior')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete contact' }).press('Enter');
  await page.getByRole('button', { name: 'Delete contact' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(found(page, 'Abel Mokgadi junior')).toBeVisible();
});

test('B41 Contacts beside and over the list, read and edited: axe light and dark in each width, narrow', async ({
  signedIn,
}) => {
  const browser = await signedIn(people.sipho, contacts, laptop);
  const { page } = browser;
  await expect(found(page, 'Aaliyah Adams')).toBeVisible();
  await assertAccessibleEverywhere(page, 'the list');
  await open(page, fatima);
  await assertAccessibleEverywhere(page, 'a contact');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await assertAccessibleEverywhere(page, 'a contact being edited');
  await page.setViewportSize(phone);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await assertNothingBeside(page, `the form at ${width} px`);
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await assertNoSidewaysScroll(browser, 'the list');
});
