import { useEffect, useSyncExternalStore } from 'react';
import { onDelivered } from '../api/sync/deliveries.ts';
import { activateUpdate, openForms, updates, type UpdateState } from '../api/updates/updates.ts';
import { onOtherPerson } from '../api/session/who.ts';
import { SnackbarPlace } from '../ui/snackbar/snackbar.tsx';
import { errorSnack, snackbars, submitted, type Snack } from '../ui/snackbar/snackbars.ts';

const offer: Snack = {
  tone: 'plain',
  text: 'An app update is available',
  action: { label: 'Update Now', run: activateUpdate },
  life: null,
};

const coming: Snack = {
  tone: 'plain',
  text: 'Updating. The app starts again when it has finished syncing',
  action: null,
  life: null,
};

const later = errorSnack('The update comes when you leave this form');

/** The offer waits while a count is open in a form. */
function snackFor(update: UpdateState, counting: boolean): Snack | null {
  if (update === 'accepted') return counting ? later : coming;
  return update === 'waiting' && !counting ? offer : null;
}

function useUpdateOffer() {
  const update = useSyncExternalStore(updates.subscribe, updates.getSnapshot);
  const counting = useSyncExternalStore(openForms.subscribe, openForms.getSnapshot) > 0;
  const snack = snackFor(update, counting);
  useEffect(() => {
    if (!snack) return;
    snackbars.show(snack);
    return () => snackbars.close(snack);
  }, [snack]);
  useEffect(() => {
    if (update !== 'unsupported') return;
    snackbars.show(errorSnack('Service workers are disabled or not supported by this browser'));
  }, [update]);
}

/** The page's messages, and what raises them wherever the person is. */
export function Messages() {
  useUpdateOffer();
  useEffect(() => onDelivered(() => snackbars.show(submitted)), []);
  // Another tab signed in or out: this one must show the same person, and nothing of the other.
  useEffect(() => onOtherPerson(() => location.reload()), []);
  return <SnackbarPlace of={snackbars} />;
}
