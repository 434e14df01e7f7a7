import { type AnyRow, type Register, wholeRow } from '../register/register.ts';
import { newId } from '../values/new-id.ts';
import type { Group } from './entities.ts';
import { memberships } from './memberships.ts';

export interface Joining {
  group: Pick<Group, 'id' | 'churchId'>;
  personIds: readonly string[];
  roleKey: string;
  /** yyyy-MM-dd */
  joinedOn: string;
}

/** A new membership of each person, with an id of its own. */
export function newMembers({ group, personIds, roleKey, joinedOn }: Joining): AnyRow[] {
  const place = { groupId: group.id, churchId: group.churchId };
  return personIds.map((personId) =>
    wholeRow(memberships as Register, { ...place, personId, roleKey, joinedOn, id: newId() }),
  );
}
