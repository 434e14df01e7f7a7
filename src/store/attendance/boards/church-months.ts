import {
  type ChurchMonths,
  churchMonths,
  firstDays,
} from '#domain/attendance/board/church-months.ts';
import type { Store } from '../../database.ts';
import { reportsBetween } from './reports-between.ts';

/** The named question: months of one church or of all, of services and of cells. */
export async function monthsOfChurches(
  store: Store,
  { today, churchId }: { today: string; churchId: string | null },
): Promise<ChurchMonths> {
  const from = firstDays(today);
  const [services, cells] = await Promise.all([
    reportsBetween(store, { kind: 'church', from: from.services, to: today, churchId }),
    reportsBetween(store, { kind: 'group', from: from.cells, to: today, churchId }),
  ]);
  return churchMonths(services, cells, today);
}
