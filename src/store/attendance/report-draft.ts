import { valuesOf } from '#domain/attendance/deciding.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import type { Store } from '../database.ts';
import { draftKey, type Draft } from '../draft.ts';
import { newId } from '#domain/values/new-id.ts';

/**
 * Opens a report that the server has for a change: what is submitted is a version of its own, based on
 * what stands now. Numbers that are being counted for the same service already are left as they are.
 */
export async function draftOfReport(store: Store, reportId: string): Promise<Draft | null> {
  const { cache, vault, profile } = store;
  const report = await cache.attendanceReport.get(reportId);
  if (!report) return null;
  const { churchId, serviceId, groupId, date, standingVersionId: basedOn } = report;
  const { id: form } = reportDefinitions[report.kind];
  const context = { form, churchId, serviceId, date, groupId };
  const draft: Draft = {
    ...context,
    key: draftKey(profile.id, context),
    accountId: profile.id,
    values: valuesOf(report),
    basedOn,
    submissionId: newId(),
    savedAt: Date.now(),
  };
  return vault.transaction('rw', vault.drafts, async () => {
    const kept = await vault.drafts.get(draft.key);
    if (kept) return kept;
    await vault.drafts.put(draft);
    return draft;
  });
}
