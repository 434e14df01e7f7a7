import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { churchFirst } from '../../../../../../app/places/church-first.ts';
import { holdersOnly } from '../../../../../../app/holders-only.ts';
import { useRegisterSearch } from '../../../../../../app/use-register-search.ts';
import { familyView } from '../../../../../../features/families/family-view.tsx';
import { RefusedFamilies } from '../../../../../../features/families/wizard/refused-families.tsx';
import { RegisterList } from '../../../../../../register/register-list.tsx';
import { searchOf } from '../../../../../../register/register-search.ts';

export const Route = createFileRoute('/_signed-in/(office)/apps/people/families/list')({
  validateSearch: searchOf,
  async beforeLoad(going) {
    const { cause, search } = going;
    if (cause !== 'enter') return;
    await churchFirst(going);
    const { familiesAhead } = await import('../../../../../../features/families/families-ahead.ts');
    await familiesAhead(search);
  },
  loader: holdersOnly('person.view'),
  component: FamiliesPage,
});

function FamiliesPage() {
  const { search, onSearch } = useRegisterSearch('/apps/people/families/list', Route.useSearch());
  const navigate = useNavigate();
  return (
    <RegisterList
      of={familyView}
      search={search}
      notices={<RefusedFamilies />}
      onNew={() => void navigate({ to: '/apps/people/new-family' })}
      onOpenRow={(familyId) =>
        void navigate({ to: '/apps/people/families/$familyId', params: { familyId } })
      }
      onSearch={onSearch}
    />
  );
}
