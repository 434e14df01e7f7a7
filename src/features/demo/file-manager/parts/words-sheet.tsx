import { useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { GrowingArea } from '../../../../ui/field/growing-area.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import * as css from './files.css.ts';

/** Asks for words about a file: its name, or what it is for. A refusal stands at the field, and nothing is lost. */
export function WordsSheet({
  title,
  label,
  save,
  value = '',
  longest,
  lines = false,
  onSave,
  onClose,
}: {
  title: string;
  label: string;
  /** Words of the key. */
  save: string;
  value?: string;
  longest: number;
  /** Several lines, and they may be none. */
  lines?: boolean;
  onSave(words: string): Promise<unknown>;
  onClose(): void;
}) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const words = typed.trim();
    if (words === '' && !lines) {
      setError('Enter a name');
      return;
    }
    setBusy(true);
    try {
      await onSave(words);
      onClose();
    } catch (failed) {
      setBusy(false);
      setError(failed instanceof Failure ? failed.message : 'It could not be saved. Try again');
    }
  };
  const Field = lines ? GrowingArea : TextField;
  return (
    <Sheet title={title} quick onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label={label}
          maxLength={longest}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
        />
        <div className={css.answers}>
          <Button size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" size="touch" type="submit" busy={busy && 'Saving…'}>
            {save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
