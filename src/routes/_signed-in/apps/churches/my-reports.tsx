import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { holds } from '#domain/permissions.ts';
import { useProfile } from '../../../../app/profile.tsx';
import { searchTexts } from '../../../../app/search-texts.ts';
import { IfOthersWait } from '../../../../features/access/parts/if-others-wait.tsx';
import { MyReportsScreen } from '../../../../features/attendance/my-reports/my-reports-screen.tsx';
import { filters } from '../../../../features/attendance/my-reports/reports-filter.ts';
import { latePart } from '../../../../ui/late-part.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';

const PushOffer = latePart(() =>
  import('../../../../features/push/parts/push-offer.tsx').then((part) => part.PushOffer),
);

export const Route = createFileRoute('/_signed-in/apps/churches/my-reports')({
  validateSearch: searchTexts('show'),
  component: MyReportsPage,
});

function MyReportsPage() {
  const { show } = Route.useSearch();
  const navigate = useNavigate();
  /** The registers come when they are wanted: ushers have no need of them. */
  const showRecord = async (record: string) => {
    const { pageOfRecord } = await import('../../../../app/page-of-record.ts');
    const href = pageOfRecord(record);
    if (href !== null) await navigate({ href });
  };
  const { id: me, grants, tenant } = useProfile();
  // The back office offers it from its frame, and its menu turns it off.
  const isOffice = holds(grants, 'report.view');
  return (
    <>
      <IfOthersWait except={me} />
      <MyReportsScreen
        timeZone={tenant.timeZone}
        countsGroups={!holds(grants, 'report.submitChurch')}
        filter={filters.find((filter) => filter === show) ?? 'all'}
        onFilter={(filter) =>
          void navigate({
            to: '/apps/churches/my-reports',
            search: filter === 'all' ? {} : { show: filter },
            replace: true,
          })
        }
        onChoose={({ record }) => void attempt(showRecord(record))}
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
      >
        {!isOffice && (
          <Suspense>
            <PushOffer />
          </Suspense>
        )}
      </MyReportsScreen>
    </>
  );
}
