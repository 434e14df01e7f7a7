import { axeFindings } from '../../support/accessible.ts';
import { controlled, goOffline, goOnline, laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { picture } from '../../support/pictures.ts';
import { people } from '../../support/sample.ts';

const settings = '/pages/settings/organisation';

test('issue 13: name and logo are given without a network, arrive, and stand in the menu, folded too', async ({
  network,
  signedIn,
}) => {
  const office = await signedIn(people.nomsa, settings, laptop);
  const { page: here } = office;
  await controlled(here);
  const profile = here.getByRole('form', { name: 'Profile' });
  await profile.getByLabel('Name', { exact: true }).fill('');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(profile.getByText('Fill this in')).toBeVisible();
  expect(await axeFindings(here)).toEqual([]);

  await goOffline(office, network);
  await profile.getByLabel('Name', { exact: true }).fill('Grace Valley Fellowship');
  await profile
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: picture('photo.jpg') });
  await expect(profile.locator('img')).toBeVisible();
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(here.getByText('Saved on this device')).toBeVisible();
  expect(await axeFindings(here)).toEqual([]);
  await goOnline(office, network);

  const menu = here.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByText('Grace Valley Fellowship')).toBeVisible({ timeout: 30_000 });
  await expect(menu.locator('img')).toBeVisible();
  await here.goto(`${network.origin}${settings}?layout=dense`);
  await expect(menu.locator('img')).toBeVisible();
  await expect(menu.locator('img')).toHaveCSS('opacity', '1');

  // The other tests of this server meet the organisation as it was.
  await profile.getByLabel('Name', { exact: true }).fill('Grace Valley');
  await profile.getByRole('button', { name: 'Remove' }).click();
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(menu.locator('img')).toHaveCount(0);
  await expect(menu.getByText('Grace Valley', { exact: true })).toHaveCount(1);
  const card = here.getByRole('region', { name: 'Profile' });
  await expect(card.getByText(/^Saved \d\d:\d\d$/)).toBeVisible({ timeout: 30_000 });
});
