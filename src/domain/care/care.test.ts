import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../must.ts';
import { people } from '../people/people.ts';
import type { Person } from '../people/entities.ts';
import { consents } from './consents.ts';
import { consentWords } from './consent-words.ts';
import { type Consent, consentPurposes, type LifeEvent } from './entities.ts';
import { lifeEvents } from './life-events.ts';
import { lifeMoments } from './life-moments.ts';
import { standingConsents, withdrawnSince } from './standing-consents.ts';

const id = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const person: Person = { ...people.blank, id: id(1), firstName: 'Naledi' };
const line = (n: number, said: Partial<Consent>): Consent => ({
  ...consents.blank,
  id: id(n),
  personId: person.id,
  saidOn: '2026-03-01',
  ...said,
});
const event = (n: number, said: Partial<LifeEvent>): LifeEvent => ({
  ...lifeEvents.blank,
  id: id(n),
  personId: person.id,
  ...said,
});
const check = must(consents.check, 'the check of consents');

test('issue 13: the newest line of a purpose counts, whatever the order in which lines are read', () => {
  const rows = [
    line(11, { saidOn: '2025-01-10' }),
    line(12, { saidOn: '2026-03-12', state: 'withdrawn' }),
    line(13, { saidOn: '2026-02-01' }),
    line(14, { purpose: 'photos', saidOn: '2026-11-01' }),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
      const standing = standingConsents(shuffled);
      expect(standing.get('email')?.id).toBe(id(12));
      expect(withdrawnSince(standing, 'email')).toBe('2026-03-12');
      expect(withdrawnSince(standing, 'photos')).toBeNull();
      expect(withdrawnSince(standing, 'messages')).toBeNull();
    }),
  );
});

test('issue 13: of two lines of one day the later one counts; one that was entered by mistake counts nowhere', () => {
  const [first, second] = [line(11, {}), line(12, { state: 'withdrawn' })];
  expect(standingConsents([second, first]).get('email')?.id).toBe(second.id);
  const mistaken = { ...second, status: 'archived' as const };
  expect(standingConsents([mistaken, first]).get('email')?.id).toBe(first.id);
});

test('issue 13: consent for the data of a child names who gave it, and nobody gives it before the day', () => {
  expect(check(line(11, { purpose: 'childData' }), null)).toEqual({
    guardianId: 'Choose the parent or guardian who agreed',
  });
  expect(check(line(11, { purpose: 'childData', guardianId: id(2) }), null)).toEqual({});
  expect(check(line(11, { guardianId: person.id }), null)).toHaveProperty('guardianId');
  expect(check(line(11, { saidOn: '2999-01-01' }), null)).toHaveProperty('saidOn');
});

test('issue 13: what a line says is not changed, only the note beside it', () => {
  const changing = Object.entries(consents.fields).filter(([, of]) => of?.section && !of.forNew);
  expect(changing.map(([field]) => field)).toEqual(['note']);
});

test('issue 13: a text is there for each purpose', () => {
  for (const purpose of consentPurposes) {
    expect(consentWords['2026-11'][purpose]).toMatch(/^.{20,}\.$/);
  }
});

test('issue 13: a merge never makes somebody the guardian of themselves', () => {
  const fitted = must(consents.merging?.fitted, 'what a merge makes of a consent');
  const row = line(11, { guardianId: person.id, churchId: id(5) });
  const kept = { id: person.id, churchId: id(6) };
  expect(fitted(row, kept, [])).toMatchObject({ guardianId: null, churchId: id(6) });
});

test('issue 13: a life is told with the days of the person’s own row, the latest first, what has no year last', () => {
  const known: Person = {
    ...person,
    birthDate: { day: 14, month: 3 },
    isBaptised: true,
    baptismDate: '2014-04-20',
  };
  const moments = lifeMoments(known, [
    event(21, { kind: 'joined', happenedOn: { year: 2014 } }),
    event(22, { kind: 'moved', happenedOn: { year: 2020, month: 6 } }),
    event(23, { kind: 'dedicated' }),
  ]);
  expect(moments.map(({ key }) => key)).toEqual([
    id(22),
    'baptismDate',
    id(21),
    id(23),
    'birthDate',
  ]);
});

test('issue 13: a life event may have a part of a day, with its year, and never one to come', () => {
  const errors = must(lifeEvents.check, 'the check of life events');
  expect(errors(event(21, { happenedOn: { year: 1988 } }), null)).toEqual({});
  expect(errors(event(21, { happenedOn: { month: 3, day: 14 } }), null)).toEqual({
    happenedOn: 'Write the year, or leave the day and the month out',
  });
  expect(errors(event(21, { happenedOn: { year: 2150 } }), null)).toHaveProperty('happenedOn');
  expect(errors(event(21, { kind: 'other' }), null)).toEqual({ note: 'Say what happened' });
});
