import type { ReportValues } from '#domain/attendance/entities.ts';
import { groupAttendanceReport } from '#domain/attendance/report-definitions.ts';
import { type CountOfRoll, countsOfRoll, reportCounts } from '#domain/rolls/counts.ts';
import type { Meeting } from '#domain/rolls/entities.ts';
import type { Lists } from '#domain/rolls/marks.ts';
import { draftFor, openDraft, type ReportDraft } from '../attendance/draft.ts';
import { knownOf } from '../attendance/known-of-service.ts';
import { draftOfItem } from '../attendance/my-reports/mend-item.ts';
import { draftOfReport } from '../attendance/report-draft.ts';
import type { Store } from '../database.ts';
import { saveDraft } from '../drafts/drafts.ts';
import { unsavedOf } from '../drafts/typed.ts';

/** A number that somebody typed, or reported, and the other one that the roll call has. */
export interface Differing {
  field: CountOfRoll;
  typed: number;
  called: number;
}

const contextOf = ({ churchId, serviceId, date, groupId }: Meeting) => ({
  form: groupAttendanceReport.id,
  churchId,
  serviceId,
  date,
  groupId,
});

/** The report that is being counted, or the one that was submitted; none has empty numbers. */
async function standingValues(store: Store, meeting: Meeting): Promise<ReportValues | null> {
  const draft = await openDraft(store, contextOf(meeting));
  const typed = await unsavedOf(store.vault, draft);
  if (typed) return typed.values;
  if (draft.savedAt !== 0) return draft.values;
  const known = await knownOf(store, meeting);
  if (known.at === 'server') return known.report;
  if (known.at === 'nowhere') return null;
  const item = await store.vault.items.get(known.itemId);
  return (item?.args ?? null) as ReportValues | null;
}

/** Numbers of the report that are others than those of the roll call: somebody decides which stand. */
export async function differingCounts(
  store: Store,
  meeting: Meeting,
  lists: Lists,
): Promise<Differing[]> {
  const values = await standingValues(store, meeting);
  const called = reportCounts(lists);
  return countsOfRoll.flatMap((field) => {
    const typed = values?.[field] ?? null;
    return typed === null || typed === called[field]
      ? []
      : [{ field, typed, called: called[field] }];
  });
}

/** The draft of the report: the one that is being counted, else one made of the report that is there. */
async function draftToFill(store: Store, meeting: Meeting): Promise<ReportDraft> {
  const context = contextOf(meeting);
  const opened = await openDraft(store, context);
  const typed = await unsavedOf(store.vault, opened);
  if (typed) return typed;
  if (opened.savedAt !== 0) return opened;
  const known = await knownOf(store, meeting);
  if (known.at === 'device') await draftOfItem(store, known.itemId);
  if (known.at === 'server') await draftOfReport(store, known.report.id);
  return (await draftFor(store, context)) ?? opened;
}

/** Puts the numbers of the roll call into the draft of the report. Without `overwrites` only where nobody typed one. */
export async function fillReport(
  store: Store,
  meeting: Meeting,
  {
    lists,
    overwrites,
    names,
  }: { lists: Lists; overwrites: boolean; names: { church: string; service: string } },
): Promise<void> {
  const draft = await draftToFill(store, meeting);
  const called = Object.entries(reportCounts(lists)) as [CountOfRoll, number][];
  const filled = called.filter(([field]) => overwrites || draft.values[field] === null);
  const values = { ...draft.values, ...Object.fromEntries(filled) };
  await saveDraft(store, { ...draft, names, values, typedAt: Date.now() });
}
