import { Suspense, useSyncExternalStore } from 'react';
import { lostStore, storeFailure } from '../../api/storage/store-failure.ts';
import { latePart } from '../../ui/late-part.ts';

const StoreBanners = latePart(async () => (await import('./store-banners.tsx')).StoreBanners);

/** What is the matter with the device's store, signed in or not. Nearly always nothing: its words are loaded then. */
export function StoreBanner() {
  const failure = useSyncExternalStore(storeFailure.subscribe, storeFailure.getSnapshot);
  const lost = useSyncExternalStore(lostStore.subscribe, lostStore.getSnapshot);
  if (!failure && !lost) return null;
  return (
    <Suspense>
      <StoreBanners failure={failure} lost={lost} />
    </Suspense>
  );
}
