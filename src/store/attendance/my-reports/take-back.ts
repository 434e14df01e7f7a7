import type { VoidInput } from '#domain/attendance/inputs.ts';
import { must } from '#domain/must.ts';
import { Failure } from '#domain/errors.ts';
import type { Store } from '../../database.ts';
import { discardDraft } from '../../drafts/discard-draft.ts';
import { isUnsent } from '../../outbox/item.ts';
import { discardItem, itemOf } from '../../outbox/outbox.ts';
import { reportById } from '../packed/reports-by-id.ts';
import { capturedDecision } from './captured.ts';
import type { MyReport } from './my-report.ts';
import { dropPhotos } from '../report-photos.ts';

/** Whether the item could be discarded: one that was tried and not answered may be with the server. */
async function discarded(store: Store, itemId: string): Promise<boolean> {
  try {
    await discardItem(store, itemId);
    return true;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'conflict') throw error;
    return false;
  }
}

/**
 * Discards a submission, and those before it. Answers the first on the way that the server may have. A deletion or a
 * decision before it is of what the server has: it goes on.
 */
async function discardChain(store: Store, itemId: string): Promise<string | null> {
  const item = await itemOf(store, itemId);
  if (!item) return null;
  if (!(await discarded(store, itemId))) return itemId;
  const parent = item.after === null ? null : await itemOf(store, item.after);
  if (!parent || !isUnsent(parent) || capturedDecision(parent)) return null;
  return discardChain(store, parent.id);
}

async function takeBackUnsent(store: Store, report: MyReport): Promise<string | null> {
  // The row is named by the newest word on the report: what that came after goes with it.
  if (report.decides === null) return discardChain(store, report.key);
  if (await discarded(store, report.key)) return null;
  throw new Failure('conflict', 'This is already on its way');
}

/**
 * Takes a report of this person away from the device. Answers the deletion that must follow to the
 * server, for what it has or may have.
 */
export async function takeBack(
  store: Store,
  report: MyReport,
  reason: string | null,
): Promise<VoidInput | null> {
  const { date, churchId, groupId, serviceId } = report;
  const place = { date, churchId, groupId, serviceId };
  switch (report.state) {
    case 'draft':
      await discardDraft(store, report.draftKey);
      return null;
    case 'saved':
    case 'sending':
    case 'attention': {
      const tried = await takeBackUnsent(store, report);
      if (tried !== null) await dropPhotos(store, place);
      // Nobody knows whether the server has it. A first report carries its item's id.
      return tried === null ? null : { ...place, id: tried, basedOn: tried, reason: null };
    }
    case 'sent': {
      const held = await reportById(store, report.reportId ?? '');
      const { id, standingVersionId: basedOn } = must(held, 'the report to delete');
      await dropPhotos(store, place);
      return { ...place, id, basedOn, reason };
    }
    case 'conflict':
      throw new Failure('conflict', 'Choose between the two reports first');
  }
}
