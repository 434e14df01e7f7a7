import type { Note, StoredNote } from '#domain/demo/notes/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import type { DemoDatabase } from '../database.ts';

export function allLabels(demo: DemoDatabase): Promise<Tag[]> {
  return demo.noteLabel.orderBy('title').toArray();
}

function withLabels(note: StoredNote, labels: readonly Tag[]): Note {
  return { ...note, labels: labels.filter(({ id }) => note.labels.includes(id)) };
}

/** The newest first. */
export async function allNotes(demo: DemoDatabase): Promise<Note[]> {
  const [notes, labels] = await Promise.all([
    demo.note.orderBy('createdAt').reverse().toArray(),
    allLabels(demo),
  ]);
  return notes.map((note) => withLabels(note, labels));
}

export async function noteWith(demo: DemoDatabase, id: string): Promise<Note | null> {
  const note = await demo.note.get(id);
  return note ? withLabels(note, await allLabels(demo)) : null;
}
