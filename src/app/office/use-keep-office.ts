import { useEffect } from 'react';
import { whenStable } from '../../api/updates/when-stable.ts';
import { postSignal } from '../../api/sync/signals.ts';

async function askForFiles(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready;
  if (active) postSignal(active, { type: 'keepOffice' });
}

/** The pages of the back office open on this device without a network once it has been shown here. */
export function useKeepOffice(): void {
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (workers) whenStable(() => void askForFiles(workers));
  }, []);
}
