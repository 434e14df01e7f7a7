import { useEffect } from 'react';
import { signalWorker } from '../../api/sync/signals.ts';
import { whenStable } from '../../api/updates/when-stable.ts';

function askForFiles(): void {
  whenStable(() => signalWorker({ type: 'keepOffice' }));
}

/**
 * The pages of the back office open on this device without a network once it has been shown here. On
 * the first visit the worker is asked as soon as it takes charge.
 */
export function useKeepOffice(): void {
  useEffect(() => {
    askForFiles();
    navigator.serviceWorker?.addEventListener('controllerchange', askForFiles);
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', askForFiles);
  }, []);
}
