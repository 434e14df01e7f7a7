import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lostStore, storeTrouble } from '../api/store-trouble.ts';

const LostBanner = lazy(() =>
  import('./lost-banner.tsx').then((module) => ({ default: module.LostBanner })),
);
const VersionsBanner = lazy(() =>
  import('./versions-banner.tsx').then((module) => ({ default: module.VersionsBanner })),
);

/** What is the matter with the device's store, signed in or not. Nearly always nothing: its words are loaded then. */
export function StoreBanner() {
  const trouble = useSyncExternalStore(storeTrouble.subscribe, storeTrouble.getSnapshot);
  const lost = useSyncExternalStore(lostStore.subscribe, lostStore.getSnapshot);
  return (
    <Suspense>
      {trouble && <VersionsBanner trouble={trouble} />}
      {lost && <LostBanner lost={lost} />}
    </Suspense>
  );
}
