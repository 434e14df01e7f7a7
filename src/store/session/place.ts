import type { Vault } from '../vault.ts';

/** The place that this person's screens begin with on this device; null for all of theirs. */
export async function choosePlace(
  vault: Vault,
  profileId: string,
  place: string | null,
): Promise<void> {
  const chosen = { place: place ?? undefined };
  await vault.profiles.where('id').equals(profileId).modify(chosen);
}
