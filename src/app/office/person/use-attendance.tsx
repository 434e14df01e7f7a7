import { type ReactNode, Suspense } from 'react';
import type { ProfileFound } from '#store/people/profile.ts';
import { personAttendance } from '#store/rolls/person-attendance.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { type Live, useLive } from '../../../api/live-queries/use-live.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { latePart } from '../../../ui/late-part.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';

const AttendanceTab = latePart(() =>
  import('../../../features/rolls/attendance-tab.tsx').then((part) => part.AttendanceTab),
);

/** The tab of roll calls; null for who sees the people of no group that this person is in, and of no group of their church. */
export function useAttendance(found: Live<ProfileFound>): ReactNode {
  const person =
    found.state === 'ready' && found.data.state === 'known' ? found.data.profile.person : null;
  const live = useKept(useLive(personAttendance, person?.id ?? '', person?.churchId ?? ''));
  if (person === null || live.state === 'loading') return null;
  if (live.state === 'failed') return <NotRead title="Could not load the attendance" />;
  if (live.data === null) return null;
  return (
    <Suspense fallback={<Skeleton lines={4} what="the attendance" />}>
      <AttendanceTab of={live.data} />
    </Suspense>
  );
}
