import { groupSubmissionForm, submissionForm } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../../database.ts';
import type { RowInLayer } from './my-items.ts';
import type { Held } from './my-report.ts';

const submissions: ReadonlySet<string> = new Set([submissionForm.name, groupSubmissionForm.name]);

interface HeldOfMine {
  /** Held rows that no report on this device mentions. */
  rows: RowInLayer[];
  /** Report -> who accepted it. */
  accepted: Map<string, Held>;
}

/** Reports that this person sent, from any device, after the role for them had ended. */
export async function heldOfMine({ cache, profile }: Store): Promise<HeldOfMine> {
  const all = await cache.heldReport.toArray();
  const mine = all.filter((row) => row.accountId === profile.id && submissions.has(row.name));
  const versions = await cache.reportVersion.bulkGet(mine.map(({ id }) => id));
  const accepted = new Map<string, Held>();
  const rows = mine.flatMap((row, at): RowInLayer[] => {
    const { id: key, churchId, serviceId, date, count, status, decidedByName } = row;
    const held = { status, by: decidedByName, reason: row.reason ?? null };
    const version = versions[at];
    if (version) {
      accepted.set(version.reportId, held);
      return [];
    }
    const context = { churchId, serviceId, groupId: null, date, count, didNotMeet: false };
    const nowhereElse = { itemId: null, reportId: null, receiptNumber: null, outcome: null };
    const state = { ...context, decides: null, state: 'sent' as const, held, ...nowhereElse };
    return [{ layer: 'reviewed', is: [key], speaksFor: [key], row: { key, ...state } }];
  });
  return { rows, accepted };
}
