import * as z from 'zod/mini';
import { keptValues } from '../custom-fields/kept-values.ts';
import { defineEntity, type RowOf } from '../entity.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

const words = (max: number) => z.nullable(line(0, max));

/** People who live together, with one address for all. */
export const family = defineEntity({
  name: 'family',
  schema: z.object({
    id: uuid,
    churchId: uuid,
    /** The name that its people share: 'Mokoena'. */
    name: name(1, 80),
    /** Street and number, or how to find the house. */
    address: words(200),
    city: words(80),
    province: words(80),
    country: words(80),
    postalCode: words(12),
    language: words(60),
    homePhone: words(30),
    email: words(254),
    weddingDate: z.nullable(localDate),
    notes: words(500),
    custom: keptValues,
    status: z.enum(['active', 'archived']),
  }),
  references: { churchId: 'church' },
  lastWins: ['status'],
  orderedBy: 'name',
});
export type Family = RowOf<typeof family>;

export const familyRoles = ['child', 'spouse', 'head', 'other'] as const;
export type FamilyRole = (typeof familyRoles)[number];

/** Somebody who is in a family, or was: who comes back has another one. A child may be in two families. */
export const familyMember = defineEntity({
  name: 'familyMember',
  schema: z.object({
    id: uuid,
    familyId: uuid,
    /** The church of the family. */
    churchId: uuid,
    personId: uuid,
    role: z.enum(familyRoles),
    /** Called first when the church rings the family. */
    isPrimaryContact: z.boolean(),
    livesHere: z.boolean(),
    /** The main one of the families that the person is in. */
    isPrimaryFamily: z.boolean(),
    since: z.nullable(localDate),
    until: z.nullable(localDate),
    note: words(200),
    status: z.enum(['active', 'left']),
  }),
  references: { familyId: 'family', churchId: 'church', personId: 'person' },
  lastWins: ['status', 'until'],
});
export type FamilyMember = RowOf<typeof familyMember>;

/** Somebody who may fetch the children of a family, or who may not: of the list of people, or by a name alone. */
export const pickupPerson = defineEntity({
  name: 'pickupPerson',
  schema: z.object({
    id: uuid,
    familyId: uuid,
    /** The church of the family. */
    churchId: uuid,
    personId: z.nullable(uuid),
    name: words(120),
    relationship: words(60),
    standing: z.enum(['trusted', 'notAuthorised']),
    note: words(200),
    status: z.enum(['active', 'archived']),
  }),
  references: { familyId: 'family', churchId: 'church', personId: 'person' },
  about: ['personId'],
  lastWins: ['status'],
});
export type PickupPerson = RowOf<typeof pickupPerson>;
