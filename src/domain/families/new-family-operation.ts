import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { personOperations } from '../people/person-operations.ts';
import { uuid } from '../values/uuid.ts';
import { families } from './families.ts';
import { familyMemberOperations } from './family-member-operations.ts';
import { familyOperations } from './family-operations.ts';
import { newFamilyName, newFamilyPolicy } from './new-family.ts';

/** More than a family has that is typed at once. */
const mostPeople = 50;
const tooMany = `Send at most ${mostPeople} people at a time`;

const { churchId: _church, ...personShape } = personOperations.create.input.shape;
const {
  churchId: _itsChurch,
  familyId: _family,
  ...memberShape
} = familyMemberOperations.create.input.shape;

/** Adds a family with its new people and its members, all of it or nothing. */
export const newFamilyOperation = defineOperation({
  name: newFamilyName,
  method: 'POST',
  path: `${families.path}/whole`,
  status: 202,
  // The rules of a row that is added alone, as the registers say them: nothing is said twice.
  input: z.object({
    family: familyOperations.create.input,
    people: z.array(z.object({ ...personShape, id: uuid })).check(z.maxLength(mostPeople, tooMany)),
    members: z
      .array(z.object({ ...memberShape, id: uuid }))
      .check(z.minLength(1, 'Add one person or more'), z.maxLength(mostPeople, tooMany)),
  }),
  output: z.object({ id: uuid }),
  may: families.may.write,
  subject: ({ family }) => families.subject({ churchId: family.churchId }),
  offline: newFamilyPolicy,
  takesMuch: true,
  summary: 'Add a family with its new people and its members, all of it or nothing',
});
