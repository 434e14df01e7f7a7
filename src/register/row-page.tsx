import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { titlesIn } from '#domain/register/linked-rows.ts';
import { pictureFields } from '#domain/register/register.ts';
import type { OpenRow } from '#store/register/register-queries.ts';
import { useLive } from '../api/live-queries/use-live.ts';
import { buttonLook } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { NotRead } from '../ui/empty-state/not-read.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import type { Tab } from '../ui/tabs/tabs.tsx';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';
import { capitalised } from '#domain/capitalised.ts';
import { RowPicture } from './picture/row-picture.tsx';
import type { RegisterView } from './register-view.ts';
import * as css from './register.css.ts';
import { RowMenu } from './row-menu.tsx';
import { RowPanel } from './row-panel.tsx';

export interface RowPageProps {
  view: RegisterView;
  id: string;
  /** Address of the list that it belongs to. */
  list: string;
  /** One line about the row, from its titles. */
  facts?(open: OpenRow, titles: ReadonlyMap<string, string>): ReactNode;
  /** Keys at the end of the head. */
  actions?(open: OpenRow): ReactNode;
  /** First tab of the page, from the feature; without it, the page begins with the fields. */
  overview?(open: OpenRow): ReactNode;
  /** Tabs of the feature. */
  tabs?(open: OpenRow): readonly Tab<string>[];
  /** The open tab, as the address says it. */
  tab: { open: string | undefined; onOpen(name: string): void };
}

const inCard = (content: ReactNode) => <Card className={css.fields}>{content}</Card>;

function Known({ open, ...props }: RowPageProps & { open: OpenRow }) {
  const { view, facts, actions, overview, tabs, tab } = props;
  const { register } = view;
  const titles = new Map(titlesIn(register, open.linked));
  return (
    <div className={css.page}>
      <PageHeader
        title={register.title(open.row, titles)}
        lead={
          pictureFields(register).length > 0 && (
            <RowPicture register={register} row={open.row} titles={titles} size="profile" />
          )
        }
        facts={facts?.(open, titles)}
        actions={
          <>
            {actions?.(open)}
            {open.mayEdit && <RowMenu view={view} row={open.row} />}
          </>
        }
      />
      <div>
        <RowPanel
          view={view}
          open={open}
          refused={undefined}
          overview={overview?.(open)}
          tabs={tabs?.(open)}
          tab={tab}
          framed={inCard}
          onClose={() => undefined}
        />
      </div>
    </div>
  );
}

/** One row as a page of its own: who may, changes it; the others read it. */
export function RowPage(props: RowPageProps) {
  const { view, id, list } = props;
  const { one } = view.register.words;
  const live = useLive(view.queries.one, id);
  if (live.state === 'failed') return <NotRead title={`Could not load this ${one}`} heading="h1" />;
  if (live.state === 'loading' || live.data.state === 'filling') {
    return (
      <div className={css.page}>
        <h1 className={visuallyHidden}>{capitalised(one)}</h1>
        <Skeleton lines={6} what={`this ${one}`} />
      </div>
    );
  }
  if (live.data.state === 'unknown') {
    return (
      <EmptyState
        icon={view.icon}
        heading="h1"
        title={`We can’t find this ${one}`}
        action={
          <Link to={list} className={buttonLook({ size: 'touch' })}>
            All {view.register.words.many}
          </Link>
        }
      >
        The link may be wrong, or it is a {one} that you don’t look after.
      </EmptyState>
    );
  }
  return <Known key={id} {...props} open={live.data.open} />;
}
