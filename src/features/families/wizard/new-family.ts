import type { FamilyMember, FamilyRole } from '#domain/families/entities.ts';
import { families } from '#domain/families/families.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { familyOperations } from '#domain/families/family-operations.ts';
import type { FieldErrors } from '#domain/errors.ts';
import type { Grant } from '#domain/permissions.ts';
import { placeErrors } from '#domain/register/place-errors.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { ruleErrors } from '#domain/register/rules.ts';
import { newId } from '#domain/values/new-id.ts';
import { formErrors, rowFrom, valuesOf, type FormValues } from '../../../register/form-values.ts';
import type { RegisterView } from '../../../register/register-view.ts';

/** Somebody of the family, as they are typed. */
export interface TypedMember {
  /** Of the membership. */
  id: string;
  /** Somebody new is typed, or somebody of the list is chosen. */
  isNew: boolean;
  /** Id that the new person has from the first key on. */
  newPersonId: string;
  /** Somebody of the list; '' for nobody. */
  knownId: string;
  role: FamilyRole;
  values: FormValues;
}

/** Errors that the server found: of the family, and of each member by their id. */
export type Problems = Readonly<Record<string, FieldErrors>>;

/** A family that is begun, as its draft keeps it. Its ids are made once: saved twice, it is there once. */
export interface NewFamily {
  /** Of the family, and of the submission. */
  id: string;
  step: number;
  values: FormValues;
  members: TypedMember[];
  /** Who is typed at the moment. */
  typing: TypedMember;
  /** Only of one that was refused before. */
  problems?: Problems;
}

type People = Pick<RegisterView, 'register' | 'operations'>;

/** The place that the next member most often has. */
function nextRole(members: readonly TypedMember[]): FamilyRole {
  if (!members.some(({ role }) => role === 'head')) return 'head';
  return members.some(({ role }) => role === 'spouse') ? 'child' : 'spouse';
}

/** A form for one more member, who has the name of the family. */
export function nextMember(
  { register }: People,
  lastName: unknown,
  members: readonly TypedMember[],
): TypedMember {
  return {
    id: newId(),
    isNew: true,
    newPersonId: newId(),
    knownId: '',
    role: nextRole(members),
    values: valuesOf(register, { ...register.blank, lastName }),
  };
}

export function beginFamily(people: People, churchId: string): NewFamily {
  const values = valuesOf(families, { ...families.blank, churchId });
  const typing = nextMember(people, '', []);
  return { id: newId(), step: 0, values, members: [], typing };
}

export function familyRow({ id, values }: NewFamily): AnyRow {
  return rowFrom(families, { ...families.blank, id }, values);
}

export function personRow(
  { register }: Pick<People, 'register'>,
  { values }: NewFamily,
  { newPersonId, values: typed }: TypedMember,
): AnyRow {
  const row = rowFrom(register, { ...register.blank, id: newPersonId }, typed);
  return { ...row, churchId: values['churchId'] };
}

export function memberRow({ id, values }: NewFamily, member: TypedMember): FamilyMember {
  const { isNew, newPersonId, knownId, role } = member;
  return {
    ...familyMembers.blank,
    id: member.id,
    familyId: id,
    churchId: String(values['churchId']),
    personId: isNew ? newPersonId : knownId,
    role,
    isPrimaryContact: role === 'head',
    // Somebody of the list may have another one.
    isPrimaryFamily: isNew,
  };
}

/** Whether somebody began to type a member. */
export function isBegun({ isNew, knownId, values }: TypedMember): boolean {
  return isNew ? String(values['firstName'] ?? '').trim() !== '' : knownId !== '';
}

/** Errors in these fields of the family. */
export function familyProblems(
  draft: NewFamily,
  fields: readonly string[],
  grants: readonly Grant[],
): FieldErrors {
  const row = familyRow(draft);
  const found = {
    ...placeErrors(families, grants, row as never, null),
    ...formErrors(families, familyOperations, row, null, []),
  };
  return Object.fromEntries(Object.entries(found).filter(([field]) => fields.includes(field)));
}

/** Errors of a member among those who are in the family already. */
export function memberProblems(people: People, draft: NewFamily, member: TypedMember): FieldErrors {
  const others = draft.members.map((one) => memberRow(draft, one));
  const errors = ruleErrors(familyMembers, memberRow(draft, member), others, null);
  if (!member.isNew) return { ...errors, ...(member.knownId === '' && { personId: 'Choose one' }) };
  const person = personRow(people, draft, member);
  return { ...formErrors(people.register, people.operations, person, null, []), ...errors };
}
