import type { Page } from '@playwright/test';
import { assertAccessible, assertNoSidewaysScroll } from '../../support/accessible.ts';
import type { Passing } from '../../support/fault-proxy.ts';
import { expect, test } from '../../support/fixtures.ts';
import { isRefresh, pass, problem } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import { countToday, routes, submitCount } from '../../support/screens.ts';

const isOurs = (passing: Passing) => passing.path.startsWith('/api/v1/') || isRefresh(passing);

/** Upgrades the store, as a newer version of the program does. */
async function openNewer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const open = indexedDB.open('vault', 9000);
    await new Promise((done) => open.addEventListener('success', done));
    open.result.close();
  });
}

test('B41 in the way of a report: a session that is over, the menu of what waits, a newer version', async ({
  network,
  toCount,
}) => {
  test.setTimeout(180_000);
  const usher = await toCount(people.ayanda);
  const { page, context } = usher;
  network.faults((passing) => (isOurs(passing) ? problem(401, 'session_expired') : pass));
  await page.goto(`${network.origin}${routes.dashboard}`);
  await page.getByText('Sign in again.').waitFor();
  await assertAccessible(page, 'a session that is over');
  await countToday(page);
  await submitCount(page, 66);
  await assertAccessible(page, 'saved under a session that is over');
  await page.getByRole('link', { name: 'See my reports' }).click();
  await page.getByText('Sign in again to send it.').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /Save waiting reports/ }).waitFor();
  await assertAccessible(page, 'the menu of what waits');
  await page.keyboard.press('Escape');

  const newer = await context.newPage();
  await newer.goto(`${network.origin}/assets/buildinfo.json`);
  await openNewer(newer);
  await page.getByText('A newer version of the app is in use.').waitFor();
  await assertAccessible(page, 'a newer version is in use');
  await assertNoSidewaysScroll(usher, 'two banners');
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeInViewport();
});
