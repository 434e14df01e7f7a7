import type { Locator, Page } from '@playwright/test';
import { addDays, dateInZone } from '../../../src/domain/values/dates/local-date.ts';
import { axeFindings } from '../../support/accessible.ts';
import { browse, signInByApi } from '../../support/api.ts';
import { goOffline, goOnline, laptop, type TestBrowser } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { isPush } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import {
  chooseOption,
  count,
  counter,
  delivered,
  routes,
  submitCount,
} from '../../support/screens.ts';

/** A week ago: before everything that the tests report. */
const aWeekAgo = () => addDays(dateInZone(new Date(), 'Africa/Johannesburg'), -7);

interface Counted extends Record<string, number> {
  Attendance: number;
}

/** Counts the service on a device of their own, and waits until the server has it. */
async function reportAs(
  { page }: TestBrowser,
  origin: string,
  /** One that nobody has reported this week, and each test one of its own. */
  service: string,
  counts: Counted,
  church?: string,
) {
  if (church) await chooseOption(page, 'Church', new RegExp(church));
  await chooseOption(page, 'Service', new RegExp(service));
  const { Attendance, ...others } = counts;
  await count(page, others);
  const item = await submitCount(page, Attendance);
  await delivered(page, item.id);
  await page.goto(`${origin}${routes.myReports}`);
  return item;
}

const row = (page: Page, service: string, state: string) =>
  page.getByRole('listitem').filter({ hasText: service }).filter({ hasText: state }).first();
const sheet = (page: Page) =>
  page.getByRole('dialog', { name: 'Two reports for the same service' });

const more = (words: Locator) => words.getByRole('button', { name: /^More:/ }).click();

test('two reports differ: one usher decides without a network, both read what was decided', async ({
  server,
  network,
  toCount,
}) => {
  const [thabo, lerato] = [await toCount(people.thabo), await toCount(people.lerato)];
  await reportAs(thabo, network.origin, 'Youth service', {
    Attendance: 61,
    Males: 29,
    Females: 32,
  });
  await reportAs(lerato, network.origin, 'Youth service', {
    Attendance: 68,
    Males: 31,
    Females: 37,
  });
  // Live: the first usher's list says so by itself.
  await expect(row(thabo.page, 'Youth service', 'Conflict')).toContainText(
    'Lerato Dlamini also submitted this.',
  );

  await goOffline(thabo, network);
  await row(thabo.page, 'Youth service', 'Conflict')
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(sheet(thabo.page).getByRole('row', { name: /Attendance/ })).toHaveText(
    /Differs: Attendance61\+768/,
  );
  await sheet(thabo.page).getByRole('button', { name: 'Keep Lerato’s (68)' }).click();
  await expect(row(thabo.page, 'Youth service', 'Saved on this device')).toContainText(
    'Your decision.',
  );
  await expect(row(thabo.page, 'Youth service', 'Conflict')).toHaveCount(0);

  await goOnline(thabo, network);
  await expect(row(thabo.page, 'Youth service', 'Sent')).toContainText(
    'You kept the report by Lerato Dlamini.',
  );
  await expect(row(thabo.page, 'Youth service', 'Sent')).toContainText('68');
  await expect(row(lerato.page, 'Youth service', 'Sent')).toContainText(
    'Thabo Nkosi kept your report.',
  );

  const nomsa = await signInByApi(server.origin, people.nomsa);
  const { data } = await browse(server.origin, nomsa, { results: 100 });
  const found = data.filter(
    ({ attendance, serviceName, authorIds }) =>
      attendance === 68 && serviceName === 'Youth service' && authorIds.length === 2,
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ openVersions: 0, males: 31 });
});

test('B42 an administrator compares in the list, number by number, with the keyboard alone', async ({
  network,
  signedIn,
  toCount,
}) => {
  const [thabo, lerato] = [await toCount(people.thabo), await toCount(people.lerato)];
  const counts = { Attendance: 51, Adults: 40, Children: 11, Males: 20, Females: 31 };
  await reportAs(thabo, network.origin, 'Prayer evening', counts);
  await reportAs(lerato, network.origin, 'Prayer evening', {
    ...counts,
    Adults: 42,
    Children: 9,
    Males: 24,
    Females: 27,
  });
  const { page } = await signedIn(people.naledi, routes.reports, laptop);
  const compare = page.getByRole('button', { name: /^Compare the two reports: Prayer evening/ });
  await compare.first().focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);

  await sheet(page).getByRole('button', { name: 'Edit before keeping' }).focus();
  await page.keyboard.press('Enter');
  const theirs = sheet(page).getByRole('radio', { name: /^Males, .*24/ });
  await sheet(page)
    .getByRole('radio', { name: /^Males, .*20/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(theirs).toBeChecked();
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  await sheet(page).getByRole('spinbutton', { name: 'Attendance' }).fill('');
  await expect(
    sheet(page).getByText('Enter the attendance', { exact: false }).first(),
  ).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: /^Keep these numbers/ })).toBeDisabled();
  await sheet(page).getByRole('spinbutton', { name: 'Attendance' }).fill('51');
  await sheet(page).getByRole('button', { name: 'Keep these numbers (51)' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(compare).toHaveCount(0);
  for (const usher of [thabo, lerato]) {
    await expect(row(usher.page, 'Prayer evening', 'Sent')).toContainText(
      'Naledi Mokoena put the two reports together.',
    );
  }
});

test('two decide without knowing of each other: one holds, the other is told who', async ({
  network,
  toCount,
}) => {
  const [thabo, lerato] = [await toCount(people.thabo), await toCount(people.lerato)];
  const service = 'Second service';
  await reportAs(thabo, network.origin, service, { Attendance: 411 });
  await reportAs(lerato, network.origin, service, { Attendance: 418 });
  await expect(row(thabo.page, service, 'Conflict')).toBeVisible();
  // Only the first device has no signal.
  await thabo.context.setOffline(true);
  await row(thabo.page, service, 'Conflict')
    .getByRole('button', { name: /^Compare/ })
    .click();
  await sheet(thabo.page).getByRole('button', { name: 'Keep mine (411)' }).click();
  await expect(row(thabo.page, service, 'Saved on this device')).toBeVisible();
  await row(lerato.page, service, 'Conflict')
    .getByRole('button', { name: /^Compare/ })
    .click();
  const add = sheet(lerato.page).getByRole('button', { name: 'Two doors? Add them (829)' });
  await add.click();
  // Issue 10.41: nothing is decided yet.
  await sheet(lerato.page).getByRole('button', { name: 'Undo' }).click();
  await add.click();
  await sheet(lerato.page).getByRole('button', { name: 'Save now' }).click();
  await expect(row(lerato.page, service, 'Sent')).toContainText('You added the two reports up.');

  await thabo.context.setOffline(false);
  const late = row(thabo.page, service, 'Needs attention');
  await expect(late).toContainText('Lerato Dlamini has decided already');
  await expect(row(thabo.page, service, 'Sent')).toContainText(
    'Lerato Dlamini added the two reports up.',
  );
  await late.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(late).toHaveCount(0);
  await expect(row(thabo.page, service, 'Sent')).toContainText('829');
});

test('a report that was sent is changed, and deleted with a reason, by its author', async ({
  server,
  network,
  toCount,
}) => {
  const thabo = await toCount(people.thabo);
  const { page } = thabo;
  const service = 'First service';
  await reportAs(thabo, network.origin, service, { Attendance: 45 }, 'Tshwane');
  const counted = (attendance: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `Tshwane, ${service}` })
      .filter({ hasText: attendance });
  const sent = counted('45');
  await more(sent);
  await page.getByRole('menuitem', { name: 'Change' }).click();
  await expect(counter(page, 'Attendance')).toHaveValue('45');
  const changed = await submitCount(page, 46, 'A family came late');
  await delivered(page, changed.id);
  await page.goto(`${network.origin}${routes.myReports}`);
  const now = counted('46');
  await expect(now).toContainText('Sent');
  await expect(sent).toHaveCount(0);

  await more(now);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this report?' });
  await expect(asked).toContainText('46 people');
  await asked.getByLabel('Why?').fill('Counted for the wrong day');
  await asked.getByRole('button', { name: 'Delete report' }).click();
  await expect(now).toHaveCount(0);
  const sentPushes = () => network.seen.filter(isPush).map(({ body }) => body.toString());
  await expect.poll(() => sentPushes().join()).toContain('"reason":"Counted for the wrong day"');
  const nomsa = await signInByApi(server.origin, people.nomsa);
  await expect
    .poll(async () => {
      const { data } = await browse(server.origin, nomsa, { from: aWeekAgo() });
      return data.filter(({ attendance }) => attendance === 46 || attendance === 45).length;
    })
    .toBe(0);
});
