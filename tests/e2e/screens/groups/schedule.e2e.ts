import { axeFindings } from '../../../support/accessible.ts';
import { laptop } from '../../../support/chromium.ts';
import { query } from '../../../support/data.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { people } from '../../../support/sample.ts';

const known = `from groups g join church c on c.tenant_id = g.tenant_id and c.id = g.church_id
  where g.name = 'Family life' and c.name = 'Soweto'`;

test('issue 12: a group without fixed days meets every week, then by a rule of its own; a wrong one is refused at its field', async ({
  server,
  signedIn,
}) => {
  const [group] = await query<{ id: string }>(server.dataDir, `select g.id ${known}`);
  const kept = async () =>
    (await query<{ schedule: string | null }>(server.dataDir, `select g.schedule ${known}`))[0]
      ?.schedule;
  expect(await kept()).toBeNull();
  const { page } = await signedIn(people.naledi, `/apps/groups/${group?.id}?tab=details`, laptop);
  const schedule = page.getByRole('group', { name: 'Meets', exact: true });
  const meets = schedule.getByLabel(/^Meets/);
  const words = schedule.getByRole('status');
  const facts = page.getByRole('banner').or(page.locator('header')).filter({ hasText: 'Section' });
  const lastDay = schedule.getByRole('textbox', { name: 'Last day' });
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family life');
  await expect(meets).toHaveValue('');

  await meets.selectOption('Every week');
  await expect(words).toHaveText(/^Choose at least one day\./);
  await save.click();
  await expect(schedule.getByText('Choose at least one day', { exact: true })).toBeVisible();
  expect(await kept()).toBeNull();
  await schedule.getByRole('button', { name: 'Thu' }).click();
  await expect(words).toHaveText(/^Thursdays at 19:00.*Next: Thu /);
  expect(await axeFindings(page)).toEqual([]);
  await save.press('Enter');
  await expect(page.getByText('Group saved')).toBeVisible();
  await expect(facts).toContainText(/Thursdays at 19:00.*Next: Thu /);
  await expect.poll(kept).toMatch(/FREQ=WEEKLY;BYDAY=TH$/);
  // The keyboard's focus stays at the key, and paper shows no form.
  await expect(save).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(save).toBeHidden();
  await expect(page.locator('dl').getByText('Thursdays at 19:00')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(save).toBeVisible();

  await meets.selectOption('Other');
  await schedule.getByLabel('Every', { exact: true }).selectOption('3');
  await schedule.getByLabel('Weeks or months').selectOption('months');
  await schedule.getByLabel('Which').selectOption('Last');
  await schedule.getByLabel('Day', { exact: true }).selectOption('Sunday');
  await schedule.getByLabel('At', { exact: true }).fill('09:30');
  await expect(words).toHaveText(/^Last Sunday of every third month at 09:30/);
  await schedule.getByRole('radio', { name: 'On a date' }).check();
  await lastDay.fill('2020-01-05');
  // It is looked at when it is left.
  await lastDay.press('Tab');
  await expect(words).toHaveText(/^The last day is before the first meeting\./);
  await save.click();
  const refusal = schedule.getByText('The last day is before the first meeting', { exact: true });
  await expect(refusal).toBeVisible();
  await expect(facts).toContainText('Thursdays at 19:00');
  // A wrong value clears no other field.
  await expect(schedule.getByLabel('At', { exact: true })).toHaveValue('09:30');
  await lastDay.fill('2099-12-31');
  await lastDay.press('Tab');
  await expect(refusal).toHaveCount(0);
  await save.click();
  await expect(words).toHaveText(
    /^Last Sunday of every third month at 09:30, until 31 December 2099/,
  );
  await expect(facts).toContainText(/Last Sunday of every third month at 09:30.*Next: /);
  await expect.poll(kept).toMatch(/FREQ=MONTHLY;INTERVAL=3;UNTIL=20991231T235959;BYDAY=-1SU$/);

  // As the other tests know the group.
  await meets.selectOption('No fixed days');
  await save.click();
  await expect(facts).not.toContainText('Last Sunday');
  await expect.poll(kept).toBeNull();
});
