import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useProfile } from '../profile.tsx';
import { OwnFollowUps } from './own-follow-ups.tsx';

const ChurchDashboardScreen = lazy(() =>
  import('../../features/attendance/dashboard/church-dashboard-screen.tsx').then((module) => ({
    default: module.ChurchDashboardScreen,
  })),
);

/** The dashboard of the churches within the person's scopes, at both of its addresses. */
export function ChurchDashboardPage({
  to,
  church,
}: {
  to: '/dashboard' | '/apps/churches/dashboard';
  /** Its id, as the address says it. */
  church: string | undefined;
}) {
  const { user, grants, tenant } = useProfile();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<Skeleton lines={6} what="your churches" />}>
      <ChurchDashboardScreen
        name={user.name}
        grants={grants}
        timeZone={tenant.timeZone}
        churchId={church ?? null}
        onChurch={(churchId) =>
          void navigate({
            to,
            search: churchId === null ? {} : { church: churchId },
            replace: true,
          })
        }
        also={<OwnFollowUps />}
      />
    </Suspense>
  );
}
