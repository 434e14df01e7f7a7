import type { Group } from '#domain/groups/entities.ts';
import { roleLabel } from '#domain/groups/member-roles.ts';
import { capitalised } from '#domain/capitalised.ts';
import { pluralOf } from '#domain/groups/plural.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { rosterOf } from '#store/groups/roster.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { PeopleCard } from '../../../register/overview/people-card.tsx';

/** The first people of a group, leaders first. Nothing for who may not see them. */
export function MembersCard({ group, onAll }: { group: Group; onAll(): void }) {
  const live = useLive(rosterOf, group.id, group.churchId, group.groupTypeId);
  const pictureOf = usePictures();
  if (live.state !== 'ready' || !live.data.maySee) return null;
  const { members, roles, term, mayEdit, mayFind } = live.data;
  const many = pluralOf(term);
  return (
    <PeopleCard
      title={capitalised(many)}
      many={many}
      people={members.map(({ id, name, photoUrl, roleKey }) => ({
        id,
        name,
        photo: pictureOf(photoUrl),
        note: capitalised(roleLabel(roles, roleKey)),
      }))}
      nobody="Nobody is in this group yet."
      mayAdd={mayEdit && mayFind && !isArchived(group)}
      onAll={onAll}
    />
  );
}
