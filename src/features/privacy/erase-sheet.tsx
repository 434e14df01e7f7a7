import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, useState } from 'react';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { eraseOperation, type EraseReason, eraseReasons } from '#domain/privacy/erase-operation.ts';
import { call } from '../../api/calls/call.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { form, keys } from '../../ui/sheet/sheet-form.css.ts';
import { life } from '../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../ui/snackbar/snackbars.ts';
import * as css from './erase-sheet.css.ts';

const reasons = Object.entries(eraseReasons).map(([value, label]) => ({ value, label }));

const isReason = (value: string): value is EraseReason => value in eraseReasons;

/** The consequences, read before the decision. */
function Consequences() {
  return (
    <div className={css.consequences}>
      <div>
        <h3 className={css.title}>What goes</h3>
        <p>
          Their name, contacts, dates, photo and custom fields, notes about them, life events,
          consents, their place in families, and the history of all of it. On every device too.
        </p>
      </div>
      <div>
        <h3 className={css.title}>What stays</h3>
        <p>
          That somebody was in a group and was followed up, with the days and without a name, so
          that your figures stay right. Reports say who submitted them. The audit log says that you
          erased somebody, when and why.
        </p>
      </div>
    </div>
  );
}

function useErasing(person: Person, onClose: () => void) {
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = {
      ...(!isReason(reason) && { reason: 'Choose why they are erased' }),
      ...(name.trim() === '' && { name: 'Type their name' }),
    };
    setErrors(wrong);
    setFailure(null);
    if (!isReason(reason) || name.trim() === '') return;
    setBusy(true);
    try {
      const { id, churchId } = person;
      await call(eraseOperation, { id, churchId, reason, name: name.trim() });
    } catch (error) {
      setBusy(false);
      const said = error instanceof Failure ? error : null;
      const fields = said?.fields ?? {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) {
        setFailure(said?.message ?? 'Nobody was erased. Try again');
      }
      return;
    }
    const text = 'This person is erased. Devices let go of them as soon as they are online';
    snackbars.show({ tone: 'plain', text, action: null, life: life.plain });
    onClose();
  }
  return { reason, setReason, name, setName, errors, failure, busy, erase };
}

/** Asks why, and for the name, before a person is erased for good. */
export function EraseSheet({ person, onClose }: { person: Person; onClose(): void }) {
  const { reason, setReason, name, setName, errors, failure, busy, erase } = useErasing(
    person,
    onClose,
  );
  return (
    <Sheet title={`Erase ${nameOf(person)}?`} onClose={onClose}>
      <form className={form} noValidate onSubmit={(event) => void erase(event)}>
        {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
        <p>Nobody can undo this. To keep a record out of your lists, archive it instead.</p>
        <Consequences />
        <SelectField
          label="Reason"
          size="touch"
          placeholder="Choose a reason"
          options={reasons}
          value={reason}
          error={errors['reason']}
          onChange={setReason}
        />
        <TextField
          label="Type their name to erase them"
          size="touch"
          autoComplete="off"
          hint={nameOf(person)}
          value={name}
          error={errors['name']}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={keys}>
          <Button size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="touch" kind="danger" busy={busy && 'Erasing…'}>
            Erase for good
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
