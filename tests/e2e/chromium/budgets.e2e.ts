import { filesOf, firstLoadFigures } from '../../bench/first-load.ts';
import { expect, test } from '../../support/fixtures.ts';
import { phone } from '../../support/chromium.ts';
import { people } from '../../support/sample.ts';
import {
  counter,
  countToday,
  delivered,
  nextService,
  signIn,
  submitCount,
} from '../../support/screens.ts';

test('first load: sign-in, report form and worker stay within their budgets', async ({
  server,
}) => {
  const figures = await firstLoadFigures(server);
  expect(figures).toHaveLength(5);
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
