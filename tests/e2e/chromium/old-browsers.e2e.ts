import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { assertAccessibleEverywhere } from '../../support/accessible.ts';
import { controlled, goOffline, goOnline } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { pass } from '../../support/passing.ts';
import { root } from '../../support/paths.ts';
import { people } from '../../support/sample.ts';
import {
  counter,
  countToday,
  delivered,
  routes,
  signInToCount,
  submitCount,
} from '../../support/screens.ts';

/** Removes functions that Chrome 109, Safari 16.4 or Firefox 115 lack. */
const forgetNewer = () => {
  for (const [on, names] of [
    [Promise, ['withResolvers', 'try']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object.getPrototypeOf(Float64Array.prototype) as object, ['toSorted']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [AbortSignal, ['any']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [globalThis, ['Iterator', 'scheduler']],
  ] as const) {
    for (const name of names) Reflect.deleteProperty(on, name);
  }
};

const ask = async (page: Page, origin: string) => {
  await page.goto(`${origin}${routes.submit}`);
  return page.locator('h1').first();
};

test('issue 10.38: a browser as old as Chrome 109 counts offline, and its worker sends', async ({
  network,
  browserOf,
}) => {
  const tablet = await browserOf();
  const { page } = tablet;
  await page.addInitScript(forgetNewer);
  // The worker is another place: there the script itself begins with the same loss.
  const worker = readFileSync(join(root, 'dist/client/sw.js'), 'utf8');
  const headers = { 'content-type': 'text/javascript' };
  const body = `(${forgetNewer.toString()})();\n${worker}`;
  network.faults(({ path }) =>
    path === '/sw.js' ? { kind: 'answer', status: 200, headers, body } : pass,
  );
  await signInToCount(page, network.origin, people.thabo);
  await countToday(page);
  await goOffline(tablet, network);
  const item = await submitCount(page, 58);
  await page.goto(`${network.origin}${routes.myReports}`);
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
  await goOnline(tablet, network);
  await delivered(page, item.id);
});

test('issue 10.38: a browser that has everything fetches nothing for old ones', async ({
  network,
  browserOf,
}) => {
  const { page } = await browserOf();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${network.origin}${routes.signIn}`);
  await page.getByLabel('Email address').waitFor();
  expect(asked).toContain('/start.js');
  expect(asked).not.toContain('/old-browsers.js');
});

for (const [what, forget] of [
  ['locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks')],
  ['a channel between tabs', () => Reflect.deleteProperty(globalThis, 'BroadcastChannel')],
  ['Array.findLast', () => Reflect.deleteProperty(Array.prototype, 'findLast')],
] as const) {
  test(`issue 10.38: a browser without ${what} is told in words, before anything else runs`, async ({
    network,
    browserOf,
  }) => {
    const { page } = await browserOf();
    await page.addInitScript(forget);
    await expect(await ask(page, network.origin)).toHaveText('This browser is too old');
    await expect(page.getByText('Chrome 109, Safari 16.4, Firefox 115')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveCount(0);
  });
}

test('issue 10.37: a new device that meets half of a build reads what to do, and goes on when the build is whole', async ({
  network,
  browserOf,
}) => {
  const { page } = await browserOf();
  network.faults(({ path }) =>
    path.startsWith('/assets/') && path.endsWith('.js')
      ? { kind: 'answer', status: 404, body: 'Not found' }
      : pass,
  );
  await expect(await ask(page, network.origin)).toHaveText('Ibandla did not load');
  await assertAccessibleEverywhere(page, 'half of a build');
  network.faults(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Email address').waitFor();
});

test('issue 10.37: a device whose app files were cleared says so without a signal, and counts again with one', async ({
  network,
  toCount,
}) => {
  const tablet = await toCount(people.thabo);
  const { page } = tablet;
  await controlled(page);
  await countToday(page);
  await counter(page, 'Attendance').fill('58');
  await expect(page.getByText('Draft · saved on this device')).toBeVisible();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await goOffline(tablet, network);
  await expect(await ask(page, network.origin)).toHaveText('Open this once with a signal');
  await expect(page.getByText('Your reports are safe')).toBeVisible();
  await assertAccessibleEverywhere(page, 'app files that were cleared');
  await goOnline(tablet, network);
  await page.getByRole('button', { name: 'Try again' }).click();
  await counter(page, 'Attendance').waitFor();
});
