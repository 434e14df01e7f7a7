import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import {
  recentSundays,
  sundayFigures,
  sundaysToRead,
  type SundayFigures,
  trendWeeks,
} from '#domain/attendance/sunday-figures.ts';
import { expectedKey } from '#domain/attendance/expected/expected-report.ts';
import type { ReportReminder } from '#domain/attendance/reminding/report-reminder.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import { addDays, latestWeekday } from '#domain/values/dates/local-date.ts';
import type { Store } from '../database.ts';
import { withPacked } from './packed-reports.ts';

export interface MissingReport {
  church: Church;
  service: Service;
  /** Name of the person who reported it last; null when nobody has. */
  lastAuthor: string | null;
  reminder: ReportReminder | null;
}

export interface LatestReport {
  report: AttendanceReport;
  churchName: string | null;
}

export interface ChurchDashboard {
  figures: SundayFigures;
  missing: MissingReport[];
  latest: LatestReport[];
  /** Active churches that the numbers are of. */
  churches: number;
}

/** Number of newest reports shown. */
const latestShown = 6;
/** Days of services in which the newest reports are looked for. */
const latestWithin = 28;

/** The newest reports of church services, of one church or of all. */
export async function latestReports(
  { cache }: Store,
  { today, churchId }: { today: string; churchId: string | null },
): Promise<LatestReport[]> {
  const reports = await cache.attendanceReport
    .where('[kind+date]')
    .between(['church', addDays(today, -latestWithin)], ['church', addDays(today, 1)], true, true)
    .filter((report) => report.status !== 'void')
    .filter((report) => churchId === null || report.churchId === churchId)
    .toArray();
  const shown = reports
    .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt))
    .slice(0, latestShown);
  const churches = await cache.church.bulkGet(shown.map((report) => report.churchId));
  return shown.map((report, at) => ({ report, churchName: churches[at]?.name ?? null }));
}

/** Of the Sundays that are shown, and of the same a year before. */
async function sundayReports(
  store: Store,
  { today, churchId }: { today: string; churchId: string | null },
  churches: ReadonlyMap<string, Church>,
): Promise<AttendanceReport[]> {
  const days = sundaysToRead(today);
  const rows = await store.cache.attendanceReport
    .where('[kind+date]')
    .anyOf(days.map((date) => ['church', date]))
    .toArray();
  let reports: AttendanceReport[] = rows;
  for (const year of [days.slice(0, trendWeeks), days.slice(trendWeeks)]) {
    const [to = today, from = today] = [year[0], year.at(-1)];
    reports = await withPacked(store, { churchId: churchId ?? undefined, from, to }, reports);
  }
  return reports.filter(
    (report) =>
      report.kind === 'church' && days.includes(report.date) && churches.has(report.churchId),
  );
}

/**
 * Last Sunday, twelve weeks of it, missing reports and the newest ones: of one church, or of all.
 * `now`: ms; each church's own clock and policy say which reports are due.
 */
export async function churchDashboard(
  store: Store,
  { today, now, churchId }: { today: string; now: number; churchId: string | null },
): Promise<ChurchDashboard> {
  const { cache } = store;
  const all = await cache.church.toArray();
  const churches = new Map(
    all
      .filter(({ id, status }) => status === 'active' && (churchId === null || id === churchId))
      .map((church) => [church.id, church]),
  );
  const services = (await cache.service.toArray()).filter(
    ({ kind, status, weekdays, churchId: at }) =>
      churches.has(at) && status === 'active' && kind !== 'cell' && weekdays.includes(0),
  );
  const reports = await sundayReports(store, { today, churchId }, churches);
  const sunday = latestWeekday(today, 0);
  const expected = expectedOfServices(
    {
      churches: [...churches.values()],
      services,
      policies: await cache.reportPolicy.toArray(),
      groups: [],
      groupTypes: [],
      reports,
    },
    { from: recentSundays(today).at(-1) ?? sunday, to: sunday, now },
  );
  const dueOf = Map.groupBy(
    expected.filter(({ state }) => state !== 'open'),
    ({ serviceId }) => serviceId,
  );
  const figures = sundayFigures(
    services.map(({ id }) => ({ id, due: new Set(dueOf.get(id)?.map(({ date }) => date)) })),
    reports,
    today,
  );
  const lastOf = new Map<string, AttendanceReport>();
  for (const report of reports) {
    const known = lastOf.get(report.serviceId);
    if (known === undefined || known.date < report.date) lastOf.set(report.serviceId, report);
  }
  const reminders = await cache.reportReminder.where('date').equals(sunday).toArray();
  const reminded = new Map(reminders.map((reminder) => [expectedKey(reminder), reminder]));
  const missingIds = new Set(figures.missing);
  const missing = services
    .filter(({ id }) => missingIds.has(id))
    .flatMap((service): MissingReport[] => {
      const church = churches.get(service.churchId);
      if (!church) return [];
      const key = expectedKey({
        churchId: church.id,
        groupId: null,
        serviceId: service.id,
        date: sunday,
      });
      const lastAuthor = lastOf.get(service.id)?.authorNames[0] ?? null;
      return [{ church, service, lastAuthor, reminder: reminded.get(key) ?? null }];
    })
    .toSorted((a, b) => a.church.name.localeCompare(b.church.name, 'en'));
  return {
    figures,
    missing,
    latest: await latestReports(store, { today, churchId }),
    churches: churches.size,
  };
}
