import type { Page } from '@playwright/test';
import { laptop, openChromium } from '../support/chromium.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { people, password } from '../support/sample.ts';
import { fillSignIn, routes } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import { slowDown } from './device.ts';
import type { Figure } from './figure.ts';

interface Watched {
  /** From the first question until the device holds what the server holds. */
  took: number;
  /** Until a screenful of the newest reports was there. */
  newest: number;
  rows: number;
  /** Times of reads of one screenful meanwhile. */
  reads: number[];
}

/* oxlint-disable unicorn/consistent-function-scoping -- it runs in the page and brings its helpers along */
/** Watches from within the page, beside the app, and reads a screenful again and again. */
function watch(page: Page): Promise<Watched> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.addEventListener('success', () => done(request.result));
        request.addEventListener('error', () => fail(request.error));
      });
    const breath = () => new Promise((done) => setTimeout(done, 10));
    const cacheName = async () =>
      (await indexedDB.databases()).find(({ name }) => name?.startsWith('cache-'))?.name;
    let name = await cacheName();
    while (name === undefined) {
      await breath();
      name = await cacheName();
    }
    const start = performance.now();
    const db = await answer(indexedDB.open(name));
    const read = (table: string) => db.transaction(table).objectStore(table);
    const reads: number[] = [];
    let newest = 0;
    for (;;) {
      const before = performance.now();
      const { length } = await answer(read('attendanceReport').getAll(null, 25));
      reads.push(performance.now() - before);
      if (length === 25 && newest === 0) newest = performance.now() - start;
      const stream = (await answer(read('cursor').get('stream'))) as
        | { asOf: number; received: number }
        | undefined;
      if (stream && stream.asOf > 0) {
        const took = performance.now() - start;
        db.close();
        return { took, newest, rows: stream.received, reads };
      }
      await breath();
    }
  });
}
/* oxlint-enable unicorn/consistent-function-scoping */

export const slowConditions = '9 Mbit/s and 40 ms by a shaping proxy, page slowed 4 times by CDP';

/** An administrator's new device, over a slow line. */
export async function firstSync(server: ServerProcess): Promise<Watched> {
  const network = await faultProxy(server.port);
  const browser = await openChromium(laptop);
  try {
    const { page } = browser;
    await page.goto(`${network.origin}${routes.signIn}`);
    await page.getByRole('heading', { name: 'Sample accounts' }).waitFor();
    await slowDown(page, 4);
    network.shape({ bitsPerSecond: 9_000_000, latencyMs: 40 });
    const watched = watch(page);
    await fillSignIn(page, people.nomsa.email, password);
    return await watched;
  } finally {
    await browser.remove();
    await network.close();
  }
}

/** Two years of reports. */
export async function firstSyncFigures(server: ServerProcess): Promise<Figure[]> {
  const { took, newest, rows, reads } = await firstSync(server);
  return [
    { what: 'Rows of a first sync', measured: rows, unit: 'rows', conditions: 'sample tenant' },
    { what: 'First sync', measured: took, unit: 'ms', atMost: 3000, conditions: slowConditions },
    {
      what: 'First sync, until the newest 25 reports are there',
      measured: newest,
      unit: 'ms',
      atMost: 1000,
      conditions: slowConditions,
    },
    {
      what: 'Page reads during the first sync, p95',
      measured: percentile(reads, 0.95),
      unit: 'ms',
      atMost: 35,
      conditions: `${reads.length} reads of 25 reports, ${slowConditions}`,
    },
  ];
}
