import { useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { TextField } from '../../../../ui/field/field.tsx';
import { GrowingArea } from '../../../../ui/field/growing-area.tsx';
import { AnswerSheet } from './answer-sheet.tsx';

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
  const send = async () => {
    const words = typed.trim();
    if (words === '' && !lines) throw new Failure('validation', 'Enter a name');
    await onSave(words);
  };
  const Field = lines ? GrowingArea : TextField;
  return (
    <AnswerSheet
      title={title}
      save={save}
      saving="Saving…"
      failed="It could not be saved. Try again"
      onSave={send}
      onClose={onClose}
    >
      {({ error, clear }) => (
        <Field
          label={label}
          maxLength={longest}
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            clear();
          }}
        />
      )}
    </AnswerSheet>
  );
}
