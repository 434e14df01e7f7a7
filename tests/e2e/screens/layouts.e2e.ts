import type { Page } from '@playwright/test';
import { layoutNames, type LayoutName } from '../../../src/layouts/layout-names.ts';
import { axeFindings } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Passing } from '../../support/fault-proxy.ts';
import { pass } from '../../support/passing.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const isOfSessions = ({ path }: Passing) => path === '/api/v1/access/sessions';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function axeFindsNothing(page: Page, state: string): Promise<void> {
  expect(await axeFindings(page), state).toEqual([]);
}

async function chooseLayout(page: Page, name: LayoutName): Promise<void> {
  await page
    .getByRole('button', { name: /, menu$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  const drawer = page.getByRole('dialog', { name: 'Appearance' });
  await drawer.getByRole('radio', { name, exact: false }).check();
  await drawer.getByRole('button', { name: 'Close appearance' }).click();
  await expect(drawer).toBeHidden();
}

test('S2-097 S2-098 S2-101 S2-102 S2-103 each of the eleven by the address: menu, page, footer with the year', async ({
  network,
  knownBrowser,
}) => {
  // Eleven pages, each looked at by axe.
  test.setTimeout(180_000);
  const { page } = await knownBrowser(people.sipho, laptop);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${network.origin}${routes.reports}`);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  for (const name of layoutNames) {
    await page.goto(`${network.origin}${routes.reports}?layout=${name}`);
    await expect(heading(page)).toHaveText('Attendance reports');
    await expect(page.getByRole('table')).toBeVisible();
    // A layout is no filter.
    await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
    await expect(main(page)).toHaveCount(name === 'empty' ? 0 : 1);
    const year = page.getByRole('contentinfo').getByText(`© ${new Date().getFullYear()}`);
    await expect(year).toHaveCount(name === 'empty' ? 0 : 1);
    await axeFindsNothing(page, name);
  }
  expect(errors).toEqual([]);
});

test('S2-100 each of the eleven shows one loading bar while a request is held, and none after it', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  const loading = page.getByRole('progressbar', { name: 'Loading' });
  for (const name of layoutNames) {
    network.faults((passing) => (isOfSessions(passing) ? { kind: 'swallow' } : pass));
    await page.goto(`${network.origin}/pages/settings/security?layout=${name}`);
    await expect(loading, name).toHaveCount(1);
    await expect(loading, name).toBeVisible();
    await axeFindsNothing(page, `${name}, waiting`);
    network.faults(null);
    await page.reload();
    await page.getByRole('heading', { name: 'Active sessions' }).waitFor();
    await expect(loading, name).toHaveCount(0);
  }
});

test('S2-049 S6-005 the menu leads to the types of groups; the system’s settings are there, and disabled for who does not administer', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.rudzani, routes.reports, laptop);
  const settings = main(page).locator('[aria-disabled="true"]', { hasText: /^Settings/ });
  await expect(settings).toBeVisible();
  await expect(settings).toContainText('Administrators only');
  await settings.click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${routes.reports}$`));
  await main(page).getByRole('button', { name: 'Groups' }).click();
  await expect(main(page).getByRole('link', { name: 'Group types' })).toBeVisible();
  await page.goto(`${network.origin}/apps/group-types`);
  await expect(heading(page)).toHaveText('Group types');
});

test('S2-105 to S2-112 S2-111 what stands beside the page on a wide screen', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  const side = page.getByRole('complementary', { name: 'Navigation and person' });
  const width = async () => (await side.boundingBox())?.width ?? 0;
  for (const name of ['classic', 'classy', 'futuristic', 'modern'] as const) {
    await page.goto(`${network.origin}${routes.reports}?layout=${name}`);
    await expect(side.getByRole('link', { name: 'Attendance reports' })).toBeVisible();
    expect(await width(), name).toBeGreaterThan(200);
  }
  await page.goto(`${network.origin}${routes.reports}?layout=thin`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(side.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await width(), 'thin').toBeGreaterThan(40);
  await page.goto(`${network.origin}${routes.reports}?layout=dense`);
  await expect(side).toBeVisible();
  expect(await width(), 'dense').toBeLessThan(80);
  const reports = side.getByRole('link', { name: 'Attendance reports' });
  const panel = side.locator('> div');
  const panelWidth = async () => (await panel.boundingBox())?.width ?? 0;
  await expect(reports).toBeHidden();
  const before = await heading(page).boundingBox();
  // As a pointer moves: `hover` scrolls the page when what it hovers over grows under it.
  const icon = await side.getByRole('button', { name: 'Churches' }).boundingBox();
  await page.mouse.move((icon?.x ?? 0) + 20, (icon?.y ?? 0) + 17);
  await expect(reports).toBeVisible();
  await expect.poll(panelWidth).toBeGreaterThan(200);
  // It stands over the page, which stays where it is.
  expect(await heading(page).boundingBox()).toEqual(before);
  await page.mouse.move(1000, 500);
  await expect.poll(panelWidth).toBeLessThan(80);
  await side.getByRole('button', { name: 'Churches' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(panelWidth).toBeGreaterThan(200);
  // The keyboard leaves the panel, which closes and uncovers the header.
  const wide = page.getByRole('button', { name: 'Wide navigation' });
  await wide.focus();
  await expect.poll(panelWidth).toBeLessThan(80);
  await wide.click();
  await expect(side.getByRole('link', { name: 'Attendance reports' })).toBeVisible();
  expect(await width(), 'wide').toBeGreaterThan(200);
});

test('S2-116 the drawer changes layout and theme at once; the page keeps what is in it', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await page.getByRole('textbox', { name: 'From' }).fill('2026-0');
  for (const name of ['thin', 'material', 'modern'] as const) {
    await chooseLayout(page, name);
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('2026-0');
  }
  await page
    .getByRole('button', { name: /, menu$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  const drawer = page.getByRole('dialog', { name: 'Appearance' });
  // The logo’s tile has the accent.
  const accent = () =>
    page
      .locator('svg[viewBox="14 14 72 72"]')
      .first()
      .evaluate((logo) => getComputedStyle(logo).backgroundColor);
  const before = await accent();
  await axeFindsNothing(page, 'appearance');
  await drawer.getByRole('radio', { name: 'Fynbos' }).check();
  expect(await accent()).not.toBe(before);
  await drawer.getByRole('button', { name: 'Reset' }).click();
  await expect(drawer.getByRole('radio', { name: 'Classic' })).toBeChecked();
  expect(await accent()).toBe(before);
  await page.reload();
  await expect(heading(page)).toHaveText('Attendance reports');
});

test('S2-104 on a phone the navigation is a drawer in every layout', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, phone);
  for (const name of layoutNames.filter((one) => one !== 'empty')) {
    await page.goto(`${network.origin}${routes.reports}?layout=${name}`);
    await expect(main(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await main(page).getByRole('link', { name: 'My reports' }).click();
    await expect(page).toHaveURL(new RegExp(routes.myReports));
    await expect(main(page)).toHaveCount(0);
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways).toBe(false);
});

test('S2-117 S2-124 S2-125 S2-126 S8-024 fullscreen and the languages', async ({ signedIn }) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await page.getByRole('button', { name: 'Leave fullscreen' }).click();
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeVisible();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.evaluate(() =>
    Object.defineProperty(Element.prototype, 'requestFullscreen', {
      value: () => Promise.reject(new TypeError('no')),
    }),
  );
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expect.poll(() => said.join()).toContain('Fullscreen is not available');

  await page.getByRole('button', { name: 'Language: EN' }).click();
  const turkish = page.getByRole('menuitem', { name: 'Türkçe' });
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  for (const language of [page.getByRole('menuitem', { name: 'English' }), turkish]) {
    const width = () =>
      language.locator('img').evaluate((flag: HTMLImageElement) => flag.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
  await turkish.click();
  await expect(heading(page)).toHaveText('Attendance reports');
  expect(await page.evaluate(() => document.documentElement.lang)).toMatch(/^en/);
});

test('what the menu names and does not exist yet says so; the rest is 404', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await page.goto(`${network.origin}/apps/missions`);
  await expect(heading(page)).toHaveText('Missions');
  await expect(page.getByText('We are still building this.')).toBeVisible();
  await page.goto(`${network.origin}/apps/missionaries`);
  await expect(page).toHaveURL(/404-not-found/);
});

test('S2-039 S2-041 S2-086 S2-087 S2-088 pages for what went wrong say what is safe', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, phone);
  for (const [path, title] of [
    ['/403-unauthorized', 'You can’t open this page'],
    ['/500-error', 'Something has gone wrong.'],
    ['/pages/maintenance', 'We are back soon'],
    ['/pages/error/404', 'This page is gone'],
    ['/pages/error/500', 'Something has gone wrong.'],
  ] as const) {
    await page.goto(`${network.origin}${path}`);
    await expect(heading(page)).toHaveText(title);
    await axeFindsNothing(page, path);
  }
});
