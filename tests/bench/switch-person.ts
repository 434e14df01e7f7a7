import type { Page } from '@playwright/test';
import { openChromium } from '../support/chromium.ts';
import { password, people, type Person } from '../support/sample.ts';
import { counter, signInToCount } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import { slowDown } from './device.ts';
import type { Figure } from './figure.ts';

const rounds = 12;

/** ms from "Switch person" to the empty sign-in page, and from "Sign in" to the form; not the typing. */
async function switchTo(page: Page, { email }: Person): Promise<number> {
  await page.getByRole('button', { name: /, menu$/ }).click();
  const item = page.getByRole('menuitem', { name: 'Switch person' });
  await item.waitFor();
  const left = performance.now();
  await item.click();
  const field = page.getByLabel('Email address');
  await field.waitFor();
  const leaving = performance.now() - left;
  await field.fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const came = performance.now();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await counter(page, 'Attendance').waitFor();
  return leaving + performance.now() - came;
}

/** The next usher takes the tablet. */
export async function switchFigures({ origin }: ServerProcess): Promise<Figure[]> {
  const tablet = await openChromium();
  const { page } = tablet;
  try {
    await signInToCount(page, origin, people.thabo);
    await slowDown(page, 4);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await switchTo(page, round % 2 === 0 ? people.lerato : people.thabo));
    }
    return [
      {
        what: 'Switching person on a tablet, p95',
        measured: percentile(times, 0.95),
        unit: 'ms',
        atMost: 3000,
        conditions: `${times.length} times, page slowed 4x, from the menu to the form without the typing`,
      },
    ];
  } finally {
    await tablet.remove();
  }
}
