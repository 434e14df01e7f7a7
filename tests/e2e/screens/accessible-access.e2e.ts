import { assertAccessible, assertAccessibleEverywhere } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

test('B41 the pages about an account: empty, wrong, sent, offline', async ({
  network,
  visitedBrowser,
}) => {
  const { page, context } = await visitedBrowser(laptop);
  const wrongAt = async (path: string, button: string, sentence: string) => {
    await page.goto(`${network.origin}${path}`);
    await page.getByRole('button', { name: button }).waitFor();
    await assertAccessible(page, path);
    await page.getByRole('button', { name: button }).click();
    await page.getByText(sentence).waitFor();
    await assertAccessible(page, `${path}, wrong`);
  };
  await wrongAt('/sign-up', 'Create account', 'Enter your email address');
  await wrongAt(
    '/reset-password?token=guessed',
    'Save the password',
    'Choose a password with 10 characters or more',
  );
  await wrongAt(
    '/reset-password?token=guessed&new=yes',
    'Save the password',
    'Choose a password with 10 characters or more',
  );
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('New password').fill('many waters cannot quench');
  await page.getByLabel('Repeat the password').fill('many waters cannot quench');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByText('This link was used or is too old').waitFor();
  await assertAccessible(page, 'a link that is too old');
  await page.goto(`${network.origin}/confirmation-required`);
  await page.getByRole('heading').first().waitFor();
  await assertAccessible(page, 'confirmation required');
  await wrongAt('/forgot-password', 'Send the link', 'Enter your email address');
  await page.getByLabel('Email address').fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Check your email.').waitFor();
  await assertAccessible(page, 'forgot-password, sent');
  await page.goto(`${network.origin}/forgot-password`);
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  await context.setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await assertAccessible(page, 'forgot-password, offline');
});

test('B41 unlock: open, wrong, offline', async ({ network, toCount }) => {
  const { page, context } = await toCount(people.ayanda, phone);
  await page.goto(`${network.origin}/unlock-session`);
  await page.getByLabel('Password', { exact: true }).waitFor();
  await assertAccessibleEverywhere(page, 'unlock');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('alert').waitFor();
  await assertAccessibleEverywhere(page, 'unlock, wrong');
  await context.setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await assertAccessible(page, 'unlock, offline');
  await page.getByRole('button', { name: 'Go on counting' }).click();
  await expect(page).toHaveURL(`${network.origin}${routes.dashboard}`);
});
