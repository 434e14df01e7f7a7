import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useProfile } from '../../../../app/profile.tsx';
import { IfOthersWait } from '../../../../features/access/parts/if-others-wait.tsx';
import { MyReportsScreen } from '../../../../features/attendance/screens/my-reports-screen.tsx';
import { filters, type ReportsFilter } from '../../../../features/attendance/reports-filter.ts';

export const Route = createFileRoute('/_signed-in/apps/churches/my-reports')({
  validateSearch: (search: Record<string, unknown>): { show?: ReportsFilter } => {
    const show = filters.find((filter) => filter === search['show']);
    return show ? { show } : {};
  },
  component: MyReportsPage,
});

function MyReportsPage() {
  const { show = 'all' } = Route.useSearch();
  const navigate = useNavigate();
  const { id } = useProfile();
  return (
    <>
      <IfOthersWait except={id} />
      <MyReportsScreen
        filter={show}
        onFilter={(filter) =>
          void navigate({
            to: '/apps/churches/my-reports',
            search: filter === 'all' ? {} : { show: filter },
            replace: true,
          })
        }
        onOpen={({ churchId, serviceId, date, groupId }) =>
          void (groupId
            ? navigate({
                to: '/apps/groups/cell-ministry/submit-attendance-report',
                search: { group: groupId, date },
              })
            : navigate({
                to: '/apps/churches/submit-attendance-report',
                search: { church: churchId, service: serviceId, date },
              }))
        }
      />
    </>
  );
}
