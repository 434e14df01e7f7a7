import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentType, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import type { WholeBoard } from '#domain/demo/scrumboard/entities.ts';
import { changeBoard, deleteBoard } from '#domain/demo/scrumboard/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { amount } from '../../../../demo/amount.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { DeleteSheet } from '../../../../demo/delete-sheet.tsx';
import * as page from '../../../../demo/demo-page.css.ts';
import { LabelsSheet } from '../../../../demo/tags/labels-sheet.tsx';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import { StoreUnanswered } from '../../../../demo/store-unanswered.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { AvatarGroup } from '../../../../ui/avatar-group/avatar-group.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { MenuItem } from '../../../../ui/menu/menu.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { foundOn } from '../found-cards.ts';
import { callsOfLabels, wholeBoardHere } from '../here.ts';
import { BoardLists } from '../parts/board-lists.tsx';
import { type BoardDraft, BoardSheet } from '../parts/board-sheet.tsx';
import { boardFacts, cardsOn, foundWords } from '../words.ts';

interface BoardProps {
  board: WholeBoard;
  /** The card that is open. */
  openId: string | null;
  /** Menu of every demo app, round the entries of this board. */
  menu: ComponentType<{ children: ReactNode }>;
}

type Asking = 'labels' | 'settings' | 'delete' | null;

function Dialog({
  board,
  asking,
  onClose,
}: {
  board: WholeBoard;
  asking: Asking;
  onClose(): void;
}) {
  const navigate = useNavigate();
  const { id, title, lists, labels } = board;
  const remove = async () => {
    // First: a board that is open and suddenly gone would be missed.
    await navigate({ to: '/apps/scrumboard', replace: true });
    await deleteRow(deleteBoard, { id, name: title });
  };
  if (asking === 'labels') {
    return <LabelsSheet labels={labels} calls={callsOfLabels(id)} onClose={onClose} />;
  }
  if (asking === 'settings') {
    const save = async (draft: BoardDraft) => {
      await callDemo(changeBoard, { id, board: draft });
      onClose();
    };
    return <BoardSheet board={board} onSave={save} onClose={onClose} />;
  }
  if (asking === null) return null;
  return (
    <DeleteSheet what="board" onClose={onClose} onDelete={() => void remove()}>
      “{title}” goes with {amount(lists.length, 'list')} and everything in them.
    </DeleteSheet>
  );
}

function Opened({ board, openId, menu: BoardMenu }: BoardProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const [asking, setAsking] = useState<Asking>(null);
  /** The list, or the place of a new one, that is being added to. */
  const [adding, setAdding] = useState<string | null>(null);
  const shown = foundOn(board, search);
  const addTo = useCallback((to: string | null) => {
    setAdding(to);
    // A new card is to be seen, and may not have the words that are searched.
    if (to !== null) setTyped('');
  }, []);
  const add = () => addTo(board.lists[0]?.id ?? 'list');
  useShortcuts({ '/': add });
  const entries = (
    <>
      <MenuItem icon={Settings} onSelect={() => setAsking('settings')}>
        Board settings
      </MenuItem>
      <MenuItem icon={Trash2} onSelect={() => setAsking('delete')}>
        Delete board
      </MenuItem>
    </>
  );
  const actions = (
    <>
      {board.members.length > 0 && (
        <AvatarGroup label="Members" people={board.members} atMost={5} />
      )}
      <SearchBox label="Search cards" value={typed} onChange={setTyped} />
      <Button icon={Tag} onClick={() => setAsking('labels')}>
        Labels
      </Button>
      <BoardMenu>{entries}</BoardMenu>
      <Tooltip text="New card" keys="Ctrl /">
        <Button kind="primary" icon={Plus} onClick={add}>
          New card
        </Button>
      </Tooltip>
    </>
  );
  const facts = search.trim() === '' ? boardFacts(board) : foundWords(cardsOn(shown));
  return (
    <div className={page.page}>
      <div className={page.main}>
        <PageHeader title={board.title} facts={<output>{facts}</output>} actions={actions} />
        <BoardLists
          board={board}
          search={search}
          openId={openId}
          adding={adding}
          onAdding={addTo}
        />
      </div>
      <Dialog board={board} asking={asking} onClose={() => setAsking(null)} />
    </div>
  );
}

/** S2-081: a board with its lists; a card of it opens over them. */
export function BoardScreen({
  id,
  children,
  ...props
}: { id: string; children: ReactNode } & Omit<BoardProps, 'board'>) {
  const navigate = useNavigate();
  const unread = (
    <StoreUnanswered icon={SquareKanban} heading="h1" title="The board cannot be read" />
  );
  return (
    <OpenedRow
      query={wholeBoardHere}
      id={id}
      word="board"
      unread={unread}
      onMissing={() => void navigate({ to: '/apps/scrumboard', replace: true })}
    >
      {(board) => (
        <>
          <Opened board={board} {...props} />
          {children}
        </>
      )}
    </OpenedRow>
  );
}
