import type { Page } from '@playwright/test';
import { addDays, dateInZone } from '../../../src/domain/values/dates/local-date.ts';
import {
  assertAccessible,
  assertNoSidewaysScroll,
  assertNothingBeside,
  setTextSize,
} from '../../support/accessible.ts';
import { laptop, phone, type TestBrowser } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import {
  chooseOption,
  count,
  counter,
  delivered,
  nextService,
  openContext,
  routes,
  submitButton,
  submitCount,
} from '../../support/screens.ts';

const cellReports = '/apps/groups/cell-ministry/attendance-reports';
const large = 2;

/** A day that no other test reports. */
const quietDay = (daysAgo: number) =>
  addDays(dateInZone(new Date(), 'Africa/Johannesburg'), -daysAgo);

const compare = (page: Page) => page.getByRole('button', { name: /^Compare/ }).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** One of two people who count the same service, and not the same numbers. */
async function reportAs(
  { page }: TestBrowser,
  origin: string,
  { date, attendance }: { date: string; attendance: number },
) {
  await chooseOption(page, 'Service', /First service/);
  await openContext(page, 'Date');
  await dialog(page).getByLabel('Date').fill(date);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  await counter(page, 'Attendance').waitFor();
  await count(page, { Males: 20, Females: attendance - 20 });
  const item = await submitCount(page, attendance);
  await delivered(page, item.id);
  await page.goto(`${origin}${routes.myReports}`);
}

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
}

test('B41 the report of a cell: counting, stopped, choosing, did not meet; its list', async ({
  signedIn,
  toCount,
}) => {
  const leader = await toCount(people.zanele, phone);
  const { page } = leader;
  await count(page, { Attendance: 9, 'First timers': 12 });
  await assertAccessible(page, 'counting');
  await submitButton(page).click();
  await page.getByText('One thing to fix').waitFor();
  await assertAccessible(page, 'stopped');
  await assertNoSidewaysScroll(leader, 'stopped');
  await page.getByRole('button', { name: 'Change' }).click();
  await dialog(page).waitFor();
  await assertAccessible(page, 'choosing');
  await dialog(page).getByRole('button', { name: /^Date/ }).click();
  await assertAccessible(page, 'choosing the day');
  await assertNoSidewaysScroll(leader, 'choosing the day');
  await closed(page);
  await setTextSize(leader, large);
  await assertNoSidewaysScroll(leader, 'stopped, large text');
  await page.getByRole('button', { name: 'The meeting did not take place' }).click();
  await page.getByLabel('Why?').waitFor();
  await assertAccessible(page, 'did not meet, large text');
  await assertNoSidewaysScroll(leader, 'did not meet, large text');

  const office = await signedIn(people.naledi, cellReports, laptop);
  await office.page.getByRole('row').nth(1).waitFor();
  await assertAccessible(office.page, 'list of cells');
  await assertNoSidewaysScroll(office, 'list of cells');
});

const textSizes = [
  { factor: 1, size: 'usual text', daysAgo: 3 },
  { factor: large, size: 'large text', daysAgo: 4 },
];

for (const { factor, size, daysAgo } of textSizes) {
  test(`B41 B42 two reports compared, a row’s menu, a deletion: axe and 320 px, ${size}`, async ({
    network,
    toCount,
  }) => {
    const [thabo, lerato] = [await toCount(people.thabo), await toCount(people.lerato)];
    const { page } = thabo;
    const date = quietDay(daysAgo);
    await reportAs(thabo, network.origin, { date, attendance: 171 });
    await reportAs(lerato, network.origin, { date, attendance: 174 });
    await compare(page).waitFor();
    await setTextSize(thabo, factor);
    await compare(page).click();
    await dialog(page)
      .getByRole('button', { name: /^Keep Lerato/ })
      .waitFor();
    await assertAccessible(page, 'two reports');
    await assertNoSidewaysScroll(thabo, 'two reports');
    await dialog(page).getByRole('button', { name: 'Edit before keeping' }).click();
    await counter(page, 'Attendance').waitFor();
    await assertAccessible(page, 'number by number');
    await assertNoSidewaysScroll(thabo, 'number by number');
    await closed(page);
    await page.setViewportSize(phone);
    await page
      .getByRole('button', { name: /^More: / })
      .first()
      .click();
    await page.getByRole('menu').waitFor();
    await assertAccessible(page, 'a row’s menu');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page).getByLabel('Why?').waitFor();
    await assertAccessible(page, 'deleting');
    await assertNoSidewaysScroll(thabo, 'deleting');
    await closed(page);
    // Nobody else's test finds two reports here.
    await compare(page).click();
    await dialog(page)
      .getByRole('button', { name: /^Keep mine/ })
      .click();
    await compare(page).waitFor({ state: 'hidden' });
  });
}

test('B41 large text and the narrowest phone: the title is whole, every key can be pressed', async ({
  toCount,
}) => {
  const usher = await toCount(people.fatima, phone);
  const { page } = usher;
  await setTextSize(usher, large);
  await assertNoSidewaysScroll(usher, 'the form, large text');
  const title = page.getByRole('banner').getByText('Attendance report');
  const cut = await title.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(cut, 'the title’s missing part, px').toBeLessThanOrEqual(0);
  for (const key of await page.getByRole('button', { name: /^(One|\+10).*Attendance/ }).all()) {
    const box = await key.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  await count(page, { Attendance: 76, Males: 30 });
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Submit anyway' }).waitFor();
  await assertAccessible(page, 'asking, large text');
  await assertNoSidewaysScroll(usher, 'asking, large text');
});

test('B41 forced colours and 1760 px: the form is whole, its keys have edges', async ({
  toCount,
}) => {
  const { page } = await toCount(people.fatima, { width: 1760, height: 1000 });
  await page.emulateMedia({ forcedColors: 'active' });
  await count(page, { Attendance: 77, Males: 30 });
  await assertNothingBeside(page, 'the form at 1760 px');
  const edge = await page
    .getByRole('button', { name: 'One more: Attendance' })
    .evaluate((key) => getComputedStyle(key).borderTopWidth);
  expect(edge).toBe('1px');
  await submitCount(page, 30);
  await nextService(page);
  await openContext(page, 'Date');
  await assertNothingBeside(page, 'choosing the day at 1760 px');
});
