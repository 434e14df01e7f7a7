import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { takeDataOperation } from '#domain/privacy/take-data-operation.ts';
import { wholeRow } from '#domain/register/register.ts';
import { tenant } from '../access/tables.ts';
import { actorOf } from '../audit/audit-line.ts';
import { placeOf } from '../audit/operation-lines.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { query } from '../handler.ts';
import { personStore } from '../people/scopes.ts';
import { idMeant } from '../register/aliases.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { accountSections, reportsSection } from './account-of-person.ts';
import { changesSection, namedSection, ownSection, sectionsAbout } from './data-of-person.ts';

const ofTenant = pick(tenant, ['name'], 't');

/** The person, where they are in the church that was named; else there is nobody. */
async function personIn(
  tx: TenantTransaction,
  { id: asked, churchId }: { id: string; churchId: string },
): Promise<Person> {
  const id = await idMeant(tx, people.entity.name, asked);
  const [found] = await tx.rows<Person>(
    'person whose data is taken out',
    `select ${selectList(personStore)} from person where tenant_id = $1 and id = $2`,
    [tx.tenantId, id],
  );
  if (found?.churchId !== churchId) throw new Failure('not_found', 'This person was not found');
  return wholeRow(people, found);
}

async function organisation(tx: TenantTransaction): Promise<string> {
  const [found] = await tx.rows<RowOf<typeof ofTenant>>(
    'name of tenant',
    `select ${ofTenant} from tenant t where t.id = $1`,
    [tx.tenantId],
  );
  return must(found, 'the tenant').name;
}

/** Everything that is kept about a person. The audit tells that it was taken out, and nothing of what it says. */
export const takeDataHandler = query(takeDataOperation, async (tx, caller, input) => {
  const person = await personIn(tx, input);
  const asking = { tx, caller };
  const about = await sectionsAbout(asking, person);
  const account = await accountSections(asking, person);
  const sections = [
    ...(await ownSection(asking, person)),
    ...about.sections,
    ...(await namedSection(asking, person)),
    ...account.sections,
    ...(await reportsSection(asking, person)),
    ...(await changesSection(asking, person)),
  ];
  const leftOut = [...about.leftOut, ...account.leftOut];
  await writeAudit(tx, {
    ...actorOf(caller),
    ...placeOf(people.subject({ ...person })),
    action: takeDataOperation.name,
    entity: people.entity.name,
    entityId: person.id,
    details: { leftOut },
  });
  return { name: nameOf(person), organisation: await organisation(tx), sections, leftOut };
});
