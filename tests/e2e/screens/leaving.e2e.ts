import { assertAccessible } from '../../support/accessible.ts';
import { goOffline, goOnline } from '../../support/chromium.ts';
import { draftsOn, itemsOn, rowsOf } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { password, people } from '../../support/sample.ts';
import {
  count,
  counter,
  countToday,
  delivered,
  fillSignIn,
  submitCount,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import type { Profile } from '../../../src/store/session/profile.ts';
import type { Page } from '@playwright/test';

async function choose(page: Page, item: 'Switch person' | 'Sign out'): Promise<void> {
  await page.getByRole('button', { name: people.thabo.name }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function isSealed(page: Page): Promise<void> {
  await until(
    async () => (await rowsOf<Profile>(page, 'vault', 'profiles')).some(({ seal }) => seal),
    { what: 'the seal of the password' },
  );
}

test('issue 10.32: signing out with a report that was begun counts it and asks first', async ({
  toCount,
}) => {
  const { page } = await toCount(people.thabo);
  await countToday(page);
  await count(page, { Attendance: 72 });
  await choose(page, 'Sign out');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You started 1 report and did not submit it');
  await assertAccessible(page, 'asked before signing out', '[role="alertdialog"]');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(counter(page, 'Attendance')).toHaveValue('72');
  expect(await draftsOn(page)).toHaveLength(1);
  await choose(page, 'Sign out');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('1 report that was not submitted was deleted.')).toBeVisible();
  await page.waitForURL(/\/sign-in/);
  expect(await draftsOn(page)).toEqual([]);
});

test('issue 10.32: who switches without a signal is told, comes back with their password, and counts on', async ({
  network,
  toCount,
}) => {
  const tablet = await toCount(people.thabo);
  const { page } = tablet;
  await isSealed(page);
  await countToday(page);
  await count(page, { Attendance: 72 });
  await goOffline(tablet, network);
  await choose(page, 'Switch person');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You can come back with your password');
  await question.getByRole('button', { name: 'Switch person' }).click();
  await page.waitForURL(/\/sign-in/);
  await fillSignIn(page, people.thabo.email, 'a guess');
  await expect(page.getByRole('alert')).toContainText('This needs a connection');
  await fillSignIn(page, people.thabo.email, password);
  await countToday(page);
  await expect(counter(page, 'Attendance')).toHaveValue('72');
  await expect(page.getByText('Sign in again.')).toBeVisible();
  const item = await submitCount(page, 73);
  await goOnline(tablet, network);
  // Their counts go by their own key, as those of any expired person do.
  await delivered(page, item.id);
  expect(await itemsOn(page)).toHaveLength(1);
});
