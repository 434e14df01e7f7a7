import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { churchFirst } from '../../../../../app/places/church-first.ts';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useRegisterSearch } from '../../../../../app/use-register-search.ts';
import { groupView } from '../../../../../features/groups/group-view.tsx';
import { RegisterList } from '../../../../../register/register-list.tsx';
import { searchOf } from '../../../../../register/register-search.ts';
import { buttonLook } from '../../../../../ui/button/button.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/groups/')({
  validateSearch: searchOf,
  async beforeLoad(going) {
    const { cause, search } = going;
    if (cause !== 'enter') return;
    await churchFirst(going);
    const { groupsAhead } = await import('../../../../../features/groups/groups-ahead.ts');
    await groupsAhead(search);
  },
  loader: holdersOnly('group.view'),
  component: GroupsPage,
});

function GroupsPage() {
  const { search, onSearch } = useRegisterSearch('/apps/groups', Route.useSearch());
  const navigate = useNavigate();
  return (
    <RegisterList
      of={groupView}
      search={search}
      actions={
        <Link to="/apps/group-types" className={buttonLook({})}>
          Group types
        </Link>
      }
      onOpenRow={(groupId) => void navigate({ to: '/apps/groups/$groupId', params: { groupId } })}
      onSearch={onSearch}
    />
  );
}
