import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextField } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './tag-panel.css.ts';
import { useRename } from './use-rename.ts';

export interface Tag {
  id: string;
  title: string;
}

export interface TagChoiceProps {
  tags: readonly Tag[];
  /** Ids of those that are on. */
  chosen: readonly string[];
  /** Longest title, in letters. */
  longest?: number;
  onToggle(id: string): void;
  onCreate(title: string): void;
  onRename(id: string, title: string): void;
  /** Takes it from everything that has it. */
  onDelete(id: string): void;
}

const fold = (text: string) => text.trim().toLowerCase();

function Editing({
  tag,
  longest,
  onRename,
  onDelete,
}: { tag: Tag; longest: number } & Pick<TagChoiceProps, 'onRename' | 'onDelete'>) {
  const name = useRename(tag.title, (title) => onRename(tag.id, title));
  return (
    <li className={css.editing}>
      <input
        className={css.name}
        aria-label={`Name of ${tag.title}`}
        maxLength={longest}
        value={name.value}
        onChange={(event) => name.change(event.target.value)}
        onBlur={name.leave}
      />
      <IconButton icon={Trash2} label={`Delete ${tag.title}`} onClick={() => onDelete(tag.id)} />
    </li>
  );
}

/** Tags to choose, make, rename and delete. */
export function TagChoice({
  tags,
  chosen,
  longest = 50,
  onToggle,
  onCreate,
  ...change
}: TagChoiceProps) {
  const [typed, setTyped] = useState('');
  const [editing, setEditing] = useState(false);
  const wanted = fold(typed);
  const found = tags.filter((tag) => fold(tag.title).includes(wanted));
  const isNew = wanted !== '' && !tags.some((tag) => fold(tag.title) === wanted);
  const create = () => {
    onCreate(typed.trim());
    setTyped('');
  };
  const takeFirst = () => {
    if (wanted === '') return;
    const [first] = found;
    if (first) onToggle(first.id);
    else create();
  };
  return (
    <>
      <div className={css.head}>
        <div className={css.search}>
          <TextField
            label="Find or add a tag"
            icon={Search}
            maxLength={longest}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              takeFirst();
            }}
          />
        </div>
        <IconButton
          icon={editing ? Check : Pencil}
          label={editing ? 'Finish editing' : 'Edit tags'}
          aria-pressed={editing}
          onClick={() => setEditing(!editing)}
        />
      </div>
      <ul className={css.list} aria-label="Tags">
        {found.map((tag) =>
          editing ? (
            <Editing key={tag.id} tag={tag} longest={longest} {...change} />
          ) : (
            <li key={tag.id} className={css.row}>
              <Checkbox
                label={tag.title}
                checked={chosen.includes(tag.id)}
                onChange={() => onToggle(tag.id)}
              />
            </li>
          ),
        )}
      </ul>
      {found.length === 0 && !isNew && <p className={css.none}>No tags yet. Type one to add it.</p>}
      {isNew && (
        <Button kind="soft" wide icon={Plus} className={css.create} onClick={create}>
          Create “{typed.trim()}”
        </Button>
      )}
    </>
  );
}
