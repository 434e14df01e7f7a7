import { randomUUID } from 'node:crypto';
import { array, constantFrom, nat, record } from 'fast-check';
import { DatabaseError, type Pool } from 'pg';
import { assignRole, endRole, renewAccessScopes } from '../../server/access/roles/access-scopes.ts';
import { holdersOf, insertRole, updateRole } from '../../server/access/roles/custom-roles.ts';
import { inTenant, type TenantTransaction } from '../../server/database/tenant.ts';
import { entityStores } from '../../server/entity-stores.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { must } from '../../src/domain/must.ts';
import { permissionsToGive } from '../../src/domain/access/roles/custom-role.ts';
import { withNeeds } from '../../src/domain/access/roles/permission-needs.ts';
import { customRole, roleNames } from '../../src/domain/permissions.ts';
import { anyRow, anyValue, type Choose, fieldsOf, type Population } from './any-rows.ts';

const kinds = ['move', 'move', 'move', 'add', 'erase', 'give', 'end', 'define'] as const;
type Kind = (typeof kinds)[number];

/** Rows written in one transaction; all its choices follow from one number. */
export const step = record({
  kinds: array(constantFrom(...kinds), { minLength: 1, maxLength: 3 }),
  seed: nat(),
});

/** The same choices for the same seed. */
function chooser(seed: number): Choose {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Planned {
  inserts: Record<string, object[]>;
  replaces: Record<string, object[]>;
  erased: Record<string, string[]>;
}

const most = 6;

/** A tenant in which everything moves. It goes on from one run to the next. */
export interface Moving {
  pool: Pool;
  tenantId: string;
  accountIds: readonly string[];
  /** Rows of the tenant. */
  population: Population;
  assignments: readonly string[];
  /** Roles of the organisation's own. */
  customRoleIds: readonly string[];
}

type Stores = typeof entityStores;

function plan(
  kind: Kind,
  { choose, stores }: { choose: Choose; stores: Stores },
  planned: Planned,
  next: Population,
): void {
  const store = must(stores[choose(stores.length)], 'a store');
  const { name } = store;
  const rows = next[name] ?? [];
  const ofEffect = [...(planned.inserts[name] ?? []), ...(planned.replaces[name] ?? [])];
  const named = new Set([
    ...ofEffect.map((one) => Reflect.get(one, 'id')),
    ...(planned.erased[name] ?? []),
  ]);
  if (kind === 'add') {
    const row = anyRow(store, next, choose);
    if (rows.length >= most || named.has(row.id) || rows.some(({ id }) => id === row.id)) return;
    (planned.inserts[name] ??= []).push(row);
    next[name] = [...rows, row];
    return;
  }
  const row = rows[choose(rows.length)];
  if (!row || named.has(row.id)) return;
  const others = rows.filter((one) => one !== row);
  if (kind === 'erase') {
    (planned.erased[name] ??= []).push(row.id);
    next[name] = others;
    return;
  }
  const fields = fieldsOf(store);
  const field = must(fields[choose(fields.length)], 'a field');
  const moved = { ...row, [field]: anyValue(store, field, next, choose) };
  (planned.replaces[name] ??= []).push(moved);
  next[name] = [...others, moved];
}

const whole = { scope: 'tenant', scopeId: null } as const;

async function giveRole(
  tx: TenantTransaction,
  { accountIds, customRoleIds, population }: Moving,
  choose: Choose,
): Promise<string> {
  const id = randomUUID();
  const accountId = must(accountIds[choose(accountIds.length)], 'an account');
  const at = choose(roleNames.length + customRoleIds.length);
  const system = roleNames[at];
  const role = system
    ? { role: system }
    : ({
        role: customRole,
        customRoleId: must(customRoleIds[at - roleNames.length], 'a role'),
      } as const);
  const scope = must((['tenant', 'churchGroup', 'church', 'group'] as const)[choose(4)], 'a scope');
  const places = population[scope] ?? [];
  const scopeId = places[choose(places.length)]?.id ?? null;
  const held = { id, accountId, ...role, ...(scopeId === null ? whole : { scope, scopeId }) };
  await assignRole(tx, held);
  return id;
}

/** Gives one of the organisation's own roles other permissions. */
async function define(
  tx: TenantTransaction,
  { customRoleIds }: Moving,
  choose: Choose,
): Promise<void> {
  const id = must(customRoleIds[choose(customRoleIds.length)], 'a role');
  const given = withNeeds(permissionsToGive.filter(() => choose(4) === 0));
  await updateRole(tx, id, { name: id, purpose: '', permissions: given });
  for (const accountId of await holdersOf(tx, id)) await renewAccessScopes(tx, accountId);
}

/** Whether a write happened: one that the database refuses, by a key of its own, did not. */
async function happened(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseError) || !error.code?.startsWith('23')) throw error;
    return false;
  }
}

export type Step = { kinds: Kind[]; seed: number };

/** Takes a step: among rows of any entity, or of those that are named. */
export async function take(
  moving: Moving,
  { kinds: wished, seed }: Step,
  entities?: readonly string[],
): Promise<void> {
  const stores = entityStores.filter(({ name }) => entities?.includes(name) ?? true);
  const choose = chooser(seed);
  const planned: Planned = { inserts: {}, replaces: {}, erased: {} };
  const population = { ...moving.population };
  const assignments = [...moving.assignments];
  for (const kind of wished) {
    if (kind === 'move' || kind === 'add' || kind === 'erase')
      plan(kind, { choose, stores }, planned, population);
  }
  const work = inTenant(moving.pool, moving.tenantId, async (tx) => {
    await recordEffect(tx, { output: null, ...planned }, null);
    for (const kind of wished) {
      if (kind === 'give' && assignments.length < 2 * most) {
        assignments.push(await giveRole(tx, moving, choose));
      }
      if (kind === 'define') await define(tx, moving, choose);
      const [ended] = kind === 'end' ? assignments.splice(choose(assignments.length), 1) : [];
      if (ended !== undefined) await endRole(tx, ended);
    }
  });
  if (await happened(work)) Object.assign(moving, { population, assignments });
}

async function makeTenant(
  tx: TenantTransaction,
  { tenantId, accountIds, customRoleIds }: Moving,
): Promise<void> {
  await tx.rows('', "insert into tenant (id, name, slug, time_zone) values ($1, 'T', $2, 'UTC')", [
    tenantId,
    `moving-${tenantId}`,
  ]);
  await tx.rows('', 'insert into tenant_seq (tenant_id, epoch) values ($1, $2)', [
    tenantId,
    randomUUID(),
  ]);
  await tx.rows(
    '',
    `insert into account (id, tenant_id, email, name, password_hash)
     select id, $1, id || '@example.org', 'A', 'none' from unnest($2::uuid[]) id`,
    [tenantId, accountIds],
  );
  for (const id of accountIds) await renewAccessScopes(tx, id);
  for (const id of customRoleIds) {
    await insertRole(tx, id, { name: id, purpose: '', permissions: ['church.view'] });
  }
}

/** Rows of every entity that devices hold, none of which is named here. */
export async function beginMoving(pool: Pool): Promise<Moving> {
  const accountIds = Array.from({ length: 4 }, () => randomUUID());
  const account = accountIds.map((id) => ({ id }));
  const moving: Moving = {
    pool,
    tenantId: randomUUID(),
    accountIds,
    population: { account },
    assignments: [],
    customRoleIds: Array.from({ length: 6 }, () => randomUUID()),
  };
  await inTenant(pool, moving.tenantId, (tx) => makeTenant(tx, moving));
  const enough = 40 * entityStores.length;
  for (let at = 0; at < enough; at++) await take(moving, { kinds: ['add'], seed: at * 7919 });
  for (const { name } of entityStores) must(moving.population[name]?.[1], `two rows of ${name}`);
  return moving;
}
