import { beforeEach, expect, test } from 'vitest';
import { familyMembers } from '#domain/families/family-members.ts';
import { families } from '#domain/families/families.ts';
import { familyOperations } from '#domain/families/family-operations.ts';
import { newFamilyName, type NewFamilyInput } from '#domain/families/new-family.ts';
import { newFamilyOperation } from '#domain/families/new-family-operation.ts';
import type { Operation } from '#domain/operation.ts';
import { people } from '#domain/people/people.ts';
import { personOperations } from '#domain/people/person-operations.ts';
import { fixedId, memoryDevice, signInOn, soweto } from '../../../tests/support/device.ts';
import type { Store } from '../database.ts';
import { applyResults, dueItems } from '../outbox/deliveries.ts';
import { queueItem } from '../outbox/outbox.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';
import { refusedFamilies } from './refused-families.ts';

const [home, mandla, member] = [fixedId(1), fixedId(2), fixedId(3)];
const offline = () => Promise.reject(new TypeError('No network'));

const { churchId: _, ...person } = people.blank;
const { familyId: _f, churchId: _c, until: _u, ...place } = familyMembers.blank;
const input: NewFamilyInput = {
  family: { ...families.blank, churchId: soweto, name: 'Khoza' },
  people: [{ ...person, id: mandla, firstName: 'Mandla', lastName: 'Khoza' }],
  members: [{ ...place, id: member, personId: mandla, role: 'head' }],
};

let store: Store;
beforeEach(async () => {
  store = await signInOn(memoryDevice(offline));
});

async function queue(operation: Operation, id: string, args: object, at: number): Promise<void> {
  const { vault, profile } = store;
  await queueItem(vault, { operation, id, input: args, profile, now: new Date(at) } as never);
}

const movesTo = (id: string) => ({
  id,
  churchId: soweto,
  edits: { address: { was: null, shallBe: '7 Protea Road' } },
});

const answer = (result: object) =>
  applyResults(store.vault, [{ id: home, ...result } as never], { now: 7, random: () => 0 });

async function shown() {
  const [family] = await rowsWithPending(store, families);
  const [one] = await rowsWithPending(store, people);
  const [of] = await rowsWithPending(store, familyMembers, { familyId: home });
  return { family, person: one, member: of };
}

test('issue 13: a new family, its people and its members are there before any server heard of them', async () => {
  await queue(newFamilyOperation, home, input, 5);
  expect(await shown()).toMatchObject({
    family: { id: home, name: 'Khoza', churchId: soweto, pending: true },
    person: { id: mandla, listName: 'Khoza, Mandla', churchId: soweto, photoUrl: null },
    member: { familyId: home, personId: mandla, churchId: soweto, until: null, role: 'head' },
  });
});

test('issue 13: of a new family that was refused nothing is shown, and all that was typed is kept', async () => {
  await queue(newFamilyOperation, home, input, 5);
  const fields = {
    'family.name': 'No',
    'people.0.lastName': 'Write it',
    'members.0.personId': 'Gone',
  };
  await answer({ status: 'rejected', problem: { code: 'validation', message: 'No', fields } });
  expect(await shown()).toEqual({ family: undefined, person: undefined, member: undefined });
  expect(await refusedFamilies(store)).toEqual([
    {
      id: home,
      typed: input,
      message: 'No',
      errors: {
        family: { name: 'No' },
        people: { 0: { lastName: 'Write it' } },
        members: { 0: { personId: 'Gone' } },
      },
    },
  ]);
});

test('issue 13: what is changed of a new family or of its people waits behind it', async () => {
  await queue(newFamilyOperation, home, input, 5);
  await answer({ status: 'later' });
  await queue(familyOperations.edit, fixedId(8), movesTo(home), 8);
  await queue(personOperations.edit, fixedId(9), movesTo(mandla), 9);
  expect(await dueItems(store.vault, 10)).toEqual([]);
  const due = await dueItems(store.vault, 10_000_000);
  expect(due.map(({ name }) => name)).toEqual([newFamilyName]);
});
