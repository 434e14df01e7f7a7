import UserPlus from 'lucide-react/icons/user-plus';
import type { Group } from '#domain/groups/entities.ts';
import { roleLabel } from '#domain/groups/member-roles.ts';
import { pluralOf } from '#domain/groups/plural.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { rosterOf } from '#store/groups/roster.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { capitalised } from '../../../register/capitalised.ts';
import { PhotoAvatar } from '../../../ui/avatar-group/photo-avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from './overview.css.ts';

const shown = 8;

/** The first people of a group, leaders first. Nothing for who may not see them. */
export function MembersCard({ group, onAll }: { group: Group; onAll(): void }) {
  const live = useLive(rosterOf, group.id, group.churchId, group.groupTypeId);
  if (live.state !== 'ready' || !live.data.maySee) return null;
  const { members, roles, term, mayEdit, mayFind } = live.data;
  const many = pluralOf(term);
  return (
    <Card className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{capitalised(many)}</h2>
        {mayEdit && mayFind && !isArchived(group) && (
          <Button size="small" icon={UserPlus} onClick={onAll}>
            Add
          </Button>
        )}
      </div>
      {members.length === 0 && <p className={css.role}>Nobody is in this group yet.</p>}
      <ul className={css.people}>
        <Rows of={members.slice(0, shown)} keyOf={({ id }) => id}>
          {({ name, photoUrl, roleKey }) => (
            <li className={css.person}>
              <PhotoAvatar name={name} photo={photoUrl} />
              <span className={css.words}>
                <bdi className={css.name}>{name}</bdi>
                <span className={css.role}>{capitalised(roleLabel(roles, roleKey))}</span>
              </span>
            </li>
          )}
        </Rows>
      </ul>
      {members.length > shown && (
        <button type="button" className={css.all} onClick={onAll}>
          Show all {grouped(members.length)} {many}
        </button>
      )}
    </Card>
  );
}
