import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { type Tag, tagLength } from '#domain/demo/tag.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { useRename } from '../../ui/tag-panel/use-rename.ts';
import * as css from './labels-sheet.css.ts';
import * as form from '../row-form.css.ts';
import type { TagCalls } from './tag-calls.ts';

/** A name is kept this long after the last key, in ms. */
const restAfterTyping = 500;

function Label({ label, calls }: { label: Tag; calls: TagCalls }) {
  const { id, title } = label;
  const rename = (next: string) => void attempt(calls.rename(id, next));
  const name = useRename(title, rename, restAfterTyping);
  return (
    <li className={css.label}>
      <div className={css.labelName}>
        <TextField
          label={`Name of ${title}`}
          maxLength={tagLength}
          value={name.value}
          onChange={(event) => name.change(event.target.value)}
          onBlur={name.leave}
        />
      </div>
      <IconButton
        icon={Trash2}
        label={`Delete ${title}`}
        onClick={() => void calls.remove(label)}
      />
    </li>
  );
}

function NewLabel({ labels, calls }: { labels: readonly Tag[]; calls: TagCalls }) {
  const [typed, setTyped] = useState('');
  const title = typed.trim();
  const taken = labels.some((label) => label.title.toLowerCase() === title.toLowerCase());
  const add = async () => {
    if (await attempt(calls.add(title))) setTyped('');
  };
  return (
    <form
      className={css.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (title !== '' && !taken) void add();
      }}
    >
      <div className={css.labelName}>
        <TextField
          label="New label"
          maxLength={tagLength}
          value={typed}
          error={taken ? `There is a label “${title}”. Choose another name` : null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" icon={Plus} disabled={title === '' || taken}>
        Add label
      </Button>
    </form>
  );
}

/** Makes, renames and deletes labels, for everything that has them. */
export function LabelsSheet({
  labels,
  calls,
  onClose,
}: {
  labels: readonly Tag[];
  calls: TagCalls;
  onClose(): void;
}) {
  return (
    <Sheet title="Labels" onClose={onClose}>
      <div className={form.form}>
        <NewLabel labels={labels} calls={calls} />
        <ul className={css.labels} aria-label="All labels">
          {labels.map((label) => (
            <Label key={label.id} label={label} calls={calls} />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
