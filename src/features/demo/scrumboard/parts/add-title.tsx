import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { titleLength } from '#domain/demo/scrumboard/entities.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { GrowingArea } from '../../../../ui/field/growing-area.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import * as css from './board.css.ts';

interface AddProps {
  /** Names the field: 'Title of the new card'. */
  label: string;
  /** Words of the key that saves. */
  save: string;
  onAdd(title: string): Promise<boolean>;
}

function Form({ label, save, onAdd, onClose }: AddProps & { onClose(): void }) {
  const [typed, setTyped] = useState('');
  const field = useFirstFocus<HTMLTextAreaElement>();
  const add = async () => {
    const title = typed.replaceAll(/\s+/g, ' ').trim();
    if (title === '') return;
    setTyped('');
    if (!(await onAdd(title))) setTyped((now) => (now === '' ? title : now));
  };
  return (
    <form
      className={css.addForm}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <GrowingArea
        ref={field}
        label={label}
        size="office"
        rows={2}
        maxLength={titleLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void add();
        }}
      />
      <div className={css.addKeys}>
        <Button kind="primary" type="submit">
          {save}
        </Button>
        <IconButton icon={X} label="Cancel" onClick={onClose} />
      </div>
    </form>
  );
}

/** A key that becomes a field for a title. It stays for the next one, until it is closed. */
export function AddTitle({
  words,
  open,
  onOpen,
  ...form
}: AddProps & {
  /** Of the key: 'Add a card'. */
  words: string;
  open: boolean;
  onOpen(open: boolean): void;
}) {
  if (open) return <Form {...form} onClose={() => onOpen(false)} />;
  return (
    <Button kind="ghost" wide icon={Plus} className={css.addKey} onClick={() => onOpen(true)}>
      {words}
    </Button>
  );
}
