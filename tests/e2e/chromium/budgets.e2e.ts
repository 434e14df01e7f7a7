import { filesOf, firstLoadFigures, sizeOf } from '../../bench/first-load.ts';
import { expect, test } from '../../support/fixtures.ts';
import { controlled, laptop, phone } from '../../support/chromium.ts';
import { people } from '../../support/sample.ts';
import {
  counter,
  countToday,
  delivered,
  nextService,
  routes,
  signIn,
  submitCount,
} from '../../support/screens.ts';

test('first load: sign-in, report form and worker stay within their budgets', async ({
  server,
}) => {
  const figures = await firstLoadFigures(server);
  expect(figures).toHaveLength(6);
  for (const { what, measured, atMost } of figures) {
    expect(measured, what).toBeGreaterThan(0);
    expect.soft(measured, `${what}, kB`).toBeLessThanOrEqual(atMost ?? 0);
  }
});

test('an usher who counts, submits and looks at the reports gets nothing of the back office', async ({
  network,
  browserOf,
}) => {
  const { page } = await browserOf();
  const [scripts, styles] = [filesOf(page, 'script'), filesOf(page, 'stylesheet')];
  const looked = page.waitForResponse(/lost-store-/);
  await signIn(page, network.origin, people.fatima);
  await counter(page, 'Attendance').waitFor();
  await countToday(page);
  const item = await submitCount(page, 41);
  await delivered(page, item.id);
  // The last that comes by itself.
  await looked;
  expect([...styles]).toEqual([expect.stringMatching(/^\/assets\/first-/)]);
  await nextService(page);
  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'My reports' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export my reports' }).waitFor();
  await page.evaluate(() => Reflect.set(window, 'print', () => undefined));
  await page.getByRole('menuitem', { name: 'Print a tally sheet' }).click();
  await page.locator('#sheet').waitFor({ state: 'attached' });
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /, menu$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  expect([...scripts].filter((path) => /\/(office|routeTree)/.test(path))).toEqual([]);
});

const demoPages = [
  'academy',
  'chat',
  'contacts',
  'ecommerce/inventory',
  'file-manager',
  'help-center',
  'mailbox/inbox/1',
  'notes',
  'scrumboard',
  'tasks',
];

test('issue 15: no page of a demo app brings more than 80 kB of scripts of its own', async ({
  network,
  browserOf,
}) => {
  const { page } = await browserOf(laptop);
  const scripts = async (path: string) => {
    await page.goto(`${network.origin}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const names = await page.evaluate(async () => {
      await new Promise((rests) => requestIdleCallback(rests));
      return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    });
    return names.filter((one) => one.endsWith('.js'));
  };
  await signIn(page, network.origin, people.sipho, routes.reports);
  await controlled(page);
  const others = await scripts(routes.reports);
  const asked = new Map<string, string[]>();
  for (const path of demoPages) asked.set(path, await scripts(`/apps/${path}`));
  for (const [path, files] of asked) {
    const ofOthers = new Set([...asked].flatMap(([other, its]) => (other === path ? [] : its)));
    // A script that two pages share belongs to none of them.
    const own = files.filter((one) => !ofOthers.has(one) && !others.includes(one));
    expect(own.length, path).toBeGreaterThan(0);
    expect.soft(sizeOf(own), `${path}, kB`).toBeLessThanOrEqual(80);
  }
});
