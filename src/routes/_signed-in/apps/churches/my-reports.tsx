import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useProfile } from '../../../../app/profile.tsx';
import { searchTexts } from '../../../../app/search-texts.ts';
import { IfOthersWait } from '../../../../features/access/parts/if-others-wait.tsx';
import { MyReportsScreen } from '../../../../features/attendance/screens/my-reports-screen.tsx';
import { filters } from '../../../../features/attendance/reports-filter.ts';

export const Route = createFileRoute('/_signed-in/apps/churches/my-reports')({
  validateSearch: searchTexts('show'),
  component: MyReportsPage,
});

function MyReportsPage() {
  const { show } = Route.useSearch();
  const navigate = useNavigate();
  const { id } = useProfile();
  return (
    <>
      <IfOthersWait except={id} />
      <MyReportsScreen
        filter={filters.find((filter) => filter === show) ?? 'all'}
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
