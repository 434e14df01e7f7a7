import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { type Shortcut, shortcutFields, type ShortcutFields } from '#domain/shell/shortcuts.ts';
import { fieldErrors } from '#domain/validate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { namedIcon, namedIcons } from '../../../ui/icon/named-icons.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import * as css from './shortcuts.css.ts';

const blank = { label: '', description: '', icon: 'bookmark', link: '', useRouter: true };

function IconChoice({ value, onChange }: { value: string; onChange(value: string): void }) {
  const id = useId();
  const names = Object.keys(namedIcons);
  return (
    <div className={css.choice}>
      <label htmlFor={id} className={css.choiceLabel}>
        Icon
      </label>
      <div className={css.choiceBox}>
        <Icon of={namedIcon(value, Bookmark)} size="sm" />
        <select
          id={id}
          className={css.choiceList}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {/* One that another program chose stays. */}
          {[...new Set([value, ...names])].map((name) => (
            <option key={name} value={name} className={css.option}>
              {name}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="xs" />
      </div>
    </div>
  );
}

/** S5-001 to S5-003: what a shortcut needs. Nothing can be saved as long as something is missing. */
export function ShortcutForm({
  shortcut,
  onSave,
  onDelete,
  onCancel,
}: {
  /** Null for a new one. */
  shortcut: Shortcut | null;
  onSave(fields: ShortcutFields): void;
  onDelete(): void;
  onCancel(): void;
}) {
  const [typed, setTyped] = useState({
    ...(shortcut ?? blank),
    description: shortcut?.description ?? '',
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const read = z.safeParse(shortcutFields, typed);
  const wrong = read.success ? {} : fieldErrors(read.error.issues);
  const about = (field: 'label' | 'description' | 'link') => ({
    value: typed[field],
    // Nobody is told what is missing before they have been there.
    error: left.has(field) ? (wrong[field] ?? null) : null,
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [field]: event.target.value }),
    onBlur: () => setLeft(new Set([...left, field])),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (read.success) onSave(read.data);
  };
  return (
    <form className={css.form} onSubmit={save} noValidate>
      <TextField label="Label" autoComplete="off" required {...about('label')} />
      <TextField label="Description" optional autoComplete="off" {...about('description')} />
      <IconChoice value={typed.icon} onChange={(icon) => setTyped({ ...typed, icon })} />
      <TextField
        label="Link"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        hint="Like /dashboard, or https://example.org"
        {...about('link')}
      />
      <Switch
        label="Opens inside the app"
        on={typed.useRouter}
        onChange={(useRouter) => setTyped({ ...typed, useRouter })}
      />
      <div className={css.keys}>
        {shortcut && (
          <Button kind="ghost" icon={Trash} className={css.remove} onClick={onDelete}>
            Delete
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="primary" type="submit" disabled={!read.success}>
          Save
        </Button>
      </div>
    </form>
  );
}
