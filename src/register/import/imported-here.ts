import type { AnyRow, Register } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '#store/database.ts';
import { rowsWithPending, rowsWithPendingById } from '#store/register/rows-with-pending.ts';
import { keptImport } from './import-draft.ts';

/** Ids of rows that an import brought to this device: of the one that is kept, and of the newest one. */
export interface ImportedHere {
  present: ReadonlySet<string>;
  /** Those that are not archived. */
  inUse: ReadonlySet<string>;
  /** Every row of the register where lines find the row that they change, else none. */
  rows: readonly AnyRow[];
}

const none: readonly AnyRow[] = [];

/** The named question about the imports of a register. A form does not read its other rows where it has no rule about them. */
export function importedHere(register: Register): (store: Store) => Promise<ImportedHere> {
  return async (store) => {
    const { draft, last } = await keptImport(store, register.name);
    const ids = new Set([...(draft?.ids ?? []), ...(last?.ids ?? [])]);
    const rows = await rowsWithPendingById(store, register, [...ids]);
    return {
      present: new Set(rows.map(({ id }) => id)),
      rows: draft?.findBy ? await rowsWithPending(store, register) : none,
      inUse: new Set(rows.filter((row) => !isArchived(row)).map(({ id }) => id)),
    };
  };
}
