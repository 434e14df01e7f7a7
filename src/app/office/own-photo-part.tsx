import { lazy, Suspense } from 'react';
import { ownAvatar } from '#store/access/own-avatar.ts';
import { useLive } from '../../api/use-live.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** Comes when it is wanted: it brings the way to send pictures. */
const OwnPhoto = lazy(() =>
  import('../../features/pictures/parts/own-photo.tsx').then((module) => ({
    default: module.OwnPhoto,
  })),
);

/** The photo of the person at the device, theirs to change. */
export function OwnPhotoPart({ name }: { name: string }) {
  const avatar = useLive(ownAvatar);
  const waiting = <Skeleton lines={3} what="your photo" />;
  if (avatar.state !== 'ready') return waiting;
  return (
    <Suspense fallback={waiting}>
      <OwnPhoto name={name} avatar={avatar.data} />
    </Suspense>
  );
}
