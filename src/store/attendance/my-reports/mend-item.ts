import { capturedReport } from './captured.ts';
import type { Store } from '../../database.ts';
import { movePictures } from '../../drafts/draft-pictures.ts';
import { draftKey, type ReportDraft } from '../draft.ts';
import { isUntried, type Item } from '../../outbox/item.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Vault } from '../../vault.ts';

/** The last of the items that follow each other on one record: the newest word of its author. */
async function lastOfChain(vault: Vault, item: Item): Promise<Item> {
  const followers = await vault.items.where({ after: item.id }).toArray();
  const follower = followers.find(({ record }) => record === item.record);
  return follower ? lastOfChain(vault, follower) : item;
}

/**
 * Opens a submitted report for mending. One that was refused, or never tried, is replaced under its
 * own id; one that is on its way is frozen, and the change follows it as a submission of its own.
 */
export async function draftOfItem(store: Store, itemId: string): Promise<ReportDraft | null> {
  const { vault, profile } = store;
  return vault.transaction('rw', vault.drafts, vault.items, vault.pictures, async () => {
    const found = await vault.items.get(itemId);
    if (!found || found.accountId !== profile.id) return null;
    const item = await lastOfChain(vault, found);
    const draft = draftFrom(item);
    // Deleted meanwhile: there is nothing left to mend.
    if (!draft) return null;
    const kept = await vault.drafts.get(draft.key);
    if (kept?.submissionId === draft.submissionId) return kept as ReportDraft;
    await vault.drafts.put(draft);
    // Of what was being counted in its place: the photos stay with the report that is shown.
    if (kept) {
      const { submissionId: from, accountId } = kept;
      await movePictures(vault, { from, to: draft.submissionId, accountId });
    }
    return draft;
  });
}

function draftFrom(item: Item): ReportDraft | null {
  const report = capturedReport(item);
  if (!report) return null;
  const { date, churchId, serviceId, groupId, basedOn, contributions, reason, ...values } = report;
  const form = groupId === null ? 'church-attendance-report' : 'group-attendance-report';
  const context = { form, churchId, serviceId, date, groupId } as const;
  const replaceable = isUntried(item) || item.state.kind === 'attention';
  return {
    ...context,
    key: draftKey(item.accountId, context),
    accountId: item.accountId,
    values,
    ...(contributions && { contributions }),
    ...(reason && { reason }),
    basedOn: replaceable ? basedOn : item.id,
    submissionId: replaceable ? item.id : newId(),
    savedAt: Date.now(),
  };
}
