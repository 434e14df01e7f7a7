import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { pointing } from '../icon/pointing.tsx';
import * as css from './writing.css.ts';

const SendIcon = pointing(Send);

/** A browser that does not grow the box by itself shows as many lines as were begun, up to this. */
const mostRows = 5;

/** Field of a message: Enter sends, Shift and Enter begins a line. */
export function WritingForm({
  text,
  wrong = null,
  maxLength,
  onWrite,
  onSend,
}: {
  text: string;
  /** Sentence below the field; null where nothing is wrong. */
  wrong?: string | null;
  maxLength?: number;
  onWrite(text: string): void;
  onSend(): void;
}) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className={css.row}>
        <textarea
          rows={Math.min(mostRows, text.split('\n').length)}
          className={css.box}
          aria-label="Write a message"
          placeholder="Write a message"
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : id}
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => onWrite(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon={SendIcon}
          label="Send"
          type="submit"
          kind="primary"
          size="touch"
          className={css.send}
        />
      </div>
      {wrong !== null && <FieldError id={id}>{wrong}</FieldError>}
    </form>
  );
}
