import type { Page } from '@playwright/test';
import { addDays, longDate } from '../../../src/domain/values/dates/local-date.ts';
import { goOffline, goOnline } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { itemsOn } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { assertPromisesKept, executed } from '../../support/oracles.ts';
import { isPush, pass, problem } from '../../support/passing.ts';
import { today } from '../../support/reports.ts';
import { people } from '../../support/sample.ts';
import {
  count,
  countToday,
  counter,
  delivered,
  openContext,
  routes,
  submitButton,
  submitCount,
  signInToCount,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import { setClockOff } from '../../support/wrong-clock.ts';

const twoYears = 2 * 365 * 86_400_000;
const yearOf = (milliseconds: number) => new Date(Date.now() + milliseconds).getFullYear();
const clockNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This device’s clock says' });

for (const [title, off] of [
  ['A28 a clock two years ahead', twoYears],
  ['A29 a clock two years behind', -twoYears],
] as const) {
  test(`${title}: the form goes by the server’s day, offline too; nothing expires, and its administrator is told`, async ({
    server,
    network,
    browserOf,
  }) => {
    const before = await executed(server.dataDir);
    const tablet = await browserOf();
    const { page, context } = tablet;
    await setClockOff(context, network, off);
    // A worker that is installed keeps the clock with which it came.
    await signInToCount(page, network.origin, people.thabo);
    await expect(clockNotice(page)).toContainText(String(yearOf(off)));
    await expect(clockNotice(page)).toContainText(`Today is ${longDate(today())} ${yearOf(0)}`);
    await countToday(page);
    const sent = await submitCount(page, 118);
    expect(sent.args).toMatchObject({ date: today() });
    await delivered(page, sent.id);

    // The next start has no server to ask: it knows how far off the clock was.
    await goOffline(tablet, network);
    await page.goto(`${network.origin}${routes.submit}`);
    await countToday(page);
    await expect(clockNotice(page)).toContainText(`Today is ${longDate(today())}`);
    const kept = await submitCount(page, 119);
    expect(kept.args).toMatchObject({ date: today() });
    await goOnline(tablet, network);
    await delivered(page, kept.id);
    await assertPromisesKept(page, server.dataDir, [sent, kept], before);
    const rows = await query<{ skew: number }>(
      server.dataDir,
      'select clock_skew_seconds as skew from report_version where id = any($1::uuid[])',
      [[sent.id, kept.id]],
    );
    for (const { skew } of rows) expect(Math.abs(skew - off / 1000)).toBeLessThan(60);
    expect(rows).toHaveLength(2);
  });
}

test('A29 a clock that falls back without a network stops no true date; the server dates what arrives', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const tablet = await toCount(people.lerato);
  const { page, context } = tablet;
  await goOffline(tablet, network);
  await context.addInitScript(`Date.now = () => ${Date.parse('2000-01-01T08:00:00.000Z')};`);
  await page.goto(`${network.origin}${routes.submit}`);
  await counter(page, 'Attendance').waitFor();
  await expect(clockNotice(page)).toContainText('1 January 2000');
  await expect(clockNotice(page)).toContainText('Check the date of this report');
  // The day after the server was last heard could be today: nothing forbids it here.
  await openContext(page, 'Date');
  const tomorrow = addDays(today(), 1);
  await page.getByRole('dialog').getByLabel('Date', { exact: true }).fill(tomorrow);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const item = await submitCount(page, 57);
  expect(item.args).toMatchObject({ date: tomorrow });

  await goOnline(tablet, network);
  const refused = await until(
    async () => {
      const state = (await itemsOn(page)).find(({ id }) => id === item.id)?.state;
      return state?.kind === 'attention' ? state : undefined;
    },
    { what: 'the server’s word about a day that is still to come' },
  );
  expect(refused.problem.fields).toHaveProperty('date');
  await assertPromisesKept(page, server.dataDir, [item], before);
});

test('A21 after an hour without an answer an open page sends within a minute of the server’s return', async ({
  server,
  network,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const { page } = await toCount(people.fatima);
  await countToday(page);
  await page.clock.install();
  network.faults(({ path }) => (path.startsWith('/api/') ? problem(502, 'internal') : pass));
  await count(page, { Attendance: 71 });
  await submitButton(page).click();
  const item = await until(async () => (await itemsOn(page))[0], { what: 'the item' });
  await until(() => network.seen.some(isPush), { what: 'the first attempt' });
  await page.clock.runFor('01:00:00');
  await page.clock.pauseAt(new Date(Date.now() + 2 * 3_600_000));
  network.faults(null);
  const earlier = network.seen.length;
  await page.clock.runFor('00:01:00');
  await until(() => network.seen.slice(earlier).some(isPush), { what: 'the call of the queue' });
  await page.clock.resume();
  await delivered(page, item.id);
  await assertPromisesKept(page, server.dataDir, [item], before);
});
