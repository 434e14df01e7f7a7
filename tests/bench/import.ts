import type { Page } from '@playwright/test';
import { laptop, openChromium } from '../support/chromium.ts';
import { query } from '../support/data.ts';
import { people } from '../support/sample.ts';
import { routes, signIn } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { until } from '../support/until.ts';
import type { Figure } from './figure.ts';

const lines = 100_000;
const firstNames = ['Naledi', 'Thabo', 'Zinhle', 'Peter', 'Lerato', 'Sipho', 'Grace', 'John'];
const lastNames = ['Mokoena', 'Dlamini', 'Nkosi', 'Smith', 'van Wyk', 'Khumalo', 'Naidoo'];

/** No two of them have a name or a number together: nothing asks whether they are one. */
const line = (nth: number) => {
  const first = `${firstNames[nth % firstNames.length]}${nth}`;
  return `${first},${lastNames[nth % lastNames.length]},+2782${1_000_000 + nth},Soweto`;
};

const table = () =>
  [
    'First name,Last name,Mobile,Church',
    ...Array.from({ length: lines }, (_, at) => line(at)),
  ].join('\n');

/** Notes how long each task of the page takes that is longer than 50 ms. */
async function noteLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const took: number[] = [];
    Reflect.set(window, 'longTasks', took);
    new PerformanceObserver((list) => {
      took.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

/** Number of imported people that the server holds: the page calls a row imported as soon as it is saved. */
async function arrived(dataDir: string): Promise<number> {
  const text = `select count(*)::int as count from person where first_name ~ '[0-9]$'`;
  const [found] = await query<{ count: number }>(dataDir, text);
  return found?.count ?? 0;
}

/** Every line of a large file, until the server has all of them. */
export async function importFigures({ origin, dataDir }: ServerProcess): Promise<Figure[]> {
  const browser = await openChromium(laptop);
  try {
    const { page } = browser;
    await signIn(page, origin, people.naledi, routes.dashboard);
    await page.goto(`${origin}/apps/people?import=true`);
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table()) };
    await page.getByLabel('File of people').setInputFiles(file);
    await page.getByRole('button', { name: 'Next: check rows' }).click({ timeout: 120_000 });
    await page.getByRole('button', { name: /Next: import/ }).click({ timeout: 120_000 });
    const start = page.getByRole('button', { name: /Import .* people/ });
    await start.waitFor();
    await noteLongTasks(page);
    const began = performance.now();
    await start.click();
    await page.getByText(/people imported\./).waitFor({ timeout: 600_000 });
    await until(async () => (await arrived(dataDir)) === lines, {
      what: 'every person to arrive',
      within: 600_000,
      every: 500,
    });
    const took = performance.now() - began;
    const longTasks = await page.evaluate(() => Reflect.get(window, 'longTasks') as number[]);
    const conditions = `${lines} lines of four columns, Chromium 1440 px, from the press on Import until the server has all of them`;
    return [
      { what: 'Import of people', measured: took, unit: 'ms', atMost: 60_000, conditions },
      {
        what: 'Longest task of the page during an import',
        measured: Math.max(0, ...longTasks),
        unit: 'ms',
        atMost: 50,
        conditions: `${longTasks.length} tasks took longer than 50 ms, the same`,
      },
    ];
  } finally {
    await browser.remove();
  }
}
