import { createFileRoute } from '@tanstack/react-router';
import { churchFirst } from '../../../../../app/places/church-first.ts';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useRegisterSearch } from '../../../../../app/use-register-search.ts';
import { followUpView } from '../../../../../features/follow-ups/list/follow-up-view.tsx';
import { MineKey } from '../../../../../features/follow-ups/list/mine-key.tsx';
import { RegisterList } from '../../../../../register/register-list.tsx';
import { searchOf } from '../../../../../register/register-search.ts';

export const Route = createFileRoute('/_signed-in/(office)/apps/people/follow-ups')({
  validateSearch: searchOf,
  async beforeLoad(going) {
    const { cause, search } = going;
    if (cause !== 'enter') return;
    await churchFirst(going);
    const { followUpsAhead } =
      await import('../../../../../features/follow-ups/list/follow-ups-ahead.ts');
    await followUpsAhead(search);
  },
  loader: holdersOnly('followUp.view'),
  component: FollowUpsPage,
});

function FollowUpsPage() {
  const { search, onSearch } = useRegisterSearch('/apps/people/follow-ups', Route.useSearch());
  return (
    <RegisterList
      of={followUpView}
      search={search}
      actions={<MineKey search={search} onSearch={onSearch} />}
      onSearch={onSearch}
    />
  );
}
