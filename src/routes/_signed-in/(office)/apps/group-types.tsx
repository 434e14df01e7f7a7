import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { useRegisterSearch } from '../../../../app/use-register-search.ts';
import { groupTypeView } from '../../../../features/groups/group-types/group-type-view.tsx';
import { RegisterList } from '../../../../register/register-list.tsx';
import { searchOf } from '../../../../register/register-search.ts';

export const Route = createFileRoute('/_signed-in/(office)/apps/group-types')({
  validateSearch: searchOf,
  async beforeLoad({ cause, search }) {
    if (cause !== 'enter') return;
    const { groupTypesAhead } =
      await import('../../../../features/groups/group-types/group-types-ahead.ts');
    await groupTypesAhead(search);
  },
  loader: holdersOnly('group.view'),
  component: GroupTypesPage,
});

function GroupTypesPage() {
  const { search, onSearch } = useRegisterSearch('/apps/group-types', Route.useSearch());
  return <RegisterList of={groupTypeView} search={search} onSearch={onSearch} />;
}
