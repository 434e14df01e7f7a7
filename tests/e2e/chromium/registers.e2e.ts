import { axeFindings } from '../../support/accessible.ts';
import { goOffline, goOnline, laptop, phone } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const list = '/apps/groups';

test('issue 12: a group that is added without a network waits through a new start, and arrives once', async ({
  network,
  server,
  signedIn,
}) => {
  const office = await signedIn(people.naledi, list, laptop);
  const { page } = office;
  await page.getByRole('button', { name: 'Orlando West cell' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await axeFindings(page)).toEqual([]);

  await goOffline(office, network);
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByText('Fill this in')).toBeVisible();
  await expect(page.getByText('Choose one')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Orlando West cell');
  const form = page.getByRole('region', { name: 'New group' });
  await form.getByLabel('Type').selectOption('Cell');
  await form.getByLabel('Church').selectOption('Soweto');
  await form.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByText('There is a group with this name here')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Vilakazi Street cell');
  await form.getByRole('button', { name: 'Wed' }).click();
  await form.getByRole('button', { name: 'Add group' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Vilakazi Street cell' });
  await expect(row).toContainText('Saved on this device');

  await page.reload();
  await expect(row).toContainText('Saved on this device');
  await goOnline(office, network);
  await expect(row).not.toContainText('Saved on this device');
  const kept = await query<{ weekdays: number[] }>(
    server.dataDir,
    "select weekdays from groups where name = 'Vilakazi Street cell'",
  );
  expect(kept).toEqual([{ weekdays: [3] }]);

  // It leaves the list, and comes back with one key.
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('issue 12: who leads a group changes it on a phone, adds none, and the office sees who did it', async ({
  network,
  server,
  signedIn,
}) => {
  const [group] = await query<{ id: string }>(
    server.dataDir,
    "select id from groups where name = 'Orlando West cell'",
  );
  const address = `${list}/${group?.id}`;
  const leader = await signedIn(people.zanele, address, phone);
  const description = leader.page.getByLabel('Description (optional)');
  await description.fill('At the Dubes, with supper');
  await leader.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(leader.page.getByText('Group saved')).toBeVisible();
  await leader.page.goto(`${network.origin}${list}`);
  await expect(leader.page.getByRole('button', { name: 'Orlando West cell' })).toBeVisible();
  await expect(leader.page.getByRole('button', { name: 'New group' })).toHaveCount(0);

  const office = await signedIn(people.naledi, address, laptop);
  await expect(office.page.getByLabel('Description (optional)')).toHaveValue(
    'At the Dubes, with supper',
  );
  await office.page.getByRole('tab', { name: 'History' }).click();
  await expect(office.page.getByText('Zanele Mabaso changed this')).toBeVisible();
  await expect(office.page.getByText('Description: nothing → At the Dubes')).toBeVisible();
  expect(await axeFindings(office.page)).toEqual([]);
});
