import { Suspense, useSyncExternalStore } from 'react';
import { lostStore, storeTrouble } from '../../api/storage/store-trouble.ts';
import { latePart } from '../../ui/late-part.ts';

const StoreBanners = latePart(async () => (await import('./store-banners.tsx')).StoreBanners);

/** What is the matter with the device's store, signed in or not. Nearly always nothing: its words are loaded then. */
export function StoreBanner() {
  const trouble = useSyncExternalStore(storeTrouble.subscribe, storeTrouble.getSnapshot);
  const lost = useSyncExternalStore(lostStore.subscribe, lostStore.getSnapshot);
  if (!trouble && !lost) return null;
  return (
    <Suspense>
      <StoreBanners trouble={trouble} lost={lost} />
    </Suspense>
  );
}
