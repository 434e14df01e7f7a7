import { assertAccessible } from '../../support/accessible.ts';
import { databasesOn, rowsOf } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { counter } from '../../support/screens.ts';
import type { Item } from '../../../src/store/outbox/item.ts';
import type { Profile } from '../../../src/store/session/profile.ts';

const rolesPage = '/pages/settings/roles';

test('issue 13: an administrator opens the app as an usher would see it, changes nothing, and is back', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.nomsa, rolesPage);
  const before = await databasesOn(page);
  const person = page.getByRole('combobox', { name: 'Person', exact: true });
  await person.fill('Fatima');
  await page.getByRole('option', { name: /Fatima Adams/ }).click();
  await page.getByRole('button', { name: 'Open the app as Fatima would see it' }).click();
  await page.getByRole('button', { name: 'Open the app', exact: true }).click();

  const banner = page.getByText('You see Ibandla as Fatima Adams would.');
  await banner.waitFor();
  await counter(page, 'Attendance').fill('41');
  await page.getByRole('button', { name: 'Submit report' }).click();
  const sentence = 'You see the app as somebody else. Nothing can be changed';
  await expect(page.getByText(sentence).first()).toBeVisible();
  expect(await rowsOf<Item>(page, 'vault', 'items')).toEqual([]);
  await assertAccessible(page, 'an usher’s form as an administrator sees it');
  await page.getByRole('link', { name: 'My reports' }).click();
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  await page.reload();
  await banner.waitFor();

  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('heading', { name: 'Roles and permissions' }).waitFor();
  await expect(banner).toHaveCount(0);
  const profiles = await rowsOf<Profile>(page, 'vault', 'profiles');
  expect(profiles.map(({ user }) => user?.name)).toEqual([people.nomsa.name]);
  expect((await databasesOn(page)).filter((name) => !before.includes(name))).toEqual([]);
});
