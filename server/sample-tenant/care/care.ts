import { consents } from '#domain/care/consents.ts';
import type { Consent, LifeEvent, PastoralNote, SafetyNote } from '#domain/care/entities.ts';
import { lifeEvents } from '#domain/care/life-events.ts';
import { noteBlank } from '#domain/care/note-fields.ts';
import { must } from '#domain/must.ts';
import { ageClassOn } from '#domain/people/age.ts';
import { sampleAges } from '../places.ts';
import type { Person } from '#domain/people/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { fixedId } from '../fixed-seed.ts';
import type { Moment } from '../moment.ts';

/** One in so many people has something noted. */
const oneIn = 3;

const told: readonly Partial<LifeEvent>[] = [
  { kind: 'joined', happenedOn: { year: 2016, month: 5 }, place: 'Soweto' },
  { kind: 'transferredIn', happenedOn: { day: 12, year: 2019, month: 1 }, note: 'With the family' },
  { kind: 'holySpirit', happenedOn: { year: 2020 }, place: 'Winter camp' },
  { kind: 'moved', happenedOn: { year: 2023, month: 8 }, place: 'Orlando West' },
  { kind: 'commissioned', happenedOn: { day: 5, year: 2024, month: 5 }, note: 'As a cell leader' },
];

const said: readonly Partial<Consent>[] = [
  { purpose: 'email' },
  { purpose: 'messages', how: 'paper', textVersion: 'own', note: 'In the blue file of the office' },
  { purpose: 'photos', state: 'withdrawn', how: 'spoken' },
];

function eventsOf(person: Person, at: number): LifeEvent[] {
  const row = (nth: number): LifeEvent => ({
    ...lifeEvents.blank,
    id: fixedId(`life-event/${person.id}/${nth}`),
    personId: person.id,
    churchId: person.churchId,
    ...must(told[nth % told.length], 'a life event of the sample'),
  });
  return [at, at + 2].map(row);
}

function consentsOf(person: Person, at: number, today: string): Consent[] {
  const row = (nth: number, saidOn: string, of: Partial<Consent>): Consent => ({
    ...consents.blank,
    id: fixedId(`consent/${person.id}/${nth}`),
    personId: person.id,
    churchId: person.churchId,
    saidOn,
    ...of,
  });
  const lines = said.map((of, nth) => row(nth, addDays(today, -300 - at), of));
  // Some no longer want what they agreed to.
  const changed = { purpose: 'messages', state: 'withdrawn', how: 'spoken' } as const;
  return at % 4 === 0 ? [...lines, row(said.length, addDays(today, -20), changed)] : lines;
}

const confidential = [
  'Looks for work since June. Asked us to pray, and not to tell the cell',
  'Her marriage is under strain. Meets with the pastor once a month',
  'Grieves for his brother',
];
const safety = ['Allergic to peanuts', 'Asthma: keeps an inhaler in the bag', 'Epilepsy'];

function notesOf(
  kind: string,
  texts: readonly string[],
  people: readonly Person[],
  today: string,
): (PastoralNote & SafetyNote)[] {
  const row = (person: Person, at: number) => ({
    ...noteBlank,
    id: fixedId(`${kind}/${person.id}`),
    personId: person.id,
    churchId: person.churchId,
    note: must(texts[at % texts.length], 'a note of the sample'),
    writtenOn: addDays(today, -7 * (at + 1)),
  });
  return people.map(row);
}

/** Life events and consents of some of the people. */
export function careOf(
  people: readonly Person[],
  { today }: Moment,
): {
  lifeEvent: LifeEvent[];
  consent: Consent[];
  pastoralNote: PastoralNote[];
  safetyNote: SafetyNote[];
} {
  const some = people
    .filter((person) => ageClassOn(person, today, sampleAges) === 'Adult')
    .filter((_, at) => at % oneIn === 0);
  return {
    lifeEvent: some.flatMap(eventsOf),
    consent: some.flatMap((person, at) => consentsOf(person, at, today)),
    pastoralNote: notesOf('pastoral-note', confidential, some.slice(0, 12), today),
    safetyNote: notesOf('safety-note', safety, some.slice(6, 24), today),
  };
}
