import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState, type FormEvent } from 'react';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import { isSameQuestion } from '#domain/saved/list-question.ts';
import { mostLists, nameProblem, type SavedList, tooManyLists } from '#domain/saved/saved-list.ts';
import { savedListsOf } from '#store/saved/saved-lists.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { addList, removeList } from '../../../register/saved/save-list.ts';
import * as savedCss from '../../../register/saved/saved.css.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Menu, MenuHeading, MenuItem, MenuLine } from '../../../ui/menu/menu.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import type { AnalyticsSearch } from './analytics-search.ts';
import { keptQuestion, searchOfKept } from './kept-view.ts';

const mostLetters = 80;

function problemWith(name: string, own: readonly SavedList[]): string | null {
  if (own.length >= mostLists) return tooManyLists;
  if (name.trim() === '') return 'Give this view a name';
  if (name.trim().length > mostLetters) return `Use at most ${mostLetters} characters`;
  return nameProblem({ id: '', name }, own);
}

/** Names the question that the address asks. */
function NameSheet({
  own,
  onSave,
  onClose,
}: {
  own: readonly SavedList[];
  onSave(name: string): Promise<boolean>;
  onClose(): void;
}) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const problem = problemWith(name, own);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null) void onSave(name.trim()).then((done) => done && onClose());
  };
  return (
    <Sheet title="Save this view" onClose={onClose}>
      <form className={savedCss.form} onSubmit={save} noValidate>
        <TextField
          label="Name"
          required
          autoComplete="off"
          size="touch"
          value={name}
          error={tried ? problem : null}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={savedCss.keys}>
          <Button className={savedCss.key} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" className={savedCss.key}>
            Save view
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

/** Questions that the person keeps under a name: opened, saved and deleted, also without a network. */
export function SavedViews({
  kind,
  search,
  onSearch,
}: {
  kind: ReportKind;
  search: AnalyticsSearch;
  onSearch(search: AnalyticsSearch): void;
}) {
  const register = `${kind}Analytics`;
  const live = useLive(savedListsOf, register);
  const [isNaming, setNaming] = useState(false);
  if (live.state !== 'ready') return null;
  const { own } = live.data;
  const question = keptQuestion(search);
  const open = own.find((list) => isSameQuestion(list.question, question));
  return (
    <>
      <Menu align="end" trigger={<Button icon={Bookmark}>{open?.name ?? 'Saved views'}</Button>}>
        {own.length === 0 && (
          <MenuHeading>
            <span className={savedCss.menuText}>
              No saved views yet. Choose filters, then save them under a name.
            </span>
          </MenuHeading>
        )}
        {own.map((list) => (
          <MenuItem key={list.id} onSelect={() => onSearch(searchOfKept(list.question))}>
            {list.name}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem
          icon={BookmarkPlus}
          disabled={open !== undefined || question.only === undefined}
          onSelect={() => setNaming(true)}
        >
          Save this view
        </MenuItem>
        {open && (
          <MenuItem icon={Trash} onSelect={() => void attempt(removeList(open, true))}>
            Delete “{open.name}”
          </MenuItem>
        )}
      </Menu>
      {isNaming && (
        <NameSheet
          own={own}
          onSave={(name) => attempt(addList({ register, name, question, shared: false }))}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
