import type { Page } from '@playwright/test';
import { assertAccessibleEverywhere } from '../../support/accessible.ts';
import { signInByApi } from '../../support/api.ts';
import { goOffline, goOnline, phone, tablet } from '../../support/chromium.ts';
import { itemsOn } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { arrivals } from '../../support/oracles.ts';
import { password, people } from '../../support/sample.ts';
import { counter, countToday, fillSignIn, savedSheet, submitCount } from '../../support/screens.ts';
import { until } from '../../support/until.ts';

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /, menu$/ })
    .filter({ visible: true })
    .first()
    .click();
}

async function switchTo(page: Page, name: RegExp): Promise<void> {
  await openMenu(page);
  const item = page.getByRole('menuitem', { name });
  await item.click();
  await page.waitForURL(/\/pages\/profile\/dashboard$/);
  await counter(page, 'Attendance').waitFor();
}

test('two organisations on one device: each is opened from the other without a network, and what waits in one goes while the other is shown', async ({
  server,
  network,
  toCount,
}) => {
  const device = await toCount(people.thabo);
  const { page, context } = device;
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Add an organisation' }).click();
  await page.getByRole('heading', { name: 'Add an organisation' }).waitFor();
  await assertAccessibleEverywhere(page, 'the page that adds an organisation');
  await page.setViewportSize(phone);
  await fillSignIn(page, people.ayanda.email, password);
  await counter(page, 'Attendance').waitFor();
  await expect(page.getByText(/Hope City/).first()).toBeVisible();

  await switchTo(page, /^Grace Valley/);
  await expect(page.getByText(/Soweto/).first()).toBeVisible();
  await page.setViewportSize(tablet);
  await countToday(page);
  await page.setViewportSize(phone);
  await goOffline(device, network);
  const item = await submitCount(page, 87);
  await page.keyboard.press('Escape');
  await savedSheet(page).waitFor({ state: 'hidden' });

  // Another tab is of the first organisation: it follows, and mixes nothing.
  const other = await context.newPage();
  await other.goto(`${network.origin}/apps/churches/my-reports`);
  await other.getByText('87', { exact: true }).first().waitFor();

  await page.bringToFront();
  await switchTo(page, /^Hope City/);
  await expect(page.getByText(/Grace Valley|Soweto/)).toHaveCount(0);
  await expect(other.getByText('87', { exact: true })).toHaveCount(0);
  await expect(other.getByText(/Hope City/).first()).toBeAttached();
  await other.close();
  await openMenu(page);
  await expect(
    page.getByRole('menuitem', { name: /^Grace Valley\s*1 report waits$/ }),
  ).toBeVisible();
  await assertAccessibleEverywhere(page, 'the menu with another organisation');
  await page.setViewportSize(phone);
  await page.keyboard.press('Escape');

  // It goes under its own name, while the other organisation is shown.
  await goOnline(device, network);
  await until(async () => (await arrivals(server.dataDir, [item.id])).length === 1, {
    what: 'the report of the organisation that is not shown',
  });
  const thabo = (await signInByApi(server.origin, people.thabo)).user.id;
  const ayanda = (await signInByApi(server.origin, people.ayanda)).user.id;
  expect((await itemsOn(page)).map(({ accountId }) => accountId)).not.toContain(ayanda);
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toBe(ayanda);

  // A sign-out of one leaves the other.
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText('You stay signed in to Grace Valley.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await counter(page, 'Attendance').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toBe(thabo);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Add an organisation' }).waitFor();
  await expect(page.getByRole('menuitem', { name: /^Hope City/ })).toHaveCount(0);
});
