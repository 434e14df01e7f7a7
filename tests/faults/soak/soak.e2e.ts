import { must } from '../../../src/domain/must.ts';
import { isUnsent } from '../../../src/store/item.ts';
import { addDays } from '../../../src/domain/values/local-date.ts';
import { openChromium } from '../../support/chromium.ts';
import { queueOn } from '../../support/counting.ts';
import { itemsOn, rowsOf } from '../../support/device-store.ts';
import { freePort } from '../../support/free-port.ts';
import { expect, test, type Page } from '@playwright/test';
import { heapOfPage, heapOfProcess, type HeapInUse } from '../../support/heap.ts';
import type { Place } from '../../support/places.ts';
import { reportAt, today } from '../../support/reports.ts';
import { people } from '../../support/sample.ts';
import { routes, signInToCount } from '../../support/screens.ts';
import { startServer } from '../../support/server-process.ts';
import { until } from '../../support/until.ts';
import { soakMinutes } from '../counts.ts';

const places = 10;
/** More than the device keeps of what was sent: from then on nothing should grow. */
const warmUp = 300;

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
  await until(async () => (await itemsOn(page)).every((item) => !isUnsent(item)), {
    what: 'everything to be sent',
    within: 60_000,
  });
}

/** The least of three looks: what happens to be under way is not what stays. */
async function settled(heap: HeapInUse): Promise<number> {
  const looks = [await heap(), await heap(), await heap()];
  return Math.min(...looks);
}

test('B40 queue and live stream in use for a long time: no heap grows by more than 5 %', async () => {
  const minutes = soakMinutes();
  test.setTimeout((minutes + 10) * 60_000);
  const port = await freePort();
  const server = await startServer({ env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } });
  const { page, remove } = await openChromium();
  try {
    await signInToCount(page, server.origin, people.thabo);
    await page.goto(`${server.origin}${routes.myReports}`);
    const place = await placeOn(page);
    const heaps = { page: await heapOfPage(page), server: heapOfProcess(port) };
    let sent = 0;
    const work = async (isEnough: () => boolean) => {
      for (; !isEnough(); sent += places) await countOnce(page, place, 100 + (sent % 50));
    };
    await work(() => sent >= warmUp);
    const before = { page: await settled(heaps.page), server: await settled(heaps.server) };
    const end = performance.now() + minutes * 60_000;
    await work(() => performance.now() > end);
    for (const [name, heap] of Object.entries(heaps)) {
      const was = before[name as keyof typeof before];
      const grown = ((await settled(heap)) / was - 1) * 100;
      const words = `${name}: ${(was / 1e6).toFixed(1)} MB, ${grown.toFixed(1)} % more after ${sent - warmUp} reports`;
      // What a long run is for: said also when it holds.
      process.stdout.write(`${words}\n`);
      expect.soft(grown, words).toBeLessThan(5);
    }
  } finally {
    await remove();
    await server.remove();
  }
});
