import * as z from 'zod/mini';
import { instant } from '../../values/dates/instant.ts';
import { picture } from '../picture.ts';
import { tag } from '../tag.ts';
import { rowId, text } from '../text.ts';

export const noteTitleLength = 200;
export const noteTextLength = 5000;
export const noteTaskLength = 200;

/** A line of a note's checklist. */
export const noteTask = z.object({
  id: rowId,
  content: text(noteTaskLength),
  completed: z.boolean(),
});
export type NoteTask = z.infer<typeof noteTask>;

/** S3-032. The calls answer it with its labels whole. */
export const note = z.object({
  id: rowId,
  title: text(noteTitleLength),
  content: text(noteTextLength),
  tasks: z.array(noteTask),
  image: z.nullable(picture),
  reminder: z.nullable(instant),
  labels: z.array(tag),
  archived: z.boolean(),
  createdAt: instant,
  updatedAt: z.nullable(instant),
});
export type Note = z.infer<typeof note>;

/** A note as the device keeps it: its labels by their ids. */
export type StoredNote = Omit<Note, 'labels'> & { labels: string[] };
