import { takesCustomFields } from '#domain/custom-fields/with-custom-fields.ts';
import type { Edits, FieldEdit } from '#domain/editing.ts';
import { person } from '#domain/people/entities.ts';
import { archivedStatus, type Register } from '#domain/register/register.ts';
import { customValuesField, valueIn, withValues } from '#domain/rows/row-values.ts';
import { isId } from '#domain/rows/is-id.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { customPersonFields, personFields, personReferences } from '../people/person-references.ts';

/** Entities whose rows may have become one with others: people, and what names them. */
const merging = new Set([person.name, ...personReferences.map(({ entity }) => entity.name)]);

/** What ids mean by now: entity -> id -> the id of the row that it became. Ids that mean themselves are not in it. */
export type Meant = ReadonlyMap<string, ReadonlyMap<string, string>>;

type Named = readonly [t: string, id: string];

const nothing: Meant = new Map();

/** Follows each id to the row that it is today: A that became B, which became C, is C. */
export async function meantBy(tx: TenantTransaction, named: readonly Named[]): Promise<Meant> {
  if (named.length === 0) return nothing;
  const found = await tx.rows<{ t: string; id: string; keptId: string }>(
    'rows that became others',
    `with recursive chain as (
       select a.t, a.id, a.kept_id from unnest($2::text[], $3::uuid[]) as n(t, id)
       join row_alias a on a.tenant_id = $1 and a.t = n.t and a.id = n.id
       union
       select c.t, c.id, a.kept_id from chain c
       join row_alias a on a.tenant_id = $1 and a.t = c.t and a.id = c.kept_id)
     select c.t, c.id, c.kept_id as "keptId" from chain c where not exists (
       select 1 from row_alias a where a.tenant_id = $1 and a.t = c.t and a.id = c.kept_id)`,
    [tx.tenantId, named.map(([t]) => t), named.map(([, id]) => id)],
  );
  const meant = new Map<string, Map<string, string>>();
  for (const { t, id, keptId } of found) {
    meant.set(t, (meant.get(t) ?? new Map<string, string>()).set(id, keptId));
  }
  return meant;
}

/** Ids of rows of one entity that became others -> the ids of those. */
export async function idsMeant(
  tx: TenantTransaction,
  t: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const meant = merging.has(t)
    ? await meantBy(
        tx,
        ids.map((id): Named => [t, id]),
      )
    : nothing;
  return meant.get(t) ?? new Map<string, string>();
}

/** The id of the row that this one is today. */
export async function idMeant(tx: TenantTransaction, t: string, id: string): Promise<string> {
  return (await idsMeant(tx, t, [id])).get(id) ?? id;
}

/** The row's id, and those of all that became it. */
export async function idsOfOne(tx: TenantTransaction, t: string, id: string): Promise<string[]> {
  if (!merging.has(t)) return [id];
  const found = await tx.rows<{ id: string }>(
    'rows that became one',
    `with recursive one as (
       select $3::uuid as id
       union select a.id from one join row_alias a
         on a.tenant_id = $1 and a.t = $2 and a.kept_id = one.id)
     select id from one`,
    [tx.tenantId, t, id],
  );
  return found.map((row) => row.id);
}

/** What a device said of a row: all of a new one, or an edit of one. */
type Words = Readonly<Record<string, unknown>>;

const editsOf = (said: Words) => said['edits'] as Edits | undefined;

/** The edit of a field: those of custom fields stand under `custom`, as their values do. */
function editIn(said: Words, field: string): FieldEdit | undefined {
  return (valueIn(editsOf(said) ?? {}, field) ?? undefined) as FieldEdit | undefined;
}

/** Ids of people that a field says, or that an edit of it says. */
function saidIn(field: string, said: Words): Named[] {
  const edit = editIn(said, field);
  return [valueIn(said, field), edit?.was, edit?.shallBe]
    .filter(isId)
    .map((id): Named => [person.name, id]);
}

/** The fields that name people, as they would be said today. */
function meantFields(said: Words, fields: readonly string[], meant: Meant): Words {
  const people = meant.get(person.name);
  if (!people) return {};
  const today = (value: unknown) => (isId(value) ? (people.get(value) ?? value) : value);
  const own = fields.flatMap((field): [string, unknown][] => {
    const value = valueIn(said, field);
    return isId(value) ? [[field, today(value)]] : [];
  });
  const words = withValues(said, own);
  const edits = editsOf(said);
  if (!edits) return words;
  const edited = fields.flatMap((field): [string, unknown][] => {
    const edit = editIn(said, field);
    return edit ? [[field, { was: today(edit.was), shallBe: today(edit.shallBe) }]] : [];
  });
  return { ...words, edits: withValues(edits, edited) };
}

/** The custom fields of the register that name people, where one of the inputs says custom fields. */
async function customNaming(
  tx: TenantTransaction,
  register: Register,
  said: readonly Words[],
): Promise<readonly string[]> {
  const saysCustom = (words: Words) =>
    Boolean(words[customValuesField] ?? editsOf(words)?.[customValuesField]);
  if (!takesCustomFields(register) || !said.some(saysCustom)) return [];
  return (await customPersonFields(tx)).get(register.name) ?? [];
}

/**
 * Nobody of these becomes another one until the end. A custom value has no foreign key, so that a merge at this moment
 * would leave an id behind that means nobody.
 */
async function keepPeople(tx: TenantTransaction, named: readonly Named[]): Promise<void> {
  if (named.length === 0) return;
  await tx.rows(
    'people of custom values',
    'select 1 from person where tenant_id = $1 and id = any($2) order by id for share',
    [tx.tenantId, named.map(([, id]) => id)],
  );
}

/**
 * Edits without the archiving, where the row became another one: it is away, which is what was asked for. To archive
 * the one that stayed is another wish.
 */
function withoutArchiving(register: Register, { status, ...others }: Edits): Edits {
  if (status?.shallBe !== archivedStatus(register)) return status ? { status, ...others } : others;
  const also = new Set(Object.keys(register.archiving?.(true, '') ?? {}));
  return Object.fromEntries(Object.entries(others).filter(([field]) => !also.has(field)));
}

/** What somebody said of a row, and the row's id as they said it. */
export interface Said<Input> {
  input: Input;
  /** The row is another one today: the place that was said is of one that is gone. */
  isOther: boolean;
}

/**
 * Inputs of a register as they would be said today: ids of rows that became others are those of the others. Before
 * anything else is looked at, so that what a device captured before it heard of a merge still lands.
 */
export async function asMeant<Input extends { id?: unknown }>(
  tx: TenantTransaction,
  register: Register,
  inputs: readonly Input[],
): Promise<Said<Input>[]> {
  const { name: t } = register.entity;
  const said = inputs.map((input) => ({ input, words: { ...input } as Words }));
  const custom = await customNaming(
    tx,
    register,
    said.map(({ words }) => words),
  );
  await keepPeople(
    tx,
    said.flatMap(({ words }) => custom.flatMap((field) => saidIn(field, words))),
  );
  const fields = [...personFields(register.entity), ...custom];
  const own = (words: Words): Named[] =>
    merging.has(t) && 'edits' in words && isId(words['id']) ? [[t, words['id']]] : [];
  const named = said.flatMap(({ words }) => [
    ...own(words),
    ...fields.flatMap((field) => saidIn(field, words)),
  ]);
  const meant = await meantBy(tx, named);
  return said.map(({ input, words }): Said<Input> => {
    const made = meantFields(words, fields, meant);
    const id = 'edits' in words ? meant.get(t)?.get(String(words['id'])) : undefined;
    if (id === undefined) return { input: { ...input, ...made }, isOther: false };
    const edits = withoutArchiving(register, editsOf({ ...words, ...made }) ?? {});
    return { input: { ...input, ...made, id, edits }, isOther: true };
  });
}
