import type { Page } from '@playwright/test';
import { laptop, type TestBrowser } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

const trigger = (page: Page, label: string) => page.locator(`header button[title="${label}"]`);
const panel = (page: Page, label: string) => page.getByRole('dialog', { name: label });

async function upToDate({ page }: TestBrowser): Promise<Page> {
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  return page;
}

async function open(page: Page, label: string) {
  await trigger(page, label).click();
  await panel(page, label).getByRole('list').waitFor();
  return panel(page, label);
}

test('two browsers of one person: what is read or added in one is so in the other', async ({
  signedIn,
}) => {
  const here = await upToDate(await signedIn(people.sipho, routes.reports, laptop));
  const there = await upToDate(await signedIn(people.sipho, routes.reports, laptop));
  const bell = await open(here, 'Notifications');
  await expect(trigger(there, 'Notifications')).toHaveAccessibleName(/\d+ unread/);
  await bell.getByRole('button', { name: 'Mark all read' }).click();
  await expect(trigger(there, 'Notifications')).toHaveAccessibleName('Notifications', {
    timeout: 30_000,
  });
  await bell.getByRole('button', { name: 'Mark as unread' }).first().click();
  await expect(trigger(there, 'Notifications')).toHaveAccessibleName(/^Notifications, 1 unread/, {
    timeout: 30_000,
  });
  await here.keyboard.press('Escape');

  const seen = await open(there, 'Shortcuts');
  const made = await open(here, 'Shortcuts');
  await made.getByRole('button', { name: 'Add a shortcut' }).click();
  await made.getByLabel('Label').fill('Seen in both');
  await made.getByLabel('Link').fill(routes.myReports);
  await made.getByRole('button', { name: 'Save' }).click();
  const tile = seen.getByRole('link', { name: /Seen in both/ });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await made.getByRole('button', { name: /Seen in both/ }).click();
  await made.getByRole('button', { name: 'Delete' }).click();
  await expect(tile).toHaveCount(0, { timeout: 30_000 });
});
