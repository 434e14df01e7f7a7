import type { Page } from '@playwright/test';
import { assertAccessibleEverywhere, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { goOffline, phone } from '../../support/chromium.ts';
import { draftsOn } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { counter, routes } from '../../support/screens.ts';
import { until } from '../../support/until.ts';

const key = (page: Page, church: string) =>
  page.getByRole('button', { name: `Church: ${church}`, exact: true });
const line = (page: Page) =>
  page
    .locator('main')
    .getByText(/ · .*service|Soweto|Tshwane/)
    .first();

async function choose(page: Page, from: string, to: string): Promise<void> {
  await key(page, from).click();
  await page.getByRole('dialog').getByRole('button', { name: to, exact: true }).click();
  await key(page, to).waitFor();
}

test('an usher of two churches switches between them without a network, and keeps what was begun in each', async ({
  network,
  toCount,
}) => {
  const device = await toCount(people.thabo, phone);
  const { page } = device;
  await key(page, 'Soweto').waitFor();
  await goOffline(device, network);
  await counter(page, 'Attendance').fill('61');
  await until(async () => (await draftsOn(page)).length === 1, { what: 'the draft' });

  await key(page, 'Soweto').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tshwane' }).waitFor();
  await assertAccessibleEverywhere(page, 'the choice of a church');
  await page.setViewportSize(phone);
  const took = await page.evaluate(async () => {
    const row = [...document.querySelectorAll('[role=dialog] button')].find(
      ({ textContent }) => textContent === 'Tshwane',
    );
    if (!(row instanceof HTMLElement)) throw new Error('Tshwane is not offered');
    const begun = performance.now();
    row.click();
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const field = document.querySelector('[role=spinbutton]');
      const isThere = document.querySelector('main')?.textContent.includes('Tshwane');
      if (field instanceof HTMLInputElement && field.value === '' && isThere) break;
      if (performance.now() - begun > 10_000) break;
    }
    return performance.now() - begun;
  });
  // Measured on the machine that builds: 252 ms. A busy one may take its time.
  expect(took).toBeLessThan(2000);
  await expect(line(page)).toContainText('Tshwane');
  await expect(counter(page, 'Attendance')).toHaveValue('');
  await counter(page, 'Attendance').fill('17');
  await until(async () => (await draftsOn(page)).length === 2, { what: 'the second draft' });
  await assertNoSidewaysScroll(device, 'the form of the other church');

  // The next start, without a network too.
  await page.goto(`${network.origin}${routes.dashboard}`);
  await key(page, 'Tshwane').waitFor();
  await expect(counter(page, 'Attendance')).toHaveValue('17');
  await choose(page, 'Tshwane', 'Soweto');
  await expect(counter(page, 'Attendance')).toHaveValue('61');
});

test('in the back office pages begin with the church that was chosen, by keyboard alone', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.naledi, routes.reports, { width: 1440, height: 900 });
  await key(page, 'All churches').focus();
  await page.keyboard.press('Enter');
  const row = page.getByRole('dialog').getByRole('button', { name: 'Tshwane', exact: true });
  await row.waitFor();
  await row.focus();
  await page.keyboard.press('Enter');
  await key(page, 'Tshwane').waitFor();
  await page.waitForURL(/attendance-reports\?church=/);
  await page.goto(`${network.origin}/apps/people`);
  await page.waitForURL(/only=churchId/);
  await assertAccessibleEverywhere(page, 'a list of the church that was chosen');
  await page.goto(`${network.origin}/apps/churches/dashboard`);
  await page.waitForURL(/dashboard\?church=/);
});
