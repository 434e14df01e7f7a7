import { createFileRoute, Link } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useRegisterSearch } from '../../../../../app/use-register-search.ts';
import { churchGroupView } from '../../../../../features/churches/church-group-view.tsx';
import { RegisterList } from '../../../../../register/register-list.tsx';
import { searchOf } from '../../../../../register/register-search.ts';
import { buttonLook } from '../../../../../ui/button/button.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/churches/church-groups')({
  validateSearch: searchOf,
  async beforeLoad({ cause, search }) {
    if (cause !== 'enter') return;
    const { churchGroupsAhead } =
      await import('../../../../../features/churches/church-groups-ahead.ts');
    await churchGroupsAhead(search);
  },
  loader: holdersOnly('church.view'),
  component: ChurchGroupsPage,
});

function ChurchGroupsPage() {
  const { search, onSearch } = useRegisterSearch('/apps/churches/church-groups', Route.useSearch());
  return (
    <RegisterList
      of={churchGroupView}
      search={search}
      actions={
        <Link to="/apps/churches" className={buttonLook({})}>
          Churches
        </Link>
      }
      onSearch={onSearch}
    />
  );
}
