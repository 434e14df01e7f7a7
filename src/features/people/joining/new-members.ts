import UserRound from 'lucide-react/icons/user-round';
import { membershipOperations } from '#domain/groups/membership-operations.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { type Joining, newMembers } from '#domain/groups/new-members.ts';
import type { Register } from '#domain/register/register.ts';
import { alreadyIn, type GroupToJoin } from '#store/groups/groups-to-join.ts';
import { membershipQueries } from '#store/groups/memberships.ts';
import { addTogether } from '../../../register/import/add-together.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { storeHere } from '../../../register/save-row.ts';

const view: RegisterView = {
  register: memberships as Register,
  operations: membershipOperations,
  queries: membershipQueries,
  icon: UserRound,
};

/** Adds those who are not in the group, and offers to take all of them out again. Answers how many. */
export async function addMembers(joining: Joining & { group: GroupToJoin }): Promise<number> {
  const { group, personIds } = joining;
  const known = new Set(await alreadyIn(await storeHere(), group.id, personIds));
  const rows = newMembers({ ...joining, personIds: personIds.filter((id) => !known.has(id)) });
  if (rows.length === 0) return 0;
  const who = rows.length === 1 ? 'Added' : `${rows.length} people added`;
  await addTogether(view, rows, `${who} to ${group.name}`);
  return rows.length;
}
