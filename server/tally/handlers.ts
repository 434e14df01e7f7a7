import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { DoorCount } from '#domain/tally/door-count.ts';
import { mergedDoor, saysMore } from '#domain/tally/doors.ts';
import { tellDoor, type ToldDoor } from '#domain/tally/tell-door.ts';
import { daysBetween, dateInZone } from '#domain/values/dates/local-date.ts';
import type { Caller } from '../caller.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { service } from '../handler.ts';
import { foreignId } from '../sync/foreign-id.ts';
import { type Recorded, recordEffect } from '../sync/record-effect.ts';
import { doorCountStore } from './scopes.ts';

/** Days before today whose services are still counted: a device may come back after a weekend without a network. */
const daysBack = 7;

interface Told {
  data: DoorCount;
  /** Null where it was known already. */
  recorded: Recorded | null;
}

async function knownDoor(tx: TenantTransaction, id: string): Promise<DoorCount | null> {
  const [known] = await tx.rows<DoorCount>(
    'door count',
    `select ${selectList(doorCountStore)} from door_count where tenant_id = $1 and id = $2 for update`,
    [tx.tenantId, id],
  );
  return known ?? null;
}

/** A door is counted by one person on one device: nobody else changes it, and it moves to no other service. */
function assertOwn(known: DoorCount, input: ToldDoor, caller: Caller): void {
  const isSame = (['churchId', 'serviceId', 'date'] as const).every(
    (field) => known[field] === input[field],
  );
  if (known.accountId !== caller.accountId || !isSame) throw foreignId();
}

async function assertCountable(tx: TenantTransaction, input: ToldDoor, now: Date): Promise<void> {
  const [found] = await tx.rows<{ timeZone: string }>(
    'service of a door',
    `select c.time_zone as "timeZone" from service s
     join church c on c.tenant_id = $1 and c.id = s.church_id
     where s.tenant_id = $1 and s.id = $2 and s.church_id = $3
       and s.status = 'active' and c.status = 'active'`,
    [tx.tenantId, input.serviceId, input.churchId],
  );
  if (!found) {
    const message = 'This service was not found. Choose another';
    throw new Failure('validation', message, { fields: { serviceId: message } });
  }
  const age = daysBetween(input.date, dateInZone(now, found.timeZone));
  if (age < 0 || age > daysBack) {
    const message = `Count a service of today, or of the last ${daysBack} days`;
    throw new Failure('validation', message, { fields: { date: message } });
  }
}

async function told(
  tx: TenantTransaction,
  caller: Caller,
  input: ToldDoor,
  now: Date,
): Promise<Told> {
  const known = await knownDoor(tx, input.id);
  if (known) assertOwn(known, input, caller);
  if (known && !saysMore(known, input)) return { data: known, recorded: null };
  await assertCountable(tx, input, now);
  const data: DoorCount = {
    ...input,
    ...(known && mergedDoor(known, input)),
    accountId: caller.accountId,
    accountName: caller.name,
    receivedAt: now.toISOString(),
  };
  const rows = { doorCount: [data] };
  const effect = known ? { output: null, replaces: rows } : { output: null, inserts: rows };
  return { data, recorded: await recordEffect(tx, effect, null) };
}

export const tallyHandlers = {
  // It keeps no answer and no id of a mutation, and stands in no audit: it is told with every few taps.
  [tellDoor.name]: service(tellDoor, async (services, _context, input, person) => {
    const caller = must(person, 'who counts');
    const { data, recorded } = await inTenant(services.pool, caller.tenantId, (tx) =>
      told(tx, caller, input, services.clock()),
    );
    if (recorded) services.live.changed(caller.tenantId, recorded);
    return { data };
  }),
};
