import { Suspense, useSyncExternalStore } from 'react';
import { lostStore, storeFailure } from '../../api/storage/store-failure.ts';
import { latePart } from '../../ui/late-part.ts';

const StoreBanners = latePart(() =>
  import('./store-banners.tsx').then((part) => part.StoreBanners),
);

/** Banner about a failure of the device's store, signed in or not. Its words are loaded only for a failure. */
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
