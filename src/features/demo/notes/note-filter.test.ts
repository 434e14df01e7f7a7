import { expect, test } from 'vitest';
import type { Note } from '#domain/demo/notes/entities.ts';
import { filterTitle, type NoteFilter, shownNotes } from './note-filter.ts';

const service = { id: 's', title: 'Service' };

function note(title: string, fields: Partial<Note> = {}): Note {
  return {
    id: title,
    title,
    content: '',
    tasks: [],
    image: null,
    reminder: null,
    labels: [],
    archived: false,
    createdAt: '2026-11-01T07:00:00.000Z',
    updatedAt: null,
    ...fields,
  };
}

const notes = [
  note('Welcome', { content: 'Tea afterwards', labels: [service] }),
  note('Roof', { archived: true, labels: [service], reminder: '2026-11-02T07:00:00.000Z' }),
  note('Camp', {
    tasks: [{ id: '1', content: 'First aid kit', completed: false }],
    reminder: '2026-12-02T07:00:00.000Z',
  }),
  note('Diesel', { reminder: '2026-11-28T07:00:00.000Z' }),
];

const shown = (filter: NoteFilter, search = '') =>
  shownNotes(notes, filter, search).map(({ title }) => title);

test('S4-029 what is archived is in the archive and under its labels, and not among the notes', () => {
  expect(shown({ of: 'notes' })).toEqual(['Welcome', 'Camp', 'Diesel']);
  expect(shown({ of: 'archive' })).toEqual(['Roof']);
  expect(shown({ of: 'label', id: 's' })).toEqual(['Welcome', 'Roof']);
});

test('reminders stand in the order of their time', () => {
  expect(shown({ of: 'reminders' })).toEqual(['Diesel', 'Camp']);
});

test('search finds title, text and checklist, whatever the case', () => {
  expect(shown({ of: 'notes' }, ' TEA ')).toEqual(['Welcome']);
  expect(shown({ of: 'notes' }, 'first aid')).toEqual(['Camp']);
  expect(shown({ of: 'notes' }, 'roof')).toEqual([]);
});

test('the title of the list is that of what it shows', () => {
  expect(filterTitle({ of: 'label', id: 's' }, [service])).toBe('Service');
  expect(filterTitle({ of: 'archive' }, [])).toBe('Archive');
});
