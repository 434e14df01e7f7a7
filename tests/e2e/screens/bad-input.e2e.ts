import { must } from '../../../src/domain/must.ts';
import { assignRole, endRole } from '../../../server/access/roles/access-scopes.ts';
import { inTenant } from '../../../server/database/tenant.ts';
import { asServer, query } from '../../support/data.ts';
import { draftsOn, itemsOn } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { arrivals } from '../../support/oracles.ts';
import { people } from '../../support/sample.ts';
import {
  chooseOption,
  countToday,
  counter,
  delivered,
  openContext,
  routes,
  submitButton,
  submitCount,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';

const unreadable: [what: string, typed: string, sentence: string][] = [
  ['a negative number', '-3', 'Enter 0 or more'],
  ['a decimal', '12.5', 'Enter a whole number, without decimals'],
  ['pasted text', 'about forty', 'Enter the number in digits, such as 42'],
  ['a thousand million', '1000000000', 'This is more than 999 999. Check the number'],
  ['an emoji', '😀', 'Enter the number in digits, such as 42'],
];

test('B43 what cannot be a count says at the field what to do, and nothing entered is lost', async ({
  toCount,
}) => {
  const { page } = await toCount(people.ayanda);
  await counter(page, 'Adults').fill('31');
  for (const [what, typed, sentence] of unreadable) {
    await test.step(what, async () => {
      await counter(page, 'Attendance').fill(typed);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await submitButton(page).click();
      await expect(page.getByText(/to fix before you can submit/)).toBeVisible();
      await page.getByRole('link', { name: sentence }).click();
      await expect(counter(page, 'Attendance')).toBeFocused();
      await expect(counter(page, 'Attendance')).toHaveValue(typed);
      await expect(counter(page, 'Adults')).toHaveValue('31');
    });
  }
  expect(await itemsOn(page)).toEqual([]);
  // Mended, it goes; spaces between thousands are read.
  await counter(page, 'Attendance').fill('1 0 4');
  await expect(page.getByText(/to fix before you can submit/)).toBeHidden();
});

test('a date that does not exist, or is still to come, says so and is not taken', async ({
  toCount,
}) => {
  const { page } = await toCount(people.ayanda);
  await openContext(page, 'Date');
  const dialog = page.getByRole('dialog');
  const typed = dialog.getByRole('textbox');
  for (const [date, sentence] of [
    ['2026-02-30', 'This day does not exist. Check the date'],
    ['2199-01-01', 'This date is still to come. Choose today or an earlier date'],
    ['last Sunday', 'Write the date as yyyy-MM-dd, such as 2026-11-22'],
  ] as const) {
    await typed.fill(date);
    await typed.press('Enter');
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(dialog).toBeVisible();
  }
});

test('a service removed meanwhile: the report needs attention, keeps its numbers and goes when mended', async ({
  server,
  network,
  toCount,
}) => {
  const { page } = await toCount(people.ayanda);
  await countToday(page);
  await network.cut();
  const item = await submitCount(page, 44);
  const { serviceId } = item.args as { serviceId: string };
  const setStatus = (status: string) =>
    query(server.dataDir, 'update service set status = $2 where id = $1', [serviceId, status]);
  await setStatus('removed');
  try {
    await network.restore();
    await page.goto(`${network.origin}${routes.myReports}`);
    await expect(page.getByText('Needs attention')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('This service was removed. Choose another')).toBeVisible();
    await page.getByRole('button', { name: /^Fix report/ }).click();
    await expect(counter(page, 'Attendance')).toHaveValue('44');
    expect(await arrivals(server.dataDir, [item.id])).toEqual([]);
  } finally {
    await setStatus('active');
  }
  await submitButton(page).click();
  await delivered(page, item.id);
});

test('a church the usher has just lost: the form says so and keeps the numbers', async ({
  server,
  toCount,
}) => {
  const { page } = await toCount(people.thabo);
  await chooseOption(page, 'Church', 'Soweto');
  await countToday(page);
  await counter(page, 'Attendance').fill('58');
  const draft = await until(async () => (await draftsOn(page))[0], { what: 'the draft' });
  const [role] = await query<{ id: string; tenant_id: string; scope_id: string }>(
    server.dataDir,
    `select id, tenant_id, scope_id from role_assignment
     where account_id = $1 and scope_id = $2 and ended_at is null`,
    [draft.accountId, draft.churchId],
  );
  const { id, tenant_id: tenant, scope_id: scopeId } = must(role, 'the role over this church');
  await asServer(server.dataDir, (pool) => inTenant(pool, tenant, (tx) => endRole(tx, id)));
  try {
    // Back to the app, as from the lock screen: it looks what is new.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/no longer yours to count/).first()).toBeVisible({
      timeout: 30_000,
    });
    const kept = await draftsOn(page);
    expect(kept.map(({ values }) => values.attendance)).toContain(58);
    await expect(counter(page, 'Attendance')).toHaveValue('58');
  } finally {
    const again = {
      id: crypto.randomUUID(),
      accountId: draft.accountId,
      role: 'Usher' as const,
      scope: 'church' as const,
      scopeId,
    };
    await asServer(server.dataDir, (pool) => inTenant(pool, tenant, (tx) => assignRole(tx, again)));
  }
});
