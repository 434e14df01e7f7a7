import { sameValue } from '#domain/editing.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { mergedRows } from '#domain/register/merged-rows.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { columnOf, selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { personReferences } from '../people/person-references.ts';
import type { TouchedRow } from './touched-rows.ts';

/** The register of an entity that refers to people, or of people. */
export function registerOf(t: string): Register {
  return must(
    registers.find(({ register }) => register.entity.name === t),
    `a register of ${t}, by whose rules its rows are merged`,
  ).register;
}

/** Rows that name one of the two, kept from others until the end. */
async function rowsNaming(
  tx: TenantTransaction,
  t: string,
  fields: readonly string[],
  ids: readonly string[],
): Promise<AnyRow[]> {
  const store = storeNamed(t);
  const naming = fields.map((field) => `${columnOf(store, field)} = any($2)`);
  return tx.rows<AnyRow>(
    `${t} that names people`,
    `select ${selectList(store)} from ${tableName(store)}
     where tenant_id = $1 and (${naming.join(' or ')}) order by id for update`,
    [tx.tenantId, ids],
  );
}

/** What becomes of everything that refers to the two: only rows that become others. */
export async function movedRows(
  tx: TenantTransaction,
  kept: Person,
  lostId: string,
): Promise<TouchedRow[]> {
  const touched: TouchedRow[] = [];
  for (const { entity, fields } of personReferences) {
    const { name: t } = entity;
    const rows = await rowsNaming(tx, t, fields, [kept.id, lostId]);
    const known = new Map(rows.map((row) => [row.id, row]));
    const before = (id: string) => must(known.get(id), 'a row that was read');
    const { stay, go } = mergedRows(registerOf(t), fields, rows, { kept: { ...kept }, lostId });
    for (const after of stay) {
      if (!sameValue(before(after.id), after)) touched.push({ t, before: before(after.id), after });
    }
    for (const { id, into } of go) touched.push({ t, before: before(id), after: null, into });
  }
  return touched;
}
