import { assertAccessibleEverywhere, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { controlled, goOffline, laptop } from '../../support/chromium.ts';
import { answeredBeyondTheWorker } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';

const dashboards = {
  '/dashboards/project': /^Welcome back, /,
  '/dashboards/analytics': 'Analytics dashboard',
  '/dashboards/finance': 'Finance',
  '/dashboards/crypto': 'Crypto',
} as const;

test('S1-024 S2-067 S3-039 four dashboards without any network, in each width, light and dark', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page, context } = browser;
  const beyondTheWorker = answeredBeyondTheWorker(context);
  await page.goto(`${network.origin}/apps/tasks`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await controlled(page);
  await goOffline(browser, network);

  for (const [path, name] of Object.entries(dashboards)) {
    await page.goto(`${network.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await assertAccessibleEverywhere(page, path);
    await assertNoSidewaysScroll(browser, path);
    await page.setViewportSize(laptop);
  }
  expect(beyondTheWorker).toEqual([]);
});

test('3.1 a chart is printed without the rest of its page', async ({ network, knownBrowser }) => {
  const { page } = await knownBrowser(people.sipho, laptop);
  await page.goto(`${network.origin}/dashboards/project`);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, / })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print task distribution' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Task distribution', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Issues summary' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
