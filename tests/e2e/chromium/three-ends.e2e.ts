import { assertAccessible, assertAccessibleEverywhere } from '../../support/accessible.ts';
import { goOffline, goOnline } from '../../support/chromium.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import { query } from '../../support/data.ts';
import { databasesOn, draftsOn, itemsOn, rowsOf } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { arrivals } from '../../support/oracles.ts';
import { password, people } from '../../support/sample.ts';
import { countToday, fillSignIn, routes, savedSheet, submitCount } from '../../support/screens.ts';
import { mailsOf } from '../../support/mails.ts';
import { until } from '../../support/until.ts';
import type { Profile } from '../../../src/store/session/profile.ts';
import { refresh, type SignedIn } from '../../../src/domain/access/session.ts';
import { must } from '../../../src/domain/must.ts';
import type { Passing } from '../../support/fault-proxy.ts';
import { isPush, pass, problem } from '../../support/passing.ts';

test('B17 a device that is revoked sends what is unsent, which an administrator decides about, and then wipes', async ({
  server,
  network,
  signedIn,
  toCount,
}) => {
  const tablet = await toCount(people.thabo);
  const { page, context } = tablet;
  await countToday(page);
  await goOffline(tablet, network);
  const item = await submitCount(page, 64);
  await page.keyboard.press('Escape');
  await savedSheet(page).waitFor({ state: 'hidden' });

  const cookies = await context.cookies(network.origin);
  const device = cookies.find(({ name }) => name === '__Host-device')?.value;
  const nomsa = await signInByApi(server.origin, people.nomsa);
  const [known] = await query<{ shown: string }>(
    server.dataDir,
    'select shown_id as shown from device where id = $1',
    [device],
  );
  const revoked = await fetch(`${server.origin}/api/v1/access/devices/${known?.shown}/revoke`, {
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
  await expect(page.getByText('Your session on this device was ended.')).toBeVisible();
  await assertAccessibleEverywhere(page, 'a device that was revoked');
  await page.goto(`${network.origin}${routes.myReports}`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect(page).toHaveURL(/\/sign-in\?redirectURL=/);

  // Back with their password, its author hears what becomes of it.
  await fillSignIn(page, people.thabo.email, password);
  await expect(page.getByText('Sent, waits for Soweto')).toBeVisible();
  const office = (await signedIn(people.nomsa, routes.reports)).page;
  const notice = office.getByText(`Waiting for you: 1 report by ${people.thabo.name}`);
  // The sample has a report of somebody else that waits too.
  const refuse = office.getByRole('button', { name: 'Refuse…' });
  const his = office.locator('div').filter({ has: notice }).filter({ has: refuse }).last();
  // After the first sync of a church of thousands.
  await notice.waitFor({ timeout: 60_000 });
  await his.getByRole('button', { name: 'Refuse…' }).click();
  await expect(office.getByLabel('Reason. The person who counted reads it')).toBeFocused();
  await office.keyboard.type('Lerato counted it too');
  await assertAccessible(office, 'asked why it is refused');
  await office.getByRole('button', { name: 'Refuse this report' }).click();
  await notice.waitFor({ state: 'hidden' });
  await expect(page.getByText('Refused by Nomsa Zulu: Lerato counted it too')).toBeVisible();
});

const told = (mail: string) =>
  mail.includes(people.lerato.email) && mail.includes('You were signed out on a device');

test('B35 a session that somebody copied ends for both: its person is told, signs in again, and what waited arrives', async ({
  server,
  network,
  toCount,
}) => {
  const tablet = await toCount(people.lerato);
  const { page } = tablet;
  await countToday(page);
  await goOffline(tablet, network);
  const item = await submitCount(page, 65);

  const [profile] = await rowsOf<Profile>(page, 'vault', 'profiles');
  const { session } = must(profile, 'the profile');
  if (session.kind !== 'signedIn') throw new Error(`Lerato is ${session.kind}`);
  const cookies = await tablet.context.cookies(network.origin);
  const device = must(
    cookies.find(({ name }) => name === '__Host-device'),
    'the device',
  );
  const refreshed = async (refreshSecret: string) => {
    const answer = await fetch(`${server.origin}${refresh.path}`, {
      method: refresh.method,
      headers: { 'content-type': 'application/json', cookie: `${device.name}=${device.value}` },
      body: JSON.stringify({ refreshSecret }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as SignedIn;
  };
  // The thief goes on with the copy, and so uses its successor.
  const copied = await refreshed(session.refreshSecret);
  const thief = await refreshed(copied.session.refreshSecret);
  const allowed = () =>
    fetch(`${server.origin}/api/v1/sync`, { headers: bearer(thief) }).then(({ status }) => status);
  expect(await allowed()).toBe(200);

  // Meanwhile the usher's own access has run out: the device asks for a new one with the old secret.
  const isOwn = ({ path, headers }: Passing) =>
    path.startsWith('/api/v1/') && headers['authorization'] === `Bearer ${session.accessToken}`;
  network.faults((passing) => (isOwn(passing) ? problem(401, 'session_expired') : pass));
  await goOnline(tablet, network);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await allowed()).toBe(401);
  await until(() => mailsOf(server).some(told), { what: 'the mail that says so' });
  // Grants are renewed with the session: what the copy had renewed opens nothing here either.
  expect((await itemsOn(page)).map(({ id }) => id)).toEqual([item.id]);
  network.faults(null);
  await page.goto(`${network.origin}${routes.signIn}`);
  await expect(page.getByText('1 report waits for its author to sign in.')).toBeVisible();
  await assertAccessible(page, 'a report waits for its author');
  await fillSignIn(page, people.lerato.email, password);
  await until(async () => (await itemsOn(page)).every(({ state }) => state.kind === 'sent'), {
    what: 'what waited on the device',
  });
  expect(await arrivals(server.dataDir, [item.id])).toHaveLength(1);
});

test('B13 after a sign-out offline nothing of the person can be read, and what was unsent is still delivered', async ({
  server,
  network,
  toCount,
}) => {
  const tablet = await toCount(people.thabo);
  await countToday(tablet.page);
  await goOffline(tablet, network);
  const item = await submitCount(tablet.page, 83);
  await tablet.page.keyboard.press('Escape');
  await savedSheet(tablet.page).waitFor({ state: 'hidden' });
  await tablet.page.goto(`${network.origin}${routes.signOut}`);
  await tablet.page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await tablet.close();

  await tablet.open();
  const { page } = tablet;
  await tablet.context.setOffline(true);
  await page.goto(`${network.origin}${routes.myReports}`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.goBack();
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('83');
  await page.goto(`${network.origin}${routes.signIn}`);
  await expect(page.getByText('1 report of another person waits to be sent.')).toBeVisible();
  expect(await databasesOn(page)).not.toContain(`cache-${item.accountId}`);
  expect(await draftsOn(page)).toEqual([]);
  const [left, ...others] = await rowsOf<Profile>(page, 'vault', 'profiles');
  expect(others).toEqual([]);
  expect(left).toMatchObject({ user: null, grants: [], session: { kind: 'signedOut' } });
  expect(JSON.stringify(left)).not.toMatch(/Thabo|accessToken|refreshSecret/);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toMatch(/Thabo|thabo|"accessToken"/);

  // The first try meets a server in trouble: nobody signs in, and the page tries again.
  let tries = 0;
  network.faults((passing) => {
    if (!isPush(passing)) return pass;
    tries += 1;
    return tries === 1 ? problem(503, 'unavailable') : pass;
  });
  await goOnline(tablet, network);
  await until(
    async () => {
      const [arrived] = await arrivals(server.dataDir, [item.id]);
      return arrived?.author_ids?.includes(item.accountId);
    },
    { what: 'the report of who signed out' },
  );
  expect(tries).toBeGreaterThan(1);
});
