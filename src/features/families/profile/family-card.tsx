import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import type { Family } from '#domain/families/entities.ts';
import { familyName } from '#domain/families/family-words.ts';
import { utcDate } from '#domain/values/dates/local-date.ts';
import { type Household, type HouseholdMember, householdsOf } from '#store/families/households.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { PhotoAvatar } from '../../../ui/avatar-group/photo-avatar.tsx';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { latePart } from '../../../ui/late-part.ts';
import { memberWords } from '../member-words.ts';
import * as css from './family-card.css.ts';

const AddMember = latePart(() => import('./add-member.tsx').then((part) => part.AddMember));

function Face({ member, today }: { member: HouseholdMember; today: string }) {
  const pictureOf = usePictures();
  return (
    <>
      <PhotoAvatar name={member.name} photo={pictureOf(member.photoUrl)} size="middle" />
      <bdi className={css.name}>{member.firstName || member.name}</bdi>{' '}
      <span className={css.muted}>{memberWords(member, today)}</span>
    </>
  );
}

function Member({ member, isHere }: { member: HouseholdMember; isHere: boolean }) {
  const [today] = useState(() => utcDate());
  if (isHere) {
    return (
      <div className={css.here}>
        <Face member={member} today={today} />
        <span className={css.mark}>This person</span>
      </div>
    );
  }
  return (
    <Link
      to="/pages/profile/$personId"
      params={{ personId: member.personId }}
      className={css.person}
    >
      <Face member={member} today={today} />
    </Link>
  );
}

/** The tile behind the people that adds one more. */
function AddTile({ family }: { family: Family }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={css.add}
        onClick={() => setOpen(true)}
      >
        <Icon of={Plus} size="md" />
        Add member
      </button>
      {isOpen && (
        <Suspense>
          <AddMember family={family} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function OneFamily({ household, personId }: { household: Household; personId: string }) {
  const { family, members, mayEdit } = household;
  return (
    <Card className={css.card}>
      <div className={css.head}>
        <div>
          <h2 className={css.title}>Family</h2>
          <p className={css.muted}>
            {[familyName(family), family.city].filter(Boolean).join(', ')}
          </p>
        </div>
        <Link
          to="/apps/people/families/$familyId"
          params={{ familyId: family.id }}
          className={buttonLook({ size: 'small' })}
        >
          Open family
        </Link>
      </div>
      <ul className={css.people}>
        {members.map((member) => (
          <li key={member.id} className={css.item}>
            <Member member={member} isHere={member.personId === personId} />
          </li>
        ))}
        {mayEdit && (
          <li className={css.item}>
            <AddTile family={family} />
          </li>
        )}
      </ul>
    </Card>
  );
}

/** The families that somebody is in, each with its people. Nothing for who is in none. */
export function FamilyCard({ personId }: { personId: string }) {
  const live = useKept(useLive(householdsOf, personId));
  if (live.state === 'failed') return <NotRead title="Could not load the family" />;
  if (live.state === 'loading') return null;
  return live.data.map((household) => (
    <OneFamily key={household.family.id} household={household} personId={personId} />
  ));
}
