import { Failure } from '#domain/errors.ts';
import { holds } from '#domain/permissions.ts';
import { registers } from '#domain/registers.gen.ts';
import { listRights, tidiesLists } from '#domain/saved/list-rights.ts';
import {
  createSavedList,
  deleteSavedList,
  editSavedList,
  listSavedLists,
  restoreSavedList,
} from '#domain/saved/saved-list-operations.ts';
import { savedViewNamed, type SavedView } from '#domain/saved/saved-views.ts';
import { changedList, type ListChanges } from '#domain/saved/saved-list-policies.ts';
import {
  inOrder,
  mostLists,
  nameProblem,
  savedList,
  type SavedList,
  tooManyLists,
} from '#domain/saved/saved-list.ts';
import type { AuditedRecord } from '../audit/audit-line.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { command, query } from '../handler.ts';
import { rowsInScopes } from '../register/rows-in-scopes.ts';
import { erasing } from '../shell/own-rows.ts';
import { findRemoved, forgetRemoved, keepRemoved } from './removed-lists.ts';
import { savedListStore } from './scopes.ts';

const columns = selectList(savedListStore);
const done = {};

function registerNamed(name: string) {
  return registers.find(({ register }) => register.name === name)?.register;
}

/** The permission that shows the rows of a list, and their name; of a page that is no register too. */
function kindNamed(name: string): SavedView | undefined {
  const register = registerNamed(name);
  return register ? { view: register.may.view, many: register.words.many } : savedViewNamed(name);
}

/** A list is of no use to somebody who sees no row of its register, and shows that there is one. */
function assertSeesRegister({ grants }: Caller, name: string): void {
  const kind = kindNamed(name);
  if (!kind) {
    const sentence = 'Lists of this kind cannot be saved here. Update the app and try again';
    throw new Failure('validation', sentence, { fields: { register: sentence } });
  }
  if (holds(grants, kind.view)) return;
  throw new Failure('forbidden', `You need a role that shows ${kind.many} for this`);
}

function refuseName(sentence: string): never {
  throw new Failure('validation', sentence, { fields: { name: sentence } });
}

/** The lists of a register that somebody owns, kept from their devices until the end. */
async function lockedOf(
  tx: TenantTransaction,
  accountId: string,
  register: string,
): Promise<SavedList[]> {
  await tx.rows(
    'lock own account',
    'select 1 from account where tenant_id = $1 and id = $2 for update',
    [tx.tenantId, accountId],
  );
  return tx.rows<SavedList>(
    'own saved lists',
    `select ${columns} from saved_list where tenant_id = $1 and account_id = $2 and register = $3`,
    [tx.tenantId, accountId, register],
  );
}

/** Whether the caller sees a list of somebody else. */
function sees(caller: Caller, { shared, register }: SavedList): boolean {
  const known = registerNamed(register);
  return shared && known !== undefined && holds(caller.grants, known.may.view);
}

/** The list, kept from others until the end; null where the caller sees none under the id. */
async function findSeen(
  tx: TenantTransaction,
  caller: Caller,
  id: string,
): Promise<SavedList | null> {
  const [found] = await tx.rows<SavedList>(
    'saved list to change',
    `select ${columns} from saved_list where tenant_id = $1 and id = $2 for update`,
    [tx.tenantId, id],
  );
  if (!found) return null;
  return found.accountId === caller.accountId || sees(caller, found) ? found : null;
}

/** An administrator ends the sharing of what somebody else shares, and changes nothing else of it. */
function assertMayChange(caller: Caller, found: SavedList, changes: ListChanges): void {
  if (found.accountId === caller.accountId) return;
  const { name, question, shared } = changes;
  const onlyEnds = shared === false && name === undefined && question === undefined;
  if (onlyEnds && tidiesLists(caller.grants)) return;
  throw new Failure('forbidden', 'Only the person who saved this list can change it');
}

/** What the audit tells: of a list that belongs to another person. */
function toldOf(caller: Caller, { id, name, accountId: owner }: SavedList): AuditedRecord[] {
  if (owner === caller.accountId) return [];
  return [{ entity: savedList.name, entityId: id, details: { name, owner } }];
}

export const savedListHandlers = {
  [listSavedLists.name]: query(listSavedLists, async (tx, caller) => {
    const kept = { entity: savedList, blank: {} };
    return { data: inOrder(await rowsInScopes<SavedList>(tx, caller, kept, savedListStore)) };
  }),

  [createSavedList.name]: command(createSavedList, async (tx, caller, input, { id, now }) => {
    const { register, name, question, shared } = input;
    assertSeesRegister(caller, register);
    const own = await lockedOf(tx, caller.accountId, register);
    if (own.length >= mostLists) refuseName(tooManyLists);
    const problem = nameProblem({ id, name }, own);
    if (problem !== null) refuseName(problem);
    const at = now.toISOString();
    const { accountId, name: ownerName } = caller;
    const by = { accountId, ownerName, createdAt: at, updatedAt: at };
    const row: SavedList = { id, register, name, question, shared, ...by };
    return { output: { id }, inserts: { savedList: [row] } };
  }),

  [editSavedList.name]: command(editSavedList, async (tx, caller, input, { now }) => {
    const { id, register, changes } = input;
    assertSeesRegister(caller, register);
    const own = await lockedOf(tx, caller.accountId, register);
    const found = await findSeen(tx, caller, id);
    if (found?.register !== register) {
      throw new Failure('not_found', 'This saved list was deleted. Save it again');
    }
    assertMayChange(caller, found, changes);
    const isOwn = found.accountId === caller.accountId;
    const row: SavedList = {
      ...changedList(found, changes),
      ...(isOwn && { ownerName: caller.name }),
      updatedAt: now.toISOString(),
    };
    const problem = changes.name === undefined ? null : nameProblem(row, own);
    if (problem !== null) refuseName(problem);
    return { output: { id }, replaces: { savedList: [row] }, audit: toldOf(caller, found) };
  }),

  [deleteSavedList.name]: command(deleteSavedList, async (tx, caller, { id }, { now }) => {
    const found = await findSeen(tx, caller, id);
    if (!found) return erasing(savedListStore, null, done);
    const person = { id: caller.accountId, grants: caller.grants };
    if (!listRights(found, person).mayRemove) {
      throw new Failure('forbidden', 'Only the person who saved this list can delete it');
    }
    if (found.accountId !== caller.accountId) await keepRemoved(tx, found, now);
    return { ...erasing(savedListStore, found, done), audit: toldOf(caller, found) };
  }),

  [restoreSavedList.name]: command(restoreSavedList, async (tx, caller, { id, register }) => {
    assertSeesRegister(caller, register);
    const output = { id };
    const removed = await findRemoved(tx, id, register);
    if (!removed) {
      if ((await findSeen(tx, caller, id))?.register === register) return { output };
      throw new Failure('not_found', 'This saved list is gone. Its owner can save it again');
    }
    const problem = nameProblem(removed, await lockedOf(tx, removed.accountId, register));
    if (problem !== null) {
      refuseName(`${removed.ownerName} has a new list with this name, so this one stays deleted`);
    }
    await forgetRemoved(tx, id);
    return { output, inserts: { savedList: [removed] }, audit: toldOf(caller, removed) };
  }),
};
