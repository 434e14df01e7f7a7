import { daysBetween } from '../values/dates/local-date.ts';

/** Days by which a meeting may be moved and still be the one that was due. */
export const mostMoved = 7;

/**
 * The due day that a report of a date is about: a group may meet on another day than usual. Of two that are as near, the
 * earlier; undefined where none is near.
 *
 * @param due days in their order
 */
export function nearestMeeting(due: readonly string[], date: string): string | undefined {
  if (due.includes(date)) return date;
  let nearest: string | undefined;
  let least = mostMoved + 1;
  for (const day of due) {
    const moved = Math.abs(daysBetween(day, date));
    if (moved < least) [nearest, least] = [day, moved];
  }
  return nearest;
}
