import type { Locator } from '@playwright/test';
import { must } from '../../../src/domain/must.ts';
import { assertAccessible, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { phone, laptop } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import {
  countToday,
  counter,
  delivered,
  openContext,
  routes,
  savedSheet,
  submitButton,
  submitCount,
} from '../../support/screens.ts';

test('B41 sign-in: empty, wrong, offline', async ({ network, visitedBrowser }) => {
  const { page, context } = await visitedBrowser(laptop);
  await page.goto(`${network.origin}${routes.signIn}`);
  await page.getByRole('heading', { name: 'Sample accounts' }).waitFor();
  await assertAccessible(page, 'empty');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Enter your password').waitFor();
  await assertAccessible(page, 'wrong');
  await context.setOffline(true);
  await page.getByText('Signing in needs a connection').waitFor();
  await assertAccessible(page, 'offline');
});

test('B41 the report: counting, choosing, stopped, asking, saved, offline', async ({
  network,
  toCount,
}) => {
  const { page, context } = await toCount(people.ayanda, phone);
  await assertAccessible(page, 'counting');
  await submitButton(page).click();
  await page.getByText('One thing to fix').waitFor();
  await assertAccessible(page, 'stopped');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').waitFor();
  await assertAccessible(page, 'choosing');
  await page.keyboard.press('Escape');
  await counter(page, 'Attendance').fill('40');
  await counter(page, 'Males').fill('30');
  await submitButton(page).click();
  await page.getByRole('dialog', { name: 'Submit anyway?' }).waitFor();
  await assertAccessible(page, 'asking');
  await network.cut();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(savedSheet(page)).toContainText('Saved on this device');
  await assertAccessible(page, 'saved');
  await page.getByRole('link', { name: 'See my reports' }).click();
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
  await assertAccessible(page, 'my reports, waiting, offline');
  await network.restore();
  await context.setOffline(false);
});

test('B41 the back office: home, list, no result, menu, unknown page', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, routes.dashboard, laptop);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await assertAccessible(page, 'home');
  await page.goto(`${network.origin}${routes.reports}`);
  await page.getByRole('table').waitFor();
  await assertAccessible(page, 'list');
  await page.goto(`${network.origin}${routes.reports}?from=1999-01-01&to=1999-12-31`);
  await page.getByText('No results found!').waitFor();
  await assertAccessible(page, 'no result');
  await page.goto(`${network.origin}${routes.notFound}`);
  await page.getByRole('link', { name: 'Go to dashboard' }).waitFor();
  await assertAccessible(page, 'unknown page');
  await page.goto(`${network.origin}${routes.signOut}`);
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await assertAccessible(page, 'signed out');
});

test('B41 no screen scrolls sideways at 320 and 360 px', async ({
  network,
  visitedBrowser,
  signedIn,
  toCount,
}) => {
  const guest = await visitedBrowser(phone);
  await guest.page.goto(`${network.origin}${routes.signIn}`);
  await guest.page.getByRole('heading', { name: 'Sample accounts' }).waitFor();
  await assertNoSidewaysScroll(guest, 'sign-in');
  const usher = await toCount(people.thabo, phone);
  await assertNoSidewaysScroll(usher, 'report');
  await usher.page.goto(`${network.origin}${routes.myReports}`);
  await usher.page.getByRole('listitem').first().waitFor();
  await assertNoSidewaysScroll(usher, 'my reports');
  const office = await signedIn(people.sipho, routes.dashboard, phone);
  for (const route of [routes.dashboard, routes.reports, routes.submit, routes.notFound]) {
    await office.page.goto(`${network.origin}${route}`);
    await office.page.getByRole('main').getByRole('heading').first().waitFor();
    await assertNoSidewaysScroll(office, `${route} of the back office`);
  }
});

/** Distance of its middle from the top of the window. */
async function heightOf(of: Locator): Promise<number> {
  const box = must(await of.boundingBox(), 'a place on the page');
  return box.y + box.height / 2;
}

test('on the smallest phone what stands beside a title, or beside a state, stays there', async ({
  network,
  toCount,
}) => {
  const usher = await toCount(people.thabo);
  const { page } = usher;
  await countToday(page);
  await network.cut();
  await submitCount(page, 83);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${network.origin}${routes.myReports}`);
  const title = await heightOf(page.getByRole('heading', { name: 'My reports' }));
  const more = await heightOf(page.getByRole('button', { name: 'More', exact: true }));
  expect(Math.abs(more - title)).toBeLessThan(4);
  const row = page.getByRole('listitem').filter({ hasText: 'Saved on this device' }).first();
  const menu = must(
    await row.getByRole('button', { name: /^More: / }).boundingBox(),
    'the row’s menu',
  );
  const state = must(await row.getByText('Saved on this device').boundingBox(), 'the state');
  expect(menu.x).toBeGreaterThan(state.x + state.width);
  expect([menu.width, menu.height]).toEqual([48, 48]);
});

test('B42 a whole report by keyboard alone', async ({ network, visitedBrowser }) => {
  const { page } = await visitedBrowser();
  await page.goto(`${network.origin}${routes.signIn}`);
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(people.lerato.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('sample-only-2026');
  await page.keyboard.press('Enter');
  await counter(page, 'Attendance').waitFor();

  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await reached()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard does not get there');
  };
  const focused = (name: string) => () =>
    counter(page, name).evaluate((input) => input === document.activeElement);
  await tabTo(focused('Attendance'));
  await page.keyboard.type('96');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowDown');
  await expect(counter(page, 'Attendance')).toHaveValue('96');
  await tabTo(focused('Males'));
  await page.keyboard.type('40');
  await tabTo(focused('Females'));
  await page.keyboard.type('56');
  await tabTo(() => submitButton(page).evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await expect(savedSheet(page)).toContainText(/Saved on this device|Sent/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('B44 where a report is, is announced politely', async ({ toCount }) => {
  const { page } = await toCount(people.thabo);
  await countToday(page);
  const item = await submitCount(page, 92);
  await delivered(page, item.id);
  await expect(savedSheet(page)).toContainText('Sent');
  await page.keyboard.press('Escape');
  await openContext(page, 'Service');
  await assertAccessible(page, 'choosing a service');
});
