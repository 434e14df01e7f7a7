import type { ListChanges, NewList } from '#domain/saved/saved-list-policies.ts';
import {
  createSavedList,
  deleteSavedList,
  editSavedList,
  restoreSavedList,
} from '#domain/saved/saved-list-operations.ts';
import type { SavedList } from '#domain/saved/saved-list.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../api/calls/call.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../ui/snackbar/offer-undo.ts';
import { life } from '../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../ui/snackbar/snackbars.ts';
import { discarded } from '../save-row.ts';

function tell(text: string): void {
  snackbars.show({ tone: 'success', text, action: null, life: life.plain });
}

/** Answers the id of the new list. */
export async function addList(list: NewList): Promise<string> {
  const id = newId();
  await call(createSavedList, list, { id });
  tell('List saved');
  return id;
}

export async function changeList({ id, register }: SavedList, changes: ListChanges): Promise<void> {
  await call(editSavedList, { id, register, changes }, { id: newId() });
  tell('List saved');
}

/** As it was. One's own is under an id of its own where a server has heard that it is gone. */
async function takeBack(itemId: string, list: SavedList, isOwn: boolean): Promise<void> {
  if (await discarded(itemId)) return;
  const { id, register, name, question, shared } = list;
  if (isOwn) await call(createSavedList, { register, name, question, shared }, { id: newId() });
  else await call(restoreSavedList, { id, register }, { id: newId() });
}

/** Deletes a list, and offers to take that back. */
export async function removeList(list: SavedList, isOwn: boolean): Promise<void> {
  const itemId = newId();
  await call(deleteSavedList, { id: list.id }, { id: itemId });
  offerUndo('List deleted', () => void attempt(takeBack(itemId, list, isOwn)));
}
