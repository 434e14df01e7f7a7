import type { Edits } from '#domain/editing.ts';
import { person } from '#domain/people/entities.ts';
import { type AnyRow, archivedStatus, type Register } from '#domain/register/register.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { personFields, personReferences } from '../people/person-references.ts';

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

/** The id of the row that this one is today. */
export async function idMeant(tx: TenantTransaction, t: string, id: string): Promise<string> {
  if (!merging.has(t)) return id;
  return (await meantBy(tx, [[t, id]])).get(t)?.get(id) ?? id;
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

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Ids of people that a field says, or that an edit of it says. */
function saidIn(field: string, said: AnyRow): Named[] {
  const edit = (said['edits'] as Edits | undefined)?.[field];
  return [said[field], edit?.was, edit?.shallBe].filter(isId).map((id): Named => [person.name, id]);
}

function withMeantFields(said: AnyRow, fields: readonly string[], meant: Meant): AnyRow {
  const people = meant.get(person.name);
  if (!people) return said;
  const today = (value: unknown) => (isId(value) ? (people.get(value) ?? value) : value);
  const made = { ...said };
  const edits: Edits = { ...(said['edits'] as Edits | undefined) };
  for (const field of fields) {
    if (field in made) made[field] = today(made[field]);
    const edit = edits[field];
    if (edit) edits[field] = { was: today(edit.was), shallBe: today(edit.shallBe) };
  }
  return 'edits' in said ? { ...made, edits } : made;
}

/**
 * Without the archiving, where the row became another one: it is away, which is what was asked for. To archive the
 * one that stayed is another wish.
 */
function withoutArchiving(register: Register, said: AnyRow): AnyRow {
  const { status, ...edits } = (said['edits'] ?? {}) as Edits;
  if (status?.shallBe !== archivedStatus(register)) return said;
  const also = new Set(Object.keys(register.archiving?.(true, '') ?? {}));
  const left = Object.entries(edits).filter(([field]) => !also.has(field));
  return { ...said, edits: Object.fromEntries(left) };
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
  const fields = personFields(register.entity);
  const all = inputs as readonly unknown[] as readonly AnyRow[];
  const own = (said: AnyRow): Named[] =>
    merging.has(t) && 'edits' in said && isId(said.id) ? [[t, said.id]] : [];
  const named = all.flatMap((said) => [
    ...own(said),
    ...fields.flatMap((field) => saidIn(field, said)),
  ]);
  const meant = await meantBy(tx, named);
  return all.map((said): Said<Input> => {
    const made = withMeantFields(said, fields, meant);
    const id = 'edits' in said ? meant.get(t)?.get(said.id) : undefined;
    if (id === undefined) return { input: made as unknown as Input, isOther: false };
    const landed = withoutArchiving(register, { ...made, id });
    return { input: landed as unknown as Input, isOther: true };
  });
}
