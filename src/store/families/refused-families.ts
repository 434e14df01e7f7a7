import {
  newFamilyErrors,
  type NewFamilyErrors,
  type NewFamilyInput,
  newFamilyName,
  newFamilyPolicy,
} from '#domain/families/new-family.ts';
import { upgradeArgs } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import type { Item } from '../outbox/item.ts';

/** A new family that was refused for good, with all that its author typed. */
export interface RefusedFamily {
  /** Of the submission, and of the family. */
  id: string;
  typed: NewFamilyInput;
  message: string;
  errors: NewFamilyErrors;
}

function refusedFamily({ id, form, args, state }: Item): RefusedFamily[] {
  if (state.kind !== 'attention') return [];
  const { message, fields = {} } = state.problem;
  const typed = upgradeArgs(newFamilyPolicy, form, args) as NewFamilyInput;
  return [{ id, typed, message, errors: newFamilyErrors(fields) }];
}

/** This person's new families that were refused: each is mended as a whole, or given up. */
export async function refusedFamilies({ vault, profile }: Store): Promise<RefusedFamily[]> {
  const refused = await vault.items.where({ 'state.kind': 'attention' }).toArray();
  return refused
    .filter(({ accountId, name }) => accountId === profile.id && name === newFamilyName)
    .flatMap(refusedFamily);
}
