import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/paths.ts';
import { type Engine, startEngine, superuser } from './engine.ts';
import { prepareRoles } from './roles.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine({ dataDir: temporaryFolder('roles'), fsync: false });
});
afterAll(() => engine.stop());

async function as(url: string, statement = 'select 1'): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const passwordOf = (url: string) => new URL(url).password;

test('issue 10.13: owner, server and superuser have passwords of their own', async () => {
  const urls = await prepareRoles(engine);
  const all = [urls.owner, urls.app, engine.url(superuser, 'postgres')];
  expect(new Set(all.map(passwordOf)).size).toBe(3);
  for (const url of all) await as(url);
  for (const url of all) {
    const guess = new URL(url);
    for (const other of all.filter((one) => one !== url)) {
      guess.password = passwordOf(other);
      await expect(as(guess.href)).rejects.toMatchObject({ code: '28P01' });
    }
  }
});

test('issue 10.13: a directory where all had the superuser’s password gets others at the next start', async () => {
  const urls = await prepareRoles(engine);
  const above = engine.url(superuser, 'postgres');
  for (const role of ['ibandla_owner', 'ibandla_app']) {
    await as(above, `alter role ${role} password '${passwordOf(above)}'`);
  }
  await expect(as(urls.app)).rejects.toMatchObject({ code: '28P01' });
  expect(await prepareRoles(engine)).toEqual(urls);
  await as(urls.app);
  await as(urls.owner);
});
