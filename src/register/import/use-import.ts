import { useEffect, useState } from 'react';
import { readTable } from '../../api/exchange.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import type { RegisterView } from '../register-view.ts';
import { storeHere } from '../save-row.ts';
import {
  draftOf,
  forgetDraft,
  forgetLast,
  type ImportDraft,
  keepDraft,
  keepLast,
  type KeptImport,
  keptImport,
  type LastImport,
  mostLines,
} from './import-draft.ts';

export interface Importing extends KeptImport {
  /** Reads a file and begins with it. Answers what is wrong with it, or null. */
  choose(file: File): Promise<string | null>;
  change(draft: ImportDraft): void;
  /** Gives up what was begun. */
  startAgain(): void;
  /** What was begun is done; it can be undone from now on. */
  done(last: Omit<LastImport, 'at'>): void;
  undone(): void;
}

/** The import that was begun on this device, kept at each step. Undefined until it is known. */
export function useImport({ register }: RegisterView): Importing | undefined {
  const [kept, setKept] = useState<KeptImport>();
  useEffect(() => {
    let left = false;
    const read = async () => {
      // An import that begins again is better than none.
      const found = await storeHere()
        .then((store) => keptImport(store, register))
        .catch(() => ({ draft: null, last: null }));
      if (!left) setKept(found);
    };
    void read();
    return () => {
      left = true;
    };
  }, [register]);
  if (!kept) return undefined;

  function change(draft: ImportDraft): void {
    setKept((now) => ({ last: now?.last ?? null, draft }));
    void attempt(storeHere().then((store) => keepDraft(store, register, draft)));
  }
  async function keepDone(last: LastImport): Promise<void> {
    const store = await storeHere();
    await keepLast(store, register, last);
    await forgetDraft(store, register);
  }
  return {
    ...kept,
    change,
    async choose(file) {
      const table = await readTable(file);
      const { many } = register.words;
      if (table.rows.length === 0) return `“${file.name}” has no ${many}. Choose another file`;
      if (table.rows.length > mostLines) {
        return `“${file.name}” has ${table.rows.length} rows. Import at most ${mostLines} at a time: divide the file`;
      }
      change(draftOf(register, file.name, table));
      return null;
    },
    startAgain() {
      setKept({ ...kept, draft: null });
      void attempt(storeHere().then((store) => forgetDraft(store, register)));
    },
    done(added) {
      const last = { ...added, at: Date.now() };
      setKept({ draft: null, last });
      void attempt(keepDone(last));
    },
    undone() {
      setKept({ ...kept, last: null });
      void attempt(storeHere().then((store) => forgetLast(store, register)));
    },
  };
}
