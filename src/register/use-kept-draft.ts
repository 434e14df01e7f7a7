import { useEffect, useState } from 'react';
import type { FormDraft } from '#store/register/form-draft.ts';
import { formDraft } from '#store/register/form-drafts.ts';
import { storeHere } from './save-row.ts';

/** Unsaved input of a form from before; null for none, undefined until it is read. */
export function useKeptDraft(key: string): FormDraft | null | undefined {
  const [kept, setKept] = useState<FormDraft | null>();
  useEffect(() => {
    let left = false;
    const read = async () => {
      const draft = await storeHere()
        .then((store) => formDraft(store, key))
        // A form without what was typed before is better than none.
        .catch(() => null);
      if (!left) setKept(draft);
    };
    void read();
    return () => {
      left = true;
    };
  }, [key]);
  return kept;
}
