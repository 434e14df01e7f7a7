import { type ChosenStatus, chosenStatuses } from '#domain/access/own-status.ts';
import { updateUser } from '#domain/access/own-user.ts';
import { newId } from '#domain/values/new-id.ts';
import { ownStatus } from '#store/access/own-status.ts';
import { call } from '../../../api/calls/call.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { presenceWords } from '../../../ui/presence/presence-avatar.tsx';
import { useProfile } from '../../profile.tsx';

/** S2-163: in this order. */
const statuses = chosenStatuses.map((value) => ({ value, label: presenceWords[value] }));

function choose(status: ChosenStatus): void {
  void call(updateUser, { user: { status } }, { id: newId() });
}

/** Status of this person, and a function that sets it, with a network or without. */
export function useOwnStatus() {
  const { user } = useProfile();
  const live = useLive(ownStatus);
  return { status: live.state === 'ready' ? live.data : user.status, statuses, choose };
}
