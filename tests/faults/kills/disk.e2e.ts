import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { bearer, signInByApi } from '../../support/api.ts';
import { expect, test } from '@playwright/test';
import { allGone, killAll } from '../../support/processes.ts';
import { people } from '../../support/sample.ts';
import { reportAt } from '../../support/reports.ts';
import { startServer } from '../../support/server-process.ts';
import { until } from '../../support/until.ts';
import { killPoints, patience } from '../counts.ts';
import { assertConfirmedOnce, load, placeToCount } from './load.ts';
import { noOwnDisk, ownDisk } from './own-disk.ts';

const cannot = noOwnDisk();
test.skip(cannot !== null, cannot ?? '');

test('A43 the power goes under load: all that was confirmed is on the disk, nothing twice', async () => {
  const losses = Math.ceil(killPoints() / 10);
  test.setTimeout(patience(losses, 30_000));
  const disk = ownDisk(1500);
  const dataDir = join(disk.folder, 'data');
  const server = await startServer({ dataDir });
  try {
    const person = await signInByApi(server.origin, people.thabo);
    const work = load(server.origin, person, await placeToCount(dataDir, person));
    for (let loss = 0; loss < losses; loss += 1) {
      const { size } = work.acknowledged;
      await until(() => work.acknowledged.size > size + 20, { what: 'work before the power goes' });
      disk.losePower();
      await server.kill();
      // The database too, which outlives a server that is killed.
      killAll(dataDir);
      await allGone(dataDir);
      await disk.mountAgain();
      await server.start();
    }
    await work.stop();
    await assertConfirmedOnce(work, dataDir);
  } finally {
    await server.stop();
    await disk.remove();
  }
});

/** Takes the last byte of a disk. */
function fill(file: string): void {
  const open = openSync(file, 'a');
  try {
    for (const size of [1_000_000, 4096]) {
      const bytes = Buffer.alloc(size, 1);
      try {
        for (;;) writeSync(open, bytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(open);
  }
}

test('A45 a full disk confirms nothing; when there is room again the same reports go, and nothing was lost', async () => {
  test.setTimeout(180_000);
  const disk = ownDisk(700);
  const dataDir = join(disk.folder, 'data');
  const server = await startServer({ dataDir });
  try {
    const person = await signInByApi(server.origin, people.thabo);
    const place = await placeToCount(dataDir, person);
    const work = load(server.origin, person, place);
    await until(() => work.acknowledged.size > 20, { what: 'work before the disk is full' });
    const filler = join(disk.folder, 'filler');
    // Again and again: the database gives back what it no longer needs.
    const refused = await until(
      async () => {
        fill(filler);
        const id = uuidv7();
        work.sent.add(id);
        const answer = await fetch(`${server.origin}/api/v1/churches/submit-attendance`, {
          method: 'POST',
          headers: { ...bearer(person), 'idempotency-key': id },
          body: JSON.stringify(reportAt(place)),
        });
        if (answer.status !== 202) return answer;
        work.acknowledged.add(id);
        return null;
      },
      { what: 'a refusal for want of room', within: 60_000, every: 500 },
    );
    const confirmed = work.acknowledged.size;
    expect([503, 507]).toContain(refused.status);
    expect(await refused.json()).toMatchObject({ error: { message: expect.any(String) } });

    rmSync(filler);
    await until(() => work.acknowledged.size > confirmed + 20, {
      what: 'work after there is room',
      within: 60_000,
    });
    await work.stop();
    await assertConfirmedOnce(work, dataDir);
  } finally {
    await server.stop();
    await disk.remove();
  }
});
