import { pastoralNoteStore, safetyNoteStore } from '../care/scopes.ts';
import { type EntityStore, tableName } from '../entity-store.ts';
import { forgetRecords } from '../privacy/forget-traces.ts';
import type { Traced } from '../privacy/rows-to-erase.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { type Erasure, inNoMerge, unchanged } from './erasure.ts';

function archivedIn(store: EntityStore): Erasure {
  const { name: t } = store;
  return {
    kind: 'notes',
    due: `${tableName(store)} r where r.tenant_id = $1 and r.status = 'archived'
     and ${unchanged(t)} and ${inNoMerge}`,
    order: 'r.id',
    locks: true,
    atOnce: 100,
    async erase({ tx, ids }) {
      await forgetRecords(
        tx,
        ids.map((id): Traced => [t, id]),
      );
      const recorded = await recordEffect(tx, { output: null, erased: { [t]: ids } }, null);
      return { count: ids.length, recorded };
    },
  };
}

/** Notes about people that are over, with everything that remembers them. */
export const archivedNotes: readonly Erasure[] = [
  archivedIn(pastoralNoteStore),
  archivedIn(safetyNoteStore),
];
