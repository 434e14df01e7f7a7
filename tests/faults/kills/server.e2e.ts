import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { uuidv7 } from 'uuidv7';
import type { MutationsAnswer } from '../../../src/domain/protocol.ts';
import { must } from '../../../src/domain/must.ts';
import type { SignedIn } from '../../../src/domain/access/operations.ts';
import { startEngine } from '../../../server/database/engine.ts';
import { prepareRoles } from '../../../server/database/roles.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import { connectionString, query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { itemsOn } from '../../support/device-store.ts';
import { assertPromisesKept, executed } from '../../support/oracles.ts';
import { people } from '../../support/sample.ts';
import { temporaryFolder } from '../../support/paths.ts';
import type { Place } from '../../support/places.ts';
import { mutationOf, reportAt } from '../../support/reports.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { countToday, delivered, signInToCount, submitCount } from '../../support/screens.ts';
import { until } from '../../support/until.ts';
import { killPoints, patience } from '../counts.ts';

test('A20 the server is killed between accept and commit: nobody hears of success, later one row', async ({
  server,
  network,
  browserOf,
}) => {
  const before = await executed(server.dataDir);
  const { page } = await browserOf();
  await signInToCount(page, network.origin, people.thabo);
  await countToday(page);
  const holder = new Client({ connectionString: connectionString(server.dataDir) });
  await holder.connect();
  await holder.query('begin');
  // Whoever writes anything takes the next number of the tenant: it waits here.
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

interface Load {
  /** Ids that a 200 named as applied or duplicate. */
  acknowledged: Set<string>;
  /** Ids that were ever sent. */
  sent: Set<string>;
  stop(): Promise<void>;
}

/** Submits one report after the other, each until it is acknowledged, like a device with a queue. */
function load(origin: string, person: SignedIn, place: Place): Load {
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  const over = new AbortController();
  async function submitter(): Promise<void> {
    while (!over.signal.aborted) {
      const id = uuidv7();
      sent.add(id);
      while (!(await acknowledges(origin, person, place, id))) {
        if (over.signal.aborted) return;
      }
      acknowledged.add(id);
    }
  }
  const submitters = [submitter(), submitter(), submitter()];
  return {
    acknowledged,
    sent,
    async stop() {
      over.abort();
      await Promise.all(submitters);
    },
  };
}

async function acknowledges(
  origin: string,
  person: SignedIn,
  place: Place,
  id: string,
): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/v1/mutations`, {
      method: 'POST',
      headers: bearer(person),
      body: JSON.stringify({
        clientId: person.user.id,
        mutations: [mutationOf(reportAt(place), { id })],
      }),
      signal: AbortSignal.timeout(5000),
    });
    if (response.status !== 200) return false;
    const { results } = (await response.json()) as MutationsAnswer;
    const result = results.find((one) => one.id === id);
    assert.ok(result?.status !== 'rejected', `Rejected: ${JSON.stringify(result)}`);
    return result?.status === 'applied' || result?.status === 'duplicate';
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    // The server is gone for the moment. A breath, so that the loop does not take its processor.
    await pause(5);
    return false;
  }
}

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

async function placeToCount(dataDir: string, person: SignedIn): Promise<Place> {
  const churchId = must(person.session.grants[0]?.churchIds[0], 'a church');
  const [service] = await query<{ id: string }>(
    dataDir,
    'select id from service where church_id = $1 limit 1',
    [churchId],
  );
  return { churchId, serviceId: must(service, 'a service').id };
}

/** Everything that was confirmed is there, and nothing is there twice or unasked. */
async function assertConfirmedOnce({ acknowledged, sent }: Load, dataDir: string): Promise<void> {
  const rows = await query<{ id: string; versions: string }>(
    dataDir,
    `select m.id, count(v.id) as versions from mutation m
     left join report_version v on v.tenant_id = m.tenant_id and v.id = m.id
     where m.id = any($1::uuid[]) group by m.id`,
    [[...sent]],
  );
  const versions = new Map(rows.map((row) => [row.id, Number(row.versions)]));
  const lost = [...acknowledged].filter((one) => versions.get(one) !== 1);
  expect(lost).toEqual([]);
  expect([...versions.values()].every((number) => number === 1)).toBe(true);
  expect(await executed(dataDir)).toBe(rows.length);
}

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
