import { must } from '#domain/must.ts';
import type { AccessScope } from '#domain/protocol.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { scopesOf, within } from './change-row.ts';

/** Rows of a first sync that are counted before its first page. Counting more of them is half a second of that page. */
export const countedFirst = 20_000;

/** A row counts once a scope here, up to a number. */
const boundedText = `select count(*) as total from (
  select 1 from change c where c.tenant_id = $1 and ${within('c')} and not c.gone and c.v <= $3 limit $4) held`;

const totalText = `select count(*) as total from (
  select distinct c.t, c.id from change c
  where c.tenant_id = $1 and ${within('c')} and not c.gone and c.v <= $3) held`;

interface Version {
  v: number;
}

/** Number of rows in these scopes, `most` at most: one of two scopes counts twice. */
export async function countUpTo(
  most: number,
  tx: TenantTransaction,
  accessScopes: readonly AccessScope[],
  { v }: Version,
): Promise<number> {
  const [counted] = await tx.rows<{ total: number }>('bounded total', boundedText, [
    tx.tenantId,
    scopesOf(accessScopes),
    v,
    most,
  ]);
  return must(counted, 'the number of rows').total;
}

/** Number of rows in these scopes. */
export async function countRows(
  tx: TenantTransaction,
  accessScopes: readonly AccessScope[],
  { v }: Version,
): Promise<number> {
  const [counted] = await tx.rows<{ total: number }>('total', totalText, [
    tx.tenantId,
    scopesOf(accessScopes),
    v,
  ]);
  return must(counted, 'the number of rows').total;
}
