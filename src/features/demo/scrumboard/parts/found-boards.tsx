import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import type { Board, Card } from '#domain/demo/scrumboard/entities.ts';
import { folded } from '#domain/values/name-words.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { cardsSaying } from '../found-cards.ts';
import { everyCardHere } from '../here.ts';
import { foundWords } from '../words.ts';
import { BoardTile } from './board-tile.tsx';
import * as css from './boards.css.ts';

/** Cards that are listed at most: who wants another one says more words. */
const mostCards = 20;

function saysIt({ title, description, members }: Board, search: string): boolean {
  const texts = [title, description, ...members.map(({ name }) => name)];
  return folded(texts.join('\n')).includes(folded(search.trim()));
}

function FoundCards({ cards, boards }: { cards: readonly Card[]; boards: readonly Board[] }) {
  const titles = new Map(boards.map(({ id, title }) => [id, title]));
  return (
    <section className={css.found} aria-labelledby="cards-found">
      <h2 id="cards-found" className={css.title}>
        <output>{foundWords(cards.length)}</output>
      </h2>
      <ul className={css.foundCards}>
        {cards.slice(0, mostCards).map(({ id, boardId, title }) => (
          <li key={id}>
            <Link
              to="/apps/scrumboard/$boardId/card/$cardId"
              params={{ boardId, cardId: id }}
              className={css.foundCard}
            >
              {title}
              <span className={css.edited}>{titles.get(boardId)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {cards.length > mostCards && (
        <p className={css.edited}>
          The first {mostCards} are listed. Type more words to find another one.
        </p>
      )}
    </section>
  );
}

/** The boards and the cards of all boards that say these words. */
export function FoundBoards({
  boards,
  search,
  now,
}: {
  boards: readonly Board[];
  search: string;
  now: number;
}) {
  const live = useLive(everyCardHere);
  const cards = live.state === 'ready' ? cardsSaying(live.data, search) : [];
  const shown = boards.filter((board) => saysIt(board, search));
  if (shown.length === 0 && cards.length === 0 && live.state !== 'loading') {
    return (
      <EmptyState icon={Search} title="No board and no card says this">
        Try other words.
      </EmptyState>
    );
  }
  return (
    <>
      {shown.length > 0 && (
        <ul className={css.tiles} aria-label="Boards">
          {shown.map((board) => (
            <li key={board.id}>
              <BoardTile board={board} now={now} />
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && <FoundCards cards={cards} boards={boards} />}
    </>
  );
}
