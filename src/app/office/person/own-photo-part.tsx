import { Suspense } from 'react';
import { ownPhoto } from '#store/access/own-photo.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { latePart } from '../../../ui/late-part.ts';

/** Comes when it is wanted: it brings the way to send pictures. */
const OwnPhoto = latePart(() =>
  import('../../../features/pictures/parts/own-photo.tsx').then((part) => part.OwnPhoto),
);

/** The photo of the person at the device, theirs to change. */
export function OwnPhotoPart({ name }: { name: string }) {
  const photo = useLive(ownPhoto);
  const waiting = <Skeleton lines={3} what="your photo" />;
  if (photo.state !== 'ready') return waiting;
  return (
    <Suspense fallback={waiting}>
      <OwnPhoto name={name} {...photo.data} />
    </Suspense>
  );
}
