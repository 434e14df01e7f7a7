import { axeFindings } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { must } from '../../../src/domain/must.ts';
import { pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';

const list = '/apps/groups';

test('issue 12: a secretary adds a group and renames another without a network, its leader renames it meanwhile: both see what happened', async ({
  network,
  server,
  signedIn,
}) => {
  const [group] = await query<{ id: string; name: string }>(
    server.dataDir,
    "select id, name from groups where name = 'Orlando West cell'",
  );
  const address = `${list}/${group?.id}?tab=details`;
  const office = await signedIn(people.naledi, address, laptop);
  const { page } = office;
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Orlando West cell');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  // The line of the office alone is cut.
  const cookies = await office.context.cookies(network.origin);
  const device = must(
    cookies.find((cookie) => cookie.name === '__Host-device'),
    'the device of the office',
  ).value;
  network.faults(({ headers }) =>
    String(headers['cookie']).includes(device) ? { kind: 'break' } : pass,
  );
  await office.context.setOffline(true);
  await name.fill('Orlando cell of Tuesday');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Group saved')).toBeVisible();
  await page.goto(`${network.origin}${list}`);
  await page.getByRole('button', { name: 'New group' }).click();
  const form = page.getByRole('region', { name: 'New group' });
  await form.getByLabel('Name', { exact: true }).fill('Noordgesig cell');
  await form.getByLabel('Type').selectOption('Cell');
  await form.getByLabel('Church').selectOption('Soweto');
  await form.getByRole('button', { name: 'Add group' }).click();
  const added = page.getByRole('row').filter({ hasText: 'Noordgesig cell' });
  await expect(added).toContainText('Saved on this device');

  const leader = await signedIn(people.zanele, address, phone);
  const leaderName = leader.page.getByLabel('Name', { exact: true });
  await expect(leaderName).toHaveValue('Orlando West cell');
  await leaderName.fill('Dube family');
  await leader.page.getByRole('button', { name: 'Save changes' }).click();
  const nameKept = async () =>
    (
      await query<{ name: string }>(
        server.dataDir,
        `select name from groups where id = '${group?.id}'`,
      )
    )[0]?.name;
  await expect.poll(nameKept).toBe('Dube family');

  network.faults(null);
  await office.context.setOffline(false);
  await expect(added).not.toContainText('Saved on this device');
  await page.goto(`${network.origin}${address}`);
  const clash = page.getByRole('region', { name: 'You and Zanele Mabaso changed this group' });
  await expect(clash).toContainText('Orlando cell of Tuesday');
  await expect(clash).toContainText('Dube family');
  expect(await axeFindings(page)).toEqual([]);
  await clash.getByRole('radio', { name: /Dube family/ }).check();
  await page.getByRole('button', { name: 'Keep what is chosen' }).click();
  await expect(clash).toBeHidden();
  await expect(name).toHaveValue('Dube family');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Name: Orlando West cell → Dube family')).toBeVisible();

  // The leader sees what the office makes of it, on the page that is open.
  await page.getByRole('tab', { name: 'Settings' }).click();
  await name.fill('Orlando West cell');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(leaderName).toHaveValue('Orlando West cell');
  await leader.page.getByRole('tab', { name: 'History' }).click();
  await expect(leader.page.getByText('Naledi')).toBeVisible();

  // As the other tests know the list.
  await page.goto(`${network.origin}${list}`);
  await added.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(added).toHaveCount(0);
});
