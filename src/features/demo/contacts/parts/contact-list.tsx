import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { memo, useMemo } from 'react';
import type { StoredContact } from '#domain/demo/contacts/entities.ts';
import { searchIn } from '../../../../demo/search-in.ts';
import { PhotoAvatar } from '../../../../ui/avatar-group/photo-avatar.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { LongList, type RowFocus } from '../../../../ui/long-list/long-list.tsx';
import { byLetter, searchedText } from '../in-list.ts';
import { amountWords } from '../words.ts';
import * as css from './contacts.css.ts';

function Row({
  contact: { id, name, title, avatar },
  open,
  focus,
}: {
  contact: StoredContact;
  open: boolean;
  focus: RowFocus;
}) {
  return (
    <Link
      to="/apps/contacts/$id"
      params={{ id }}
      className={css.row}
      aria-current={open ? 'true' : undefined}
      {...focus}
    >
      <PhotoAvatar name={name} photo={avatar} size="middle" />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {title !== null && <span className={css.work}>{title}</span>}
      </span>
    </Link>
  );
}

/** Contacts that the search finds, by letter. A letter is shown in its field before they are drawn anew. */
export const ContactList = memo(function ContactList({
  contacts,
  search,
  openId,
}: {
  contacts: readonly StoredContact[];
  search: string;
  openId: string | null;
}) {
  const find = useMemo(() => searchIn(contacts, searchedText), [contacts]);
  const found = useMemo(() => find(search), [find, search]);
  const groups = useMemo(() => byLetter(found), [found]);
  const says = search.trim() === '' ? '' : `${amountWords(found.length)} found`;
  return (
    <div className={css.list}>
      <output className={css.found}>{says}</output>
      {found.length === 0 ? (
        <EmptyState icon={Search} title="No contact has this">
          Look for another part of the name, the work, an address or a number.
        </EmptyState>
      ) : (
        <LongList label="Contacts" groups={groups} openId={openId}>
          {(contact, focus) => <Row contact={contact} open={contact.id === openId} focus={focus} />}
        </LongList>
      )}
    </div>
  );
});
