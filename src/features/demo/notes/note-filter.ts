import type { Note } from '#domain/demo/notes/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';

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

function says({ title, content, tasks }: Note, words: string): boolean {
  const all = [title, content, ...tasks.map((task) => task.content)];
  return all.some((text) => text.toLowerCase().includes(words));
}

const timeOf = ({ reminder }: Note) => (reminder === null ? 0 : Date.parse(reminder));

/** Reminders stand in the order of their time. */
export function shownNotes(
  notes: readonly Note[],
  filter: NoteFilter,
  search: string,
): readonly Note[] {
  const words = search.trim().toLowerCase();
  const shown = notes.filter((note) => isIn(note, filter) && says(note, words));
  if (filter.of !== 'reminders') return shown;
  return shown.toSorted((a, b) => timeOf(a) - timeOf(b));
}

export function filterTitle(filter: NoteFilter, labels: readonly Tag[]): string {
  if (filter.of === 'archive') return 'Archive';
  if (filter.of === 'reminders') return 'Reminders';
  if (filter.of === 'notes') return 'Notes';
  return labels.find(({ id }) => id === filter.id)?.title ?? 'Label';
}
