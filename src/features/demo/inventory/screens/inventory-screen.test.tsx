// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindsNothing } from '../../../../../tests/support/axe-here.ts';
import { eachOnDemoScreens, openDemo } from '../../../../../tests/support/demo-screens.tsx';
import { demoDatabase } from '#store/demo/database.ts';
import { allProducts } from '#store/demo/inventory/queries.ts';

const demo = demoDatabase();
const augrabies = 'Augrabies field watch';

eachOnDemoScreens();

async function openInventory() {
  const where = await openDemo('/apps/ecommerce/inventory');
  await screen.findByText('23 products, 8 active');
  return where;
}

const table = () => screen.getByRole('table', { name: 'Products' });
const names = () =>
  within(table())
    .getAllByRole('button', { name: /^(More|Less) about / })
    .map((key) => key.getAttribute('aria-label')?.replace(/^(More|Less) about /, ''));
const form = (name: string) => screen.findByRole('form', { name });
const called = async (name: string) =>
  (await allProducts(demo)).find((product) => product.name === name);

async function openForm(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: `More about ${name}` }));
  return form(name);
}
const open = async (name: string) => within(await openForm(name));

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

test('S2-073 S1-024 watches by their names, ten a page, found by a part of the name, ordered by a column', async () => {
  await openInventory();
  expect(names()).toHaveLength(10);
  expect(names()[0]).toBe(augrabies);
  expect(screen.getByText('1 to 10 of 23')).toBeTruthy();
  await axeFindsNothing('the list');

  fireEvent.click(screen.getByRole('button', { name: 'Last page' }));
  expect(names()).toEqual(['Vaal classic', 'Waterberg titan', 'Zambezi regatta']);
  fireEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(screen.getByText('1 to 10 of 23')).toBeTruthy();
  expect(names()[0]).toBe('Limpopo digital');
  fireEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(names()[0]).toBe('Baobab automatic');

  const search = screen.getByRole('searchbox', { name: 'Search products' });
  fireEvent.change(search, { target: { value: ' KAR' } });
  await waitFor(() => expect(names()).toEqual(['Karoo night']));
  expect(screen.getByText('1 product found')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'bao-118' } });
  await waitFor(() => expect(names()).toEqual(['Baobab automatic']));
  fireEvent.change(search, { target: { value: 'nothing like it' } });
  expect(await screen.findByText('No product has this')).toBeTruthy();
});

test('S7-065 a product is changed below its row, saved as a whole, and the page goes where its name puts it', async () => {
  await openInventory();
  const fields = await open(augrabies);
  const update = fields.getByRole<HTMLButtonElement>('button', { name: 'Update' });
  expect(update.disabled).toBe(true);
  await axeFindsNothing('a product open');

  type(fields.getByLabelText('Stock'), '2,5');
  expect(fields.getByText('Enter a whole number, without decimals')).toBeTruthy();
  expect(update.disabled).toBe(true);
  type(fields.getByLabelText('Stock'), '7');
  type(fields.getByLabelText('Tax'), '101');
  expect(fields.getByText('Enter at most 100 %')).toBeTruthy();
  type(fields.getByLabelText('Tax'), '15,5');
  type(fields.getByLabelText('Price'), '2 000');
  expect(fields.getByText(/With tax/).textContent).toContain('2\u00a0342,09');
  type(fields.getByLabelText('Name'), '');
  expect(fields.getByText('Enter the name')).toBeTruthy();
  type(fields.getByLabelText('Name'), 'Yzerfontein field watch');
  fireEvent.click(update);

  expect(await screen.findByText('Product updated')).toBeTruthy();
  const saved = await called('Yzerfontein field watch');
  expect(saved).toMatchObject({ stock: 7, taxPercent: 15.5, price: 200_000, active: true });
  await waitFor(() =>
    expect(names()).toEqual(['Waterberg titan', 'Yzerfontein field watch', 'Zambezi regatta']),
  );
});

test('S4-027 a product is made active, and inactive again', async () => {
  await openInventory();
  const product = await called(augrabies);
  for (const active of [false, true]) {
    const fields = within(
      screen.queryByRole('form', { name: augrabies }) ?? (await openForm(augrabies)),
    );
    fireEvent.click(fields.getByRole('switch', { name: 'Active' }));
    fireEvent.click(fields.getByRole('button', { name: 'Update' }));
    await waitFor(async () => expect(await called(augrabies)).toEqual({ ...product, active }));
    await screen.findByText(`23 products, ${active ? 8 : 7} active`);
  }
});

test('what is not saved stays with its product when another one is opened, and leaving asks', async () => {
  const where = await openInventory();
  const fields = await open(augrabies);
  type(fields.getByLabelText('SKU'), 'AUG-9');
  await open('Baobab automatic');
  expect(screen.queryByRole('form', { name: augrabies })).toBeNull();
  expect(screen.getByText('Not saved')).toBeTruthy();

  fireEvent.click(screen.getByRole('link', { name: 'Notes' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  fireEvent.click(within(asked).getByRole('button', { name: 'Stay here' }));
  expect(where()).toBe('/apps/ecommerce/inventory');
  const again = await open(augrabies);
  expect(again.getByLabelText<HTMLInputElement>('SKU').value).toBe('AUG-9');
});

test('S7-064 a new product is first, open, and its name is written over; pictures and tags are there', async () => {
  await openInventory();
  fireEvent.click(screen.getByRole('button', { name: 'Add a product' }));
  const fields = within(await form('A New Product'));
  expect(names()[0]).toBe('A New Product');
  expect(fields.getByLabelText('Name')).toBe(document.activeElement);
  expect(fields.getByText('No picture')).toBeTruthy();
  expect(screen.getByText('24 products, 8 active')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Less about A New Product' }));
  const watch = await open(augrabies);
  expect(watch.getByRole('img', { name: `${augrabies}, 1 of 3` })).toBeTruthy();
  fireEvent.click(watch.getByRole('button', { name: 'Picture before' }));
  expect(watch.getByRole('img', { name: `${augrabies}, 3 of 3` })).toBeTruthy();

  const tags = within(await watch.findByRole('group', { name: 'Tags' }));
  type(tags.getByLabelText('Find or add a tag'), 'Bargain');
  fireEvent.click(tags.getByRole('button', { name: 'Create “Bargain”' }));
  const bargain = await tags.findByRole('checkbox', { name: 'Bargain' });
  await waitFor(() => expect(bargain.getAttribute('aria-checked')).toBe('true'));
  fireEvent.click(watch.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Product updated')).toBeTruthy();
  expect((await called(augrabies))?.tags).toHaveLength(6);
});

test('S7-066 a deleted product can be brought back', async () => {
  await openInventory();
  const fields = await open(augrabies);
  fireEvent.click(fields.getByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete product' }));
  await screen.findByText('22 products, 7 active');
  expect(screen.queryByRole('form')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('23 products, 8 active')).toBeTruthy();
  expect(names()[0]).toBe(augrabies);
});
