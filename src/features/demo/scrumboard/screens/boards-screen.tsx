import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import SquareKanban from 'lucide-react/icons/square-kanban';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Board } from '#domain/demo/scrumboard/entities.ts';
import { addBoard } from '#domain/demo/scrumboard/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { amount } from '../../../../demo/amount.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { boardsHere } from '../here.ts';
import { type BoardDraft, BoardSheet } from '../parts/board-sheet.tsx';
import { BoardTile } from '../parts/board-tile.tsx';
import * as css from '../parts/boards.css.ts';
import { FoundBoards } from '../parts/found-boards.tsx';

const words = {
  icon: SquareKanban,
  what: 'your boards',
  failed: 'The boards cannot be read',
  empty: {
    title: 'No boards yet',
    text: 'Add one, and it is here, also without a connection.',
  },
};

const lookAgainMs = 60_000;

function Tiles({ boards, now, onAdd }: { boards: readonly Board[]; now: number; onAdd(): void }) {
  return (
    <ul className={css.tiles} aria-label="Boards">
      {boards.map((board) => (
        <li key={board.id}>
          <BoardTile board={board} now={now} />
        </li>
      ))}
      <li>
        <button type="button" className={css.add} onClick={onAdd}>
          <Icon of={Plus} size="xl" />
          Add a board
        </button>
      </li>
    </ul>
  );
}

/** S2-081: all boards, the one that was changed last first. */
export function BoardsScreen({ menu }: { menu: ReactNode }) {
  const list = useLive(boardsHere);
  const now = useNow(lookAgainMs);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);
  useShortcuts({ '/': add });
  const save = async (board: BoardDraft) => {
    const { id } = await callDemo(addBoard, { board });
    await navigate({ to: '/apps/scrumboard/$boardId', params: { boardId: id } });
  };
  const actions = (
    <>
      <SearchBox label="Search boards and cards" value={typed} onChange={setTyped} />
      {menu}
      <Tooltip text="New board" keys="Ctrl /">
        <Button kind="primary" icon={Plus} onClick={add}>
          New board
        </Button>
      </Tooltip>
    </>
  );
  return (
    <DemoPage
      title="Scrumboard"
      facts={list.state === 'ready' && amount(list.data.length, 'board')}
      actions={actions}
      list={list}
      words={words}
      opened={adding && <BoardSheet board={null} onSave={save} onClose={() => setAdding(false)} />}
    >
      {(all) =>
        search.trim() === '' ? (
          <Tiles boards={all} now={now} onAdd={add} />
        ) : (
          <FoundBoards boards={all} search={search} now={now} />
        )
      }
    </DemoPage>
  );
}
