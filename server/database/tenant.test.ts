import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { openPool } from './pools.ts';
import { inTenant } from './tenant.ts';

let pool: pg.Pool;
const tenantId = randomUUID();

beforeEach(() => {
  pool = openPool(databaseUrls().app, 2);
});
afterEach(() => pool.end());

class DatabaseError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The database says ${code}`);
    this.code = code;
  }
}

describe('a tenant transaction', () => {
  test.each(['40P01', '40001', '23505'])('is tried again after %s', async (code) => {
    let tries = 0;
    const result = await inTenant(pool, tenantId, async (tx) => {
      tries += 1;
      if (tries < 3) throw new DatabaseError(code);
      return tx.rows('one', 'select 1 as one', []);
    });
    expect(result).toEqual([{ one: 1 }]);
    expect(tries).toBe(3);
  });

  test('is given up when it never ends well, and at once when trying again cannot help', async () => {
    let tries = 0;
    const failing = (code: string) =>
      inTenant(pool, tenantId, async () => {
        tries += 1;
        throw new DatabaseError(code);
      });
    await expect(failing('40001')).rejects.toThrow('40001');
    expect(tries).toBe(4);
    tries = 0;
    await expect(failing('23514')).rejects.toThrow('23514');
    expect(tries).toBe(1);
  });

  test('leaves nothing of a try that failed', async () => {
    const id = randomUUID();
    let tries = 0;
    await inTenant(pool, tenantId, async (tx) => {
      tries += 1;
      await tx.rows(
        'group',
        "insert into church_group (tenant_id, id, name, status) values ($1, $2, $3, 'active')",
        [tenantId, tries === 1 ? randomUUID() : id, 'Once'],
      );
      if (tries === 1) throw new DatabaseError('40001');
    });
    const rows = await inTenant(pool, tenantId, (tx) =>
      tx.rows('groups', 'select id from church_group', []),
    );
    expect(rows).toEqual([{ id }]);
  });

  test('a connection that died under it is not used again', async () => {
    await expect(
      inTenant(pool, tenantId, (tx) =>
        tx.rows('die', 'select pg_terminate_backend(pg_backend_pid())', []),
      ),
    ).rejects.toThrow();
    for (let use = 0; use < 4; use++) {
      const rows = await inTenant(pool, tenantId, (tx) => tx.rows('one', 'select 1 as one', []));
      expect(rows).toEqual([{ one: 1 }]);
    }
    expect(pool.totalCount).toBeLessThanOrEqual(2);
  });

  test('a look-up that takes too long is cut, and the connection stays of use', async () => {
    const cut = inTenant(pool, tenantId, async (tx) => {
      await tx.rows('soon', `set local statement_timeout = '20ms'`, []);
      return tx.rows('slow', 'select pg_sleep(5)', []);
    });
    await expect(cut).rejects.toThrow(/statement timeout/);
    const [row] = await inTenant(pool, tenantId, (tx) =>
      tx.rows<{ statement_timeout: string }>('limit', 'show statement_timeout', []),
    );
    expect(row).toEqual({ statement_timeout: '5s' });
  });
});

test('a tenant that asks for all connections at once leaves some to the others', async () => {
  const busy = randomUUID();
  const wide = openPool(databaseUrls().app, 8);
  const ended = Promise.withResolvers<void>();
  const slow = Array.from({ length: 20 }, () => inTenant(wide, busy, () => ended.promise));
  const one = await inTenant(wide, tenantId, (tx) => tx.rows('one', 'select 1 as one', []));
  expect(one).toEqual([{ one: 1 }]);
  ended.resolve();
  await Promise.all(slow);
  await wide.end();
});
