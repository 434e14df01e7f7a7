import type { Page } from '@playwright/test';
import { assertAccessibleEverywhere, assertNothingBeside } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { leaveSignal } from '../../support/demo-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { picture } from '../../support/pictures.ts';
import { people } from '../../support/sample.ts';

const mailbox = '/apps/mailbox';
const venue = 'Khayelitsha venue on Sunday';

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const addresses = (page: Page, name: RegExp) => page.getByRole('combobox', { name });
const writing = (page: Page) => box(page, /^Text/);

test('S1-024 S2-079 S9-026 S9-027 S9-028 Mailbox without any network: read, written, sent, and all of it stays', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page } = browser;
  await leaveSignal(browser, network);

  // Never opened on this device before.
  await page.goto(`${network.origin}${mailbox}`);
  await expect(page.getByText('1 - 10 of 45')).toBeVisible();
  const side = page.getByRole('navigation', { name: 'Mailboxes' });
  await expect(side.getByRole('link', { name: /^Inbox/ })).toHaveText(/27$/);
  await expect(side.getByRole('link', { name: /^Drafts/ })).toHaveText(/7$/);
  await expect(side.getByRole('link', { name: /^Sent/ })).toHaveText('Sent');
  await list(page, 'Inbox').getByRole('link', { name: venue }).first().click();
  await expect(page.getByRole('article', { name: venue })).toBeVisible();
  await expect(side.getByRole('link', { name: /^Inbox/ })).toHaveText(/26$/);

  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type('We come at ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('seven');
  const buffer = picture('photo.jpg');
  await page
    .getByLabel('Files to attach')
    .setInputFiles({ name: 'Hall.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Remove Hall.jpg' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await side.getByRole('link', { name: /^Sent/ }).click();
  await list(page, 'Sent')
    .getByRole('link', { name: `Re: ${venue}` })
    .first()
    .click();
  await expect(page.getByRole('article').locator('strong')).toHaveText('seven');
  await page.reload();
  await expect(page.getByRole('article').locator('strong')).toHaveText('seven');
  // Small enough to stay in the row of a mail.
  await expect(page.getByRole('list', { name: 'Attachments' }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    132,
  );
});

test('B42 Mailbox by keyboard alone: the keys of the list and of a mail, written, kept and gone on with', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, mailbox, laptop);
  const rows = list(page, 'Inbox').getByRole('link');
  await rows.first().press('Enter');
  await expect(page.getByRole('article', { name: venue })).toBeVisible();
  await page.keyboard.press('#');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByText('1 - 10 of 44')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('1 - 10 of 45')).toBeVisible();

  await page.keyboard.press('Control+/');
  await expect(addresses(page, /^To/)).toBeFocused();
  await page.keyboard.type('fatima.a');
  await expect(page.getByRole('option', { name: /^Fatima Adams/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(addresses(page, /^To/)).toHaveValue('Fatima Adams <fatima.adams@example.org>, ');
  await expect(addresses(page, /^To/)).toBeFocused();
  await box(page, /^Subject/).focus();
  await page.keyboard.type('Chairs');
  await writing(page).focus();
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('twelve');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${new URL(page.url()).origin}/apps/mailbox/drafts/1`);
  await list(page, 'Drafts').getByRole('link').first().press('Enter');
  await page.getByRole('button', { name: 'Edit draft' }).press('Enter');
  await expect(writing(page).locator('li')).toHaveText('twelve');
});

test('B19 what is pasted into a mail is cleaned, and nothing of it runs', async ({ signedIn }) => {
  const { page } = await signedIn(people.sipho, mailbox, laptop);
  await expect(page.getByText('1 - 10 of 45')).toBeVisible();
  await page.keyboard.press('Control+/');
  await writing(page).focus();
  await writing(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1>Big</h1><p onclick="x()">Some <b>words</b><img src="x" onerror="x()"><script>x()</script></p>',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(writing(page).locator('strong')).toHaveText('words');
  await expect(writing(page).locator('img:not([class]), script, h1, [onclick]')).toHaveCount(0);
});

test('B41 Mailbox, a mail, one being written and the settings: axe light and dark in each width, narrow', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, mailbox, laptop);
  await expect(page.getByText('1 - 10 of 45')).toBeVisible();
  await assertAccessibleEverywhere(page, 'the list');
  await list(page, 'Inbox').getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await assertAccessibleEverywhere(page, 'a mail');
  await page.keyboard.press('Control+/');
  await expect(writing(page)).toBeVisible();
  await assertAccessibleEverywhere(page, 'a mail being written');
  await page.setViewportSize(phone);
  await addresses(page, /^To/).press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await assertNothingBeside(page, `writing at ${width} px`);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'New mail' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${new URL(page.url()).origin}/apps/mailbox/settings`);
  await expect(page.getByRole('form', { name: 'New label' })).toBeVisible();
  await assertAccessibleEverywhere(page, 'the settings');
});
