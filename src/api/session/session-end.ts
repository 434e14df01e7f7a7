import { forgetSession, forgetToken, profileId, publishSessionEnd } from './who.ts';

/**
 * Tells this page which of the three ends a session came to. Expired is not signed out: the person
 * stays known, and counting goes on.
 */
export async function endSessionHere(id: string): Promise<void> {
  if (id !== profileId()) return;
  const { databases } = await import('#store/database.ts');
  const session = (await databases().vault.profiles.get(id))?.session.kind ?? 'signedOut';
  if (session === 'signedIn') return;
  if (session === 'expired') forgetToken();
  else forgetSession();
  publishSessionEnd(session);
}
