import { array, assert, asyncProperty, constantFrom, date, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contact } from '../exchange-api.ts';
import { readCards } from './read-cards.ts';
import { writeCards } from './write-cards.ts';

const file = (...lines: string[]) => new File([lines.join('\r\n')], 'phone.vcf');

const nobody: Contact = {
  fullName: '',
  lastName: '',
  firstName: '',
  middleNames: '',
  prefix: '',
  suffix: '',
  phones: [],
  emails: [],
  birthday: null,
  addresses: [],
  note: '',
};

describe('what is written is read again', () => {
  const text = string({ unit: 'grapheme', maxLength: 40 }).filter(
    (value) => !value.includes('\0') && !value.includes('\r'),
  );
  const filled = text.filter((value) => value !== '' && !/^(tel|mailto):/i.test(value));
  const kinds = array(constantFrom('home', 'work', 'cell', 'x-church'), { maxLength: 2 });
  const reachable = record({ value: filled, kinds });
  const day = date({
    min: new Date('1900-01-01'),
    max: new Date('2100-12-31'),
    noInvalidDate: true,
  }).map((at) => at.toISOString().slice(0, 10));
  const contact = record<Contact>({
    fullName: filled,
    lastName: text,
    firstName: text,
    middleNames: text,
    prefix: text,
    suffix: text,
    phones: array(reachable, { maxLength: 3 }),
    emails: array(reachable, { maxLength: 2 }),
    birthday: constantFrom<'year' | 'noYear' | null>('year', 'noYear', null).chain((kind) =>
      kind === null
        ? constantFrom(null)
        : day.map((whole) => (kind === 'year' ? whole : `-${whole.slice(4)}`)),
    ),
    addresses: array(
      record({
        street: filled,
        city: text,
        region: text,
        postalCode: text,
        country: text,
        kinds,
      }),
      { maxLength: 2 },
    ),
    note: text,
  });

  test.each(['3.0', '4.0'] as const)('whatever stands in a card, version %s', async (version) => {
    await assert(
      asyncProperty(array(contact, { minLength: 1, maxLength: 3 }), async (contacts) => {
        expect(await readCards(writeCards(contacts, version))).toEqual(contacts);
      }),
    );
  });

  test('no line is longer than 75 bytes, and no sign is divided', async () => {
    const note = '🙏🏾 Siyabonga, é; '.repeat(30);
    const written = await writeCards([{ ...nobody, fullName: 'Zoë', note }], '4.0').text();
    const lengths = written.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(written.isWellFormed()).toBe(true);
  });

  test('a kind of a phone cannot end its line', async () => {
    const phones = [{ value: '082', kinds: ['cell:x', 'home;y', 'work\r\nNOTE'] }];
    const [read] = await readCards(writeCards([{ ...nobody, fullName: 'A', phones }], '3.0'));
    expect(read?.phones).toEqual([{ value: '082', kinds: [] }]);
    expect(read?.note).toBe('');
  });
});

/** Every second one is broken. */
const one = (at: number) =>
  at % 2 ? ['BEGIN:VCARD', ':::', 'TEL', 'END:VCARD'] : ['BEGIN:VCARD', `FN:A${at}`, 'END:VCARD'];

describe('cards as phones and programs write them', () => {
  test('an iPhone: groups, types in quotes, a birthday without a year, a picture left out', async () => {
    const [read] = await readCards(
      file(
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Mokoena;Naledi;Grace,Thandi;Mrs;',
        'FN:Naledi Mokoena',
        'item1.TEL;type="CELL,VOICE";type=pref:+27 82 555 0142',
        'item1.X-ABLabel:Church',
        'EMAIL;type=INTERNET;type=HOME:naledi@example.org',
        'item2.ADR;type=HOME:;;12 Vilakazi St\\, Flat 3;Soweto;Gauteng;1804;South Africa',
        'BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29',
        'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD',
        ' /2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ==',
        'NOTE:Sings\\nPlays',
        ' \\; too',
        'END:VCARD',
      ),
    );
    expect(read).toEqual({
      ...nobody,
      fullName: 'Naledi Mokoena',
      lastName: 'Mokoena',
      firstName: 'Naledi',
      middleNames: 'Grace Thandi',
      prefix: 'Mrs',
      phones: [{ value: '+27 82 555 0142', kinds: ['cell'] }],
      emails: [{ value: 'naledi@example.org', kinds: ['home'] }],
      birthday: '--02-29',
      addresses: [
        {
          street: '12 Vilakazi St, Flat 3',
          city: 'Soweto',
          region: 'Gauteng',
          postalCode: '1804',
          country: 'South Africa',
          kinds: ['home'],
        },
      ],
      note: 'Sings\nPlays; too',
    });
  });

  test('an old Android phone: version 2.1, bare types, signs in quoted-printable over two lines', async () => {
    const [read] = await readCards(
      file(
        'BEGIN:VCARD',
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;Ren=C3=A9e=20van=20der=',
        '=20Merwe;;;',
        'FN;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:Ren=E9e',
        'TEL;CELL;PREF:0825550142',
        'END:VCARD',
      ),
    );
    expect(read).toMatchObject({
      fullName: 'Renée',
      firstName: 'Renée van der Merwe',
      phones: [{ value: '0825550142', kinds: ['cell'] }],
    });
  });

  test('version 4: numbers as addresses, days without hyphens and with a time', async () => {
    const [read, next] = await readCards(
      file(
        'begin:vcard',
        'fn:Sam',
        'tel;value=uri;type=cell:tel:+27-82-555-0142',
        'bday:19900517T120000Z',
        'end:vcard',
        'BEGIN:VCARD',
        'N:Nel;Ronald;;;',
        'BDAY:1990-13-45',
        'a line that is none',
        'BEGIN:VCARD',
        'FN:Never ended',
      ),
    );
    expect(read).toMatchObject({
      fullName: 'Sam',
      phones: [{ value: '+27-82-555-0142', kinds: ['cell'] }],
      birthday: '1990-05-17',
    });
    expect(next).toMatchObject({ fullName: 'Ronald Nel', birthday: null });
  });

  test('10,000 cards of which half are broken', async () => {
    const read = await readCards(
      file(...Array.from({ length: 10_000 }, (_, at) => one(at)).flat()),
    );
    expect(read).toHaveLength(10_000);
    expect(read[9998]?.fullName).toBe('A9998');
    expect(read[9999]).toEqual(nobody);
  });

  test('a file without a card is told in a sentence', async () => {
    await expect(readCards(file('Name,Phone'))).rejects.toThrow(/^“phone.vcf” holds no contacts/);
  });
});
