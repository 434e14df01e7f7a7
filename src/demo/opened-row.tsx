import { Fragment, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLive } from '../api/live-queries/use-live.ts';
import type { onDemo } from '../api/live-queries/on-demo.ts';

type RowQuery<Row> = ReturnType<typeof onDemo<[string], Row | null>>;

/** One of a list at an address of its own. An id that names none is logged, and `onMissing` leads back to the list. */
export function OpenedRow<Row>({
  query,
  id,
  word,
  unread = null,
  onMissing,
  children,
}: {
  query: RowQuery<Row>;
  id: string;
  /** 'task'. */
  word: string;
  /** Stands there where the store does not answer. */
  unread?: ReactNode;
  onMissing(): void;
  children(row: Row): ReactNode;
}) {
  const live = useLive(query, id);
  const missing = live.state === 'ready' && live.data === null;
  const leave = useEffectEvent(onMissing);
  useEffect(() => {
    if (!missing) return;
    // oxlint-disable-next-line no-console -- the demo apps log what was not found, and go to the list
    console.warn(`Could not found ${word} with id of ${id}!`);
    leave();
  }, [missing, id, word]);
  if (live.state === 'failed') return unread;
  if (live.state !== 'ready' || live.data === null) return null;
  return <Fragment key={id}>{children(live.data)}</Fragment>;
}
