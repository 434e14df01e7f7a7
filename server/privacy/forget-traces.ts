import type { Person } from '#domain/people/entities.ts';
import { erasedName } from '#domain/people/erased.ts';
import { people } from '#domain/people/people.ts';
import { withWhom } from '#domain/register/row-history.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { namingPeople } from './naming-people.ts';
import type { Traced } from './rows-to-erase.ts';

/** The records, with all that became one with them by a merge: each has a history of its own. */
async function withMerged(tx: TenantTransaction, named: readonly Traced[]): Promise<Traced[]> {
  const rows = await tx.rows<{ t: string; id: string }>(
    'records that became these',
    `with recursive one as (
       select * from unnest($2::text[], $3::uuid[]) as n(t, id)
       union select a.t, a.id from one join row_alias a
         on a.tenant_id = $1 and a.t = one.t and a.kept_id = one.id)
     select t, id from one`,
    [tx.tenantId, named.map(([t]) => t), named.map(([, id]) => id)],
  );
  return rows.map(({ t, id }) => [t, id]);
}

async function forgetHistory(tx: TenantTransaction, traced: readonly Traced[]): Promise<void> {
  const values = [tx.tenantId, traced.map(([t]) => t), traced.map(([, id]) => id)];
  const these = 'in (select * from unnest($2::text[], $3::uuid[]))';
  await tx.rows(
    'forget history',
    `delete from row_event where tenant_id = $1 and (t, row_id) ${these}`,
    values,
  );
  await tx.rows(
    'forget authors',
    `delete from field_author where tenant_id = $1 and (t, id) ${these}`,
    values,
  );
}

/** Histories of rows that went without a trace, as by a merge: nobody can tell any more whom they were about. */
async function forgetOrphans(tx: TenantTransaction): Promise<void> {
  for (const { register } of namingPeople) {
    const { name } = register.entity;
    await tx.rows(
      `forget history of ${name} that went`,
      `delete from row_event e where e.tenant_id = $1 and e.t = $2
         and not exists (select 1 from ${tableName(storeNamed(name))} r
           where r.tenant_id = $1 and r.id = e.row_id)
         and not exists (select 1 from row_alias a
           where a.tenant_id = $1 and a.t = e.t and a.id = e.row_id)`,
      [tx.tenantId, name],
    );
  }
}

/** Merges of the person, or of a row that named them, are not taken back: each keeps its rows whole. */
async function forgetMerges(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await tx.rows(
    'forget merges of person',
    `delete from person_merge where tenant_id = $1
       and (kept_id = any($2::uuid[]) or lost_id = any($2::uuid[])
         or exists (select 1 from unnest($2::uuid[]) as one(id)
           where strpos(touched::text, one.id::text) > 0))`,
    [tx.tenantId, ids],
  );
}

/** The histories of people who were one with this one for a while say so by the name. */
async function forgetName(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await tx.rows(
    'forget name in histories',
    `update row_event e set changes = (
       select jsonb_agg(case when c->>'field' <> $3 then c else c
         || case when c->'was' = 'null' then '{}' else jsonb_build_object('was', $4::text) end
         || case when c->'became' = 'null' then '{}' else jsonb_build_object('became', $4::text) end end)
       from jsonb_array_elements(e.changes) c)
     where e.tenant_id = $1 and e.t = 'person' and e.what in ('merged', 'unmerged')
       and e.row_id in (select l.entity_id from audit_log l where l.tenant_id = $1
         and l.action in ('people.merge', 'people.undoMerge') and l.details->>'lostId' = any($2))`,
    [tx.tenantId, ids, withWhom, erasedName],
  );
}

/** Those that a record had before, or left at a merge, too. `ids`: of the records that became one. */
async function forgetPictures(
  tx: TenantTransaction,
  ids: readonly string[],
  { accountId }: Person,
): Promise<void> {
  await tx.rows(
    'forget pictures of person',
    `delete from picture where tenant_id = $1
       and ((owner_kind = 'row:person' and owner_id = any($2))
         or (owner_kind = 'account' and owner_id = $3))`,
    [tx.tenantId, ids, accountId],
  );
}

/**
 * A rule of the database takes the values of these records out of the audit. It runs after the insert and asks the same
 * question again, so that the question must not look at what the insert wrote. What was erased before, and was changed
 * again, comes as new: the rule looks at nothing else.
 */
async function forgetInAudit(tx: TenantTransaction, traced: readonly Traced[]): Promise<void> {
  const ids = [...new Set(traced.map(([, id]) => id))];
  await tx.rows(
    'records erased again',
    'delete from erased_record where tenant_id = $1 and id = any($2::uuid[])',
    [tx.tenantId, ids],
  );
  await tx.rows(
    'forget in audit',
    'insert into erased_record (tenant_id, id) select $1::uuid, unnest($2::uuid[])',
    [tx.tenantId, ids],
  );
}

/** Takes records out of their histories and of the audit. Answers them with all that became one with them. */
export async function forgetRecords(
  tx: TenantTransaction,
  records: readonly Traced[],
): Promise<Traced[]> {
  const traced = await withMerged(tx, records);
  await forgetHistory(tx, traced);
  await forgetInAudit(tx, traced);
  return traced;
}

/** Takes the person, and the records about them, out of everything that remembers how records were. */
export async function forgetTraces(
  tx: TenantTransaction,
  person: Person,
  about: readonly Traced[],
): Promise<void> {
  const traced = await forgetRecords(tx, about);
  const ids = traced.flatMap(([t, id]) => (t === people.entity.name ? [id] : []));
  await forgetName(tx, ids);
  await forgetMerges(tx, ids);
  await forgetOrphans(tx);
  await forgetPictures(tx, ids, person);
}
