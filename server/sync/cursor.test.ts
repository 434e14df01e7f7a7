import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { syncedEntities } from '#domain/synced-entities.gen.ts';
import { pullChanges } from '#domain/sync/operations.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { fingerprints } from './fingerprints.ts';
import { forms } from './older/forms.ts';

const names = syncedEntities.map(({ name }) => name);

/** The longest: in the middle of a day's rows, while every entity is fetched anew. */
function longest(times: number): Cursor {
  return {
    epoch: randomUUID(),
    v: Number.MAX_SAFE_INTEGER,
    t: '~'.repeat(80),
    id: randomUUID(),
    accessScopesVersion: Number.MAX_SAFE_INTEGER,
    form: forms.at(-1) ?? 1,
    fingerprints: fingerprints.repeat(times),
    place: {
      part: 3,
      key: '2026-11-26',
      id: randomUUID(),
      only: Array.from({ length: times }, () => names).flat(),
    },
  };
}

test.each([1, 2])(
  'issue 13: the call takes the longest cursor that the server gives, with %s times as many entities as today',
  (times) => {
    const cursor = longest(times);
    const written = writeCursor(cursor);
    expect(z.safeParse(pullChanges.input, { cursor: written }).success).toBe(true);
    expect(readCursor(written)).toEqual(cursor);
  },
);
