import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import { tagOperations } from '../tag-operations.ts';
import { tag } from '../tag.ts';
import { rowId, text } from '../text.ts';
import { note, noteTaskLength } from './entities.ts';

const base = '/api/apps/notes';

export const { listTags, addTag, changeTag, deleteTag } = tagOperations('notes', {
  word: 'label',
  list: `${base}/labels`,
  one: `${base}/labels`,
});

const fields = z.extend(z.omit(note, { id: true, createdAt: true, updatedAt: true }), {
  /** Whole, as the calls answer them, or by their ids. */
  labels: z.array(z.union([rowId, tag])),
});

export const listNotes = defineOperation({
  ...onDevice,
  name: 'demo.notes.all',
  method: 'GET',
  path: `${base}/all`,
  input: z.object({}),
  output: z.array(note),
  summary: 'All notes with their labels, the newest first',
});

export const addNote = defineOperation({
  ...onDevice,
  name: 'demo.notes.add',
  method: 'POST',
  path: base,
  input: z.object({ note: z.partial(fields) }),
  output: note,
  summary: 'Adds a note; a field that is not named is empty',
});

export const changeNote = defineOperation({
  ...onDevice,
  name: 'demo.notes.change',
  method: 'PATCH',
  path: base,
  input: z.object({ updatedNote: z.extend(z.partial(fields), { id: z.string() }) }),
  output: z.nullable(note),
  summary: 'Changes what is named of a note; null when there is none with this id',
});

export const deleteNote = defineOperation({
  ...onDevice,
  name: 'demo.notes.delete',
  method: 'DELETE',
  path: base,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a note',
});

export const addNoteTask = defineOperation({
  ...onDevice,
  name: 'demo.notes.addTask',
  method: 'POST',
  path: `${base}/tasks`,
  input: z.object({ note: byId, task: text(noteTaskLength) }),
  output: z.nullable(note),
  summary: 'Adds a line to the checklist of a note; null when there is none with this id',
});
