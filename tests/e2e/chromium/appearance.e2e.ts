import type { Page } from '@playwright/test';
import { laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes, signIn } from '../../support/screens.ts';

const looks = (page: Page) =>
  page.evaluate(() => {
    const { scheme, theme, density } = document.documentElement.dataset;
    return [scheme, theme, density, localStorage.getItem('layout')];
  });

async function openDrawer(page: Page) {
  const menu = page.getByRole('button', { name: /, menu$/ });
  await menu.first().click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  return page.getByRole('dialog', { name: 'Appearance' });
}

test('S2-114 S2-116 how it looks goes with the account to another device, and stays after a reload', async ({
  network,
  browserOf,
}) => {
  const [here, there] = [await browserOf(laptop), await browserOf(laptop)];
  await signIn(here.page, network.origin, people.sipho, routes.reports);
  await signIn(there.page, network.origin, people.sipho, routes.reports);
  await there.page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  const row = here.page.getByRole('row').nth(1);
  await row.waitFor();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);

  const drawer = await openDrawer(here.page);
  const choices = { Scheme: 'Dark', Density: 'Compact', Theme: 'Fynbos', Layout: 'Modern' };
  for (const [group, name] of Object.entries(choices)) {
    await drawer.getByRole('group', { name: group }).getByRole('radio', { name }).check();
  }
  await drawer.getByRole('button', { name: 'Close appearance' }).click();
  const chosen = ['dark', 'fynbos', 'compact', 'modern'];
  expect(await looks(here.page)).toEqual(chosen);
  expect((await row.boundingBox())?.height).toBeLessThan(44);

  await expect.poll(() => looks(there.page), { timeout: 30_000 }).toEqual(chosen);
  await there.page.reload();
  await there.page.getByRole('row').nth(1).waitFor();
  expect(await looks(there.page)).toEqual(chosen);
});
