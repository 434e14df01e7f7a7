import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { followUpText } from '#domain/follow-ups/follow-up-words.ts';
import { nameOf } from '#domain/people/rules.ts';
import type { Store } from '../database.ts';
import { termsHere } from '../organisation/own-of-register.ts';
import { peopleById } from '../people/people-by-id.ts';
import type { WithPending } from '../outbox/with-pending.ts';

/** A follow-up in words, with the names of its two people as far as this device knows them. */
export interface NamedFollowUp {
  row: WithPending<FollowUp>;
  person: string;
  /** Its type in the words of the organisation: 'Home visit'. */
  type: string;
  /** Null for one that is assigned to nobody. */
  assigned: string | null;
}

export async function namedFollowUps(
  store: Store,
  rows: readonly WithPending<FollowUp>[],
): Promise<NamedFollowUp[]> {
  const ids = new Set(rows.flatMap(({ personId, assignedTo }) => [personId, assignedTo ?? '']));
  const [known, { followUpWords }] = await Promise.all([
    peopleById(store, [...ids]),
    termsHere(store),
  ]);
  const nameFor = (id: string) => {
    const person = known.get(id);
    return person ? nameOf(person) : 'Unknown person';
  };
  return rows.map((row) => ({
    row,
    person: nameFor(row.personId),
    type: followUpText(followUpWords, row.type),
    assigned: row.assignedTo === null ? null : nameFor(row.assignedTo),
  }));
}
