import { assertNothingBeside, axeFindings } from '../../../support/accessible.ts';
import { goOffline, goOnline, phone } from '../../../support/chromium.ts';
import { query } from '../../../support/data.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { people } from '../../../support/sample.ts';
import { until } from '../../../support/until.ts';

interface Kept {
  family: string;
  person: string;
  role: string;
  main: boolean;
}

const keptIn = (dataDir: string, name: string) =>
  query<Kept>(
    dataDir,
    `select f.name as family, p.list_name as person, m.role, m.is_primary_family as main
     from family f join family_member m on m.family_id = f.id join person p on p.id = m.person_id
     where f.name = '${name}' order by m.role desc`,
  );

test('issue 13: a secretary adds a family with its people on a phone without a network; it arrives once', async ({
  network,
  server,
  signedIn,
}) => {
  const office = await signedIn(people.naledi, '/apps/people/families/list', phone);
  const { page } = office;
  await page.getByRole('heading', { level: 1, name: 'Families' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await assertNothingBeside(page, 'the families on a phone');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'New family' }).click();
  await page.getByRole('heading', { level: 1, name: 'New family' }).waitFor();
  await goOffline(office, network);

  await page.getByLabel('Family name').fill('Khoza-Peterson');
  await page.getByLabel('Church', { exact: true }).selectOption('Soweto');
  await page.getByRole('button', { name: 'Next: members' }).click();
  await page.getByLabel('First name').fill('Mandla');
  await page.getByRole('button', { name: 'Add this person' }).click();
  await expect(page.getByText('Mandla Khoza-Peterson')).toBeVisible();
  await page.getByLabel('First name').fill('Sibusiso');
  await page.getByLabel('Place in the family').selectOption('Child');
  await assertNothingBeside(page, 'the members of a new family on a phone');
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(/^Draft from/)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Sibusiso');
  await page.getByRole('button', { name: 'Next: address and contact' }).click();
  await page.getByLabel('Address', { exact: false }).first().fill('7 Protea Road');
  await page.getByRole('button', { name: 'Next: review' }).click();
  await assertNothingBeside(page, 'the review of a new family on a phone');
  await page.getByRole('button', { name: 'Add family' }).click();
  await page.getByRole('heading', { level: 1, name: 'The Khoza-Peterson family' }).waitFor();
  await expect(page.getByRole('link', { name: 'Mandla Khoza-Peterson' })).toBeVisible();
  await assertNothingBeside(page, 'the page of a family on a phone');
  expect(await axeFindings(page)).toEqual([]);

  await goOnline(office, network);
  const arrived = async () => (await keptIn(server.dataDir, 'Khoza-Peterson')).length === 2;
  await until(arrived, { what: 'the family with its people' });
  expect(await keptIn(server.dataDir, 'Khoza-Peterson')).toEqual([
    { family: 'Khoza-Peterson', person: 'Khoza-Peterson, Mandla', role: 'head', main: true },
    { family: 'Khoza-Peterson', person: 'Khoza-Peterson, Sibusiso', role: 'child', main: true },
  ]);
  await page.getByRole('link', { name: 'Sibusiso Khoza-Peterson' }).click();
  await expect(page.getByText('Address of the Khoza-Peterson family')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add member' })).toBeVisible();
  await assertNothingBeside(page, 'a profile with a family on a phone');
  expect(await axeFindings(page)).toEqual([]);
});
