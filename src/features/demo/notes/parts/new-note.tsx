import { useState } from 'react';
import { addNote } from '#domain/demo/notes/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import * as form from '../../../../demo/row-form.css.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { NoteFields } from './note-fields.tsx';
import * as css from './notes.css.ts';

/** A note that is not there yet: its title and text. Closed in the middle of it, it is kept as well. */
export function NewNote({
  labels,
  onMade,
  onClose,
}: {
  /** Ids of those that it begins with. */
  labels: readonly string[];
  onMade(id: string): void;
  onClose(): void;
}) {
  const [words, setWords] = useState({ title: '', content: '' });
  const [busy, setBusy] = useState(false);
  const blank = words.title.trim() === '' && words.content.trim() === '';
  const save = async (then: (id: string) => void) => {
    setBusy(true);
    const kept = await attempt(
      callDemo(addNote, { note: { ...words, labels: [...labels] } }).then(({ id }) => then(id)),
    );
    if (!kept) setBusy(false);
  };
  const close = () => {
    if (blank) onClose();
    else if (!busy) void save(onClose);
  };
  return (
    <Sheet title="New note" titleHidden wide quick onClose={close}>
      <div className={form.form}>
        <NoteFields {...words} onType={(typed) => setWords({ ...words, ...typed })} />
        <div className={css.foot}>
          <Button
            kind="primary"
            size="touch"
            className={css.end}
            disabled={blank}
            busy={busy && 'Saving…'}
            onClick={() => void save(onMade)}
          >
            Save note
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
