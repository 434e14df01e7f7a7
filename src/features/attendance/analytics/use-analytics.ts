import { useEffect, useState } from 'react';
import { analyseAttendance } from '#domain/attendance/analytics/analytics-operations.ts';
import type { AnalyticsAnswer } from '#domain/attendance/analytics/answer.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { call } from '../../../api/calls/call.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { askAnalytics, followAnalytics } from '../../../api/workers/analytics-here.ts';

/** An answer, and where it comes from. */
export interface Answered {
  answer: AnalyticsAnswer;
  /** When the device was last up to date, ms; null for the server's answer, which is of now. */
  asOf: number | null;
  /** Reports of this person that are counted and not sent yet. */
  pending: number;
}

export type Analytics =
  | { state: 'loading' }
  | { state: 'ready'; answered: Answered; isOld: boolean }
  /** The device does not hold every report, and there is no connection. */
  | { state: 'elsewhere'; isFilling: boolean }
  | { state: 'failed' };

type Found = Exclude<Analytics, { state: 'loading' } | { state: 'ready' }> | Answered;

async function answerFor(question: AnalyticsQuestion, online: boolean): Promise<Found> {
  const here = await askAnalytics(question);
  if (here && here.asOf !== null) {
    return { answer: here.answer, asOf: here.asOf, pending: here.pending };
  }
  if (!online) return { state: 'elsewhere', isFilling: here?.isFilling ?? true };
  const answered = await call(analyseAttendance, question);
  if (answered.answeredBy === 'device') return { state: 'failed' };
  return { answer: answered.output.data, asOf: null, pending: 0 };
}

/** Answer with its question: the one before stays on the screen, marked as old, until the next has come. */
type Kept = { question: string; found: Found };

/** The answer to a question about attendance, of this device, else of the server; asked again when reports change. */
export function useAnalytics(asked: AnalyticsQuestion): Analytics & { retry(): void } {
  const online = useConnection().state === 'online';
  const [kept, setKept] = useState<Kept | null>(null);
  const [change, setChange] = useState(0);
  const question = JSON.stringify(asked);
  /** Another one after each change: asked again, although it says the same. */
  const ask = JSON.stringify([asked, change]);
  const retry = () => setChange((before) => before + 1);
  useEffect(() => followAnalytics(() => setChange((before) => before + 1)), []);
  useEffect(() => {
    let isOver = false;
    const [wanted] = JSON.parse(ask) as [AnalyticsQuestion];
    const take = (found: Found) => {
      if (!isOver) setKept({ question: JSON.stringify(wanted), found });
    };
    answerFor(wanted, online).then(take, () => take({ state: 'failed' }));
    return () => {
      isOver = true;
    };
  }, [ask, online]);
  if (kept === null) return { state: 'loading', retry };
  const { found } = kept;
  if ('answer' in found) {
    return { state: 'ready', answered: found, isOld: kept.question !== question, retry };
  }
  return kept.question === question ? { ...found, retry } : { state: 'loading', retry };
}
