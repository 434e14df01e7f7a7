import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type Engine, startEngine, superuser } from '../../server/database/engine.ts';
import { connectOwner } from '../../server/database/pools.ts';
import { prepareRoles } from '../../server/database/roles.ts';
import { temporaryFolder } from './paths.ts';

/** A database before its first migration, for a test of what a migration makes of the rows that it finds. */
export interface Unmigrated {
  /** Once the tests run. */
  owner(): Client;
  tenantId: string;
  /** Asks as the tenant, under row security, in a transaction of its own. */
  asTenant<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** On an engine of its own: the others' schema is complete. Ends after the tests of the file. */
export function unmigrated(): Unmigrated {
  const tenantId = randomUUID();
  let engine: Engine;
  let owner: Client;
  beforeAll(async () => {
    engine = await startEngine({ dataDir: temporaryFolder('unmigrated'), fsync: false });
    await prepareRoles(engine);
    const client = new Client(engine.url(superuser, 'postgres'));
    await client.connect();
    await client.query('create database unmigrated owner ibandla_owner');
    await client.end();
    owner = await connectOwner(engine.url('ibandla_owner', 'unmigrated'));
  });
  afterAll(async () => {
    await owner.end();
    await engine.stop();
  });
  return {
    owner: () => owner,
    tenantId,
    async asTenant<Row extends object>(text: string, values: unknown[] = []) {
      await owner.query(
        `begin; set local row_security = on; set local app.tenant to '${tenantId}'`,
      );
      const { rows } = await owner.query<Row>(text, values);
      await owner.query('commit');
      return rows;
    },
  };
}
