import type { Page } from '@playwright/test';
import type { ReportVersion } from '../../../src/domain/attendance/entities.ts';
import {
  assertAccessible,
  assertAccessibleEverywhere,
  assertNoSidewaysScroll,
  setTextSize,
} from '../../support/accessible.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import { goOffline, goOnline, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import {
  chooseOption,
  counter,
  delivered,
  savedSheet,
  submitButton,
} from '../../support/screens.ts';
import { itemsOn, rowsOf } from '../../support/device-store.ts';

const key = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}`) });

async function tap(page: Page, label: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await key(page, label).click();
}

/** People of all doors, as the page says them. */
const sum = (page: Page) =>
  page
    .getByText(/^All( \d+)? doors$/)
    .locator('xpath=ancestor::div[1]')
    .getByText(/^\d/)
    .first();

async function openTally(page: Page, service: RegExp): Promise<void> {
  await chooseOption(page, 'Service', service);
  await page.getByRole('link', { name: /Count by tapping|Count on/ }).click();
  await key(page, 'Women').waitFor();
}

const openSheet = (page: Page) => page.getByRole('dialog');

test('issue 14: two ushers count one service: live, through a cut, and into one report that keeps both', async ({
  network,
  toCount,
}) => {
  const [thabo, lerato] = [await toCount(people.thabo), await toCount(people.lerato)];
  await openTally(thabo.page, /First service/);
  await tap(thabo.page, 'Women', 5);
  await openTally(lerato.page, /First service/);
  await expect(lerato.page.getByRole('heading', { name: 'Tally at the side door' })).toBeVisible();
  await lerato.page.setViewportSize(phone);
  await tap(lerato.page, 'Boys', 3);
  await expect(sum(thabo.page)).toHaveText(/^8/);
  await expect(sum(lerato.page)).toHaveText(/^8/);

  // The line is cut: both count on, and no number is claimed that was not heard.
  await goOffline(lerato, network);
  await tap(lerato.page, 'Men', 4);
  await lerato.page.getByRole('button', { name: 'Undo +1 man' }).click();
  await tap(thabo.page, 'Girls', 2);
  await expect(sum(thabo.page)).toHaveText(/^10/);
  await expect(sum(lerato.page)).toHaveText(/^11/);
  await goOnline(lerato, network);
  await expect(sum(thabo.page)).toHaveText(/^13/);
  await expect(sum(lerato.page)).toHaveText(/^13/);

  await thabo.page.getByRole('button', { name: 'Finish counting' }).click();
  await expect(openSheet(thabo.page)).toContainText('Lerato Dlamini');
  await thabo.page.getByRole('button', { name: 'Fill the report' }).click();
  await expect(counter(thabo.page, 'Attendance')).toHaveValue('13');
  for (const [name, counted] of Object.entries({ Adults: 8, Children: 5, Females: 7, Males: 6 })) {
    await expect(counter(thabo.page, name)).toHaveValue(String(counted));
  }
  const before = new Set((await itemsOn(thabo.page)).map(({ id }) => id));
  await submitButton(thabo.page).click();
  await savedSheet(thabo.page).waitFor();
  const item = (await itemsOn(thabo.page)).find(({ id }) => !before.has(id));
  await delivered(thabo.page, item?.id ?? '');
  const session = await signInByApi(network.origin, people.thabo);
  const answer = await fetch(`${network.origin}/api/v1/churches/attendance/${item?.id}`, {
    headers: bearer(session),
  });
  const { data } = (await answer.json()) as { data: { versions: ReportVersion[] } };
  expect(data.versions[0]?.contributions).toMatchObject([
    { door: 'Main door', name: 'Thabo Nkosi', way: 'here' },
    {
      door: 'Side door',
      name: 'Lerato Dlamini',
      way: 'network',
      counts: [{ key: 'men' }, { key: 'boys' }],
    },
  ]);
});

test('issue 14: a door passes from screen to camera without a network, and never counts twice', async ({
  network,
  toCount,
}) => {
  const [thabo, lerato] = [await toCount(people.thabo), await toCount(people.lerato)];
  for (const { page } of [thabo, lerato]) await openTally(page, /Second service/);
  await lerato.page.setViewportSize(phone);
  for (const device of [thabo, lerato]) await goOffline(device, network);
  await tap(thabo.page, 'Men', 2);
  await tap(lerato.page, 'Women', 3);

  const photo = async () => {
    await lerato.page
      .getByRole('button', { name: 'Pass counts by QR' })
      .filter({ visible: true })
      .click();
    const code = await lerato.page.getByRole('img', { name: /^QR code/ }).screenshot();
    await lerato.page.keyboard.press('Escape');
    return { name: 'code.png', mimeType: 'image/png', buffer: code };
  };
  const first = await photo();
  await thabo.page
    .getByRole('button', { name: 'Pass counts by QR' })
    .filter({ visible: true })
    .click();
  await thabo.page.getByText('Scan', { exact: true }).click();
  const file = thabo.page.getByLabel('Photo of the code');
  await file.setInputFiles(first);
  await expect(openSheet(thabo.page)).toContainText('added');
  await expect(openSheet(thabo.page)).toContainText('All 2 doors');
  await assertAccessible(thabo.page, 'a door was added', '[role="dialog"]');

  await tap(lerato.page, 'Women', 1);
  await thabo.page.getByRole('button', { name: 'Scan another door' }).click();
  await file.setInputFiles(await photo());
  await expect(openSheet(thabo.page)).toContainText('1 more');
  await thabo.page.getByRole('button', { name: 'Scan another door' }).click();
  // The older picture once more: nothing is added, and nothing taken away.
  await file.setInputFiles(first);
  await expect(openSheet(thabo.page)).toContainText('as before');
  await thabo.page.getByRole('button', { name: 'Scan another door' }).click();
  await file.setInputFiles({ ...first, buffer: await thabo.page.screenshot() });
  await expect(openSheet(thabo.page)).toContainText('There is no code in this photo');
  await thabo.page.keyboard.press('Escape');
  await expect(sum(thabo.page)).toHaveText(/^6/);

  // Her device comes back to the network: the same door, heard another way, is still one door.
  for (const device of [thabo, lerato]) await goOnline(device, network);
  await tap(lerato.page, 'Boys', 1);
  await expect(sum(thabo.page)).toHaveText(/^7/);
});

test('A03 B42 issue 14: counting by keyboard alone; the browser is killed, and every tap is there', async ({
  network,
  toCount,
}) => {
  const thabo = await toCount(people.thabo);
  await openTally(thabo.page, /Youth service/);
  for (const digit of ['1', '1', '2', '6']) await thabo.page.keyboard.press(digit);
  await expect(sum(thabo.page)).toHaveText(/^4/);
  await thabo.page.keyboard.press('Backspace');
  await expect(sum(thabo.page)).toHaveText(/^3/);
  const address = thabo.page.url();
  await thabo.page.keyboard.press('3');
  // A reading of the tallies begins when the write before it has ended; the promise is 400 ms.
  expect(await rowsOf(thabo.page, 'vault', 'kept')).not.toEqual([]);
  await thabo.kill();
  await thabo.open();
  await thabo.page.goto(address.replace(/^https?:\/\/[^/]+/, network.origin));
  await expect(sum(thabo.page)).toHaveText(/^4/);
  await expect(thabo.page.getByText(/^Last: \+1 teen girl/)).toBeVisible();

  const doors = thabo.page.getByRole('button', { name: 'Doors and keys' });
  await doors.focus();
  await thabo.page.keyboard.press('Enter');
  await thabo.page.getByLabel('This door').fill('Gallery');
  await thabo.page.getByRole('button', { name: 'Begin this door anew' }).click();
  await thabo.page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(thabo.page.getByRole('heading', { name: 'Tally at the gallery' })).toBeVisible();
  await expect(sum(thabo.page)).toHaveText(/^0/);
});

test('B41 issue 14: the tally and its sheets: axe, 320 px, large text', async ({ toCount }) => {
  test.setTimeout(120_000);
  const thabo = await toCount(people.thabo);
  const { page } = thabo;
  await openTally(page, /Prayer/);
  await tap(page, 'Men', 2);
  await assertAccessibleEverywhere(page, 'counting a door');
  for (const [name, part] of [
    ['Doors and keys', 'Doors and keys'],
    ['Pass counts by QR', 'Pass counts by QR'],
    ['Finish counting', 'Finish with 2 people?'],
  ] as const) {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await openSheet(page).filter({ hasText: part }).waitFor();
    await assertAccessible(page, part, '[role="dialog"]');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Pass counts by QR' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Type the numbers instead' }).click();
  await page.getByRole('button', { name: 'Add this door' }).click();
  await expect(openSheet(page)).toContainText('Say at which door');
  await page.getByLabel('Door', { exact: true }).fill('Children');
  await page.getByLabel('Girls', { exact: true }).fill('-4');
  await page.getByRole('button', { name: 'Add this door' }).click();
  await expect(page.getByLabel('Girls', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Girls', { exact: true }).fill('40');
  await assertAccessible(page, 'typing the numbers of a door', '[role="dialog"]');
  await page.getByRole('button', { name: 'Add this door' }).click();
  await expect(openSheet(page)).toContainText('Children added');
  await page.getByRole('button', { name: 'Back to counting' }).click();
  await expect(sum(page)).toHaveText(/^42/);
  await assertNoSidewaysScroll(thabo, 'counting a door');
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(thabo, 2);
  await assertNoSidewaysScroll(thabo, 'counting a door with large text');
});
