import { must } from '../../../../src/domain/must.ts';
import { axeFindings } from '../../../support/accessible.ts';
import { goOffline, goOnline, laptop, phone } from '../../../support/chromium.ts';
import { query } from '../../../support/data.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { people } from '../../../support/sample.ts';

async function cellOf(dataDir: string) {
  const [found] = await query<{
    id: string;
    reports: number;
    last: string;
    lastOn: string;
    people: number;
  }>(
    dataDir,
    `select g.id,
       (select count(*)::int from attendance_report r
        where r.tenant_id = g.tenant_id and r.group_id = g.id and r.status <> 'void') as reports,
       met.attendance::text as last, met.date::text as "lastOn",
       (select count(*)::int from group_membership m
        where m.tenant_id = g.tenant_id and m.group_id = g.id and m.status <> 'left') as people
     from groups g, lateral (
       select r.attendance, r.date from attendance_report r
       where r.tenant_id = g.tenant_id and r.group_id = g.id and r.status <> 'void' and not r.did_not_meet
       order by r.date desc limit 1) met
     where g.name = 'Ivory Park cell'`,
  );
  return must(found, 'the cell');
}

test('issue 12: a group opens with how many came, its newest reports and its people, also without a network', async ({
  server,
  network,
  signedIn,
}) => {
  const cell = await cellOf(server.dataDir);
  const office = await signedIn(people.naledi, `/apps/groups/${cell.id}`, laptop);
  const { page } = office;
  const main = page.getByRole('main');
  const chart = main.getByRole('region', { name: 'Attendance', exact: true });
  await expect(chart.getByLabel(/Attendance went from \d+ to \d+ over/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Members' })).toBeVisible();
  await expect(main.getByRole('button', { name: `Show all ${cell.people} members` })).toBeVisible();
  const recent = main.getByRole('table', { name: 'Recent reports' });
  await expect(recent.getByRole('row')).toHaveCount(7);
  // The newest of all may be of a week in which it did not meet.
  await expect(recent.getByRole('row').filter({ hasText: cell.lastOn })).toContainText(cell.last);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await goOffline(office, network);
  await page.reload();
  await expect(recent.getByRole('row')).toHaveCount(7);
  await chart.getByRole('radio', { name: 'Year' }).check();
  await expect(chart).toContainText('Meetings, last 52 weeks');
  await chart.getByRole('button', { name: 'Show as table' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/tab=reports$/);
  await expect(main.getByRole('heading', { name: `${cell.reports} reports` })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await main.getByRole('button', { name: 'Show all' }).click();
  await expect(main.getByRole('table', { name: 'Members' })).toBeVisible();
  await goOnline(office, network);

  await main.getByRole('link', { name: 'Submit report' }).click();
  await expect(page).toHaveURL(/submit-attendance-report\?group=/);
  await expect(page.getByRole('main')).toContainText('Ivory Park cell');
});

test('issue 12: on cards each group says how many came last and who is in it', async ({
  server,
  signedIn,
}) => {
  const cell = await cellOf(server.dataDir);
  const { page } = await signedIn(people.naledi, '/apps/groups?view=cards&q=ivory', phone);
  const card = page.getByRole('list', { name: 'Groups' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(`Last attendance${cell.last}`);
  await expect(card.getByText(/^Members: /)).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Ivory Park cell' }).click();
  await expect(page).toHaveURL(new RegExp(`/apps/groups/${cell.id}$`));
});

test('issue 12: a church opens with its last Sunday and what is missing; a tab can be linked to', async ({
  server,
  signedIn,
}) => {
  const [church] = await query<{ id: string }>(
    server.dataDir,
    "select id from church where name = 'Tembisa'",
  );
  const address = `/apps/churches/${must(church, 'the church').id}`;
  const { page } = await signedIn(people.naledi, address, laptop);
  const main = page.getByRole('main');
  await expect(main.getByText('Average of 4 Sundays')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Attendance trend', exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'About' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('tab', { name: 'Services' }).click();
  await expect(page).toHaveURL(/tab=services$/);
  await page.reload();
  await expect(main.getByRole('table', { name: 'Services' })).toBeVisible();
  await expect(main.getByRole('tab', { name: 'Services' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
