import { must } from '../../../../src/domain/must.ts';
import { assertNothingBeside, axeFindings } from '../../../support/accessible.ts';
import { goOffline, goOnline, laptop, phone } from '../../../support/chromium.ts';
import { query } from '../../../support/data.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { people } from '../../../support/sample.ts';
import { until } from '../../../support/until.ts';

const list = '/apps/people';

interface Kept {
  id: string;
  phones: object[];
  birth: object;
  list: string;
}

async function keptNamed(dataDir: string, firstName: string): Promise<Kept | undefined> {
  const rows = await query<Kept>(
    dataDir,
    `select id, phone_numbers as phones, birth_date as birth, list_name as list
     from person where first_name = '${firstName}'`,
  );
  expect(rows.length).toBeLessThan(2);
  return rows[0];
}

test('issue 13: a secretary adds somebody on a phone without a network; it arrives once, with their numbers as they are dialled', async ({
  network,
  server,
  signedIn,
}) => {
  const office = await signedIn(people.naledi, list, phone);
  const { page } = office;
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  await page.getByRole('button', { name: 'New person' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await assertNothingBeside(page, 'the directory on a phone');
  const age = page.getByRole('combobox', { name: 'Age', exact: true });
  await expect(age).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(age).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await goOffline(office, network);

  await page.getByRole('button', { name: 'New person' }).click();
  const form = page.getByRole('dialog', { name: 'New person' });
  await form.getByRole('button', { name: 'Add person' }).click();
  await expect(form.getByText('Fill this in')).toBeVisible();
  await form.getByLabel('First name').fill('Naledi');
  await form.getByLabel('Last name').fill('Mokoena');
  await expect(form.getByText('Is this person here already?')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Naledi Mokoena' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await form.getByLabel('First name').fill('Ntombizodwa');
  await form.getByLabel('Last name').fill('van der Byl');
  await form.getByLabel('Church', { exact: true }).selectOption('Soweto');
  await expect(form.getByText('Is this person here already?')).toHaveCount(0);
  await form.getByRole('button', { name: 'Add a phone number' }).click();
  await form.getByLabel('Number', { exact: true }).fill('082 555 014');
  await form.getByRole('group', { name: 'Birthday' }).getByLabel('Month').selectOption('March');
  await expect(form.getByText('A digit is missing or too many. Check the number')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await form.getByLabel('Number', { exact: true }).fill('082 555 0142');
  await form.getByLabel('Kind').selectOption('Work');
  await form.getByLabel('No messages to it').check();
  await form.getByRole('button', { name: 'Add person' }).click();

  await page.getByRole('searchbox', { name: 'Search people' }).fill('ntomb');
  const row = page.getByRole('row').filter({ hasText: 'Ntombizodwa van der Byl' });
  await expect(row).toContainText('Saved on this device');
  await row.getByRole('button', { name: 'Ntombizodwa van der Byl' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ntombizodwa van der Byl' }),
  ).toBeVisible();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expect(page.getByRole('link', { name: '082 555 0142' })).toBeVisible();

  await goOnline(office, network);
  const kept = await until(() => keptNamed(server.dataDir, 'Ntombizodwa'), { what: 'the person' });
  expect(kept).toMatchObject({
    phones: [{ kind: 'work', number: '+27825550142', optOut: true }],
    birth: { month: 3 },
    list: 'van der Byl, Ntombizodwa',
  });
  await expect(page.getByText('Saved on this device')).toHaveCount(0);

  await page.goto(`${page.url()}?tab=history`);
  // Whole but for a part of a pixel, which the scrolling of the strip may leave.
  await expect(page.getByRole('tab', { name: 'History' })).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByText(`${people.naledi.name} added this`)).toBeVisible();
});

test('issue 13: two people change one person; both changes stay, and the history says by whom', async ({
  server,
  signedIn,
}) => {
  const [found] = await query<{ id: string; name: string }>(
    server.dataDir,
    `select p.id, p.first_name || ' ' || p.last_name as name from person p
     join church c on c.tenant_id = p.tenant_id and c.id = p.church_id
     where c.name = 'Soweto' and p.account_id is null and p.occupation is null
       and p.last_name is not null and p.status = 'active' order by p.id limit 1`,
  );
  const person = must(found, 'somebody of Soweto');
  const address = `/pages/profile/${person.id}`;
  const office = await signedIn(people.naledi, address, laptop);
  const admin = await signedIn(people.nomsa, address, laptop);
  const drawer = (page: typeof office.page) => page.getByRole('dialog', { name: person.name });
  for (const { page } of [office, admin]) {
    await page.getByRole('button', { name: 'Edit' }).click();
    await drawer(page).getByLabel('Occupation (optional)').waitFor();
  }
  await drawer(office.page).getByLabel('Occupation (optional)').fill('Beekeeper');
  await drawer(office.page).getByRole('button', { name: 'Save changes' }).click();
  await drawer(admin.page).getByLabel('Languages (optional)').fill('isiXhosa, English');
  await drawer(admin.page).getByRole('button', { name: 'Save changes' }).click();
  for (const { page } of [office, admin]) {
    await expect(page.getByRole('definition').filter({ hasText: 'Beekeeper' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'isiXhosa' })).toBeVisible();
  }
  await office.page.getByRole('tab', { name: 'History' }).click();
  await expect(office.page.getByText('Beekeeper')).toBeVisible();
  await expect(office.page.getByText(`${people.nomsa.name} changed this`)).toBeVisible();
});

test('issue 13: the directory is narrowed by age and by what is missing, and nobody without the right opens it', async ({
  server,
  signedIn,
}) => {
  const [counted] = await query<{ silent: number }>(
    server.dataDir,
    `select count(*)::int as silent from person p
     join church c on c.tenant_id = p.tenant_id and c.id = p.church_id
     join church_group g on g.tenant_id = c.tenant_id and g.id = c.church_group_id
     where g.name = 'Gauteng' and phone_numbers = '[]'`,
  );
  const { silent } = must(counted, 'a count');
  const { page } = await signedIn(people.naledi, list, laptop);
  await page.getByRole('row').nth(1).waitFor();
  const filter = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  await page.getByRole('button', { name: 'More filters' }).click();
  await filter('Details').selectOption('Without a phone number');
  await expect(page.getByText(new RegExp(`of ${silent}$`))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // Of the sample, each child is without a number, and no adult.
  await filter('Age').selectOption('Adult');
  await expect(page.getByText('No results found!')).toBeVisible();
  await page.reload();
  await expect(filter('Age')).toHaveValue('Adult');
  await filter('Age').selectOption('Child');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  const usher = await signedIn(people.lerato, list, phone);
  await expect(usher.page.getByRole('heading', { level: 1, name: 'People' })).toHaveCount(0);
});
