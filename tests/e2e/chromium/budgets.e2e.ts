import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { root } from '../../support/paths.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { counter, routes, signIn } from '../../support/screens.ts';

const client = join(root, 'dist/client');

function gzipped(path: string): number {
  const file = join(client, path);
  return existsSync(`${file}.gz`)
    ? statSync(`${file}.gz`).size
    : gzipSync(readFileSync(file), { level: 9 }).length;
}

/** The scripts that the page itself asks for; what the worker stores for later is not first load. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const request = response.request();
    if (request.serviceWorker() || request.resourceType() !== 'script') return;
    scripts.add(new URL(response.url()).pathname);
  });
  return scripts;
}

function kilobytes(scripts: Iterable<string>): number {
  return [...scripts].reduce((sum, path) => sum + gzipped(path), 0) / 1000;
}

test('first load: sign-in at most 105 kB of JavaScript', async ({ network, browserOf }) => {
  const { page } = await browserOf();
  const scripts = scriptsOf(page);
  await page.goto(`${network.origin}${routes.signIn}`);
  await page.getByRole('heading', { name: 'Sample accounts' }).waitFor();
  await page.waitForLoadState('networkidle');
  const signInSize = kilobytes(scripts);
  expect(scripts.size).toBeGreaterThan(0);
  expect(signInSize).toBeLessThanOrEqual(105);
});

test('first load: the report form at most 140 kB of JavaScript in all', async ({
  network,
  browserOf,
}) => {
  const browser = await browserOf();
  await signIn(browser.page, network.origin, people.thabo);
  await counter(browser.page, 'Attendance').waitFor();
  const page = await browser.context.newPage();
  const scripts = scriptsOf(page);
  await page.goto(`${network.origin}${routes.submit}`);
  await counter(page, 'Attendance').waitFor();
  expect(scripts.size).toBeGreaterThan(0);
  expect(kilobytes(scripts)).toBeLessThanOrEqual(140);
});

test('first load: sw.js at most 60 kB', () => {
  expect(gzipped('sw.js') / 1000).toBeLessThanOrEqual(60);
});
