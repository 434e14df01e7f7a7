import { instantInZone } from '../values/dates/instant-in-zone.ts';
import { dateInZone, timeInZone } from '../values/dates/local-date.ts';
import { scheduleParts } from './schedule.ts';
import { meetingAfter, ruleOf } from './schedule-rule.ts';

/** A meeting by the church's clock, and the instant that it is. */
export interface Meeting {
  /** yyyy-MM-dd. */
  date: string;
  /** HH:mm. */
  time: string;
  at: Date;
}

const dayMs = 86_400_000;

/** The next meetings of a schedule from an instant on, by the clocks of an IANA zone; fewer where it ends. */
export function nextMeetings(text: string, timeZone: string, from: Date, count: number): Meeting[] {
  const rule = ruleOf(text);
  const parts = scheduleParts(text);
  if (!rule || !parts) return [];
  const local = Date.parse(`${dateInZone(from, timeZone)}T${timeInZone(from, timeZone)}:00Z`);
  const found: Meeting[] = [];
  // A day earlier: where clocks are set back, an hour comes twice.
  let after = new Date(local - dayMs);
  while (found.length < count) {
    const next = meetingAfter(rule, parts.daysOff, after);
    if (next === null) break;
    const [date = '', clock = ''] = next.toISOString().split('T');
    const time = clock.slice(0, 5);
    const at = instantInZone(date, time, timeZone);
    if (at >= from) found.push({ date, time, at });
    after = next;
  }
  return found;
}
