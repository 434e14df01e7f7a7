import { type ComponentProps, Suspense } from 'react';
import { personFollowUps } from '#store/follow-ups/person-follow-ups.ts';
import type { ProfileFound } from '#store/people/profile.ts';
import { type Live, useLive } from '../../../api/live-queries/use-live.ts';
import { NextFollowUp } from '../../../features/follow-ups/person/next-follow-up.tsx';
import { NoFollowUpsShown } from '../../../features/follow-ups/person/no-follow-ups-shown.tsx';
import type { ProfileScreen } from '../../../features/people/screens/profile-screen.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { latePart } from '../../../ui/late-part.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';

const PersonFollowUpsTab = latePart(
  async () =>
    (await import('../../../features/follow-ups/person/person-follow-ups-tab.tsx'))
      .PersonFollowUpsTab,
);

type FollowUps = ComponentProps<typeof ProfileScreen>['followUps'];

/** Follow-ups on a profile: how many are open, the card of the next one, and the tab of all. */
export function useFollowUps(found: Live<ProfileFound>): FollowUps {
  const known = found.state === 'ready' && found.data.state === 'known' ? found.data : null;
  const person = known?.profile.person ?? null;
  const live = useLive(personFollowUps, person?.id ?? '', person?.churchId ?? '');
  const none = { open: 0, card: null };
  if (live.state === 'failed') {
    return { ...none, tab: <NotRead title="Could not load the follow-ups" /> };
  }
  const waiting = <Skeleton lines={4} what="the follow-ups" />;
  if (live.state === 'loading') return { ...none, tab: waiting };
  const of = live.data;
  if (person === null || of === null) return { ...none, tab: <NoFollowUpsShown /> };
  return {
    open: of.open,
    card: of.next && <NextFollowUp next={of.next} mayEdit={of.mayEdit} />,
    tab: (
      <Suspense fallback={waiting}>
        <PersonFollowUpsTab person={person} of={of} />
      </Suspense>
    ),
  };
}
