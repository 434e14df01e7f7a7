// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  gauteng,
  openApp,
  signInHere,
  usherOfBoth,
} from '../../../tests/support/app-page.tsx';
import { soweto } from '../../../tests/support/device.ts';

// The reading itself, without the worker that this environment has not.
vi.mock('../../api/workers/exchange.ts', async () => {
  const { readTable } = await import('../../../workers/exchange/read-table.ts');
  const { writeTable } = await import('../../../workers/exchange/write-table.ts');
  return { readTable, writeTable };
});

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
});
afterEach(forgetBrowser);

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const openTab = async (name: string) =>
  fireEvent.mouseDown(await screen.findByRole('tab', { name }), { button: 0 });

async function queued(name: string): Promise<unknown[]> {
  const items = await store.vault.items.toArray();
  return items.filter((item) => item.name === name).map(({ args }) => args);
}

test('S2-032 S2-045 churches are listed, and each opens on its page with its services in their order', async () => {
  const here = await openApp('/apps/churches');
  const row = (await screen.findByRole('button', { name: 'Soweto' })).closest('tr');
  expect(row?.textContent).toContain('Gauteng');
  await press('Soweto');
  await waitFor(() => expect(here()).toBe(`/apps/churches/${soweto}`));
  await openTab('Services');
  const table = await screen.findByRole('table', { name: 'Services' });
  const names = within(table)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['First service', 'Second service']);
});

test('a new service belongs to the church, and comes behind the others', async () => {
  await openApp(`/apps/churches/${soweto}`);
  await openTab('Services');
  await press('New service');
  const name = await screen.findByLabelText('Name', { selector: '[role=dialog] input' });
  fireEvent.change(name, { target: { value: 'Sunrise service' } });
  await press('Add service');
  await screen.findByRole('button', { name: 'Sunrise service' });
  expect(await queued('services.create')).toMatchObject([
    { churchId: soweto, name: 'Sunrise service', sort: 3, status: 'active' },
  ]);
});

test('a church group with churches in it is not archived, and says why', async () => {
  await openApp(`/apps/churches/church-groups?open=${gauteng}`);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByText(/Churches are in this church group. Move them first/);
  expect(await queued('churchGroups.edit')).toEqual([]);
});

test('who counts reads a church, and is offered nothing to change', async () => {
  await forgetBrowser();
  freshBrowser();
  await signInHere(usherOfBoth);
  await openApp(`/apps/churches/${soweto}`);
  await screen.findByText('Johannesburg (Africa)');
  await openTab('Report policy');
  await screen.findByText('Days back');
  expect(screen.queryByRole('button', { name: /Save|New/ })).toBeNull();
});

test('churches are imported by the names that people give the columns', async () => {
  await openApp('/apps/churches?import=true');
  const table = [
    'Branch;Region;Code;Telephone;Time zone',
    'Orange Farm;Gauteng;OFM;011 555 0101;Johannesburg (Africa)',
    'Lagos;;LAG;;Africa/Lagos',
    'Mars;;MRS;;Mars/Base',
  ].join('\n');
  const input = await screen.findByLabelText('File of churches');
  fireEvent.change(input, { target: { files: [new File([table], 'churches.csv')] } });
  await screen.findByText('5 of 5 matched');
  await press('Next: check rows');
  await screen.findByText(/2 rows are ready. 1 to fix/);
});
