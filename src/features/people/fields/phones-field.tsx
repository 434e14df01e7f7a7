import { type PhoneKind, phoneKinds, type PhoneNumber } from '#domain/people/contacts.ts';
import { parsePhone, spokenPhone } from '#domain/values/phone.ts';
import type { ControlProps } from '../../../register/register-view.ts';
import { TextField } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { ContactList } from './contact-list.tsx';

const kinds = Object.entries(phoneKinds).map(([value, label]) => ({ value, label }));
const blank: PhoneNumber = { kind: 'mobile', number: '', optOut: false };

/** As people say it, once it is kept; while it is typed, as it is typed. */
function shown(number: string): string {
  return number.startsWith('+27') ? spokenPhone(number) : number;
}

/** A doubt about a number. It is kept all the same: no program knows the numbers of every country. */
function doubtOf(number: string): string | undefined {
  const read = parsePhone(number);
  return read.ok ? undefined : `${read.problem}. It is kept as you write it.`;
}

/** The phone numbers of a person. */
export function PhonesField({ label, value, error, onChange, onBlur }: ControlProps) {
  return (
    <ContactList
      label={label}
      one="phone number"
      article="a"
      contacts={value as readonly PhoneNumber[]}
      error={error}
      written={({ number }) => shown(number)}
      blank={blank}
      onChange={onChange}
    >
      {(contact, change) => ({
        head: (
          <TextField
            label="Number"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={30}
            hint={doubtOf(contact.number)}
            value={shown(contact.number)}
            onChange={(event) => change({ ...contact, number: event.target.value })}
            onBlur={onBlur}
          />
        ),
        below: (
          <SelectField
            label="Kind"
            options={kinds}
            value={contact.kind}
            onChange={(kind) => change({ ...contact, kind: kind as PhoneKind })}
          />
        ),
      })}
    </ContactList>
  );
}
