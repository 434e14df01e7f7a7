import type { PolicyTimes } from '../../churches/policy-times.ts';
import { instantInZone } from '../../values/dates/instant-in-zone.ts';

/** Instants of a meeting, in ms. */
export interface MeetingTimes {
  beginsAt: number;
  /** Its report is missing from then on. */
  dueAt: number;
  /** A report that comes in later is late. */
  lateAt: number;
}

const hour = 3_600_000;

/**
 * Times of meetings by the clocks of IANA zones. Hours are counted by the sun: on the day on which clocks change, five
 * hours stay five hours. Kept: many groups meet at the same time.
 */
export function meetingTimes() {
  const known = new Map<string, number>();
  return (date: string, time: string, timeZone: string, policy: PolicyTimes): MeetingTimes => {
    const key = `${date} ${time} ${timeZone}`;
    const beginsAt = known.get(key) ?? instantInZone(date, time, timeZone).getTime();
    known.set(key, beginsAt);
    return {
      beginsAt,
      dueAt: beginsAt + policy.dueHoursAfter * hour,
      lateAt: beginsAt + policy.lateAfterHours * hour,
    };
  };
}
