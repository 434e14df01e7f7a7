import type { EmailAddress } from '#domain/people/contacts.ts';
import type { ControlProps } from '../../../register/register-view.ts';
import { TextField } from '../../../ui/field/field.tsx';
import { ContactList } from './contact-list.tsx';

const blank: EmailAddress = { optOut: false, address: '' };

/** The e-mail addresses of a person. */
export function EmailsField({ label, value, error, onChange, onBlur }: ControlProps) {
  return (
    <ContactList
      label={label}
      one="e-mail address"
      article="an"
      contacts={value as readonly EmailAddress[]}
      error={error}
      written={({ address }) => address}
      blank={blank}
      onChange={onChange}
    >
      {(contact, change) => ({
        head: (
          <TextField
            label="Address"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={contact.address}
            onChange={(event) => change({ ...contact, address: event.target.value })}
            onBlur={onBlur}
          />
        ),
      })}
    </ContactList>
  );
}
