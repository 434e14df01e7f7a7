import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { decisionPolicy, voidPolicy } from '#domain/attendance/decision.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import {
  decisionForm,
  groupSubmissionForm,
  submissionForm,
  voidForm,
} from '#domain/attendance/queued-forms.ts';
import { groupSubmissionPolicy, submissionPolicy } from '#domain/attendance/submission.ts';
import type { Store } from '../database.ts';
import { hasPending, withPending, type Shown } from '../with-pending.ts';
import { settledAmong } from './my-items.ts';

export interface ReportFilters {
  kind: ReportKind;
  /** yyyy-MM-dd, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  churchGroupId?: string | undefined;
  churchId?: string | undefined;
  serviceId?: string | undefined;
  groupId?: string | undefined;
  sort: 'date' | 'attendance' | 'receivedAt';
  descending: boolean;
  /** From 1. */
  page: number;
  perPage: number;
}

export interface ReportPage {
  rows: Shown<AttendanceReport>[];
  total: number;
  page: number;
  pages: number;
}

/** The fewest rows that an index can bring for these filters. */
function candidates({ cache }: Store, { kind, churchId, serviceId, from, to }: ReportFilters) {
  const [first, last] = [from ?? '0', to ?? '9'];
  if (serviceId !== undefined) {
    return cache.attendanceReport
      .where('[serviceId+date]')
      .between([serviceId, first], [serviceId, last], true, true);
  }
  if (churchId !== undefined) {
    return cache.attendanceReport
      .where('[kind+churchId+date]')
      .between([kind, churchId, first], [kind, churchId, last], true, true);
  }
  return cache.attendanceReport
    .where('[kind+date]')
    .between([kind, first], [kind, last], true, true);
}

async function matcher(
  { cache }: Store,
  filters: ReportFilters,
): Promise<(report: AttendanceReport) => boolean> {
  const { kind, churchGroupId, churchId, serviceId, groupId, from, to } = filters;
  const churches =
    churchGroupId === undefined
      ? null
      : new Set(
          await cache.church
            .filter((church) => church.churchGroupId === churchGroupId)
            .primaryKeys(),
        );
  return (report) =>
    report.kind === kind &&
    report.status !== 'void' &&
    (churchId === undefined || report.churchId === churchId) &&
    (serviceId === undefined || report.serviceId === serviceId) &&
    (groupId === undefined || report.groupId === groupId) &&
    (churches === null || churches.has(report.churchId)) &&
    (from === undefined || report.date >= from) &&
    (to === undefined || report.date <= to);
}

function compareBy(sort: ReportFilters['sort']) {
  return (a: AttendanceReport, b: AttendanceReport): number => {
    const [left, right] = [a[sort] ?? -1, b[sort] ?? -1];
    if (left !== right) return left < right ? -1 : 1;
    if (a.date !== b.date) return a.date < b.date ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  };
}

const policies = {
  [submissionForm.name]: submissionPolicy,
  [groupSubmissionForm.name]: groupSubmissionPolicy,
  [decisionForm.name]: decisionPolicy,
  [voidForm.name]: voidPolicy,
};

function pageOf(filters: ReportFilters, total: number) {
  const pages = Math.max(1, Math.ceil(total / filters.perPage));
  const page = Math.min(Math.max(1, filters.page), pages);
  return { total, page, pages, start: (page - 1) * filters.perPage };
}

/** By date an index holds the answer in its order: a page costs what it shows, not what there is. */
async function browseByIndex(store: Store, filters: ReportFilters): Promise<ReportPage> {
  const matches = await matcher(store, filters);
  // Deleted reports are few: they are taken off the count, and looked for only where there are any.
  const deleted = await store.cache.attendanceReport.where({ status: 'void' }).toArray();
  const left = deleted.filter((report) => matches({ ...report, status: 'submitted' })).length;
  const total = (await candidates(store, filters).count()) - left;
  const { start, ...place } = pageOf(filters, total);
  const here = candidates(store, filters);
  const shown = left === 0 ? here : here.filter(({ status }) => status !== 'void');
  const found = shown.offset(start).limit(filters.perPage);
  const rows = await (filters.descending ? found.reverse() : found).toArray();
  return { ...place, rows: rows.map((row) => Object.assign(row, { pending: false })) };
}

function indexAnswers({ sort, churchGroupId, groupId, churchId, serviceId }: ReportFilters) {
  const noIndex = [churchGroupId, groupId].some((filter) => filter !== undefined);
  return sort === 'date' && !noIndex && (churchId === undefined || serviceId === undefined);
}

/** Reports within reach, with what this person submitted and the server has not yet answered. */
export async function browseReports(store: Store, filters: ReportFilters): Promise<ReportPage> {
  if (indexAnswers(filters) && !(await hasPending(store))) return browseByIndex(store, filters);
  const matches = await matcher(store, filters);
  const found = await withPending<AttendanceReport>(store, {
    policies,
    entity: 'attendanceReport',
    rows: await candidates(store, filters).filter(matches).toArray(),
    matches,
    isHeld: async (item) => (await settledAmong(store, [item])).has(item.id),
  });
  const sorted = found.toSorted(compareBy(filters.sort));
  if (filters.descending) sorted.reverse();
  const { start, ...place } = pageOf(filters, sorted.length);
  return { ...place, rows: sorted.slice(start, start + filters.perPage) };
}
