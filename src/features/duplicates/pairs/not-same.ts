import { distinctPairOperations } from '#domain/duplicates/distinct-pair-operations.ts';
import { distinctPairs } from '#domain/duplicates/distinct-pairs.ts';
import type { DistinctPair } from '#domain/duplicates/entities.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { discarded } from '../../../register/save-row.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../ui/snackbar/offer-undo.ts';

/** The pair is asked about again. */
async function takeBack({ id, churchId }: Pick<DistinctPair, 'id' | 'churchId'>): Promise<void> {
  if (await discarded(id)) return;
  const edits = { status: { was: 'active', shallBe: 'archived' } };
  await call(distinctPairOperations.edit, { id, churchId, edits } as never, { id: newId() });
}

/** Remembers for everybody that two who are alike are two, and offers to take it back. Whether it was done. */
export async function markNotSame([one, other]: readonly [Person, Person]): Promise<boolean> {
  const id = newId();
  const { churchId } = one;
  const row = { ...distinctPairs.blank, personId: one.id, otherId: other.id, churchId };
  const done = await attempt(call(distinctPairOperations.create, row as never, { id }));
  if (!done) return false;
  const names = [...new Set([nameOf(one), nameOf(other)])].join(' and ');
  offerUndo(`${names}: marked as two people`, () => void attempt(takeBack({ id, churchId })));
  return true;
}

/** Takes back that a pair are two, long after it was said. */
export async function askAgain(row: DistinctPair): Promise<void> {
  await attempt(takeBack(row));
}
