import Trash from 'lucide-react/icons/trash-2';
import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import type { Register } from '#domain/register/register.ts';
import { listName } from '#domain/saved/saved-list-operations.ts';
import { mostLists, nameProblem, type SavedList, tooManyLists } from '#domain/saved/saved-list.ts';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import * as css from './saved.css.ts';

/** Fields of a list that a person fills in. */
export type SaidOfList = Pick<SavedList, 'name' | 'shared'>;

/** Problem with a name; null for a valid one. `id`: '' for a new list. */
function problemWith(name: string, id: string, own: readonly SavedList[]): string | null {
  if (id === '' && own.length >= mostLists) return tooManyLists;
  if (name.trim() === '') return 'Give this list a name';
  const read = z.safeParse(listName, name);
  if (!read.success) return read.error.issues[0]?.message ?? 'Choose another name';
  return nameProblem({ id, name: read.data }, own);
}

interface SheetProps {
  register: Register;
  title: string;
  /** Empty id for a new one. */
  list: SaidOfList & { id: string };
  /** The question in words. */
  words: string;
  own: readonly SavedList[];
  onSave(said: SaidOfList): Promise<boolean>;
  /** Null for a list that is not saved yet. */
  onRemove: (() => Promise<boolean>) | null;
  onClose(): void;
}

/** Names a list, says who else has it, and deletes it. */
export function ListSheet(props: SheetProps) {
  const { register, title, list, words, own, onSave, onRemove, onClose } = props;
  const { many } = register.words;
  const [name, setName] = useState(list.name);
  const [shared, setShared] = useState(list.shared);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const problem = problemWith(name, list.id, own);
  const finish = async (work: () => Promise<boolean>) => {
    setBusy(true);
    if (await work()) onClose();
    else setBusy(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null) void finish(() => onSave({ name: name.trim(), shared }));
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form className={css.form} onSubmit={save} noValidate>
        {words !== '' && <p className={css.kept}>{words}</p>}
        <TextField
          label="Name"
          required
          autoComplete="off"
          size="touch"
          value={name}
          error={tried ? problem : null}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => setTried(tried || name !== list.name)}
        />
        <Switch
          label={`Share with everyone who can see ${many}`}
          hint={`Each person sees only the ${many} they have access to.`}
          on={shared}
          onChange={setShared}
        />
        <div className={css.keys}>
          {onRemove && (
            <Button
              kind="ghost"
              icon={Trash}
              className={cx(css.key, css.remove)}
              disabled={busy}
              onClick={() => void finish(onRemove)}
            >
              Delete list
            </Button>
          )}
          <Button className={css.key} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" className={css.key} disabled={busy}>
            Save list
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

/** An administrator tidies the list of somebody else. */
export function TidySheet({
  list,
  onStopSharing,
  onRemove,
  onClose,
}: {
  list: SavedList;
  onStopSharing(): Promise<boolean>;
  onRemove(): Promise<boolean>;
  onClose(): void;
}) {
  const [busy, setBusy] = useState(false);
  const finish = async (work: () => Promise<boolean>) => {
    setBusy(true);
    if (await work()) onClose();
    else setBusy(false);
  };
  return (
    <Sheet title={`“${list.name}” of ${list.ownerName}`} onClose={onClose}>
      <div className={css.form}>
        <p className={css.kept}>
          When you stop sharing it, {list.ownerName} keeps the list. When you delete it, it is gone
          for everybody.
        </p>
        <div className={css.keys}>
          <Button className={css.key} onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="ghost"
            icon={Trash}
            className={cx(css.key, css.danger)}
            disabled={busy}
            onClick={() => void finish(onRemove)}
          >
            Delete for everybody
          </Button>
          <Button
            kind="primary"
            className={css.key}
            disabled={busy}
            onClick={() => void finish(onStopSharing)}
          >
            Stop sharing
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
