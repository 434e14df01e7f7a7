import { must } from '../../../../src/domain/must.ts';
import { axeFindings } from '../../../support/accessible.ts';
import { laptop } from '../../../support/chromium.ts';
import { query } from '../../../support/data.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { people } from '../../../support/sample.ts';
import { signIn } from '../../../support/screens.ts';
import { startServer } from '../../../support/server-process.ts';

/** A cell of Soweto that no other test changes, with some of its people. */
async function cellOf(dataDir: string) {
  const rows = await query<{ id: string; name: string; membershipId: string; person: string }>(
    dataDir,
    `select g.id, g.name, m.id as "membershipId", p.first_name || ' ' || p.last_name as person
     from groups g
     join group_membership m on m.tenant_id = g.tenant_id and m.group_id = g.id
     join person p on p.tenant_id = m.tenant_id and p.id = m.person_id
     where g.name = 'Diepkloof cell' and m.status = 'active' and m.role_key = 'member'
     order by person`,
  );
  const [first, second, third] = rows;
  return {
    count: rows.length,
    first: must(first, 'a member'),
    second: must(second, 'a second one'),
    third: must(third, 'a third one'),
  };
}

test('issue 12: a membership ends, and goes on when that is undone', async ({
  server,
  signedIn,
}) => {
  const { first } = await cellOf(server.dataDir);
  const kept = async () => {
    const [row] = await query<{ status: string; leftOn: string | null }>(
      server.dataDir,
      'select status, left_on as "leftOn" from group_membership where id = $1',
      [first.membershipId],
    );
    return row;
  };
  const { page } = await signedIn(people.naledi, `/apps/groups/${first.id}`, laptop);
  await page.getByRole('tab', { name: 'Members' }).click();
  const row = page.getByRole('row').filter({ hasText: first.person });
  await row.getByRole('button', { name: first.person }).click();
  const drawer = page.getByRole('dialog', { name: first.person });
  await drawer.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'End membership' }).click();
  await expect(page.getByText('Member left the group')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await kept())?.status).toBe('left');
  expect((await kept())?.leftOn).not.toBeNull();
  await page.getByRole('button', { name: /^Left \(/ }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: /^Left \(/ }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect.poll(kept).toEqual({ status: 'active', leftOn: null });
});

test('issue 12: a group is split: who is chosen begins the new one, the others stay, and it says where it was born', async ({
  browserOf,
}) => {
  test.slow();
  // On a server of its own: the group has its people back in no other test.
  const server = await startServer();
  try {
    const { count, first, second, third } = await cellOf(server.dataDir);
    const { page } = await browserOf(laptop);
    await signIn(page, server.origin, people.naledi, `/apps/groups/${first.id}`);
    // Its first sync is on the way: until its group is here, there is nothing to split.
    await page.getByRole('button', { name: 'Split' }).click({ timeout: 60_000 });
    const sheet = page.getByRole('dialog', { name: `Split ${first.name}` });
    await sheet.getByRole('button', { name: 'Split group' }).click();
    await expect(sheet.getByText('Fill this in')).toBeVisible();
    await expect(sheet.getByText('Choose who begins the new group')).toBeVisible();
    await sheet.getByLabel('Name of the new group').fill('Baragwanath cell');
    await sheet.getByRole('checkbox', { name: first.person }).check();
    await sheet.getByRole('checkbox', { name: second.person }).check();
    await sheet.getByLabel('Leader of the new group').selectOption(second.person);
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Split group' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baragwanath cell');
    await expect(page.getByText(`Born from ${first.name}`)).toBeVisible();
    await expect(page.getByText(`2 members, led by ${second.person}`)).toBeVisible();
    await page.getByRole('tab', { name: 'Members' }).click();
    const names = page.getByRole('table', { name: 'Members' }).getByRole('button');
    await expect(names).toHaveText([second.person, first.person]);

    await page.goto(`${server.origin}/apps/groups/${first.id}`);
    await page.getByRole('tab', { name: 'Members' }).click();
    await expect(names.filter({ hasText: third.person })).toBeVisible();
    await expect(names.filter({ hasText: first.person })).toHaveCount(0);
    await expect(names.filter({ hasText: second.person })).toHaveCount(0);
    const divided = () =>
      query<{ name: string; count: number }>(
        server.dataDir,
        `select g.name, count(*)::int as count from groups g
         join group_membership m on m.tenant_id = g.tenant_id and m.group_id = g.id
         where m.status = 'active' and (m.role_key = 'member' or g.born_from_group_id = $1)
           and $1 in (g.id, g.born_from_group_id)
         group by g.name order by count`,
        [first.id],
      );
    await expect.poll(divided).toEqual(
      expect.arrayContaining([
        { name: 'Baragwanath cell', count: 2 },
        { name: first.name, count: count - 2 },
      ]),
    );
  } finally {
    await server.remove();
  }
});
