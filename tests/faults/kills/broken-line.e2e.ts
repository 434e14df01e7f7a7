import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { ChurchReportInput } from '../../../src/domain/attendance/inputs.ts';
import type { Service } from '../../../src/domain/churches/entities.ts';
import { isUnsent } from '../../../src/store/outbox/item.ts';
import { addDays } from '../../../src/domain/values/dates/local-date.ts';
import { controlled } from '../../support/chromium.ts';
import { queueOn } from '../../support/counting.ts';
import { itemsOn, rowsOf } from '../../support/device-store.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { expect, test } from '../../support/fixtures.ts';
import { assertPromisesKept, executed } from '../../support/oracles.ts';
import { reportAt, today } from '../../support/reports.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import { patience, queueLength } from '../counts.ts';

/** As many reports as wanted, each of a service and a day that nobody has reported: none is contested. */
async function manyReports(page: Page, wanted: number): Promise<Map<string, ChurchReportInput>> {
  const [profile] = await rowsOf<{ id: string }>(page, 'vault', 'profiles');
  const services = await until(
    async () => {
      const held = await rowsOf<Service>(page, `cache-${profile?.id}`, 'service');
      return held.length > 20 ? held : undefined;
    },
    { what: 'the churches of the tenant' },
  );
  const places = services
    .filter(({ kind }) => kind !== 'cell')
    .map(({ id, churchId }) => ({ churchId, serviceId: id }));
  const known = await rowsOf<{ serviceId: string; date: string }>(
    page,
    `cache-${profile?.id}`,
    'attendanceReport',
  );
  const reported = new Set(known.map(({ serviceId, date }) => `${serviceId} ${date}`));
  const reports = Array.from({ length: 29 }, (_, day) => addDays(today(), -day)).flatMap((date) =>
    places
      .filter(({ serviceId }) => !reported.has(`${serviceId} ${date}`))
      .map((place) => reportAt(place, { date, attendance: 100 })),
  );
  return new Map(reports.slice(0, wanted).map((report) => [crypto.randomUUID(), report]));
}

/** Every number that the filter shows from now on, however short it stands. */
async function recordWaiting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: number[] = [];
    Reflect.set(window, 'shownWaiting', shown);
    const look = () => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
        textContent.startsWith('Waiting'),
      );
      if (!label) return;
      const count = Number(/\d+/.exec(label.textContent)?.[0] ?? 0);
      if (count !== shown.at(-1)) shown.push(count);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

const recordedWaiting = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shownWaiting') as number[]);

/** Three seconds of a line, one without, until told to stop. */
function cutAgainAndAgain(network: FaultProxy): () => Promise<void> {
  const over = new AbortController();
  const cutting = (async () => {
    while (!over.signal.aborted) {
      await network.restore();
      // Not a wait for something: how long the line holds is the case.
      await pause(3000);
      await network.cut();
      await pause(1000);
    }
    await network.restore();
  })();
  return () => {
    over.abort();
    return cutting;
  };
}

test('A08 a long queue over a line that is cut every 3 s all arrive, each once, and the screen counts them', async ({
  server,
  network,
  signedIn,
}) => {
  const wanted = queueLength();
  test.setTimeout(patience(wanted, 2400));
  const { page } = await signedIn(people.nomsa, routes.reports);
  await controlled(page);
  // A first sync would take its share of the line.
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  const before = await executed(server.dataDir);
  await network.cut();
  await queueOn(page, await manyReports(page, wanted));
  const captured = (await itemsOn(page)).filter(isUnsent);
  expect(captured).toHaveLength(wanted);
  await page.goto(`${network.origin}${routes.myReports}`);
  await expect(page.getByText(String(wanted)).first()).toBeVisible();

  await recordWaiting(page);
  // A hundred reports at once take about as long as this line holds.
  network.shape({ bitsPerSecond: 256_000, latencyMs: 200 });
  const hold = cutAgainAndAgain(network);
  await until(
    async () => (await recordedWaiting(page)).at(-1) === 0,
    // An item that failed alone some times waits for minutes before it is tried again.
    { what: 'the last of them', within: patience(wanted, 1200) },
  );
  await hold();
  network.shape(null);
  // It went down call by call: the line breaks under all of them at once.
  const shown = await recordedWaiting(page);
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  expect(shown.length).toBeGreaterThan(2);
  await assertPromisesKept(page, server.dataDir, captured, before);
});
