import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { churchFirst } from '../../../../../../app/places/church-first.ts';
import { holdersOnly } from '../../../../../../app/holders-only.ts';
import { useProfile } from '../../../../../../app/profile.tsx';
import { searchTexts } from '../../../../../../app/search-texts.ts';
import { CellMinistryScreen } from '../../../../../../features/attendance/cells/cell-ministry-screen.tsx';

/** S2-051. A leader sees the figures of their own groups. */
export const Route = createFileRoute('/_signed-in/(office)/apps/groups/cell-ministry/')({
  staticData: { title: 'Cell ministry' },
  validateSearch: searchTexts('church'),
  beforeLoad: churchFirst,
  loader: holdersOnly('report.view', 'report.submitGroup'),
  component: CellMinistryPage,
});

function CellMinistryPage() {
  const { church = null } = Route.useSearch();
  const navigate = useNavigate();
  const { tenant, grants, id: accountId } = useProfile();
  return (
    <CellMinistryScreen
      churchId={church}
      timeZone={tenant.timeZone}
      viewer={{ grants, accountId }}
      onChurch={(next) =>
        void navigate({
          to: '/apps/groups/cell-ministry',
          search: next === null ? {} : { church: next },
          replace: true,
        })
      }
    />
  );
}
