import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { expectedKey, type ExpectedReport } from '#domain/attendance/expected/expected-report.ts';
import { daysToRead } from '#domain/attendance/expected/expected-facts.ts';
import { expectedOfGroups } from '#domain/attendance/expected/expected-groups.ts';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import type { ReportReminder } from '#domain/attendance/reminding/report-reminder.ts';
import type { Church, ChurchGroup } from '#domain/churches/entities.ts';
import { may } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../../database.ts';
import { groupsInScope } from '../../groups/queries.ts';
import { churchGroupsInScope } from '../../churches/church-groups-in-scope.ts';
import { churchesInScope, servicesInScope } from '../../churches/queries.ts';
import { withPending, type WithPending } from '../../outbox/with-pending.ts';
import { withPacked } from '../packed-reports.ts';
import { ofReports } from '../pending-reports.ts';

type Shown = WithPending<AttendanceReport>;

/** An expected report, with what its row says beside it. */
export interface ExpectedRow extends ExpectedReport<Shown> {
  key: string;
  /** Of the service, or of the group. */
  name: string;
  churchName: string;
  /** The first name of the last report before it: who usually sends it; null for nobody. */
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

/** Days before a report in which the last one of its service is looked for. */
const lastWithin = 56;

async function reportsAround(store: Store, { kind, from, to }: ExpectedQuestion): Promise<Shown[]> {
  const days = daysToRead({ from, to });
  const first = addDays(from, -lastWithin);
  const rows = await store.cache.attendanceReport
    .where('[kind+date]')
    .between([kind, first], [kind, days.to], true, true)
    .toArray();
  const matches = (report: AttendanceReport) =>
    report.kind === kind &&
    report.status !== 'void' &&
    report.date >= first &&
    report.date <= days.to;
  return withPending<AttendanceReport>(store, {
    ...ofReports(store),
    rows: (await withPacked(store, { from: first, to: days.to }, rows)).filter(matches),
    matches,
  });
}

const placeKey = ({ groupId, serviceId }: Pick<AttendanceReport, 'groupId' | 'serviceId'>) =>
  groupId ?? serviceId;

/** Service or group -> its reports, the newest first. */
function byPlace(reports: readonly Shown[]): Map<string, Shown[]> {
  return Map.groupBy(
    reports.toSorted((a, b) => (a.date < b.date ? 1 : -1)),
    placeKey,
  );
}

async function otherTotals({ cache }: Store, report: Shown | null): Promise<ExpectedRow['others']> {
  if (!report || report.openVersions === 0) return [];
  const versions = await cache.reportVersion.where({ reportId: report.id }).toArray();
  return versions.filter(({ state }) => state === 'open').map(({ attendance }) => attendance);
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
  const [reports, churches, churchGroups, services, groups] = await Promise.all([
    reportsAround(store, question),
    churchesInScope(store),
    churchGroupsInScope(store),
    servicesInScope(store),
    kind === 'group' ? groupsInScope(store) : [],
  ]);
  const days = daysToRead({ from, to });
  const seen = churches.filter(({ id }) => may(grants, 'report.view', { kind: 'church', id }));
  const facts = {
    churches: kind === 'church' ? seen : churches,
    services,
    policies: await cache.reportPolicy.toArray(),
    groups: groups.filter(({ id, churchId }) =>
      may(grants, 'report.viewGroup', { kind: 'group', id, churchId }),
    ),
    groupTypes: await cache.groupType.toArray(),
    reports: reports.filter(({ date }) => date >= days.from && date <= days.to),
  };
  const span = { from, to, now };
  const expected =
    kind === 'church' ? expectedOfServices(facts, span) : expectedOfGroups(facts, span);
  const reminders = await cache.reportReminder
    .where('date')
    .between(from, to, true, true)
    .toArray();
  const reminded = new Map(reminders.map((reminder) => [expectedKey(reminder), reminder]));
  const before = byPlace(reports);
  const nameOf = new Map([...services, ...groups].map(({ id, name }) => [id, name]));
  const churchOf = new Map(churches.map((church) => [church.id, church]));
  const rows: ExpectedRow[] = [];
  for (const one of expected) {
    const place = one.groupId ?? one.serviceId ?? '';
    const key = expectedKey(one);
    const last = before.get(place)?.find(({ date }) => date < one.date);
    rows.push({
      ...one,
      key: one.report && one.report.occurrence > 1 ? `${key}:${one.report.occurrence}` : key,
      name: nameOf.get(place) ?? one.report?.serviceName ?? '',
      churchName: churchOf.get(one.churchId)?.name ?? '',
      lastAuthor: last?.authorNames[0] ?? null,
      reminder: reminded.get(key) ?? null,
      others: await otherTotals(store, one.report),
    });
  }
  return { rows, churches: facts.churches, churchGroups };
}
