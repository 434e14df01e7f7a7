import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { familyName } from '#domain/families/family-words.ts';
import type { Person } from '#domain/people/entities.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { type FamilyPickup, pickupOfChild } from '#store/families/pickup-of-child.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { SideCard } from '../../../register/overview/side-card.tsx';
import { buttonLook } from '../../../ui/button/button.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import * as css from './pickup-card.css.ts';
import { PickupList } from './pickup-list.tsx';

function OfFamily({ of: { family, pickup } }: { of: FamilyPickup }) {
  const name = familyName(family);
  const act = pickup.people.length === 0 ? 'Add' : 'Change';
  return (
    <section>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <Link
          to="/apps/people/families/$familyId"
          params={{ familyId: family.id }}
          search={{ tab: 'pickup' }}
          className={buttonLook({ size: 'small' })}
          aria-label={`${act} pick-up people: ${name}`}
        >
          {act}
        </Link>
      </div>
      <PickupList label={`Pick-up people: ${name}`} of={pickup} />
    </section>
  );
}

/** The people who may pick up a child and those who may not, by family. Nothing for adults, and for those who do not keep the families. */
export function ChildPickupCard({ person }: { person: Person }) {
  const { id, birthDate, ageClassification } = person;
  const [today] = useState(dayHere);
  const live = useKept(useLive(pickupOfChild, { id, birthDate, ageClassification }, today));
  if (live.state === 'failed') return <NotRead title="Could not load the pick-up people" />;
  if (live.state === 'loading' || live.data.length === 0) return null;
  return (
    <SideCard title="Who may pick up" action={null}>
      {live.data.map((one) => (
        <OfFamily key={one.family.id} of={one} />
      ))}
    </SideCard>
  );
}
