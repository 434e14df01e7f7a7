import { goOffline, goOnline } from '../../support/chromium.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import { query } from '../../support/data.ts';
import { databasesOn, itemsOn, rowsOf } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { arrivals } from '../../support/oracles.ts';
import { people } from '../../support/sample.ts';
import {
  countToday,
  routes,
  savedSheet,
  signInToCount,
  submitCount,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import type { Profile } from '../../../src/store/session.ts';

test('B17 a device that is revoked sends what is unsent, which an administrator decides about, and then wipes', async ({
  server,
  network,
  browserOf,
}) => {
  const tablet = await browserOf();
  const { page, context } = tablet;
  await signInToCount(page, network.origin, people.thabo);
  await countToday(page);
  await goOffline(tablet, network);
  const item = await submitCount(page, 64);
  await page.keyboard.press('Escape');
  await savedSheet(page).waitFor({ state: 'hidden' });

  const cookies = await context.cookies(network.origin);
  const device = cookies.find(({ name }) => name === '__Host-device')?.value;
  const nomsa = await signInByApi(server.origin, people.nomsa);
  const revoked = await fetch(`${server.origin}/api/v1/access/devices/${device}/revoke`, {
    method: 'POST',
    headers: bearer(nomsa),
    body: '{}',
  });
  expect(await revoked.json()).toEqual({ people: 1 });

  await goOnline(tablet, network);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await until(async () => (await arrivals(server.dataDir, [item.id])).length === 1, {
    what: 'the report of the revoked device',
  });
  const [held] = await query<{ author: string; status: string }>(
    server.dataDir,
    'select author_name as author, status from held_mutation where id = $1',
    [item.id],
  );
  expect(held).toEqual({ author: people.thabo.name, status: 'waiting' });
  await until(async () => (await rowsOf<Profile>(page, 'vault', 'profiles')).length === 0, {
    what: 'the end of the profile',
  });
  expect(await itemsOn(page)).toEqual([]);
  expect(await databasesOn(page)).not.toContain(`cache-${item.accountId}`);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('profile');
  await page.goto(`${network.origin}${routes.myReports}`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect(page).toHaveURL(/\/sign-in\?redirectURL=/);
});
