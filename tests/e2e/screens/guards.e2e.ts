import { filesOf } from '../../bench/first-load.ts';
import { assertAccessible, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { controlled, goOffline, goOnline, laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { fillSignIn, routes, signIn } from '../../support/screens.ts';
import { officeRoutes } from '../walk/routes.ts';

/** Every page behind the guard, with something in the place of an id. */
const signedInRoutes = officeRoutes.map((route) => route.replaceAll(/\$\w*/g, 'one'));

test('S2-001 S2-002 S6-003 a guest is sent from every signed-in page to sign-in, and then gets the one they wanted', async ({
  network,
  visitedBrowser,
}) => {
  const { page } = await visitedBrowser();
  expect(signedInRoutes.length).toBeGreaterThan(30);
  for (const route of signedInRoutes) {
    await page.goto(`${network.origin}${route}`);
    await page.waitForURL(`${network.origin}/sign-in?redirectURL=${encodeURIComponent(route)}`);
  }
  await signIn(page, network.origin, people.nomsa, `${routes.reports}?from=2026-11-01`);
});

/** Pages of churches, groups and people, with what heads them. */
const registerPages = {
  '/apps/churches': 'Churches',
  '/apps/churches/church-groups': 'Church groups',
  '/apps/groups': 'Groups',
  '/apps/group-types': 'Group types',
  '/apps/groups/cell-ministry/attendance-reports': 'Cell reports',
  '/apps/people': 'People',
  '/apps/people/follow-ups': 'Follow-ups',
};

test('S1-002 S1-003 an administrator has a back office for churches, groups and their people', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.nomsa, routes.dashboard, laptop);
  for (const [path, title] of Object.entries(registerPages)) {
    await page.goto(`${network.origin}${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
});

/** The pages of the sign-in family, with what heads them. */
const guestPages = {
  '/sign-up': 'Create your account',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Choose a new password',
  '/confirmation-required': 'Confirm your email address',
};

test('S2-004 S2-005 S2-006 S2-007 S2-008 S2-009 S2-010 S2-011 S6-001 S9-013 the root and the sign-in family lead a signed-in person to the dashboard, and are without navigation', async ({
  network,
  visitedBrowser,
}) => {
  const { page } = await visitedBrowser();
  for (const [path, title] of Object.entries(guestPages)) {
    await page.goto(`${network.origin}${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  await page.goto(`${network.origin}${routes.signIn}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-ZA');
  // S2-010: the empty layout, without navigation.
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await fillSignIn(page, people.nomsa.email, 'sample-only-2026');
  await page.waitForURL(`${network.origin}${routes.dashboard}`);
  for (const path of ['/', routes.signIn, ...Object.keys(guestPages)]) {
    await page.goto(`${network.origin}${path}`);
    await page.waitForURL(`${network.origin}${routes.dashboard}`);
  }
});

test('S2-014 S2-115 S6-001 the landing page is open to everybody, loads little, follows the system’s scheme, and is there without a network', async ({
  network,
  browserOf,
}) => {
  const browser = await browserOf();
  const { page } = browser;
  const title = page.getByRole('heading', { level: 1, name: /^Every service counted/ });
  const scripts = filesOf(page, 'script');
  await page.goto(`${network.origin}/home`);
  await title.waitFor();
  // The page must not load code that only signed-in pages need.
  expect([...scripts].filter((path) => /\/(signed-in|form|office|device)-/.test(path))).toEqual([]);
  await assertAccessible(page, 'the landing page');
  await assertNoSidewaysScroll(browser, 'the landing page');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).not.toBe(light);
  await controlled(page);
  await goOffline(browser, network);
  await page.reload();
  await title.waitFor();
  await goOnline(browser, network);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await fillSignIn(page, people.thabo.email, 'sample-only-2026');
  await page.waitForURL(`${network.origin}${routes.dashboard}`);
  await page.goto(`${network.origin}/home`);
  await title.waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Open Ibandla' }).click();
  await page.waitForURL(`${network.origin}${routes.dashboard}`);
});

test('S2-042 an unknown path ends at 404-not-found, for a guest after signing in', async ({
  network,
  visitedBrowser,
}) => {
  const { page } = await visitedBrowser();
  await page.goto(`${network.origin}/nonsense/of/somebody`);
  await fillSignIn(page, people.thabo.email, 'sample-only-2026');
  await page.waitForURL(`${network.origin}${routes.notFound}`);
  await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  await page.goto(`${network.origin}/nonsense`);
  await page.waitForURL(`${network.origin}${routes.notFound}`);
});

test('a redirectURL of another site is not followed', async ({ network, visitedBrowser }) => {
  const { page } = await visitedBrowser();
  const elsewhere = encodeURIComponent('https://example.org/');
  await page.goto(`${network.origin}${routes.signIn}?redirectURL=${elsewhere}`);
  await fillSignIn(page, people.thabo.email, 'sample-only-2026');
  await page.waitForURL(`${network.origin}${routes.dashboard}`);
  await page.getByRole('main').waitFor();
  expect(new URL(page.url()).origin).toBe(network.origin);
});

test('S2-003 S2-012 S6-002 signing out ends the session at once and goes to the root after 5 s', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.thabo);
  await page.goto(`${network.origin}${routes.signOut}`);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.waitForURL(/\/sign-in/);
  // Signed out, the sign-out page leads to sign-in with the root as the wanted page.
  await page.goto(`${network.origin}${routes.signOut}`);
  await page.waitForURL(`${network.origin}/sign-in?redirectURL=%2F`);
});
