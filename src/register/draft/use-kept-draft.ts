import { useEffect, useState } from 'react';
import type { FormDraft } from '#store/register/form-draft.ts';
import { formDraft } from '#store/register/form-drafts.ts';
import { readDraft } from './read-draft.ts';

/** A form opens only with 'read': the first key press in it is saved over the draft. */
export type KeptDraft =
  | { state: 'reading' }
  | { state: 'failed'; readAgain(): void }
  | {
      state: 'read';
      /** Unsaved input of the form from before; null for none. */
      draft: FormDraft | null;
      /** It was saved or given up: a form that stays open begins without it. */
      drop(): void;
    };

/** The end of one reading: of the draft of this key, at this try. */
interface Reading {
  key: string;
  tried: number;
  /** 'failed': no attempt could read it. */
  found: FormDraft | null | 'failed';
}

/** Unsaved input of a form from before, as it was when the form opened. */
export function useKeptDraft(key: string): KeptDraft {
  const [tried, setTried] = useState(0);
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    let left = false;
    const end = (found: Reading['found']) => {
      if (!left) setReading({ key, tried, found });
    };
    readDraft((store) => formDraft(store, key)).then(end, () => end('failed'));
    return () => {
      left = true;
    };
  }, [key, tried]);
  if (reading?.key !== key || reading.tried !== tried) return { state: 'reading' };
  const { found } = reading;
  if (found === 'failed') return { state: 'failed', readAgain: () => setTried(tried + 1) };
  const drop = () => setReading({ key, tried, found: null });
  return { state: 'read', draft: found, drop };
}
