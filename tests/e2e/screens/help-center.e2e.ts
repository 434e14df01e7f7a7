import type { Page } from '@playwright/test';
import { assertAccessible, assertAccessibleEverywhere } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { withoutSignal } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const help = '/apps/help-center';

const found = (page: Page, what: string) => page.getByRole('region', { name: `${what} found` });

test('S1-024 S2-075 B42 Help center by keyboard alone and without any network: searched, read, answered and written to', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, beyondTheWorker } = await withoutSignal(browser, network);

  // Never opened on this device before.
  await page.goto(`${network.origin}${help}`);
  await expect(page.getByText('29 answers')).toBeVisible();
  await page.getByLabel('Search questions and guides').focus();
  await page.keyboard.type('bank transfer');
  const question = found(page, 'Questions').getByRole('button', { name: 'How can we pay?' });
  await question.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await found(page, 'Guides').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/guides\/payments\/pay-by-bank-transfer$/);
  await page.getByRole('button', { name: 'Yes', exact: true }).press('Enter');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goto(`${network.origin}${help}/support`);
  await page.getByLabel('Name').focus();
  for (const words of ['Sipho', 'sipho@example.org', 'Larger keys', 'For the tally']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(page.getByText('Your message was submitted.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Larger keys' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Your messages' })).toContainText('Larger keys');
  expect(beyondTheWorker).toEqual([]);
});

test('B41 Help center, all guides over one and a form with errors: axe light and dark in each width', async ({
  signedIn,
}) => {
  const { page } = await signedIn(
    people.sipho,
    `${help}/guides/payments/pay-by-bank-transfer`,
    laptop,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await assertAccessibleEverywhere(page, 'a guide with the others beside it');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'All guides' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'All guides' })).toBeVisible();
  await assertAccessible(page, 'the list of all guides over one');
  await page.setViewportSize(laptop);
  await page.goto(new URL(`${help}/support`, page.url()).href);
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Enter your name')).toBeVisible();
  await assertAccessibleEverywhere(page, 'the form with errors');
});
