import type { Page } from '@playwright/test';
import { frames } from '../../../src/domain/shell/page-forms.ts';
import { axeFindings } from '../../support/accessible.ts';
import { controlled, laptop, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

async function looksRight(page: Page, state: string): Promise<void> {
  expect.soft(await axeFindings(page), state).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(over, `${state}: scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Without loading the product anew: the way a link goes. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const accessPages = {
  'sign-in': 'Sign in',
  'sign-up': 'Create your account',
  'sign-out': 'You are signed out',
  'forgot-password': 'Forgot your password?',
  'reset-password': 'Choose a new password',
  'unlock-session': 'Unlock your session',
  'confirmation-required': 'Confirm your email address',
} as const;

test('S2-096 S2-089 seven pages about an account and the coming one, each in seven frames', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  const pages = Object.entries(accessPages);
  for (const [at, frame] of frames.entries()) {
    for (const [name, title] of pages) {
      await go(page, `/pages/authentication/${name}/${frame}`);
      await expect(heading(page)).toHaveText(title);
    }
    // Each frame once, on another page every time.
    await looksRight(page, frame);
    await go(page, `/pages/coming-soon/${frame}`);
    await expect(heading(page)).toHaveText('Almost ready');
    const picture = page.getByText('churches are waiting with you');
    await expect(picture).toBeVisible({ visible: at > 0 });
  }
  await page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(page.getByText('Enter your email address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).fill('fatima@example.co.za');
  await page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(page.getByText('We’ll write to fatima@example.co.za')).toBeVisible();
  await go(page, '/pages/coming-soon/sideways');
  await expect(page).toHaveURL(/404-not-found/);
});

test('S2-090 S2-091 S2-092 price lists and printable invoices, on a laptop and on a phone', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, phone);
  const titles = {
    '/pages/pricing/modern': 'Priced for the church you are',
    '/pages/pricing/simple': 'Three plans, one way to count',
    '/pages/pricing/single': 'Pay once',
    '/pages/pricing/table': 'Compare the plans',
    '/pages/invoice/printable/compact': 'Invoice',
    '/pages/invoice/printable/modern': 'Invoice',
  };
  for (const [path, title] of Object.entries(titles)) {
    await go(page, path);
    await expect(heading(page)).toHaveText(title);
    await looksRight(page, path);
  }
  await page.setViewportSize(laptop);
  await looksRight(page, 'an invoice on a laptop');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Invoice' })).toBeVisible();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await go(page, '/pages/pricing/modern');
  // As in x12: what a guest sees, with the way in.
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open Ibandla' })).toBeVisible();
  await expect(page.getByText('R 3 480 billed yearly')).toBeVisible();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page.getByText('R 348 billed monthly')).toBeVisible();
});

/** Runs in the page: what can be pressed, and is seen to be that. */
const keysSeen = () =>
  [...document.querySelectorAll('button, nav, [role="tablist"], [role="radio"], label:has([type])')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((part) => part.getBoundingClientRect().width > 1)
    .map((part) => part.getAttribute('aria-label') ?? part.textContent);

test('issue 10.26: on paper are no keys, bars or tabs; ticks and logos keep their ground', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await page.getByRole('table').waitFor();
  // A4 between its margins.
  await page.setViewportSize({ width: 658, height: 987 });
  // By their titles: the address changes before the page that was left is gone.
  const titles = {
    [routes.submit]: 'Attendance report',
    [routes.myReports]: 'My reports',
    [routes.dashboard]: 'Dashboard',
    '/dashboard': /^Good .*, Sipho$/,
    '/pages/settings': 'Settings',
    '/pages/invoice/printable/compact': 'Invoice',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.emulateMedia({ media: 'screen' });
    await go(page, path);
    await expect(page).toHaveURL(`${network.origin}${path}`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.evaluate(keysSeen), path).toEqual([]);
  }
  const exact = (of: string) => page.locator(of).first();
  await expect(exact('article svg')).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.getByText('VAT 4550 000 199')).toBeVisible();
  await go(page, '/apps/tasks');
  await expect(exact('input:checked + span')).toHaveCSS('print-color-adjust', 'exact');
});

test('S2-084 S2-093 S2-094 what happened; the changelog and the guides, from one topic to the next', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await controlled(page);
  await go(page, '/pages/activities');
  // The newest is 25 minutes old: in the first minutes of a day it was yesterday.
  const newest = page.getByRole('region', { name: /^(Today|Yesterday)$/ }).first();
  await expect(newest).toContainText('sent its report');
  await expect(
    page
      .getByRole('list')
      .getByRole('listitem')
      .filter({ has: page.locator('time') }),
  ).toHaveCount(10);
  await expect(page.getByRole('blockquote')).toContainText('has a new heater');
  await looksRight(page, 'what happened');
  await go(page, '/docs/changelog');
  await expect(page.getByRole('region', { name: 'Version 0.1.0' })).toContainText('Added');
  await looksRight(page, 'the changelog');
  await go(page, '/docs/guides');
  await expect(page).toHaveURL(/getting-started\/introduction$/);
  await expect(heading(page)).toHaveText('Introduction');
  await page.getByRole('main').getByRole('link', { name: 'Count a service' }).first().click();
  await expect(heading(page)).toHaveText('Count a service');
  await page.getByRole('link', { name: 'Next: Without a signal' }).click();
  await expect(heading(page)).toHaveText('Without a signal');
  await looksRight(page, 'a guide');
  await go(page, '/docs/guides/counting/cobol');
  await expect(page).toHaveURL(/404-not-found/);
});
