import type { SeenSession } from '#domain/access/see-as.ts';
import { heldGrants } from '#domain/access/session.ts';
import type { Vault } from '../vault.ts';
import { wishSignOut } from './sign-outs.ts';

const refusal = 'You see the app as somebody else. Nothing can be changed';

/**
 * From now on the device shows the app as this person sees it. Under an id of its own: what the device holds of the
 * administrator, and of this person where they count here too, stays as it is.
 */
export async function beginSeeing(
  vault: Vault,
  { id, user, tenant, accessToken, expiresIn, ...grants }: SeenSession,
  looker: string,
): Promise<void> {
  await vault.transaction('rw', vault.profiles, vault.settings, async () => {
    await vault.profiles.put({
      id,
      tenant,
      user,
      grants: heldGrants(grants),
      session: { kind: 'signedIn', accessToken, refreshSecret: '' },
      submitGrant: null,
      seen: { looker, until: Date.now() + expiresIn * 1000, refusal },
    });
    await vault.settings.put({ key: 'active', profile: id });
  });
}

/** The administrator is the one at the device again. What it holds of the other person is wiped as after a sign-out. */
export async function endSeeing(vault: Vault, seenId: string): Promise<void> {
  await vault.transaction('rw', vault.profiles, vault.settings, async () => {
    const looker = (await vault.profiles.get(seenId))?.seen?.looker;
    if (looker !== undefined) await vault.settings.put({ key: 'active', profile: looker });
    await wishSignOut(vault, seenId);
  });
}
