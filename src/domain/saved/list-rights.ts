import { type Grant, may } from '../permissions.ts';
import type { SavedList } from './saved-list.ts';

/** Whether somebody stops the sharing of lists of others, and deletes those. */
export function tidiesLists(grants: readonly Grant[]): boolean {
  return may(grants, 'account.manage', { kind: 'tenant' });
}

/** Rights of a person over a list that they see. */
export function listRights(
  { accountId, shared }: Pick<SavedList, 'accountId' | 'shared'>,
  person: { id: string; grants: readonly Grant[] },
): { mayEdit: boolean; mayRemove: boolean } {
  const isOwn = accountId === person.id;
  return { mayEdit: isOwn, mayRemove: isOwn || (shared && tidiesLists(person.grants)) };
}
