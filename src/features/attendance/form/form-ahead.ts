import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import { draftFor } from '#store/attendance/draft.ts';
import { draftInHand } from '#store/attendance/my-reports/draft-in-hand.ts';
import { recentAttendance, reportOf } from '#store/attendance/reports-of-service.ts';
import { serviceToCount } from '#store/attendance/to-count.ts';
import {
  churchesInScope,
  churchesToCount,
  policyOf,
  servicesInScope,
} from '#store/churches/queries.ts';
import type { Store } from '#store/database.ts';
import { freshness } from '#store/freshness.ts';
import { askAhead, inTime } from '../../../api/calls/asked-ahead.ts';
import { dueFrom } from '../place/due.ts';
import { onlyCounts } from './only-counts.ts';
import { activeServices, contextOf, reportTargetOf } from '../place/report-target.ts';
import { startAt, type WantedCount } from '../place/start-at.ts';
import { storeAndDraft } from '../draft/use-draft.ts';
import { anyZone, dayIn } from '../use-day.ts';

/** Asks the form's questions ahead, each part once the part around it is drawn: found in one go, drawn at once. */
async function askOf(store: Store, wanted: WantedCount | null): Promise<void> {
  const form = churchAttendanceReport.id;
  const [churches, held, services, inHand] = await Promise.all([
    askAhead(store, churchesToCount),
    askAhead(store, churchesInScope),
    askAhead(store, servicesInScope),
    askAhead(store, draftInHand, form),
    askAhead(store, freshness),
  ]);
  const start = startAt(wanted, churches, inHand);
  const { churchId } = start;
  const church = held.find(({ id }) => id === churchId);
  const day = dayIn(church?.timeZone ?? anyZone);
  const due = dueFrom(activeServices(services, churchId), start.serviceId, day.today);
  const toCount = await askAhead(store, serviceToCount, due);
  await askAhead(store, draftFor, contextOf(start));
  const mayCount = churches.some(({ id }) => id === churchId);
  const target = reportTargetOf(start, { church, services, mayCount, day, shown: null, toCount });
  if (!target) return;
  const { serviceId, date, groupId } = target;
  const service = { date, churchId, groupId, serviceId };
  await Promise.all([
    askAhead(store, reportOf, service),
    askAhead(store, policyOf, churchId),
    askAhead(store, recentAttendance, service),
    askAhead(store, storeAndDraft, { form, churchId, serviceId, date, groupId }),
  ]);
}

/** Ms that the form waits for it: a store that does not answer is told by the form. */
const patience = 1000;

/** The form of a church. What is not found ahead the form asks itself. */
export function formAhead(wanted: WantedCount | null): Promise<void> {
  return inTime(patience, (store) => askOf(store, wanted));
}

/** The home page of who only counts. */
export function homeAhead(): Promise<void> {
  return inTime(patience, async (store) => {
    if (onlyCounts(store.profile.grants)) await askOf(store, null);
  });
}
