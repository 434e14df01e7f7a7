import type { ReactNode } from 'react';
import type { Live } from '../api/live-queries/use-live.ts';
import type { Crumb } from '../ui/page-header/breadcrumb.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { DemoList, type ListWords } from './demo-list.tsx';
import * as css from './demo-page.css.ts';

/** The page of a demo app: its list, what chooses from it before, and what is open of it behind. */
export function DemoPage<Row>({
  title,
  facts,
  trail,
  actions,
  note,
  side,
  list,
  words,
  opened,
  children,
}: {
  title: string;
  facts?: ReactNode;
  /** Where it is another than the frame knows. */
  trail?: readonly Crumb[] | undefined;
  actions: ReactNode;
  /** Stands between the header and the list. */
  note?: ReactNode;
  side?: ReactNode;
  list: Live<readonly Row[]>;
  words: ListWords;
  opened?: ReactNode;
  children(rows: readonly Row[]): ReactNode;
}) {
  return (
    <div className={css.page}>
      {side}
      <div className={css.main}>
        <PageHeader title={title} facts={facts} actions={actions} {...(trail && { trail })} />
        {note}
        <DemoList list={list} words={words}>
          {children}
        </DemoList>
      </div>
      {opened}
    </div>
  );
}
