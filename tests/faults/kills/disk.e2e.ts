import { join } from 'node:path';
import { signInByApi } from '../../support/api.ts';
import { test } from '@playwright/test';
import { allGone, killAll } from '../../support/processes.ts';
import { people } from '../../support/sample.ts';
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
      await until(
        () => {
          disk.mountAgain();
          return true;
        },
        { what: 'the disk' },
      );
      await server.start();
    }
    await work.stop();
    await assertConfirmedOnce(work, dataDir);
  } finally {
    await server.stop();
    disk.remove();
  }
});
