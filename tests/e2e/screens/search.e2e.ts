import { controlled, goOffline, laptop, phone } from '../../support/chromium.ts';
import { assertAccessible, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

test('S1-014 S2-118 S2-135 S2-136 S9-002 a person is found by keyboard, on a phone, and without a network', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page } = browser;
  const raised: string[] = [];
  page.on('pageerror', (error) => raised.push(error.message));
  await page.goto(`${network.origin}${routes.reports}`);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  await controlled(page);

  const button = page.getByRole('button', { name: 'Search', exact: true });
  const field = page.getByRole('combobox', { name: 'Search for a person' });
  const bar = page.getByRole('search').filter({ has: field });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('SIPHO');
  const sipho = page.getByRole('option', { name: 'Sipho Mthembu' });
  await expect(sipho).toHaveAttribute('aria-selected', 'true');
  await expect(sipho).toContainText('Member');
  await assertAccessible(page, 'search with a result');
  await field.fill('n');
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.fill('a');
  await field.fill('ma');
  await page.getByRole('option').first().waitFor();
  const panel = page.getByRole('listbox').locator('..');
  expect((await panel.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(32 * 16);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(button).toBeFocused();

  await page.setViewportSize(phone);
  await button.click();
  await field.fill('sipho');
  await sipho.waitFor();
  await assertAccessible(page, 'search on a phone');
  await assertNoSidewaysScroll(browser, 'search');
  await page.getByRole('button', { name: 'Close search' }).click();
  await page.setViewportSize(laptop);

  await goOffline(browser, network);
  await button.click();
  await field.fill('sipho mthem');
  await expect(sipho).toBeVisible();
  await expect(page.getByText(/From this device, as of/)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pages\/profile\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sipho Mthembu');
  await assertAccessible(page, 'a profile without a network');
  await page.setViewportSize(phone);
  await assertNoSidewaysScroll(browser, 'a profile');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${network.origin}${routes.reports}`);
  expect(raised).toEqual([]);
});
