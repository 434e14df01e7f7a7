import type { CardVersion, Contact, PostalAddress, Reachable } from '../exchange-api.ts';
import { writtenBirthday } from './birthday.ts';
import { escaped } from './escaping.ts';

/** Bytes of a line, its end not counted (RFC 6350, 3.2). */
const longestLine = 75;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** No sign is divided: its bytes stay in one line. */
function folded(line: string): string {
  let length = 0;
  let text = '';
  for (const sign of line) {
    const more = bytesOf(sign);
    if (length + more > longestLine) {
      text += '\r\n ';
      length = 1;
    }
    text += sign;
    length += more;
  }
  return text;
}

/** Only words: anything else would end the parameter. */
function typesOf(kinds: readonly string[]): string {
  const words = kinds.filter((kind) => /^[\w-]+$/.test(kind));
  return words.length === 0 ? '' : `;TYPE=${words.join(',')}`;
}

const reach = (name: string, { value, kinds }: Reachable) =>
  `${name}${typesOf(kinds)}:${escaped(value)}`;

function postal({ street, city, region, postalCode, country, kinds }: PostalAddress): string {
  const parts = ['', '', street, city, region, postalCode, country];
  return `ADR${typesOf(kinds)}:${parts.map(escaped).join(';')}`;
}

function linesOf(contact: Contact, version: CardVersion): string[] {
  const { fullName, lastName, firstName, middleNames, prefix, suffix } = contact;
  const names = [lastName, firstName, middleNames, prefix, suffix];
  return [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `FN:${escaped(fullName)}`,
    `N:${names.map(escaped).join(';')}`,
    ...contact.phones.map((phone) => reach('TEL', phone)),
    ...contact.emails.map((email) => reach('EMAIL', email)),
    ...(contact.birthday === null ? [] : [writtenBirthday(contact.birthday, version)]),
    ...contact.addresses.map(postal),
    ...(contact.note === '' ? [] : [`NOTE:${escaped(contact.note)}`]),
    'END:VCARD',
  ];
}

/** One file with a card of each. */
export function writeCards(contacts: readonly Contact[], version: CardVersion): Blob {
  const lines = contacts.flatMap((contact) => linesOf(contact, version));
  const text = lines.map((line) => `${folded(line)}\r\n`).join('');
  return new Blob([text], { type: 'text/vcard;charset=utf-8' });
}
