import { byDay, dueOn, isOpen } from '#domain/follow-ups/due.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import type { Store } from '../database.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';
import { type NamedFollowUp, namedFollowUps } from './named-follow-ups.ts';
import { ownPersonId } from './own-person.ts';

/** What is assigned to the person at the device and is due: the first ones, and how many there are. */
export interface MyFollowUps {
  first: NamedFollowUp[];
  total: number;
  ownPersonId: string;
}

const shown = 5;

/** `today`: yyyy-MM-dd. Null for somebody who is not in the directory. */
export async function myFollowUps(store: Store, today: string): Promise<MyFollowUps | null> {
  const assignedTo = await ownPersonId(store);
  if (assignedTo === null) return null;
  const rows = await rowsWithPending(store, followUps, { assignedTo });
  const due = rows
    .filter((row) => isOpen(row) && ['overdue', 'today'].includes(dueOn(row, today)))
    .toSorted(byDay);
  return {
    first: await namedFollowUps(store, due.slice(0, shown)),
    total: due.length,
    ownPersonId: assignedTo,
  };
}
