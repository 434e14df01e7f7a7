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

const files = '/apps/file-manager';

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Folders and files' }).getByRole('link', { name, exact: true });
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('S1-024 S2-074 S7-068 File manager without any network: uploaded, downloaded as it was, and still there', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page } = browser;
  await leaveSignal(browser, network);

  // Never opened on this device before.
  await page.goto(`${network.origin}${files}`);
  await expect(page.getByText('3 folders, 13 files')).toBeVisible();
  await card(page, 'Finance').click();
  await expect(page.getByText('0 folders, 1 file')).toBeVisible();
  await page.getByLabel('Files to upload').setInputFiles({
    name: 'Tithes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('date,amount\n2026-11-22,120'),
  });
  await card(page, 'Tithes').click();
  const coming = page.waitForEvent('download');
  await key(page, 'Download').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Tithes.csv');
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString()).toBe('date,amount\n2026-11-22,120');
  await page.reload();
  await expect(card(page, 'Tithes')).toBeVisible();
});

test('B42 File manager by keyboard alone: found, opened, deleted with all in it and brought back', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, files, laptop);
  await expect(card(page, 'Events')).toBeVisible();
  await card(page, 'Events').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Finance')).toBeFocused();
  await page.keyboard.press('End');
  await expect(card(page, 'Events')).not.toBeFocused();
  await page.keyboard.press('Home');
  await expect(card(page, 'Events')).toBeFocused();
  await page.getByRole('link', { name: 'Details of Events' }).press('Enter');
  await key(page, 'Delete').press('Enter');
  await key(page, 'Delete folder').press('Enter');
  await expect(card(page, 'Events')).toHaveCount(0);
  await key(page, 'Undo').press('Enter');
  await card(page, 'Events').press('Enter');
  await expect(page.getByText('1 folder, 1 file')).toBeVisible();
});

test('B41 File manager, a folder and details beside and over it: axe light and dark in each width, narrow', async ({
  signedIn,
}) => {
  const browser = await signedIn(people.sipho, files, laptop);
  const { page } = browser;
  await expect(card(page, 'Events')).toBeVisible();
  await assertAccessibleEverywhere(page, 'the top');
  await card(page, 'Usher guide').click();
  await expect(key(page, 'Rename')).toBeVisible();
  await assertAccessibleEverywhere(page, 'details');
  await page.setViewportSize(phone);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await assertNothingBeside(page, `details at ${width} px`);
  }
  await key(page, 'Close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await assertNoSidewaysScroll(browser, 'the top');
});
