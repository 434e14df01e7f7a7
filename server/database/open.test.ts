import { expect, test } from 'vitest';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { openUpToDate } from './open.ts';

test('servers that start on one database at the same moment all start', async () => {
  for (let round = 0; round < 3; round += 1) {
    const starting = Array.from({ length: 8 }, () => openUpToDate(databaseUrls()));
    const started = await Promise.allSettled(starting);
    const pools = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
  }
});
