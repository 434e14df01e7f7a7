import { useState } from 'react';
import type { SundayBoard } from '#domain/attendance/board/sunday-board.ts';

interface Arrivals {
  board: SundayBoard;
  date: string;
  /** Ids of churches of which something came in since the board was opened. */
  fresh: ReadonlySet<string>;
  /** Id of the last of them. */
  last: string | null;
}

const stampOf = (board: SundayBoard, id: string) =>
  board.churches.find((church) => church.id === id)?.newestAt ?? null;

function after(before: Arrivals, board: SundayBoard, date: string): Arrivals {
  if (before.date !== date) return { board, date, fresh: new Set(), last: null };
  const arrived = board.churches.filter(
    ({ id, newestAt }) => newestAt !== null && newestAt !== stampOf(before.board, id),
  );
  const ids = arrived.map(({ id }) => id);
  return {
    board,
    date,
    fresh: ids.length === 0 ? before.fresh : new Set([...before.fresh, ...ids]),
    last: ids.at(-1) ?? before.last,
  };
}

/** Churches that came in while somebody looks: another day begins anew. */
export function useArrivals(board: SundayBoard, date: string): Pick<Arrivals, 'fresh' | 'last'> {
  const [kept, setKept] = useState<Arrivals>({ board, date, fresh: new Set(), last: null });
  const isOld = kept.board !== board || kept.date !== date;
  const next = isOld ? after(kept, board, date) : kept;
  if (isOld) setKept(next);
  return next;
}
