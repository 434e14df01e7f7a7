import { assertAccessible, assertNothingBeside } from '../../support/accessible.ts';
import { controlled, goOffline, goOnline, laptop, phone } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const groups = '/apps/groups';

test('issue 12: a list that is saved without a network is there after a new start, and reaches a second device', async ({
  network,
  server,
  signedIn,
}) => {
  const office = await signedIn(people.naledi, groups, laptop);
  const { page } = office;
  await page.getByRole('button', { name: 'Orlando West cell' }).waitFor();
  await controlled(page);

  // The list of the sample, by keyboard alone.
  const lists = page.getByRole('button', { name: 'Saved lists' });
  await expect(lists).toBeEnabled();
  await lists.press('Enter');
  await expect(page.getByRole('menuitem', { name: /Serving teams/ })).toContainText('Nomsa Zulu');
  await assertAccessible(page, 'the menu of saved lists');
  await page.getByRole('menuitem', { name: /Cells in Soweto/ }).press('Enter');
  const open = page.getByRole('button', { name: 'Saved list: Cells in Soweto' });
  await expect(open).toBeVisible();
  await expect(page).toHaveURL(/only=groupTypeId/);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();

  await goOffline(office, network);
  await page
    .getByRole('search')
    .getByLabel(/^Church/)
    .selectOption('Tshwane');
  await page.getByRole('button', { name: 'Save this list' }).click();
  const sheet = page.getByRole('dialog', { name: 'Save this list' });
  await expect(sheet.getByLabel('Name')).toHaveValue('Tshwane');
  await sheet.getByLabel('Name').fill(' ');
  await sheet.getByRole('button', { name: 'Save list' }).click();
  await expect(sheet.getByText('Give this list a name')).toBeVisible();
  await assertAccessible(page, 'the name of a saved list');
  await sheet.getByLabel('Name').fill('Groups of Tshwane');
  await sheet.getByRole('switch', { name: 'Share with everyone who can see groups' }).click();
  await sheet.getByRole('button', { name: 'Save list' }).click();
  const saved = page.getByRole('button', { name: 'Saved list: Groups of Tshwane' });
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(saved).toBeVisible();

  await goOnline(office, network);
  await expect
    .poll(
      () =>
        query<{ shared: boolean }>(
          server.dataDir,
          "select shared from saved_list where name = 'Groups of Tshwane'",
        ),
      { timeout: 30_000 },
    )
    .toEqual([{ shared: true }]);

  const other = await signedIn(people.nomsa, groups, phone);
  await other.page.getByRole('button', { name: 'Saved lists' }).click();
  const entry = other.page.getByRole('menuitem', { name: /Groups of Tshwane/ });
  await expect(entry).toContainText('Naledi Mokoena');
  await assertNothingBeside(other.page, 'the menu of saved lists on a phone');
  await entry.click();
  await expect(other.page).toHaveURL(/only=churchId/);

  // Deleted, it leaves the other device.
  await saved.click();
  await page.getByRole('menuitem', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await expect(other.page.getByRole('button', { name: 'Saved lists', exact: true })).toBeVisible({
    timeout: 30_000,
  });
});
