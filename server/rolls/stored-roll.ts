import type { Meeting, Roll } from '#domain/rolls/entities.ts';
import { type MarkTimes, nobodyMarked } from '#domain/rolls/marks.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { lockPlaces } from '../register/lock-places.ts';
import { rollStore } from './scopes.ts';

/** A roll as its table has it. */
export type StoredRoll = Roll & { times: MarkTimes };

/** A meeting of which nobody has marked anybody. `id`: of the submission that marks the first. */
function newRoll(
  { groupId, churchId, serviceId, date }: Meeting,
  id: string,
): Omit<StoredRoll, 'changedAt'> {
  const of = { groupId, churchId, serviceId, date };
  return { ...of, ...nobodyMarked, id, authorIds: [], authorNames: [], times: {} };
}

/** The roll of a meeting, kept from everybody else until the transaction ends; null as long as nobody marked anybody. */
export async function rollOf(
  tx: TenantTransaction,
  { groupId, serviceId, date }: Meeting,
): Promise<StoredRoll | null> {
  await lockPlaces(tx, rollStore, [[groupId, serviceId, date]]);
  const [found] = await tx.rows<StoredRoll>(
    'roll of meeting',
    `select ${selectList(rollStore)} from roll
     where tenant_id = $1 and group_id = $2 and service_id = $3 and date = $4 for update`,
    [tx.tenantId, groupId, serviceId, date],
  );
  return found ?? null;
}

/** The roll, or the one that begins with this submission. */
export function begun(
  found: StoredRoll | null,
  meeting: Meeting,
  { id, now }: { id: string; now: Date },
): StoredRoll {
  return found ?? { ...newRoll(meeting, id), changedAt: now.toISOString() };
}

/** The roll as somebody changed it. Ids and names of authors stand in pairs. */
export function changedBy(roll: StoredRoll, caller: Caller, now: Date): StoredRoll {
  const isKnown = roll.authorIds.includes(caller.accountId);
  return {
    ...roll,
    authorIds: isKnown ? roll.authorIds : [...roll.authorIds, caller.accountId],
    authorNames: isKnown ? roll.authorNames : [...roll.authorNames, caller.name],
    changedAt: now.toISOString(),
  };
}
