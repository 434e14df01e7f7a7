import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { holds } from '#domain/permissions.ts';
import { useProfile } from '../../../../app/profile.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { onlyCounts } from '../../../../features/attendance/form/only-counts.ts';
import { ReportScreen } from '../../../../features/attendance/form/report-screen.tsx';

const PersonalHomePage = lazy(() =>
  import('../../../../app/office/personal-home-page.tsx').then((module) => ({
    default: module.PersonalHomePage,
  })),
);

const GroupReportScreen = lazy(() =>
  import('../../../../features/attendance/form/group-report-screen.tsx').then((module) => ({
    default: module.GroupReportScreen,
  })),
);

export const Route = createFileRoute('/_signed-in/pages/profile/dashboard')({
  // A guess made while a pointer is over a link would be old by the time it is followed.
  loader: async ({ preload }) => {
    if (preload) return;
    const { homeAhead } = await import('../../../../features/attendance/form/form-ahead.ts');
    await homeAhead();
  },
  component: DashboardPage,
});

function Arriving() {
  return (
    <>
      <h1 className={visuallyHidden}>Dashboard</h1>
      <Skeleton lines={6} what="your churches" />
    </>
  );
}

/** For an account that can only submit, the report that is due is the dashboard. */
function DashboardPage() {
  const { grants } = useProfile();
  const navigate = useNavigate();
  if (onlyCounts(grants)) return <ReportScreen wanted={null} />;
  if (!holds(grants, 'report.view')) {
    return (
      <Suspense fallback={<Arriving />}>
        <GroupReportScreen
          wanted={null}
          onDone={() => void navigate({ to: '/apps/churches/my-reports' })}
        />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Arriving />}>
      <PersonalHomePage />
    </Suspense>
  );
}
