import type { SpanDay } from '../../meetings/span-days.ts';
import { meetingDays } from '../../meetings/meeting-days.ts';
import { mostMoved } from '../../meetings/nearest-meeting.ts';
import { weeklySchedule } from '../../meetings/schedule.ts';
import { dateOfDay, dayNumber } from '../../values/dates/day-number.ts';
import type { CountedService, MeetingGroup } from './expected-facts.ts';
import { meetingTimes } from './meeting-times.ts';
import type { Place } from './judging.ts';

/** Reports of a service or a group. */
export interface ReportedDays {
  /** Of its first report. */
  first: number;
  /** Of those that may answer for a day that is asked for, in their order. */
  days: Int32Array;
}

/** 1 at each due day for which a report answers, as `nearestMeeting` has it. Both are in their order. */
function answeredAmong(due: readonly number[], reported: Int32Array): Uint8Array {
  const answered = new Uint8Array(due.length);
  const away = (at: number, day: number) => Math.abs((due[at] ?? Number.POSITIVE_INFINITY) - day);
  let at = 0;
  for (const day of reported) {
    while (at < due.length && (due[at] ?? 0) < day) at += 1;
    const nearest = away(at - 1, day) <= away(at, day) ? at - 1 : at;
    if (away(nearest, day) <= mostMoved) answered[nearest] = 1;
  }
  return answered;
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
    ofService(service: CountedService, place: Place, { first, days }: ReportedDays): number[] {
      const { kind, status, weekdays, startTime } = service;
      const isExpected = place.church.status === 'active' && status === 'active' && kind !== 'cell';
      if (!isExpected) return [];
      const reported = new Set(days);
      const missing = span.flatMap(({ number, weekday }) =>
        number >= first && weekdays.includes(weekday) && !reported.has(number) ? number : [],
      );
      return overdue(missing, startTime, place);
    },
    /** Of a group whose type gives reports. */
    ofGroup(group: MeetingGroup, place: Place, { first, days }: ReportedDays): number[] {
      if (place.church.status !== 'active' || group.status !== 'active') return [];
      const due = dueOf(group);
      const answered = answeredAmong(due, days);
      const missing = due.filter((day, at) => day >= first && answered[at] === 0);
      return overdue(missing, group.startTime, place);
    },
  };
}
