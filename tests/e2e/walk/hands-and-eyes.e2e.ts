import type { Locator } from '@playwright/test';
import { setTextSize } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes, signIn } from '../../support/screens.ts';
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
  '/ui/forms/fields',
  '/ui/forms/wizards',
];

test('B41 letters of twice the size: nothing beside the page, no text cut off', async ({
  server,
  browserOf,
}) => {
  const browser = await browserOf(laptop);
  const { page } = browser;
  await signIn(page, server.origin, people.sipho, routes.reports);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  const walker = await walkerOf(page, server.origin);
  await setTextSize(browser, 2);
  for (const address of pages) {
    await walker.go(address);
    for (const width of [1440, 390]) {
      await walker.size(width, 'light');
      expect.soft(await walker.beside(), `${address} at ${width}`).toEqual([]);
      expect.soft(await walker.clipped(), `${address} at ${width}`).toEqual([]);
    }
  }
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
  server,
  browserOf,
}) => {
  const { page, context } = await browserOf(phone);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await signIn(page, server.origin, people.sipho, routes.reports);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const walker = await walkerOf(page, server.origin);
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
