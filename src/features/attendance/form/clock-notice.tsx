import { Suspense } from 'react';
import { preloadPart } from '../../../ui/preload-part.tsx';
import type { Day } from '../use-day.ts';

const wrong = preloadPart(() => import('./wrong-clock.tsx').then((part) => part.WrongClock));

/** Nearly always nothing: the words are loaded for who needs them. */
export function ClockNotice({ day }: { day: Day }) {
  if (day.sure && day.said === day.today) return null;
  return (
    <Suspense>
      <wrong.Part day={day} />
    </Suspense>
  );
}
