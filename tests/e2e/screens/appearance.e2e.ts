import type { Page } from '@playwright/test';
import { laptop } from '../../support/chromium.ts';
import { itemsOn } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes, signIn } from '../../support/screens.ts';
import { until } from '../../support/until.ts';

const looks = (page: Page) =>
  page.evaluate(() => {
    const { scheme, theme, density } = document.documentElement.dataset;
    return [scheme, theme, density, localStorage.getItem('layout')];
  });

/** Group -> name, in the drawer; the account is given them as it closes. */
async function choose(page: Page, choices: Record<string, string>): Promise<void> {
  const menu = page.getByRole('button', { name: /, menu$/ });
  await menu.first().click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  const drawer = page.getByRole('dialog', { name: 'Appearance' });
  for (const [group, name] of Object.entries(choices)) {
    await drawer.getByRole('group', { name: group }).getByRole('radio', { name }).check();
  }
  await drawer.getByRole('button', { name: 'Close appearance' }).click();
}

test('S2-114 S2-116 S7-033 how it looks goes with the account: to a new device as it signs in, then live, and stays after a reload', async ({
  network,
  visitedBrowser,
  signedIn,
}) => {
  const here = await signedIn(people.sipho, routes.reports, laptop);
  const there = await visitedBrowser(laptop);
  await here.page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  const row = here.page.getByRole('row').nth(1);
  await row.waitFor();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);

  await choose(here.page, {
    Scheme: 'Dark',
    Density: 'Compact',
    Theme: 'Fynbos',
    Layout: 'Modern',
  });
  const chosen = ['dark', 'fynbos', 'compact', 'modern'];
  expect(await looks(here.page)).toEqual(chosen);
  expect((await row.boundingBox())?.height).toBeLessThan(44);
  await until(async () => (await itemsOn(here.page)).every(({ state }) => state.kind === 'sent'), {
    what: 'the account to have it',
    within: 30_000,
  });

  await signIn(there.page, network.origin, people.sipho, routes.reports);
  await expect.poll(() => looks(there.page), { timeout: 60_000 }).toEqual(chosen);
  await choose(here.page, { Density: 'Comfortable', Theme: 'Karoo' });
  const changed = ['dark', 'karoo', 'comfortable', 'modern'];
  await expect.poll(() => looks(there.page), { timeout: 30_000 }).toEqual(changed);
  await there.page.reload();
  await there.page.getByRole('row').nth(1).waitFor();
  expect(await looks(there.page)).toEqual(changed);
});
