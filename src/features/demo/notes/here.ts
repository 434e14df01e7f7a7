import type { Note } from '#domain/demo/notes/entities.ts';
import * as operations from '#domain/demo/notes/operations.ts';
import { allLabels, allNotes, noteWith } from '#store/demo/notes/queries.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';
import { tagCalls } from '../../../demo/tags/tag-calls.ts';
import type { RowEdits, Saving } from '../../../demo/use-row-edits.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const notesHere = keptOnDemo(allNotes);
export const noteHere = keptOnDemo(noteWith);
export const labelsHere = keptOnDemo(allLabels);

export const callsOfLabels = tagCalls('label', operations);

export type NoteEdits = RowEdits<Note>;

export const savingNote: Saving<Note, typeof operations.changeNote> = {
  operation: operations.changeNote,
  input: (id, fields) => ({ updatedNote: { ...fields, id } }),
  delayMs: 500,
};
