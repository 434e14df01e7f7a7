import type { Locator, Page } from '@playwright/test';
import { drawn, setTextSize } from '../../support/accessible.ts';
import { laptop, phone, type TestBrowser } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';
import { walkerOf } from './walker.ts';

const pages = [
  routes.dashboard,
  routes.reports,
  routes.myReports,
  routes.submit,
  '/apps/tasks',
  '/pages/activities',
  '/docs/guides/getting-started/introduction',
  '/ui/cards',
  '/ui/typography',
  '/ui/forms/fields',
  '/ui/forms/wizards',
];

/** The back office, up to date, with letters of twice the size. */
async function inLargeLetters(browser: TestBrowser) {
  const { page } = browser;
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  const walker = walkerOf(page);
  await setTextSize(browser, 2);
  return { page, walker };
}

test('B41 letters of twice the size: nothing beside the page, no text cut off', async ({
  signedIn,
}) => {
  const { walker } = await inLargeLetters(await signedIn(people.sipho, routes.reports, laptop));
  for (const address of pages) {
    await walker.go(address);
    for (const width of [1440, 390]) {
      await walker.size(width, 'light');
      expect.soft(await walker.beside(), `${address} at ${width}`).toEqual([]);
      expect.soft(await walker.clipped(), `${address} at ${width}`).toEqual([]);
    }
  }
});

/** From the header; where that has no room for it, from the menu, which stays open below it. */
async function openPanel(page: Page, name: string): Promise<Locator> {
  const named = { name: new RegExp(name) };
  const inHeader = page.getByRole('banner').getByRole('button', named);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  if (!(await inHeader.isVisible())) {
    await page.getByRole('button', { name: /^Open the menu/ }).press('Enter');
    await menu.getByRole('button', named).press('Enter');
  } else await inHeader.press('Enter');
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('button').first().waitFor();
  return panel;
}

/** Boxes in it that would have to be scrolled sideways, or that reach out of the window. */
const sidewaysIn = (dialog: Locator) =>
  dialog.evaluate((panel) =>
    [panel, ...panel.querySelectorAll('div, form, ul, p, button, label')]
      .filter((box) => {
        const { left, right } = box.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowX);
        const isWider = scrolls && box.scrollWidth > box.clientWidth;
        return isWider || left < -0.5 || right > document.documentElement.clientWidth + 0.5;
      })
      .map((box) => box.outerHTML.slice(0, 120)),
  );

test('B41 letters of twice the size: panels and the menu keep within the window', async ({
  signedIn,
}) => {
  const { page, walker } = await inLargeLetters(
    await signedIn(people.sipho, routes.reports, laptop),
  );
  const look = async (dialog: Locator, state: string) => {
    await drawn(page);
    expect.soft(await sidewaysIn(dialog), state).toEqual([]);
    expect.soft(await walker.clipped(), state).toEqual([]);
  };
  for (const width of [390, 820]) {
    await walker.size(width, 'light');
    for (const name of ['Notifications', 'Messages', 'Shortcuts', 'Team Chat']) {
      const panel = await openPanel(page, name);
      await look(panel, `${name} at ${width}`);
      if (name === 'Shortcuts') {
        await panel.getByRole('button', { name: 'Add a shortcut' }).press('Enter');
        await look(panel, `a new shortcut at ${width}`);
        await page.keyboard.press('Escape');
      }
      if (name === 'Team Chat') {
        await panel.getByRole('list').getByRole('button').first().press('Enter');
        await panel.getByRole('textbox', { name: 'Write a message' }).waitFor();
        await look(panel, `a chat at ${width}`);
      }
      await expect(async () => {
        await page.keyboard.press('Escape');
        expect(await page.getByRole('dialog').count()).toBe(0);
      }).toPass();
    }
  }
});

test('B41 letters of twice the size: the menu of a phone leaves its navigation room', async ({
  signedIn,
}) => {
  const browser = await signedIn(people.sipho, routes.reports, phone);
  const { page } = browser;
  await setTextSize(browser, 2);
  await page.getByRole('button', { name: /^Open the menu/ }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Churches' })).toBeInViewport();
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeInViewport({ ratio: 1 });
});

/** The buttons in it, in their order. */
const boxesIn = (inside: Locator) =>
  inside.getByRole('button').evaluateAll((all) =>
    all.map((one) => ({
      name: one.getAttribute('aria-label') ?? one.textContent,
      ...one.getBoundingClientRect().toJSON(),
    })),
  );

test('header and menu under a finger on the narrowest phone: everything is there and large enough', async ({
  network,
  knownBrowser,
}) => {
  const { page, context } = await knownBrowser(people.sipho, phone);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await page.goto(`${network.origin}${routes.reports}`);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const walker = walkerOf(page);
  for (const width of [390, 360, 320]) {
    await walker.size(width, 'light');
    expect.soft(await walker.beside(), `at ${width}`).toEqual([]);
    const open = page.getByRole('button', { name: /^Open the menu/ });
    const inHeader = await boxesIn(page.getByRole('banner'));
    // A message may stand over it for a while.
    await open.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // It comes from the side.
    await menu.evaluate((box) => Promise.all(box.getAnimations().map((one) => one.finished)));
    const inMenu = await boxesIn(menu);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    const names = inHeader.map(({ name }) => name.replace(/,.*/, ''));
    expect.soft(names, `at ${width}`).toEqual(['Open the menu', 'Search', 'Notifications']);
    for (const behind of [
      /^Messages/,
      /Team Chat/,
      /^Shortcuts/,
      /^Fullscreen/,
      /^Language/,
      /^App updates/,
      /, menu$/,
    ]) {
      const found = inMenu.filter(({ name }) => behind.test(name));
      expect.soft(found, `${behind} at ${width}`).toHaveLength(1);
    }
    const small = [...inHeader, ...inMenu].filter(
      ({ left, right, width: wide, height }) =>
        left < 0 || right > width || wide < 48 || height < 44,
    );
    expect.soft(small, `at ${width}`).toEqual([]);
  }
});
