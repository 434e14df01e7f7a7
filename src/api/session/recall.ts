import { databases } from '#store/database.ts';
import { activeProfile } from '#store/session/session.ts';
import { startDevice } from '../start.ts';
import { rememberSession } from './who.ts';

/** Writes down again who is at the device, as the vault has it. */
export async function recall(): Promise<void> {
  const profile = await activeProfile(databases().vault);
  // Without a token the session has expired, or was revoked: nothing is recalled for a guard to open.
  if (profile?.session.kind !== 'signedIn') return;
  const { accessToken } = profile.session;
  rememberSession({ accessToken, profile: profile.id, tenant: profile.tenant.id });
  await startDevice();
}
