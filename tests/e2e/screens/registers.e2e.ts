import type { Page } from '@playwright/test';
import { assertNothingBeside, axeFindings } from '../../support/accessible.ts';
import { goOffline, goOnline, laptop, phone } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { databasesOn, rowsOf } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { until } from '../../support/until.ts';

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
  await form.getByLabel('Meets (optional)').selectOption('Every second week');
  await form.getByRole('button', { name: 'Wed' }).click();
  const schedule = form.getByRole('group', { name: 'When and where it meets' });
  await expect(schedule.getByRole('status')).toContainText('Every second Wednesday at 19:00');
  await form.getByRole('button', { name: 'Add group' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Vilakazi Street cell' });
  await expect(row).toContainText('Saved on this device');

  await page.reload();
  await expect(row).toContainText('Saved on this device');
  await goOnline(office, network);
  await expect(row).not.toContainText('Saved on this device');
  const kept = await query<{ weekdays: number[]; schedule: string }>(
    server.dataDir,
    "select weekdays, schedule from groups where name = 'Vilakazi Street cell'",
  );
  expect(kept).toMatchObject([{ weekdays: [3] }]);
  expect(kept[0]?.schedule).toMatch(/FREQ=WEEKLY;INTERVAL=2;BYDAY=WE$/);

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
  const address = `${list}/${group?.id}?tab=details`;
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
  await expect(office.page.getByText('Zanele Mabaso changed this').first()).toBeVisible();
  await expect(office.page.getByText('Description: nothing → At the Dubes')).toBeVisible();
  expect(await axeFindings(office.page)).toEqual([]);
});

test('issue 12: a leader is added to a group without a network, and arrives once', async ({
  network,
  server,
  signedIn,
}) => {
  const [group] = await query<{ id: string }>(
    server.dataDir,
    "select id from groups where name = 'Diepkloof Extension cell'",
  );
  const office = await signedIn(people.naledi, `${list}/${group?.id}`, laptop);
  const { page } = office;
  await expect(page.getByText('Born from Diepkloof cell')).toBeVisible();
  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Vusi Mkhize' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await axeFindings(page)).toEqual([]);

  await goOffline(office, network);
  await page.getByRole('button', { name: 'Add members' }).click();
  const drawer = page.getByRole('dialog', { name: 'New member' });
  await drawer.getByRole('combobox', { name: 'Person' }).fill('Zanele Mab');
  await drawer.getByRole('option', { name: 'Zanele Mabaso' }).click();
  await drawer.getByLabel('Role').selectOption('Leader');
  await drawer.getByRole('button', { name: 'Add member' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Zanele Mabaso' });
  // The form is there for the next one.
  await expect(drawer.getByRole('combobox', { name: 'Person' })).toHaveValue('');
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(row).toContainText('Saved on this device');
  await expect(page.getByText(/led by Vusi Mkhize, Zanele Mabaso/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 844 });
  await assertNothingBeside(page, 'members at 320 px');
  await page.setViewportSize(laptop);

  await goOnline(office, network);
  await expect(row).not.toContainText('Saved on this device');
  const kept = await query<{ role: string }>(
    server.dataDir,
    `select m.role_key as role from group_membership m
     join person p on p.tenant_id = m.tenant_id and p.id = m.person_id
     where m.group_id = '${group?.id}' and p.first_name = 'Zanele' and p.last_name = 'Mabaso'`,
  );
  expect(kept).toEqual([{ role: 'leader' }]);
});

/** The form drafts of every account that used this browser. */
async function draftsHere(page: Page): Promise<object[]> {
  const caches = (await databasesOn(page)).filter((name) => name.startsWith('cache-'));
  const drafts = await Promise.all(caches.map((name) => rowsOf<object>(page, name, 'formDraft')));
  return drafts.flat();
}

/** A table as a spreadsheet saves it: one line is ready, one has a day that is none, one is here already. */
const table = [
  'Group name;Meets on;Time;Church;Type',
  'Meadowlands cell;Wednesdays;7 pm;Soweto;Cell',
  'Jabavu cell;Sometimes;18h30;Soweto;Cell',
  'Orlando West cell;Thursday;19:00;Soweto;Cell',
].join('\n');

test('issue 12: groups are imported from a file without a network, one mended, arrive once, and are undone', async ({
  network,
  server,
  signedIn,
}) => {
  test.slow();
  const office = await signedIn(people.naledi, list, laptop);
  const { page } = office;
  await page.getByRole('button', { name: 'Orlando West cell' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const looksWell = async (step: string) => {
    expect(await axeFindings(page), step).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    await assertNothingBeside(page, `${step} at 320 px`);
    await page.setViewportSize(laptop);
  };
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('heading', { name: 'Choose a file' }).waitFor();
  await looksWell('the file');
  await goOffline(office, network);
  await page
    .getByLabel('File of groups')
    .setInputFiles({ name: 'cells.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText('5 of 5 matched')).toBeVisible();
  await looksWell('the columns');
  await page.getByRole('button', { name: 'Next: check rows' }).click();
  await expect(
    page.getByText('1 row is ready. 1 to fix. 1 already here, and not added again.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Fix row 3' }).click();
  await looksWell('the lines');
  await page.getByLabel('Meets, row 3').fill('Friday');
  await page.keyboard.press('Enter');

  // The browser may end once the draft is on the disk: it keeps the mended row.
  await until(async () => JSON.stringify(await draftsHere(page)).includes('Friday'), {
    what: 'the mended row on the device',
  });
  await page.reload();
  await expect(page.getByText('2 rows are ready. 1 already here')).toBeVisible();
  await page.getByRole('button', { name: 'Next: import 2 rows' }).click();
  await looksWell('the last step');
  await page.getByRole('button', { name: 'Import 2 groups' }).click();
  await expect(page.getByText('2 groups imported.')).toBeVisible();
  await looksWell('the end');
  const kept = () =>
    query<{ name: string; status: string }>(
      server.dataDir,
      "select name, status from groups where name in ('Meadowlands cell', 'Jabavu cell') order by name",
    );
  expect(await kept()).toEqual([]);
  await goOnline(office, network);
  await expect
    .poll(kept)
    .toEqual(['Jabavu cell', 'Meadowlands cell'].map((name) => ({ name, status: 'active' })));

  await page.getByRole('button', { name: 'Undo the import' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('2 groups imported.')).toBeHidden();
  await expect
    .poll(kept)
    .toEqual(['Jabavu cell', 'Meadowlands cell'].map((name) => ({ name, status: 'archived' })));
});

test('issue 12: a church that moves leaves the open list of who loses it, and comes into that of who gains it', async ({
  server,
  signedIn,
}) => {
  const [paarl] = await query<{ id: string }>(
    server.dataDir,
    "select id from church where name = 'Paarl'",
  );
  const churches = '/apps/churches';
  const north = await signedIn(people.naledi, churches, laptop);
  const west = await signedIn(people.priya, churches, phone);
  const inNorth = north.page.getByRole('button', { name: 'Paarl', exact: true });
  const inWest = west.page.getByRole('button', { name: 'Paarl', exact: true });
  await expect(north.page.getByRole('button', { name: 'Soweto', exact: true })).toBeVisible();
  await expect(inWest).toBeVisible();
  await expect(inNorth).toHaveCount(0);

  const office = await signedIn(people.nomsa, `${churches}/${paarl?.id}?tab=details`, laptop);
  const { page } = office;
  const move = async (group: string) => {
    await page.getByLabel('Church group (optional)').selectOption(group);
    await page.getByRole('button', { name: 'Save changes' }).click();
  };
  await page.getByLabel('Name', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await move('Gauteng');
  await expect(inNorth).toBeVisible();
  await expect(inWest).toHaveCount(0);

  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByRole('button', { name: 'New service' }).click();
  const form = page.getByRole('dialog', { name: 'New service' });
  await form.getByLabel('Name', { exact: true }).fill('Sunrise service');
  await form.getByRole('button', { name: 'Add service' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Sunrise service' })).toContainText(
    'Sunday',
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Report policy' }).click();
  await page.getByLabel('Adults from').fill('5');
  await page.getByRole('button', { name: 'Save report policy' }).click();
  await expect(page.getByText('Adults are older than teens')).toBeVisible();
  await page.getByLabel('Adults from').fill('18');
  await page.getByLabel('Days back').fill('21');
  await page.getByRole('button', { name: 'Save report policy' }).click();
  await expect(page.getByText('Report policy saved')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // As the other tests know it.
  await page.getByRole('tab', { name: 'Settings' }).click();
  await move('Western Cape');
  await expect(inWest).toBeVisible();
  await expect(inNorth).toHaveCount(0);
});
