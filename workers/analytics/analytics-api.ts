import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import type { AnswerHere } from '#store/attendance/analytics/counted-here.ts';

/** Something that answers follow from has changed: whoever shows one asks again. */
export type OnChange = () => void;

/** Answers questions about the reports of this device. */
export interface AnalyticsHere {
  /** Reads the reports ahead of a question. */
  prepare(): void;
  /** Null without a person at the device. The first answer waits until the reports are read. */
  ask(question: AnalyticsQuestion): Promise<AnswerHere | null>;
  /** Keeps what is read current from now on. */
  follow(onChange: OnChange): void;
  /** Nobody shows an answer any more: a while later what was read is let go. */
  leave(): void;
}
