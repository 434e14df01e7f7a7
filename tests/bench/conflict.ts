import { openChromium } from '../support/chromium.ts';
import { clickToFrame } from '../support/click-to-frame.ts';
import { conflictOn } from '../support/conflict.ts';
import { routes } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';

const openings = 20;
const compare = 'button[aria-label^="Compare:"]';

/** Times of the conflict sheet. */
export async function conflictFigures({ origin }: ServerProcess): Promise<Figure[]> {
  const tablet = await openChromium();
  const { page } = tablet;
  try {
    await conflictOn(page, origin);
    await page.goto(`${origin}${routes.myReports}`);
    await page.getByRole('button', { name: /^Compare:/ }).waitFor();
    const times: number[] = [];
    for (let opening = 0; opening <= openings; opening += 1) {
      times.push(await clickToFrame(page, compare, '[role="dialog"] tbody'));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    return [
      {
        what: 'Conflict sheet opens, p95',
        measured: percentile(times.slice(1), 0.95),
        unit: 'ms',
        atMost: 100,
        conditions: `${openings} times after the first, from the tap to the frame that shows it`,
      },
      {
        what: 'Conflict sheet opens, first of a page',
        measured: times[0] ?? Number.NaN,
        unit: 'ms',
        conditions: 'once, its code included',
      },
    ];
  } finally {
    await tablet.remove();
  }
}
