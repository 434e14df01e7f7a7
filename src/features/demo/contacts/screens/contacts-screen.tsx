import { useNavigate } from '@tanstack/react-router';
import ContactRound from 'lucide-react/icons/contact-round';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { addContact } from '#domain/demo/contacts/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { contactsHere } from '../here.ts';
import { ContactList } from '../parts/contact-list.tsx';
import { amountWords } from '../words.ts';

const words = {
  icon: ContactRound,
  what: 'your contacts',
  failed: 'The contacts cannot be read',
  empty: {
    title: 'No contacts yet',
    text: 'Add the first one, and it is here, also without a connection.',
  },
};

/** S2-071: all contacts by letter; the one that is open stands beside them or over them. */
export function ContactsScreen({
  openId,
  menu,
  children,
}: {
  openId: string | null;
  /** Menu of every demo app. */
  menu: ReactNode;
  children: ReactNode;
}) {
  const list = useLive(contactsHere);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const add = async () => {
    const { id } = await callDemo(addContact, {});
    // It would hide the new one.
    setTyped('');
    await navigate({ to: '/apps/contacts/$id', params: { id } });
  };
  const onAdd = () => void attempt(add());
  useShortcuts({ '/': onAdd });
  const actions = (
    <>
      <SearchBox label="Search contacts" value={typed} onChange={setTyped} />
      {menu}
      <Tooltip text="New contact" keys="Ctrl /">
        <Button kind="primary" icon={Plus} onClick={onAdd}>
          New contact
        </Button>
      </Tooltip>
    </>
  );
  return (
    <DemoPage
      title="Contacts"
      facts={list.state === 'ready' && amountWords(list.data.length)}
      actions={actions}
      list={list}
      words={words}
      opened={children}
    >
      {(contacts) => <ContactList contacts={contacts} search={search} openId={openId} />}
    </DemoPage>
  );
}
