import { createFileRoute, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../../app/search-texts.ts';
import { RollCallScreen } from '../../../../../../features/rolls/roll-call-screen.tsx';

/** The people of a group by name. Without a day: the latest one on which the group meets. */
export const Route = createFileRoute('/_signed-in/(office)/apps/groups/$groupId_/roll')({
  staticData: { title: 'Roll call', openedFrom: '/apps/groups' },
  validateSearch: searchTexts('date', 'service'),
  loader: holdersOnly('report.submitGroup'),
  component: Page,
});

function Page() {
  const { groupId } = Route.useParams();
  const { date, service } = Route.useSearch();
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const toReport = (search: { group: string; date?: string }) =>
    void navigate({ to: '/apps/groups/cell-ministry/submit-attendance-report', search });
  return (
    <RollCallScreen
      asked={{ groupId, date: date ?? null, serviceId: service ?? null }}
      onDay={(day) =>
        void navigate({
          to: '/apps/groups/$groupId/roll',
          params: { groupId },
          search: { date: day },
          replace: true,
        })
      }
      onReport={(meeting) => toReport({ group: meeting.groupId, date: meeting.date })}
      onBack={() => (canGoBack ? history.back() : toReport({ group: groupId }))}
    />
  );
}
