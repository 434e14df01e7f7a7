import type { ReactNode } from 'react';
import type { Live } from '../api/live-queries/use-live.ts';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { DemoList, type ListWords } from './demo-list.tsx';
import * as css from './demo-page.css.ts';

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
  return (
    <div className={css.page}>
      {side}
      <div className={css.main}>
        <PageHeader title={title} facts={facts} actions={actions} />
        <DemoList list={list} words={words}>
          {children}
        </DemoList>
      </div>
      {opened}
    </div>
  );
}
