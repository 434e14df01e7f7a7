import type { Person } from '#domain/people/entities.ts';
import { people as register } from '#domain/people/people.ts';
import { settledPerson } from '#domain/people/settled-person.ts';
import { fixedId } from '../fixed-seed.ts';

/** 'Shabalalla' for 'Shabalala': the last consonant between two vowels is heard once and written twice. */
const respelled = (name: string) =>
  name.replace(/(?<=[aeiou])[^aeiou](?=[aeiou][^aeiou]*$)/, '$&$&');

/** A second record of one of the people, written by somebody who did not find the first: the page of duplicates has a pair to show. */
export function recordedTwice(people: readonly Person[]): Person[] {
  const first = people.find(
    ({ accountId, birthDate, lastName }) =>
      accountId === null && birthDate && lastName && respelled(lastName) !== lastName,
  );
  if (!first?.lastName) return [];
  const { id, churchId, firstName, gender, birthDate } = first;
  return [
    settledPerson({
      ...register.blank,
      id: fixedId(`second record/${id}`),
      churchId,
      firstName,
      lastName: respelled(first.lastName),
      gender,
      birthDate,
      phoneNumbers: [{ kind: 'home', number: '+27115550163', optOut: false }],
      connectionStatus: 'First Timer',
      source: 'Outreach',
    }),
  ];
}
