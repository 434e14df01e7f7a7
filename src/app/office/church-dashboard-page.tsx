import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useProfile } from '../profile.tsx';

const ChurchDashboardScreen = lazy(() =>
  import('../../features/attendance/dashboard/church-dashboard-screen.tsx').then((module) => ({
    default: module.ChurchDashboardScreen,
  })),
);

/** The dashboard of the churches within the person's scopes, at both of its addresses. */
export function ChurchDashboardPage({
  also,
  church,
  onChurch,
}: {
  also?: ReactNode;
  /** Its id, as the address says it. */
  church: string | undefined;
  onChurch(churchId: string | undefined): void;
}) {
  const { user, grants, tenant } = useProfile();
  return (
    <Suspense fallback={<Skeleton lines={6} what="your churches" />}>
      <ChurchDashboardScreen
        name={user.name}
        grants={grants}
        timeZone={tenant.timeZone}
        churchId={church ?? null}
        onChurch={(churchId) => onChurch(churchId ?? undefined)}
        also={also}
      />
    </Suspense>
  );
}
