import { databases } from '#store/database.ts';
import { choosePin, enterPin, type PinAnswer } from '#store/session/pin.ts';
import { startDevice } from '../start.ts';
import { signalWorker } from '../sync/signals.ts';
import { pullNow } from '../sync/sync-here.ts';
import { profileId, rememberPerson, rememberSession } from './who.ts';

/** The six digits of the person at the device. */
export async function choosePinHere(pin: string): Promise<void> {
  const id = profileId();
  if (id === null) return;
  const { vault } = databases();
  const profile = await vault.profiles.get(id);
  // Signed in before the device was registered: what they have here is sealed first.
  if (!profile?.rowKey?.whole) {
    await (await import('../devices/seal-person.ts')).sealPerson(id);
    pullNow();
  }
  await choosePin(vault, id, pin);
}

/** A program of before sealed what they have here, and left what waits as it was: once, with a network. */
async function sealQueueOf(id: string): Promise<void> {
  const { rowKey } = (await databases().vault.profiles.get(id)) ?? {};
  if (!rowKey || rowKey.queueByServer !== undefined) return;
  await (await import('../devices/seal-person.ts')).sealPerson(id);
}

/** Lets a person be the one at the device, with or without a network. */
export async function openByPin(id: string, pin: string): Promise<PinAnswer> {
  const answer = await enterPin(databases().vault, id, pin, Date.now());
  if (answer.is !== 'open') return answer;
  const { profile, tenant, accessToken } = answer;
  if (accessToken === null) rememberPerson({ profile, tenant });
  else rememberSession({ accessToken, profile, tenant });
  signalWorker({ type: 'session', profile });
  await startDevice();
  if (accessToken !== null) pullNow();
  void sealQueueOf(profile).catch(() => undefined);
  return answer;
}

/** Whether the PIN of this person is kept: where it is not, they choose one. */
export async function hasPin(id: string): Promise<boolean> {
  const profile = await databases().vault.profiles.get(id);
  return profile?.pin?.keys != null;
}
