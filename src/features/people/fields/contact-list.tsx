import type { ReactNode } from 'react';
import { mostContacts } from '#domain/people/contacts.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { EntryList } from '../../../ui/entry-list/entry-list.tsx';

interface ContactListProps<Contact> {
  label: string;
  /** 'phone number', with 'a' before it. */
  one: string;
  article: 'a' | 'an';
  contacts: readonly Contact[];
  error: string | null;
  /** The contact as it is typed; '' for a new one. */
  written(contact: Contact): string;
  blank: Contact;
  onChange(contacts: readonly Contact[]): void;
  /** The control that stands first, and those below it. */
  children(
    contact: Contact,
    change: (changed: Contact) => void,
  ): { head: ReactNode; below?: ReactNode };
}

/** The ways to reach somebody: each can be changed, closed for messages, and taken out. */
export function ContactList<Contact extends { optOut: boolean }>({
  label,
  one,
  article,
  contacts,
  error,
  written,
  blank,
  onChange,
  children,
}: ContactListProps<Contact>) {
  const put = (at: number) => (contact: Contact) => onChange(contacts.with(at, contact));
  return (
    <EntryList
      label={label}
      entries={contacts}
      nameOf={(contact) => written(contact) || `this ${one}`}
      most={mostContacts}
      error={error}
      add={contacts.length === 0 ? `Add ${article} ${one}` : `Add another ${one}`}
      onAdd={() => onChange([...contacts, blank])}
      onRemove={(at) => onChange(contacts.toSpliced(at, 1))}
    >
      {(contact, at) => {
        const { head, below } = children(contact, put(at));
        return {
          head,
          below: (
            <>
              {below}
              <Checkbox
                label="No messages to it"
                checked={contact.optOut}
                onChange={(optOut) => put(at)({ ...contact, optOut })}
              />
            </>
          ),
        };
      }}
    </EntryList>
  );
}
