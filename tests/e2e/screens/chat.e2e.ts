import type { Locator, Page } from '@playwright/test';
import { assertAccessible, assertNoSidewaysScroll } from '../../support/accessible.ts';
import {
  controlled,
  goOffline,
  goOnline,
  laptop,
  tablet,
  type TestBrowser,
} from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes, signIn } from '../../support/screens.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Team Chat' });
const log = (page: Page) => panel(page).getByRole('log');
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Write a message' });
const contact = (within: Page | Locator, name: RegExp) => within.getByRole('button', { name });
const strip = (page: Page) => page.getByRole('complementary', { name: 'Team Chat' });

async function upToDate({ page }: TestBrowser): Promise<Page> {
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  await controlled(page);
  return page;
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
}

/** S2-163: by keyboard, letters find an entry. */
async function choose(page: Page, status: string): Promise<void> {
  await page
    .getByRole('button', { name: /, menu$/ })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Status' }).press('ArrowRight');
  const entries = page.getByRole('menuitemradio');
  await expect(entries).toHaveText(['Online', 'Away', 'Busy', 'Invisible']);
  await page.getByRole('menuitemradio', { name: status }).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: status })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
}

test('S1-018 S2-163 S4-018 two browsers talk and see each other come and go; what is written without a signal arrives in order, once', async ({
  server,
  network,
  visitedBrowser,
  signedIn,
}) => {
  const one = await signedIn(people.sipho, routes.reports, laptop);
  const sipho = await upToDate(one);
  // Straight to the server: the network is taken from the first one only.
  const other = await visitedBrowser(tablet);
  await signIn(other.page, server.origin, people.rudzani, routes.reports);
  const rudzani = await upToDate(other);

  await expect(contact(strip(sipho), /^Rudzani Mulaudzi, Online/)).toBeVisible();
  await contact(strip(sipho), /^Rudzani Mulaudzi/).click();
  await write(sipho, 'Is the key with you?');
  await contact(rudzani, /^Open Team Chat, \d+ unread$/).click();
  await contact(panel(rudzani), /^Sipho Mthembu, Online, \d+ unread$/).click();
  await expect(log(rudzani).getByText('Is the key with you?')).toBeVisible();
  await write(rudzani, 'It is');
  await expect(log(sipho).getByText('It is', { exact: true })).toBeVisible();
  // Read on both sides, once it was looked at.
  await expect(contact(panel(rudzani), /^Sipho Mthembu, Online$/)).toBeVisible();
  await expect(contact(panel(sipho), /^Rudzani Mulaudzi, Online$/)).toBeVisible();

  await goOffline(one, network);
  const lines = ['First without a signal', 'Second', 'Third'];
  for (const line of lines) await write(sipho, line);
  await expect(log(sipho).getByText('Waits to be sent')).not.toHaveCount(0);
  // Nobody knows who is here.
  await expect(contact(panel(sipho), /^Rudzani Mulaudzi$/)).toBeVisible();
  await goOnline(one, network);
  await expect(log(rudzani).getByText('Third', { exact: true })).toBeVisible({ timeout: 30_000 });
  const shown = await log(rudzani).locator('li p > span:last-child').allTextContents();
  expect(shown.filter((text) => lines.includes(text))).toEqual(lines);
  await expect(log(sipho).getByText('Waits to be sent')).toHaveCount(0);
  const kept = await query<{ value: string }>(
    server.dataDir,
    `select value from chat_message where value = any(array['${lines.join("','")}']) order by number`,
  );
  expect(kept.map(({ value }) => value)).toEqual(lines);

  await rudzani.keyboard.press('Escape');
  await choose(rudzani, 'Busy');
  await expect(contact(panel(sipho), /^Rudzani Mulaudzi, Busy/)).toBeVisible();
  await choose(rudzani, 'Invisible');
  await expect(contact(panel(sipho), /^Rudzani Mulaudzi, Offline/)).toBeVisible();
  const ownDot = rudzani.locator('[data-presence="not-visible"]').filter({ visible: true });
  await expect(ownDot).toHaveCount(1);
  await choose(rudzani, 'Online');
  await expect(contact(panel(sipho), /^Rudzani Mulaudzi, Online/)).toBeVisible();
  await other.close();
  await expect(contact(panel(sipho), /^Rudzani Mulaudzi, Offline/)).toBeVisible({
    timeout: 40_000,
  });
  await other.open();
});

test('S2-113 S2-123 S2-148 to S2-153 S4-019 S4-020 S4-021 S9-017 S9-018 the panel of the quick chat, by mouse and by keyboard', async ({
  network,
  signedIn,
}) => {
  const browser = await signedIn(people.sipho, `${routes.myReports}?layout=thin`, laptop);
  const { page } = browser;
  await controlled(page);
  const trigger = contact(strip(page), /^Open Team Chat/);
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Select a conversation')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Team Chat' })).toBeVisible();
  const headOf = panel(page).getByRole('heading', { name: 'Team Chat' }).locator('xpath=../..');
  expect((await headOf.boundingBox())?.height).toBeCloseTo(64, 0);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();

  const asked = page.waitForRequest(/\/api\/apps\/chat\/chat\?id=/);
  await contact(strip(page), /^Rudzani Mulaudzi/).click();
  await asked;
  const days = log(page).getByText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  await expect(days.nth(1)).toBeVisible();
  await expect(
    log(page)
      .getByText(/^([01]\d|2[0-3]):[0-5]\d$/)
      .first(),
  ).toBeVisible();
  await assertAccessible(page, 'a conversation');
  // Shift and Enter begins a line; what was begun is there again.
  await field(page).fill('Not sent');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('yet');
  await page.mouse.click(200, 400);
  await expect(panel(page)).toHaveCount(0);
  await contact(strip(page), /^Rudzani Mulaudzi/).click();
  await expect(field(page)).toHaveValue('Not sent\nyet');
  await field(page).fill('');
  await contact(panel(page), /^New chat$/).click();
  await expect(contact(panel(page), /^Rudzani Mulaudzi$/)).toBeVisible();
  await contact(panel(page), /^Close Team Chat$/).click();

  // Of the layouts whose header has two rows or the whole width, one; and the button in it on a phone.
  await page.goto(`${network.origin}${routes.myReports}?layout=modern`);
  await contact(strip(page), /^Open Team Chat/).click();
  expect((await headOf.boundingBox())?.height).toBeCloseTo(80, 0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await contact(page.getByRole('banner'), /^Open the menu/).press('Enter');
  await contact(page.getByRole('dialog', { name: 'Menu' }), /^Open Team Chat/).click();
  await contact(panel(page), /^Rudzani Mulaudzi/).click();
  await expect(log(page)).toBeVisible();
  expect((await panel(page).boundingBox())?.width).toBe(390);
  await assertNoSidewaysScroll(browser, 'a conversation');
});
