import type { Note } from '#domain/demo/notes/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import { searchIn } from '../../../demo/search-in.ts';

/** The part of the notes that the list shows: those in use, with a reminder, archived, or with a label. */
export type NoteFilter =
  | { of: 'notes' }
  | { of: 'reminders' }
  | { of: 'archive' }
  | { of: 'label'; id: string };

function isIn(note: Note, filter: NoteFilter): boolean {
  if (filter.of === 'archive') return note.archived;
  if (filter.of === 'label') return note.labels.some(({ id }) => id === filter.id);
  if (note.archived) return false;
  return filter.of === 'notes' || note.reminder !== null;
}

const textOf = ({ title, content, tasks }: Note) =>
  [title, content, ...tasks.map((task) => task.content)].join('\n');

const timeOf = ({ reminder }: Note) => (reminder === null ? 0 : Date.parse(reminder));

/** Reminders stand in the order of their time. */
export function shownNotes(
  notes: readonly Note[],
  filter: NoteFilter,
  search: string,
): readonly Note[] {
  const chosen = notes.filter((note) => isIn(note, filter));
  const shown = searchIn(chosen, textOf)(search);
  if (filter.of !== 'reminders') return shown;
  return shown.toSorted((a, b) => timeOf(a) - timeOf(b));
}

export function filterTitle(filter: NoteFilter, labels: readonly Tag[]): string {
  if (filter.of === 'archive') return 'Archive';
  if (filter.of === 'reminders') return 'Reminders';
  if (filter.of === 'notes') return 'Notes';
  return labels.find(({ id }) => id === filter.id)?.title ?? 'Label';
}
