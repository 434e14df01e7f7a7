import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Note } from '#domain/demo/notes/entities.ts';
import { changeNote, deleteNote } from '#domain/demo/notes/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { CheckSteps } from '../../../../demo/check-steps.tsx';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import * as form from '../../../../demo/row-form.css.ts';
import { RowPicture } from '../../../../demo/row-picture.tsx';
import { RowTags } from '../../../../demo/tags/row-tags.tsx';
import { useRowEdits } from '../../../../demo/use-row-edits.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../../ui/snackbar/offer-undo.ts';
import { callsOfLabels, labelsHere, type NoteEdits, noteHere, savingNote } from '../here.ts';
import { nameOf } from '../words.ts';
import { NoteFields } from './note-fields.tsx';
import { NoteReminder } from './note-reminder.tsx';
import * as css from './notes.css.ts';

const labelWords = { chips: 'Labels of this note', button: 'Labels' };

function Checklist({ shown, choose }: NoteEdits) {
  return (
    <CheckSteps
      label="Checklist"
      add="Add an item"
      steps={shown.tasks.map(({ content, ...task }) => ({ ...task, words: content }))}
      onChange={(steps) =>
        choose({ tasks: steps.map(({ words, ...step }) => ({ ...step, content: words })) })
      }
    />
  );
}

async function archive(note: Note): Promise<void> {
  const set = (archived: boolean) =>
    attempt(callDemo(changeNote, { updatedNote: { id: note.id, archived } }));
  if (!(await set(!note.archived))) return;
  const done = note.archived ? 'Back among the notes' : 'Archived';
  offerUndo(`${done}: ${nameOf(note)}`, () => void set(note.archived));
}

function Opened({ note, onClose }: { note: Note; onClose(): void }) {
  const edits = useRowEdits(note, savingNote);
  const labels = useLive(labelsHere);
  const { shown, type, choose } = edits;
  const leaving = (act: (note: Note) => unknown) => () => {
    // First what is still being typed: an undo brings the note back with it.
    choose({});
    onClose();
    void act(shown);
  };
  return (
    <Sheet title={nameOf(shown)} titleHidden wide quick onClose={onClose}>
      <div className={form.form}>
        <NoteFields title={shown.title} content={shown.content} onType={type} />
        <Checklist {...edits} />
        <RowTags
          words={labelWords}
          live={labels}
          chosen={shown.labels.map(({ id }) => id)}
          calls={callsOfLabels}
          onChange={(next) => choose({ labels: next })}
        />
        <div className={form.line}>
          <NoteReminder at={shown.reminder} onChange={(reminder) => choose({ reminder })} />
          <RowPicture value={shown.image} onChange={(image) => choose({ image })} />
        </div>
        <div className={css.foot}>
          <Button icon={shown.archived ? ArchiveRestore : Archive} onClick={leaving(archive)}>
            {shown.archived ? 'Move to notes' : 'Archive'}
          </Button>
          <Button
            kind="ghost"
            icon={Trash2}
            onClick={leaving(() => deleteRow(deleteNote, { id: note.id, name: nameOf(shown) }))}
          >
            Delete note
          </Button>
          <Button kind="primary" className={css.end} onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** All of a note. Every change saves by itself. */
export function NoteSheet({ id, onClose }: { id: string; onClose(): void }) {
  return (
    <OpenedRow query={noteHere} id={id} word="note" onMissing={onClose}>
      {(note) => <Opened note={note} onClose={onClose} />}
    </OpenedRow>
  );
}
