import { Suspense } from 'react';
import { later } from '../../api/start.ts';
import { latePart } from '../../ui/late-part.ts';

const InstallOffer = latePart(async () => {
  await later;
  return (await import('./install-offer.tsx')).InstallOffer;
});

/** The offer of the home screen, once the page has long been in use: nobody waits for it. */
export function LaterOffer() {
  return (
    <Suspense>
      <InstallOffer />
    </Suspense>
  );
}
