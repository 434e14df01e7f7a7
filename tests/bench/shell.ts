import type { Page } from '@playwright/test';
import { laptop, openChromium } from '../support/chromium.ts';
import { clickToFrame } from '../support/click-to-frame.ts';
import { people } from '../support/sample.ts';
import { routes, signIn } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import { slowDown } from './device.ts';
import type { Figure } from './figure.ts';

const rounds = 20;

/** Between two lists by the menu beside the page, preload. */
async function routeChanges(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [path, title] of [
      [routes.myReports, 'My reports'],
      [routes.reports, 'Attendance reports'],
    ] as const) {
      times.push(await clickToFrame(page, `aside a[href="${path}"]`, 'main h1', title));
    }
  }
  return times.slice(2);
}

/** The drawer for how things look, from the menu's entry. */
async function panelOpenings(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /, menu$/ })
      .click();
    const item = page.getByRole('menuitem', { name: 'Appearance' });
    // Nobody's hand is as quick as the menu: one that is chosen from while it appears goes when it has.
    await page
      .getByRole('menu')
      .evaluate((menu) => Promise.all(menu.getAnimations().map((one) => one.finished)));
    await item.evaluate((element) => element.setAttribute('data-measured', ''));
    times.push(await clickToFrame(page, '[data-measured]', '[role="dialog"]'));
    await page.getByRole('button', { name: 'Close appearance' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  return times.slice(1);
}

/** Times of moving about the back office. */
export async function shellFigures({ origin }: ServerProcess): Promise<Figure[]> {
  const browser = await openChromium(laptop);
  const { page } = browser;
  try {
    await signIn(page, origin, people.sipho, routes.reports);
    await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
    const panels = await panelOpenings(page);
    await slowDown(page, 4);
    const changes = await routeChanges(page);
    return [
      {
        what: 'Route change, preload, slow device, p95',
        measured: percentile(changes, 0.95),
        unit: 'ms',
        atMost: 100,
        conditions: `${changes.length} changes between two lists, page slowed 4x`,
      },
      {
        what: 'Panel opens, p95',
        measured: percentile(panels, 0.95),
        unit: 'ms',
        atMost: 50,
        conditions: `the appearance drawer ${panels.length} times after the first`,
      },
    ];
  } finally {
    await browser.remove();
  }
}
