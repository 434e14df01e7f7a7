import { beforeEach, describe, expect, test } from 'vitest';
import { readPatience } from '#domain/read-patience.ts';
import { autocompletePeople } from '#domain/people/operations.ts';
import { cachedReads } from '#store/cached-reads.gen.ts';
import type { Store } from '#store/database.ts';
import { memoryDevice, signInOn, soweto } from '../tests/support/device.ts';
import { personOf } from '../tests/support/people-rows.ts';
import { readThrough } from './cached-reads.ts';
import { readAnswerer } from './reads/answer-read.ts';

const request = new Request(`http://localhost${autocompletePeople.path}?searchTerm=nal`);
const asOf = Date.UTC(2026, 10, 22, 8, 0);

const answerRead = readAnswerer(cachedReads);

let store: Store;
beforeEach(async () => {
  waits.length = 0;
  store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
  const row = { ...personOf(soweto, 'Naledi Mokoena'), _scopes: [], _generation: 1 };
  await store.cache.person.put(row);
  const stream = { cursor: 'c', generation: 1, complete: true, received: 1, total: 1, asOf };
  await store.cache.cursor.put({ key: 'stream', ...stream });
});

const never = new Promise<never>(() => undefined);
const waits: number[] = [];

function asked(server: () => Promise<Response>, wait: () => Promise<void> = () => never) {
  return readThrough(request, {
    server,
    device: (sent) => answerRead(store, sent),
    wait: (ms) => {
      waits.push(ms);
      return wait();
    },
  });
}

describe('a call with the policy cache', () => {
  test('is the server’s where it answers, also when it refuses', async () => {
    const found = Response.json({ data: [] });
    expect(await asked(async () => found)).toBe(found);
    const refused = Response.json({ error: { code: 'internal', message: 'No' } }, { status: 500 });
    expect(await asked(async () => refused)).toBe(refused);
  });

  test.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a portal answers', async () => new Response('<html>')],
    ['a proxy answers', async () => new Response('Bad gateway', { status: 502 })],
  ])('is this device’s, as of when it was up to date, where %s', async (_, server) => {
    const answer = await asked(server);
    expect(await answer.json()).toMatchObject({ data: [{ label: '<mark>Nal</mark>edi Mokoena' }] });
    expect(answer.headers.get('x-answered-by')).toBe('device');
    expect(Date.parse(answer.headers.get('last-modified') ?? '')).toBe(asOf);
  });

  test('is this device’s when the server has had its time', async () => {
    const answer = await asked(
      () => never,
      async () => undefined,
    );
    expect(answer.headers.get('x-answered-by')).toBe('device');
    expect(waits).toEqual([readPatience]);
  });

  test('waits for the network while the device does not hold everything', async () => {
    await store.cache.cursor.clear();
    const late = Promise.withResolvers<Response>();
    const answer = asked(
      () => late.promise,
      async () => undefined,
    );
    const found = Response.json({ data: [] });
    late.resolve(found);
    expect(await answer).toBe(found);
    await expect(asked(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
      'Failed to fetch',
    );
  });
});
