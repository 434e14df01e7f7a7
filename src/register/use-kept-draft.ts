import { useEffect, useState } from 'react';
import type { FormDraft } from '#store/register/form-draft.ts';
import { formDraft } from '#store/register/form-drafts.ts';
import { storeHere } from './save-row.ts';

/** Ms between two attempts to read it. */
const pause = 300;
const attempts = 4;

/** A database that did not open when the page started opens at a later question: what somebody typed must not be missed for that. */
async function readDraft(key: string, left = attempts): Promise<FormDraft | null> {
  try {
    return await formDraft(await storeHere(), key);
  } catch {
    // A form without what was typed before is better than none.
    if (left <= 1) return null;
    await new Promise((done) => setTimeout(done, pause));
    return readDraft(key, left - 1);
  }
}

/** Unsaved input of a form from before; null for none, undefined until it is read. */
export function useKeptDraft(key: string): FormDraft | null | undefined {
  const [kept, setKept] = useState<FormDraft | null>();
  useEffect(() => {
    let left = false;
    const read = async () => {
      const draft = await readDraft(key);
      if (!left) setKept(draft);
    };
    void read();
    return () => {
      left = true;
    };
  }, [key]);
  return kept;
}
