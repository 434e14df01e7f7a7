import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { groupTypeView } from '../../../../features/groups/group-types/group-type-view.tsx';
import { RegisterList } from '../../../../register/register-list.tsx';
import { searchOf } from '../../../../register/register-search.ts';
import { listAhead } from '../../../../register/views/list-ahead.ts';

export const Route = createFileRoute('/_signed-in/(office)/apps/group-types')({
  validateSearch: searchOf,
  beforeLoad: listAhead(groupTypeView),
  loader: holdersOnly('group.view'),
  component: GroupTypesPage,
});

function GroupTypesPage() {
  // The router adds what else the address says.
  const search = searchOf(Route.useSearch());
  const navigate = useNavigate();
  return (
    <RegisterList
      of={groupTypeView}
      search={search}
      onSearch={(next) =>
        void navigate({ to: '/apps/group-types', search: next, replace: next.open === search.open })
      }
    />
  );
}
