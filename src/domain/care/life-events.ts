import type { FieldErrors } from '../errors.ts';
import { birthFromText } from '../people/birth-from-text.ts';
import { birthText } from '../people/age.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { latestDate } from '../values/dates/local-date.ts';
import { problemWithBirth } from '../values/dates/partial-date.ts';
import { type LifeEvent, lifeEvent } from './entities.ts';
import { besidePerson, churchField, ofPerson, personField, statusField } from './of-person.ts';

function eventErrors({ kind, happenedOn, note }: LifeEvent): FieldErrors {
  const errors: FieldErrors = {};
  if (kind === 'other' && !note) errors['note'] = 'Say what happened';
  if (happenedOn === null) return errors;
  const problem = problemWithBirth(happenedOn, latestDate());
  if (problem !== null) errors['happenedOn'] = problem;
  else if (happenedOn.year === undefined) {
    errors['happenedOn'] = 'Write the year, or leave the day and the month out';
  }
  return errors;
}

/** Life events of people. */
export const lifeEvents: Register<LifeEvent> = defineRegister<LifeEvent>({
  ...ofPerson,
  name: 'lifeEvents',
  words: { one: 'life event', many: 'life events' },
  path: '/api/v1/lifeevents',
  entity: lifeEvent,
  may: { view: 'person.view', write: 'person.edit' },
  facet: 'people',
  search: ['personId', 'note'],
  blank: {
    personId: '',
    churchId: '',
    kind: 'joined',
    status: 'active',
  },
  fields: {
    personId: personField('Event'),
    kind: {
      label: 'What happened',
      input: {
        kind: 'choice',
        options: {
          joined: 'Became a member',
          dedicated: 'Dedicated as a child',
          holySpirit: 'Received the Holy Spirit',
          commissioned: 'Commissioned',
          childBorn: 'Child born',
          bereaved: 'Lost a loved one',
          transferredIn: 'Came from another church',
          transferredOut: 'Went to another church',
          moved: 'Moved',
          died: 'Died',
          other: 'Something else',
        },
      },
      column: 2,
      section: 'Event',
    },
    happenedOn: {
      label: 'When',
      input: { kind: 'own', text: birthText, read: birthFromText },
      column: 3,
      section: 'Event',
      hint: 'The year alone is enough.',
    },
    place: { label: 'Where', input: { kind: 'line', max: 100 }, section: 'Event' },
    note: {
      label: 'Note',
      input: { kind: 'paragraph', max: 500 },
      section: 'Event',
      sensitive: true,
      hint: 'Everybody who sees the people of the church reads it.',
    },
    churchId: churchField,
    status: statusField,
  },
  merging: { fitted: besidePerson },
  check: eventErrors,
});
