import { addDays } from '../values/dates/local-date.ts';
import type { MarkKind } from './marks.ts';
import { type AttendedOn, attendedOn, type MetOn, streakOf, streakWords } from './streaks.ts';

/** Meetings that the history of a person shows. */
export const lastMeetings = 10;

/** Somebody who is in the group. */
export interface GroupPerson {
  personId: string;
  name: string;
  joinedOn: string;
}

/** How somebody came to the last meetings. */
export interface PersonPerformance extends Pick<GroupPerson, 'personId' | 'name'> {
  /** The newest first. A meeting from before they joined, at which nobody marked them, is none of theirs. */
  meetings: AttendedOn[];
  present: number;
  marked: number;
  /** 'Absent 3 weeks'; null where nobody marked them. */
  streak: string | null;
}

export interface GroupPerformance {
  /** Days of the last meetings whose roll was called, the newest first. */
  meetings: string[];
  /** Marks that say "present", of all marks of these meetings, in percent; null without marks. */
  rate: number | null;
  /** People by how seldom they came; who was never marked comes last. */
  people: PersonPerformance[];
}

const isMark = (mark: MarkKind) => mark !== 'none';

function performanceOf(person: GroupPerson, rolls: readonly MetOn[]): PersonPerformance {
  const { personId, name, joinedOn } = person;
  const meetings = attendedOn(rolls, personId).filter(
    ({ date, mark }) => isMark(mark) || date >= joinedOn,
  );
  return {
    personId,
    name,
    meetings,
    present: meetings.filter(({ mark }) => mark === 'present').length,
    marked: meetings.filter(({ mark }) => isMark(mark)).length,
    streak: streakWords(streakOf(meetings)),
  };
}

const shareOf = ({ present, marked }: PersonPerformance) => (marked === 0 ? 2 : present / marked);

/** The last meetings of a group by the marks of its people. */
export function groupPerformance(
  rolls: readonly MetOn[],
  people: readonly GroupPerson[],
): GroupPerformance {
  const last = rolls
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, lastMeetings);
  const marks = last.reduce((sum, roll) => sum + roll.present.length + roll.absent.length, 0);
  const present = last.reduce((sum, roll) => sum + roll.present.length, 0);
  return {
    meetings: last.map(({ date }) => date),
    rate: marks === 0 ? null : Math.round((present / marks) * 100),
    people: people
      .map((person) => performanceOf(person, last))
      .toSorted(
        (one, other) => shareOf(one) - shareOf(other) || one.name.localeCompare(other.name, 'en'),
      ),
  };
}

/** The first day of the year of meetings that totals are of. */
export const yearBefore = (today: string): string => addDays(today, -364);
