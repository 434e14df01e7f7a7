import type { StoredNote } from '#domain/demo/notes/entities.ts';
import * as operations from '#domain/demo/notes/operations.ts';
import type { InputOf } from '#domain/operation.ts';
import { must } from '#domain/must.ts';
import { newId } from '#domain/values/new-id.ts';
import { allLabels, allNotes, noteWith } from '#store/demo/notes/queries.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';
import { tagsOf } from '../tags.ts';

const notes = rowsOf((demo) => demo.note);
const labels = tagsOf(
  (demo) => demo.noteLabel,
  (demo) => demo.note,
  'labels',
);

const blank: Omit<StoredNote, 'id' | 'createdAt'> = {
  title: '',
  content: '',
  tasks: [],
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  updatedAt: null,
};

/** Labels by their ids, as they are kept. */
function kept({ labels: of, ...fields }: InputOf<typeof operations.addNote>['note']) {
  const ids = of?.map((label) => (typeof label === 'string' ? label : label.id));
  return { ...fields, ...(ids && { labels: ids }) };
}

const add = handle(operations.addNote, async (demo, { note }) => {
  const createdAt = new Date().toISOString();
  const { id } = await notes.add(demo, Object.assign({ ...blank, createdAt }, kept(note)));
  return must(await noteWith(demo, id), 'the new note');
});

const change = handle(operations.changeNote, async (demo, { updatedNote: { id, ...fields } }) => {
  const updatedAt = new Date().toISOString();
  await notes.change(demo, id, { ...kept(fields), updatedAt });
  return noteWith(demo, id);
});

const addTask = handle(operations.addNoteTask, (demo, { note: { id }, task }) =>
  demo.transaction('rw', demo.note, demo.noteLabel, async () => {
    const before = await notes.one(demo, { id });
    if (!before) return null;
    const added = { id: newId(), content: task, completed: false };
    const updatedAt = new Date().toISOString();
    await notes.change(demo, id, { tasks: [...before.tasks, added], updatedAt });
    return noteWith(demo, id);
  }),
);

export const notesHandlers = [
  handle(operations.listTags, allLabels),
  handle(operations.addTag, (demo, { label }) => labels.add(demo, label)),
  handle(operations.changeTag, (demo, { id, label }) => labels.change(demo, id, label)),
  handle(operations.deleteTag, labels.remove),
  handle(operations.listNotes, allNotes),
  add,
  change,
  handle(operations.deleteNote, notes.remove),
  addTask,
];
