import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useRegisterSearch } from '../../../../../app/use-register-search.ts';
import { churchView } from '../../../../../features/churches/church-view.tsx';
import { RegisterList } from '../../../../../register/register-list.tsx';
import { searchOf } from '../../../../../register/register-search.ts';
import { buttonLook } from '../../../../../ui/button/button.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/churches/')({
  validateSearch: searchOf,
  async beforeLoad({ cause, search }) {
    if (cause !== 'enter') return;
    const { churchesAhead } = await import('../../../../../features/churches/churches-ahead.ts');
    await churchesAhead(search);
  },
  loader: holdersOnly('church.view'),
  component: ChurchesPage,
});

function ChurchesPage() {
  const { search, onSearch } = useRegisterSearch('/apps/churches', Route.useSearch());
  const navigate = useNavigate();
  return (
    <RegisterList
      of={churchView}
      search={search}
      actions={
        <Link to="/apps/churches/church-groups" className={buttonLook({})}>
          Church groups
        </Link>
      }
      onOpenRow={(churchId) =>
        void navigate({ to: '/apps/churches/$churchId', params: { churchId } })
      }
      onSearch={onSearch}
    />
  );
}
