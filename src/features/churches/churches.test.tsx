// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withNameWords } from '#domain/people/rules.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  gauteng,
  held,
  openApp,
  signInHere,
  usherOfBoth,
} from '../../../tests/support/app-page.tsx';
import { fixedId, soweto } from '../../../tests/support/device.ts';

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

const thandi = fixedId(961);

async function isLed(): Promise<void> {
  await store.cache.person.bulkPut(
    held([
      withNameWords({
        id: thandi,
        churchId: soweto,
        accountId: null,
        firstName: 'Thandi',
        lastName: 'Mokoena',
        photoUrl: null,
        connectionStatus: 'Member' as const,
      }),
    ]),
  );
  await store.cache.church.update(soweto, { leaderPersonId: thandi });
}

test('issue 12: a church says who leads it, in the list, on its page and in its form, where nobody may be chosen too', async () => {
  await isLed();
  await openApp('/apps/churches');
  const row = (await screen.findByRole('button', { name: 'Soweto' })).closest('tr');
  expect(row?.textContent).toContain('Thandi Mokoena');
  await press('Soweto');
  await screen.findByText(/Led by Thandi Mokoena/);
  const field = await screen.findByRole('combobox', { name: 'Leader (optional)' });
  await waitFor(() => expect(field).toHaveProperty('value', 'Thandi Mokoena'));
  fireEvent.click(field);
  const list = await screen.findByRole('listbox', { name: 'Leader' });
  fireEvent.click(within(list).getByRole('option', { name: 'None' }));
  await press('Save changes');
  await waitFor(async () =>
    expect(await queued('churches.edit')).toMatchObject([
      { edits: { leaderPersonId: { was: thandi, shallBe: null } } },
    ]),
  );
});

test('issue 12: of a leader whom one does not see nothing is said; the form keeps them', async () => {
  await isLed();
  await store.cache.person.clear();
  await openApp(`/apps/churches/${soweto}`);
  await screen.findByText(/It names somebody whom you do not see/);
  expect(screen.queryByText(/Led by/)).toBeNull();
  fireEvent.change(await screen.findByLabelText(/^Short code/), { target: { value: 'SWT' } });
  await press('Save changes');
  await waitFor(async () => expect(await queued('churches.edit')).toHaveLength(1));
  const [{ edits }] = (await queued('churches.edit')) as [{ edits: object }];
  expect(Object.keys(edits)).toEqual(['shortCode']);
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
