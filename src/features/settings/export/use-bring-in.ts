import { useEffect, useRef, useState } from 'react';
import type { ImportState } from '#domain/tenant-import/import-state.ts';
import { importTenantHere, readImport } from '#domain/tenant-import/operations.ts';
import { call } from '../../../api/calls/call.ts';
import { sentenceOf, useServerQuery } from '../use-server-query.ts';
import { sendZip } from './send-zip.ts';

/** Milliseconds between two questions of how far it is. */
const pace = 1000;

/** Work of this page on a file; `none` where only the server's own state counts. */
type Step =
  | { step: 'none' }
  | { step: 'sending'; bytes: number; sent: number }
  | { step: 'answered'; answer: ImportState }
  | { step: 'failed'; problem: string };

/** The way of a zip into the organisation: sent, looked at, confirmed, and followed until it is in. */
export function useBringIn() {
  const asked = useServerQuery(readImport, {});
  const [step, setStep] = useState<Step>({ step: 'none' });
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const state = step.step === 'answered' ? step.answer : asked.data;
  const isRunning = state?.state === 'running';
  const { again } = asked;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void again().then(() => setStep({ step: 'none' })), pace);
    return () => clearInterval(timer);
  }, [isRunning, again]);

  async function answered(work: Promise<ImportState>, signal?: AbortSignal): Promise<void> {
    try {
      const answer = await work;
      setStep({ step: 'answered', answer });
    } catch (error) {
      if (!signal?.aborted) setStep({ step: 'failed', problem: sentenceOf(error) });
    }
  }
  return {
    asked,
    state,
    step,
    choose(file: File): Promise<void> {
      const { signal } = (sending.current = new AbortController());
      const onProgress = (sent: number) => {
        if (!signal.aborted) setStep({ step: 'sending', bytes: file.size, sent });
      };
      onProgress(0);
      return answered(sendZip(file, signal, onProgress), signal);
    },
    stop(): void {
      sending.current?.abort();
      setStep({ step: 'none' });
    },
    begin(sha256: string): Promise<void> {
      const begun = call(importTenantHere, { sha256 });
      return answered(
        begun.then((answer) => {
          if (answer.answeredBy === 'device') throw new Error('Only the server brings a file in');
          return answer.output;
        }),
      );
    },
  };
}
