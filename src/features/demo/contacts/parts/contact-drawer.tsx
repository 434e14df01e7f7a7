import { useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contact } from '#domain/demo/contacts/entities.ts';
import { deleteContact } from '#domain/demo/contacts/operations.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { DeleteSheet } from '../../../../demo/delete-sheet.tsx';
import { neighbourOf } from '../../../../demo/neighbour-of.ts';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { EndDrawer } from '../../../../ui/end-drawer/end-drawer.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { contactHere, contactsNow } from '../here.ts';
import { ContactCover } from './contact-cover.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import * as css from './contacts.css.ts';

/** Deletes what is open and opens the next, else the one before it, else nothing. */
function useRemove(): (contact: Contact) => Promise<void> {
  const navigate = useNavigate();
  return async ({ id, name }) => {
    const next = neighbourOf(await contactsNow(), id);
    // First: what is open and suddenly gone would be missed.
    if (next) await navigate({ to: '/apps/contacts/$id', params: { id: next.id }, replace: true });
    else await navigate({ to: '/apps/contacts', replace: true });
    await deleteRow(deleteContact, { id, name });
  };
}

function Opened({ contact, onClose }: { contact: Contact; onClose(): void }) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const removeContact = useRemove();
  const ask = () => setAsking(true);
  const remove = () => {
    // The form goes first, and its guard with it: nobody is asked twice about what is deleted.
    flushSync(() => {
      setAsking(false);
      setEditing(false);
    });
    void attempt(removeContact(contact));
  };
  const head = (
    <>
      {!editing && (
        <Button kind="soft" icon={Pencil} onClick={() => setEditing(true)}>
          Edit
        </Button>
      )}
      <span className={css.end}>
        {!editing && (
          <Menu trigger={<IconButton icon={Ellipsis} label="More" />}>
            <MenuItem icon={Trash2} danger onSelect={ask}>
              Delete contact
            </MenuItem>
          </Menu>
        )}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </span>
    </>
  );
  return (
    <EndDrawer label={contact.name} sideFrom="xl" head={head} onClose={onClose}>
      {editing ? (
        <ContactForm contact={contact} onDone={() => setEditing(false)} onDelete={ask} />
      ) : (
        <>
          <ContactCover contact={contact} />
          <ContactDetails contact={contact} />
        </>
      )}
      {asking && (
        <DeleteSheet what="contact" onClose={() => setAsking(false)} onDelete={remove}>
          “{contact.name}” goes with everything in it.
        </DeleteSheet>
      )}
    </EndDrawer>
  );
}

/** S2-072: one of the list, to read and to edit. */
export function ContactDrawer({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <OpenedRow
      query={contactHere}
      id={id}
      word="contact"
      onMissing={() => void navigate({ to: '/apps/contacts', replace: true })}
    >
      {(contact) => (
        <Opened contact={contact} onClose={() => void navigate({ to: '/apps/contacts' })} />
      )}
    </OpenedRow>
  );
}
