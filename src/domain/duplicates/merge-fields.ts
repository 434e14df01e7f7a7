import { mostContacts } from '../people/contacts.ts';
import type { Person } from '../people/entities.ts';
import { people } from '../people/people.ts';
import { nameOf } from '../people/rules.ts';
import { fieldText, type Titles } from '../register/field-text.ts';
import type { Register } from '../register/register.ts';
import { isArchived } from '../rows/is-archived.ts';
import { customName, customOf, withValues } from '../rows/row-values.ts';
import { sameValue } from '../editing.ts';

/** 0: what the first of the two records says, 1: the other one. */
export type Side = 0 | 1;
export type Both = readonly [Person, Person];

type PersonField = Extract<keyof Person, string>;

/** Fields of people in the words of an organisation. */
type Reading = Pick<Register<Person>, 'fields'>;

/** What is chosen as one of two records: fields that only make sense together. */
export interface MergedField {
  id: string;
  label: string;
  fields: readonly PersonField[];
  /** As people read it; null where the record does not say it. `reading`: in whose words. */
  text(person: Person, titles: Titles, reading?: Reading): string | null;
  /** The higher one is the better one to keep. Where it is the same in both, the record that stays says it. */
  worth(person: Person): number;
  /** What the person who stays gets, where the first of these is chosen. */
  take(chosen: Person, other: Person): Partial<Person>;
}

/** These fields of the chosen record. */
const takes =
  (...fields: readonly PersonField[]): MergedField['take'] =>
  (chosen) =>
    Object.fromEntries(fields.map((field) => [field, chosen[field]]));

const isUnknown = (value: unknown) => value === 'Unknown' || value === false;

function shown(
  field: PersonField,
  person: Person,
  titles: Titles,
  { fields }: Reading = people,
): string | null {
  const of = fields[field];
  if (!of || isUnknown(person[field])) return null;
  return fieldText(of.input, person[field], titles) || null;
}

/** A field by itself: the longer text is the fuller one. */
function single(
  field: PersonField,
  worth: MergedField['worth'] = (person) => shown(field, person, new Map())?.length ?? 0,
): MergedField {
  return {
    id: field,
    label: people.fields[field]?.label ?? field,
    fields: [field],
    text: (person, titles, reading) => shown(field, person, titles, reading),
    worth,
    take: takes(field),
  };
}

/** How many of the organisation's own fields are filled in: their labels are not known here. */
function customText(person: Person): string | null {
  const count = Object.keys(customOf(person)).length;
  if (count === 0) return null;
  return `${count} ${count === 1 ? 'custom field' : 'custom fields'} filled in`;
}

/** A step that was taken, and on which day. */
function step(label: string, flag: PersonField, day: PersonField): MergedField {
  return {
    id: flag,
    label,
    fields: [flag, day],
    text: (person, titles) => shown(day, person, titles) ?? shown(flag, person, titles),
    worth: (person) => Number(person[flag] === true) + Number(Boolean(person[day])),
    take: takes(flag, day),
  };
}

/** What both have of a list, each once, those of the chosen record first. */
function joined<One>(
  first: readonly One[],
  others: readonly One[],
  by: (one: One) => string,
): One[] {
  const known = new Set(first.map(by));
  return [...first, ...others.filter((one) => !known.has(by(one)))].slice(0, mostContacts);
}

/** From the loosest to the closest. */
const closeness = ['Unknown', 'First Timer', 'New Convert', 'Regular Attendee', 'Member'];
/** Who is known to have died or moved did; a record in the archive says nothing of its person. */
const standing = ['archived', 'active', 'movedAway', 'deceased'];

/** yyyy-MM-dd. */
const earlier = (day: string | null | undefined) =>
  day ? 9999_12_31 - Number(day.replaceAll('-', '')) : 0;

const nameFields = ['title', 'firstName', 'middleName', 'lastName', 'suffix'] as const;

/** What is chosen, in the order of the page. Phone numbers and e-mail addresses of both are kept: it says whose come first. */
export const mergedFields: readonly MergedField[] = [
  {
    id: 'name',
    label: 'Name',
    fields: nameFields,
    text: (person) =>
      nameFields
        .map((field) => person[field])
        .filter(Boolean)
        .join(' '),
    worth: (person) => nameOf(person).length,
    take: takes(...nameFields),
  },
  single('nickName'),
  {
    ...single('pictureId', ({ pictureId }) => Number(Boolean(pictureId))),
    text: ({ pictureId }) => (pictureId ? 'Has a photo' : null),
  },
  {
    ...single('phoneNumbers'),
    take: ({ phoneNumbers = [] }, other) => ({
      phoneNumbers: joined(phoneNumbers, other.phoneNumbers ?? [], ({ number }) => number),
    }),
  },
  {
    ...single('emailAddresses'),
    take: ({ emailAddresses = [] }, other) => ({
      emailAddresses: joined(emailAddresses, other.emailAddresses ?? [], ({ address }) =>
        address.toLowerCase(),
      ),
    }),
  },
  single('birthDate', ({ birthDate }) => (birthDate ? Object.keys(birthDate).length : 0)),
  single('connectionStatus', ({ connectionStatus }) => closeness.indexOf(connectionStatus)),
  single('status', ({ status = 'active' }) => standing.indexOf(status)),
  single('churchId', (person) => Number(!isArchived(person))),
  single('address'),
  single('firstVisitDate', ({ firstVisitDate }) => earlier(firstVisitDate)),
  single('source'),
  single('gender'),
  single('ageClassification'),
  single('maritalStatus'),
  single('anniversaryDate'),
  single('occupation'),
  single('languages'),
  step('Baptised', 'isBaptised', 'baptismDate'),
  single('receivedHolySpirit', ({ receivedHolySpirit }) => Number(receivedHolySpirit === true)),
  step('Foundation school', 'isCompleteFoundationSchool', 'foundationSchoolDate'),
  {
    ...single('custom', (person) => Object.keys(customOf(person)).length),
    text: customText,
    // Each field of its own: the chosen record says those that both say.
    take: (chosen, other) => {
      const said = [...Object.entries(customOf(other)), ...Object.entries(customOf(chosen))];
      const { custom } = withValues(
        chosen,
        said.map(([id, value]) => [customName(id), value]),
      );
      return { custom };
    },
  },
];

/**
 * The record that stays, under whose id devices find the person: the one with an account, else the older one (ids
 * begin with the time at which they were made).
 */
export function staysOf([one, other]: Both): Side {
  if ((one.accountId === null) !== (other.accountId === null))
    return one.accountId === null ? 1 : 0;
  return one.id <= other.id ? 0 : 1;
}

/** The side that is kept of a field as long as nobody chose. */
export function bestSide({ worth }: MergedField, both: Both): Side {
  const [one, other] = [worth(both[0]), worth(both[1])];
  if (one === other) return staysOf(both);
  return one > other ? 0 : 1;
}

/** Whether both records say the same. */
export function isAlike({ fields }: MergedField, [one, other]: Both): boolean {
  return fields.every((field) => sameValue(one[field], other[field]));
}

/** The person who stays as they will be. `chosen`: field -> side; where nobody chose, the better one. */
export function mergedPerson(both: Both, chosen: Readonly<Record<string, Side>>): Person {
  const taken = mergedFields.map((field) => {
    const side = chosen[field.id] ?? bestSide(field, both);
    return field.take(both[side], both[side === 0 ? 1 : 0]);
  });
  return Object.assign({ ...both[staysOf(both)] }, ...taken) as Person;
}
