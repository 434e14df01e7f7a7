import { useEffect } from 'react';
import { whenStable } from '../../api/updates/when-stable.ts';
import { postSignal } from '../../api/sync/signals.ts';

async function askForFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active) postSignal(active, { type: 'keepOffice' });
}

/** The pages of the back office open on this device without a network once it has been shown here. */
export function useKeepOffice(): void {
  useEffect(() => {
    if (!navigator.serviceWorker) return;
    whenStable(() => void askForFiles());
  }, []);
}
