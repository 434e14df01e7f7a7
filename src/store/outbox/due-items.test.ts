import * as fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { fixedId, lerato, soweto, thabo } from '../../../tests/support/device.ts';
import { submissionForm } from '#domain/attendance/queued-forms.ts';
import { dueItems, forgetWaits, longestWait, nextWake } from './deliveries.ts';
import { isOpen, type Item, type ItemState } from './item.ts';
import { createVault } from '../vault.ts';

const now = Date.UTC(2026, 10, 22, 9, 0);
const problem = { code: 'validation', message: 'Choose the service again' };

function waitingFor(ms: number): ItemState {
  const nextAttemptAt = ms === 0 ? 0 : now + ms;
  return { kind: 'waiting', attempts: 1, nextAttemptAt, trouble: null };
}

const aState: fc.Arbitrary<ItemState> = fc.oneof(
  fc.constantFrom(0, -1, 1, 1000, longestWait, longestWait + 1, 10 * longestWait).map(waitingFor),
  fc.constantFrom<ItemState>(
    { kind: 'sending', attempts: 1, since: now },
    { kind: 'attention', attempts: 1, problem },
    { kind: 'sent', attempts: 1, how: 'accepted', output: {}, at: now },
  ),
);

/** Items of two people, some after others: perhaps after one that is gone. */
const someItems = fc
  .array(
    fc.record({
      state: aState,
      after: fc.nat(15),
      follows: fc.boolean(),
      byLerato: fc.boolean(),
      record: fc.constantFrom('report:1', 'group:1', 'group:2', 'group:many:', 'person:many:'),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ state, after, follows, byLerato, record }, at): Item => {
      const accountId = byLerato ? lerato : thabo;
      return {
        id: fixedId(at),
        name: submissionForm.name,
        form: 1,
        args: {},
        record: `${record}${at}`,
        after: follows && after !== at ? fixedId(after) : null,
        accountId,
        tenantId: soweto,
        capturedAt: new Date(now + ((at * 7) % 5)).toISOString(),
        state,
      };
    }),
  );

/** Ids of due items, by a plain pass over all items. */
function dueOf(items: readonly Item[]): string[] {
  const states = new Map(items.map(({ id, state }) => [id, state.kind]));
  return items
    .filter(({ id, accountId, record, state, after }) => {
      const [kind] = record.split(':');
      const isBehindMany = items.some(
        (other) =>
          other.record.startsWith(`${kind}:many:`) &&
          other.accountId === accountId &&
          isOpen(other) &&
          other.id < id,
      );
      const turn =
        state.kind === 'sending' || (state.kind === 'waiting' && state.nextAttemptAt <= now);
      const before = after === null ? undefined : states.get(after);
      return turn && !isBehindMany && (before === undefined || before === 'sent');
    })
    .toSorted((a, b) => (a.capturedAt + a.id < b.capturedAt + b.id ? -1 : 1))
    .map(({ id }) => id);
}

const wakesOf = (items: readonly Item[]) =>
  items.flatMap(({ state }) => (state.kind === 'waiting' ? [state.nextAttemptAt] : []));

test('whose turn it is and when the next is due: the indexes answer what reading everything would', async () => {
  await fc.assert(
    fc.asyncProperty(someItems, async (items) => {
      const vault = createVault({ indexedDB: new IDBFactory(), IDBKeyRange });
      await vault.items.bulkAdd(items);
      expect(await nextWake(vault)).toBe(
        wakesOf(items).length === 0 ? null : Math.min(...wakesOf(items)),
      );
      expect((await dueItems(vault, now)).map(({ id }) => id)).toEqual(dueOf(items));
      const after = await vault.items.toArray();
      expect(Math.max(0, ...wakesOf(after))).toBeLessThanOrEqual(now + longestWait);
      await forgetWaits(vault);
      expect(wakesOf(await vault.items.toArray()).filter((at) => at !== 0)).toEqual([]);
      vault.close();
    }),
    { numRuns: 150 },
  );
});

test('a vault of the first version opens with what waits in it, in its turn', async () => {
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const first = new Dexie('vault', parts);
  first.version(1).stores({
    items: 'id, accountId, state.kind, after',
    drafts: 'key, accountId, [submissionId+accountId]',
    profiles: 'id',
    settings: 'key',
  });
  const [item] =
    fc.sample(
      someItems.filter((items) => items.length > 0),
      1,
    )[0] ?? [];
  const kept = { ...item, after: null, state: waitingFor(0) };
  await first.table('items').add(kept);
  await first.table('drafts').add({ key: 'draft', accountId: thabo, submissionId: fixedId(99) });
  first.close();
  const vault = createVault(parts);
  expect(await dueItems(vault, now)).toEqual([kept]);
  expect(
    await vault.items.where({ accountId: kept.accountId, record: `${kept.record}` }).count(),
  ).toBe(1);
  expect(await vault.drafts.count()).toBe(1);
  vault.close();
});
