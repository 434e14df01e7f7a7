import type { Page } from '@playwright/test';
import { assertAccessibleEverywhere, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { controlled, goOffline, laptop, phone } from '../../support/chromium.ts';
import { answeredBeyondTheWorker } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const inventory = '/apps/ecommerce/inventory';
const augrabies = 'Augrabies field watch';

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const form = (page: Page, name: string) => page.getByRole('form', { name });

test('S1-024 S2-073 B42 Inventory by keyboard alone and without any network: found, changed, deleted and brought back', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, context } = browser;
  const beyondTheWorker = answeredBeyondTheWorker(context);
  await page.goto(`${network.origin}/apps/tasks`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await controlled(page);
  await goOffline(browser, network);
  await page.goto(`${network.origin}${inventory}`);
  await expect(page.getByText('23 products, 8 active')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search products' }).focus();
  await page.keyboard.type('augra');
  await expect(page.getByText('1 product found')).toBeVisible();
  await key(page, `More about ${augrabies}`).focus();
  await page.keyboard.press('Enter');
  const fields = form(page, augrabies);
  await fields.getByLabel('Stock').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('33');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product updated')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: augrabies })).toContainText('33');

  await key(page, `More about ${augrabies}`).focus();
  await page.keyboard.press('Enter');
  await key(page, 'Delete').focus();
  await page.keyboard.press('Enter');
  await key(page, 'Delete product').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('22 products, 7 active')).toBeVisible();
  await key(page, 'Undo').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('23 products, 8 active')).toBeVisible();
  expect(beyondTheWorker).toEqual([]);
});

test('B41 Inventory, a product open under its row: axe light and dark in each width, narrow', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, phone);
  const { page } = browser;
  await page.goto(`${network.origin}${inventory}`);
  await key(page, `More about ${augrabies}`).click();
  await expect(form(page, augrabies)).toBeVisible();
  await assertAccessibleEverywhere(page, 'a product open');
  await assertNoSidewaysScroll(browser, 'a product open');
});
