import type { TenantTransaction } from '../../database/tenant.ts';
import { packedText } from './packed-counts.ts';

/** Quarters of places that are packed at once: some ten thousand reports. */
const atOnce = 1000;

interface Unpacked {
  placeId: string;
  quarter: string;
}

/** Locked: who writes a report of one waits for this transaction, and then says again that it is not packed. */
const unpackedText = `select place_id as "placeId", quarter::text from attendance_counts
  where tenant_id = $1 and packed is null order by place_id, quarter limit ${atOnce}
  for update skip locked`;

/** A statement after the locks: it sees every report that was written before them. */
const packText = `update attendance_counts c set packed = ${packedText('c.place_id', 'c.quarter')}
  from unnest($2::uuid[], $3::date[]) u(place_id, quarter)
  where c.tenant_id = $1 and c.place_id = u.place_id and c.quarter = u.quarter`;

/** Packs the counts of some quarters. Answers whether there may be more. */
export async function packCounts(tx: TenantTransaction): Promise<boolean> {
  const found = await tx.rows<Unpacked>('counts to pack', unpackedText, [tx.tenantId]);
  if (found.length === 0) return false;
  await tx.rows('pack counts', packText, [
    tx.tenantId,
    found.map(({ placeId }) => placeId),
    found.map(({ quarter }) => quarter),
  ]);
  return found.length === atOnce;
}
