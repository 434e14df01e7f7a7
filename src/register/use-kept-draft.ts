import { useEffect, useState } from 'react';
import type { FormDraft } from '#store/register/form-draft.ts';
import { formDraft } from '#store/register/form-drafts.ts';
import { storeHere } from './save-row.ts';

/** What was typed in a form before and not saved; null for nothing, undefined until it is known. */
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
