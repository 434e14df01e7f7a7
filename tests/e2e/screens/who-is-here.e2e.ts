import { goOffline, goOnline } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { assertPromisesKept, executed } from '../../support/oracles.ts';
import { isPush, isRefresh, pass, problem } from '../../support/passing.ts';
import { password, people } from '../../support/sample.ts';
import {
  countToday,
  counter,
  delivered,
  routes,
  savedSheet,
  submitCount,
} from '../../support/screens.ts';

test('the vault knows who is here when the browser lost what it had not written down', async ({
  network,
  toCount,
}) => {
  const { page } = await toCount(people.thabo);
  await page.evaluate(() => {
    for (const key of ['accessToken', 'profile', 'tenant']) localStorage.removeItem(key);
  });
  await page.goto(network.origin);
  await expect(counter(page, 'Attendance')).toBeVisible();
  await expect(page).toHaveURL(`${network.origin}${routes.dashboard}`);
  expect(await page.evaluate(() => localStorage.getItem('profile'))).not.toBeNull();
});

test('an expired session: counting goes on, without a network too, and unlocking sends what waits', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const tablet = await toCount(people.thabo);
  const { page } = tablet;
  await countToday(page);
  network.faults((passing) =>
    isPush(passing) || isRefresh(passing) ? problem(401, 'session_expired') : pass,
  );
  const first = await submitCount(page, 91);
  await page.keyboard.press('Escape');
  await savedSheet(page).waitFor({ state: 'hidden' });
  await page.getByText('Sign in again.').waitFor();

  await goOffline(tablet, network);
  await page.getByRole('link', { name: 'Unlock' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  // The right password leads back to counting; the session itself is still over.
  await counter(page, 'Attendance').waitFor();
  await expect(page.getByText('Sign in again.')).toBeVisible();

  network.faults(null);
  await goOnline(tablet, network);
  await page.goto(`${network.origin}/unlock-session`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await delivered(page, first.id);
  await assertPromisesKept(page, server.dataDir, [first], before);
});
