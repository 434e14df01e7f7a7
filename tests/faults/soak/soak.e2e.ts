import { must } from '../../../src/domain/must.ts';
import { addDays } from '../../../src/domain/values/dates/local-date.ts';
import { openChromium, tablet } from '../../support/chromium.ts';
import { queueOn } from '../../support/counting.ts';
import { itemsOn, rowsOf } from '../../support/device-store.ts';
import { freePort } from '../../support/free-port.ts';
import { expect, test, type Page } from '@playwright/test';
import { heapAt, type Heap } from '../../support/heap.ts';
import type { Place } from '../../support/places.ts';
import { reportAt, today } from '../../support/reports.ts';
import { people } from '../../support/sample.ts';
import { routes, signInToCount } from '../../support/screens.ts';
import { startServer } from '../../support/server-process.ts';
import { until } from '../../support/until.ts';
import { soakMinutes } from '../counts.ts';

/**
 * The runner would have the browser remember every request of the worker: after 800 reports that was
 * all that had grown there, beside compiled code.
 */
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';

const places = 10;
/**
 * Reports before the first reading. From 200 on the device keeps no more of what was sent; an engine's
 * caches and compiled code went on to fill until about 1,000.
 */
const warmUp = 1500;

async function placeOn(page: Page): Promise<Place> {
  const [profile] = await rowsOf<{ id: string }>(page, 'vault', 'profiles');
  const cache = `cache-${must(profile, 'somebody').id}`;
  const [service] = await rowsOf<{ id: string; churchId: string }>(page, cache, 'service');
  const { id, churchId } = must(service, 'a service');
  return { churchId, serviceId: id };
}

/** The same few reports, corrected again and again: queued, sent, pulled, shown. */
async function countOnce(page: Page, place: Place, attendance: number): Promise<void> {
  const reports = Array.from(
    { length: places },
    (_, day): [string, ReturnType<typeof reportAt>] => [
      crypto.randomUUID(),
      reportAt(place, { date: addDays(today(), -day), attendance }),
    ],
  );
  await queueOn(page, new Map(reports));
  // Sent is more than delivered: the device has pulled what became of it.
  await until(async () => (await itemsOn(page)).every(({ state }) => state.kind === 'sent'), {
    what: 'everything to be sent and pulled',
    within: 60_000,
  });
}

interface Reading {
  inUse: number;
  held: number;
}

/** Waits for a steady heap: looks until two readings one after the other are the same. */
async function settled(heap: Heap): Promise<Reading> {
  let last = await heap.inUse();
  const inUse = await until(
    async () => {
      const before = last;
      last = await heap.inUse();
      return Math.abs(last / before - 1) < 0.002 ? last : undefined;
    },
    { what: 'a heap at rest', within: 60_000 },
  );
  return { inUse, held: await heap.held() };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
const growth = (was: number, is: number) => (is / was - 1) * 100;

test('B40 queue and live stream in use for a long time: no heap grows by more than 5 %', async () => {
  const minutes = soakMinutes();
  test.setTimeout((minutes + 20) * 60_000);
  const port = await freePort();
  const server = await startServer({ env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } });
  const debugging = await freePort();
  const { page, remove } = await openChromium(tablet, {
    flags: [`--remote-debugging-port=${debugging}`],
  });
  try {
    await signInToCount(page, server.origin, people.thabo);
    await page.goto(`${server.origin}${routes.myReports}`);
    const place = await placeOn(page);
    const heaps: Record<string, Heap> = {
      page: heapAt(debugging, 'page'),
      worker: heapAt(debugging, 'service_worker'),
      server: heapAt(port, 'node'),
    };
    const read = async () => {
      const readings = new Map<string, Reading>();
      for (const [name, heap] of Object.entries(heaps)) readings.set(name, await settled(heap));
      return readings;
    };
    let sent = 0;
    const work = async (isEnough: () => boolean) => {
      for (; !isEnough(); sent += places) await countOnce(page, place, 100 + (sent % 50));
    };
    await work(() => sent >= warmUp);
    const before = await read();
    const end = performance.now() + minutes * 60_000;
    await work(() => performance.now() > end);
    for (const [name, is] of await read()) {
      const was = must(before.get(name), name);
      const grown = growth(was.held, is.held);
      const whole = `${growth(was.inUse, is.inUse).toFixed(1)} % of ${megabytes(was.inUse)}`;
      const words = `${name}: ${megabytes(was.held)}, ${grown.toFixed(1)} % more after ${sent - warmUp} reports; with compiled code ${whole}`;
      // The result of a long run: printed also when it holds.
      process.stdout.write(`${words}\n`);
      expect.soft(grown, words).toBeLessThan(5);
    }
  } finally {
    await remove();
    await server.remove();
  }
});
