import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { holds } from '#domain/permissions.ts';
import { useProfile } from '../../../../app/profile.tsx';
import { ReportScreen } from '../../../../features/attendance/screens/report-screen.tsx';

const PersonalHomeScreen = lazy(() =>
  import('../../../../features/attendance/screens/personal-home-screen.tsx').then((module) => ({
    default: module.PersonalHomeScreen,
  })),
);

export const Route = createFileRoute('/_signed-in/pages/profile/dashboard')({
  component: DashboardPage,
});

/** For an account that can only submit, the report that is due is the dashboard. */
function DashboardPage() {
  const { grants, tenant } = useProfile();
  if (!holds(grants, 'report.view')) return <ReportScreen wanted={null} />;
  return (
    <Suspense>
      <PersonalHomeScreen timeZone={tenant.timeZone} />
    </Suspense>
  );
}
