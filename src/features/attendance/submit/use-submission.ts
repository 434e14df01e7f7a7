import { useRef, useState } from 'react';
import type { Finding } from '#domain/attendance/rules.ts';
import { Failure } from '#domain/errors.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';
import { haptics } from '../../../ui/haptics.ts';
import { failureSnack } from '../../../ui/snackbar/failure-snack.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { submitReport } from './submit-report.ts';

export type Submission =
  | { state: 'counting' }
  /** Looked at and found wanting: stops stand at their fields until they are mended. */
  | { state: 'stopped'; refused: Finding[] }
  | { state: 'asking'; findings: Finding[] }
  | { state: 'saving' }
  | { state: 'saved'; itemId: string };

function refusedFields(error: unknown): Finding[] {
  if (!(error instanceof Failure) || error.status === 401) return [];
  const fields = Object.entries(error.fields ?? {});
  if (fields.length === 0) return [{ severity: 'stop', field: '', message: error.message }];
  return fields.map(([field, message]) => ({ severity: 'stop', field, message }));
}

/** A device that keeps the report sooner than this says so without "Saving…" in between. */
const patienceMs = 400;

/** The way of a report from the button to the device's vault. */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ state: 'counting' });
  const sending = useRef(false);

  async function send(draft: ReportDraft, flush: () => Promise<void>) {
    if (sending.current) return;
    sending.current = true;
    const slow = setTimeout(() => setSubmission({ state: 'saving' }), patienceMs);
    try {
      // Does not wait for the draft: the submission holds the numbers itself, and a draft that is
      // saved beside it is closed with it, in whatever order the two arrive.
      const itemId = await submitReport(draft);
      clearTimeout(slow);
      haptics([12, 60, 12]);
      setSubmission({ state: 'saved', itemId });
    } catch (error) {
      clearTimeout(slow);
      await flush().catch(() => undefined);
      const refused = refusedFields(error);
      setSubmission(refused.length > 0 ? { state: 'stopped', refused } : { state: 'counting' });
      // A report that this device could not store has a notice in the page: a message would hide its name.
      if (error instanceof Failure && error.code === 'out_of_space') return;
      const snack = failureSnack(error, import.meta.env.PROD);
      if (snack) snackbars.show(snack);
    } finally {
      sending.current = false;
    }
  }
  return {
    submission,
    send,
    /** Submits, or says why not yet. */
    submit(draft: ReportDraft, findings: Finding[], flush: () => Promise<void>) {
      if (findings.some(({ severity }) => severity === 'stop')) {
        setSubmission({ state: 'stopped', refused: [] });
      } else if (findings.length > 0 || draft.basedOn) {
        setSubmission({ state: 'asking', findings });
      } else void send(draft, flush);
    },
    back: () => setSubmission({ state: 'counting' }),
  };
}
