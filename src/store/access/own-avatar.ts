import type { Store } from '../database.ts';

/** The address of this person's photo: as their card says, which follows every change; before it came, as the session does. */
export async function ownAvatar({ cache, profile }: Store): Promise<string | null> {
  const card = await cache.colleague.get(profile.id);
  return card ? card.avatar : profile.user.avatar;
}
