import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import type { PersonData } from '#domain/privacy/take-data-operation.ts';
import { wholeRow } from '#domain/register/register.ts';
import { tenant } from '../access/tables.ts';
import { actorOf } from '../audit/audit-line.ts';
import { placeOf } from '../audit/operation-lines.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { personStore } from '../people/scopes.ts';
import { idMeant } from '../register/aliases.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { accountSections, reportsSection } from './account-of-person.ts';
import { changesSection, namedSection, ownSection, sectionsAbout } from './data-of-person.ts';

const ofTenant = pick(tenant, ['name', 'timeZone'], 't');

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

async function organisationOf(tx: TenantTransaction): Promise<RowOf<typeof ofTenant>> {
  const [found] = await tx.rows<RowOf<typeof ofTenant>>(
    'tenant of data of person',
    `select ${ofTenant} from tenant t where t.id = $1`,
    [tx.tenantId],
  );
  return must(found, 'the tenant');
}

export interface TakenData {
  person: Person;
  data: PersonData;
  /** Of the organisation: which day it is there. */
  timeZone: string;
  /** Whether whoever asks reads of the account that the person signs in with. */
  readsAccount: boolean;
}

/** Everything that is kept about a person, in words. */
export async function dataOfPerson(
  tx: TenantTransaction,
  caller: Caller,
  input: { id: string; churchId: string },
): Promise<TakenData> {
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
  const { name: organisation, timeZone } = await organisationOf(tx);
  const data = { name: nameOf(person), organisation, sections, leftOut };
  return { person, data, timeZone, readsAccount: account.sections.length > 0 };
}

/** The audit tells that the data was taken out, and nothing of what it says. */
export function noteTaken(
  tx: TenantTransaction,
  caller: Caller,
  action: string,
  { person, data: { leftOut } }: TakenData,
): Promise<void> {
  return writeAudit(tx, {
    ...actorOf(caller),
    ...placeOf(people.subject({ ...person })),
    action,
    entity: people.entity.name,
    entityId: person.id,
    details: { leftOut },
  });
}
