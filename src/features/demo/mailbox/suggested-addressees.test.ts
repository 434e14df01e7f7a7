import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addresseeOf, writtenAs } from '#domain/demo/mailbox/addressee.ts';
import { contactsIn } from '#domain/demo/mailbox/addresses.ts';
import { suggestionsFrom, typingIn, withTaken } from './suggested-addressees.ts';

const zulu = '"Zulu, Nomsa" <nomsa@example.org>';
const known = [
  'Sipho Mthembu <sipho.mthembu@example.org>',
  'Lerato Dlamini <lerato@example.org>',
  'Thabo Nkosi <thabo@sipho-taxis.example>',
  'Zoë Sithole <z.sithole@example.org>',
  zulu,
  'bookings@example.com',
  'Gugu Radebe <gugu@example.org>',
  'Mpho Tladi <mpho@example.org>',
].map(addresseeOf);
const suggest = suggestionsFrom(known);
const names = (text: string, ...others: string[]) =>
  suggest(text, others).map(({ name, address }) => name || address);

test('the last address is being typed; commas of a quoted name end none, also while it is open', () => {
  expect(typingIn('')).toEqual({ before: '', typed: '' });
  expect(typingIn('sip')).toEqual({ before: '', typed: 'sip' });
  expect(typingIn('a@b.org,  le')).toEqual({ before: 'a@b.org,  ', typed: 'le' });
  expect(typingIn('a@b.org; ')).toEqual({ before: 'a@b.org; ', typed: '' });
  expect(typingIn(`${zulu}, le`)).toEqual({ before: `${zulu}, `, typed: 'le' });
  expect(typingIn('a@b.org, "Zulu, No')).toEqual({ before: 'a@b.org, ', typed: '"Zulu, No' });
});

test('an addressee who is taken replaces the end of the text, with a comma behind', () => {
  const sipho = addresseeOf('Sipho <sipho@example.org>');
  expect(withTaken('si', sipho)).toBe('Sipho <sipho@example.org>, ');
  expect(withTaken('a@b.org,si', sipho)).toBe('a@b.org, Sipho <sipho@example.org>, ');
  expect(withTaken('a@b.org, ', addresseeOf('c@d.org'))).toBe('a@b.org, c@d.org, ');
  expect(withTaken('"Zulu, No', addresseeOf(zulu))).toBe(`${zulu}, `);
});

test('beginnings of words find: of names, of addresses, whatever case and accents', () => {
  expect(names('sip')).toEqual(['Sipho Mthembu', 'Thabo Nkosi']);
  expect(names('MTH sip')).toEqual(['Sipho Mthembu']);
  expect(names('zoe')).toEqual(['Zoë Sithole']);
  expect(names('z.sit')).toEqual(['Zoë Sithole']);
  expect(names('ookings')).toEqual([]);
  expect(names('"Zulu, N')).toEqual(['Zulu, Nomsa']);
  expect(names('a@b.org, boo')).toEqual(['bookings@example.com']);
  expect(names('nobody')).toEqual([]);
  expect(names('@')).toEqual([]);
});

test('without a letter the first six of those who are known', () => {
  expect(names('')).toEqual(known.slice(0, 6).map(({ name, address }) => name || address));
  expect(names('e')).toHaveLength(6);
});

test('nobody is suggested twice, in whichever field and however they were written', () => {
  expect(names('SIPHO.mthembu@example.org, sip')).toEqual(['Thabo Nkosi']);
  expect(names('sip', 'Sipho <sipho.mthembu@example.org>', 'thabo@sipho-taxis.example')).toEqual(
    [],
  );
  expect(names('zulu', `a@b.org, ${zulu}`)).toEqual([]);
});

test('a whole address gets its own name only; one that is written already, nothing', () => {
  expect(names('lerato@example.org')).toEqual(['Lerato Dlamini']);
  expect(names('thabo@sipho-taxis.ex')).toEqual([]);
  expect(names('Sipho Mthembu <sipho.mthembu@example.org>')).toEqual([]);
});

test('nobody is suggested who would make the field too long', () => {
  expect(names(`${'a'.repeat(970)}@b.org, le`)).toEqual([]);
});

const name = fc.oneof(
  fc.constantFrom('', 'Nomsa', 'Zulu, Nomsa', 'Thabo "TJ" Nkosi', '"', 'a\\b', '<x>'),
  fc.string({ maxLength: 12 }),
);
const addressee = fc.record({
  name,
  address: fc.stringMatching(/^[a-z.]{1,8}@[a-z]{1,8}\.org$/),
});

test('nothing that was typed before the last comma changes', () => {
  fc.assert(
    fc.property(fc.string(), addressee, (text, one) => {
      const { before, typed } = typingIn(text);
      expect(before + typed).toBe(text);
      expect(withTaken(text, one).startsWith(before)).toBe(true);
      if (text.includes('"')) return;
      expect(before.trimEnd()).toBe(text.slice(0, text.search(/[^,;]*$/)).trimEnd());
    }),
  );
});

test('each one who was taken is read as one, with the same name and address', () => {
  fc.assert(
    fc.property(fc.array(addressee), (all) => {
      const text = all.reduce(withTaken, '');
      expect(contactsIn(text)).toEqual(all.map(writtenAs));
      const read = contactsIn(text).map(addresseeOf);
      expect(read).toEqual(
        all.map((one) => ({ ...one, name: one.name.replaceAll(/[<>]/g, '').trim() })),
      );
    }),
  );
});
