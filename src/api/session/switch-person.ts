import { signOut as signOutOperation } from '#domain/access/operations.ts';
import { databases } from '#store/database.ts';
import { askToDropKey } from '#store/sealing/key-exchange.ts';
import { heldKey } from '#store/sealing/key-ring.ts';
import { lockProfile } from '#store/session/pin.ts';
import { stepAside } from '#store/session/sign-outs.ts';
import { call } from '../calls/call.ts';
import { signalWorker } from '../sync/signals.ts';
import { stopSeeing } from './see-as.ts';
import { forgetSession, profileId } from './who.ts';

/**
 * Makes room for another person at once, with or without a network. Nothing is wiped: what this one
 * submitted is sent under their own name, what they had begun waits for their PIN, or else for their password.
 */
export async function switchPerson(): Promise<void> {
  const id = profileId();
  if (id === null) return;
  const { vault } = databases();
  if ((await vault.profiles.get(id))?.seen) return stopSeeing(id);
  if (!(await lockProfile(vault, id, Date.now()))) {
    await stepAside(vault, id);
    // The token goes along with this call, which reads it as it starts; then it is forgotten.
    void call(signOutOperation, {}, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  }
  forgetSession();
  signalWorker({ type: 'drain', reset: true });
  if (!heldKey(id)) return;
  askToDropKey(id);
  // Loaded anew: this page alone has the key of their rows now, for what was typed last.
  location.replace('/sign-in');
}
