import { useEffect, useSyncExternalStore } from 'react';
import { onDelivered } from '../api/deliveries.ts';
import { activateUpdate, openForms, updates } from '../api/updates.ts';
import { onOtherPerson } from '../api/who.ts';
import { SnackbarPlace } from '../ui/snackbar/snackbar.tsx';
import { errorSnack, snackbars, submitted, type Snack } from '../ui/snackbar/snackbars.ts';

const offer: Snack = {
  tone: 'plain',
  text: 'An app update is available',
  action: { label: 'Update Now', run: activateUpdate },
  life: null,
};

/** Whoever is counting is not asked: the offer waits until the form is left. */
function useUpdateOffer() {
  const update = useSyncExternalStore(updates.subscribe, updates.getSnapshot);
  const counting = useSyncExternalStore(openForms.subscribe, openForms.getSnapshot) > 0;
  const offered = update === 'waiting' && !counting;
  useEffect(() => {
    if (!offered) return;
    snackbars.show(offer);
    return () => snackbars.close(offer);
  }, [offered]);
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
