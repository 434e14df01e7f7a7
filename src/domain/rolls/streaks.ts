import { daysBetween } from '../values/dates/local-date.ts';
import { type Lists, markOf, type MarkKind } from './marks.ts';

/** A meeting of a group, as a roll tells of it. */
export interface MetOn extends Lists {
  date: string;
}

/** How somebody was marked at a meeting. */
export interface AttendedOn {
  date: string;
  mark: MarkKind;
}

/** Marks that followed one another up to the last meeting. */
export interface Streak {
  mark: 'present' | 'absent';
  meetings: number;
  /** yyyy-MM-dd of the first and the last of them. */
  since: string;
  until: string;
}

/** How somebody was marked at these meetings, the newest first. */
export function attendedOn(rolls: readonly MetOn[], personId: string): AttendedOn[] {
  return rolls
    .map((roll) => ({ date: roll.date, mark: markOf(roll, personId).mark }))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
}

/** The marks that are alike from the newest one back. A meeting at which nobody marked them says nothing, and breaks nothing. */
export function streakOf(attended: readonly AttendedOn[]): Streak | null {
  const marked = attended.filter(({ mark }) => mark !== 'none');
  const [newest] = marked;
  if (!newest || newest.mark === 'none') return null;
  const end = marked.findIndex(({ mark }) => mark !== newest.mark);
  const alike = marked.slice(0, end === -1 ? marked.length : end);
  const since = alike.at(-1)?.date ?? newest.date;
  return { mark: newest.mark, meetings: alike.length, since, until: newest.date };
}

/** Meetings of a group lie a week apart, give or take the day that was moved. */
const aWeek = 9;

/** Whether so many meetings lie a week apart, so that they can be told in weeks. */
function isWeekly({ meetings, since, until }: Streak): boolean {
  return daysBetween(since, until) <= aWeek * (meetings - 1);
}

function absentWords(streak: Streak): string {
  const { meetings } = streak;
  if (meetings === 1) return 'Absent last time';
  return isWeekly(streak) ? `Absent ${meetings} weeks` : `Absent ${meetings} times in a row`;
}

/** 'Present 5 times in a row', 'Absent 3 weeks'; null where nothing was marked. */
export function streakWords(streak: Streak | null): string | null {
  if (streak === null) return null;
  if (streak.mark === 'absent') return absentWords(streak);
  return streak.meetings === 1 ? 'Present last time' : `Present ${streak.meetings} times in a row`;
}

/**
 * Words below a name in a roll call of `date`: a second visit, or that somebody was away; null where their role
 * says more. `before`: the rolls of earlier meetings.
 */
export function sinceLastTime(
  before: readonly MetOn[],
  personId: string,
  date: string,
): string | null {
  const attended = attendedOn(before, personId);
  const isNew = before.some(({ firstTimers }) => firstTimers.includes(personId));
  if (isNew && attended.filter(({ mark }) => mark === 'present').length === 1)
    return 'Second visit';
  const streak = streakOf(attended);
  if (streak?.mark !== 'absent') return null;
  if (streak.meetings > 1) return absentWords(streak);
  return daysBetween(streak.until, date) <= aWeek ? 'Absent last week' : 'Absent last time';
}
