import { useRef, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { Lists } from '#domain/rolls/marks.ts';
import { databases, storeOf } from '#store/database.ts';
import { type Differing, differingCounts, fillReport } from '#store/rolls/fill-report.ts';
import type { RollCall } from '#store/rolls/roll-call.ts';
import type { Calling } from './use-roll-call.ts';

export type ReportStep =
  | { state: 'calling' }
  | { state: 'busy' }
  /** Somebody typed other numbers, and says which ones stand. */
  | { state: 'asking'; differing: Differing[]; lists: Lists }
  | { state: 'failed'; message: string };

/** Sends the marks and fills the report with the numbers that follow from them. */
export function useReportStep(
  { meeting, church, service }: RollCall,
  { lists, send }: Calling,
  onReport: () => void,
) {
  const [step, setStep] = useState<ReportStep>({ state: 'calling' });
  // Pressed twice before the button is drawn busy, it would go twice.
  const going = useRef(false);

  async function go(work: () => Promise<ReportStep>): Promise<void> {
    if (going.current) return;
    going.current = true;
    setStep({ state: 'busy' });
    try {
      setStep(await work());
    } catch (error) {
      const message = error instanceof Failure ? error.message : 'This was not saved. Try again';
      setStep({ state: 'failed', message });
    } finally {
      going.current = false;
    }
  }
  async function fill(marked: Lists, overwrites: boolean): Promise<ReportStep> {
    const store = must(await storeOf(databases()), 'a signed-in person');
    await fillReport(store, meeting, { lists: marked, overwrites, names: { church, service } });
    onReport();
    return { state: 'calling' };
  }
  return {
    step,
    back: () => setStep({ state: 'calling' }),
    /** The marks alone. */
    sendOnly: () =>
      go(async () => {
        await send();
        return { state: 'calling' };
      }),
    next: () =>
      go(async () => {
        await send();
        const store = must(await storeOf(databases()), 'a signed-in person');
        const differing = await differingCounts(store, meeting, lists);
        return differing.length === 0 ? fill(lists, false) : { state: 'asking', differing, lists };
      }),
    choose: (marked: Lists, overwrites: boolean) => go(() => fill(marked, overwrites)),
  };
}
