import type { BrowserContext, Locator, Page } from '@playwright/test';
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

/** Ms that a finger rests on a key. */
const press = 60;

/** Ms from the end of a tap, by the page's clock. */
interface FrameTimes {
  /** From the moment the page hears of it until it has the new count: what the page itself takes. */
  own: number;
  /** Until the frame that shows it: also the way to the page, and the wait for a frame. */
  shown: number;
}

/** Watches the next tap within the first group of keys. To be called before the tap; await the answer after it. */
async function watchFrame(page: Page): Promise<() => Promise<FrameTimes>> {
  await page.evaluate(() => {
    const keys = document.querySelector('fieldset') ?? document.body;
    const watched = new Promise<FrameTimes>((done) => {
      const onTap = ({ timeStamp }: Event) => {
        const heard = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          const own = performance.now() - heard;
          requestAnimationFrame(() => done({ own, shown: performance.now() - timeStamp }));
        });
        observer.observe(keys, { childList: true, subtree: true, characterData: true });
      };
      addEventListener('click', onTap, { capture: true, once: true });
    });
    Reflect.set(window, 'frameOfTap', watched);
  });
  return () => page.evaluate(() => Reflect.get(window, 'frameOfTap') as Promise<FrameTimes>);
}

/** Watches until another connection to the store finds the next tap; ms from its end. */
async function watchStore(page: Page): Promise<() => Promise<number>> {
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
    const watched = new Promise<number>((done) => {
      const onTap = async ({ timeStamp }: Event) => {
        let kept = before;
        while (kept === before) kept = await tapsKept();
        store.close();
        done(performance.now() - timeStamp);
      };
      addEventListener('click', (event) => void onTap(event), { capture: true, once: true });
    });
    Reflect.set(window, 'tapInStore', watched);
  });
  return () => page.evaluate(() => Reflect.get(window, 'tapInStore') as Promise<number>);
}

/** Taps of the mouse alone on a page at rest; the first one is left out. */
async function tapTimes<Times>(
  page: Page,
  key: Locator,
  watch: (page: Page) => Promise<() => Promise<Times>>,
): Promise<Times[]> {
  const { x, y, width, height } = must(await key.boundingBox(), 'a key');
  const times: Times[] = [];
  for (let tap = 0; tap <= taps; tap += 1) {
    const watched = await watch(page);
    await page.evaluate(() => new Promise((rest) => setTimeout(rest)));
    await page.mouse.click(x + width / 2, y + height / 2, { delay: press });
    times.push(await watched());
  }
  return times.slice(1);
}

/** A page with a key that counts, and nothing else: less than this no page takes on this machine. */
async function bareTaps(context: BrowserContext): Promise<FrameTimes[]> {
  const page = await context.newPage();
  await page.setContent('<fieldset><button>0</button></fieldset>');
  await page.evaluate(() => {
    const key = document.querySelector('button');
    let count = 0;
    key?.addEventListener('click', () => (key.textContent = String((count += 1))));
  });
  await slowDown(page, slow);
  const times = await tapTimes(page, page.getByRole('button'), watchFrame);
  await page.close();
  return times;
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);
const ms = (time: number) => `${time.toFixed(1)} ms`;

/** Taps of one who counts at a door, on a slow tablet. */
export async function tallyFigures({ origin }: ServerProcess): Promise<Figure[]> {
  const tablet = await openChromium();
  const { page, context } = tablet;
  try {
    const bare = (await bareTaps(context)).map(({ shown }) => shown);
    await page.bringToFront();
    await signInToCount(page, origin, people.thabo);
    await chooseOption(page, 'Service', /First service/);
    await page.getByRole('link', { name: /Count by tapping|Count on/ }).click();
    const key = page.getByRole('button', { name: /^Women/ });
    await key.waitFor();
    await slowDown(page, slow);
    const frames = await tapTimes(page, key, watchFrame);
    const shown = frames.map((time) => time.shown);
    const stored = await tapTimes(page, key, watchStore);
    const conditions = `${taps} taps of ${press} ms after the first, page slowed ${slow} times by CDP`;
    return [
      {
        what: 'Tally: tap to the frame that shows it, slow device, p95',
        measured: p95(shown),
        unit: 'ms',
        atMost: 16,
        conditions: `${conditions}; median ${ms(percentile(shown, 0.5))}. A page with one key and nothing else, in the same run: p95 ${ms(p95(bare))}, median ${ms(percentile(bare, 0.5))}`,
      },
      {
        what: 'Tally: tap to the new count in the page, slow device, p95',
        measured: p95(frames.map(({ own }) => own)),
        unit: 'ms',
        conditions: `${conditions}: what the page takes of the above`,
      },
      {
        what: 'Tally: tap to the store, slow device, p95',
        measured: p95(stored),
        unit: 'ms',
        atMost: 400,
        conditions: `${conditions}, until another connection to the store finds the tap`,
      },
    ];
  } finally {
    await tablet.remove();
  }
}
