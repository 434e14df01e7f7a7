import type { FieldErrors } from '../errors.ts';
import type { QueuePolicy } from '../operation.ts';
import type { Person } from '../people/entities.ts';
import { settledPerson } from '../people/settled-person.ts';
import { person } from '../people/entities.ts';
import { manyKey } from '../record-key.ts';
import { type Family, family, type FamilyMember, familyMember } from './entities.ts';

export const newFamilyName = 'families.createWhole';

/** Somebody new, in the church of the family. */
export type NewPerson = Omit<Person, 'churchId'>;
/** A member of the family that is added, in its church. */
export type NewMember = Omit<FamilyMember, 'familyId' | 'churchId' | 'until'>;

/** Input of a new family with its people, as it is captured: it has the id of the submission. */
export interface NewFamilyInput {
  family: Omit<Family, 'id'>;
  people: NewPerson[];
  members: NewMember[];
}

/** The rows of a new family, as they would be sent one by one. */
export function newFamilyRows({ family: called, people, members }: NewFamilyInput, id: string) {
  const { churchId } = called;
  return {
    family: { ...called, id },
    people: people.map((one) => ({ ...one, churchId })),
    members: members.map((one) => ({ ...one, familyId: id, churchId })),
  };
}

/** The family, its new people and its members are shown before any server heard of them. */
export const newFamilyPolicy: QueuePolicy<NewFamilyInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  // Later changes of it or of its people wait behind it.
  orderingKey: (_input, id) => manyKey(family.name, id),
  optimisticPatches: (input, { id }) => {
    const rows = newFamilyRows(input, id);
    return [
      { entity: family.name, id, row: rows.family },
      ...rows.people.map((one) => ({
        entity: person.name,
        id: one.id,
        row: { ...settledPerson({ ...one, photoUrl: null }) },
      })),
      ...rows.members.map((one) => ({
        entity: familyMember.name,
        id: one.id,
        row: { ...one, until: null },
      })),
    ];
  },
  describe: ({ family: { name } }) => `The new family “${name}”`,
};

/** Errors of a new family: of its own fields, and of its people by their places in the input. */
export interface NewFamilyErrors {
  family: FieldErrors;
  people: Readonly<Record<number, FieldErrors>>;
  members: Readonly<Record<number, FieldErrors>>;
}

/** 'people.1.birthDate' is about the birthday of the second person. */
export function newFamilyErrors(fields: FieldErrors): NewFamilyErrors {
  const found: NewFamilyErrors = { family: {}, people: {}, members: {} };
  for (const [path, says] of Object.entries(fields)) {
    const [, list, at, field] = /^(people|members)\.(\d+)\.?([^.]*)/.exec(path) ?? [];
    if (list === 'people' || list === 'members') {
      const errors = found[list] as Record<number, FieldErrors>;
      errors[Number(at)] = { ...errors[Number(at)], [field ?? '']: says };
      continue;
    }
    const [, own = ''] = /^family\.([^.]+)/.exec(path) ?? [];
    found.family[own] = says;
  }
  return found;
}
