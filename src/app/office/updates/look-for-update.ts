import { checkForUpdate } from '../../../api/updates/updates.ts';
import { life } from '../../../ui/snackbar/snackbar.css.ts';
import { errorSnack, snackbars, type Snack } from '../../../ui/snackbar/snackbars.ts';

const latest: Snack = {
  tone: 'plain',
  text: 'This is the latest version',
  action: null,
  life: life.plain,
};

/** Asks the server for a newer worker. One that comes is offered when it is ready; that there is none is said. */
export async function lookForUpdate(): Promise<void> {
  if (!navigator.serviceWorker) {
    snackbars.show(errorSnack('Service workers are disabled or not supported by this browser'));
    return;
  }
  try {
    await checkForUpdate();
  } catch {
    snackbars.show(errorSnack('This needs a connection. Check the network and try again'));
    return;
  }
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.installing && !registration?.waiting) snackbars.show(latest);
}
