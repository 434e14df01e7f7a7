import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { dayOfYear } from '../../src/domain/values/dates/local-date.ts';
import type { Item } from '../../src/store/outbox/item.ts';
import { controlled } from './chromium.ts';
import { itemsOn } from './device-store.ts';
import { today } from './reports.ts';
import { password, type Person } from './sample.ts';
import { until } from './until.ts';

export const routes = {
  signIn: '/sign-in',
  signOut: '/sign-out',
  dashboard: '/pages/profile/dashboard',
  submit: '/apps/churches/submit-attendance-report',
  myReports: '/apps/churches/my-reports',
  reports: '/apps/churches/attendance-reports',
  notFound: '/404-not-found',
} as const;

export async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await typeSignIn(page, email, secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function typeSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}

/** Signs in and arrives at the page that was wanted. */
export async function signIn(
  page: Page,
  origin: string,
  person: Person,
  path: string = routes.dashboard,
): Promise<void> {
  await page.goto(`${origin}${path}`);
  await fillSignIn(page, person.email, password);
  await page.waitForURL(`${origin}${path}`);
}

/** Ready for a service without a network: worker in charge, churches on the device. */
export async function readyToCount(page: Page): Promise<void> {
  await counter(page, 'Attendance').waitFor();
  await controlled(page);
}

/** An usher signs in on a device that was never used. */
export async function signInToCount(page: Page, origin: string, person: Person): Promise<void> {
  await signIn(page, origin, person);
  await readyToCount(page);
}

/** An usher opens the app on a device on which they are signed in. */
export async function openToCount(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${routes.dashboard}`);
  await readyToCount(page);
}

export const counter = (page: Page, name: string): Locator =>
  page.getByRole('spinbutton', { name, exact: true });

export async function count(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [name, value] of Object.entries(counts)) await counter(page, name).fill(String(value));
}

export const submitButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Submit report' });

/** The sheet that says where the report is. */
export const savedSheet = (page: Page): Locator => page.getByRole('dialog').getByRole('status');

/** Counts, submits, and waits until the app says that the report is kept. Answers its item. */
export async function submitCount(
  page: Page,
  attendance: number,
  /** Said where a report stands already. */
  reason = 'Counted again',
): Promise<Item> {
  const known = new Set((await itemsOn(page)).map((item) => item.id));
  await count(page, { Attendance: attendance });
  await submitButton(page).click();
  const why = page.getByLabel('Reason of the change');
  await expect(savedSheet(page).or(why)).toBeVisible();
  if (await why.isVisible()) {
    await why.fill(reason);
    await page.getByRole('button', { name: 'Submit the change' }).click();
  }
  await expect(savedSheet(page)).toContainText(/Saved on this device|Sent/);
  return until(async () => (await itemsOn(page)).find((item) => !known.has(item.id)), {
    what: 'the submitted item',
  });
}

/** Puts the sheet away and goes on to the form of the next service. */
export async function nextService(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Count the next service' }).click();
  await counter(page, 'Attendance').waitFor();
}

/** Waits until this browser knows that the server has the item. */
export async function delivered(page: Page, id: string, within = 30_000): Promise<Item> {
  return until(
    async () => {
      const item = (await itemsOn(page)).find((one) => one.id === id);
      return item?.state.kind === 'delivered' || item?.state.kind === 'sent' ? item : undefined;
    },
    { what: `the delivery of ${id}`, within },
  );
}

/** Opens the list of one part of what is counted: the date, the church or the service. */
export async function openContext(page: Page, part: 'Date' | 'Church' | 'Service'): Promise<void> {
  // Not the key of the header, which comes later and says 'Church: Soweto'.
  await page.getByRole('button', { name: new RegExp(`^${part}(?!:)`) }).click();
  await page.getByRole('dialog').waitFor();
}

/** Counts today: the sample tenants have no report of the present week. */
export async function countToday(page: Page): Promise<void> {
  await openContext(page, 'Date');
  await page.getByRole('dialog').getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // Until then the form is that of the day before it: what is typed would be of that day.
  // The server's day: a test may have set the clock of this device wrong.
  await expect(page.getByRole('button', { name: /^Date/ })).toContainText(
    dayOfYear(today(), today()),
  );
  await counter(page, 'Attendance').waitFor();
}

export async function chooseOption(
  page: Page,
  part: 'Church' | 'Service',
  name: RegExp | string,
): Promise<void> {
  await openContext(page, part);
  await page.getByRole('dialog').locator('label').filter({ hasText: name }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await counter(page, 'Attendance').waitFor();
}
