import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { may } from '#domain/permissions.ts';
import type { DataSection, Fact } from '#domain/privacy/take-data-operation.ts';
import { fieldText, type Titles } from '#domain/register/field-text.ts';
import { fieldNamed, type AnyRow, type Register } from '#domain/register/register.ts';
import { sidesOf } from '#domain/register/row-history.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import { capitalised } from '#domain/capitalised.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { storeNamed } from '../entity-stores.ts';
import { rowsNaming } from '../people/rows-naming.ts';
import { idsOfOne } from '../register/aliases.ts';
import { linkedTitles } from '../register/linked-titles.ts';
import { registerOfTenant } from '../register/register-of-tenant.ts';
import { eventsOf } from '../register/row-events.ts';
import { rowsInScopes } from '../register/rows-in-scopes.ts';
import { type NamingPeople, namingPeople, namingPeopleHere } from './naming-people.ts';

export interface Asking {
  tx: TenantTransaction;
  caller: Caller;
}

/** Registers whose rows are about a person and are in no file, each with the reason. */
export const inNoFile: Readonly<Record<string, string>> = {
  distinctPairs: 'It says that another record is somebody else, and would tell of that person',
};

/** Fields that repeat others. */
const repeated: ReadonlySet<string> = new Set(['listName']);

/** Whether whoever asks reads rows of this register in the church of the person. */
function reads({ grants }: Caller, { may: { view } }: Register, { churchId }: Person): boolean {
  return may(grants, view, { kind: 'church', id: churchId });
}

/** The filled fields of a row, without those that name the person. */
function factsOf(register: Register, row: AnyRow, titles: Titles, without: readonly string[]) {
  return Object.entries(register.fields).flatMap(([field, of]): Fact[] => {
    if (!of || repeated.has(field) || without.includes(field)) return [];
    const value = fieldText(of.input, valueIn(row, field), titles);
    return value === '' ? [] : [{ label: of.label, value }];
  });
}

async function sectionOf(
  { tx, caller }: Asking,
  plain: Register,
  rows: readonly AnyRow[],
  without: readonly string[],
): Promise<DataSection[]> {
  if (rows.length === 0) return [];
  const register = await registerOfTenant(tx, plain);
  const titles = new Map(await linkedTitles({ tx, caller }, register, rows));
  const records = rows.map((row) => factsOf(register, row, titles, without));
  return [{ title: capitalised(register.words.many), records }];
}

/** Their own record. */
export async function ownSection(asking: Asking, person: Person): Promise<DataSection[]> {
  const sections = await sectionOf(asking, people as Register, [{ ...person }], []);
  return sections.map(({ records }) => ({ title: 'Record', records }));
}

async function sectionAbout(
  asking: Asking,
  { register, about }: NamingPeople,
  person: Person,
): Promise<DataSection[]> {
  const { tx, caller } = asking;
  const ids = (await rowsNaming(tx, register.entity, about, [person.id])).map(({ id }) => id);
  if (ids.length === 0) return [];
  const store = storeNamed(register.entity.name);
  const rows = await rowsInScopes(tx, caller, register, store, ids);
  return sectionOf(asking, register, rows, about);
}

/** Records about them, a kind at a time, and the kinds that whoever asks may not read. */
export async function sectionsAbout(asking: Asking, person: Person) {
  const sections: DataSection[] = [];
  const leftOut: string[] = [];
  for (const naming of namingPeople) {
    const { register, about } = naming;
    if (about.length === 0 || register.name in inNoFile) continue;
    if (!reads(asking.caller, register, person)) leftOut.push(capitalised(register.words.many));
    else sections.push(...(await sectionAbout(asking, naming, person)));
  }
  return { sections, leftOut };
}

/** How often they are named in records that are about others, or about a place: those are not theirs to read. */
export async function namedSection({ tx, caller }: Asking, person: Person): Promise<DataSection[]> {
  const records: Fact[][] = [];
  for (const { register: plain, names } of await namingPeopleHere(tx)) {
    if (names.length === 0 || !reads(caller, plain, person)) continue;
    const register = await registerOfTenant(tx, plain);
    for (const field of names) {
      const naming = await rowsNaming(tx, register.entity, [field], [person.id]);
      // Their own record is told whole.
      const ids = naming.flatMap(({ id }) => (id === person.id ? [] : [id]));
      if (ids.length === 0) continue;
      const store = storeNamed(register.entity.name);
      const seen = await rowsInScopes(tx, caller, register, store, ids);
      const label = `${capitalised(register.words.many)}: ${fieldNamed(register, field)?.label ?? field}`;
      if (seen.length > 0) records.push([{ label, value: String(seen.length) }]);
    }
  }
  return records.length === 0 ? [] : [{ title: 'Named in other records', records }];
}

/** The changes of their record with their days. The author is left out: that is about somebody else. */
export async function changesSection(asking: Asking, person: Person): Promise<DataSection[]> {
  const { tx } = asking;
  const t = people.entity.name;
  const events = await eventsOf(tx, t, await idsOfOne(tx, t, person.id));
  if (events.length === 0) return [];
  const register = await registerOfTenant(tx, people as Register);
  const titles = new Map(await linkedTitles(asking, register, events.flatMap(sidesOf)));
  const text = (field: string, value: unknown) => {
    const input = fieldNamed(register, field)?.input;
    return (input ? fieldText(input, value, titles) : String(value ?? '')) || 'nothing';
  };
  const records = events.map(({ at, what, changes }) => {
    const told = changes.map(({ field, was, became }): Fact => ({
      label: fieldNamed(register, field)?.label ?? 'With',
      value: `${text(field, was)} → ${text(field, became)}`,
    }));
    const facts: Fact[] = [
      { label: 'On', value: at.slice(0, 10) },
      { label: 'What', value: capitalised(what) },
    ];
    return facts.concat(told);
  });
  return [{ title: 'Changes of the record', records }];
}
