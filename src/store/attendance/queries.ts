import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../database.ts';
import { withPending, type WithPending } from '../outbox/with-pending.ts';
import { packedInOrder, packedUntil } from './packed-in-order.ts';
import { everyDay, withPacked } from './packed-reports.ts';
import { ofReports, pendingInOrder } from './pending-reports.ts';
import { candidates, compareBy, matcher, type ReportFilters } from './report-filters.ts';
import { type InOrder, rowsInOrder } from './rows-in-order.ts';

export interface ReportPage {
  rows: WithPending<AttendanceReport>[];
  total: number;
  page: number;
  pages: number;
}

function pageOf(filters: ReportFilters, total: number) {
  const pages = Math.max(1, Math.ceil(total / filters.perPage));
  const page = Math.min(Math.max(1, filters.page), pages);
  return { total, page, pages, start: (page - 1) * filters.perPage };
}

function indexAnswers({ sort, churchGroupId, groupId, churchId, serviceId }: ReportFilters) {
  const noIndex = [churchGroupId, groupId].some((filter) => filter !== undefined);
  return sort === 'date' && !noIndex && (churchId === undefined || serviceId === undefined);
}

/** Rows before or behind what is packed, as one list. */
async function allInOrder(store: Store, filters: ReportFilters): Promise<InOrder> {
  const until = await packedUntil(store, filters);
  if (until === null) return rowsInOrder(store, filters);
  const { from = until, to = until } = filters;
  const before = addDays(until, -1);
  const recent = await rowsInOrder(store, { ...filters, from: from > until ? from : until });
  const old = await packedInOrder(store, { ...filters, to: to < before ? to : before });
  return {
    total: recent.total + old.total,
    async take(offset, limit, descending) {
      const [first, second] = descending ? [recent, old] : [old, recent];
      const taken = offset < first.total ? await first.take(offset, limit, descending) : [];
      const left = limit - taken.length;
      if (left === 0) return taken;
      const rest = await second.take(Math.max(0, offset - first.total), left, descending);
      return [...taken, ...rest];
    },
  };
}

async function browseInOrder(store: Store, filters: ReportFilters): Promise<ReportPage> {
  const list = await allInOrder(store, filters);
  const shown = await pendingInOrder(store, list, await matcher(store, filters));
  const { start, ...place } = pageOf(filters, shown.total);
  return { ...place, rows: await shown.take(start, filters.perPage, filters.descending) };
}

/** Reports in scope, with the pending submissions of this person. */
export async function browseReports(store: Store, filters: ReportFilters): Promise<ReportPage> {
  if (indexAnswers(filters)) return browseInOrder(store, filters);
  const matches = await matcher(store, filters);
  const { churchId, from = everyDay.from, to = everyDay.to } = filters;
  const rows = await candidates(store, filters).toArray();
  const found = await withPending<AttendanceReport>(store, {
    ...ofReports(store),
    rows: (await withPacked(store, { churchId, from, to }, rows)).filter(matches),
    matches,
  });
  const sorted = found.toSorted(compareBy(filters.sort));
  if (filters.descending) sorted.reverse();
  const { start, ...place } = pageOf(filters, sorted.length);
  return { ...place, rows: sorted.slice(start, start + filters.perPage) };
}
