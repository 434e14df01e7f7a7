import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/accessible.ts';
import { laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Passing } from '../../support/fault-proxy.ts';
import { pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const isSearch = ({ path }: Passing) => path.startsWith('/api/v1/people/autocomplete');

test('S4-026 S9-020 the loading bar shows while an answer is awaited, under the top bar; never on a quiet page', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, '/dashboard', laptop);
  const loading = page.getByRole('progressbar', { name: 'Loading' });
  const look = async (name: string) => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search for a person' }).fill(name);
  };
  await heading(page).waitFor();
  await expect(loading).toHaveCount(0);
  network.faults((passing) => (isSearch(passing) ? { kind: 'swallow' } : pass));
  await look('sipho');
  await expect(loading).toBeVisible();
  const bar = await loading.locator('..').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(bar?.height).toBe(3);
  // From its line on.
  expect(bar?.y).toBe((header?.y ?? 0) + (header?.height ?? 0) - 1);
  expect(await axeFindings(page)).toEqual([]);
  // The device answers in the server’s place.
  await expect(loading).toHaveCount(0);

  await page.goto(`${network.origin}${routes.reports}`);
  await heading(page).waitFor();
  await expect(loading).toHaveCount(0);
  const asked = network.seen.filter(isSearch).length;
  await look('nomsa');
  await expect.poll(() => network.seen.filter(isSearch).length).toBeGreaterThan(asked);
  await expect(loading).toHaveCount(0);
});
