import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { ownPersonId } from '#store/follow-ups/own-person.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import {
  type ChangeOfSearch,
  filtersOf,
  type RegisterSearch,
  withFilter,
} from '../../../register/register-search.ts';
import { Button } from '../../../ui/button/button.tsx';

/** Shows the follow-ups of the signed-in person alone, or all again. Nothing for who is nobody in the directory. */
export function MineKey({
  search,
  onSearch,
}: {
  search: RegisterSearch;
  onSearch(change: ChangeOfSearch): void;
}) {
  const live = useLive(ownPersonId);
  const own = live.state === 'ready' ? live.data : null;
  if (own === null) return null;
  const isOn = filtersOf(search)['assignedTo'] === own;
  return (
    <Button
      icon={UserRoundCheck}
      kind={isOn ? 'soft' : 'secondary'}
      aria-pressed={isOn}
      onClick={() => onSearch((before) => withFilter(before, 'assignedTo', isOn ? '' : own))}
    >
      Assigned to me
    </Button>
  );
}
