import { assertNothingBeside, axeFindings } from '../../../support/accessible.ts';
import { laptop } from '../../../support/chromium.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { people } from '../../../support/sample.ts';

const list = '/apps/churches';

test('issue 12: churches are a tree that goes by its keys, and cards', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.nomsa, list, laptop);
  await page.getByRole('button', { name: 'Soweto' }).waitFor();
  await page.getByRole('radio', { name: 'Tree' }).check();
  const tree = page.getByRole('tree', { name: 'Churches' });
  const line = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  const isHere = (name: string) => expect(line(name)).toBeFocused();
  await expect(line('Soweto')).toHaveAttribute('aria-level', '3');
  expect(await axeFindings(page)).toEqual([]);

  // One stop for Tab, the others by the arrows.
  await page.getByRole('radio', { name: 'Tree' }).focus();
  await page.keyboard.press('Tab');
  await isHere('South Africa');
  await page.keyboard.press('ArrowDown');
  await isHere('Gauteng');
  await page.keyboard.press('ArrowRight');
  await isHere('Alexandra');
  await page.keyboard.press('s');
  await isHere('Sandton');
  await page.keyboard.press('s');
  await isHere('Soweto');
  await page.keyboard.press('ArrowLeft');
  await expect(line('Soweto')).toHaveAttribute('aria-expanded', 'false');
  await expect(line('Tshwane')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(line('Soweto')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await isHere('Tshwane');
  await page.keyboard.press('ArrowLeft');
  await isHere('Soweto');
  await page.keyboard.press('End');
  await expect(tree.getByRole('treeitem').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(tree.getByRole('treeitem').nth(-2)).toBeFocused();
  await page.keyboard.press('Home');
  await isHere('South Africa');
  await page.keyboard.type('sowe');
  await isHere('Soweto');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soweto');
  await page.goBack();
  await expect(line('Soweto')).toBeVisible();

  await page.getByRole('radio', { name: 'Cards' }).check();
  await page.waitForURL(`${network.origin}${list}?view=cards`);
  const cards = page.getByRole('list', { name: 'Churches' });
  const soweto = cards.getByRole('listitem').filter({ hasText: 'Vilakazi Street' });
  await expect(soweto).toContainText('Themba Ndlovu');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 844 });
  await assertNothingBeside(page, 'cards at 320 px');
  await page.setViewportSize(laptop);
  // All of a card opens it.
  await soweto.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soweto');
});
