import { useState } from 'react';
import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { Failure } from '#domain/errors.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Combobox } from '../../../../ui/combobox/combobox.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { type Target, targetsFor } from '../in-folder.ts';
import { moveFile } from '../move-file.ts';
import * as css from './files.css.ts';

/** No folder has this id. */
const top = 'top';
const valueOf = ({ folderId }: Target) => folderId ?? top;

/** Asks to which folder an item goes. A refusal stands at the field. */
export function MoveSheet({
  item,
  byId,
  onClose,
}: {
  item: FileItem;
  byId: ReadonlyMap<string, FileItem>;
  onClose(): void;
}) {
  const [value, setValue] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const targets = targetsFor(byId, item);
  const move = async () => {
    const target = targets.find((one) => valueOf(one) === value);
    if (!target) {
      setError('Choose a folder');
      return;
    }
    setBusy(true);
    try {
      await moveFile(item, target);
      onClose();
    } catch (failed) {
      setBusy(false);
      setError(failed instanceof Failure ? failed.message : 'It could not be moved. Try again');
    }
  };
  return (
    <Sheet title={`Move “${item.name}”`} quick onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <Combobox
          label="Folder"
          options={targets.map((target) => ({ value: valueOf(target), label: target.words }))}
          value={value}
          error={error}
          hint={targets.length === 0 ? 'There is no other folder yet. Add one first' : undefined}
          onChange={(chosen) => {
            setValue(chosen);
            setError(null);
          }}
        />
        <div className={css.answers}>
          <Button size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" size="touch" type="submit" busy={busy && 'Moving…'}>
            Move
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
