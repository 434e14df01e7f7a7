import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import type { TitlePair } from '#domain/register/linked-rows.ts';
import type { Register } from '#domain/register/register.ts';
import {
  isNarrowing,
  isSameQuestion,
  type ListQuestion,
  questionIn,
} from '#domain/saved/list-question.ts';
import type { SavedList } from '#domain/saved/saved-list.ts';
import { archivedIds, savedListsOf, type SavedLists as Lists } from '#store/saved/saved-lists.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { Button } from '../../ui/button/button.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { below } from '../../ui/theme/scale.ts';
import { useMedia } from '../../ui/use-media.ts';
import type { ChangeOfSearch, RegisterSearch } from '../register-search.ts';
import type { RegisterView } from '../register-view.ts';
import { waysOf } from '../views/ways-to-show.tsx';
import { ListSheet, TidySheet } from './list-sheet.tsx';
import { ListsButton } from './lists-button.tsx';
import { ListsMenu } from './lists-menu.tsx';
import { questionWords, suggestedName } from './question-words.ts';
import { addList, changeList, removeList } from './save-list.ts';
import * as css from './saved.css.ts';
import { understood } from './understood.ts';

interface SavedListsProps {
  view: RegisterView;
  search: RegisterSearch;
  /** Field -> the rows by which the list can be narrowed; undefined as long as they are read. */
  choices: Readonly<Record<string, readonly TitlePair[]>> | undefined;
  onSearch(change: ChangeOfSearch): void;
}

/** Field -> the entity of the rows by which the list can be narrowed. */
function namedEntities({ fields }: Register): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, of]) =>
      of?.filter && of.input.kind === 'reference' ? [[field, of.input.to().entity.name]] : [],
    ),
  );
}

const noRows = {};

/** The value of before as long as the next one is read. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The keys beside the menu: each is there when it does something. */
function Keys({
  question,
  open,
  isOwn,
  onSave,
  onKeep,
}: {
  question: ListQuestion;
  open: SavedList | null;
  isOwn: boolean;
  onSave(): void;
  /** The open list gets the question of the address. */
  onKeep(list: SavedList): void;
}) {
  // A phone has no room to say twice what its menu says.
  const isPhone = useMedia(below.md);
  if (open === null) {
    if (isPhone || !isNarrowing(question)) return null;
    return (
      <Button kind="ghost" icon={Bookmark} className={css.key} onClick={onSave}>
        Save this list
      </Button>
    );
  }
  if (isSameQuestion(question, open.question)) return null;
  return (
    <>
      {isOwn && (
        <Button kind="soft" className={css.key} onClick={() => onKeep(open)}>
          Save changes
        </Button>
      )}
      <Button kind="ghost" className={css.key} onClick={onSave}>
        Save as new
      </Button>
    </>
  );
}

type Asked = { kind: 'new' } | { kind: 'edit'; list: SavedList };

interface SheetsProps extends SavedListsProps {
  asked: Asked;
  lists: Lists;
  onClose(): void;
}

/** Sheets that name, share and delete a list. */
function Sheets({ asked, view, search, choices, lists, onSearch, onClose }: SheetsProps) {
  const { register } = view;
  const { own } = lists;
  const without = (list: SavedList) => async () => {
    const isOwn = own.some(({ id }) => id === list.id);
    const done = await attempt(removeList(list, isOwn));
    if (!done) return done;
    onSearch((before) => (before.list === list.id ? { ...before, list: undefined } : before));
    return done;
  };
  if (asked.kind === 'new') {
    const question = questionIn(search);
    const begins = { id: '', name: suggestedName(register, question, choices), shared: false };
    return (
      <ListSheet
        register={register}
        title="Save this list"
        list={begins}
        words={questionWords(register, question, choices)}
        own={own}
        onSave={(said) =>
          attempt(
            addList({ register: register.name, question, ...said }).then((list) =>
              onSearch((before) => ({ ...before, list })),
            ),
          )
        }
        onRemove={null}
        onClose={onClose}
      />
    );
  }
  const { list } = asked;
  if (!own.some(({ id }) => id === list.id)) {
    return (
      <TidySheet
        list={list}
        onStopSharing={() => attempt(changeList(list, { shared: false }))}
        onRemove={without(list)}
        onClose={onClose}
      />
    );
  }
  return (
    <ListSheet
      register={register}
      title="Edit this list"
      list={list}
      words={questionWords(register, list.question, choices)}
      own={own}
      onSave={(said) => attempt(changeList(list, said))}
      onRemove={without(list)}
      onClose={onClose}
    />
  );
}

/** Names for the question that the address asks: opened, saved, changed, shared, deleted. */
export function SavedLists(props: SavedListsProps) {
  const { view, search, onSearch } = props;
  const { register } = view;
  const choices = useLastKnown(props.choices);
  const live = useLive(savedListsOf, register.name);
  const archived = useLive(archivedIds, namedEntities(register));
  const [asked, setAsked] = useState<Asked | null>(null);
  if (live.state !== 'ready') return <ListsButton />;
  const lists = live.data;
  const question = questionIn(search);
  const known = { choices, archived: archived.state === 'ready' ? archived.data : noRows };
  const read = (list: SavedList) => understood(register, waysOf(view), list.question, known);
  const open = [...lists.own, ...lists.shared].find(({ id }) => id === search.list) ?? null;
  const { note, question: asOpened } = open ? read(open) : { note: null, question };
  const save = () => setAsked({ kind: 'new' });
  return (
    <>
      <ListsMenu
        many={register.words.many}
        lists={lists}
        open={open}
        maySave={Object.keys(question).length > 0}
        onOpen={(list) => onSearch(() => ({ ...read(list).question, list: list.id }))}
        onSave={save}
        onEdit={(list) => setAsked({ kind: 'edit', list })}
      />
      <Keys
        question={question}
        open={open}
        isOwn={open !== null && lists.own.some(({ id }) => id === open.id)}
        onSave={save}
        onKeep={(list) => void attempt(changeList(list, { question }))}
      />
      {note !== null && isSameQuestion(question, asOpened) && (
        <output className={css.note}>{note}</output>
      )}
      {asked && (
        <Sheets
          {...props}
          choices={choices}
          asked={asked}
          lists={lists}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
