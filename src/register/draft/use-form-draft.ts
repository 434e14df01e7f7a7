import { useEffect, useState } from 'react';
import { autosave } from '#store/drafts/autosave.ts';
import { forgetFormDraft, keepFormDraft } from '#store/register/form-drafts.ts';
import type { FormValues } from '../form-values.ts';
import { storeHere } from '../save-row.ts';

async function keep(key: string, typed: FormValues | null): Promise<void> {
  const here = await storeHere();
  if (typed) await keepFormDraft(here, { key, typed, at: Date.now() });
  else await forgetFormDraft(here, key);
}

/** Keeps the newest input of a form, or none, one write after the other. Says after each whether it failed. */
function saverOf(key: string, onSave: (failed: boolean) => void) {
  return autosave(async (typed: FormValues | null) => {
    try {
      await keep(key, typed);
      onSave(false);
    } catch (error) {
      onSave(true);
      throw error;
    }
  }, 0);
}

/**
 * Keeps what somebody types in a form at each key press, so that it is there again after the page was left or the browser
 * died. A save that failed is repeated with the next one, and when the page is left.
 */
export function useFormDraft(key: string) {
  const [unsaved, setUnsaved] = useState(false);
  const [saver] = useState(() => saverOf(key, setUnsaved));
  useEffect(() => {
    const leave = () => void saver.flush().catch(() => undefined);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', leave);
    };
  }, [saver]);
  return {
    /** The last save did not work: what is typed is in this page alone. */
    unsaved,
    note: (typed: FormValues) => saver.change(typed),
    forget(): Promise<void> {
      saver.change(null);
      return saver.flush();
    },
  };
}
