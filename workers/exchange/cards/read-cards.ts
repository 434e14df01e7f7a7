import { Failure } from '#domain/errors.ts';
import type { Contact, PostalAddress, Reachable } from '../exchange-api.ts';
import { fileName, textOf } from '../text-of.ts';
import { readBirthday } from './birthday.ts';
import { type ContentLine, contentLines, isQuotedPrintable } from './content-line.ts';
import { partsOf, unescaped } from './escaping.ts';
import { fromQuotedPrintable } from './quoted-printable.ts';

/** Values of TYPE that name no kind of number or address. */
const noKinds = new Set(['', 'pref', 'voice', 'internet', 'text']);

function kindsOf({ params }: ContentLine): string[] {
  const kinds = (params.get('TYPE') ?? []).map((kind) => kind.toLowerCase());
  return kinds.filter((kind) => !noKinds.has(kind));
}

function valueOf(line: ContentLine): string {
  if (!isQuotedPrintable(line)) return line.value;
  return fromQuotedPrintable(line.value, line.params.get('CHARSET')?.[0] ?? 'utf-8');
}

/** Each part of a value that has several; several words in one stand beside each other. */
function partsInWords(value: string): string[] {
  return partsOf(value, ';').map((part) => partsOf(part, ',').map(unescaped).join(' '));
}

function reachable(line: ContentLine): Reachable[] {
  const value = unescaped(valueOf(line)).replace(/^(tel|mailto):/i, '');
  return value === '' ? [] : [{ value, kinds: kindsOf(line) }];
}

function addressOf(line: ContentLine): PostalAddress[] {
  const [box = '', more = '', road = '', ...rest] = partsInWords(valueOf(line));
  const [city = '', region = '', postalCode = '', country = ''] = rest;
  const street = [box, more, road].filter((part) => part !== '').join(', ');
  const address = { street, city, region, postalCode, country };
  if (Object.values(address).every((part) => part === '')) return [];
  return [{ ...address, kinds: kindsOf(line) }];
}

function namesOf(line: ContentLine | undefined) {
  const parts = line ? partsInWords(valueOf(line)) : [];
  const [lastName = '', firstName = '', middleNames = '', prefix = '', suffix = ''] = parts;
  return { lastName, firstName, middleNames, prefix, suffix };
}

function contactOf(lines: readonly ContentLine[]): Contact {
  const named = (name: string) => lines.filter((line) => line.name === name);
  const text = (name: string) => named(name).map((line) => unescaped(valueOf(line)));
  const names = namesOf(named('N')[0]);
  const { prefix, firstName, middleNames, lastName, suffix } = names;
  const inOrder = [prefix, firstName, middleNames, lastName, suffix];
  const [birth] = named('BDAY');
  return {
    ...names,
    fullName: text('FN')[0] || inOrder.filter((part) => part !== '').join(' '),
    phones: named('TEL').flatMap(reachable),
    emails: named('EMAIL').flatMap(reachable),
    birthday: birth
      ? readBirthday(valueOf(birth), birth.params.get('X-APPLE-OMIT-YEAR')?.[0])
      : null,
    addresses: named('ADR').flatMap(addressOf),
    note: text('NOTE').join('\n'),
  };
}

/** The lines of each card. One that is never ended goes up to the next. */
function cardsOf(lines: readonly ContentLine[]): ContentLine[][] {
  const cards: ContentLine[][] = [];
  let inCard = false;
  for (const line of lines) {
    const bound = /^vcard$/i.test(line.value.trim()) ? line.name : '';
    if (bound === 'BEGIN') cards.push([]);
    else if (inCard && bound !== 'END') cards.at(-1)?.push(line);
    if (bound !== '') inCard = bound === 'BEGIN';
  }
  return cards;
}

/** The people of a file of cards (vCard 2.1, 3.0, 4.0). */
export async function readCards(file: Blob): Promise<Contact[]> {
  const { text } = await textOf(file);
  const cards = cardsOf(contentLines(text));
  if (cards.length > 0) return cards.map(contactOf);
  throw new Failure('validation', `${fileName(file)} holds no contacts. Choose another file`);
}
