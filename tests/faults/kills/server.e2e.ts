import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startEngine } from '../../../server/database/engine.ts';
import { prepareRoles } from '../../../server/database/roles.ts';
import { signInByApi } from '../../support/api.ts';
import { connectionString, query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { itemsOn } from '../../support/device-store.ts';
import { assertPromisesKept, executed } from '../../support/oracles.ts';
import { people } from '../../support/sample.ts';
import { temporaryFolder } from '../../support/paths.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { countToday, delivered, submitCount } from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import { killPoints, patience } from '../counts.ts';
import { assertConfirmedOnce, load, placeToCount } from './load.ts';

test('A20 the server is killed between accept and commit: nobody hears of success, later one row', async ({
  server,
  toCount,
}) => {
  const before = await executed(server.dataDir);
  const { page } = await toCount(people.thabo);
  await countToday(page);
  const holder = new Client({ connectionString: connectionString(server.dataDir) });
  await holder.connect();
  await holder.query('begin');
  // Every write takes the next number of the tenant: it waits here.
  await holder.query('lock table tenant_seq in exclusive mode');
  const item = await submitCount(page, 95);
  await until(
    async () =>
      (await query(server.dataDir, 'select 1 from pg_locks where not granted')).length > 0,
    { what: 'the transaction that waits' },
  );
  await server.kill();
  await holder.query('rollback');
  await holder.end();
  // The commit may have left the server before it was killed; the answer cannot have.
  const held = (await itemsOn(page)).find(({ id }) => id === item.id);
  expect(held?.state.kind).toMatch(/^(waiting|sending)$/);

  await server.start();
  await delivered(page, item.id, 60_000);
  await assertPromisesKept(page, server.dataDir, [item], before);
});

interface Installation {
  server: ServerProcess;
  /** Whose database has the answers. */
  dataDir: string;
  remove(): Promise<void>;
}

/** The server with the PostgreSQL that it supervises itself, or with one that is somebody else's. */
const installations: Record<string, () => Promise<Installation>> = {
  async embedded() {
    const server = await startServer();
    return { server, dataDir: server.dataDir, remove: () => server.remove() };
  },
  async external() {
    const dataDir = temporaryFolder('external');
    const engine = await startEngine({ dataDir });
    const { owner, app } = await prepareRoles(engine);
    const server = await startServer({ env: { DATABASE_URL: owner, DATABASE_APP_URL: app } });
    return {
      server,
      dataDir,
      async remove() {
        await server.remove();
        await engine.stop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  },
};

for (const [kind, install] of Object.entries(installations)) {
  test(`A42 the server is killed at random under load, its database ${kind}: all it confirmed is there, nothing twice`, async () => {
    const kills = killPoints();
    test.setTimeout(patience(kills, 6000));
    const { server, dataDir, remove } = await install();
    try {
      const person = await signInByApi(server.origin, people.thabo);
      const work = load(server.origin, person, await placeToCount(dataDir, person));
      for (let kill = 0; kill < kills; kill += 1) {
        const { size } = work.acknowledged;
        await until(() => work.acknowledged.size > size + 3, { what: 'work between two kills' });
        await pause(Math.random() * 40);
        await server.kill();
        await server.start();
      }
      await work.stop();
      await assertConfirmedOnce(work, dataDir);
    } finally {
      await remove();
    }
  });
}
