import { proxy } from 'comlink';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import type { AnswerHere } from '#store/attendance/analytics/counted-here.ts';
import address from '../../../workers/analytics/analytics.worker.ts?worker&url';
import type { AnalyticsHere, OnChange } from '../../../workers/analytics/analytics-api.ts';
import { workerClient } from './worker-client.ts';

const ask = workerClient<AnalyticsHere>(address);

/** The same in the page, for an old browser and for a script that is out of reach. */
async function inPage(): Promise<AnalyticsHere> {
  return (await import('../../../workers/analytics/analytics-here.ts')).analyticsHere;
}

let here: Promise<boolean> | undefined;

/** Whether the worker answers; found out once, so that both do not read every report. */
function hasWorker(): Promise<boolean> {
  here ??= ask((analytics) => analytics.prepare()).then(
    () => true,
    () => false,
  );
  return here;
}

/** Answer of this device; null without a person at it. */
export async function askAnalytics(question: AnalyticsQuestion): Promise<AnswerHere | null> {
  if (await hasWorker()) return ask((analytics) => analytics.ask(question));
  return (await inPage()).ask(question);
}

/** Tells after each change of what answers follow from, until what it answers is called. */
export function followAnalytics(onChange: OnChange): () => void {
  let closed = false;
  const tell = () => {
    if (!closed) onChange();
  };
  async function run(work: 'follow' | 'leave'): Promise<void> {
    if (await hasWorker()) {
      await ask((analytics) =>
        work === 'leave' ? analytics.leave() : analytics.follow(proxy(tell)),
      );
      return;
    }
    const analytics = await inPage();
    if (work === 'leave') analytics.leave();
    else analytics.follow(tell);
  }
  // Without it the answer stays as it is until somebody asks again.
  void run('follow').catch(() => undefined);
  return () => {
    closed = true;
    void run('leave').catch(() => undefined);
  };
}
