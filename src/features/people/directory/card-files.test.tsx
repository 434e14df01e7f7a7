// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AddManyInput } from '#domain/register/many-policies.ts';
import { usualOrganisation } from '#domain/organisation/usual-organisation.ts';
import { people } from '#domain/people/people.ts';
import { must } from '#domain/must.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '#store/database.ts';
import { rowsWithPending } from '#store/register/rows-with-pending.ts';
import type { Table } from '../../../../workers/exchange/exchange-api.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { soweto } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';

// The reading and writing itself, without the worker that this environment has not.
vi.mock('../../../api/workers/exchange.ts', async () => {
  const { readTable } = await import('../../../../workers/exchange/read-table.ts');
  const { readCards } = await import('../../../../workers/exchange/cards/read-cards.ts');
  const { writeCards } = await import('../../../../workers/exchange/cards/write-cards.ts');
  const { csv } = await import('#domain/values/csv.ts');
  const writeTable = async ({ columns, rows }: Table) => new Blob([csv([columns, ...rows])]);
  return { readTable, readCards, writeCards, writeTable };
});

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  const phone = { kind: 'work' as const, number: '+27115550100', optOut: false };
  await store.cache.person.bulkPut(
    held([personOf(soweto, 'Naledi Mokoena', { phoneNumbers: [phone] })]),
  );
});
afterEach(forgetBrowser);

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

async function take(text: string, name: string): Promise<void> {
  const input = await screen.findByLabelText('File of people');
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

function filesMade(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

async function exported(as: RegExp): Promise<void> {
  const key = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(key).toHaveProperty('disabled', false));
  fireEvent.keyDown(key, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: as }));
}

const cards = ['N:Nkosi;Thabo;;;\r\nTEL;TYPE=CELL:082 555 0142', 'N:Dube;Zanele;;;\r\nBDAY:--05-17']
  .map((lines) => `BEGIN:VCARD\r\nVERSION:3.0\r\n${lines}\r\nEND:VCARD\r\n`)
  .join('');

test('issue 13: the cards of a phone are imported like the lines of a table', async () => {
  await openApp('/apps/people?import=true');
  await take(cards, 'contacts.vcf');
  expect(await screen.findByText('4 of 4 matched')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Church of every row'), { target: { value: soweto } });
  await press('Next: check rows');
  await press('Next: import 2 rows');
  await press('Import 2 people');
  expect(await screen.findByText('2 people imported.')).toBeTruthy();
  const items = await store.vault.items.toArray();
  const added = items.flatMap(({ args }) => (args as AddManyInput).rows);
  expect(added).toMatchObject([
    {
      firstName: 'Thabo',
      lastName: 'Nkosi',
      phoneNumbers: [{ kind: 'mobile', number: '+27825550142' }],
      birthDate: null,
    },
    { firstName: 'Zanele', lastName: 'Dube', phoneNumbers: [], birthDate: { day: 17, month: 5 } },
  ]);

  await press('Undo the import');
  const asked = await screen.findByRole('alertdialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(screen.queryByText('2 people imported.')).toBeNull());
  // Gone, or archived where the page has tried to send them meanwhile.
  const imported = new Set(added.map(({ id }) => id));
  const left = await rowsWithPending(store, people);
  expect(left.filter((row) => imported.has(row.id) && !isArchived(row))).toEqual([]);
});

test('issue 13: a file that holds no cards says so, and another one may be chosen', async () => {
  await openApp('/apps/people?import=true');
  await take('Name,Phone\nThabo,1', 'contacts.vcf');
  expect(await screen.findByText(/“contacts.vcf” /)).toBeTruthy();
  await take(cards, 'contacts.vcf');
  expect(await screen.findByText('4 of 4 matched')).toBeTruthy();
});

test('issue 13: list, import and export speak in the words of the organisation; the stored status stays', async () => {
  const connectionWords = [{ word: 'Partner', status: 'Member', offered: true }];
  const row = { ...usualOrganisation(store.profile.tenant), connectionWords };
  await store.cache.organisation.bulkPut(held([row]));
  const files = filesMade();
  await openApp('/apps/people');
  expect((await screen.findAllByText('Partner')).length).toBeGreaterThan(0);
  await exported(/CSV/i);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toMatch(/Naledi,.*Partner/);
  await press('Import');
  await take('First name,Connection\nThabo,partner\nZanele,Member', 'people.csv');
  fireEvent.change(await screen.findByLabelText('Church of every row'), {
    target: { value: soweto },
  });
  await press('Next: check rows');
  await press('Next: import 2 rows');
  await press('Import 2 people');
  expect(await screen.findByText('2 people imported.')).toBeTruthy();
  const items = await store.vault.items.toArray();
  const added = items.filter(({ name }) => name === 'people.addMany');
  expect(added.flatMap(({ args }) => (args as AddManyInput).rows)).toMatchObject([
    { firstName: 'Thabo', connectionStatus: 'Member' },
    { firstName: 'Zanele', connectionStatus: 'Member' },
  ]);
});

test('issue 13: the directory is exported as cards, which the audit is told of', async () => {
  const files = filesMade();
  await openApp('/apps/people');
  await exported(/contact cards/);
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain('FN:Naledi Mokoena\r\nN:Mokoena;Naledi;;;\r\nTEL;TYPE=work:+27115550100');
  const items = await store.vault.items.toArray();
  expect(items.map(({ args }) => args)).toMatchObject([{ what: 'people', as: 'file', rows: 1 }]);
});

/** Headings of the printed list. */
async function printed(address: string): Promise<(string | null)[]> {
  await openApp(address);
  const key = await screen.findByRole('button', { name: 'Print' });
  await waitFor(() => expect(key).toHaveProperty('disabled', false));
  fireEvent.keyDown(key, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: /list|directory/i }));
  const sheet = await waitFor(() => must(document.querySelector<HTMLElement>('#sheet'), 'one'));
  const headings = within(sheet).queryAllByRole('rowheader');
  dispatchEvent(new Event('afterprint'));
  return headings.map(({ textContent }) => textContent);
}

test('issue 13: the printed directory has the letters of the list above its names, and none in another order', async () => {
  vi.stubGlobal('print', () => dispatchEvent(new Event('beforeprint')));
  await store.cache.person.bulkPut(
    held([personOf(soweto, 'Thabo Nkosi'), personOf(soweto, 'Zodwa Ndlovu')]),
  );
  expect(await printed('/apps/people')).toEqual(['M', 'N']);
  cleanup();
  expect(await printed('/apps/people?sort=churchId')).toEqual([]);
  vi.unstubAllGlobals();
});
