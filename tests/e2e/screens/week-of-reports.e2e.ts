import type { Page } from '@playwright/test';
import { assertAccessible, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { goOffline, goOnline, laptop, phone, tablet } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { counter, routes, submitButton, delivered } from '../../support/screens.ts';
import { itemsOn } from '../../support/device-store.ts';
import { until } from '../../support/until.ts';

const due = `${routes.reports}?view=church&period=last-week`;
const cellForm = '/apps/groups/cell-ministry/submit-attendance-report';

const marks = (page: Page) => page.getByRole('list', { name: 'Roll call' });

/** From the report's form, by its link. */
async function openRoll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Call the roll by name' }).click();
  await marks(page).getByRole('listitem').first().waitFor();
}

test('issue 14: the office verifies a report in the tree by keyboard, opens it and returns it', async ({
  signedIn,
}) => {
  const office = await signedIn(people.naledi, due, laptop);
  const { page } = office;
  const tree = page.getByRole('treegrid', { name: 'Reports due, by church' });
  await tree.waitFor();
  const keys = tree.getByRole('button', { name: /^Verify the report: / });
  const said = (await keys.first().getAttribute('aria-label')) ?? '';
  const service = said.replace('Verify the report: ', '');
  expect(service).toMatch(/^.+, .+$/);
  const box = page.getByRole('checkbox', { name: `Choose ${service}`, exact: true });
  const row = tree.getByRole('row').filter({ has: box });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Submitted');

  // One row is in the order of Tab; arrows walk from it, and Tab goes into the keys of the row.
  await tree.getByRole('row').nth(1).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return row.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  const key = tree.getByRole('button', { name: said, exact: true });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return key.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Verified');
  await expect(key).toHaveCount(0);

  await row.getByRole('button', { name: `Open the report: ${service}` }).click();
  await page.getByText(/^Verified by Naledi Mokoena/).waitFor();
  await assertAccessible(page, 'a verified report');
  await assertNoSidewaysScroll(office, 'a verified report');
  await page.getByLabel('What to check').fill('Count the overflow tent again');
  await page.getByRole('button', { name: 'Return report' }).click();
  await expect(page.getByText(/^Returned by Naledi Mokoena/)).toBeVisible();
  await page.getByRole('button', { name: 'Take return back' }).click();
  await expect(page.getByRole('button', { name: 'Verify report' })).toBeVisible();
});

test('issue 14: what was due, by church: axe, 320 px, a tablet shows every key of a row', async ({
  signedIn,
}) => {
  const office = await signedIn(people.naledi, due, laptop);
  const { page } = office;
  const tree = page.getByRole('treegrid');
  await tree.waitFor();
  const verify = tree.getByRole('button', { name: /^Verify the report: / }).first();
  const said = (await verify.getAttribute('aria-label')) ?? '';
  const service = said.replace('Verify the report: ', '');
  await page.getByRole('checkbox', { name: `Choose ${service}`, exact: true }).check();
  await page.getByRole('toolbar', { name: 'Chosen reports' }).waitFor();
  await assertAccessible(page, 'what was due');
  // A verified row says by whom in the place of its keys.
  await page.getByRole('button', { name: 'Verify 1', exact: true }).click();
  await expect(tree).toContainText('Verified');
  await page.setViewportSize(tablet);
  const cut = await tree.evaluate((table) => {
    const around = table.parentElement;
    return around === null ? 0 : around.scrollWidth - around.clientWidth;
  });
  expect(cut, 'the part of the tree beside its frame, px').toBeLessThanOrEqual(0);
  await assertNoSidewaysScroll(office, 'what was due');
  // Other tests find the report as it was.
  await page.setViewportSize(laptop);
  // Its row has this key again once the server has taken the verification.
  await tree.getByRole('button', { name: `Open the report: ${service}` }).click();
  await page.getByRole('button', { name: 'Take verification back' }).click();
  await expect(page.getByRole('button', { name: 'Verify report' })).toBeVisible();
});

test('issue 14: a roll is called without a network in under 20 s, fills the report, and arrives', async ({
  network,
  toCount,
}) => {
  const leader = await toCount(people.zanele, phone);
  const { page } = leader;
  await page.goto(`${network.origin}${cellForm}`);
  await counter(page, 'Attendance').waitFor();
  await openRoll(page);
  await goOffline(leader, network);

  const started = performance.now();
  const rows = marks(page).getByRole('listitem');
  const called = await rows.count();
  await rows
    .nth(1)
    .getByRole('button', { name: /: absent$/ })
    .click();
  await page.getByRole('button', { name: 'Rest present' }).click();
  await expect(page.getByText('Everybody is marked')).toBeVisible();
  await page.getByRole('button', { name: 'Next: the report' }).click();
  await expect(counter(page, 'Attendance')).toHaveValue(String(called - 1));
  expect(performance.now() - started, 'ms from the first tap to the report').toBeLessThan(20_000);

  const known = new Set((await itemsOn(page)).map(({ id }) => id));
  await counter(page, 'New converts').fill('0');
  await counter(page, 'Received Holy Spirit').fill('0');
  await submitButton(page).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Saved on this device');
  const report = await until(async () => (await itemsOn(page)).find(({ id }) => !known.has(id)), {
    what: 'the submitted report',
  });
  await goOnline(leader, network);
  await delivered(page, report.id);
  for (const item of await itemsOn(page)) await delivered(page, item.id);
});

test('issue 14: the roll call: keys above the edge of a phone, axe, 320 px, the way back', async ({
  network,
  toCount,
}) => {
  const leader = await toCount(people.zanele, phone);
  const { page } = leader;
  await page.goto(`${network.origin}${cellForm}`);
  await counter(page, 'Attendance').waitFor();
  await openRoll(page);
  // Nothing stands over the keys: the tabs of other pages do not.
  await page.getByRole('button', { name: 'Next: the report' }).click({ trial: true });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await assertAccessible(page, 'the roll call');
  await page.getByRole('button', { name: 'First timer' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a first timer' });
  await assertAccessible(page, 'a first timer');
  await assertNoSidewaysScroll(leader, 'a first timer');
  await page.setViewportSize(phone);
  await sheet.getByLabel('First name').fill('Palesa');
  await sheet.getByText('Female', { exact: true }).click();
  await sheet.getByText('Adult', { exact: true }).click();
  await sheet.getByLabel('Cellphone').fill('072 555 0147');
  // The number that is left asks one thing more; the tap that left it is not lost.
  await sheet.getByRole('button', { name: 'Add Palesa' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect(marks(page).getByRole('listitem').filter({ hasText: 'Palesa' })).toHaveCount(1);
  await assertNoSidewaysScroll(leader, 'the roll call');
  await page.getByRole('button', { name: 'Back' }).click();
  await counter(page, 'Attendance').waitFor();
});

test('issue 14: the attendance of a person on their profile: axe, 320 px', async ({
  network,
  signedIn,
  toCount,
}) => {
  const leader = await toCount(people.zanele, phone);
  await leader.page.goto(`${network.origin}${cellForm}`);
  await openRoll(leader.page);
  const person = await marks(leader.page).getByRole('listitem').first().getAttribute('data-person');
  const path = `/pages/profile/${person}?tab=attendance`;
  const office = await signedIn(people.naledi, path, laptop);
  const { page } = office;
  await expect(page.getByRole('list', { name: 'Meetings of Orlando West cell' })).toBeVisible();
  await assertAccessible(page, 'the attendance of a person');
  await assertNoSidewaysScroll(office, 'the attendance of a person');
});
