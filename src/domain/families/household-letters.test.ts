import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { personOf } from '../../../tests/support/people-rows.ts';
import { must } from '../must.ts';
import { newId } from '../values/new-id.ts';
import type { Family, FamilyMember } from './entities.ts';
import { families } from './families.ts';
import { familyMembers } from './family-members.ts';
import { familyLetters, homesOf, householdLetters } from './household-letters.ts';

const church = newId();

function familyOf(name: string, change: Partial<Family> = {}): Family {
  return {
    ...families.blank,
    id: newId(),
    churchId: church,
    name,
    address: '12 Vilakazi Street',
    ...change,
  };
}

function memberOf(
  family: Family,
  { id }: { id: string },
  change: Partial<FamilyMember> = {},
): FamilyMember {
  const { blank } = familyMembers;
  const belongs = { id: newId(), familyId: family.id, churchId: church, personId: id };
  return {
    ...blank,
    ...belongs,
    livesHere: true,
    isPrimaryFamily: true,
    status: 'active',
    ...change,
  };
}

const naledi = personOf(church, 'Naledi Mokoena', { title: 'Dr' });
const thabo = personOf(church, 'Thabo Mokoena');
const home = familyOf('Mokoena', { city: 'Soweto', postalCode: '1804', country: 'South Africa' });
const homes = homesOf([memberOf(home, naledi), memberOf(home, thabo)], [home]);

test('issue 13: those who live with one family get one letter, to the family, at its address', () => {
  const { letters } = householdLetters([naledi, thabo], homes, true);
  expect(letters).toEqual([
    {
      addressee: 'The Mokoena family',
      lines: ['12 Vilakazi Street', 'Soweto 1804', 'South Africa'],
      familyId: home.id,
    },
  ]);
  const each = householdLetters([naledi, thabo], homes, false).letters;
  expect(each.map(({ addressee }) => addressee)).toEqual(['Dr Naledi Mokoena', 'Thabo Mokoena']);
});

test('issue 13: one of a family alone is written to by name, without a code of the family', () => {
  expect(householdLetters([naledi], homes, true).letters).toEqual([
    {
      addressee: 'Dr Naledi Mokoena',
      lines: ['12 Vilakazi Street', 'Soweto 1804', 'South Africa'],
    },
  ]);
});

test('issue 13: another address of one’s own comes before that of the family', () => {
  const away = { ...thabo, address: 'Flat 3, Block B, Res Hall, 7 College Road, Makhanda, 6139' };
  expect(householdLetters([naledi, away], homes, true).letters).toMatchObject([
    { addressee: 'Dr Naledi Mokoena' },
    {
      addressee: 'Thabo Mokoena',
      lines: ['Flat 3, Block B, Res Hall', '7 College Road', 'Makhanda', '6139'],
    },
  ]);
});

test('issue 13: an address of one’s own that says no more than that of the family is the same home', () => {
  const address = '12 vilakazi Street, Soweto';
  const same = [
    { ...naledi, address },
    { ...thabo, address },
  ];
  expect(householdLetters(same, homes, true).letters).toEqual([
    {
      addressee: 'The Mokoena family',
      lines: ['12 Vilakazi Street', 'Soweto 1804', 'South Africa'],
      familyId: home.id,
    },
  ]);
  const next = { ...thabo, address: '14 Vilakazi Street, Soweto' };
  expect(householdLetters([naledi, next], homes, true).letters).toHaveLength(2);
});

test('issue 13: a child of two families is written to where they live first', () => {
  const other = familyOf('Dube', { address: '1 Church Street' });
  const child = personOf(church, 'Lesedi Mokoena');
  const lives = (family: Family, main: boolean) =>
    memberOf(family, child, { isPrimaryFamily: main });
  for (const members of [
    [lives(other, false), lives(home, true)],
    [lives(home, true), lives(other, false)],
  ]) {
    expect(homesOf(members, [home, other]).get(child.id)).toBe(home);
  }
  const away = memberOf(home, child, { livesHere: false });
  expect(homesOf([away, lives(other, false)], [home, other]).get(child.id)).toBe(other);
  const gone = memberOf(other, child, { status: 'left' });
  expect(homesOf([gone], [other]).size).toBe(0);
});

test('issue 13: nobody who died is written to, and who has no address is named', () => {
  const died = personOf(church, 'Sipho Zulu', { status: 'deceased', address: '1 High Street' });
  const nowhere = personOf(church, 'Zanele Dube', { address: ' , ' });
  expect(householdLetters([died, nowhere], homes, true)).toEqual({
    letters: [],
    withoutAddress: ['Zanele Dube'],
    notWrittenTo: 1,
  });
});

test('issue 13: families are written to as one, but for those without an address or put away', () => {
  const blank = familyOf('Naidoo', { address: null });
  const gone = familyOf('Adams', { status: 'archived' });
  expect(familyLetters([home, blank, gone])).toMatchObject({
    letters: [{ addressee: 'The Mokoena family' }],
    withoutAddress: ['The Naidoo family'],
    notWrittenTo: 1,
  });
});

test('issue 13: whoever they are, each person is in one letter, without an address, or not written to', () => {
  const households = [
    home,
    familyOf('Dube', { address: '1 Church Street' }),
    familyOf('Adams', { address: null }),
  ];
  const anyone = record({
    status: constantFrom('active', 'movedAway', 'deceased', 'archived'),
    own: boolean(),
    lives: constantFrom(...households, null),
  });
  assert(
    property(array(anyone, { maxLength: 12 }), (list) => {
      const people = list.map(({ status, own }, at) =>
        personOf(church, `Person ${at}`, { status, address: own ? `${at} High Street` : null }),
      );
      const members = list.flatMap(({ lives }, at) =>
        lives ? [memberOf(lives, must(people[at], 'a person'))] : [],
      );
      const where = homesOf(members, households);
      const alone = householdLetters(people, where, false);
      const { letters, withoutAddress, notWrittenTo } = alone;
      expect(letters.length + withoutAddress.length + notWrittenTo).toBe(people.length);
      const together = householdLetters(people, where, true);
      expect(together).toMatchObject({ withoutAddress, notWrittenTo });
      // No house gets two letters that are both to a family, and none is left out.
      const places = (all: typeof letters) => new Set(all.map(({ lines }) => lines.join()));
      expect(places(together.letters)).toEqual(places(letters));
      const toHomes = together.letters.filter(({ lines }) => !lines.join().includes('High Street'));
      expect(new Set(toHomes.map(({ lines }) => lines.join())).size).toBe(toHomes.length);
      for (const { lines } of letters) expect(lines.length).toBeGreaterThan(0);
    }),
  );
});
