import { familyMemberOperations } from '#domain/families/family-member-operations.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { families } from '#domain/families/families.ts';
import { familyOperations } from '#domain/families/family-operations.ts';
import { createInput } from '#domain/register/policies.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { call } from '../../../api/calls/call.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { familyRow, memberRow, type NewFamily, personRow } from './new-family.ts';

const rowsOf = (register: Register, rows: readonly AnyRow[]) =>
  rows.map((row) => Object.assign(createInput(register, row), { id: row.id }));

/** Queues the family, its new people and its members, in this order: each names those before it. */
export async function saveFamily(people: RegisterView, draft: NewFamily): Promise<void> {
  const { id, peopleItem, membersItem, members } = draft;
  await call(familyOperations.create, createInput(families, familyRow(draft)), { id });
  const added = members.filter(({ isNew }) => isNew).map((one) => personRow(people, draft, one));
  if (added.length > 0) {
    const rows = rowsOf(people.register, added);
    await call(people.operations.addMany, { rows }, { id: peopleItem });
  }
  if (members.length === 0) return;
  const rows = rowsOf(
    familyMembers,
    members.map((one) => memberRow(draft, one)),
  );
  await call(familyMemberOperations.addMany, { rows }, { id: membersItem });
}
