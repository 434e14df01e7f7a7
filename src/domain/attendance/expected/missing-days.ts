import type { SpanDay } from '../../meetings/span-days.ts';
import { meetingDays } from '../../meetings/meeting-days.ts';
import { mostMoved } from '../../meetings/nearest-meeting.ts';
import { weeklySchedule } from '../../meetings/schedule.ts';
import { dateOfDay, dayNumber } from '../../values/dates/day-number.ts';
import type { CountedService, MeetingGroup } from './expected-facts.ts';
import { meetingTimes } from './meeting-times.ts';
import type { Place } from './judging.ts';

/** The first place in sorted days that is not before a day. */
function placeIn(days: readonly number[], day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** As `nearestMeeting` has it, of days as numbers. */
function nearestIn(due: readonly number[], day: number): number | undefined {
  const at = placeIn(due, day);
  const [before, after] = [due[at - 1], due[at]];
  const away = (other: number | undefined) =>
    other === undefined ? Number.POSITIVE_INFINITY : Math.abs(other - day);
  if (Math.min(away(before), away(after)) > mostMoved) return undefined;
  return away(before) <= away(after) ? before : after;
}

/**
 * Days (since 1970) on which a report is missing, as `expectedOfServices` and `expectedOfGroups` find them, for years at once:
 * of one service or group, from the day of its first report on. Before that one nobody knows whether it met.
 *
 * @param span every day up to today and two weeks beyond
 * @param now ms
 */
export function missingDays(span: readonly SpanDay[], now: number) {
  const timesOf = meetingTimes();
  const plans = new Map<string, number[]>();

  function dueOf({ schedule, weekdays, startTime }: MeetingGroup): number[] {
    const plan = schedule ?? weeklySchedule(weekdays, startTime);
    if (plan === null) return [];
    const due = plans.get(plan) ?? meetingDays(plan, span).map(dayNumber);
    plans.set(plan, due);
    return due;
  }
  /** Without those whose report is not due yet. */
  function overdue(days: number[], time: string, { church, rules }: Place): number[] {
    const isOpen = (day: number) =>
      now < timesOf(dateOfDay(day), time, church.timeZone, rules).dueAt;
    let end = days.length;
    while (end > 0 && isOpen(days[end - 1] ?? 0)) end -= 1;
    return days.slice(0, end);
  }
  return {
    /** `reported`: days of its reports; none is missing of a service that never reported. */
    ofService(service: CountedService, place: Place, reported: ReadonlySet<number>): number[] {
      const { kind, status, weekdays, startTime } = service;
      const isExpected = place.church.status === 'active' && status === 'active' && kind !== 'cell';
      if (!isExpected || reported.size === 0) return [];
      const first = Math.min(...reported);
      const due = span.filter(
        ({ number, weekday }) => number >= first && weekdays.includes(weekday),
      );
      const missing = due.map(({ number }) => number).filter((day) => !reported.has(day));
      return overdue(missing, startTime, place);
    },
    /** `givesReports`: groups of its type report what was counted. */
    ofGroup(
      group: MeetingGroup,
      place: Place,
      { reported, givesReports }: { reported: ReadonlySet<number>; givesReports: boolean },
    ): number[] {
      const isExpected =
        place.church.status === 'active' && group.status === 'active' && givesReports;
      if (!isExpected || reported.size === 0) return [];
      const first = Math.min(...reported);
      const due = dueOf(group);
      const answered = new Set([...reported].map((day) => nearestIn(due, day)));
      const missing = due.filter((day) => day >= first && !answered.has(day));
      return overdue(missing, group.startTime, place);
    },
  };
}
