import type { Page } from '@playwright/test';
import { must } from '../../src/domain/must.ts';
import { openChromium } from '../support/chromium.ts';
import { people } from '../support/sample.ts';
import { chooseOption, signInToCount } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import { slowDown } from './device.ts';
import type { Figure } from './figure.ts';

const taps = 60;
const slow = 4;

/** Ms from the tap, by the page's clock. */
interface TapTimes {
  /** Until the page has the new count: what is left to the frame is the browser's. */
  counted: number;
  /** Until the frame that shows it. */
  shown: number;
  /** Until another reader of the store finds it. */
  stored: number;
}

/** Watches the next tap on a key of the tally. To be called before the tap; await the answer after it. */
async function watchTap(page: Page): Promise<() => Promise<TapTimes>> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('vault');
    const store = await new Promise<IDBDatabase>((done, fail) => {
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(opening.error ?? new Error('No vault')));
    });
    const tapsKept = () =>
      new Promise<number>((done) => {
        const range = IDBKeyRange.bound('tally|', 'tally|\uffff');
        const all = store.transaction('kept').objectStore('kept').getAll(range);
        all.addEventListener('success', () =>
          done(Math.max(0, ...(all.result as { taps: unknown[] }[]).map((one) => one.taps.length))),
        );
      });
    const before = await tapsKept();
    const keys = document.querySelector('fieldset') ?? document.body;
    const watched = new Promise<TapTimes>((done) => {
      const onTap = async ({ timeStamp }: Event) => {
        const since = () => performance.now() - timeStamp;
        const drawn = new Promise<Pick<TapTimes, 'counted' | 'shown'>>((draw) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            const counted = since();
            requestAnimationFrame(() => draw({ counted, shown: since() }));
          });
          observer.observe(keys, { childList: true, subtree: true, characterData: true });
        });
        const { counted, shown } = await drawn;
        let kept = before;
        while (kept === before) kept = await tapsKept();
        const stored = since();
        store.close();
        done({ counted, shown, stored });
      };
      addEventListener('click', (event) => void onTap(event), { capture: true, once: true });
    });
    Reflect.set(window, 'tapOnTally', watched);
  });
  return () => page.evaluate(() => Reflect.get(window, 'tapOnTally') as Promise<TapTimes>);
}

/** Taps of one who counts at a door, on a slow tablet. */
export async function tallyFigures({ origin }: ServerProcess): Promise<Figure[]> {
  const tablet = await openChromium();
  const { page } = tablet;
  try {
    await signInToCount(page, origin, people.thabo);
    await chooseOption(page, 'Service', /First service/);
    await page.getByRole('link', { name: /Count by tapping|Count on/ }).click();
    const key = page.getByRole('button', { name: /^Women/ });
    const { x, y, width, height } = must(await key.boundingBox(), 'a key');
    await slowDown(page, slow);
    const times: TapTimes[] = [];
    for (let tap = 0; tap <= taps; tap += 1) {
      const watched = await watchTap(page);
      await page.mouse.click(x + width / 2, y + height / 2);
      times.push(await watched());
    }
    const of = (what: keyof TapTimes) => times.slice(1).map((time) => time[what]);
    const conditions = `${taps} taps after the first, page slowed ${slow} times by CDP`;
    return [
      {
        what: 'Tally: tap to the frame that shows it, slow device, p95',
        measured: percentile(of('shown'), 0.95),
        unit: 'ms',
        atMost: 16,
        conditions: `${conditions}; of it until the page has the count ${percentile(of('counted'), 0.95).toFixed(1)} ms, p95; median to the frame ${percentile(of('shown'), 0.5).toFixed(1)} ms: a frame begins each 16.7 ms`,
      },
      {
        what: 'Tally: tap to the store, slow device, p95',
        measured: percentile(of('stored'), 0.95),
        unit: 'ms',
        atMost: 400,
        conditions: `${conditions}, until another connection to the store finds the tap`,
      },
    ];
  } finally {
    await tablet.remove();
  }
}
