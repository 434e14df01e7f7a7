import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PhoneKind, phoneKinds } from '#domain/people/contacts.ts';
import { people } from '#domain/people/people.ts';
import { fieldFromText } from '#domain/register/field-from-text.ts';
import { must } from '#domain/must.ts';
import { readCards } from '../../../../workers/exchange/cards/read-cards.ts';
import { writeCards } from '../../../../workers/exchange/cards/write-cards.ts';
import { personCards } from './contact-cards.ts';

const fields = [
  'title',
  'firstName',
  'middleName',
  'lastName',
  'phoneNumbers',
  'emailAddresses',
  'birthDate',
  'address',
] as const;

/** The values that an import reads from the cards of a file, person by person. */
async function imported(file: Blob): Promise<Record<string, unknown>[]> {
  const contacts = await readCards(file);
  return contacts.map((contact) => {
    const texts = personCards.textsOf(contact);
    const entries = fields.map((field) => {
      const of = must(people.fields[field], field);
      const read = fieldFromText(of, texts[field] ?? '', new Map());
      if ('problem' in read) throw new Error(`${field}: ${read.problem}`);
      return [field, read.value];
    });
    return Object.fromEntries(entries) as Record<string, unknown>;
  });
}

const text = (card: string) => new Blob([`BEGIN:VCARD\r\nVERSION:3.0\r\n${card}\r\nEND:VCARD\r\n`]);

const word = fc.stringMatching(/^[A-Za-zéöÅ'’-]{1,12}$/).filter((one) => /\p{L}/u.test(one));
const digits = fc.integer({ min: 100_0000, max: 999_9999 });
const person = fc.record({
  firstName: word,
  lastName: fc.option(word),
  middleName: fc.option(word),
  phoneNumbers: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...(Object.keys(phoneKinds) as PhoneKind[])),
      number: digits.map((end) => `+2782${end}`),
      optOut: fc.constant(false),
    }),
    { maxLength: 3, selector: ({ number }) => number },
  ),
  emailAddresses: fc.uniqueArray(
    digits.map((at) => ({ optOut: false, address: `a${at}@example.org` })),
    { maxLength: 3, selector: ({ address }) => address },
  ),
  birthDate: fc.constantFrom(
    null,
    { day: 29, month: 2 },
    { day: 17, year: 1990, month: 5 },
    { day: 1, month: 12 },
  ),
  address: fc.option(fc.constantFrom('12 Vilakazi Street; Orlando West', '1 A St, Soweto, 1804')),
});

test.each(['3.0', '4.0'] as const)(
  'issue 13: people who are exported as cards of version %s are imported as they were',
  async (version) => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 4 }), async (known) => {
        const rows = known.map((one, at) => ({ ...people.blank, ...one, id: String(at) }));
        const file = writeCards(rows.map(personCards.contactOf), version);
        const read = await imported(file);
        for (const [at, one] of known.entries()) {
          const was = { ...one, phoneNumbers: one.phoneNumbers.length ? one.phoneNumbers : null };
          const wasMailed = one.emailAddresses.length ? one.emailAddresses : null;
          expect(read[at]).toEqual({ title: null, ...was, emailAddresses: wasMailed });
        }
      }),
      { numRuns: 60 },
    );
  },
);

test.each([
  ['a whole name alone', 'FN:Thabo Pieter Nkosi', { firstName: 'Thabo Pieter', lastName: 'Nkosi' }],
  ['one name', 'N:;Madiba;;;', { firstName: 'Madiba', lastName: null }],
  ['a last name alone', 'N:Nkosi;;;;', { firstName: 'Nkosi', lastName: null }],
  [
    'words of phones for a phone',
    'N:Nkosi;Thabo\r\nTEL;TYPE=CELL:082 555 0142\r\nTEL;TYPE=WORK,FAX:0115550100',
    {
      phoneNumbers: [
        { kind: 'mobile', number: '+27825550142', optOut: false },
        { kind: 'work', number: '+27115550100', optOut: false },
      ],
    },
  ],
  [
    'an address in parts, in two lines',
    'N:Nkosi;Thabo\r\nADR;TYPE=HOME:;;12 Vilakazi Street\\nOrlando West;Soweto;Gauteng;1804;',
    { address: '12 Vilakazi Street, Orlando West, Soweto, Gauteng, 1804' },
  ],
  [
    'a picture of 10 MB, which is left where it is',
    `N:Nkosi;Thabo\r\nPHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(10_000_000)}`,
    { firstName: 'Thabo', lastName: 'Nkosi' },
  ],
])('issue 13: a card with %s', async (_, card, expected) => {
  expect((await imported(text(card)))[0]).toMatchObject(expected);
});
