import { assertAccessible } from '../../support/accessible.ts';
import { goOffline, goOnline, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { arrivals } from '../../support/oracles.ts';
import { password, people } from '../../support/sample.ts';
import {
  countToday,
  counter,
  fillSignIn,
  openToCount,
  routes,
  savedSheet,
  submitCount,
} from '../../support/screens.ts';
import { mailsOf } from '../../support/mails.ts';
import { until } from '../../support/until.ts';

test('B11 B12 B14 a second usher sees nothing of the first, whose report goes under the first’s name', async ({
  server,
  network,
  signedIn,
}) => {
  const tablet = await signedIn(people.thabo, routes.myReports);
  const { page } = tablet;
  await openToCount(page, network.origin);
  await countToday(page);
  await goOffline(tablet, network);
  const item = await submitCount(page, 118);
  await page.keyboard.press('Escape');
  await savedSheet(page).waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: /Thabo/ }).click();
  await page.getByRole('menuitem', { name: 'Switch person' }).click();
  // Without a signal it asks first.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch person' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect(page.getByText('1 report of another person waits to be sent.')).toBeVisible();
  await expect(page.getByText('Thabo Nkosi')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('profile');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await goOnline(tablet, network);
  await fillSignIn(page, people.lerato.email, password);
  await expect(page.getByRole('heading', { name: 'My reports' })).toBeVisible();
  await expect(page.getByText('Thabo')).toHaveCount(0);
  await until(async () => (await arrivals(server.dataDir, [item.id])).length === 1, {
    what: 'the first usher’s report',
  });
  await expect(page.getByText('118')).toHaveCount(0);
  await openToCount(page, network.origin);
  await expect(page.getByText('Thabo')).toHaveCount(0);
});

test('S7-036 S7-037 a forgotten password is chosen anew from the mail', async ({
  server,
  browserOf,
}) => {
  const { page } = await browserOf(phone);
  await page.goto(`${server.origin}/sign-in`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('Email address').fill(people.ayanda.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your email.')).toBeVisible();

  const link = await until(
    async () =>
      mailsOf(server)
        .map((mail) => /reset-password\?token=(?:3D)?([\w-]{43})/.exec(mail)?.[1])
        .find((token) => token !== undefined),
    { what: 'the mail' },
  );
  const chosen = 'many waters cannot quench';
  // Somebody else is at the device where the mail is read: the link waits until they made room.
  await page.goto(`${server.origin}/sign-in`);
  await fillSignIn(page, people.fatima.email, password);
  await counter(page, 'Attendance').waitFor();
  await page.goto(`${server.origin}/reset-password?token=${link}`);
  const taken = `You are signed in as ${people.fatima.name}`;
  await page.getByRole('heading', { name: taken }).waitFor();
  await assertAccessible(page, taken);
  await page.getByRole('button', { name: 'Sign out and go on' }).click();
  await page.getByLabel('New password').fill('Password123');
  await page.getByLabel('Repeat the password').fill('Password123');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Many people use this password')).toBeVisible();
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('Repeat the password').fill(chosen);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, people.ayanda.email, chosen);
  await counter(page, 'Attendance').waitFor();
});

test('S2-013 unlock-session opens for the same person, or makes room for another', async ({
  server,
  browserOf,
}) => {
  const { page } = await browserOf();
  await page.goto(`${server.origin}/unlock-session`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await fillSignIn(page, people.fatima.email, password);
  await expect(page.getByLabel('Full name')).toHaveValue(people.fatima.name);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('alert')).toContainText('is not right');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await counter(page, 'Attendance').waitFor();
});
