import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, useState } from 'react';
import { editsBetween } from '#domain/editing.ts';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import { contactFields, type Contacts } from '#domain/people/edit-contacts.ts';
import { editContactsOperation } from '#domain/people/edit-contacts-operation.ts';
import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { EmailsField } from '../fields/emails-field.tsx';
import { PhonesField } from '../fields/phones-field.tsx';
import * as css from './profile.css.ts';

const label = (field: keyof Contacts) => people.fields[field]?.label ?? '';

function contactsOf({ phoneNumbers = [], emailAddresses = [], address = null }: Person): Contacts {
  return { phoneNumbers, emailAddresses, address };
}

/** Typed values, their errors, and the way to save them. */
function useContacts(person: Person, onClose: () => void) {
  const [before] = useState(() => contactsOf(person));
  const [typed, setTyped] = useState(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const edits = editsBetween(before, typed, contactFields);
    if (Object.keys(edits).length === 0) return onClose();
    setErrors({});
    setFailure(null);
    setBusy(true);
    try {
      await call(editContactsOperation, { id: person.id, edits }, { id: newId() });
      onClose();
    } catch (error) {
      const known = error instanceof Failure ? error : null;
      setErrors(known?.fields ?? {});
      setFailure(known?.message ?? 'This was not saved. Try again');
      setBusy(false);
    }
  }
  const field = (name: keyof Contacts) => ({
    label: label(name),
    value: typed[name],
    optional: true,
    error: errors[name] ?? errors[`edits.${name}`] ?? null,
    hint: undefined,
    rowId: person.id,
    onChange: (value: unknown) => setTyped((now) => ({ ...now, [name]: value })),
    onBlur: () => undefined,
  });
  return { typed, field, failure, busy, save };
}

/** How a member of one's group is reached, to be changed; nothing else of them is offered. */
export function EditContacts({ person, onClose }: { person: Person; onClose(): void }) {
  const { typed, field, failure, busy, save } = useContacts(person, onClose);
  const { error, onChange } = field('address');
  return (
    <Sheet title="Change contact details" onClose={onClose}>
      <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
        {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
        <PhonesField {...field('phoneNumbers')} />
        <EmailsField {...field('emailAddresses')} />
        <TextField
          label={label('address')}
          maxLength={200}
          value={typed.address ?? ''}
          error={error}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
        <p className={css.muted}>Ask your church office to change anything else.</p>
        <div className={css.keys}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={busy && 'Saving…'}>
            Save changes
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
