import type { Telling } from '#store/outbox/telling.ts';
import { forgetTelling, tellingsOf } from '#store/outbox/tellings.ts';
import { activeProfile } from '#store/session/session.ts';
import { callLimit, type SyncContext } from './context.ts';
import { fetchAs } from './fetch-as.ts';
import { singleFlight } from './single-flight.ts';

/** Answers that may be others in a moment. */
const passing = new Set([401, 408, 425, 429]);

async function tell(context: SyncContext, telling: Telling): Promise<'over' | 'later'> {
  const { accountId, method, path, body } = telling;
  const answer = await fetchAs(context, accountId, path, {
    method,
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(callLimit),
  });
  if (typeof answer === 'string') return 'later';
  return answer.status >= 500 || passing.has(answer.status) ? 'later' : 'over';
}

async function tellAll(context: SyncContext): Promise<void> {
  const { vault } = context.databases;
  const profile = await activeProfile(vault);
  if (profile?.session.kind !== 'signedIn') return;
  for (const telling of await tellingsOf(vault, profile.id)) {
    if ((await tell(context, telling)) === 'later') return;
    // A refusal does not change by asking again.
    await forgetTelling(vault, telling);
  }
}

/** Tells the server the states that it does not know yet. One that was lost on the way is told with the next look. */
export async function tellStates(context: SyncContext): Promise<void> {
  // A way to the server that is not there is looked for by whoever sends the queue.
  await singleFlight(context.locks, 'tellings', () => tellAll(context)).catch(() => undefined);
}
