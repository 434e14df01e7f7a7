import { useEffect, useState } from 'react';
import type { Register } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '#store/database.ts';
import { rowsInParts } from '#store/register/rows-in-parts.ts';
import { storeHere } from '../save-row.ts';
import type { KeptImport } from './import-draft.ts';

/** Ids of rows that an import brought to this device. */
export interface ImportedHere {
  present: ReadonlySet<string>;
  /** Those that are not archived. */
  inUse: ReadonlySet<string>;
}

export async function importedHere(
  store: Store,
  register: Register,
  ids: readonly string[],
): Promise<ImportedHere> {
  const present = new Set<string>();
  const inUse = new Set<string>();
  for await (const part of rowsInParts(store, register, ids)) {
    for (const row of part) {
      present.add(row.id);
      if (!isArchived(row)) inUse.add(row.id);
    }
  }
  return { present, inUse };
}

const none: readonly string[] = [];

/**
 * Of the draft, or of the newest import where there is none. Asked at first and when adding ends, and not at each change: while
 * very many rows arrive, to read them again and again stands in their way. Undefined until it is known.
 */
export function useImportedHere(
  view: { here(store: Store, ids: readonly string[]): Promise<ImportedHere> },
  kept: KeptImport | undefined,
  isAdding: boolean,
): ImportedHere | undefined {
  const ids = kept?.draft?.ids ?? kept?.last?.ids ?? none;
  const [known, setKnown] = useState<{ ids: readonly string[]; here: ImportedHere }>();
  const isAsked = kept !== undefined && !isAdding;
  useEffect(() => {
    let left = false;
    if (isAsked) void read();
    async function read(): Promise<void> {
      // Without an answer a row counts as not here: added again under its id, it is added once.
      const here = await storeHere()
        .then((store) => view.here(store, ids))
        .catch((): ImportedHere => ({ present: new Set(), inUse: new Set() }));
      if (!left) setKnown({ ids, here });
    }
    return () => {
      left = true;
    };
  }, [view, ids, isAsked]);
  return known?.ids === ids ? known.here : undefined;
}
