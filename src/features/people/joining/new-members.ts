import UserRound from 'lucide-react/icons/user-round';
import { membershipOperations } from '#domain/groups/membership-operations.ts';
import { memberships } from '#domain/groups/memberships.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { wholeRow } from '#domain/register/register.ts';
import { newId } from '#domain/values/new-id.ts';
import { alreadyIn, type GroupToJoin } from '#store/groups/groups-to-join.ts';
import { membershipQueries } from '#store/groups/memberships.ts';
import { addImported, undoImport } from '../../../register/import/add-imported.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { storeHere } from '../../../register/save-row.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../ui/snackbar/offer-undo.ts';

const view: RegisterView = {
  register: memberships as Register,
  operations: membershipOperations,
  queries: membershipQueries,
  icon: UserRound,
};

export interface Joining {
  group: GroupToJoin;
  personIds: readonly string[];
  roleKey: string;
  /** yyyy-MM-dd */
  joinedOn: string;
}

const goOn = () => true;

/** Adds those who are not in the group, and offers to take all of them out again. Answers how many. */
export async function addMembers({
  group,
  personIds,
  roleKey,
  joinedOn,
}: Joining): Promise<number> {
  const known = new Set(await alreadyIn(await storeHere(), group.id, personIds));
  const rows = personIds
    .filter((id) => !known.has(id))
    .map((personId): AnyRow => {
      const said = { groupId: group.id, churchId: group.churchId, personId, roleKey, joinedOn };
      return wholeRow(view.register, { ...said, id: newId() });
    });
  if (rows.length === 0) return 0;
  await addImported(view, rows, goOn);
  const ids = rows.map(({ id }) => id);
  const takeOut = async () => undoImport(view, await storeHere(), ids, goOn);
  const who = ids.length === 1 ? 'Added' : `${ids.length} people added`;
  offerUndo(`${who} to ${group.name}`, () => void attempt(takeOut()));
  return ids.length;
}
