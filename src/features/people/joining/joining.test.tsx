// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GroupMembership } from '#domain/groups/entities.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { usualRoles } from '#domain/groups/member-roles.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { wholeRow } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';
import { rowsWithPending } from '#store/register/rows-with-pending.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
  tshwane,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';

const [cell, choir, closed, type] = [fixedId(961), fixedId(962), fixedId(963), fixedId(964)];
const people = ['Thabo Nkosi', 'Naledi Mokoena', 'Kagiso Molefe'].map((name, at) =>
  personOf(soweto, name, { id: fixedId(970 + at) }),
);
const [thabo, naledi, kagiso] = people.map(({ id }) => id);

let store: Store;
beforeEach(freshBrowser);
afterEach(forgetBrowser);

const auditor = administrator.map((grant) =>
  Object.assign({}, grant, { role: 'Auditor' as const }),
);

const groupOf = (id: string, name: string, churchId: string, status: 'active' | 'archived') =>
  wholeRow(groups, { ...groups.blank, id, name, churchId, groupTypeId: type, status });

const joined = (personId = '', said: Partial<GroupMembership> = {}): GroupMembership => ({
  ...memberships.blank,
  id: fixedId(980),
  groupId: cell,
  churchId: soweto,
  personId,
  joinedOn: '2026-01-14',
  ...said,
});

async function begin(who: Parameters<typeof signInHere>[0]): Promise<void> {
  store = await signInHere(who);
  const cellType = { ...groupTypes.blank, id: type, name: 'Cell', memberRoles: [...usualRoles] };
  await store.cache.groupType.bulkPut(held([wholeRow(groupTypes, cellType)]));
  await store.cache.group.bulkPut(
    held([
      groupOf(cell, 'Orlando West cell', soweto, 'active'),
      groupOf(choir, 'Choir', tshwane, 'active'),
      groupOf(closed, 'Old cell', soweto, 'archived'),
    ]),
  );
  await store.cache.person.bulkPut(held(people));
  await store.cache.groupMembership.bulkPut(held([joined(thabo)]));
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const save = async () =>
  fireEvent.click(within(await sheet()).getByRole('button', { name: 'Add to group' }));
const sheet = () => screen.findByRole('dialog', { name: 'Add to a group' });
async function chooseGroup(name: string): Promise<void> {
  const field = await within(await sheet()).findByRole('combobox', { name: 'Group' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
}
const membersOf = async (groupId: string) =>
  (await rowsWithPending(store, memberships, { groupId })).map(
    ({ personId, roleKey }) => `${personId} ${roleKey}`,
  );

test('issue 13: people chosen in the directory are added to a group together; who is in it stays; undo takes them out', async () => {
  await begin(administrator);
  loseNetwork();
  await openApp('/apps/people');
  for (const name of ['Thabo Nkosi', 'Naledi Mokoena', 'Kagiso Molefe']) {
    fireEvent.click(await screen.findByLabelText(`Choose ${name}`));
  }
  await press('Add to group');
  await chooseGroup('Orlando');
  await screen.findByText('One of them is in the group already and stays as they are');
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), {
    target: { value: 'assistant' },
  });
  await axeFindsNothing('adding people to a group');
  await press('Add 2 people');
  await screen.findByText('2 people added to Orlando West cell');
  expect((await membersOf(cell)).toSorted()).toEqual(
    [`${thabo} member`, `${naledi} assistant`, `${kagiso} assistant`].toSorted(),
  );
  expect(screen.queryByRole('toolbar', { name: 'Chosen rows' })).toBeNull();
  await press('Undo');
  await waitFor(async () => expect(await membersOf(cell)).toEqual([`${thabo} member`]));
});

test('issue 13: somebody is added on their profile; an archived group is not offered, and nobody is added twice', async () => {
  await begin(administrator);
  await openApp(`/pages/profile/${thabo}?tab=groups`);
  await screen.findByRole('heading', { name: 'Member of' });
  await press('Add to group');
  const field = await within(await sheet()).findByRole('combobox', { name: 'Group' });
  await save();
  await screen.findByText('Choose a group');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'cell' } });
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Choir (Cell, Tshwane)',
    'Orlando West cell (Cell, Soweto)',
  ]);
  await chooseGroup('Orlando');
  await screen.findByText('This person is in the group already');
  await save();
  expect(await membersOf(cell)).toEqual([`${thabo} member`]);
  await chooseGroup('Choir');
  await waitFor(() => expect(screen.queryByText('This person is in the group already')).toBeNull());
  await save();
  await screen.findByText('Added to Choir');
  expect(await membersOf(choir)).toEqual([`${thabo} member`]);
  await screen.findByRole('link', { name: 'Choir' });
});

test('issue 13: who may change the members of no group is offered none', async () => {
  await begin(auditor);
  await openApp(`/pages/profile/${naledi}?tab=groups`);
  await screen.findByText('Groups that you don’t look after are not shown.');
  expect(screen.queryByRole('button', { name: 'Add to group' })).toBeNull();
});

test('issue 13: the directory has a heading for each letter in the order of its names, and none in another order', async () => {
  await begin(administrator);
  await store.cache.person.bulkPut(held([personOf(soweto, 'Lindiwe Énanga')]));
  await openApp('/apps/people');
  const table = await screen.findByRole('table', { name: 'People' });
  await within(table).findByRole('rowheader', { name: 'E' });
  const letters = within(table).getAllByRole('rowheader');
  expect(letters.map(({ textContent }) => textContent)).toEqual(['E', 'M', 'N']);
  await axeFindsNothing('the directory with its letters');
  await press('Connection');
  await waitFor(() => expect(table.isConnected).toBe(false));
  await screen.findByRole('table', { name: 'People' });
  expect(screen.queryByRole('rowheader')).toBeNull();
});
