import { observable, type Settable } from '#domain/observable.ts';

/** Chromium's offer to install the app, which waits until it is asked to show itself. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Null where the browser has none, or the app is installed already. */
export const installPrompt: Settable<InstallPrompt | null> = observable<InstallPrompt | null>(null);

/** It comes once, soon after the page: whoever listens later never hears of it. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => installPrompt.set(null));
}
