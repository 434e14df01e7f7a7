import { Suspense } from 'react';
import { warmPart } from '../../../ui/warm-part.tsx';
import type { Day } from '../use-day.ts';

const wrong = warmPart(async () => (await import('./wrong-clock.tsx')).WrongClock);

/** Nearly always nothing: the words are loaded for who needs them. */
export function ClockNotice({ day }: { day: Day }) {
  if (day.sure && day.said === day.today) return null;
  return (
    <Suspense>
      <wrong.Part day={day} />
    </Suspense>
  );
}
