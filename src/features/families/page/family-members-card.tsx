import { Link } from '@tanstack/react-router';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { utcDate } from '#domain/values/dates/local-date.ts';
import { membersOfFamily } from '#store/families/households.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { PhotoAvatar } from '../../../ui/avatar-group/photo-avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { memberWords } from '../member-words.ts';
import * as css from './family-page.css.ts';

interface MembersProps {
  familyId: string;
  mayAdd: boolean;
  /** Opens the list in which somebody is added. */
  onAll(): void;
}

function Members({ familyId }: Pick<MembersProps, 'familyId'>) {
  const live = useLive(membersOfFamily, familyId);
  const pictureOf = usePictures();
  const [today] = useState(() => utcDate());
  if (live.state === 'failed') return <NotRead title="Could not load the members" />;
  if (live.state === 'loading') return <Skeleton lines={3} what="members" />;
  if (live.data.length === 0) return <p className={css.role}>Nobody is in this family yet.</p>;
  return (
    <ul className={css.people}>
      {live.data.map((member) => (
        <li key={member.id} className={css.person}>
          <PhotoAvatar name={member.name} photo={pictureOf(member.photoUrl)} />
          <span className={css.words}>
            <Link
              to="/pages/profile/$personId"
              params={{ personId: member.personId }}
              className={css.name}
            >
              <bdi>{member.name}</bdi>
            </Link>
            <span className={css.role}>{memberWords(member, today)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The people of a family; each name leads to their profile. */
export function FamilyMembersCard({ familyId, mayAdd, onAll }: MembersProps) {
  return (
    <Card className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>Members</h2>
        {mayAdd && (
          <Button size="small" icon={UserPlus} onClick={onAll}>
            Add
          </Button>
        )}
      </div>
      <Members familyId={familyId} />
    </Card>
  );
}
