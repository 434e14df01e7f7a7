import type { FieldErrors } from '../errors.ts';
import { personLookup } from '../people/person-lookup.ts';
import type { Register } from '../register/register.ts';
import { latestDate } from '../values/dates/local-date.ts';
import type { PastoralNote, SafetyNote } from './entities.ts';
import { churchField, personField, statusField } from './of-person.ts';

type Note = PastoralNote | SafetyNote;

export const noteBlank: Omit<Note, 'id'> = {
  personId: '',
  churchId: '',
  note: '',
  writtenOn: '',
  writerId: null,
  status: 'active',
};

/** `most`: characters. */
export const noteFields = (most: number, hint: string): Register<Note>['fields'] => ({
  personId: personField('Note'),
  note: {
    label: 'Note',
    input: { kind: 'paragraph', max: most },
    column: 2,
    section: 'Note',
    sensitive: true,
    hint,
  },
  writtenOn: { label: 'Day', input: { kind: 'date' }, column: 3, section: 'Note', forNew: true },
  writerId: {
    label: 'Written by',
    input: { kind: 'lookup', among: personLookup },
    section: 'Note',
    forNew: true,
  },
  churchId: churchField,
  status: statusField,
});

export function noteErrors({ writtenOn }: Note, before: Note | null): FieldErrors {
  return before === null && writtenOn > latestDate()
    ? { writtenOn: 'This date is still to come. Check it' }
    : {};
}
