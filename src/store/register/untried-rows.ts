import { upgradeArgs } from '#domain/operation.ts';
import { type AddManyInput, addManyName, addManyPolicy } from '#domain/register/many-policies.ts';
import { createName } from '#domain/register/policies.ts';
import type { Register } from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import { isUntried } from '../outbox/item.ts';

/** A submission of new rows that no server has heard of. */
export interface UntriedRows {
  itemId: string;
  rowIds: string[];
}

/** This person's submissions of new rows of a register that were never in a call, the newest first. */
export async function untriedRows(
  { vault, profile }: Store,
  register: Register,
): Promise<UntriedRows[]> {
  const waiting = await vault.items.where({ 'state.kind': 'waiting' }).toArray();
  return waiting
    .filter((item) => item.accountId === profile.id && isUntried(item))
    .flatMap(({ id: itemId, name, form, args }): UntriedRows[] => {
      if (name === createName(register)) return [{ itemId, rowIds: [itemId] }];
      if (name !== addManyName(register)) return [];
      const { rows } = upgradeArgs(addManyPolicy(register), form, args) as AddManyInput;
      return [{ itemId, rowIds: rows.map(({ id }) => id) }];
    })
    .toReversed();
}
