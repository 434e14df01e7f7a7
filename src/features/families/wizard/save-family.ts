import { familyMembers } from '#domain/families/family-members.ts';
import { families } from '#domain/families/families.ts';
import type { NewFamilyInput, NewMember, NewPerson } from '#domain/families/new-family.ts';
import { newFamilyOperation } from '#domain/families/new-family-operation.ts';
import { createInput } from '#domain/register/policies.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { call } from '../../../api/calls/call.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { familyRow, memberRow, type NewFamily, personRow } from './new-family.ts';

/** The fields that a row of the family is sent with: where it belongs is said by the family. */
function within(register: Register, row: AnyRow): AnyRow {
  const { churchId: _church, familyId: _family, ...said } = createInput(register, row);
  return { ...said, id: row.id };
}

function inputOf({ register }: RegisterView, draft: NewFamily): NewFamilyInput {
  const news = draft.members.filter(({ isNew }) => isNew);
  return {
    family: createInput(families, familyRow(draft)) as NewFamilyInput['family'],
    people: news.map(
      (one): NewPerson => within(register, personRow({ register }, draft, one)) as never,
    ),
    members: draft.members.map(
      (one): NewMember => within(familyMembers, memberRow(draft, one)) as never,
    ),
  };
}

/** Queues the family with its new people and its members as one submission: all of it arrives, or nothing. */
export async function saveFamily(people: RegisterView, draft: NewFamily): Promise<void> {
  await call(newFamilyOperation, inputOf(people, draft), { id: draft.id });
}
