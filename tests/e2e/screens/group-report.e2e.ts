import { axeFindings } from '../../support/accessible.ts';
import { goOffline, goOnline, laptop, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { count, counter, delivered, routes, submitCount } from '../../support/screens.ts';

const cellReports = '/apps/groups/cell-ministry/attendance-reports';
const cellForm = '/apps/groups/cell-ministry/submit-attendance-report';

test('S3-015 S3-016 a leader reports their cell without a network, and its offering reaches the administrator alone', async ({
  network,
  signedIn,
  toCount,
}) => {
  // The report that is due is what a leader's app opens on.
  const leader = await toCount(people.zanele, phone);
  const { page } = leader;
  await expect(page.getByText('Soweto · Orlando West cell')).toBeVisible();
  for (const word of ['First timers', 'New converts', 'Received Holy Spirit']) {
    await expect(counter(page, word)).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);

  await goOffline(leader, network);
  await count(page, { 'First timers': 2, 'New converts': 1, 'Received Holy Spirit': 0 });
  const offering = page.getByLabel('Offering');
  await offering.fill('1 240.5.0');
  await expect(page.getByText('Enter Rand and cents, such as 1 240,50')).toBeVisible();
  await offering.fill('1240');
  await offering.blur();
  await expect(offering).toHaveValue(/^R\s1\s240,00$/);
  const item = await submitCount(page, 14);
  await page.getByRole('link', { name: 'See my reports' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Orlando West cell, Cell meeting' });
  await expect(row.first()).toContainText('Saved on this device');
  await goOnline(leader, network);
  await delivered(page, item.id);
  await expect(row.first()).toContainText('Sent');

  const office = await signedIn(people.naledi, cellReports, laptop);
  // Other cells met on the same evening.
  const first = office.page.getByRole('row').filter({ hasText: 'Orlando West cell' }).first();
  await expect(first).toContainText(/R\s1\s240,00/);
  const heads = await office.page.getByRole('columnheader').allTextContents();
  expect(heads.slice(0, 9)).toEqual([
    'Date',
    'Church',
    'Group',
    'Service',
    'Attendance',
    'First timers',
    'New converts',
    'Received Holy Spirit',
    'Offering',
  ]);
  // Services of the church are in a list of their own.
  await office.page.goto(`${network.origin}${routes.reports}`);
  await expect(office.page.getByRole('row').nth(1)).toBeVisible();
  await expect(office.page.getByText('Cell meeting')).toHaveCount(0);
});

test('a cell that did not meet says why; what cannot be is stopped in words', async ({
  network,
  toCount,
}) => {
  const { page } = await toCount(people.zanele, phone);
  await page.goto(`${network.origin}${cellForm}`);
  await counter(page, 'Attendance').waitFor();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Date/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Today', exact: true }).click();
  await count(page, { Attendance: 9, 'First timers': 12 });
  await page.getByRole('button', { name: 'Submit report' }).click();
  await expect(
    page
      .getByText('First timers cannot be more than the attendance of 9.', { exact: false })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'The meeting did not take place' }).click();
  await expect(page.getByLabel('Offering')).toHaveCount(0);
  await page.getByLabel('Why?').fill('Load shedding');
  await page.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/Saved|Sent/);
  await page.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Did not meet' }).first();
  await expect(row).toContainText('Orlando West cell');
  await expect(row).toContainText('Sent');
});
