// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Family, FamilyMember } from '#domain/families/entities.ts';
import { families } from '#domain/families/families.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import type { Person } from '#domain/people/entities.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { soweto } from '../../../tests/support/device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';

// The writing itself, without the worker that this environment has not.
vi.mock('../../api/workers/exchange.ts', async () => {
  const { writeTable } = await import('../../../workers/exchange/write-table.ts');
  return { writeTable };
});

const [naledi, thabo, zanele, sipho] = [
  personOf(soweto, 'Naledi Mokoena'),
  personOf(soweto, 'Thabo Mokoena'),
  personOf(soweto, 'Zanele Dube'),
  personOf(soweto, 'Sipho Zulu', { status: 'deceased', address: '1 High Street' }),
];
const home: Family = {
  ...families.blank,
  id: newId(),
  churchId: soweto,
  name: 'Mokoena',
  address: '12 Vilakazi Street',
  city: 'Soweto',
  postalCode: '1804',
};

function livesAtHome({ id }: Pick<Person, 'id'>): FamilyMember {
  const { blank } = familyMembers;
  const belongs = { id: newId(), familyId: home.id, churchId: soweto, personId: id };
  return { ...blank, ...belongs, livesHere: true, isPrimaryFamily: true, status: 'active' };
}

let store: Store;
let printed: string[][];
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  await store.cache.person.bulkPut(held([naledi, thabo, zanele, sipho]));
  await store.cache.family.bulkPut(held([home]));
  await store.cache.familyMember.bulkPut(held([livesAtHome(naledi), livesAtHome(thabo)]));
  printed = [];
  vi.stubGlobal('print', () => {
    const labels = document.querySelectorAll('#sheet address');
    printed.push([...labels].map(({ textContent }) => textContent ?? ''));
  });
});
afterEach(forgetBrowser);

async function openLabels(): Promise<HTMLElement> {
  const key = await screen.findByRole('button', { name: 'Print' });
  await waitFor(() => expect(key).toHaveProperty('disabled', false));
  fireEvent.keyDown(key, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Print address labels' }));
  return screen.findByRole('dialog', { name: 'Address labels' });
}

const exported = async () => (await store.vault.items.toArray()).map(({ args }) => args);

test('issue 13: a household gets one label, who has no address is named, and the audit is told', async () => {
  await openApp('/apps/people');
  const sheet = within(await openLabels());
  expect(await sheet.findByText(/^1 label on 1 sheet/)).toBeTruthy();
  expect(sheet.getByText('Without an address, and left out: Zanele Dube.')).toBeTruthy();
  expect(sheet.getByText('1 record of the deceased or archived left out.')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Print labels' }));
  await waitFor(() =>
    expect(printed).toEqual([['The Mokoena family12 Vilakazi StreetSoweto 1804']]),
  );
  expect(await exported()).toMatchObject([{ what: 'people', as: 'paper', rows: 1 }]);

  fireEvent.click(sheet.getByRole('switch', { name: 'One letter for each household' }));
  expect(await sheet.findByText(/^2 labels on 1 sheet/)).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Print labels' }));
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]).toEqual([
    'Naledi Mokoena12 Vilakazi StreetSoweto 1804',
    'Thabo Mokoena12 Vilakazi StreetSoweto 1804',
  ]);
});

test('issue 13: labels begin where a used sheet is free; a place that no sheet has is said', async () => {
  await openApp('/apps/people/families/list');
  const sheet = within(await openLabels());
  const first = await sheet.findByLabelText('First label');
  fireEvent.change(first, { target: { value: '22' } });
  expect(await sheet.findByText('Give a place from 1 to 21')).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Print labels' })).toHaveProperty('disabled', true);
  fireEvent.change(sheet.getByLabelText('Labels on a sheet'), { target: { value: 'letterx30' } });
  expect(await sheet.findByText(/^1 label on 1 sheet/)).toBeTruthy();
  expect(sheet.queryByRole('switch', { name: /household/ })).toBeNull();
  let place = -1;
  vi.stubGlobal('print', () => {
    const places = document.querySelector('#sheet section')?.children ?? [];
    place = [...places].findIndex(({ tagName }) => tagName === 'ADDRESS');
  });
  fireEvent.click(sheet.getByRole('button', { name: 'Print labels' }));
  await waitFor(() => expect(place).toBe(21));
});

test.each(['/apps/people/families/list', '/apps/people'])(
  'issue 13: the letter to a family has its code where somebody wished so, and nothing is printed without it: %s',
  async (list) => {
    await openApp(list);
    const sheet = within(await openLabels());
    fireEvent.click(await sheet.findByRole('switch', { name: 'Family code' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Print labels' }));
    await screen.findByText(/needs a connection\. Check/);
    expect(printed).toEqual([]);
    const data = [{ familyId: home.id, code: 'AAAA2-BBBBB' }];
    const headers = { 'content-type': 'application/json' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data }), { headers }));
    fireEvent.click(sheet.getByRole('button', { name: 'Print labels' }));
    await waitFor(() =>
      expect(printed).toEqual([
        ['The Mokoena family12 Vilakazi StreetSoweto 1804Family code: AAAA2-BBBBB'],
      ]),
    );
  },
);

test('B18 issue 13: the file for a mail merge starts no formula', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:letters';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const bad = personOf(soweto, '=cmd() Dube', { address: '=1+1, Soweto' });
  await store.cache.person.bulkPut(held([bad]));
  await openApp('/apps/people');
  const sheet = within(await openLabels());
  fireEvent.click(await sheet.findByRole('button', { name: 'Download for a mail merge' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain('Addressee,Address line 1,Address line 2');
  expect(text).toContain('The Mokoena family,12 Vilakazi Street,Soweto 1804');
  expect(text).toContain("'=cmd() Dube,'=1+1,Soweto");
  expect(await exported()).toMatchObject([{ what: 'people', as: 'file', rows: 2 }]);
});

test('issue 13: a list without any address says so, and prints nothing', async () => {
  await store.cache.family.clear();
  await openApp('/apps/people');
  const sheet = within(await openLabels());
  expect(await sheet.findByText('Nobody in this list has an address.')).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Print labels' })).toHaveProperty('disabled', true);
});
