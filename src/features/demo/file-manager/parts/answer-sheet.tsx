import { type ReactNode, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import * as css from './files.css.ts';

/** The refusal that stands at the field, and how it goes once somebody changes the field. */
export interface Refusal {
  error: string | null;
  clear(): void;
}

/** Asks one thing about a file. A refusal stands at the field, and nothing is lost. */
export function AnswerSheet({
  title,
  save,
  saving,
  failed,
  onSave,
  onClose,
  children,
}: {
  title: string;
  /** Words of the key, and while it works. */
  save: string;
  saving: string;
  /** Sentence where nobody says why. */
  failed: string;
  /** Throws a `Failure` whose sentence stands at the field. */
  onSave(): Promise<unknown>;
  onClose(): void;
  children(refusal: Refusal): ReactNode;
}) {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await onSave();
      onClose();
    } catch (refused) {
      setBusy(false);
      setError(refused instanceof Failure ? refused.message : failed);
    }
  };
  return (
    <Sheet title={title} quick onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children({ error, clear: () => setError(null) })}
        <div className={css.answers}>
          <Button size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" size="touch" type="submit" busy={busy && saving}>
            {save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
