import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { submitChurchReport } from '../../src/domain/attendance/operations.ts';
import { headers } from '../../src/domain/headers.ts';
import { bearer, signInByApi } from '../support/api.ts';
import { openChromium } from '../support/chromium.ts';
import { clickToFrame } from '../support/click-to-frame.ts';
import { people } from '../support/sample.ts';
import { countToday, delivered, routes, signInToCount, submitCount } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';

const openings = 20;
const compare = 'button[aria-label^="Compare:"]';

/** Thabo counts on the tablet, Lerato at the same time elsewhere, and their numbers differ. */
async function conflictOn(page: Page, origin: string): Promise<void> {
  await signInToCount(page, origin, people.thabo);
  await countToday(page);
  const item = await submitCount(page, 61);
  await delivered(page, item.id);
  const lerato = await signInByApi(origin, people.lerato);
  const answer = await fetch(`${origin}${submitChurchReport.path}`, {
    method: submitChurchReport.method,
    headers: { ...bearer(lerato), [headers.idempotencyKey]: randomUUID() },
    body: JSON.stringify({ ...(item.args as object), attendance: 68, basedOn: null }),
  });
  if (answer.status !== 202) throw new Error(`The second report: ${await answer.text()}`);
}

/** What deciding between two reports feels like. */
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
