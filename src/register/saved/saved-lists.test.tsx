// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { wholeRow } from '#domain/register/register.ts';
import { mostLists, nameIsTaken, type SavedList, tooManyLists } from '#domain/saved/saved-list.ts';
import type { Grant } from '#domain/permissions.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  openApp,
  signInHere,
  tshwane,
} from '../../../tests/support/app-page.tsx';
import { fixedId, soweto, thabo } from '../../../tests/support/device.ts';

const cellType = fixedId(921);
const choirType = fixedId(922);
const moment = '2026-11-01T08:00:00.000Z';
const pastor: Grant[] = [{ role: 'Pastor', scope: 'church', scopeId: soweto, churchIds: [soweto] }];

let store: Store;
async function begin(grants: Grant[] = administrator): Promise<void> {
  store = await signInHere(grants);
  const types = [
    wholeRow(groupTypes, { id: cellType, name: 'Cell', reportForm: 'group', isSystem: true }),
    wholeRow(groupTypes, { id: choirType, name: 'Choir', reportForm: 'none' }),
  ];
  await store.cache.groupType.bulkPut(held(types));
  const when = { weekdays: [4], startTime: '19:00', status: 'active' as const };
  const group = (at: number, name: string, churchId: string, groupTypeId: string) =>
    wholeRow(groups, { id: fixedId(at), name, churchId, groupTypeId, ...when });
  await store.cache.group.bulkPut(
    held([
      group(931, 'Orlando West cell', soweto, cellType),
      group(932, 'Soweto choir', soweto, choirType),
      group(933, 'Hatfield cell', tshwane, cellType),
    ]),
  );
}

beforeEach(() => freshBrowser());
afterEach(forgetBrowser);

const naledi = fixedId(941);
function list(at: number, changes: Partial<SavedList> = {}): SavedList {
  return {
    id: fixedId(at),
    register: 'groups',
    name: 'Cells in Soweto',
    question: { only: `groupTypeId:${cellType},churchId:${soweto}` },
    shared: false,
    accountId: thabo,
    ownerName: 'Thabo Nkosi',
    createdAt: moment,
    updatedAt: moment,
    ...changes,
  };
}
const hold = (...lists: SavedList[]) => store.cache.savedList.bulkPut(held(lists));

const key = (name: string | RegExp) => screen.findByRole('button', { name });
async function openMenu(name: string | RegExp = 'Saved lists') {
  await waitFor(async () => expect(await key(name)).toHaveProperty('disabled', false));
  fireEvent.keyDown(await key(name), { key: 'Enter' });
  return within(await screen.findByRole('menu'));
}
const pick = async (name: string | RegExp, menu: string | RegExp = 'Saved lists') =>
  fireEvent.click((await openMenu(menu)).getByRole('menuitem', { name }));
const rows = () =>
  screen.queryAllByRole('button', { name: /(cell|choir)$/ }).map(({ textContent }) => textContent);
const showing = (...names: string[]) => waitFor(() => expect(rows()).toEqual(names));
const field = () => screen.findByLabelText<HTMLInputElement>('Name');
const items = () => store.vault.items.toArray();

describe('issue 12: saved lists', () => {
  test('say in one sentence that there are none, and what to do', async () => {
    await begin();
    await openApp('/apps/groups');
    const menu = await openMenu();
    expect(menu.getByText(/^No saved lists yet\./)).toBeTruthy();
    const save = menu.getByRole('menuitem', { name: 'Save this list' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
  });

  test('are made of the filters that are set, and open with these again', async () => {
    await begin();
    await openApp('/apps/groups');
    await screen.findByRole('button', { name: 'Hatfield cell' });
    expect(screen.queryByRole('button', { name: 'Save this list' })).toBeNull();
    fireEvent.change(await screen.findByLabelText('Type'), { target: { value: cellType } });
    await showing('Hatfield cell', 'Orlando West cell');
    fireEvent.change(await screen.findByLabelText('Church'), { target: { value: soweto } });
    await showing('Orlando West cell');
    fireEvent.click(await key('Save this list'));
    expect((await field()).value).toBe('Cell, Soweto');
    expect(screen.getByText('Type: Cell. Church: Soweto')).toBeTruthy();
    fireEvent.change(await field(), { target: { value: 'Cells in Soweto' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Share with everyone who can see groups' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save list' }));
    await key('Saved list: Cells in Soweto');
    expect(await items()).toMatchObject([
      {
        name: 'savedLists.create',
        args: {
          register: 'groups',
          name: 'Cells in Soweto',
          question: { only: `groupTypeId:${cellType},churchId:${soweto}` },
          shared: true,
        },
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Save this list' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await showing('Hatfield cell', 'Orlando West cell', 'Soweto choir');
    await pick(/^Cells in Soweto/);
    await showing('Orlando West cell');
  });

  test('take no name that is empty, too long or used, and keep what was typed', async () => {
    await begin();
    await hold(list(951, { name: 'Cells' }), list(952, { register: 'churches', name: 'Choirs' }));
    await openApp(`/apps/groups?only=groupTypeId:${choirType}`);
    fireEvent.click(await key('Save this list'));
    const refused = async (typed: string, sentence: string) => {
      fireEvent.change(await field(), { target: { value: typed } });
      fireEvent.click(screen.getByRole('button', { name: 'Save list' }));
      await screen.findByText(sentence);
      expect((await field()).value).toBe(typed);
      expect((await field()).getAttribute('aria-invalid')).toBe('true');
    };
    await refused(' ', 'Give this list a name');
    await refused('x'.repeat(81), 'Use at most 80 characters');
    await refused(' CELLS', nameIsTaken);
    fireEvent.change(await field(), { target: { value: 'Choirs' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save list' }));
    await key('Saved list: Choirs');
  });

  test('are a hundred at most', async () => {
    await begin();
    await hold(
      ...Array.from({ length: mostLists }, (_, at) => list(2000 + at, { name: `List ${at}` })),
    );
    await openApp(`/apps/groups?only=groupTypeId:${choirType}`);
    fireEvent.click(await key('Save this list'));
    await field();
    fireEvent.click(screen.getByRole('button', { name: 'Save list' }));
    await screen.findByText(tooManyLists);
  });

  test('offer to keep another question, in this list or in a new one', async () => {
    await begin();
    await hold(list(951));
    await openApp('/apps/groups');
    await pick(/^Cells in Soweto/);
    await showing('Orlando West cell');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    fireEvent.change(await screen.findByLabelText('Church'), { target: { value: '' } });
    await key('Save as new');
    fireEvent.click(await key('Save changes'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
    expect(await items()).toMatchObject([
      {
        name: 'savedLists.edit',
        args: { changes: { question: { only: `groupTypeId:${cellType}` } } },
      },
    ]);
  });

  test('are renamed, and deleted with a way back', async () => {
    await begin();
    await hold(list(951));
    await openApp('/apps/groups');
    await pick(/^Cells in Soweto/);
    await pick('Edit “Cells in Soweto”', /^Saved list: /);
    fireEvent.change(await field(), { target: { value: 'Cells of the west' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save list' }));
    await key('Saved list: Cells of the west');
    await pick('Edit “Cells of the west”', /^Saved list: /);
    fireEvent.click(await key('Delete list'));
    await key('Saved lists');
    // The rows stay as they were.
    await showing('Orlando West cell');
    fireEvent.click(await key('Undo'));
    const menu = await openMenu();
    expect(await menu.findByRole('menuitem', { name: 'Cells of the west' })).toBeTruthy();
  });

  test('of others say whose they are, and are theirs to change', async () => {
    await begin(pastor);
    const shared = { shared: true, accountId: naledi, ownerName: 'Naledi Mokoena' };
    await hold(list(951, shared), list(952, { ...shared, shared: false, name: 'Not for me' }));
    await openApp('/apps/groups');
    const menu = await openMenu();
    expect(menu.getByText('Shared lists')).toBeTruthy();
    expect(menu.queryByText('Not for me')).toBeNull();
    fireEvent.click(menu.getByRole('menuitem', { name: /^Cells in Soweto\s*Naledi Mokoena/ }));
    await showing('Orlando West cell');
    fireEvent.change(await screen.findByLabelText('Church'), { target: { value: '' } });
    await key('Save as new');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    const opened = await openMenu(/^Saved list: /);
    expect(opened.queryByRole('menuitem', { name: /^Edit/ })).toBeNull();
  });

  test('of others are deleted by who administers the organisation with a way back, in the same words', async () => {
    await begin();
    const shared = { shared: true, accountId: naledi, ownerName: 'Naledi Mokoena' };
    await hold(list(951, shared));
    await openApp('/apps/groups');
    await pick(/^Cells in Soweto/);
    await pick('Edit “Cells in Soweto”', /^Saved list: /);
    fireEvent.click(await key('Delete for everybody'));
    await screen.findByText('List deleted');
    await waitFor(async () => expect((await items())[0]?.state.attempts).toBeGreaterThan(0));
    fireEvent.click(await key('Undo'));
    await waitFor(async () =>
      expect(await items()).toMatchObject([
        { name: 'savedLists.delete' },
        { name: 'savedLists.restore', args: { id: fixedId(951), register: 'groups' } },
      ]),
    );
    // Shown again at once, behind a deletion that a server may have heard of.
    const menu = await openMenu();
    expect(await menu.findByRole('menuitem', { name: /^Cells in Soweto/ })).toBeTruthy();
  });

  test('of others are tidied by who administers the organisation', async () => {
    await begin();
    const shared = { shared: true, accountId: naledi, ownerName: 'Naledi Mokoena' };
    await hold(list(951, shared));
    await openApp('/apps/groups');
    await pick(/^Cells in Soweto/);
    await pick('Edit “Cells in Soweto”', /^Saved list: /);
    fireEvent.click(await key('Stop sharing'));
    await key('Saved lists');
    expect(await items()).toMatchObject([
      { name: 'savedLists.edit', args: { id: fixedId(951), changes: { shared: false } } },
    ]);
  });

  test('open with what still makes sense, and say so', async () => {
    await begin();
    await store.cache.groupType.update(choirType, { status: 'archived' });
    const only = `groupTypeId:${choirType},churchId:${soweto},size:4`;
    await hold(list(951, { name: 'Choirs', question: { only, sort: 'size' } }));
    await openApp('/apps/groups');
    await pick(/^Choirs/);
    await showing('Orlando West cell', 'Soweto choir');
    await screen.findByText(
      'This list opens without the filter “Type”, a filter and its order, no longer in use',
    );
  });

  test('need not be there for an address that names one', async () => {
    await begin();
    await openApp(`/apps/groups?only=groupTypeId:${choirType}&list=${fixedId(999)}`);
    await showing('Soweto choir');
    await key('Save this list');
  });
});
