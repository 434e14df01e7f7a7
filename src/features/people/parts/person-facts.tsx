import type { ReactNode } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { ageOn } from '#domain/people/age.ts';
import { phoneKinds } from '#domain/people/contacts.ts';
import { people } from '#domain/people/people.ts';
import type { DeclinedContact } from '#store/care/declined-contact.ts';
import type { InheritedAddress } from '#store/families/inherited-address.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { partialDateWords } from '#domain/values/dates/partial-date-words.ts';
import { phoneLink, spokenPhone } from '#domain/values/phone.ts';
import * as css from './profile.css.ts';

interface Told {
  name: string;
  value: ReactNode;
}

const label = (field: keyof Person) => people.fields[field]?.label ?? '';
const known = (value: string | undefined) => (value === 'Unknown' ? null : value);
const dated = (date: string | null | undefined) => (date ? dateWithYear(date) : null);

function Contact({ to, words, marks }: { to: string; words: string; marks: (string | false)[] }) {
  const said = marks.filter(Boolean).join(', ');
  return (
    <span className={css.contact}>
      <a href={to} className={css.link}>
        {words}
      </a>
      {said && <span className={css.muted}> {said}</span>}
    </span>
  );
}

/** Below the contacts of somebody who withdrew their consent to be written to. */
function Declined({ what, since }: { what: string; since: string | null }) {
  if (since === null) return null;
  return (
    <span className={css.declined}>
      No {what} since {dateWithYear(since)}
    </span>
  );
}

function phonesOf({ phoneNumbers = [] }: Person, { messages }: DeclinedContact): ReactNode {
  if (phoneNumbers.length === 0 && messages === null) return null;
  return (
    <>
      {phoneNumbers.map(({ kind, number, optOut }) => (
        <Contact
          key={number}
          to={phoneLink(number)}
          words={spokenPhone(number)}
          marks={[kind !== 'mobile' && phoneKinds[kind], optOut && 'no messages']}
        />
      ))}
      <Declined what="SMS or WhatsApp" since={messages} />
    </>
  );
}

function emailsOf({ emailAddresses = [] }: Person, { email }: DeclinedContact): ReactNode {
  if (emailAddresses.length === 0 && email === null) return null;
  return (
    <>
      {emailAddresses.map(({ address, optOut }) => (
        <Contact
          key={address}
          to={`mailto:${encodeURIComponent(address)}`}
          words={address}
          marks={[optOut && 'no messages']}
        />
      ))}
      <Declined what="e-mail" since={email} />
    </>
  );
}

/** '14 March 1988 (38)', as far as it is known. */
function birthdayOf({ birthDate }: Person, today: string): string | null {
  if (!birthDate) return null;
  const age = ageOn(birthDate, today);
  const date = partialDateWords(birthDate);
  return age === null ? date : `${date} (${age})`;
}

/** Their own address, or their family's, which is said beside it. */
function addressOf({ address }: Person, inherited: InheritedAddress | null): ReactNode {
  if (address || inherited === null) return address;
  return (
    <>
      {inherited.address}{' '}
      <span className={css.muted}>Address of the {inherited.family} family</span>
    </>
  );
}

/** How to reach somebody, and who they are. What nobody knows is left out. */
export function aboutPerson(
  person: Person,
  today: string,
  inherited: InheritedAddress | null,
  declined: DeclinedContact,
): Told[] {
  return [
    { name: label('phoneNumbers'), value: phonesOf(person, declined) },
    { name: label('emailAddresses'), value: emailsOf(person, declined) },
    { name: label('address'), value: addressOf(person, inherited) },
    { name: label('birthDate'), value: birthdayOf(person, today) },
    { name: label('gender'), value: known(person.gender) },
    { name: label('maritalStatus'), value: known(person.maritalStatus) },
    { name: label('anniversaryDate'), value: dated(person.anniversaryDate) },
    { name: label('occupation'), value: person.occupation },
    { name: label('languages'), value: person.languages },
    { name: label('nickName'), value: person.nickName },
  ].filter(({ value }) => value);
}

/** How somebody came to the church. */
export function pathOf(person: Person): Told[] {
  return [
    { name: label('firstVisitDate'), value: dated(person.firstVisitDate) },
    { name: label('source'), value: known(person.source) },
  ].filter(({ value }) => value);
}

/** A step that is done: when, where that is known. */
const step = (isDone: boolean | undefined, date?: string | null) =>
  isDone ? (dated(date) ?? 'Yes') : 'Not yet';

export function stepsOf(person: Person): Told[] {
  return [
    { name: label('isBaptised'), value: step(person.isBaptised, person.baptismDate) },
    { name: label('receivedHolySpirit'), value: step(person.receivedHolySpirit) },
    {
      name: label('isCompleteFoundationSchool'),
      value: step(person.isCompleteFoundationSchool, person.foundationSchoolDate),
    },
  ];
}
