import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { mostContacts } from '#domain/people/contacts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import * as css from './contact-list.css.ts';

interface ContactListProps<Contact> {
  label: string;
  /** 'phone number'. */
  one: string;
  contacts: readonly Contact[];
  error: string | null;
  /** What a person typed of a contact; '' for a new one. */
  written(contact: Contact): string;
  blank: Contact;
  onChange(contacts: readonly Contact[]): void;
  /** The controls of one contact. */
  children(contact: Contact, change: (changed: Contact) => void): ReactNode;
}

/** The ways to reach somebody: each can be changed, closed for messages, and taken out. */
export function ContactList<Contact extends { optOut: boolean }>({
  label,
  one,
  contacts,
  error,
  written,
  blank,
  onChange,
  children,
}: ContactListProps<Contact>) {
  const put = (at: number, contact: Contact) => onChange(contacts.with(at, contact));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {contacts.length > 0 && (
        <ul className={css.list}>
          {contacts.map((contact, at) => (
            // The order is all that tells two empty ones apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className={css.contact}>
              <div className={css.head}>
                {children(contact, (changed) => put(at, changed))}
                <IconButton
                  icon={Trash2}
                  label={`Remove ${written(contact) || `this ${one}`}`}
                  onClick={() => onChange(contacts.toSpliced(at, 1))}
                />
              </div>
              <Checkbox
                label="No messages to it"
                checked={contact.optOut}
                onChange={(optOut) => put(at, { ...contact, optOut })}
              />
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError>{error}</FieldError>}
      <span>
        <Button
          icon={Plus}
          disabled={contacts.length >= mostContacts}
          onClick={() => onChange([...contacts, blank])}
        >
          Add {contacts.length === 0 ? `a ${one}` : 'another'}
        </Button>
      </span>
    </fieldset>
  );
}
