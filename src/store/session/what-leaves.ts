import { isUnsent } from '../outbox/item.ts';
import type { Vault } from '../vault.ts';

/** Effects of a sign-out, for the words of the screen: the data that it leaves and the data that it deletes. */
export async function whatLeaves(
  vault: Vault,
  profileId: string,
): Promise<{ unsent: number; drafts: number }> {
  const unsent = await vault.items.where({ accountId: profileId }).filter(isUnsent).count();
  const drafts = await vault.drafts.where({ accountId: profileId }).count();
  const kept = await vault.kept
    .where({ accountId: profileId })
    .filter(({ unfinished }) => unfinished)
    .count();
  return { unsent, drafts: drafts + kept };
}
