import type { Store } from '../database.ts';
import type { Problem } from './item.ts';

/** A change of this person, told in no list of its own, that the server refused for good. */
export interface RefusedChange {
  id: string;
  /** Description of the change. */
  what: string;
  /** The changed record: `<kind>:<id>`. */
  record: string;
  /** ISO. */
  capturedAt: string;
  problem: Problem;
  /** It was done but for what the problem says: trying again would change nothing. */
  inPart: boolean;
}

/** The newest first. */
export async function refusedChanges({ vault, profile }: Store): Promise<RefusedChange[]> {
  const refused = await vault.items.where({ 'state.kind': 'attention' }).toArray();
  return refused
    .flatMap(({ id, accountId, change, record, capturedAt, state }): RefusedChange[] => {
      if (accountId !== profile.id || change === undefined) return [];
      if (state.kind !== 'attention') return [];
      const { problem, current } = state;
      const inPart = current !== undefined && problem.code !== 'conflict';
      return [{ id, what: change, record, capturedAt, problem, inPart }];
    })
    .toSorted((a, b) => b.capturedAt.localeCompare(a.capturedAt));
}

/** It waits again, as it was captured: what stood in its way may be gone. */
export async function tryAgain({ vault, profile }: Store, id: string): Promise<void> {
  await vault.items
    .where({ id })
    .filter(({ accountId, state }) => accountId === profile.id && state.kind === 'attention')
    .modify((item) => {
      const { attempts } = item.state;
      item.state = { kind: 'waiting', attempts, nextAttemptAt: 0, trouble: null };
    });
}
