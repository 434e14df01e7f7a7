import { Suspense } from 'react';
import { holds } from '#domain/permissions.ts';
import { latePart } from '../../ui/late-part.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useProfile } from '../profile.tsx';

const MyFollowUpsCard = latePart(() =>
  import('../../features/follow-ups/mine/my-follow-ups-card.tsx').then(
    (part) => part.MyFollowUpsCard,
  ),
);

/** Follow-ups of the person at the device, on both dashboards; nothing for who may see none. */
export function OwnFollowUps() {
  const { grants } = useProfile();
  if (!holds(grants, 'followUp.view')) return null;
  return (
    <Suspense fallback={<Skeleton lines={3} what="your follow-ups" />}>
      <MyFollowUpsCard />
    </Suspense>
  );
}
