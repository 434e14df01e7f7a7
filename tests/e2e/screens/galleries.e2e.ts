import type { Page } from '@playwright/test';
import { addressOf, galleryPages } from '../../../src/features/gallery/gallery-pages.ts';
import { assertAccessible, assertNothingBeside } from '../../support/accessible.ts';
import { laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

/** Every part, and one of each kind of page: the others are looked at without a browser. */
const sample = new Set(['', 'cards', 'page-layouts/carded/left-sidebar-1/content-scroll']);

/** The router hears what is pushed: the page stays, as it does behind a link. */
async function go(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main div[aria-busy="true"]')).toHaveCount(0);
}

test('S2-095 B41 galleries: heading, no error, nothing beside the page, nothing for axe in colours', async ({
  network,
  knownBrowser,
}) => {
  // All parts at once are much to look at on a busy machine.
  test.setTimeout(240_000);
  const { page } = await knownBrowser(people.sipho, laptop);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.goto(`${network.origin}/ui/cards`);
  await page.getByRole('heading', { name: 'Cards', level: 1 }).waitFor();
  await expect(page).toHaveTitle(/^Cards/);
  for (const gallery of galleryPages.filter(({ path }) => sample.has(path))) {
    await page.setViewportSize(laptop);
    await go(page, addressOf(gallery), gallery.title);
    await assertAccessible(page, addressOf(gallery));
    await page.setViewportSize({ width: 320, height: 800 });
    await assertNothingBeside(page, addressOf(gallery));
  }
  expect(errors).toEqual([]);
  await page.setViewportSize(laptop);
  await page.goto(`${network.origin}/ui`);
  await expect(page.getByRole('region', { name: 'Why line' })).toBeVisible();
  await expect(page.locator('main div[aria-busy="true"]')).toHaveCount(0);
  const where = () => page.evaluate(() => [scrollY, document.activeElement?.tagName]);
  expect(await where(), 'opening takes no focus and does not scroll').toEqual([0, 'BODY']);
});
