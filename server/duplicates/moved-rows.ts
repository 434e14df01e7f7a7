import { sameValue } from '#domain/editing.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { mergedRows } from '#domain/register/merged-rows.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { personReferencesHere } from '../people/person-references.ts';
import { registerOf } from '../people/registers-naming.ts';
import { rowsNaming } from '../people/rows-naming.ts';
import type { TouchedRow } from './touched-rows.ts';

/** Rows that refer to one of the two, as they become by the merge: those that stay as they are are left out. */
export async function movedRows(
  tx: TenantTransaction,
  kept: Person,
  lostId: string,
): Promise<TouchedRow[]> {
  const touched: TouchedRow[] = [];
  for (const { entity, fields } of await personReferencesHere(tx)) {
    const { name: t } = entity;
    const naming = await rowsNaming(tx, entity, fields, [kept.id, lostId]);
    // The two themselves may name one of them: they become one beside this.
    const rows = naming.filter(({ id }) => id !== kept.id && id !== lostId);
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
