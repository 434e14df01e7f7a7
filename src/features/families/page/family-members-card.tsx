import { useState } from 'react';
import { utcDate } from '#domain/values/dates/local-date.ts';
import { membersOfFamily } from '#store/families/households.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { PeopleCard } from '../../../register/overview/people-card.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { memberWords } from '../member-words.ts';

/** The people of a family; each name leads to their profile. */
export function FamilyMembersCard({
  familyId,
  mayAdd,
  onAll,
}: {
  familyId: string;
  mayAdd: boolean;
  onAll(): void;
}) {
  const live = useLive(membersOfFamily, familyId);
  const pictureOf = usePictures();
  const [today] = useState(() => utcDate());
  if (live.state === 'failed') return <NotRead title="Could not load the members" />;
  if (live.state === 'loading') return <Skeleton lines={3} what="members" />;
  return (
    <PeopleCard
      title="Members"
      many="members"
      people={live.data.map((member) => ({
        id: member.id,
        personId: member.personId,
        name: member.name,
        photo: pictureOf(member.photoUrl),
        note: memberWords(member, today),
      }))}
      nobody="Nobody is in this family yet."
      mayAdd={mayAdd}
      onAll={onAll}
    />
  );
}
