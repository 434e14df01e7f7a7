import type { HeldReport } from '#domain/attendance/held.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../database.ts';
import { undecided } from './my-reports/needing-me.ts';

export type WaitingReport = HeldReport & { churchName: string | null };

/** Reports that an administrator is to accept or refuse, the oldest first. */
export async function reportsHeld({ cache, profile }: Store): Promise<WaitingReport[]> {
  const rows = await cache.heldReport.where('status').equals('waiting').toArray();
  // A report that this person sent before their role ended is for somebody else to decide.
  const theirs = rows.filter((row) => row.accountId !== profile.id);
  const churches = await cache.church.bulkGet(theirs.map((row) => row.churchId));
  const named = theirs.map((row, at) =>
    Object.assign(row, { churchName: churches[at]?.name ?? null }),
  );
  return named.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
}

/** Reports of others that this person may decide: two that differ, and those in review. */
export async function reportsToDecide(store: Store): Promise<number> {
  const { id: me, grants } = store.profile;
  const open = await undecided(store);
  const others = open.filter(
    ({ authorIds, churchId }) =>
      !authorIds.includes(me) && may(grants, 'report.resolve', { kind: 'church', id: churchId }),
  );
  return others.length + (await reportsHeld(store)).length;
}
