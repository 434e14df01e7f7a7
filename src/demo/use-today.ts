import { useSyncExternalStore } from 'react';
import { dayHere } from '#domain/values/dates/day-here.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The day on this device, looked at again whenever somebody comes back to the page. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, dayHere);
}
