// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { groups } from '#domain/groups/groups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import type { Grant } from '#domain/permissions.ts';
import {
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

const cell = fixedId(941);
const leader: Grant = { role: 'Group Leader', scope: 'group', scopeId: cell, churchIds: [] };
const naledi = personOf(soweto, 'Naledi Mokoena', { id: fixedId(951) });
const membership = {
  ...memberships.blank,
  id: fixedId(961),
  groupId: cell,
  churchId: soweto,
  personId: naledi.id,
  joinedOn: '2025-01-15',
};

beforeEach(freshBrowser);
afterEach(forgetBrowser);

test('issue 13: a group leader is offered the contact details of a member and nothing else, without a network', async () => {
  const store = await signInHere([leader]);
  await store.cache.person.bulkPut(held([naledi]));
  await store.cache.group.bulkPut(
    held([
      { ...groups.blank, id: cell, churchId: soweto, groupTypeId: fixedId(942), name: 'Cell' },
    ]),
  );
  await store.cache.groupMembership.bulkPut(held([membership]));
  loseNetwork();
  await openApp(`/pages/profile/${naledi.id}`);
  const edit = await screen.findByRole('button', { name: 'Edit' });
  // The device of a leader holds no consents: nothing says that they are missing.
  expect(screen.queryByRole('heading', { name: 'Consent' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Life events' })).toBeNull();
  fireEvent.click(edit);
  const sheet = await screen.findByRole('dialog', { name: 'Change contact details' });
  expect(within(sheet).queryByLabelText(/First name|Connection|Birthday/)).toBeNull();
  await axeFindsNothing('the contact details of a member');
  fireEvent.change(within(sheet).getByLabelText('Address'), {
    target: { value: '12 Vilakazi Street' },
  });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save changes' }));
  await waitFor(async () =>
    expect((await store.vault.items.toArray()).map(({ name, args }) => [name, args])).toEqual([
      [
        'people.editContacts',
        { id: naledi.id, edits: { address: { was: null, shallBe: '12 Vilakazi Street' } } },
      ],
    ]),
  );
  // It is shown before any server heard of it.
  await screen.findByText('12 Vilakazi Street');
});

test('issue 13: who is in no group of the leader is read and not changed', async () => {
  const store = await signInHere([leader]);
  await store.cache.person.bulkPut(held([naledi]));
  await store.cache.groupMembership.bulkPut(
    held([{ ...membership, status: 'left' as const, leftOn: '2026-02-01' }]),
  );
  await openApp(`/pages/profile/${naledi.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Naledi Mokoena' });
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});
