import { databases } from '#store/database.ts';
import { giveKey } from '#store/sealing/key-exchange.ts';
import { heldKey } from '#store/sealing/key-ring.ts';
import { rowCipher } from '#store/sealing/row-cipher.ts';
import { sealDatabases } from '#store/sealing/seal-databases.ts';
import { sealKeyPresses } from '#store/sealing/sealed-backend.ts';
import { activeProfile } from '#store/session/session.ts';
import { switchPerson } from '../session/switch-person.ts';
import { isSignedIn, profileId } from '../session/who.ts';
import { lockWhenIdle } from './lock-when-idle.ts';
import { tablet } from './tablet.ts';

/** A page that the browser had stopped tells the service worker, which may have begun anew meanwhile. */
function tellAgain(): void {
  const id = profileId();
  const key = id === null ? null : heldKey(id);
  if (id !== null && key !== null && !document.hidden) giveKey(id, key);
}

/**
 * Before the app starts on a browser whose people are sealed. Where the key of the person at the device is in no
 * thread any more, they are away: their PIN brings them back.
 */
export async function openSealed(): Promise<void> {
  sealDatabases(rowCipher, sealKeyPresses);
  document.addEventListener('visibilitychange', tellAgain);
  if (isSignedIn() && !(await activeProfile(databases().vault))) await switchPerson();
  // Nobody touched it for long: it is locked before anything is shown.
  if (tablet()) await lockWhenIdle();
}
