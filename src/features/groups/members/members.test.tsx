// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GroupMembership } from '#domain/groups/entities.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { type MemberRole, usualRoles } from '#domain/groups/member-roles.ts';
import { must } from '#domain/must.ts';
import type { EditInput } from '#domain/register/policies.ts';
import { type AnyRow, wholeRow } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  held,
  loseNetwork,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, soweto } from '../../../../tests/support/device.ts';
import { personOf } from '../../../../tests/support/people-rows.ts';

// Search of the device, without the worker and the server that this environment lacks.
vi.mock('../../../pickers/look-up.ts', () => import('../../../../tests/support/look-up-here.ts'));

const communications = administrator.map((grant) => ({
  ...grant,
  role: 'Communications' as const,
  custom: undefined,
}));

const cell = fixedId(931);
const cellType = fixedId(932);
const [thabo, naledi, kagiso, themba] = [
  'Thabo Nkosi',
  'Naledi Mokoena',
  'Kagiso Molefe',
  'Themba Dube',
].map((name) => personOf(soweto, name));

let store: Store;
beforeEach(async () => {
  freshBrowser();
  await begin(administrator);
});
afterEach(forgetBrowser);

// A role that leads may stand last in the list of the type.
const coLeader = { ...usualRoles[0], key: 'co-leader', label: 'Co-leader' };

async function begin(who: Parameters<typeof signInHere>[0]): Promise<void> {
  store = await signInHere(who);
  const type = wholeRow(groupTypes, {
    ...groupTypes.blank,
    id: cellType,
    name: 'Cell',
    groupMemberTerm: 'friend',
    memberRoles: [...usualRoles, coLeader] as MemberRole[],
  });
  const place = { churchId: soweto, groupTypeId: cellType };
  await store.cache.groupType.bulkPut(held([type]));
  await store.cache.group.bulkPut(
    held([wholeRow(groups, { ...groups.blank, ...place, id: cell, name: 'Orlando West cell' })]),
  );
  await store.cache.person.bulkPut(held([thabo, naledi, kagiso, themba].filter(Boolean) as never));
}

let number = 0;
const member = (person: typeof thabo, said: Partial<GroupMembership> = {}): GroupMembership => ({
  id: fixedId(940 + (number += 1)),
  groupId: cell,
  churchId: soweto,
  personId: person?.id ?? '',
  roleKey: 'member',
  joinedOn: '2026-01-14',
  leftOn: null,
  status: 'active',
  note: null,
  ...said,
});

const hold = (...rows: GroupMembership[]) => store.cache.groupMembership.bulkPut(held(rows));
const openMembers = async (called = 'Friends') => {
  await openApp(`/apps/groups/${cell}`);
  fireEvent.mouseDown(await screen.findByRole('tab', { name: called }), { button: 0 });
};
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const queued = async () =>
  (await store.vault.items.toArray()).map(({ name, args }) => ({ name, args }));

test('issue 12: members are listed with role and day, found by name, and the head names their leader', async () => {
  await hold(
    member(thabo, { roleKey: 'leader' }),
    member(naledi, { status: 'pending' }),
    member(themba, { roleKey: 'co-leader' }),
    member(kagiso, { status: 'left', leftOn: '2026-06-01' }),
  );
  await openMembers();
  const table = await screen.findByRole('table', { name: 'Friends' });
  const row = within(table).getByRole('button', { name: 'Thabo Nkosi' }).closest('tr');
  expect(row?.textContent).toContain('Leader');
  expect(row?.textContent).toContain('14 Jan 2026');
  expect(within(table).queryByText('Kagiso Molefe')).toBeNull();
  // Leaders stand first, and an empty column is hidden.
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((one) => within(one).getAllByRole('button')[0]?.textContent)).toEqual([
    'Thabo Nkosi',
    'Themba Dube',
    'Naledi Mokoena',
  ]);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Person', 'Role', 'Since', 'State']);
  expect(within(table).getByText('Pending').closest('tr')?.textContent).toContain('Naledi Mokoena');
  await screen.findByText(/3 friends, led by Thabo Nkosi/);
  await press('Left (1)');
  await screen.findByRole('button', { name: 'Kagiso Molefe' });
  await press('Left (1)');
  const search = await screen.findByLabelText('Search friends');
  fireEvent.change(search, { target: { value: 'nal' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Thabo Nkosi' })).toBeNull());
  await screen.findByRole('button', { name: 'Naledi Mokoena' });
  expect(search.isConnected).toBe(true);
});

test('issue 12: many members are pages, with those who lead on the first; several of a term are called by its plural', async () => {
  await store.cache.groupType.update(cellType, { groupMemberTerm: 'child' });
  const crowd = Array.from({ length: 101 }, (_, at) => personOf(soweto, `Aphiwe Kid${at}`));
  await store.cache.person.bulkPut(held(crowd));
  await hold(...crowd.map((person) => member(person)), member(thabo, { roleKey: 'leader' }));
  await openMembers('Children');
  const table = await screen.findByRole('table', { name: 'Children' });
  await screen.findByText(/102 children, led by Thabo Nkosi/);
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('Thabo Nkosi');
  await screen.findByText('1 to 100 of 102');
  await press('Page after');
  await screen.findByText('101 to 102 of 102');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  // The search finds a member on any page.
  fireEvent.change(screen.getByLabelText('Search children'), { target: { value: 'Thabo' } });
  await screen.findByRole('button', { name: 'Thabo Nkosi' });
  expect(screen.queryByRole('button', { name: 'Page after' })).toBeNull();
});

const added = async () =>
  (await queued()).map(({ name, args }) => {
    const { personId, roleKey } = args as GroupMembership;
    return [name, personId, roleKey];
  });

async function choose(typed: string, name: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: 'Person' });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

test('issue 12: several people are added one after the other; who is in the group already is not', async () => {
  await hold(member(thabo, { roleKey: 'leader' }));
  await openMembers();
  await press('Add friends');
  await choose('them', 'Themba Dube');
  await press('Add friend');
  await waitFor(async () => expect(await queued()).toHaveLength(1));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Person' });
  await waitFor(() => expect(field.isConnected && field.value).not.toBe('Themba Dube'));
  await choose('thab', 'Thabo Nkosi');
  await press('Add friend');
  await screen.findByText('This person is in the group already. Choose another');
  await choose('kagi', 'Kagiso Molefe');
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'assistant' } });
  await press('Add friend');
  await waitFor(async () => expect(await added()).toHaveLength(2));
  expect(await added()).toEqual(
    expect.arrayContaining([
      ['groupMembers.create', themba?.id, 'member'],
      ['groupMembers.create', kagiso?.id, 'assistant'],
    ]),
  );
  await waitFor(() => expect(screen.getAllByText('Saved on this device')).toHaveLength(2));
});

test('issue 13: several people are added from a roll without a network, as one submission that is undone', async () => {
  // Nothing has a height in this environment, and a list without one draws no rows.
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  await hold(member(thabo, { roleKey: 'leader' }));
  loseNetwork();
  await openMembers();
  await press('Add several');
  const sheet = await screen.findByRole('dialog', { name: 'Add several to Orlando West cell' });
  const boxOf = (name: RegExp) =>
    within(sheet).findByRole<HTMLInputElement>('checkbox', { name }, { timeout: 4000 });
  const already = await boxOf(/^Thabo Nkosi In the group since 14 Jan 2026 · Member/);
  expect([already.checked, already.disabled]).toEqual([true, true]);
  await axeFindsNothing('the roll of people');
  const roll = within(sheet);
  fireEvent.click(roll.getByRole('button', { name: 'Add people' }));
  await roll.findByText('Choose one person or more');
  const search = roll.getByLabelText('Search by name');
  fireEvent.change(search, { target: { value: 'zz' } });
  fireEvent.click(await roll.findByRole('button', { name: 'Clear the search' }));
  fireEvent.change(search, { target: { value: 'dub' } });
  fireEvent.click(await boxOf(/^Themba Dube/));
  await waitFor(() => expect(roll.getAllByRole('checkbox')).toHaveLength(1));
  fireEvent.change(search, { target: { value: '' } });
  fireEvent.click(await boxOf(/^Kagiso Molefe/));
  fireEvent.change(roll.getByLabelText('Role of all of them'), { target: { value: 'assistant' } });
  expect(roll.getByRole('button', { name: 'Add 2 people' })).toHaveProperty('type', 'submit');
  fireEvent.keyDown(await boxOf(/^Kagiso Molefe/), { key: 'Enter' });
  await screen.findByText('2 people added to Orlando West cell');
  height.mockRestore();
  const place = { groupId: cell, churchId: soweto, roleKey: 'assistant' };
  expect(await queued()).toMatchObject([
    {
      name: 'groupMembers.addMany',
      args: {
        rows: [
          { ...place, personId: themba?.id },
          { ...place, personId: kagiso?.id },
        ],
      },
    },
  ]);
  await press('Undo');
  await waitFor(async () => expect(await queued()).toEqual([]));
});

test('issue 12: a role is changed, and a membership ends on its day and goes on with one key', async () => {
  await hold(member(naledi));
  await openMembers();
  await press('Naledi Mokoena');
  expect(screen.queryByRole('combobox', { name: 'Person' })).toBeNull();
  const profile = await screen.findByRole('link', { name: 'Open the profile' });
  expect(profile.getAttribute('href')).toBe(`/pages/profile/${naledi?.id}`);
  fireEvent.change(await screen.findByLabelText('Role'), { target: { value: 'assistant' } });
  await press('Save changes');
  await waitFor(async () =>
    expect(await queued()).toMatchObject([
      { args: { groupId: cell, edits: { roleKey: { was: 'member', shallBe: 'assistant' } } } },
    ]),
  );
  await press('Naledi Mokoena');
  const drawer = await screen.findByRole('dialog');
  const more = await within(drawer).findByRole('button', { name: 'More' });
  fireEvent.keyDown(more, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'End membership' }));
  await screen.findByText('Friend left the group');
  await screen.findByText('No friends yet');
  const ended = (await queued()).find(({ args }) => 'status' in (args as EditInput<AnyRow>).edits);
  expect(ended).toMatchObject({
    args: {
      edits: {
        status: { was: 'active', shallBe: 'left' },
        leftOn: { was: null, shallBe: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      },
    },
  });
  await press('Undo');
  await screen.findByRole('button', { name: 'Naledi Mokoena' });
});

test('issue 12: a group is divided without a network: errors at the fields, and the new group is there at once', async () => {
  await hold(
    member(thabo, { roleKey: 'leader' }),
    member(naledi, { roleKey: 'assistant' }),
    member(kagiso),
  );
  const here = await openApp(`/apps/groups/${cell}`);
  await press('Split');
  const sheet = await screen.findByRole('dialog', { name: 'Split Orlando West cell' });
  const field = await within(sheet).findByLabelText('Name of the new group');
  const submit = () => fireEvent.click(within(sheet).getByRole('button', { name: 'Split group' }));
  fireEvent.change(field, { target: { value: 'Orlando West cell' } });
  submit();
  await within(sheet).findByText('There is a group with this name here. Choose another name');
  await within(sheet).findByText('Choose who begins the new group');
  fireEvent.change(field, { target: { value: 'Vilakazi cell' } });
  fireEvent.click(within(sheet).getByLabelText('Kagiso Molefe'));
  fireEvent.click(within(sheet).getByLabelText('Naledi Mokoena'));
  const leader = within(sheet).getByLabelText<HTMLSelectElement>('Leader of the new group');
  expect(leader.selectedOptions[0]?.textContent).toBe('Naledi Mokoena');
  // Pressed twice in a hurry, it is one split.
  submit();
  fireEvent.submit(must(field.closest('form'), 'the form'));
  await screen.findByRole('heading', { name: 'Vilakazi cell' });
  expect(await queued()).toHaveLength(1);
  expect(here()).not.toBe(`/apps/groups/${cell}`);
  await screen.findByText(/Born from Orlando West cell/);
  await screen.findByText(/2 friends, led by Naledi Mokoena/);
  const [item] = await queued();
  expect(item).toMatchObject({
    name: 'groups.split',
    args: {
      name: 'Vilakazi cell',
      members: expect.arrayContaining([
        expect.objectContaining({ roleKey: 'leader' }),
        expect.objectContaining({ roleKey: 'member' }),
      ]),
    },
  });
});

test('issue 12: who sees no people of groups is shown no members', async () => {
  await forgetBrowser();
  freshBrowser();
  await begin(communications);
  await openApp(`/apps/groups/${cell}`);
  await screen.findByRole('tab', { name: 'History' });
  expect(screen.queryByRole('tab', { name: 'Friends' })).toBeNull();
});
