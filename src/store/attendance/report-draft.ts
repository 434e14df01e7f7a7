import { valuesOf } from '#domain/attendance/deciding.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import type { Store } from '../database.ts';
import { reportById } from './packed/reports-by-id.ts';
import { draftKey, type ReportDraft } from './draft.ts';
import { newId } from '#domain/values/new-id.ts';

/**
 * Opens a report that the server has for a change: what is submitted is a version of its own, based on
 * what stands now. Numbers that are being counted for the same service already are left as they are.
 */
export async function draftOfReport(store: Store, reportId: string): Promise<ReportDraft | null> {
  const { vault, profile } = store;
  const report = await reportById(store, reportId);
  if (!report) return null;
  const { churchId, serviceId, groupId, date, standingVersionId: basedOn } = report;
  const { id: form } = reportDefinitions[report.kind];
  const context = { form, churchId, serviceId, date, groupId };
  const draft: ReportDraft = {
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
    if (kept) return kept as ReportDraft;
    await vault.drafts.put(draft);
    return draft;
  });
}
