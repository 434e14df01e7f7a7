import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Engine, startEngine } from '../../server/database/engine.ts';
import { openDatabase } from '../../server/database/open.ts';
import { type DatabaseUrls, prepareRoles } from '../../server/database/roles.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrls: DatabaseUrls;
  }
}

let engine: Engine | undefined;
let folder: string | undefined;

/** One real PostgreSQL for the run, which need not survive a power cut. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'ib-test-postgres-'));
  // The database's own user must be able to enter it.
  chmodSync(folder, 0o755);
  engine = await startEngine({ dataDir: folder, fsync: false });
  const urls = await prepareRoles(engine);
  const migrated = await openDatabase({ kind: 'external', ...urls });
  await migrated.close();
  project.provide('databaseUrls', urls);
}

export async function teardown(): Promise<void> {
  await engine?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
