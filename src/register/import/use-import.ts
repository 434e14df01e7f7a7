import { useEffect, useState } from 'react';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { grouped } from '../../ui/time.ts';
import { readDraft } from '../draft/read-draft.ts';
import { storeHere } from '../save-row.ts';
import {
  draftOf,
  forgetDraft,
  forgetLast,
  type ImportDraft,
  keepDecisions,
  keepDraft,
  keepLast,
  type KeptImport,
  keptImport,
  type LastImport,
  mostColumns,
  mostLines,
  type RowChange,
} from './import-draft.ts';
import type { Importable } from './importable.ts';
import { readImportFile } from './read-import-file.ts';

export interface Importing extends KeptImport {
  /** Reads a file and begins with it. Answers what is wrong with it, or null. */
  choose(file: File): Promise<string | null>;
  change(draft: ImportDraft): void;
  /** Forgets the draft: it was given up, or everything is added. */
  forget(): void;
  /** Lets the import be undone, before it adds the first row. Rejects where that cannot be kept. */
  beginAdding(draft: ImportDraft, changes: readonly RowChange[]): Promise<void>;
  undone(): void;
}

/** Changes of an import that goes on: those of before stand, since the rows say them already. */
function allChanges(
  last: LastImport | null,
  ids: readonly string[],
  changes: readonly RowChange[],
): RowChange[] {
  const before = last?.ids[0] === ids[0] ? (last?.changes ?? []) : [];
  const known = new Set(before.map(({ row }) => row.id));
  return [...before, ...changes.filter(({ row }) => !known.has(row.id))];
}

/**
 * The import that was begun on this device, kept at each step. Undefined until it is known; 'failed' where it could not be read,
 * since an import that begins then would take the place of it.
 */
export function useImport(view: Importable): Importing | 'failed' | undefined {
  const { register } = view;
  const { name } = register;
  const [kept, setKept] = useState<KeptImport>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    readDraft((store) => keptImport(store, name)).then(
      (found) => !left && setKept(found),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [name]);
  if (isFailed) return 'failed';
  if (!kept) return undefined;

  function keepWith(keep: typeof keepDraft, draft: ImportDraft): void {
    setKept((now) => ({ last: now?.last ?? null, draft }));
    void attempt(storeHere().then((store) => keep(store, name, draft)));
  }
  return {
    ...kept,
    change: (draft) => keepWith(keepDecisions, draft),
    async choose(file) {
      const table = await readImportFile(view, file);
      const { many } = register.words;
      if (table.rows.length === 0) return `“${file.name}” has no ${many}. Choose another file`;
      if (table.rows.length > mostLines) {
        return `“${file.name}” has ${grouped(table.rows.length)} rows. Import at most ${grouped(mostLines)} at a time: divide the file`;
      }
      if (table.columns.length > mostColumns) {
        return `“${file.name}” has ${table.columns.length} columns. Keep at most ${mostColumns}`;
      }
      keepWith(keepDraft, draftOf(register, file.name, table));
      return null;
    },
    forget() {
      setKept((now) => ({ last: now?.last ?? null, draft: null }));
      void attempt(storeHere().then((store) => forgetDraft(store, name)));
    },
    async beginAdding({ fileName, ids }, changes) {
      const last = { fileName, ids, changes: allChanges(kept.last, ids, changes), at: Date.now() };
      await keepLast(await storeHere(), name, last);
      setKept((now) => ({ draft: now?.draft ?? null, last }));
    },
    undone() {
      setKept({ ...kept, last: null });
      void attempt(storeHere().then((store) => forgetLast(store, name)));
    },
  };
}
