import { dayHere } from '#domain/values/dates/day-here.ts';
import { useMemo, useState } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { PersonFollowUps } from '#store/follow-ups/person-follow-ups.ts';
import { BelongingRows } from '../../../register/belonging-rows.tsx';
import { personFollowUpEditView, personFollowUpView } from './person-follow-up-view.tsx';

/** The follow-ups of a person: added, changed, moved, done. */
export function PersonFollowUpsTab({ person, of }: { person: Person; of: PersonFollowUps }) {
  const { mayEdit, ownPersonId } = of;
  const [today] = useState(dayHere);
  const begins = useMemo(
    () => ({ assignedDate: today, assignedTo: ownPersonId }),
    [today, ownPersonId],
  );
  return (
    <BelongingRows
      view={mayEdit ? personFollowUpEditView : personFollowUpView}
      to={{ personId: person.id, churchId: person.churchId }}
      orderBy="actionDate"
      begins={begins}
      mayAdd={mayEdit && !isArchived(person)}
    />
  );
}
