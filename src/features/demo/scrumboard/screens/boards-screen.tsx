import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import SquareKanban from 'lucide-react/icons/square-kanban';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Board } from '#domain/demo/scrumboard/entities.ts';
import { addBoard } from '#domain/demo/scrumboard/operations.ts';
import { folded } from '#domain/values/name-words.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { boardsHere } from '../here.ts';
import { type BoardDraft, BoardSheet } from '../parts/board-sheet.tsx';
import { BoardTile } from '../parts/board-tile.tsx';
import * as css from '../parts/boards.css.ts';
import { amount } from '../words.ts';

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

function Tiles({ boards, onAdd }: { boards: readonly Board[]; onAdd(): void }) {
  const now = useNow(lookAgainMs);
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

const says = (board: Board, searched: string) =>
  folded(
    [board.title, board.description, ...board.members.map(({ name }) => name)].join('\n'),
  ).includes(folded(searched.trim()));

/** S2-081: all boards, the one that was changed last first. */
export function BoardsScreen({ menu }: { menu: ReactNode }) {
  const list = useLive(boardsHere);
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
      <SearchBox label="Search boards" value={typed} onChange={setTyped} />
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
      {(all) => {
        const shown = all.filter((board) => says(board, search));
        if (shown.length > 0) return <Tiles boards={shown} onAdd={add} />;
        return (
          <EmptyState icon={Search} title="No board says this">
            Try other words. Cards are searched on their board.
          </EmptyState>
        );
      }}
    </DemoPage>
  );
}
