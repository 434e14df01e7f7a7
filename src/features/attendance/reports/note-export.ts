import { type Exported, noteExport } from '#domain/attendance/exporting.ts';
import { newId } from '#domain/values/new-id.ts';
import type { ReportFilters } from '#store/attendance/report-filters.ts';
import { call } from '../../../api/calls/call.ts';

type Chosen = Partial<Pick<ReportFilters, keyof Exported['filters']>>;

/** Before a file or a sheet is made: one that nobody can be told of is not made. */
export async function exportNoted(
  what: Exported['what'],
  { churchGroupId, churchId, serviceId, groupId, from, to }: Chosen,
  rows: number,
  as: Exported['as'] = 'file',
): Promise<void> {
  const filters = {
    churchGroupId: churchGroupId ?? null,
    churchId: churchId ?? null,
    serviceId: serviceId ?? null,
    ...(groupId !== undefined && { groupId }),
    from: from ?? null,
    to: to ?? null,
  };
  await call(noteExport, { what, as, filters, rows }, { id: newId() });
}
