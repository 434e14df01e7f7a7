import type { Page } from '@playwright/test';
import { laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('S2-122 S2-154 S2-155 S2-156 S2-157 S2-159 S7-034 the user menu: who is signed in, the settings, the profile, the dashboard, the way out', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  const open = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /, menu$/ })
      .click();
  const person = page
    .getByRole('banner')
    .getByRole('button', { name: `${people.sipho.name}, menu` });
  await expect(person).toContainText('SM');
  await open();
  await expect(page.getByRole('menu')).toContainText(`Signed in as ${people.sipho.email}`);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/pages\/settings$/);
  await open();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/pages\/profile$/);
  await expect(heading(page)).toHaveText(people.sipho.name);
  await open();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/pages\/profile\/dashboard$/);
  await open();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-out/);
});

/** Names what has the focus instead: a lost focus alone tells no cause. */
const whereFocusIs = (wanted: Element) =>
  document.activeElement === wanted ? 'on it' : document.activeElement?.outerHTML.slice(0, 200);

test('B42 the appearance drawer by keyboard alone, and the focus is back where it was', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  const button = page.getByRole('banner').getByRole('button', { name: /, menu$/ });
  for (const _round of ['first', 'again']) {
    await button.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Appearance' });
    await item.waitFor();
    // A key pressed before the menu has the focus is the button's.
    await page.locator('[role="menu"]:focus-within').waitFor();
    await page.keyboard.press('a');
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Appearance' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect.poll(() => button.evaluate(whereFocusIs)).toBe('on it');
  }
});
