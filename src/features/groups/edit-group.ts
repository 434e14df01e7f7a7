import { editGroup } from '#domain/groups/edit-group.ts';
import type { EditGroupInput } from '#domain/groups/group-editing.ts';
import { undone } from '#domain/editing.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { newId } from '#domain/values/new-id.ts';
import { databases, storeOf } from '#store/database.ts';
import { isUntried } from '#store/item.ts';
import { discardItem, itemOf } from '#store/outbox.ts';
import { call } from '../../api/call.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../ui/snackbar/offer-undo.ts';

const store = async () => must(await storeOf(databases()), 'a signed-in person');

/** Whether it could be taken away before any server heard of it. */
async function discarded(itemId: string): Promise<boolean> {
  const here = await store();
  const item = await itemOf(here, itemId);
  if (!item || !isUntried(item)) return false;
  try {
    await discardItem(here, itemId);
    return true;
  } catch (error) {
    // On its way since.
    if (error instanceof Failure && error.code === 'conflict') return false;
    throw error;
  }
}

async function takeBack(itemId: string, input: EditGroupInput): Promise<void> {
  if (await discarded(itemId)) return;
  await call(editGroup, { ...input, edits: undone(input.edits) }, { id: newId() });
}

/** Saves an edit, and offers to take it back: what somebody else made of it meanwhile is no longer undone. */
export async function saveGroup(input: EditGroupInput): Promise<void> {
  const id = newId();
  await call(editGroup, input, { id });
  offerUndo('Group saved', () => void attempt(takeBack(id, input)));
}

/** After a clash: what is insisted on takes the place of the edit, what is given up goes. */
export async function decideClash(itemId: string, input: EditGroupInput): Promise<void> {
  if (Object.keys(input.edits).length > 0) await call(editGroup, input, { id: itemId });
  else await discardItem(await store(), itemId);
}
