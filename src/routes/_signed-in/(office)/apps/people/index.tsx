import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { churchFirst } from '../../../../../app/places/church-first.ts';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useRegisterSearch } from '../../../../../app/use-register-search.ts';
import { DuplicatesKey } from '../../../../../features/duplicates/pairs/duplicates-key.tsx';
import { peopleView } from '../../../../../features/people/directory/people-view.tsx';
import { RegisterList } from '../../../../../register/register-list.tsx';
import { searchOf } from '../../../../../register/register-search.ts';

export const Route = createFileRoute('/_signed-in/(office)/apps/people/')({
  validateSearch: searchOf,
  async beforeLoad(going) {
    const { cause, search } = going;
    if (cause !== 'enter') return;
    await churchFirst(going);
    const { peopleAhead } =
      await import('../../../../../features/people/directory/people-ahead.ts');
    await peopleAhead(search);
  },
  loader: holdersOnly('person.view'),
  component: PeoplePage,
});

function PeoplePage() {
  const { search, onSearch } = useRegisterSearch('/apps/people', Route.useSearch());
  const navigate = useNavigate();
  return (
    <RegisterList
      of={peopleView}
      search={search}
      actions={<DuplicatesKey />}
      onOpenRow={(personId) =>
        void navigate({ to: '/pages/profile/$personId', params: { personId } })
      }
      onSearch={onSearch}
    />
  );
}
