import { useSyncExternalStore } from 'react';
import { dayHere } from '#domain/demo/today.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const day = () => dayHere(new Date());

/** The day on this device, looked at again whenever somebody comes back to the page. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, day);
}
