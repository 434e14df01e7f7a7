import pLimit, { type LimitFunction } from 'p-limit';
import type pg from 'pg';

/** Connections of a pool that one tenant has at most: a busy one waits here and takes none from the others. */
const most = 4;

/** As many as there are tenants that asked since the start. */
const limits = new WeakMap<pg.Pool, Map<string, LimitFunction>>();

function limitOf(pool: pg.Pool, tenantId: string): LimitFunction {
  const ofPool = limits.get(pool) ?? new Map<string, LimitFunction>();
  limits.set(pool, ofPool);
  const limit = ofPool.get(tenantId) ?? pLimit(most);
  ofPool.set(tenantId, limit);
  return limit;
}

/** Does the work as soon as the tenant may take a connection more. It may not wait for another turn within. */
export function inFairTurn<T>(pool: pg.Pool, tenantId: string, work: () => Promise<T>): Promise<T> {
  return limitOf(pool, tenantId)(work);
}
