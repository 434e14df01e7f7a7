import { useEffect, useSyncExternalStore } from 'react';
import { onDelivered } from '../api/deliveries.ts';
import { activateUpdate, updates } from '../api/updates.ts';
import { onOtherPerson } from '../api/who.ts';
import { SnackbarPlace } from '../ui/snackbar/snackbar.tsx';
import { errorSnack, snackbars, submitted } from '../ui/snackbar/snackbars.ts';

/** Names the page somebody is counting on: an update waits until it is left. */
const countingPages = new Set([
  '/apps/churches/submit-attendance-report',
  '/pages/profile/dashboard',
]);

function useUpdateOffer(path: string) {
  const update = useSyncExternalStore(updates.subscribe, updates.getSnapshot);
  const offered = update === 'waiting' && !countingPages.has(path);
  useEffect(() => {
    if (!offered) return;
    snackbars.show({
      tone: 'plain',
      text: 'An app update is available',
      action: { label: 'Update Now', run: activateUpdate },
      life: null,
    });
  }, [offered]);
  useEffect(() => {
    if (update !== 'unsupported') return;
    snackbars.show(errorSnack('Service workers are disabled or not supported by this browser'));
  }, [update]);
}

/** The page's messages, and what raises them wherever the person is. */
export function Messages({ path }: { path: string }) {
  useUpdateOffer(path);
  useEffect(() => onDelivered(() => snackbars.show(submitted)), []);
  // Another tab signed in or out: this one must show the same person, and nothing of the other.
  useEffect(() => onOtherPerson(() => location.reload()), []);
  return <SnackbarPlace of={snackbars} />;
}
