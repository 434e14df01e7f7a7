import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { controlled, laptop, openChromium } from '../support/chromium.ts';
import { root } from '../support/paths.ts';
import { people } from '../support/sample.ts';
import { counter, routes, signIn } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Figure } from './figure.ts';

/** As the server sends it to a browser that takes gzip. */
function gzipped(path: string): number {
  return statSync(join(root, 'dist/client', `${path}.gz`)).size / 1000;
}

/** The files that the page itself asks for; what the worker stores for later is not first load. */
export function filesOf(page: Page, kind: 'script' | 'stylesheet'): Set<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const request = response.request();
    if (request.serviceWorker() || request.resourceType() !== kind) return;
    files.add(new URL(response.url()).pathname);
  });
  return files;
}

export function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, path) => sum + gzipped(path), 0);
}

/**
 * Notes when the page can be used: what it asks for after that moment is not its first load.
 *
 * @param shown selects what somebody came for
 */
async function noteWhenUsable(page: Page, shown: string): Promise<void> {
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      Reflect.set(window, 'usableAt', performance.now());
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, shown);
}

/** Paths of the scripts that this page asked for before it could be used. */
async function askedUntilUsable(page: Page): Promise<Set<string>> {
  const paths = await page.evaluate(() => {
    const usableAt = Reflect.get(window, 'usableAt') as number;
    const asked = performance.getEntriesByType('resource');
    return asked
      .filter(({ startTime }) => startTime <= usableAt)
      .map(({ name }) => new URL(name).pathname);
  });
  return new Set(paths.filter((path) => path.endsWith('.js')));
}

/** The scripts of a staff page with all that stands around it. */
async function officeScripts(origin: string): Promise<Set<string>> {
  const browser = await openChromium(laptop);
  try {
    await signIn(browser.page, origin, people.sipho, routes.reports);
    await controlled(browser.page);
    const page = await browser.context.newPage();
    await noteWhenUsable(page, 'table');
    await page.goto(`${origin}${routes.reports}`);
    await page.getByRole('table').waitFor();
    return await askedUntilUsable(page);
  } finally {
    await browser.remove();
  }
}

/** Size of the files that a page loads before it can be used. */
export async function firstLoadFigures({ origin }: ServerProcess): Promise<Figure[]> {
  const browser = await openChromium();
  try {
    const first = filesOf(browser.page, 'script');
    await browser.page.goto(`${origin}${routes.signIn}`);
    await browser.page.getByRole('heading', { name: 'Sample accounts' }).waitFor();
    await browser.page.waitForLoadState('networkidle');
    const signInSize = sizeOf(first);
    await signIn(browser.page, origin, people.thabo);
    // A page that no worker looks after yet does the worker's part, and loads it.
    await controlled(browser.page);
    const page = await browser.context.newPage();
    await noteWhenUsable(page, '[role=spinbutton]');
    const styles = filesOf(page, 'stylesheet');
    await page.goto(`${origin}${routes.submit}`);
    await counter(page, 'Attendance').waitFor();
    const form = await askedUntilUsable(page);
    const office = await officeScripts(origin);
    const conditions = 'scripts that the page asks for until it can be used, gzip';
    return [
      { what: 'Sign-in', measured: signInSize, unit: 'kB', atMost: 107, conditions },
      { what: 'Report form, in all', measured: sizeOf(form), unit: 'kB', atMost: 155, conditions },
      {
        what: 'The shell of the back office',
        measured: sizeOf([...office].filter((path) => !form.has(path))),
        unit: 'kB',
        atMost: 65,
        conditions: 'scripts of the attendance list that the report form does not ask for, gzip',
      },
      {
        what: 'Report form, styles',
        measured: sizeOf(styles),
        unit: 'kB',
        atMost: 9,
        conditions: 'gzip',
      },
      ...['sw.js', 'sw-demo.js'].map((what): Figure => ({
        what,
        measured: gzipped(what),
        unit: 'kB',
        atMost: 60,
        conditions: 'gzip',
      })),
    ];
  } finally {
    await browser.remove();
  }
}
