import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import type { Contribution } from '#domain/tally/contribution.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Store } from '../database.ts';
import type { Draft } from '../drafts/draft.ts';
import { draftOf } from '../drafts/drafts.ts';
import { unsavedOf } from '../drafts/typed.ts';

/** The report a draft is about. */
export interface DraftContext {
  form: ReportDefinition['id'];
  churchId: string;
  serviceId: string;
  /** yyyy-MM-dd. */
  date: string;
  /** The group that is counted, in the report of a group. */
  groupId?: string | null;
}

/** Service or meeting that a person is counting. */
export interface ReportDraft extends Draft, DraftContext {
  date: string;
  groupId: string | null;
  values: ReportValues;
  /** The doors that were added up for it. */
  contributions?: Contribution[];
  /** Why the report that stands is changed. */
  reason?: string;
  /** Names of the church and service: they outlive the person's access scopes. */
  names?: { church: string; service: string };
}

export function draftKey(accountId: string, context: DraftContext): string {
  const { form, churchId, serviceId, date, groupId } = context;
  const group = groupId ? [groupId] : [];
  return [accountId, form, churchId, serviceId, date, ...group].join('|');
}

/** The kept draft of a service. */
export function draftFor(store: Store, context: DraftContext): Promise<ReportDraft | null> {
  return draftOf(store, draftKey(store.profile.id, context));
}

/** The draft that is kept, or a fresh one, which is kept with its first change. */
export async function openDraft(
  store: Store,
  { form, churchId, serviceId, date, groupId = null }: DraftContext,
): Promise<ReportDraft> {
  const context = { form, churchId, serviceId, date, groupId };
  const kept = await draftFor(store, context);
  return (
    kept ?? {
      ...context,
      key: draftKey(store.profile.id, context),
      accountId: store.profile.id,
      values: nothingCounted,
      basedOn: null,
      submissionId: newId(),
      savedAt: 0,
    }
  );
}

/** The draft in which somebody typed, also where the browser was killed before a save; null where nobody did. */
export async function begunDraft(store: Store, context: DraftContext): Promise<ReportDraft | null> {
  const draft = await openDraft(store, context);
  return draft.savedAt > 0 ? draft : unsavedOf(store.vault, draft);
}
