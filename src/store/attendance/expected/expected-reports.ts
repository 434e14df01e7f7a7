import { united } from '#domain/attendance/unpack.ts';
import { type AskedReport, unpackAsked } from '#domain/attendance/expected/unpack-asked.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { expectedKey, type ExpectedReport } from '#domain/attendance/expected/expected-report.ts';
import { daysToRead } from '#domain/attendance/expected/expected-facts.ts';
import { expectedOfGroups } from '#domain/attendance/expected/expected-groups.ts';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import type { ReportReminder } from '#domain/attendance/reminding/report-reminder.ts';
import type { Church, ChurchGroup } from '#domain/churches/entities.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../../database.ts';
import { groupsInScope } from '../../groups/queries.ts';
import { churchGroupsInScope } from '../../churches/church-groups-in-scope.ts';
import { churchesInScope, servicesInScope } from '../../churches/queries.ts';
import {
  applyChanges,
  type PendingChange,
  pendingChanges,
  type WithPending,
} from '../../outbox/with-pending.ts';
import { blocksOf } from '../packed-reports.ts';
import { ofReports } from '../pending-reports.ts';
import { type DaysOfKind, usualAuthors } from './usual-authors.ts';

type Shown = WithPending<AttendanceReport>;

/** An expected report, with what its row says beside it. */
export interface ExpectedRow extends ExpectedReport<Shown> {
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

/** Reports of some days, packed or not, as this person's queued items would make them. */
async function reportsOf(
  store: Store,
  { kind, from, to }: DaysOfKind,
  changes: readonly PendingChange[],
): Promise<Shown[]> {
  const rows = await store.cache.attendanceReport
    .where('[kind+date]')
    .between([kind, from], [kind, to], true, true)
    .toArray();
  const isInside = ({ date }: AskedReport) => date >= from && date <= to;
  const blocks = await blocksOf(store, { from, to });
  const all = united(
    blocks.flatMap((block) => unpackAsked(block, isInside)),
    rows,
  );
  return applyChanges<AttendanceReport>(changes, all).filter(
    (report) =>
      report.kind === kind && report.status !== 'void' && report.date >= from && report.date <= to,
  );
}

/** Totals that other reports of the same service say, by the id of the one that stands. */
async function otherTotals(
  { cache }: Store,
  expected: readonly ExpectedReport<Shown>[],
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
  const days = daysToRead({ from, to });
  const changes = await pendingChanges(store, ofReports(store));
  const [reports, churches, churchGroups, services, groups] = await Promise.all([
    reportsOf(store, { kind, ...days }, changes),
    churchesInScope(store),
    churchGroupsInScope(store),
    servicesInScope(store),
    kind === 'group' ? groupsInScope(store) : [],
  ]);
  const seen = churches.filter(({ id }) => may(grants, 'report.view', { kind: 'church', id }));
  const facts = {
    churches: kind === 'church' ? seen : churches,
    services,
    policies: await cache.reportPolicy.toArray(),
    groups: groups.filter(({ id, churchId }) =>
      may(grants, 'report.viewGroup', { kind: 'group', id, churchId }),
    ),
    groupTypes: await cache.groupType.toArray(),
    reports,
  };
  const span = { from, to, now };
  const expected =
    kind === 'church' ? expectedOfServices(facts, span) : expectedOfGroups(facts, span);
  const reminders = await cache.reportReminder
    .where('date')
    .between(from, to, true, true)
    .toArray();
  const reminded = new Map(reminders.map((reminder) => [expectedKey(reminder), reminder]));
  const authorOf = await usualAuthors(store, question, { expected, reports, changes });
  const others = await otherTotals(store, expected);
  const nameOf = new Map([...services, ...groups].map(({ id, name }) => [id, name]));
  const churchOf = new Map(churches.map((church) => [church.id, church]));
  const rows: ExpectedRow[] = [];
  for (const one of expected) {
    const place = one.groupId ?? one.serviceId ?? '';
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
