import { byDay, isOpen } from '#domain/follow-ups/due.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../database.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';
import { type NamedFollowUp, namedFollowUps } from './named-follow-ups.ts';
import { ownPersonId } from './own-person.ts';

/** The follow-ups of one person, as their profile tells of them. */
export interface PersonFollowUps {
  mayEdit: boolean;
  /** Number of those that are open. */
  open: number;
  /** The open one that is due first. */
  next: NamedFollowUp | null;
  /** The person at the device, to whom a new one is assigned at first. */
  ownPersonId: string | null;
}

/** Null for who may not see them. `churchId`: the home church of the person. */
export async function personFollowUps(
  store: Store,
  personId: string,
  churchId: string,
): Promise<PersonFollowUps | null> {
  const { grants } = store.profile;
  const church = followUps.subject({ churchId });
  if (!may(grants, followUps.may.view, church)) return null;
  const rows = await rowsWithPending(store, followUps, { personId });
  const open = rows.filter(isOpen).toSorted(byDay);
  const [next] = await namedFollowUps(store, open.slice(0, 1));
  return {
    mayEdit: may(grants, followUps.may.write, church),
    open: open.length,
    next: next ?? null,
    ownPersonId: await ownPersonId(store),
  };
}
