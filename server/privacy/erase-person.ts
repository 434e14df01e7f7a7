import { family } from '#domain/families/entities.ts';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import { must } from '#domain/must.ts';
import { people } from '#domain/people/people.ts';
import { eraseOperation, eraseReasons } from '#domain/privacy/erase-operation.ts';
import { administer } from '../access/roles/administration.ts';
import { tenant } from '../access/tables.ts';
import { placeOf } from '../audit/operation-lines.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { forgetCodes } from '../families/family-codes.ts';
import { service } from '../handler.ts';
import { noteEvents } from '../register/row-events.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { eraseAccount } from './erase-account.ts';
import { forgetTraces } from './forget-traces.ts';
import { personToErase } from './person-to-erase.ts';
import { rowsToErase } from './rows-to-erase.ts';

const ofTenant = pick(tenant, ['timeZone'], 't');
const { name: t } = people.entity;

/** The day of the organisation. */
async function dayIn(tx: TenantTransaction, now: Date): Promise<string> {
  const [found] = await tx.rows<RowOf<typeof ofTenant>>(
    'time zone of the day',
    `select ${ofTenant} from tenant t where t.id = $1`,
    [tx.tenantId],
  );
  return dateInZone(now, must(found, 'the tenant').timeZone);
}

/** All of it happens at once, or nothing does. What is left is that it was done: by whom, when and why. */
export const eraseHandler = service(eraseOperation, (services, _context, input, who) => {
  const caller = must(who, 'who erases');
  return administer(services, caller, eraseOperation.name, async (tx) => {
    const { person, account } = await personToErase(tx, caller, input);
    const at = services.clock();
    const erasedOn = await dayIn(tx, at);
    const rows = await rowsToErase(tx, person, erasedOn);
    if (account) await eraseAccount(tx, account, rows);
    await forgetCodes(tx, rows.erased[family.name] ?? []);
    await forgetTraces(tx, person, rows.about);
    await noteEvents(tx, caller, { t, at, what: 'erased' }, [{ rowId: person.id, changes: [] }]);
    const { replaces, erased } = rows;
    const recorded = await recordEffect(tx, { output: null, replaces, erased }, null);
    const line = {
      entity: t,
      entityId: person.id,
      ...placeOf(people.subject({ ...person })),
      reason: eraseReasons[input.reason],
    };
    const accounts = account ? [account.id] : [];
    return { output: { id: person.id, erasedOn }, line, recorded, accounts };
  });
});
