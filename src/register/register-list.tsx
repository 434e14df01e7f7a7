import { type ReactNode, Suspense } from 'react';
import type { RegisterQuestion } from '#domain/register/find-rows.ts';
import { nothingOwn } from '#domain/organisation/own-register.ts';
import type { RegisterPage } from '#store/register/register-queries.ts';
import { useConnection } from '../api/calls/use-connection.ts';
import { useLive } from '../api/live-queries/use-live.ts';
import { NotRead } from '../ui/empty-state/not-read.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { latePart } from '../ui/late-part.ts';
import { Pager } from '../ui/pager/pager.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { grouped, timeOfDay } from '../ui/time.ts';
import { capitalised } from '#domain/capitalised.ts';
import { ListKeys } from './list-keys.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { RegisterFilters } from './filters/register-filters.tsx';
import { type ChangeOfSearch, newRow, type RegisterSearch } from './register-search.ts';
import { questionOf } from './views/list-question.ts';
import { RegisterTable } from './register-table.tsx';
import type { RegisterView } from './register-view.ts';
import * as css from './register.css.ts';
import { noteOpened, ReturnToRowProvider, useReturnToRow } from './views/return-to-row.ts';
import { NotMended } from './mend/not-mended.tsx';
import { type AllRefused, useMended } from './mend/use-mended.ts';
import { NewRowDrawer, RowDrawer } from './row-drawer.tsx';
import { viewWith } from './custom/view-with.ts';
import { ListsButton } from './saved/lists-button.tsx';
import { Selection, useChosen } from './selection.tsx';
import { wayOf, WaysToShow } from './views/ways-to-show.tsx';

export interface RegisterListProps {
  of: RegisterView;
  search: RegisterSearch;
  onSearch(change: ChangeOfSearch): void;
  /** Keys beside those of every register. */
  actions?: ReactNode;
  /** Banners of its feature, beside those about rows that were refused. */
  notices?: ReactNode;
  /** Opens a row that has a page of its own; without it, it opens beside the list. */
  onOpenRow?(id: string): void;
  /** Begins a row that is added on a page of its own; without it, its form opens beside the list. */
  onNew?(): void;
}

const RegisterTree = latePart(() =>
  import('./views/register-tree.tsx').then((part) => part.RegisterTree),
);
const RegisterCards = latePart(() =>
  import('./views/register-cards.tsx').then((part) => part.RegisterCards),
);
const SavedLists = latePart(() =>
  import('./saved/saved-lists.tsx').then((part) => part.SavedLists),
);
const RegisterImport = latePart(() =>
  import('./import/of-register/register-import.tsx').then((part) => part.RegisterImport),
);

function facts(view: RegisterView, page: RegisterPage | null, offline: boolean): ReactNode {
  if (page === null || (page.all === 0 && page.fresh.state !== 'ready')) return null;
  const { one, many } = view.register.words;
  const { facts: Own } = view;
  const asOf =
    offline && page.fresh.state === 'ready' ? `, as of ${timeOfDay(page.fresh.asOf)}` : '';
  return (
    <>
      {Own ? <Own all={page.all} /> : `${grouped(page.all)} ${page.all === 1 ? one : many}`}
      {asOf}
    </>
  );
}

interface FoundProps {
  view: RegisterView;
  page: RegisterPage;
  question: RegisterQuestion;
  search: RegisterSearch;
  onSearch(change: ChangeOfSearch): void;
  onOpen(id: string): void;
}

/** Rows that were found, in the view that the address names. */
function VisibleRows(props: FoundProps) {
  const { view, page, question, search, onOpen } = props;
  const way = wayOf(view, search);
  if (way === 'tree' && view.tree) {
    return (
      <Suspense fallback={<Skeleton lines={8} what={view.register.words.many} />}>
        <RegisterTree view={view} question={question} above={view.tree} onOpen={onOpen} />
      </Suspense>
    );
  }
  if (way === 'cards') {
    return (
      <Suspense fallback={<Skeleton lines={8} what={view.register.words.many} />}>
        <RegisterCards
          view={view}
          rows={page.rows}
          titles={new Map(page.titles)}
          mayEdit={page.mayAdd}
          onOpen={onOpen}
        />
        <Pages {...props} />
      </Suspense>
    );
  }
  return <Found {...props} />;
}

/** The way to the other pages. */
function Pages({ page, question, onSearch }: FoundProps) {
  if (page.pages <= 1) return null;
  const first = (page.page - 1) * question.perPage + 1;
  const last = first + page.rows.length - 1;
  return (
    <Pager
      page={page.page}
      pages={page.pages}
      words={`${grouped(first)} to ${grouped(last)} of ${grouped(page.total)}`}
      onPage={(number) => onSearch((before) => ({ ...before, page: number }))}
    />
  );
}

/** A page of the rows that were found, what can be done with those that are chosen, and the way to the others. */
function Found(props: FoundProps) {
  const { view, page, question, search, onSearch, onOpen } = props;
  const choosing = useChosen(page.rows);
  return (
    <>
      <Selection
        view={view}
        page={page}
        chosen={choosing.chosen}
        archived={search.archived === true}
        onChooseAll={choosing.onChooseAll}
        onDone={choosing.clear}
      />
      <RegisterTable
        view={view}
        rows={page.rows}
        titles={new Map(page.titles)}
        sort={{ field: question.orderBy, descending: question.descending }}
        choosing={page.mayAdd ? choosing : null}
        onSort={(sort, down) =>
          onSearch((before) => ({ ...before, sort, down: down || undefined, page: undefined }))
        }
        onOpen={({ id }) => onOpen(id)}
      />
      <Pages {...props} />
    </>
  );
}

/** Drawer beside the list: a row, or the form of a new one. */
function Opened({
  of: view,
  search: { open, mend },
  onSearch,
  refused: all,
}: RegisterListProps & { refused: AllRefused }) {
  const mended = useMended(mend, all);
  if (open === undefined) return null;
  const close = () => onSearch((before) => ({ ...before, open: undefined, mend: undefined }));
  const drawer = { view, onClose: close };
  if (mended.state !== 'here') {
    const without = () => onSearch((before) => ({ ...before, mend: undefined }));
    return <NotMended {...drawer} of={mended} isNew={open === newRow} onWithout={without} />;
  }
  const { refused } = mended;
  if (open === newRow) return <NewRowDrawer {...drawer} refused={refused} />;
  return <RowDrawer {...drawer} refused={refused} id={open} />;
}

function Listed(props: RegisterListProps) {
  const { of: plain, search, onSearch, actions, notices } = props;
  const { many } = plain.register.words;
  const question = questionOf(plain.register, search);
  const live = useLive(plain.queries.page, question);
  const page = live.state === 'ready' ? live.data : null;
  const refused = page?.refused ?? (live.state === 'failed' ? 'failed' : 'waiting');
  const view = viewWith(plain, page?.own ?? nothingOwn);
  const { register } = view;
  const offline = useConnection().state !== 'online';
  const open = (id: string, mend?: string) => onSearch((before) => ({ ...before, open: id, mend }));
  const { onOpenRow, onNew = () => open(newRow) } = props;
  const found = { view, page, question, onNew };
  const rowRef = useReturnToRow(register.name, search.open);
  const openRow = (id: string) => {
    if (!onOpenRow) return open(id);
    noteOpened(register.name, id);
    onOpenRow(id);
  };
  return (
    <div className={css.split}>
      <div className={css.page}>
        <PageHeader
          title={capitalised(many)}
          facts={facts(view, page, offline)}
          actions={
            <ListKeys
              {...found}
              extra={actions}
              onImport={() => onSearch((before) => ({ ...before, import: true }))}
            />
          }
        />
        <RefusedRows
          view={view}
          refused={page?.refused ?? []}
          onMend={(row) => open(row.isNew ? newRow : row.rowId, row.itemId)}
        />
        {notices}
        <RegisterFilters
          register={register}
          search={search}
          choices={page?.choices}
          archived={page?.archived ?? 0}
          onSearch={onSearch}
        >
          <div className={css.keepingAndWays}>
            <Suspense fallback={<ListsButton />}>
              <SavedLists view={view} search={search} choices={page?.choices} onSearch={onSearch} />
            </Suspense>
            <WaysToShow view={view} search={search} onSearch={onSearch} />
          </div>
        </RegisterFilters>
        {live.state === 'loading' && <Skeleton lines={8} what={many} />}
        {live.state === 'failed' && <NotRead title={`Could not load the ${many}`} />}
        {page?.total === 0 && (
          <NothingShown
            {...found}
            page={page}
            isNarrowed={Boolean(search.q ?? search.only ?? search.archived)}
            offline={offline}
            onClear={() => onSearch((before) => ({ view: before.view }))}
          />
        )}
        {page !== null && page.total > 0 && (
          <ReturnToRowProvider value={rowRef}>
            <VisibleRows
              {...found}
              page={page}
              search={search}
              onSearch={onSearch}
              onOpen={openRow}
            />
          </ReturnToRowProvider>
        )}
      </div>
      <Opened key={search.mend} {...props} refused={refused} />
    </div>
  );
}

/** The rows of a register, kept current: found, ordered, chosen, opened, added, imported, taken along. */
export function RegisterList(props: RegisterListProps) {
  const { of: view, search, onSearch } = props;
  if (!search.import) return <Listed {...props} />;
  return (
    <Suspense fallback={<Skeleton lines={8} what="the import" />}>
      <RegisterImport
        view={view}
        onClose={() => onSearch((before) => ({ ...before, import: undefined }))}
      />
    </Suspense>
  );
}
