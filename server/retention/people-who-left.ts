import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { eraseOperation } from '#domain/privacy/erase-operation.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { personStore } from '../people/scopes.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { accountToErase } from '../privacy/person-to-erase.ts';
import { type Erasure, unchanged } from './erasure.ts';

/** Stands in histories in the place of an author. */
const author = 'Retention period';

async function personNow(tx: TenantTransaction, id: string): Promise<Person> {
  const [found] = await tx.rows<Person>(
    'person whose time is over',
    `select ${selectList(personStore)} from person where tenant_id = $1 and id = $2`,
    [tx.tenantId, id],
  );
  return must(found, 'a person who is due');
}

/**
 * People who are not there any more: nothing was changed of them, nobody owes them a visit, and they cannot sign in. A
 * person a transaction, since much hangs on each.
 */
export const peopleWhoLeft: Erasure = {
  kind: 'people',
  due: `person r where r.tenant_id = $1 and r.status in ('archived', 'movedAway')
   and r.erased_on is null and ${unchanged('person')}
   and not exists (select 1 from account a
     where a.tenant_id = $1 and a.id = r.account_id and not a.disabled)
   and not exists (select 1 from follow_up f
     where f.tenant_id = $1 and f.person_id = r.id and f.status = 'active')`,
  order: 'r.id',
  locks: true,
  atOnce: 1,
  async erase({ tx, ids, now, chosenBy }) {
    const person = await personNow(tx, must(ids[0], 'one person'));
    const account = await accountToErase(tx, person);
    const by = { accountId: chosenBy, name: author };
    const how = { by, at: now, reason: 'notNeeded' } as const;
    const { recorded, accounts, line } = await erasePerson(tx, { person, account }, how);
    await writeAudit(tx, { actorId: null, action: eraseOperation.name, ...line });
    return { count: 1, recorded, accounts };
  },
};
