import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { holdersOnly } from '../../../app/holders-only.ts';
import { useProfile } from '../../../app/profile.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';

const ChurchDashboardScreen = lazy(() =>
  import('../../../features/attendance/screens/church-dashboard-screen.tsx').then((module) => ({
    default: module.ChurchDashboardScreen,
  })),
);

/** S2-027: what the tenant is about today. Who only counts is led to their own reports. */
export const Route = createFileRoute('/_signed-in/(office)/dashboard')({
  loader: holdersOnly('report.view'),
  component: DashboardPage,
});

function DashboardPage() {
  const { user, grants, tenant } = useProfile();
  return (
    <Suspense fallback={<Skeleton lines={6} what="your churches" />}>
      <ChurchDashboardScreen name={user.name} grants={grants} timeZone={tenant.timeZone} />
    </Suspense>
  );
}
