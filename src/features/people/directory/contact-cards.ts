import { type PhoneKind, phoneKinds } from '#domain/people/contacts.ts';
import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { type AnyRow, rowOf } from '#domain/register/register.ts';
import { monthNames } from '#domain/values/dates/partial-date.ts';
import type {
  Contact,
  PostalAddress,
  Reachable,
} from '../../../../workers/exchange/exchange-api.ts';
import type { ContactCards } from '../../../register/register-view.ts';

/** Words of address books for a kind of phone that is not called so here. */
const alsoKind: Partial<Record<string, PhoneKind>> = { cell: 'mobile', iphone: 'mobile' };

function kindOf({ kinds }: Reachable): PhoneKind {
  const known = kinds.flatMap((kind) =>
    Object.hasOwn(phoneKinds, kind) ? [kind as PhoneKind] : (alsoKind[kind] ?? []),
  );
  return known[0] ?? 'mobile';
}

/** As the import reads several of one person. */
const together = (all: readonly string[]) => all.join('\n');

const phoneText = (phone: Reachable) => `${phone.value} (${kindOf(phone)})`;

/** '--05-17' reads as '17 May'. */
function birthdayText(birthday: string | null): string {
  const [, month, day] = /^--(\d\d)-(\d\d)$/.exec(birthday ?? '') ?? [];
  return month ? `${Number(day)} ${monthNames[Number(month) - 1]}` : (birthday ?? '');
}

function addressText(address: PostalAddress | undefined): string {
  if (!address) return '';
  const { street, city, region, postalCode, country } = address;
  const lines = [street, city, region, postalCode, country].map((part) =>
    part.replaceAll(/\s*\n\s*/g, ', ').trim(),
  );
  return lines.filter((part) => part !== '').join(', ');
}

/** Some programs write the whole name alone: its last word is the last name. */
function namesIn({ firstName, lastName, fullName }: Contact): { first: string; last: string } {
  if (firstName !== '' || lastName !== '') return { first: firstName, last: lastName };
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first: words.join(' '), last };
}

function textsOf(contact: Contact): Partial<Record<keyof Person, string>> {
  const { first, last } = namesIn(contact);
  return {
    title: contact.prefix,
    firstName: first === '' ? last : first,
    middleName: contact.middleNames,
    lastName: first === '' ? '' : last,
    suffix: contact.suffix,
    phoneNumbers: together(contact.phones.map(phoneText)),
    emailAddresses: together(contact.emails.map(({ value }) => value)),
    birthDate: birthdayText(contact.birthday),
    address: addressText(contact.addresses[0]),
  };
}

const two = (part: number) => String(part).padStart(2, '0');

/** Cards know a day with its year or without, and no other part of it. */
function birthdayOf({ birthDate }: Person): string | null {
  if (!birthDate?.month || !birthDate.day) return null;
  const day = `${two(birthDate.month)}-${two(birthDate.day)}`;
  return birthDate.year ? `${birthDate.year}-${day}` : `--${day}`;
}

function contactOf(row: AnyRow): Contact {
  const person = rowOf(people, row);
  return {
    fullName: nameOf(person),
    prefix: person.title ?? '',
    firstName: person.firstName,
    middleNames: person.middleName ?? '',
    lastName: person.lastName ?? '',
    suffix: person.suffix ?? '',
    phones: (person.phoneNumbers ?? []).map(({ number, kind }) => ({
      value: number,
      kinds: [kind === 'mobile' ? 'cell' : kind],
    })),
    emails: (person.emailAddresses ?? []).map(({ address }) => ({ value: address, kinds: [] })),
    birthday: birthdayOf(person),
    addresses: person.address
      ? [
          {
            street: person.address,
            city: '',
            region: '',
            postalCode: '',
            country: '',
            kinds: ['home'],
          },
        ]
      : [],
    note: '',
  };
}

/** People of this church and of address books. */
export const personCards: ContactCards = { textsOf, contactOf };
