import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../tests/support/patience.ts';
import { temporaryFolder } from '../../tests/support/paths.ts';
import { until } from '../../tests/support/until.ts';
import { type Engine, startEngine } from './engine.ts';

const dataDir = temporaryFolder('engine');
let engine: Engine;

beforeAll(async () => {
  engine = await startEngine({ dataDir });
  engine.keepRunning();
}, 120_000);

afterAll(async () => {
  await engine.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

function running(): number {
  try {
    return Number(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

/** Milliseconds from the start of a database to its end: it is being asked then whether it serves. */
const moments = [0, 10, 30, 60, 100, 160];

test(
  'A42 A45 a database that ends again while it starts is started again, and ends nobody',
  async () => {
    for (const [round, moment] of moments.entries()) {
      const ended = await until(running, { what: 'a database' });
      // Not a wait for something: the moment of the end is the case.
      await pause(moment);
      process.kill(ended, round % 2 === 0 ? 'SIGKILL' : 'SIGINT');
      await until(() => running() > 0 && running() !== ended, { what: 'the database again' });
    }
    expect(running()).toBeGreaterThan(0);
  },
  moments.length * patience,
);
