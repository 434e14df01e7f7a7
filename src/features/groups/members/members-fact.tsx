import UsersRound from 'lucide-react/icons/users-round';
import type { Group } from '#domain/groups/entities.ts';
import { pluralOf } from '#domain/groups/plural.ts';
import { rosterOf } from '#store/groups/roster.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { grouped } from '../../../ui/time.ts';
import { Fact } from '../overview/fact.tsx';

/** Number of members of a group, and its leader: for people who may see them. */
export function MembersFact({ group }: { group: Group }) {
  const live = useLive(rosterOf, group.id, group.churchId, group.groupTypeId);
  if (live.state !== 'ready' || !live.data.maySee) return null;
  const { members, term } = live.data;
  const leaders = members.filter(({ isLeader }) => isLeader).map(({ name }) => name);
  const count = `${grouped(members.length)} ${members.length === 1 ? term : pluralOf(term)}`;
  const led = leaders.length > 0 && `led by ${leaders.join(', ')}`;
  return <Fact of={UsersRound} words={[count, led].filter(Boolean).join(', ')} />;
}
