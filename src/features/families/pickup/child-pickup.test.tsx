// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FamilyRole, PickupPerson } from '#domain/families/entities.ts';
import { families } from '#domain/families/families.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { pickupPeople } from '#domain/families/pickup-people.ts';
import type { Person } from '#domain/people/entities.ts';
import type { Grant } from '#domain/permissions.ts';
import { must } from '#domain/must.ts';
import { wholeRow } from '#domain/register/register.ts';
import { cursorOf } from '#store/cursor-of.ts';
import type { Store } from '#store/database.ts';
import { pickupOfChild } from '#store/families/pickup-of-child.ts';
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

const [mokoenas, dubes] = [fixedId(961), fixedId(962)];
const child = personOf(soweto, 'Lesedi Mokoena', { ageClassification: 'Child' });
const mother = personOf(soweto, 'Naledi Mokoena', { ageClassification: 'Adult' });
const aunt = personOf(soweto, 'Lindiwe Dube', {
  phoneNumbers: [{ kind: 'mobile', number: '+27825550142', optOut: false }],
});

const family = (id: string, name: string) =>
  wholeRow(families, { ...families.blank, id, churchId: soweto, name });
const member = (id: number, familyId: string, { id: personId }: Person, role: FamilyRole) =>
  wholeRow(familyMembers, {
    ...familyMembers.blank,
    id: fixedId(id),
    churchId: soweto,
    familyId,
    personId,
    role,
    isPrimaryFamily: familyId === mokoenas,
  });
const entry = (id: number, said: Partial<PickupPerson>): PickupPerson => ({
  ...pickupPeople.blank,
  id: fixedId(id),
  familyId: mokoenas,
  churchId: soweto,
  ...said,
});

let store: Store;
async function begin(grants: Grant[] = administrator): Promise<void> {
  store = await signInHere(grants);
  await store.cache.person.bulkPut(held([child, mother, aunt]));
  await store.cache.family.bulkPut(held([family(mokoenas, 'Mokoena'), family(dubes, 'Dube')]));
  await store.cache.familyMember.bulkPut(
    held([
      member(971, mokoenas, child, 'child'),
      member(972, mokoenas, mother, 'head'),
      member(973, dubes, child, 'child'),
    ]),
  );
  await store.cache.pickupPerson.bulkPut(
    held([
      entry(981, { personId: aunt.id, relationship: 'Aunt' }),
      entry(982, { name: 'Sipho Zulu', standing: 'notAuthorised', note: 'Court order' }),
      entry(983, { name: 'Long Gone', status: 'archived' }),
    ]),
  );
  loseNetwork();
}
beforeEach(freshBrowser);
afterEach(forgetBrowser);

const title = { level: 2, name: 'Who may pick up' } as const;
const linesOf = (name: string) =>
  within(screen.getByRole('list', { name: `Pick-up people: ${name}` }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function openProfile({ id }: Person, heading: string): Promise<void> {
  await openApp(`/pages/profile/${id}`);
  // The families are read before the pick-up people of them.
  await screen.findAllByRole('heading', { level: 2, name: heading });
}

test('issue 13: the profile of a child says who may pick them up, in each of their families, without a network', async () => {
  await begin();
  await openProfile(child, title.name);
  expect(linesOf('The Mokoena family')).toEqual([
    'Sipho ZuluNot authorisedCourt order',
    'Lindiwe Dube · Aunt082 555 0142May pick up',
  ]);
  expect(screen.getByRole('link', { name: '082 555 0142' }).getAttribute('href')).toBe(
    'tel:+27825550142',
  );
  screen.getByText('Nobody is named yet who may pick up the children, or may not.');
  const change = screen.getByRole('link', { name: 'Change pick-up people: The Mokoena family' });
  expect(change.getAttribute('href')).toBe(`/apps/people/families/${mokoenas}?tab=pickup`);
  screen.getByRole('link', { name: 'Add pick-up people: The Dube family' });
  await axeFindsNothing('the profile of a child with pick-up people');

  // It follows what arrives while it stands open.
  await store.cache.pickupPerson.bulkPut(
    held([entry(984, { familyId: dubes, name: 'Gogo Nkosi' })]),
  );
  await waitFor(() => expect(linesOf('The Dube family')).toEqual(['Gogo NkosiMay pick up']));
});

test('issue 13: while a device still loads its data, no family is said to have nobody named', async () => {
  await begin();
  const stream = must(await cursorOf(store.cache, 'stream'), 'the stream');
  await store.cache.cursor.put({ ...stream, complete: false, asOf: 0 });
  await openProfile(child, title.name);
  expect(screen.queryByText(/Nobody is named/)).toBeNull();
  expect(screen.getAllByText(/Not everybody is here yet/)).toHaveLength(2);

  await store.cache.cursor.put(stream);
  await screen.findByText(/Nobody is named yet/);
  expect(screen.queryByText(/Not everybody is here yet/)).toBeNull();
});

test('issue 13: the profile of an adult does not say who may pick up the children', async () => {
  await begin();
  await openProfile(mother, 'Family');
  expect(await pickupOfChild(store, mother, '2026-11-26')).toEqual([]);
  expect(screen.queryByRole('heading', title)).toBeNull();
});

test('issue 13: pick-up people are nowhere on a profile for somebody who does not edit people', async () => {
  await begin(administrator.map((grant): Grant => Object.assign({}, grant, { role: 'Auditor' })));
  await openProfile(child, 'Family');
  expect(await pickupOfChild(store, child, '2026-11-26')).toEqual([]);
  expect(screen.queryByRole('heading', title)).toBeNull();
  expect(screen.queryByText(/Sipho Zulu|pick.up/i)).toBeNull();
});
