import { profileId } from '../../api/session/who.ts';
import { snackbars, type Snack } from '../../ui/snackbar/snackbars.ts';
import { pushState, subscribe } from './push-device.ts';
import { subscribeAndConfirm } from './push-words.ts';

const offeredKey = 'pushOffered';

/** Whether this person was asked already, on this device. */
export function offered(): boolean {
  return localStorage.getItem(offeredKey) === profileId();
}

export function setOffered(): void {
  localStorage.setItem(offeredKey, profileId() ?? '');
}

const offer: Snack = {
  tone: 'plain',
  text: 'Get a notification when there is news for you?',
  action: { label: 'Turn on', run: () => void subscribeAndConfirm() },
  life: 12_000,
};

/**
 * S9-007. Where the permission was given, this page subscribes; where it is open and the page `asks`,
 * it offers, once to each person, and the button is the act that lets the browser ask. Nobody is
 * asked while they count: the offer stands over their reports.
 */
export async function offerPush(asks: boolean): Promise<void> {
  const now = await pushState();
  // Nobody waits for it: it is tried again at the next start.
  if (now === 'maySubscribe') await subscribe();
  if (!asks || now !== 'mayAsk' || offered()) return;
  setOffered();
  snackbars.show(offer);
}
