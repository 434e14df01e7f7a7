import * as z from 'zod/mini';
import { keptValues } from '../custom-fields/kept-values.ts';
import { defineEntity, type RowOf } from '../entity.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { partialDate } from '../values/dates/partial-date-schema.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { emailAddresses, phoneNumbers } from './contacts.ts';

/** Closeness of a person to the church. */
export const connectionStatuses = [
  'First Timer',
  'New Convert',
  'Regular Attendee',
  'Member',
  'Unknown',
] as const;

export const genders = ['Female', 'Male', 'Unknown'] as const;
export const ageClasses = ['Adult', 'Teen', 'Child', 'Unknown'] as const;
export type AgeClass = (typeof ageClasses)[number];
export const maritalStatuses = ['Single', 'Married', 'Widowed', 'Divorced', 'Unknown'] as const;
/** How somebody came to the church. */
export const sources = ['Church', 'Outreach', 'Cell', 'Unknown'] as const;

/** Words of a name that are looked in: the server has an index for each. */
export const wordsKept = 5;

const otherName = z.optional(z.nullable(name(1, 50)));

/** Somebody whom a church knows. The optional fields are left out by a server from before them. */
export const person = defineEntity({
  name: 'person',
  schema: z.object({
    id: uuid,
    /** Their home church. */
    churchId: uuid,
    /** The account they sign in with; most people of a church have none. */
    accountId: z.nullable(uuid),
    title: z.optional(z.nullable(name(1, 20))),
    firstName: name(1, 50),
    nickName: otherName,
    middleName: otherName,
    /** Some people have one name. */
    lastName: z.nullable(name(1, 50)),
    suffix: z.optional(z.nullable(name(1, 20))),
    /** The photo of this record. */
    pictureId: z.optional(z.nullable(uuid)),
    /** Where the photo is, a path of this server: made of `pictureId` by `settledPerson`. Whatever shows a person reads this. */
    photoUrl: z.nullable(z.string().check(z.maxLength(200), z.regex(/^\/[^/\\]/))),
    connectionStatus: z.enum(connectionStatuses),
    gender: z.optional(z.enum(genders)),
    birthDate: z.optional(z.nullable(partialDate)),
    /** Of somebody whose year of birth nobody knows. */
    ageClassification: z.optional(z.enum(ageClasses)),
    maritalStatus: z.optional(z.enum(maritalStatuses)),
    anniversaryDate: z.optional(z.nullable(localDate)),
    phoneNumbers: z.optional(phoneNumbers),
    emailAddresses: z.optional(emailAddresses),
    address: z.optional(z.nullable(line(0, 200))),
    languages: z.optional(z.nullable(line(0, 100))),
    occupation: z.optional(z.nullable(line(0, 100))),
    source: z.optional(z.enum(sources)),
    firstVisitDate: z.optional(z.nullable(localDate)),
    receivedHolySpirit: z.optional(z.boolean()),
    isBaptised: z.optional(z.boolean()),
    baptismDate: z.optional(z.nullable(localDate)),
    isCompleteFoundationSchool: z.optional(z.boolean()),
    foundationSchoolDate: z.optional(z.nullable(localDate)),
    custom: keptValues,
    status: z.optional(z.enum(['active', 'movedAway', 'deceased', 'archived'])),
    /** The day on which everything personal of them was erased: nothing more is kept. */
    erasedOn: z.optional(z.nullable(localDate)),
    /** The name as lists order it: 'Mokoena, Naledi'. Made of the names by `settledPerson`. */
    listName: z.optional(line(1, 102)),
    /** Made of the names by `settledPerson`: what search looks in, here and on devices. */
    nameWords: z.array(line(1, 100)).check(z.maxLength(wordsKept)),
  }),
  references: { churchId: 'church', accountId: 'account' },
  lastWins: ['status', 'pictureId'],
  orderedBy: 'listName',
});
export type Person = RowOf<typeof person>;
