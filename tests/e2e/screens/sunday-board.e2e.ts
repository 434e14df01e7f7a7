import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SignedIn } from '../../../src/domain/access/session.ts';
import type { AttendanceReport } from '../../../src/domain/attendance/entities.ts';
import { nothingCounted } from '../../../src/domain/attendance/nothing-counted.ts';
import type { Church, Service } from '../../../src/domain/churches/entities.ts';
import { latestWeekday } from '../../../src/domain/values/dates/local-date.ts';
import { assertAccessibleEverywhere, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import { laptop } from '../../support/chromium.ts';
import { cachedRows } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { today } from '../../support/reports.ts';
import { people } from '../../support/sample.ts';

const board = '/apps/churches/sunday';
const sunday = () => latestWeekday(today(), 0);

const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Churches' }).getByRole('listitem').filter({ hasText: name });
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

interface ToCount {
  church: Church;
  service: Service;
}

/** Services of the Sunday without a report, as the device of the board holds them. */
async function uncounted(page: Page, session: SignedIn): Promise<ToCount[]> {
  const { id } = session.user;
  const churches = await cachedRows<Church>(page, id, 'church');
  const services = await cachedRows<Service>(page, id, 'service');
  const reports = await cachedRows<AttendanceReport>(page, id, 'attendanceReport');
  const counted = new Set(
    reports.flatMap(({ date, serviceId, status }) =>
      date === sunday() && status !== 'void' ? serviceId : [],
    ),
  );
  return services.flatMap((service) => {
    const church = churches.find((one) => one.id === service.churchId);
    const isDue =
      church?.status === 'active' &&
      service.status === 'active' &&
      service.kind !== 'cell' &&
      service.weekdays.includes(0) &&
      !counted.has(service.id);
    return isDue ? [{ church, service }] : [];
  });
}

/** Submits as another device does, beside the browser of the board. */
async function submit(
  origin: string,
  session: SignedIn,
  { church, service }: ToCount,
  attendance: number,
): Promise<void> {
  const response = await fetch(`${origin}/api/v1/churches/submit-attendance`, {
    method: 'POST',
    headers: { ...bearer(session), 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...nothingCounted,
      date: sunday(),
      churchId: church.id,
      groupId: null,
      serviceId: service.id,
      attendance,
      basedOn: null,
    }),
  });
  expect(response.status, await response.text()).toBe(202);
}

test('issue 14: the board lights a church up within 2 s of the report of another device, until all are in', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.nomsa, board, laptop);
  await totals(page).waitFor();
  const session = await signInByApi(network.origin, people.nomsa);
  const open = await uncounted(page, session);
  const names = new Set(open.map(({ church }) => church.name));
  expect(names.size, 'churches of which a report is still to come').toBeGreaterThan(1);
  const [first, ...rest] = open;
  if (!first) throw new Error('Nothing is to be counted');
  const ofFirst = [first, ...rest.filter(({ church }) => church.id === first.church.id)];
  const others = rest.filter(({ church }) => church.id !== first.church.id);
  await expect(totals(page)).toContainText(`Still to report: `);
  await expect(tile(page, first.church.name)).not.toHaveAttribute('data-state', 'in');

  for (const one of ofFirst.slice(1)) await submit(network.origin, session, one, 61);
  const lastOfFirst = ofFirst[0] ?? first;
  await submit(network.origin, session, lastOfFirst, 75);
  const began = performance.now();
  await expect(tile(page, first.church.name)).toHaveAttribute('data-state', 'in');
  expect(performance.now() - began, 'ms until the church lit up').toBeLessThan(2000);

  for (const [at, one] of others.entries()) await submit(network.origin, session, one, 80 + at);
  await expect(totals(page)).toContainText(/All \d+ churches are in/);
  await expect(totals(page)).not.toContainText('Still to report');
  await expect(page.getByText(/^A report of .+ came in\. All \d+ churches are in$/)).toHaveCount(1);
});

test('issue 14: the totals are shared as words and as a picture, without names of people', async ({
  signedIn,
}) => {
  const office = await signedIn(people.nomsa, board, laptop);
  const { page } = office;
  await totals(page).waitFor();
  await page.evaluate(() =>
    Object.assign(navigator, {
      canShare: () => true,
      async share({ text, files }: ShareData) {
        const [file] = files ?? [];
        Reflect.set(globalThis, 'shared', {
          text,
          name: file?.name,
          begins: file && [...new Uint8Array(await file.slice(0, 8).arrayBuffer())],
          size: file?.size,
        });
      },
    }),
  );
  const shared = () => page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown);
  await page.getByRole('button', { name: 'Share words' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(shared).toMatchObject({ text: expect.stringContaining('churches in') });
  const { text } = (await shared()) as { text: string };
  for (const { name } of Object.values(people)) expect(text).not.toContain(name);

  await page.getByRole('button', { name: 'Share picture' }).click();
  await expect
    .poll(shared)
    .toMatchObject({ name: `totals-${sunday()}.png`, begins: [137, 80, 78, 71, 13, 10, 26, 10] });
  const { size } = (await shared()) as { size: number };
  expect(size, 'bytes of the picture').toBeGreaterThan(10_000);

  // A device that shares nothing keeps the picture as a file.
  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share picture' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`totals-${sunday()}.png`);
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('issue 14: the board, the cells and the dashboards: axe in both schemes, 320 px, by keyboard', async ({
  signedIn,
}) => {
  const office = await signedIn(people.nomsa, board, laptop);
  const { page } = office;
  await totals(page).waitFor();
  const here = new URL(page.url()).origin;
  await assertAccessibleEverywhere(page, 'the Sunday board');
  await assertNoSidewaysScroll(office, 'the Sunday board');
  await page.setViewportSize(laptop);
  await page.getByRole('button', { name: /^Earlier: / }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  for (const [path, region] of [
    ['/apps/groups/cell-ministry', 'Cells'],
    ['/apps/churches/dashboard', 'This month'],
  ] as const) {
    await page.goto(`${here}${path}`);
    await page.getByRole('region', { name: region, exact: true }).waitFor();
    await assertAccessibleEverywhere(page, path);
    await assertNoSidewaysScroll(office, path);
    await page.setViewportSize(laptop);
  }
});
