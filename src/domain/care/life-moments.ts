import type { Person } from '../people/entities.ts';
import type { PartialDate } from '../values/dates/partial-date.ts';
import type { LifeEvent } from './entities.ts';

/** Something that happened in a life, from a row of its own or from a field of the person. */
export interface LifeMoment {
  key: string;
  /** The row's own title; for a field, its words. */
  what: LifeEvent['kind'] | { words: string };
  on: PartialDate | null;
  /** Null for a field of the person. */
  event: LifeEvent | null;
}

type DayField = 'anniversaryDate' | 'firstVisitDate' | 'baptismDate' | 'foundationSchoolDate';

const days: readonly [DayField, string][] = [
  ['anniversaryDate', 'Married'],
  ['firstVisitDate', 'First visit to the church'],
  ['baptismDate', 'Baptised'],
  ['foundationSchoolDate', 'Completed foundation school'],
];

function dayOf(date: string): PartialDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { day, year, month };
}

function fromFields(person: Person): LifeMoment[] {
  const { birthDate } = person;
  const born: LifeMoment[] = birthDate
    ? [{ key: 'birthDate', what: { words: 'Born' }, on: birthDate, event: null }]
    : [];
  return days.reduce((moments, [field, words]) => {
    const date = person[field];
    if (date) moments.push({ key: field, what: { words }, on: dayOf(date), event: null });
    return moments;
  }, born);
}

/** Later ones have a higher number; those without a year have none. */
function place({ on }: LifeMoment): number {
  if (on?.year === undefined) return -1;
  return on.year * 10_000 + (on.month ?? 0) * 100 + (on.day ?? 0);
}

/** Life events of a person with the days of their own row, the latest first, those without a year last. */
export function lifeMoments(person: Person, events: readonly LifeEvent[]): LifeMoment[] {
  const rows = events.map((event): LifeMoment => ({
    key: event.id,
    what: event.kind,
    on: event.happenedOn,
    event,
  }));
  return [...rows, ...fromFields(person)].toSorted((one, other) => place(other) - place(one));
}
