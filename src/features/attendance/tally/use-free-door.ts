import { useEffect, useEffectEvent } from 'react';
import { freeDoor } from '#domain/tally/door-name.ts';
import type { CountedDoor } from '#store/tally/doors-of-service.ts';
import { renamed } from '#store/tally/tapping.ts';
import type { Tallying } from './use-tally.ts';

/**
 * Moves a door at which nobody was counted yet to a free name, once it is heard that somebody counts at the one it
 * has: two devices that open the tally at one moment would both be at the main door.
 */
export function useFreeDoor(
  { tally, change }: Tallying & { state: 'open' },
  doors: readonly CountedDoor[],
): void {
  const others = doors.flatMap(({ door, heard }) => (heard.way === 'here' ? [] : [door]));
  const isTaken = Object.keys(tally.added).length === 0 && others.includes(tally.door);
  const move = useEffectEvent(() =>
    change((before, now) => renamed(before, freeDoor(others), now)),
  );
  useEffect(() => {
    if (isTaken) move();
  }, [isTaken]);
}
