import { useEffect, useRef, useState } from 'react';
import { holdDraft, type DraftHold, type Hold } from '#store/drafts/hold-draft.ts';
import type { FormDraft } from '#store/register/form-draft.ts';
import { formDraft } from '#store/register/form-drafts.ts';
import { readDraft } from './read-draft.ts';

/** A form opens only with 'read': the first key press in it is saved over the draft. */
export type KeptDraft =
  | { state: 'reading' }
  | { state: 'failed'; readAgain(): void }
  | {
      /** Another tab has the form. */
      state: 'elsewhere';
      /** Takes it over, with what was typed there. */
      continueHere(): void;
    }
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

/** Keeps a form to one tab while it is shown: two would save over each other’s draft. `onHere`: each time that this tab gets it. */
function useHold(key: string, onHere: () => void) {
  const [asked, setAsked] = useState<{ key: string; hold: Hold } | null>(null);
  const held = useRef<DraftHold>(null);
  const here = useRef(onHere);
  useEffect(() => {
    // The form that this one takes the place of lets go at the same moment: asked before that, it would seem to be in another tab.
    const ask = setTimeout(() => {
      held.current = holdDraft(key, navigator.locks, (hold) => {
        setAsked({ key, hold });
        if (hold === 'here') here.current();
      });
    });
    return () => {
      clearTimeout(ask);
      held.current?.release();
      held.current = null;
    };
  }, [key]);
  const hold: Hold = asked?.key === key ? asked.hold : 'asking';
  return { hold, continueHere: () => held.current?.continueHere() };
}

/** Unsaved input of a form from before, as it was when the form opened. */
export function useKeptDraft(key: string): KeptDraft {
  const [tried, setTried] = useState(0);
  const [reading, setReading] = useState<Reading | null>(null);
  const { hold, continueHere } = useHold(key, () => setTried((before) => before + 1));
  useEffect(() => {
    if (hold !== 'here') return undefined;
    let left = false;
    const end = (found: Reading['found']) => {
      if (!left) setReading({ key, tried, found });
    };
    readDraft((store) => formDraft(store, key)).then(end, () => end('failed'));
    return () => {
      left = true;
    };
  }, [key, tried, hold]);
  if (hold === 'elsewhere') return { state: 'elsewhere', continueHere };
  if (hold === 'asking' || reading?.key !== key || reading.tried !== tried) {
    return { state: 'reading' };
  }
  const { found } = reading;
  if (found === 'failed') return { state: 'failed', readAgain: () => setTried(tried + 1) };
  const drop = () => setReading({ key, tried, found: null });
  return { state: 'read', draft: found, drop };
}
