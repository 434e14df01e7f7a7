import { family } from '#domain/families/entities.ts';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import { must } from '#domain/must.ts';
import { people } from '#domain/people/people.ts';
import { eraseOperation, type EraseReason, eraseReasons } from '#domain/privacy/erase-operation.ts';
import { administer } from '../access/roles/administration.ts';
import { tenant } from '../access/tables.ts';
import type { AuditLine } from '../audit/audit-line.ts';
import { placeOf } from '../audit/operation-lines.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { forgetCodes } from '../families/family-codes.ts';
import { service } from '../handler.ts';
import { noteEvents } from '../register/row-events.ts';
import { type Recorded, recordEffect } from '../sync/record-effect.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { eraseAccount } from './erase-account.ts';
import { forgetTraces } from './forget-traces.ts';
import { personToErase, type ToErase } from './person-to-erase.ts';
import { rowsToErase } from './rows-to-erase.ts';

const ofTenant = pick(tenant, ['timeZone'], 't');
const { name: t } = people.entity;

/** The day of the organisation. */
export async function dayIn(tx: TenantTransaction, now: Date): Promise<string> {
  const [found] = await tx.rows<RowOf<typeof ofTenant>>(
    'time zone of the day',
    `select ${ofTenant} from tenant t where t.id = $1`,
    [tx.tenantId],
  );
  return dateInZone(now, must(found, 'the tenant').timeZone);
}

/** The author of an erasing, as the history of the row names them. */
type Eraser = Pick<Caller, 'accountId' | 'name'>;

export interface ErasedPerson {
  erasedOn: string;
  recorded: Recorded;
  /** Accounts whose streams end. */
  accounts: string[];
  line: Pick<AuditLine, 'entity' | 'entityId' | 'placeId' | 'groupId' | 'reason'>;
}

/**
 * Erases a person who was found, locked and judged: everything at once, or nothing. The one way to it, whether somebody
 * asked or the time of the organisation is over. What is left is that it was done: by whom, when and why.
 */
export async function erasePerson(
  tx: TenantTransaction,
  { person, account }: ToErase,
  { by, at, reason }: { by: Eraser; at: Date; reason: EraseReason },
): Promise<ErasedPerson> {
  const erasedOn = await dayIn(tx, at);
  const rows = await rowsToErase(tx, person, erasedOn);
  if (account) await eraseAccount(tx, account, rows);
  await forgetCodes(tx, rows.erased[family.name] ?? []);
  await forgetTraces(tx, person, rows.about);
  await noteEvents(tx, by, { t, at, what: 'erased' }, [{ rowId: person.id, changes: [] }]);
  const { replaces, erased } = rows;
  const recorded = await recordEffect(tx, { output: null, replaces, erased }, null);
  const line = {
    entity: t,
    entityId: person.id,
    ...placeOf(people.subject({ ...person })),
    reason: eraseReasons[reason],
  };
  return { erasedOn, recorded, accounts: account ? [account.id] : [], line };
}

export const eraseHandler = service(eraseOperation, (services, _context, input, who) => {
  const caller = must(who, 'who erases');
  return administer(services, caller, eraseOperation.name, async (tx) => {
    const found = await personToErase(tx, caller, input);
    const how = { by: caller, at: services.clock(), reason: input.reason };
    const { erasedOn, ...done } = await erasePerson(tx, found, how);
    return { output: { id: found.person.id, erasedOn }, ...done };
  });
});
