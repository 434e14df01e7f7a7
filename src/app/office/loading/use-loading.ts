import { useEffect, useState, useSyncExternalStore } from 'react';
import { inFlight } from '../../../api/calls/in-flight.ts';
import { useBusy } from '../../use-busy.ts';
import { loadingStatus, type LoadingStatus } from './loading-status.ts';

/** Time (ms) that a state must last before it is announced. */
const steadyMs = 200;

/** Follows without flickering: what is over at once is never shown, and what follows at once is one. */
function useSteady(busy: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (busy === shown) return;
    const timer = setTimeout(() => setShown(busy), steadyMs);
    return () => clearTimeout(timer);
  }, [busy, shown]);
  return shown;
}

/** S4-026: the page waits for another page, or for what it asked for. */
export function useLoading(): LoadingStatus {
  const awaited = useSyncExternalStore(inFlight.subscribe, inFlight.getSnapshot) > 0;
  const said = useSyncExternalStore(loadingStatus.subscribe, loadingStatus.getSnapshot);
  return { busy: useSteady(useBusy() || awaited || said.busy), progress: said.progress };
}
