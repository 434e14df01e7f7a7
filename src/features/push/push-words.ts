import { errorSnack, snackbars, type Snack } from '../../ui/snackbar/snackbars.ts';
import { subscribe, unsubscribe } from './push-device.ts';

/** S8-012, S8-013. */
const thanks: Snack = {
  tone: 'plain',
  text: 'Thank you for subscribing.',
  action: { label: 'Close' },
  life: 2000,
};

/** S8-014: asked for by a person, who is told how it went. */
export async function subscribeAndConfirm(): Promise<void> {
  try {
    await subscribe();
    snackbars.show(thanks);
  } catch {
    snackbars.show(errorSnack('Failed to subscribe. Please try again later.'));
  }
}

export async function unsubscribeAndConfirm(): Promise<void> {
  try {
    await unsubscribe();
    snackbars.show({ ...thanks, text: 'You are now unsubscribed.' });
  } catch {
    snackbars.show(errorSnack('Failed to unsubscribe. Please try again later.'));
  }
}
