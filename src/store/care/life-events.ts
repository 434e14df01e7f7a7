import { type LifeMoment, lifeMoments } from '#domain/care/life-moments.ts';
import { lifeEvents } from '#domain/care/life-events.ts';
import { people } from '#domain/people/people.ts';
import { may } from '#domain/permissions.ts';
import { rowOf } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '../database.ts';
import { registerQueries } from '../register/register-queries.ts';
import { rowsWithPending, rowsWithPendingById } from '../register/rows-with-pending.ts';

export const lifeEventQueries = registerQueries(lifeEvents);

/** The life of one person, as their profile tells of it. */
export interface PersonLife {
  moments: LifeMoment[];
  /** Ids of rows with something that waits on this device. */
  pending: string[];
  mayEdit: boolean;
}

/** Null for somebody whom this device does not hold, and for who may not see what happened in their life. */
export async function personLife(store: Store, personId: string): Promise<PersonLife | null> {
  const [found] = await rowsWithPendingById(store, people, [personId]);
  if (!found) return null;
  const person = rowOf(people, found);
  const church = lifeEvents.subject({ ...person });
  if (!may(store.profile.grants, lifeEvents.may.view, church)) return null;
  const rows = await rowsWithPending(store, lifeEvents, { personId });
  const shown = rows.filter((row) => !isArchived(row));
  return {
    moments: lifeMoments(person, shown),
    pending: shown.filter((row) => row.pending).map(({ id }) => id),
    mayEdit: may(store.profile.grants, lifeEvents.may.write, church),
  };
}
