import type { ReportKind } from '#domain/attendance/definitions.ts';
import { withoutAnswered } from '#domain/attendance/expected/answered-nearby.ts';
import { expectedKey, type ExpectedReport } from '#domain/attendance/expected/expected-report.ts';
import { daysToRead } from '#domain/attendance/expected/expected-facts.ts';
import { expectedOfGroups } from '#domain/attendance/expected/expected-groups.ts';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import type { ReportReminder } from '#domain/attendance/reminding/report-reminder.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Church, ChurchGroup } from '#domain/churches/entities.ts';
import { unpackAsked } from '#domain/attendance/expected/unpack-asked.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../../database.ts';
import { groupsInScope } from '../../groups/queries.ts';
import { churchGroupsInScope } from '../../churches/church-groups-in-scope.ts';
import { churchesInScope, servicesInScope } from '../../churches/queries.ts';
import { pendingChanges } from '../../outbox/with-pending.ts';
import { ofReports } from '../pending-reports.ts';
import { blocksOf } from '../packed-reports.ts';
import {
  type HeldReports,
  isWithin,
  placeOf,
  rowsOfDays,
  rowsOfPlaces,
  shownReports,
  type ShownReport,
} from './shown-reports.ts';
import { usualAuthors } from './usual-authors.ts';

/** An expected report, with what its row says beside it. */
export interface ExpectedRow extends ExpectedReport<ShownReport> {
  key: string;
  /** Of the service, or of the group. */
  name: string;
  churchName: string;
  /** The first name of the last report before one that is not there: who usually sends it; null for nobody. */
  lastAuthor: string | null;
  reminder: ReportReminder | null;
  /** Attendance that other reports of the same service say, while somebody has to choose. */
  others: (number | null)[];
}

/** Reports that were due, and the places that they belong to. */
export interface ExpectedList {
  rows: ExpectedRow[];
  churches: Church[];
  churchGroups: ChurchGroup[];
}

/** Days (yyyy-MM-dd), both included; `now` in ms. */
export interface ExpectedQuestion {
  kind: ReportKind;
  from: string;
  to: string;
  now: number;
}

/**
 * Reports of the days around a list, of the places of which one is not there: all others have their answer. A meeting of a group may
 * have been moved to such a day. The days before say who usually sends.
 */
async function reportsNearby(
  store: Store,
  { kind, from, to }: ExpectedQuestion,
  expected: readonly ExpectedReport<ShownReport>[],
  { packed, changes }: Pick<HeldReports, 'packed' | 'changes'>,
): Promise<ShownReport[]> {
  const absent = new Map(
    expected.flatMap((one) => (one.report ? [] : [[placeOf(one), one.churchId] as const])),
  );
  if (absent.size === 0) return [];
  const around = daysToRead({ from, to });
  const rows = await rowsOfPlaces(
    store,
    kind,
    [
      { from: around.from, to: addDays(from, -1) },
      { from: addDays(to, 1), to: around.to },
    ],
    absent,
  );
  return shownReports(
    { packed, rows, changes },
    kind,
    (report) =>
      isWithin(around, report.date) &&
      !isWithin({ from, to }, report.date) &&
      absent.has(placeOf(report)),
  );
}

/** Totals that other reports of the same service say, by the id of the one that stands. */
async function otherTotals(
  { cache }: Store,
  expected: readonly ExpectedReport<ShownReport>[],
): Promise<Map<string, ExpectedRow['others']>> {
  const ids = expected.flatMap(({ report }) => (report?.openVersions ? report.id : []));
  if (ids.length === 0) return new Map();
  const versions = await cache.reportVersion.where('reportId').anyOf(ids).toArray();
  const open = Map.groupBy(
    versions.filter(({ state }) => state === 'open'),
    ({ reportId }) => reportId,
  );
  return new Map([...open].map(([id, all]) => [id, all.map(({ attendance }) => attendance)]));
}

/**
 * The named question: what was due in some days, and what came of it, as this person's queued items would make it. Only of
 * churches and groups whose every report the person sees: elsewhere one that is not here need not be missing.
 */
export async function expectedReports(
  store: Store,
  question: ExpectedQuestion,
): Promise<ExpectedList> {
  const { kind, from, to, now } = question;
  const { cache, profile } = store;
  const { grants } = profile;
  const around = daysToRead({ from, to });
  const changes = await pendingChanges(store, ofReports(store));
  const [
    rowsHere,
    blocks,
    churches,
    churchGroups,
    services,
    groups,
    policies,
    groupTypes,
    reminders,
  ] = await Promise.all([
    rowsOfDays(store, kind, { from, to }),
    blocksOf(store, around),
    churchesInScope(store),
    churchGroupsInScope(store),
    servicesInScope(store),
    kind === 'group' ? groupsInScope(store) : [],
    cache.reportPolicy.toArray(),
    cache.groupType.toArray(),
    cache.reportReminder.where('date').between(from, to, true, true).toArray(),
  ]);
  const packed = blocks.flatMap((block) =>
    unpackAsked(block, ({ date }) => isWithin(around, date)),
  );
  const reports = shownReports({ packed, rows: rowsHere, changes }, kind, ({ date }) =>
    isWithin({ from, to }, date),
  );
  const seen = churches.filter(({ id }) => may(grants, 'report.view', { kind: 'church', id }));
  const facts = {
    churches: kind === 'church' ? seen : churches,
    services,
    policies,
    groups: groups.filter(({ id, churchId }) =>
      may(grants, 'report.viewGroup', { kind: 'group', id, churchId }),
    ),
    groupTypes,
    reports,
  };
  const span = { from, to, now };
  const due = kind === 'church' ? expectedOfServices(facts, span) : expectedOfGroups(facts, span);
  const nearby = await reportsNearby(store, question, due, { packed, changes });
  const expected = kind === 'church' ? due : withoutAnswered(due, nearby, facts.groups, span);
  const reminded = new Map(reminders.map((reminder) => [expectedKey(reminder), reminder]));
  const authorOf = await usualAuthors(store, question, {
    expected,
    reports: [...reports, ...nearby],
    changes,
  });
  const others = await otherTotals(store, expected);
  const nameOf = new Map([...services, ...groups].map(({ id, name }) => [id, name]));
  const churchOf = new Map(churches.map((church) => [church.id, church]));
  const rows: ExpectedRow[] = [];
  for (const one of expected) {
    const place = placeOf(one);
    const key = expectedKey(one);
    rows.push({
      ...one,
      key: one.report && one.report.occurrence > 1 ? `${key}:${one.report.occurrence}` : key,
      name: nameOf.get(place) ?? one.report?.serviceName ?? '',
      churchName: churchOf.get(one.churchId)?.name ?? '',
      lastAuthor: authorOf(one),
      reminder: reminded.get(key) ?? null,
      others: others.get(one.report?.id ?? '') ?? [],
    });
  }
  return { rows, churches: facts.churches, churchGroups };
}
