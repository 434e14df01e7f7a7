import { cachedRows, databasesOn, draftsOn, itemsOn } from '../../support/device-store.ts';
import { signInByApi } from '../../support/api.ts';
import { expect, test } from '../../support/fixtures.ts';
import { assertPromisesKept, executed } from '../../support/oracles.ts';
import { isPush, pass } from '../../support/passing.ts';
import { people, password } from '../../support/sample.ts';
import {
  countToday,
  counter,
  delivered,
  fillSignIn,
  routes,
  submitCount,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';

test('B11 B12 B13 the second usher at a tablet sees nothing of the first, whose report still arrives', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const { page } = await toCount(people.thabo);
  const thabo = (await signInByApi(server.origin, people.thabo)).user.id;
  await countToday(page);
  network.faults((passing) =>
    isPush(passing) ? { kind: 'answer', status: 502, body: 'Bad gateway' } : pass,
  );
  const item = await submitCount(page, 71);
  await page.getByRole('button', { name: 'Count the next service' }).click();
  await counter(page, 'Attendance').fill('72');
  await expect(page.getByText('Draft · saved on this device')).toBeVisible();

  await page.goto(`${network.origin}${routes.signOut}`);
  await page.waitForURL(/\/sign-in/);
  // B13: secrets and everything that could be read are gone; the unsent report is not.
  await until(async () => !(await databasesOn(page)).includes(`cache-${thabo}`), {
    what: 'the wipe of the first person’s cache',
  });
  expect(await draftsOn(page)).toEqual([]);
  expect((await itemsOn(page)).map(({ id }) => id)).toEqual([item.id]);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  await fillSignIn(page, people.fatima.email, password);
  await counter(page, 'Attendance').waitFor();
  await page.goto(`${network.origin}${routes.myReports}`);
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  await expect(page.getByText('Soweto')).toHaveCount(0);
  await expect(page.getByText('71', { exact: true })).toHaveCount(0);
  const fatima = (await signInByApi(server.origin, people.fatima)).user.id;
  const churches = await cachedRows<{ name: string }>(page, fatima, 'church');
  expect(churches.map(({ name }) => name)).toEqual(['Khayelitsha']);

  // B12, O3: it goes, under the name of the one who counted.
  network.faults(null);
  await page.reload();
  await until(
    async () =>
      (await itemsOn(page)).every(({ id, state }) => id !== item.id || state.kind === 'sent'),
    { what: 'the delivery', within: 45_000 },
  );
  await assertPromisesKept(page, server.dataDir, [item], before);
});

test('B14 the back button after signing out shows nothing', async ({ network, toCount }) => {
  const { page } = await toCount(people.thabo);
  const item = await submitCount(page, 73);
  await delivered(page, item.id);
  await page.goto(`${network.origin}${routes.myReports}`);
  await page.goto(`${network.origin}${routes.signOut}`);
  await page.waitForURL(/\/sign-in/);
  await page.goBack();
  await page.waitForURL(/\/sign-in/);
  await expect(page.getByText('Soweto')).toHaveCount(0);
});
