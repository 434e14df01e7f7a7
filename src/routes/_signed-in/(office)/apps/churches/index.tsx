import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { churchView } from '../../../../../features/churches/church-view.tsx';
import { RegisterList } from '../../../../../register/register-list.tsx';
import { searchOf } from '../../../../../register/register-search.ts';
import { listAhead } from '../../../../../register/views/list-ahead.ts';
import { buttonLook } from '../../../../../ui/button/button.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/churches/')({
  validateSearch: searchOf,
  beforeLoad: listAhead(churchView),
  loader: holdersOnly('church.view'),
  component: ChurchesPage,
});

function ChurchesPage() {
  // The router adds what else the address says.
  const search = searchOf(Route.useSearch());
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
      onSearch={(next) =>
        void navigate({ to: '/apps/churches', search: next, replace: next.open === search.open })
      }
    />
  );
}
