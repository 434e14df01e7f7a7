import type { Page } from '@playwright/test';
import { addressOf, galleryPages } from '../../../src/features/gallery/gallery-pages.ts';
import { assertAccessible, assertNothingBeside } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { signIn } from '../../support/screens.ts';

/** One of each kind of page, for a look with real colours and sizes. */
const sample = new Set([
  'material-components',
  'cards',
  'colors',
  'datatable',
  'forms/fields',
  'typography',
  'icons/material-twotone',
  'page-layouts/carded/left-sidebar-1/content-scroll',
  'page-layouts/simple/right-sidebar-2/inner-scroll',
]);

/** The router hears what is pushed: the page stays, as it does behind a link. */
async function go(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

test('S2-095 B41 every gallery: its heading, no error, nothing beside the page; a sample before axe', async ({
  network,
  browserOf,
}) => {
  test.setTimeout(180_000);
  const { page } = await browserOf(laptop);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await signIn(page, network.origin, people.sipho, '/ui/cards');
  await page.getByRole('heading', { name: 'Cards', level: 1 }).waitFor();
  await expect(page).toHaveTitle(/^Cards/);
  for (const gallery of galleryPages) {
    await page.setViewportSize(laptop);
    await go(page, addressOf(gallery), gallery.title);
    await page.setViewportSize({ width: 320, height: 800 });
    await assertNothingBeside(page, gallery.path);
    if (!sample.has(gallery.path)) continue;
    for (const size of [laptop, phone]) {
      await page.setViewportSize(size);
      await assertAccessible(page, gallery.path);
    }
  }
  expect(errors).toEqual([]);
});
