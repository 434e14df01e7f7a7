import { useEffect, useState, useSyncExternalStore } from 'react';
import { controller } from '../../api/sync/signals.ts';

/** Longest wait (ms) of a first visit for a worker of which nothing is seen yet. */
const patienceMs = 5000;

function subscribe(listener: () => void): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.addEventListener('controllerchange', listener);
  return () => workers?.removeEventListener('controllerchange', listener);
}

const isThere = () => controller() !== null;

/** Settles once no worker is on its way here: on a slow line it takes minutes to bring all that it keeps. */
async function noneOnItsWay(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const coming = registration?.installing;
  if (!coming) return;
  await new Promise<void>((settle) => {
    // One that is activated takes charge of the page.
    coming.addEventListener('statechange', () => coming.state === 'redundant' && settle());
  });
}

/** Whether a worker serves this page: what the demo apps cannot be without. */
export function useWorker(): 'there' | 'waiting' | 'none' {
  const there = useSyncExternalStore(subscribe, isThere);
  const [waited, setWaited] = useState(() => !('serviceWorker' in navigator));
  useEffect(() => {
    if (there || waited) return;
    const none = () => setWaited(true);
    const timer = setTimeout(() => void noneOnItsWay().then(none, none), patienceMs);
    return () => clearTimeout(timer);
  }, [there, waited]);
  if (there) return 'there';
  return waited ? 'none' : 'waiting';
}
