import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  goOffline,
  goOnline,
  laptop,
  openChromium,
  phone,
  tablet,
  type Size,
  type TestBrowser,
} from '../../tests/support/chromium.ts';
import { conflictOn } from '../../tests/support/conflict.ts';
import { faultProxy, type FaultProxy } from '../../tests/support/fault-proxy.ts';
import { root } from '../../tests/support/paths.ts';
import { people, type Person } from '../../tests/support/sample.ts';
import { counter, routes, signIn, submitButton, submitCount } from '../../tests/support/screens.ts';
import { takeManifestScreens } from './manifest-screens.ts';
import { startServer } from '../../tests/support/server-process.ts';

const folder = join(root, 'screens');
const sizes: Record<string, Size> = { phone, tablet, laptop };
const schemes = ['light', 'dark'] as const;

/** Photographs the screen as it stands, once a scheme. */
async function photograph(page: Page, name: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
  }
}

async function visit(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('load');
}

async function guest(browser: TestBrowser, { origin }: FaultProxy, size: string): Promise<void> {
  const { page } = browser;
  await page.goto(`${origin}${routes.signIn}`);
  await page.getByRole('heading', { name: 'Sample accounts' }).waitFor();
  await photograph(page, `sign-in-${size}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Enter your password').waitFor();
  await photograph(page, `sign-in-error-${size}`);
}

async function usher(browser: TestBrowser, network: FaultProxy, size: string): Promise<void> {
  const { page } = browser;
  await signIn(page, network.origin, people.thabo);
  await counter(page, 'Attendance').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await photograph(page, `report-empty-${size}`);
  await submitButton(page).click();
  await page.getByText('One thing to fix').waitFor();
  await photograph(page, `report-error-${size}`);
  await counter(page, 'Males').fill('40');
  await goOffline(browser, network);
  await photograph(page, `report-offline-${size}`);
  await counter(page, 'Males').fill('');
  await submitCount(page, 96);
  await photograph(page, `report-saved-${size}`);
  await page.getByRole('link', { name: 'See my reports' }).click();
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  await photograph(page, `my-reports-offline-${size}`);
  await goOnline(browser, network);
  await page.getByText('Sent', { exact: true }).first().waitFor();
  await photograph(page, `my-reports-${size}`);
}

async function office(
  browser: TestBrowser,
  { origin }: FaultProxy,
  size: string,
  person: Person,
): Promise<void> {
  const { page } = browser;
  await signIn(page, origin, person, routes.reports);
  // Its first sync is over.
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  await photograph(page, `attendance-reports-${size}`);
  await visit(page, origin, `${routes.reports}?from=1999-01-01&to=1999-12-31`);
  await page.getByText('No results found!').waitFor();
  await photograph(page, `attendance-reports-empty-${size}`);
  await visit(page, origin, routes.dashboard);
  await page.getByText('Latest reports').waitFor();
  await photograph(page, `dashboard-${size}`);
  await visit(page, origin, routes.notFound);
  await photograph(page, `not-found-${size}`);
  await page.goto(`${origin}${routes.signOut}`);
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await photograph(page, `sign-out-${size}`);
}

async function conflict(browser: TestBrowser, { origin }: FaultProxy, size: string): Promise<void> {
  const { page } = browser;
  // The first size makes it, and all that follow find it.
  if (size === Object.keys(sizes)[0]) await conflictOn(page, origin);
  else await signIn(page, origin, people.thabo, routes.myReports);
  await page.goto(`${origin}${routes.myReports}`);
  await page.getByRole('button', { name: /^Compare:/ }).click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  await photograph(page, `conflict-${size}`);
}

async function photographAll(network: FaultProxy): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, size] of Object.entries(sizes)) {
    for (const part of [guest, usher, office, conflict]) {
      const browser = await openChromium(size);
      try {
        await part(browser, network, name, people.nomsa);
      } finally {
        await browser.remove();
      }
    }
    console.log(`Photographed at ${size.width} x ${size.height}`);
  }
  return folder;
}

/** `manifest`: only the pictures that the installed app's manifest names. */
const forManifest = process.argv[2] === 'manifest';
const server = await startServer();
const network = await faultProxy(server.port);
try {
  const where = await (forManifest ? takeManifestScreens(network.origin) : photographAll(network));
  console.log(`The pictures are in ${where}`);
} finally {
  await network.close();
  await server.remove();
}
