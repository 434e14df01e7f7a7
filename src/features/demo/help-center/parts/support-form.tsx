import { type FocusEvent, type FormEvent, useState } from 'react';
import {
  supportNameLength,
  supportSubjectLength,
  supportTextLength,
} from '#domain/demo/help-center/entities.ts';
import { addSupportMessage } from '#domain/demo/help-center/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { GrowingArea } from '../../../../ui/field/growing-area.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../../ui/snackbar/offer-undo.ts';
import {
  blank,
  errorsOf,
  missingWords,
  type SupportField,
  type SupportFields,
} from '../support-errors.ts';
import * as css from './help-center.css.ts';

/** A field says what is wrong with it once it was left. */
function useFields() {
  const [fields, setFields] = useState<SupportFields>(blank);
  const [left, setLeft] = useState<readonly SupportField[]>([]);
  const errors = errorsOf(fields);
  return {
    fields,
    put(next: SupportFields) {
      setFields(next);
      setLeft([]);
    },
    of: (field: SupportField) => ({
      value: fields[field],
      error: left.includes(field) ? errors[field] : null,
      onChange: ({ target }: { target: { value: string } }) =>
        setFields((now) => ({ ...now, [field]: target.value })),
      onBlur({ relatedTarget }: FocusEvent) {
        // A sentence that appeared now would move the button from under the finger.
        if (relatedTarget instanceof HTMLButtonElement) return;
        setLeft((now) => [...now, field]);
      },
    }),
    isTouched: left.length > 0 || fields !== blank,
  };
}

/** Four fields, each of them needed. What could not be kept stays in the form. */
export function SupportForm({ onKept }: { onKept(): void }) {
  const { fields, put, of, isTouched } = useFields();
  const [busy, setBusy] = useState(false);
  const missing = missingWords(fields);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (missing !== null || busy) return;
    setBusy(true);
    if (await attempt(callDemo(addSupportMessage, { message: fields }))) {
      put(blank);
      onKept();
    }
    setBusy(false);
  };
  const clear = () => {
    put(blank);
    offerUndo('The form is empty again', () => put(fields));
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <div className={css.pair}>
        <TextField
          label="Name"
          autoComplete="name"
          required
          maxLength={supportNameLength}
          {...of('name')}
        />
        <TextField label="Email" type="email" autoComplete="email" required {...of('email')} />
      </div>
      <TextField label="Subject" required maxLength={supportSubjectLength} {...of('subject')} />
      <GrowingArea
        label="Message"
        size="office"
        rows={6}
        required
        maxLength={supportTextLength}
        {...of('message')}
      />
      <div className={css.actions}>
        {isTouched && missing !== null && <output className={css.missing}>{missing}</output>}
        <Button size="touch" disabled={!isTouched} onClick={clear}>
          Clear
        </Button>
        <Button
          type="submit"
          kind="primary"
          size="touch"
          disabled={missing !== null}
          busy={busy && 'Saving…'}
        >
          Submit
        </Button>
      </div>
    </form>
  );
}
