import { rmSync } from 'node:fs';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { must } from '../../src/domain/must.ts';
import { chromiumFlags, controlled } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { chromiumPath, temporaryFolder } from '../support/paths.ts';
import { people } from '../support/sample.ts';
import { counter, routes, signIn } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';

const runs = 5;
const promises = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const categories = Object.keys(promises) as (keyof typeof promises)[];

/** Scores of one page on Lighthouse's own phone, 0 to 100: the median of some runs. */
async function scores(url: string, port: number, what: string, keep: boolean): Promise<Figure[]> {
  const found: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      // A person stays signed in, and what the worker stored stays with them.
      disableStorageReset: keep,
    });
    const { lhr } = must(result, 'a report of Lighthouse');
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    for (const name of categories) {
      (found[name] ??= []).push((lhr.categories[name]?.score ?? 0) * 100);
    }
  }
  return categories.map((name) => ({
    what: `${what}: ${name}`,
    measured: percentile(found[name] ?? [], 0.5),
    unit: 'of 100',
    atLeast: promises[name],
    conditions: `Lighthouse, mobile, median of ${runs}${keep ? ', signed in' : ''}`,
  }));
}

async function countingHere(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await signIn(page, origin, people.thabo, routes.submit);
  await counter(page, 'Attendance').waitFor();
  await controlled(page);
  await page.close();
}

/** Of the small tenant: what it holds was synchronised before the first run. */
async function administratorHere(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}${routes.signOut}`);
  await page.waitForURL(`${origin}${routes.signIn}**`);
  await signIn(page, origin, people.sipho, routes.reports);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  await page.close();
}

export async function lighthouseFigures({ origin }: ServerProcess): Promise<Figure[]> {
  const port = await freePort();
  const profile = temporaryFolder('lighthouse');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const landing = await scores(`${origin}/home`, port, 'Landing', false);
    const entrance = await scores(`${origin}${routes.signIn}`, port, 'Sign-in', false);
    await countingHere(context, origin);
    const form = await scores(`${origin}${routes.submit}`, port, 'Report form', true);
    await administratorHere(context, origin);
    const overview = await scores(`${origin}/dashboard`, port, 'Dashboard', true);
    return [...landing, ...entrance, ...form, ...overview];
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
