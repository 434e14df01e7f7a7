import { analyse } from '#domain/attendance/analytics/analyse.ts';
import type { AnalyticsAnswer } from '#domain/attendance/analytics/answer.ts';
import {
  type AnalyticsFacts,
  type Counted,
  countedOf,
} from '#domain/attendance/analytics/counted.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import type { Store } from '../../database.ts';
import type { KnownProfile } from '../../session/profile.ts';
import { freshness } from '../../freshness.ts';
import { holdsAllAsOf } from '../../holds-all.ts';
import { analyticsFacts } from './analytics-facts.ts';
import { keepQuarters } from '../packed/kept-quarters.ts';
import { type ColumnsHere, columnsHere } from './report-columns.ts';

/** Everything that answers of this device follow from. */
export interface CountedHere {
  /** The account that it was pulled for, with its rights then. */
  owner: string;
  counted: Counted;
  facts: AnalyticsFacts;
  pending: ColumnsHere['pending'];
  /** When the device was last up to date, ms; null as long as it does not hold every report of its person. */
  asOf: number | null;
  /** Whether the first reports still arrive. */
  isFilling: boolean;
  /** To be called once an answer is given: what was read report by report is read sooner the next time. */
  keep(): Promise<void>;
}

/** Answer of the device, with how far it can be trusted. */
export interface AnswerHere extends Pick<CountedHere, 'asOf' | 'isFilling'> {
  answer: AnalyticsAnswer;
  /** Reports of this person that are counted here and not sent yet. */
  pending: number;
}

/** With other rights, the same person sees other sums. */
export function ownerOf({ id, grants }: Pick<KnownProfile, 'id' | 'grants'>): string {
  return `${id} ${JSON.stringify(grants)}`;
}

/** @param now ms */
export async function countedHere(store: Store, now: number): Promise<CountedHere> {
  const [{ columns, pending, made }, facts] = await Promise.all([
    columnsHere(store),
    analyticsFacts(store),
  ]);
  const { state } = await freshness(store);
  return {
    owner: ownerOf(store.profile),
    counted: countedOf(columns, facts, now),
    facts,
    pending,
    asOf: await holdsAllAsOf(store, 'reports'),
    isFilling: state !== 'ready',
    // Let go once it is kept: it is as large as the columns.
    keep: () => keepQuarters(store.cache, made.splice(0)),
  };
}

export function answerHere(
  { counted, facts, pending, asOf, isFilling }: CountedHere,
  question: AnalyticsQuestion,
): AnswerHere {
  return {
    answer: analyse(question, counted, facts),
    pending: pending[question.kind],
    asOf,
    isFilling,
  };
}
