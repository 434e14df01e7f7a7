import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { holds } from '#domain/permissions.ts';
import { holdersOnly } from '../../../../../../app/holders-only.ts';
import { useProfile } from '../../../../../../app/profile.tsx';
import { useRegisterSearch } from '../../../../../../app/use-register-search.ts';
import { familyView } from '../../../../../../features/families/family-view.tsx';
import { RegisterList } from '../../../../../../register/register-list.tsx';
import { searchOf } from '../../../../../../register/register-search.ts';
import { buttonLook } from '../../../../../../ui/button/button.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/people/families/list')({
  validateSearch: searchOf,
  async beforeLoad({ cause, search }) {
    if (cause !== 'enter') return;
    const { familiesAhead } = await import('../../../../../../features/families/families-ahead.ts');
    await familiesAhead(search);
  },
  loader: holdersOnly('person.view'),
  component: FamiliesPage,
});

function FamiliesPage() {
  const { search, onSearch } = useRegisterSearch('/apps/people/families/list', Route.useSearch());
  const navigate = useNavigate();
  const mayAdd = holds(useProfile().grants, 'person.edit');
  return (
    <RegisterList
      of={familyView}
      search={search}
      actions={
        mayAdd && (
          <Link to="/apps/people/new-family" className={buttonLook({})}>
            Add with its people
          </Link>
        )
      }
      onOpenRow={(familyId) =>
        void navigate({ to: '/apps/people/families/$familyId', params: { familyId } })
      }
      onSearch={onSearch}
    />
  );
}
