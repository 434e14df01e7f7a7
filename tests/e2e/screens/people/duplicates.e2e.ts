import type { Page } from '@playwright/test';
import { assertNothingBeside, axeFindings } from '../../../support/accessible.ts';
import { goOffline, goOnline, phone } from '../../../support/chromium.ts';
import { query } from '../../../support/data.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { people } from '../../../support/sample.ts';

/** Their last names: neither is one of the sample's. */
const [younger, older] = ['Zwelibanzi', 'Zwelibanzi-Dube'] as const;

const namesIn = async (dataDir: string) => {
  const found = await query<{ name: string }>(
    dataDir,
    `select last_name as name from person where last_name like '${younger}%' order by 1`,
  );
  return found.map(({ name }) => name);
};

async function add(page: Page, lastName: string): Promise<void> {
  await page.getByRole('button', { name: 'New person' }).click();
  const form = page.getByRole('dialog', { name: 'New person' });
  await form.getByLabel('First name').fill('Palesa');
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Church', { exact: true }).selectOption('Soweto');
  await form.getByRole('button', { name: 'Add a phone number' }).click();
  await form.getByLabel('Number', { exact: true }).fill('072 555 0147');
  await form.getByRole('button', { name: 'Add person' }).click();
  await expect(form).toBeHidden();
}

test('issue 13: somebody who is here twice is found on the device, becomes one without a network, and two again', async ({
  network,
  server,
  signedIn,
}) => {
  const office = await signedIn(people.naledi, '/apps/people', phone);
  const { page } = office;
  await add(page, younger);
  await add(page, older);
  await expect.poll(() => namesIn(server.dataDir)).toEqual([younger, older]);

  await page.getByRole('link', { name: 'Duplicates' }).click();
  const pair = page
    .getByRole('list', { name: 'Likely duplicates' })
    .getByRole('listitem')
    .filter({ hasText: older });
  await expect(pair).toContainText('The same phone number');
  expect(await axeFindings(page)).toEqual([]);
  await assertNothingBeside(page, 'duplicates on a phone');
  await goOffline(office, network);
  await pair.getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('radio', { name: `Palesa ${older}` }).check();
  await assertNothingBeside(page, 'two records on a phone');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Merge into one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Palesa ${older}` })).toBeVisible();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  expect(await namesIn(server.dataDir)).toEqual([younger, older]);

  await goOnline(office, network);
  await expect.poll(() => namesIn(server.dataDir)).toEqual([older]);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect.poll(() => namesIn(server.dataDir)).toEqual([younger, older]);
});
