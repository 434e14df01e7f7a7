import type { Consent } from '../care/entities.ts';
import { groupMembership, type GroupMembership } from '../groups/entities.ts';
import type { QueuePolicy } from '../operation.ts';
import { person, type Person } from '../people/entities.ts';
import { nameOf } from '../people/rules.ts';
import { settledPerson } from '../people/settled-person.ts';
import { manyKey } from '../record-key.ts';
import { roll, type Meeting } from './entities.ts';
import { type Lists, listed, nobodyMarked, withMark } from './marks.ts';

export const firstTimerName = 'rolls.addFirstTimer';

/** Input of somebody who came for the first time, as it is captured. Everything that it makes has the id of the submission. */
export interface FirstTimerInput extends Meeting, Pick<Person, 'firstName' | 'lastName'> {
  gender: NonNullable<Person['gender']>;
  ageClassification: NonNullable<Person['ageClassification']>;
  /** As it was typed. */
  phone: string | null;
  newConvert: boolean;
  holySpirit: boolean;
  /** A member from this day on; else they wait to be taken in, so that whoever leads the group still sees who it is. */
  joins: boolean;
  /** Of the group's type. */
  roleKey: string;
  /** The version of the text to which they agreed, of messages by SMS and WhatsApp; null where nobody asked. */
  agreesTo: Consent['textVersion'] | null;
  /** ISO, the clock of the device. */
  at: string;
}

/** The new record of the person. */
export function newPersonOf(input: FirstTimerInput, id: string): Partial<Person> & { id: string } {
  const { churchId, firstName, lastName, gender, ageClassification, phone, date } = input;
  return {
    id,
    churchId,
    firstName,
    lastName,
    gender,
    ageClassification,
    phoneNumbers: phone === null ? [] : [{ kind: 'mobile', number: phone, optOut: false }],
    source: 'Cell',
    firstVisitDate: date,
    receivedHolySpirit: input.holySpirit,
    connectionStatus: input.newConvert ? 'New Convert' : 'First Timer',
    status: 'active',
  };
}

export function newMembershipOf(input: FirstTimerInput, id: string): GroupMembership {
  const { groupId, churchId, roleKey, joins, date: joinedOn } = input;
  const since = { joinedOn, leftOn: null, status: joins ? 'active' : 'pending' } as const;
  return { id, groupId, churchId, personId: id, roleKey, ...since, note: null };
}

/** The lists of a roll, with somebody who was there for the first time. */
export function withFirstTimer<Of extends Lists>(
  lists: Of,
  { newConvert, holySpirit }: Pick<FirstTimerInput, 'newConvert' | 'holySpirit'>,
  personId: string,
): Of {
  const marked = withMark(lists, { personId, mark: 'present', newConvert, holySpirit });
  return { ...marked, firstTimers: listed(lists.firstTimers, personId, true) };
}

/** The person, the place in the group and the mark are shown before any server heard of them. */
export const firstTimerPolicy: QueuePolicy<FirstTimerInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  // Later changes of the person, and marks, wait behind it.
  orderingKey: (_input, id) => manyKey(person.name, id),
  optimisticPatches: (input, { id, accountId, at }) => {
    const { groupId, churchId, serviceId, date } = input;
    const typed = { photoUrl: null, accountId: null, nameWords: [], ...newPersonOf(input, id) };
    return [
      { entity: person.name, id, row: { ...settledPerson(typed as Person) } },
      { entity: groupMembership.name, id, row: newMembershipOf(input, id) },
      {
        entity: roll.name,
        id,
        row: {
          ...withFirstTimer(nobodyMarked, input, id),
          id,
          groupId,
          churchId,
          serviceId,
          date,
          authorIds: [accountId],
          authorNames: [],
          changedAt: at,
        },
      },
    ];
  },
  describe: (input) => `The first timer “${nameOf(input)}”`,
};
