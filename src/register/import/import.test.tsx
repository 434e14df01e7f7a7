// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import type { AddManyInput } from '#domain/register/many-policies.ts';
import { wholeRow } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';
import type { Item } from '#store/outbox/item.ts';
import { keepFormDraft } from '#store/register/form-drafts.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
} from '../../../tests/support/app-page.tsx';
import { fixedId, soweto } from '../../../tests/support/device.ts';
import { keptImport } from './import-draft.ts';
import { importedHere } from './imported-here.ts';

// The reading itself, without the worker that this environment has not.
vi.mock('../../api/workers/exchange.ts', async () => {
  const { readTable } = await import('../../../workers/exchange/read-table.ts');
  const { writeTable } = await import('../../../workers/exchange/write-table.ts');
  return { readTable, writeTable };
});

const cellType = fixedId(922);
const path = '/apps/groups?import=true';
let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  const type = wholeRow(groupTypes, { id: cellType, name: 'Cell', reportForm: 'group' });
  await store.cache.groupType.bulkPut(held([type]));
  const here = { churchId: soweto, groupTypeId: cellType, status: 'active' as const };
  const when = { weekdays: [4], startTime: '19:00' };
  const group = wholeRow(groups, { id: fixedId(921), name: 'Orlando West cell', ...here, ...when });
  await store.cache.group.bulkPut(held([group]));
});
afterEach(forgetBrowser);

const items = (): Promise<Item[]> => store.vault.items.toArray();
const rowsIn = (all: readonly Item[]) => all.flatMap(({ args }) => (args as AddManyInput).rows);
/** Lines are checked meanwhile: until then the key of the next step waits. */
async function press(name: string | RegExp): Promise<void> {
  await waitFor(() => {
    const key = screen.getByRole('button', { name });
    expect(key).toHaveProperty('disabled', false);
    fireEvent.click(key);
  });
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Does something while the next submission is queued. A page that reads in that transaction would be refused its other tables. */
function whenQueued(work: () => void): void {
  const once = () => {
    store.vault.items.hook('creating').unsubscribe(once);
    Dexie.ignoreTransaction(work);
  };
  store.vault.items.hook('creating', once);
}

async function take(text: string, name = 'cells.csv'): Promise<void> {
  const input = await screen.findByLabelText('File of groups');
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

// The time of a day that is mended is that of its column.
const tuesdays = 'DTSTART:20260106T183000\nRRULE:FREQ=WEEKLY;BYDAY=TU';
const secondFridays = 'DTSTART:20260102T190000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR';

const cells = [
  'Group name;Meets on;Time;Place;Part of;Kar reg',
  'Zone A;;;;;',
  'Diepkloof cell;Thursdays;7 pm;12 Main Road;Zone A;CA 123',
  'Dube cell;Sometimes;18:30;;;',
  'diepkloof CELL;Tuesday;18:00;;Zone A;',
  'Orlando West cell;Thursday;19:00;;;',
].join('\n');

test('issue 12: columns are matched, lines checked and mended, then added once; the import is undone', async () => {
  await openApp(path);
  await take(cells);
  expect(await screen.findByText('5 of 6 matched')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next: check rows' })).toHaveProperty('disabled', true);
  choose('Church of every row', soweto);
  choose('Type of every row', cellType);
  await press('Next: check rows');

  const facts = '2 rows are ready. 2 to fix. 1 already here, and not added again.';
  expect(await screen.findByText(facts)).toBeTruthy();
  expect(screen.getByText(/Write it like “Thursday 19:00”/)).toBeTruthy();
  expect(screen.getByText(/Row 3 says the same/)).toBeTruthy();
  await press('Fix row 4');
  fireEvent.change(await screen.findByLabelText('Meets, row 4'), { target: { value: 'Tue' } });
  await press('Save row 4');
  await press('Leave out all 1');
  await press('Next: import 3 rows');
  expect(await items()).toEqual([]);
  expect(screen.getByText(/2 of 5 rows of “cells.csv” are left out/)).toBeTruthy();
  await press('Import 3 groups');

  expect(await screen.findByText('3 groups imported.')).toBeTruthy();
  // In the order of the lines: what is named is there before what names it.
  expect(await items()).toMatchObject([{ name: 'groups.addMany', after: null }]);
  const [zone, diepkloof, dube] = rowsIn(await items());
  expect(zone).toMatchObject({ name: 'Zone A', schedule: null, parentGroupId: null });
  expect(diepkloof).toMatchObject({
    name: 'Diepkloof cell',
    churchId: soweto,
    groupTypeId: cellType,
    parentGroupId: zone?.id,
    schedule: 'DTSTART:20260101T190000\nRRULE:FREQ=WEEKLY;BYDAY=TH',
    address: '12 Main Road',
  });
  expect(dube).toMatchObject({ name: 'Dube cell', schedule: tuesdays });

  await press('All groups');
  expect(await screen.findByRole('button', { name: 'Dube cell' })).toBeTruthy();
  await press('Import');
  await press('Undo the import');
  const asked = await screen.findByRole('alertdialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(screen.queryByText('3 groups imported.')).toBeNull());
  // Gone where no server could have heard of them, else archived.
  await press('All groups');
  expect(await screen.findByRole('button', { name: 'Orlando West cell' })).toBeTruthy();
  for (const name of ['Zone A', 'Diepkloof cell', 'Dube cell']) {
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  }
});

test('issue 12: what was begun is there again after the page was left, with what was mended', async () => {
  await openApp(path);
  await take('Name,Church,Type,Meets on\nPimville cell,Soweto,Cell,Someday');
  await press('Next: check rows');
  await press('Fix row 2');
  fireEvent.change(await screen.findByLabelText('Meets, row 2'), {
    target: { value: 'every second Friday' },
  });
  await press('Save row 2');
  await screen.findByText('1 row is ready.');
  await press('Save and finish later');
  // As an older program kept it: the lines in the draft.
  const older = await keptImport(store, 'groups');
  await store.cache.formDraft.where('key').startsWith('groups:import').delete();
  await keepFormDraft(store, { key: 'groups:import', typed: { ...older.draft }, at: 0 });
  await press('Import');
  expect(await screen.findByText('1 row is ready.')).toBeTruthy();
  await press('Next: import 1 row');
  await press('Import 1 group');
  await waitFor(async () =>
    expect(rowsIn(await items())).toMatchObject([
      { name: 'Pimville cell', schedule: secondFridays },
    ]),
  );
});

test('A03: an import that cannot be read is told, and no other one can begin in its place', async () => {
  await openApp(path);
  await take('Name,Church,Type\nPimville cell,Soweto,Cell');
  await waitFor(async () => expect(await store.cache.formDraft.count()).toBe(2));
  const kept = await store.cache.formDraft.toArray();
  document.body.replaceChildren();
  vi.spyOn(store.cache.formDraft, 'get').mockRejectedValue(new Error('UnknownError'));
  await openApp(path);
  const name = 'Could not open the import';
  await screen.findByRole('heading', { name }, { timeout: 5000 });
  expect(document.querySelector('input[type="file"]')).toBeNull();
  expect(await store.cache.formDraft.toArray()).toEqual(kept);
});

test('issue 12: rows that are left out come back; a file is not given up by one press; what a stop left behind is undone', async () => {
  await openApp(path);
  await take('Name,Church,Type\nA cell,Soweto,Cell\nB cell,Nowhere,Cell');
  await press('Next: check rows');
  await press('Leave out all 1');
  await press('Bring back 1 left out');
  expect(await screen.findByText('1 row is ready. 1 to fix.')).toBeTruthy();
  await press('Next: import 1 row');
  await press('Import 1 group');
  await screen.findByText('1 group imported.');

  // The next one is stopped after its first five hundred rows.
  const many = Array.from({ length: 550 }, (_, n) => `Cell ${n},Soweto,Cell`);
  await take(['Name,Church,Type', ...many].join('\n'));
  await press('Next: check rows');
  await press('Next: import 550 rows');
  whenQueued(() => fireEvent.click(screen.getByRole('button', { name: 'Stop adding' })));
  await press('Import 550 groups');
  await press('Continue: 50 left');
  expect(await screen.findByText('550 groups imported.')).toBeTruthy();
  expect((await items()).map((item) => rowsIn([item]).length).toSorted()).toEqual([1, 50, 500]);

  await take('Name,Church,Type\nE cell,Soweto,Cell');
  await press('Another file');
  const asked = await screen.findByRole('alertdialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Keep this file' }));
  expect(await screen.findByText('3 of 3 matched')).toBeTruthy();
});

test('issue 13: closed in the middle of adding, an import goes on where it was, and is undone whole', async () => {
  await openApp(path);
  const lines = Array.from({ length: 1100 }, (_, n) => `Cell ${n},Soweto,Cell`);
  await take(['Name,Church,Type', ...lines].join('\n'));
  await press('Next: check rows');
  await press(/Next: import 1.100 rows/);
  whenQueued(cleanup);
  await press(/^Import 1.100 groups/);
  await waitFor(async () => expect(await items()).toHaveLength(1));

  await openApp(path);
  await press('Continue: 600 left');
  expect(await screen.findByText(/1.100 groups imported\./)).toBeTruthy();
  const added = rowsIn(await items());
  expect(new Set(added.map(({ id }) => id)).size).toBe(1100);
  expect(added).toHaveLength(1100);
  expect(await store.cache.formDraft.where('key').startsWith('groups:import:').count()).toBe(0);

  await press('Undo the import');
  const asked = await screen.findByRole('alertdialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Undo the import' }));
  const ids = added.map(({ id }) => id);
  const inUse = async () => (await importedHere(store, groups, ids)).inUse.size;
  await waitFor(async () => expect(await inUse()).toBe(0), { timeout: 10_000 });
});

test.each([
  ['no rows', 'Name,Church', '“cells.csv” has no groups. Choose another file.'],
  ['nothing', '', '“cells.csv” is empty. Choose another file.'],
  ['too many columns', `Name${',x'.repeat(100)}\nCell`, /has 101 columns\. Keep at most 100/],
  [
    'too much',
    `Name\n${'Cell\n'.repeat(100_001)}`,
    /“cells\.csv” has 100.001 rows. Import at most 100.000/,
  ],
])(
  'a file with %s has a sentence, and another one can be chosen',
  async (_what, text, sentence) => {
    await openApp(path);
    await take(text);
    expect(await screen.findByText(sentence)).toBeTruthy();
    await take('Name\nZone B');
    expect(await screen.findByText('1 of 1 matched')).toBeTruthy();
  },
);

test('issue 13: an import done again changes the rows that it finds by a column, adds the others, and is undone whole', async () => {
  await openApp(path);
  await take(
    'Name,Place,Type,Church\nOrlando West cell,9 Klipspruit Road,,\nA new cell,,Cell,Soweto',
  );
  await screen.findByText('4 of 4 matched');
  choose('Change groups that are here', 'name');
  await press('Next: check rows');
  expect(await screen.findByText('1 row is ready. 1 to change.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Changed/ }));
  expect(await screen.findByText('Changes Place')).toBeTruthy();
  await press('Next: import 2 rows');
  expect(screen.getByText(/1 group of them is here and is changed/)).toBeTruthy();
  await press('Import 2 groups');
  expect(await screen.findByText('1 group imported, 1 group changed.')).toBeTruthy();
  const [added, changed] = await items();
  expect(rowsIn(added ? [added] : [])).toMatchObject([{ name: 'A new cell' }]);
  const edits = { address: { was: null, shallBe: '9 Klipspruit Road' } };
  // Neither its church nor its type, of which the line says nothing.
  expect(changed).toMatchObject({
    name: 'groups.editMany',
    args: { edits: [{ id: fixedId(921), edits }] },
  });

  await take(
    'Name,Place\nORLANDO west cell,9 Klipspruit Road\nA new cell,\nNobody knows,\n,Somewhere',
  );
  await screen.findByText('2 of 2 matched');
  choose('Change groups that are here', 'name');
  await press('Next: check rows');
  // The name in other letters is a change of the name.
  expect(await screen.findByText(/1 to change\. 2 to fix\. 1 already here/)).toBeTruthy();
  expect(screen.getByText(/Write it, or leave the row out/)).toBeTruthy();
  await press('Save and finish later');
  await press('Import');
  await press('Back');
  await press('Another file');
  const asked = await screen.findByRole('alertdialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Choose another file' }));

  await press('Undo the import');
  const sure = await screen.findByRole('alertdialog');
  fireEvent.click(within(sure).getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(screen.queryByText(/1 group changed/)).toBeNull());
  const back = (await items()).findLast(({ name }) => name === 'groups.editMany');
  expect(back).toMatchObject({
    args: {
      edits: [
        { id: fixedId(921), edits: { address: { was: '9 Klipspruit Road', shallBe: null } } },
      ],
    },
  });
});
