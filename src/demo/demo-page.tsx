import type { ReactNode } from 'react';
import type { Live } from '../api/live-queries/use-live.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import type { IconOf } from '../ui/icon/icon.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import * as css from './demo-page.css.ts';

export interface ListWords {
  icon: IconOf;
  /** 'your tasks'. */
  what: string;
  /** 'The tasks cannot be read'. */
  failed: string;
  /** Where there is nothing: a title, and what to do. */
  empty: { title: string; text: string };
}

/** The page of a demo app: its list, what chooses from it before, and what is open of it behind. */
export function DemoPage<Row>({
  title,
  facts,
  actions,
  side,
  list,
  words,
  opened,
  children,
}: {
  title: string;
  facts?: ReactNode;
  actions: ReactNode;
  side?: ReactNode;
  list: Live<readonly Row[]>;
  words: ListWords;
  opened?: ReactNode;
  children(rows: readonly Row[]): ReactNode;
}) {
  const { icon, what, failed, empty } = words;
  return (
    <div className={css.page}>
      {side}
      <div className={css.main}>
        <PageHeader title={title} facts={facts} actions={actions} />
        {list.state === 'loading' && <Skeleton lines={8} what={what} />}
        {list.state === 'failed' && (
          <EmptyState icon={icon} title={failed}>
            The browser’s store does not answer. Load the page again.
          </EmptyState>
        )}
        {list.state === 'ready' && list.data.length === 0 && (
          <EmptyState icon={icon} title={empty.title}>
            {empty.text}
          </EmptyState>
        )}
        {list.state === 'ready' && list.data.length > 0 && children(list.data)}
      </div>
      {opened}
    </div>
  );
}
