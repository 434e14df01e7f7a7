import { useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import UsersRound from 'lucide-react/icons/users-round';
import { useDeferredValue, useMemo, useState } from 'react';
import { startChat } from '#domain/demo/chat/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoList } from '../../../../demo/demo-list.tsx';
import { underLetters } from '../../../../demo/people/under-letters.ts';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { searchIn } from '../../../../demo/search-in.ts';
import { PhotoAvatar } from '../../../../ui/avatar-group/photo-avatar.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { LongList } from '../../../../ui/long-list/long-list.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import { contactsHere } from '../here.ts';
import { contactText } from '../in-list.ts';
import { foundWords } from '../words.ts';
import * as css from './chat.css.ts';

const Back = pointing(ArrowLeft);

const words = {
  icon: UsersRound,
  what: 'your contacts',
  failed: 'The contacts cannot be read',
  empty: { title: 'No contacts', text: 'Reset the demo data to have them back.' },
};

/** Head of a pane over the list of chats, which has the focus first. */
export function PaneHead({ title, onBack }: { title: string; onBack(): void }) {
  const named = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className={css.head}>
      <IconButton icon={Back} label="Back to the chats" size="touch" onClick={onBack} />
      <h2 ref={named} tabIndex={-1} className={css.title}>
        {title}
      </h2>
    </div>
  );
}

/** Everybody by letter: choosing one opens the chat with them, and makes it where there was none. */
export function NewChat({ onDone }: { onDone(): void }) {
  const list = useLive(contactsHere);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const all = list.state === 'ready' ? list.data : null;
  const find = useMemo(() => searchIn(all ?? [], contactText), [all]);
  const contacts = useMemo(() => find(search), [find, search]);
  const groups = useMemo(() => underLetters(contacts), [contacts]);
  const open = async (contactId: string) => {
    const { id } = await callDemo(startChat, { contactId });
    onDone();
    await navigate({ to: '/apps/chat/$id', params: { id } });
  };
  return (
    <>
      <PaneHead title="New chat" onBack={onDone} />
      <div className={css.find}>
        <SearchBox wide label="Search contacts" value={typed} onChange={setTyped} />
      </div>
      <DemoList list={list} words={words}>
        {() => (
          <>
            <output className={css.found}>
              {search.trim() === '' ? '' : foundWords(contacts.length)}
            </output>
            {contacts.length === 0 ? (
              <EmptyState icon={Search} title="No contact has this">
                Look for another part of the name.
              </EmptyState>
            ) : (
              <LongList
                label="Contacts"
                groups={groups}
                openId={null}
                pressed="button"
                framed={false}
              >
                {({ id, name, about, avatar }, focus) => (
                  <button
                    type="button"
                    className={css.row}
                    onClick={() => void attempt(open(id))}
                    {...focus}
                  >
                    <PhotoAvatar name={name} photo={avatar} size="middle" />
                    <span className={css.words}>
                      <span className={css.name}>{name}</span>
                      <span className={css.line}>{about}</span>
                    </span>
                  </button>
                )}
              </LongList>
            )}
          </>
        )}
      </DemoList>
    </>
  );
}
