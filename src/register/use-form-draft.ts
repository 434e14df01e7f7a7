import { useEffect, useRef } from 'react';
import { forgetFormDraft, keepFormDraft } from '#store/register/form-drafts.ts';
import type { FormValues } from './form-values.ts';
import { storeHere } from './save-row.ts';

/** Ms after the last key press at which what is typed is kept. */
const rest = 300;

/** Keeps what somebody types in a form, so that it is there again after the page was left or the browser died. */
export function useFormDraft(key: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<FormValues | null>(null);
  async function keepNow(): Promise<void> {
    clearTimeout(timer.current);
    const typed = waiting.current;
    waiting.current = null;
    if (typed) await keepFormDraft(await storeHere(), { key, typed, at: Date.now() });
  }
  const keep = useRef(keepNow);
  useEffect(() => {
    keep.current = keepNow;
  });
  useEffect(() => {
    const leave = () => void keep.current();
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  return {
    note(typed: FormValues): void {
      waiting.current = typed;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep.current(), rest);
    },
    async forget(): Promise<void> {
      clearTimeout(timer.current);
      waiting.current = null;
      await forgetFormDraft(await storeHere(), key);
    },
  };
}
