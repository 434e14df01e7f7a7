import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { RegistrationCode } from '../../src/domain/devices/registering.ts';
import { must } from '../../src/domain/must.ts';
import { bearer, signInByApi } from './api.ts';
import { password, people, type Person } from './sample.ts';
import { counter, fillSignIn } from './screens.ts';

export const pins = { thabo: '480217', lerato: '913365' } as const;

export async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** As an administrator does in Settings. */
export async function register(
  origin: string,
  { lockAfter = null }: { lockAfter?: number | null } = {},
): Promise<RegistrationCode> {
  const admin = await signInByApi(origin, people.naledi);
  const thabo = await signInByApi(origin, people.thabo);
  const churchId = must(thabo.session.grants[0]?.churchIds[0], 'the church of the ushers');
  const answer = await fetch(`${origin}/api/v1/devices`, {
    method: 'POST',
    headers: bearer(admin),
    body: JSON.stringify({
      id: randomUUID(),
      name: 'Usher tablet 2',
      churchId,
      severalUshers: true,
      lockAfter,
    }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as RegistrationCode;
}

export async function claim(page: Page, origin: string, code: string): Promise<void> {
  await page.goto(`${origin}/device?code=${code}`);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Usher tablet 2' }).waitFor();
  await page.getByRole('link', { name: 'Add the first usher' }).click();
}

/** By their password, the first time: then they choose their digits. */
export async function addUsher(page: Page, person: Person, pin: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an usher' }).first().click();
  await fillSignIn(page, person.email, password);
  await page.getByRole('heading', { name: 'Choose a PIN' }).waitFor();
  await typePin(page, pin);
  await page.getByText('Enter the six digits once more.').waitFor();
  await typePin(page, pin);
  await counter(page, 'Attendance').waitFor();
}

export const whoIsCounting = (page: Page) =>
  page.getByRole('heading', { name: 'Who is counting?' });

export async function switchPerson(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /, menu$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Switch person' }).click();
  await whoIsCounting(page).waitFor();
}

export async function openAs(page: Page, name: string, pin: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await typePin(page, pin);
}
