import * as z from 'zod/mini';
import { importReports, type ImportedReport } from '#domain/attendance/import/importing.ts';
import { refusedOne } from '#domain/register/refused-one.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import type { Store } from '../database.ts';
import type { Item } from '../outbox/item.ts';

/** Lines of one submission that the server did not accept. */
export interface RefusedHeadcounts {
  itemId: string;
  lines: { id: string; about: string; message: string }[];
}

const answered = z.object({ refused: z.array(refusedOne) });

/** The rows that the answer names; all of them where the whole submission was refused. */
export function refusedIn({ args, state }: Item): z.infer<typeof refusedOne>[] {
  if (state.kind !== 'attention') return [];
  const read = z.safeParse(answered, state.current);
  if (read.success) return read.data.refused;
  const { rows } = args as { rows: ImportedReport[] };
  return rows.map(({ id }) => ({ id, message: state.problem.message }));
}

/** The named question: headcounts of this person's imports that were refused, by their day, church and service. */
export async function refusedHeadcounts({
  cache,
  vault,
  profile,
}: Store): Promise<RefusedHeadcounts[]> {
  const items = await vault.items.where({ 'state.kind': 'attention' }).toArray();
  const own = items.filter(
    ({ name, accountId }) => name === importReports.name && accountId === profile.id,
  );
  if (own.length === 0) return [];
  const churches = new Map((await cache.church.toArray()).map(({ id, name }) => [id, name]));
  const services = new Map((await cache.service.toArray()).map(({ id, name }) => [id, name]));
  return own.map((item) => {
    const { rows } = item.args as { rows: ImportedReport[] };
    const byId = new Map(rows.map((row) => [row.id, row]));
    const lines = refusedIn(item).map(({ id, message }) => {
      const row = byId.get(id);
      const parts = row
        ? [dateWithYear(row.date), churches.get(row.churchId), services.get(row.serviceId)]
        : [];
      return { id, about: parts.filter(Boolean).join(', '), message };
    });
    return { itemId: item.id, lines };
  });
}
