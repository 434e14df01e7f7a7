import Folder from 'lucide-react/icons/folder';
import { useState } from 'react';
import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { Failure } from '#domain/errors.ts';
import { FieldError } from '../../../../ui/field/field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { OptionList } from '../../../../ui/option-list/option-list.tsx';
import { type Target, targetsFor } from '../in-folder.ts';
import { moveFile } from '../move-file.ts';
import { AnswerSheet } from './answer-sheet.tsx';
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
  /** All items; none as long as they are read. */
  byId: ReadonlyMap<string, FileItem>;
  onClose(): void;
}) {
  const [value, setValue] = useState<string | null>(null);
  const targets = targetsFor(byId, item);
  const move = async () => {
    const target = targets.find((one) => valueOf(one) === value);
    if (!target) throw new Failure('validation', 'Choose a folder');
    await moveFile(item, target);
  };
  return (
    <AnswerSheet
      title={`Move “${item.name}”`}
      save="Move"
      saving="Moving…"
      failed="It could not be moved. Try again"
      onSave={move}
      onClose={onClose}
    >
      {({ error, clear }) => (
        <>
          {byId.size > 0 && targets.length === 0 && (
            <p>There is no other folder yet. Add one first.</p>
          )}
          <div className={css.targets}>
            <OptionList
              label="Folder"
              options={targets.map((target) => ({
                value: valueOf(target),
                label: (
                  <span className={css.target}>
                    <Icon of={Folder} />
                    {target.words}
                  </span>
                ),
              }))}
              value={value}
              onChoose={(chosen) => {
                setValue(chosen);
                clear();
              }}
            />
          </div>
          <div role="alert">{error !== null && <FieldError>{error}</FieldError>}</div>
        </>
      )}
    </AnswerSheet>
  );
}
