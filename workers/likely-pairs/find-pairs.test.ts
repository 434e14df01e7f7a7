import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { saidGrants } from '#domain/access/session.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import { databases, storeOf } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { signedInAs, soweto, thabo } from '../../tests/support/device.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { findPairs } from './find-pairs.ts';

const held = <Row>(rows: Row[]) => rows.map((row) => ({ ...row, _scopes: [], _generation: 1 }));

test('issue 13: the answer comes after each part was heard, however late that is', async () => {
  const grants: Grant[] = [{ role: 'Church Admin', scope: 'tenant', scopeId: null, churchIds: [] }];
  const signedIn = signedInAs(thabo);
  const session = { ...signedIn.session, ...saidGrants(grants) };
  await beginSession(databases().vault, { ...signedIn, session });
  const { cache } = must(await storeOf(databases()), 'a signed-in person');
  const born = { birthDate: { day: 21, month: 8, year: 1994 } };
  const both = [personOf(soweto, 'Palesa Motaung', born), personOf(soweto, 'Palesa Motaung', born)];
  await cache.person.bulkPut(held(both));
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>();
  let isAnswered = false;
  const answer = findPairs(() => isHeard).finally(() => (isAnswered = true));
  // Another one, which nobody listens to, takes as long.
  const found = await findPairs(() => undefined);
  expect(isAnswered).toBe(false);
  hear();
  expect(await answer).toEqual(found);
  expect(found).toMatchObject({ total: 1, people: 2 });
});
