import { useEffect, useState, useSyncExternalStore } from 'react';
import { controller } from '../../api/sync/signals.ts';

/** Longest wait (ms) of the first visit for the worker that is being installed. */
const patienceMs = 5000;

function subscribe(listener: () => void): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.addEventListener('controllerchange', listener);
  return () => workers?.removeEventListener('controllerchange', listener);
}

const isThere = () => controller() !== null;

/** Whether a worker serves this page: what the demo apps cannot be without. */
export function useWorker(): 'there' | 'waiting' | 'none' {
  const there = useSyncExternalStore(subscribe, isThere);
  const [waited, setWaited] = useState(() => !('serviceWorker' in navigator));
  useEffect(() => {
    if (there || waited) return;
    const timer = setTimeout(() => setWaited(true), patienceMs);
    return () => clearTimeout(timer);
  }, [there, waited]);
  if (there) return 'there';
  return waited ? 'none' : 'waiting';
}
