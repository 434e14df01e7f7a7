import type { Church } from '../../../src/domain/churches/entities.ts';
import { assertAccessible, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { bearer, browse, signInByApi } from '../../support/api.ts';
import { goOffline, goOnline, phone, tablet } from '../../support/chromium.ts';
import { cachedRows, databasesOn, draftsOn, itemsOn } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { counter, countToday, delivered, submitCount } from '../../support/screens.ts';
import {
  addUsher,
  claim,
  openAs,
  pins,
  register,
  switchPerson,
  typePin,
  whoIsCounting,
} from '../../support/shared-tablet.ts';
import { until } from '../../support/until.ts';

async function revoke(origin: string, id: string): Promise<void> {
  const admin = await signInByApi(origin, people.naledi);
  const path = `${origin}/api/v1/devices/${id}/revoke`;
  const answer = await fetch(path, { method: 'POST', headers: bearer(admin), body: '{}' });
  expect(answer.status).toBe(202);
}

test('B11 B12 issue 14: two ushers share a tablet by PIN, without a network, and each report goes under its author', async ({
  network,
  visitedBrowser,
}) => {
  const browser = await visitedBrowser(tablet);
  const { page } = browser;
  const { code } = await register(network.origin);
  await claim(page, network.origin, code);
  await expect(page.getByText('Nobody has a PIN here yet')).toBeVisible();
  await assertAccessible(page, 'a tablet without people');
  await addUsher(page, people.thabo, pins.thabo);
  await switchPerson(page);
  await addUsher(page, people.lerato, pins.lerato);
  const lerato = (await signInByApi(network.origin, people.lerato)).user.id;
  await until(async () => (await cachedRows<Church>(page, lerato, 'church')).length > 0, {
    what: 'the churches of the second usher',
  });

  await goOffline(browser, network);
  await switchPerson(page);
  await assertAccessible(page, 'who is counting');
  await page.getByRole('button', { name: 'Add an usher' }).click();
  await expect(page.getByText('Signing in needs a connection.')).toBeVisible();
  await assertAccessible(page, 'the way by password, on a tablet without a network');
  await page.getByRole('button', { name: 'Back to who is counting' }).click();
  await whoIsCounting(page).waitFor();
  await openAs(page, 'Thabo Nkosi', pins.thabo);
  await counter(page, 'Attendance').waitFor();
  await countToday(page);
  const item = await submitCount(page, 57);
  await page.getByRole('button', { name: 'Count the next service' }).click();
  await counter(page, 'Attendance').fill('58');
  await expect(page.getByText('Draft · saved on this device')).toBeVisible();
  await switchPerson(page);
  await expect(page.getByRole('button', { name: /^Thabo Nkosi/ })).toContainText('1 not sent');

  await openAs(page, 'Lerato Dlamini', pins.lerato);
  await counter(page, 'Attendance').waitFor();
  await expect(counter(page, 'Attendance')).not.toHaveValue('58');
  await page.getByRole('link', { name: 'My reports' }).click();
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  await expect(page.getByText('57', { exact: true })).toHaveCount(0);

  await goOnline(browser, network);
  await delivered(page, item.id);
  const author = await signInByApi(network.origin, people.thabo);
  const { data } = await browse(network.origin, author, {});
  expect(data.find(({ attendance }) => attendance === 57)?.authorIds).toEqual([author.user.id]);

  // The session came back with the digits: the server takes what they do now, without a password.
  await switchPerson(page);
  await openAs(page, 'Thabo Nkosi', pins.thabo);
  await counter(page, 'Attendance').waitFor();
  const drafts = await draftsOn(page);
  expect(drafts.filter(({ accountId }) => accountId === author.user.id)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
});

test('B15 wrong digits make wait; nothing of the person is read meanwhile', async ({
  network,
  visitedBrowser,
}) => {
  const browser = await visitedBrowser(phone);
  const { page } = browser;
  const { code } = await register(network.origin);
  await claim(page, network.origin, code);
  await addUsher(page, people.thabo, pins.thabo);
  await switchPerson(page);
  await assertNoSidewaysScroll(browser, 'who is counting');
  await page.setViewportSize(phone);
  for (let left = 4; left > 0; left--) {
    await typePin(page, '480218');
    const tries = left === 1 ? '1 try' : `${left} tries`;
    await expect(page.getByRole('alert')).toContainText(`${tries} left, then 5 minutes’ wait`);
  }
  await typePin(page, '480218');
  await expect(page.getByText(/Too many tries\. Locked, [45]:\d\d to go/)).toBeVisible();
  await assertAccessible(page, 'a locked profile');
  await page.goto(`${network.origin}/apps/churches/submit-attendance-report`);
  await whoIsCounting(page).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('B15 a tablet that nobody touched is locked, also one that was switched off meanwhile', async ({
  network,
  visitedBrowser,
}) => {
  const { page } = await visitedBrowser(tablet);
  const { code } = await register(network.origin, { lockAfter: 2 });
  await claim(page, network.origin, code);
  await addUsher(page, people.thabo, pins.thabo);
  await page.reload();
  await counter(page, 'Attendance').waitFor();
  const longAgo = Date.now() - 3 * 60_000;
  await page.evaluate((at) => localStorage.setItem('lastTouch', String(at)), longAgo);
  await whoIsCounting(page).waitFor();
  await openAs(page, 'Thabo Nkosi', pins.thabo);
  await counter(page, 'Attendance').waitFor();
});

test('B17 a revoked tablet is wiped at its next contact, and what waited there arrives first', async ({
  server,
  network,
  visitedBrowser,
}) => {
  const browser = await visitedBrowser(tablet);
  const { page } = browser;
  const { id, code } = await register(network.origin);
  await claim(page, network.origin, code);
  await addUsher(page, people.thabo, pins.thabo);
  const thabo = (await signInByApi(network.origin, people.thabo)).user.id;
  await goOffline(browser, network);
  await countToday(page);
  const item = await submitCount(page, 63);
  await page.getByRole('button', { name: 'Count the next service' }).click();
  await switchPerson(page);
  await revoke(server.origin, id);
  await goOnline(browser, network);
  await until(async () => !(await databasesOn(page)).includes(`cache-${thabo}`), {
    what: 'the wipe of the tablet',
    within: 60_000,
  });
  expect((await itemsOn(page)).map((one) => one.id)).not.toContain(item.id);
  expect(await page.evaluate(() => localStorage.getItem('tablet'))).toBeNull();
});
