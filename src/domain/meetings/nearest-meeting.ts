const dayMs = 86_400_000;

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
  const at = Date.parse(date);
  let nearest: string | undefined;
  let least = mostMoved * dayMs;
  for (const day of due) {
    const moved = Math.abs(Date.parse(day) - at);
    if (moved < least || (moved === least && nearest === undefined)) {
      nearest = day;
      least = moved;
    }
  }
  return nearest;
}
