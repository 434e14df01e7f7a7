import type { ReactNode } from 'react';
import type { Live } from '../api/live-queries/use-live.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import type { IconOf } from '../ui/icon/icon.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { StoreUnanswered } from './store-unanswered.tsx';

export interface ListWords {
  icon: IconOf;
  /** 'your tasks'. */
  what: string;
  /** 'The tasks cannot be read'. */
  failed: string;
  /** Where there is nothing: a title, and what to do. */
  empty: { title: string; text: string };
}

/** The list of a demo app, once the store has answered. */
export function DemoList<Row>({
  list,
  words: { icon, what, failed, empty },
  children,
}: {
  list: Live<readonly Row[]>;
  words: ListWords;
  children(rows: readonly Row[]): ReactNode;
}) {
  if (list.state === 'loading') return <Skeleton lines={8} what={what} />;
  if (list.state === 'failed') return <StoreUnanswered icon={icon} title={failed} />;
  if (list.data.length > 0) return children(list.data);
  return (
    <EmptyState icon={icon} title={empty.title}>
      {empty.text}
    </EmptyState>
  );
}
