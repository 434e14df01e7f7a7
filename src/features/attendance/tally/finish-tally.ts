import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import { must } from '#domain/must.ts';
import type { Contribution } from '#domain/tally/contribution.ts';
import { reportCounts, sumOf } from '#domain/tally/doors.ts';
import { tallyKeys, type TallyKey } from '#domain/tally/tally-keys.ts';
import { openDraft, type ReportDraft } from '#store/attendance/draft.ts';
import { knownOf } from '#store/attendance/known-of-service.ts';
import { basisOf } from '#store/attendance/known-report.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import type { CountedDoor } from '#store/tally/doors-of-service.ts';
import type { TallyPlace } from '#store/tally/tally.ts';

function contributionOf({ door, accountName, counts, heard, tappedAt }: CountedDoor): Contribution {
  const kinds = tallyKeys.flatMap((key) => {
    const people = counts[key];
    return people === undefined ? [] : [{ key, people }];
  });
  return { door, name: accountName, counts: kinds, way: heard.way, tappedAt };
}

const here = async (): Promise<Store> => must(await storeOf(databases()), 'a signed-in person');

function draftIn(store: Store, place: TallyPlace): Promise<ReportDraft> {
  return openDraft(store, { form: churchAttendanceReport.id, ...place, groupId: null });
}

/** People that the report of the service says now; null where nothing is entered. */
export async function peopleInReport(place: TallyPlace): Promise<number | null> {
  return (await draftIn(await here(), place)).values.attendance;
}

/** Fills the report of the service with the doors that are in the sum. It submits nothing. */
export async function fillReport(
  place: TallyPlace,
  doors: readonly CountedDoor[],
  asked: readonly TallyKey[],
): Promise<number> {
  const store = await here();
  const draft = await draftIn(store, place);
  const known = await knownOf(store, { ...place, groupId: null });
  const counted = doors.filter(({ isLeftOut }) => !isLeftOut);
  const counts = reportCounts(sumOf(counted.map((door) => door.counts)), asked);
  await saveDraft(store, {
    ...draft,
    basedOn: draft.savedAt === 0 ? basisOf(known) : draft.basedOn,
    values: { ...draft.values, ...counts, didNotMeet: false },
    contributions: counted.map(contributionOf),
    typedAt: Date.now(),
  });
  return counts.attendance ?? 0;
}
