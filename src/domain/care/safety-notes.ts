import { defineRegister, type Register } from '../register/register.ts';
import { type SafetyNote, safetyNote } from './entities.ts';
import { noteBlank, noteErrors, noteFields } from './note-fields.ts';
import { besidePerson, ofPerson } from './of-person.ts';

/** Safety notes, in few words, for those who look after a person. */
export const safetyNotes: Register<SafetyNote> = defineRegister<SafetyNote>({
  ...ofPerson,
  name: 'safetyNotes',
  words: { one: 'safety note', many: 'safety notes' },
  path: '/api/v1/safetynotes',
  entity: safetyNote,
  may: { view: 'safetyNote.view', write: 'safetyNote.edit' },
  facet: 'safety',
  search: ['personId', 'note'],
  blank: noteBlank,
  fields: noteFields(200, 'Such as an allergy. Leaders of their groups read it too.'),
  merging: { fitted: besidePerson },
  check: noteErrors,
});
