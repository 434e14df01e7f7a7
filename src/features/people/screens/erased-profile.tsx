import UserRoundX from 'lucide-react/icons/user-round-x';
import { useEffect, useState } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { erasedName } from '#domain/people/erased.ts';
import { personOperations } from '#domain/people/person-operations.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { call } from '../../../api/calls/call.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

/** The name of the person who erased the record, which the server knows. Null until it answered. */
async function eraserOf(id: string): Promise<string | null> {
  try {
    const answer = await call(personOperations.history, { id });
    if (answer.answeredBy === 'device') return null;
    return answer.output.data.find(({ what }) => what === 'erased')?.byName ?? null;
  } catch {
    return null;
  }
}

/** In the place of the profile of somebody who was erased: that it was done, when, and by whom. */
export function ErasedProfile({ id, erasedOn }: Pick<Person, 'id'> & { erasedOn: string }) {
  const [by, setBy] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void eraserOf(id).then((name) => left || setBy(name));
    return () => {
      left = true;
    };
  }, [id]);
  return (
    <EmptyState icon={UserRoundX} heading="h1" title={erasedName}>
      This person was erased on {dateWithYear(erasedOn)}
      {by !== null && ` by ${by}`}. Nothing personal is kept about them.
    </EmptyState>
  );
}
