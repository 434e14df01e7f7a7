import { useState } from 'react';
import { members } from '#domain/demo/members.ts';
import { type Board, type BoardIcon, titleLength } from '#domain/demo/scrumboard/entities.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import * as sheet from '../../../../ui/sheet/sheet-form.css.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { IconChoice } from './icon-choice.tsx';
import { MemberBoxes } from './member-boxes.tsx';

export interface BoardDraft {
  title: string;
  description: string;
  icon: BoardIcon;
  /** Ids. */
  members: string[];
}

/** Title, icon and members of a board: of a new one, or of one that is there. */
export function BoardSheet({
  board,
  onSave,
  onClose,
}: {
  board: Board | null;
  onSave(draft: BoardDraft): Promise<unknown>;
  onClose(): void;
}) {
  const [draft, setDraft] = useState<BoardDraft>({
    title: board?.title ?? '',
    description: board?.description ?? '',
    icon: board?.icon ?? 'board',
    members: board?.members.map(({ id }) => id) ?? [],
  });
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const blank = draft.title.trim() === '';
  const save = async () => {
    setAsked(true);
    if (blank) return;
    setBusy(true);
    if (!(await attempt(onSave({ ...draft, title: draft.title.trim() })))) setBusy(false);
  };
  return (
    <Sheet title={board ? 'Board settings' : 'New board'} quick onClose={onClose}>
      <form
        className={sheet.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Title"
          maxLength={titleLength}
          value={draft.title}
          error={asked && blank ? 'Enter the title' : null}
          onChange={({ target }) => setDraft({ ...draft, title: target.value })}
        />
        <TextField
          label="Description"
          optional
          maxLength={titleLength}
          value={draft.description}
          onChange={({ target }) => setDraft({ ...draft, description: target.value })}
        />
        <IconChoice value={draft.icon} onChange={(icon) => setDraft({ ...draft, icon })} />
        <MemberBoxes
          people={members}
          chosen={draft.members}
          onChange={(chosen) => setDraft({ ...draft, members: chosen })}
        />
        <div className={sheet.keys}>
          <Button size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" size="touch" type="submit" busy={busy && 'Saving…'}>
            {board ? 'Save' : 'Add board'}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
