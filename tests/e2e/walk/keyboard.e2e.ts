import type { Locator, Page } from '@playwright/test';
import { layoutNames } from '../../../src/layouts/layout-names.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';
import { walkerOf } from './walker.ts';

interface Stop {
  name: string;
  /** Whether the focus can be seen: the ring of the design, inside the window. */
  seen: boolean;
}

const stopHere = (): Stop | null => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const inside = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  return { name: name.slice(0, 60), seen: ring && inside };
};

/** Every stop of the Tab key from the page's beginning until it comes round or has been to the page. */
async function tour(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const stops: Stop[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopHere);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

/** Opens by the keyboard, closes by Escape, and the focus is back on what opened it. */
async function opensAndCloses(page: Page, trigger: Locator, opened: Locator): Promise<void> {
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await expect
    .poll(() => opened.evaluate((box) => box.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(trigger).toBeFocused();
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('B42 every layout by keyboard: the way to the page, the header, the navigation, each with a ring', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  const walker = walkerOf(page);
  for (const layout of layoutNames) {
    await walker.go(`/docs/changelog?layout=${layout}`);
    const stops = await tour(page);
    const unseen = stops.filter(({ seen }) => !seen).map(({ name }) => name);
    expect.soft(unseen, `${layout}: where is the focus?`).toEqual([]);
    const names = stops.map(({ name }) => name);
    expect.soft(names[0], layout).toBe('Go to the content');
    if (layout === 'empty') continue;
    for (const control of [/^Language/, /^Fullscreen$/, /^Search$/, /^Shortcuts/, /^Messages/]) {
      expect.soft(names, `${layout}: ${control}`).toContainEqual(expect.stringMatching(control));
    }
    for (const control of [/^Notifications/, /^App updates/, /menu$/]) {
      expect.soft(names, `${layout}: ${control}`).toContainEqual(expect.stringMatching(control));
    }

    const parent = main(page).getByRole('button', { name: 'Churches', exact: true });
    const name = /^Attendance reports/;
    const link = main(page).getByRole('link', { name });
    const child = link.or(main(page).getByRole('menuitem', { name })).first();
    await parent.focus();
    await page.keyboard.press('Enter');
    await expect(child, layout).toBeVisible();
    if ((await parent.getAttribute('aria-haspopup')) === 'menu') {
      await page.keyboard.press('Escape');
      await expect(child, layout).toHaveCount(0);
      await expect(parent, layout).toBeFocused();
    } else if ((await page.getByRole('region', { name: 'Churches' }).count()) > 0) {
      await page.keyboard.press('Escape');
      await expect(parent, layout).toBeFocused();
    } else {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(stopHere), layout).toMatchObject({ seen: true });
    }
  }
  expect.soft(walker.problems()).toEqual([]);
});

test('B42 each widget of the header by keyboard: it opens, Escape closes it, the focus is back', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  const banner = page.getByRole('banner');
  const menu = page.getByRole('menu');
  await opensAndCloses(page, banner.getByRole('button', { name: 'Language: EN' }), menu);
  await opensAndCloses(page, banner.getByRole('button', { name: 'App updates' }), menu);
  // A menu that was only loaded for this key begins at its first item too.
  const person = banner.getByRole('button', { name: /, menu$/ });
  await person.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
  await opensAndCloses(page, banner.getByRole('button', { name: /, menu$/ }), menu);
  const field = page.getByRole('combobox', { name: 'Search for a person' });
  const search = page.getByRole('search').filter({ has: field });
  await opensAndCloses(page, banner.getByRole('button', { name: 'Search', exact: true }), search);
  for (const label of ['Shortcuts', 'Messages', 'Notifications']) {
    const trigger = page.locator(`header button[title="${label}"]`);
    await opensAndCloses(page, trigger, page.getByRole('dialog', { name: label }));
  }
  const log = page.getByRole('dialog', { name: 'Update log' });
  await banner.getByRole('button', { name: 'App updates' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Open log' }).press('Enter');
  await expect(log).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  await expect(banner.getByRole('button', { name: 'App updates' })).toBeFocused();
  await banner.getByRole('button', { name: 'Fullscreen' }).press('Enter');
  await banner.getByRole('button', { name: 'Leave fullscreen' }).press('Enter');
  await expect(banner.getByRole('button', { name: 'Fullscreen' })).toBeFocused();

  await page.setViewportSize(phone);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const trigger = banner.getByRole('button', { name: /^Open the menu/ });
  await opensAndCloses(page, trigger, drawer);
  // Keys without room in the header of a phone open over the menu, and give the focus back to it.
  await trigger.press('Enter');
  const key = (name: RegExp) => drawer.getByRole('button', { name });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await opensAndCloses(page, key(/^Open Team Chat/), dialog('Team Chat'));
  await opensAndCloses(page, key(/^Messages/), dialog('Messages'));
  await opensAndCloses(page, key(/^Language/), menu);
  await expect(drawer).toBeVisible();
});
