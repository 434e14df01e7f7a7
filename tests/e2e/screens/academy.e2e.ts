import type { Page } from '@playwright/test';
import { assertAccessible, assertAccessibleEverywhere } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { withoutSignal } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const academy = '/apps/academy';

const course = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`: ${title}`) });
const way = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Way through the course' }).getByRole('button', { name });

test('S1-024 S2-068 B42 Academy by keyboard alone and without any network: found, walked to its end, and taken back', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, beyondTheWorker } = await withoutSignal(browser, network);

  // Never opened on this device before.
  await page.goto(`${network.origin}${academy}`);
  await expect(page.getByRole('list', { name: 'Courses' }).getByRole('listitem')).toHaveCount(18);
  await page.getByRole('searchbox', { name: 'Search courses' }).focus();
  await page.keyboard.type('tablet');
  await expect(page.getByRole('list', { name: 'Courses' }).getByRole('listitem')).toHaveCount(1);
  await course(page, 'Counting with the tablet').press('Enter');
  await expect(page.getByText('7 of 11')).toBeVisible();

  await way(page, 'Next').focus();
  for (let step = 8; step <= 11; step += 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${step} of 11`)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('11 of 11')).toBeVisible();
  await way(page, 'Previous').press('Enter');
  await expect(page.getByText('10 of 11')).toBeVisible();
  await way(page, 'Next').press('Enter');
  // The same place has the key that ends the course.
  await expect(way(page, 'Finish')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Course completed: Counting with the tablet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await course(page, 'Counting with the tablet').press('Enter');
  await expect(page.getByText('11 of 11')).toBeVisible();
  expect(beyondTheWorker).toEqual([]);
});

test('B41 Academy, a course and its steps over it: axe light and dark in each width', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, academy, laptop);
  await course(page, 'Counting with the tablet').press('Enter');
  await expect(page.getByText('7 of 11')).toBeVisible();
  await assertAccessibleEverywhere(page, 'a course');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Steps' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Steps' })).toBeVisible();
  await assertAccessible(page, 'the steps over a course');
});
