import { memo } from 'react';
import { peopleIn, sumOf } from '#domain/tally/doors.ts';
import type { CountedDoor } from '#store/tally/doors-of-service.ts';
import { DoorTotals } from '../../../ui/door-totals/door-totals.tsx';
import { ageOf, agesIn, againstLast, type Now } from './door-words.ts';

/** People of the doors that are in the sum. */
export function peopleInSum(doors: readonly CountedDoor[]): number {
  return peopleIn(sumOf(doors.flatMap(({ counts, isLeftOut }) => (isLeftOut ? [] : [counts]))));
}

function factOf(fact: string | undefined): { fact?: string } {
  return fact === undefined ? {} : { fact };
}

/** This door and all doors. `last`: people of the service before. */
export const TallyTotals = memo(function TallyTotals({
  doors,
  now,
  last,
}: {
  doors: readonly CountedDoor[];
  now: Now;
  last: number | undefined;
}) {
  const own = doors[0]?.counts ?? {};
  const people = peopleInSum(doors);
  const age = ageOf(doors, now);
  const others = doors.length > 1 ? againstLast(people, last) : 'Nobody else is counting yet';
  return (
    <DoorTotals
      here={{ people: peopleIn(own), ...factOf(agesIn(own)) }}
      all={{ people, ...(age && { age }), ...factOf(others) }}
      doors={doors.filter(({ isLeftOut }) => !isLeftOut).length}
    />
  );
});
