import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useMemo, useState } from 'react';
import { nothingOwn } from '#domain/organisation/own-register.ts';
import type { RegisterPage } from '#store/register/register-queries.ts';
import { useLive } from '../api/live-queries/use-live.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { NotRead } from '../ui/empty-state/not-read.tsx';
import { Pager } from '../ui/pager/pager.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { grouped } from '../ui/time.ts';
import { viewWith } from './custom/view-with.ts';
import { RefusedRows } from './refused-rows.tsx';
import { RegisterFilters } from './filters/register-filters.tsx';
import { filtersOf, newRow, type RegisterSearch } from './register-search.ts';
import { RegisterTable } from './register-table.tsx';
import type { RegisterView } from './register-view.ts';
import * as css from './register.css.ts';
import { NewRowDrawer, RowDrawer } from './row-drawer.tsx';

interface BelongingProps {
  view: RegisterView;
  /** Field and id of the row that they belong to, the one that the device has an index of first. */
  to: Readonly<Record<string, string>>;
  /** The field that orders them. */
  orderBy: string;
  /** Further fields of a new row; without them, the next number of the field that orders the rows. */
  begins?: Readonly<Record<string, unknown>>;
  /** They may be many: they are searched and narrowed, those that are gone too, and added one after the other. */
  many?: boolean;
  /** Whether the person may add some here. */
  mayAdd: boolean;
  /** Keys beside the one that adds. */
  actions?: ReactNode;
}

interface Opened {
  id: string;
  /** The refused item that is mended. */
  mends?: string;
}

/** All of them are asked for: those who stand first may be anywhere in the order of the register. */
const all = Number.MAX_SAFE_INTEGER;
const perPage = 100;

function isIn(to: BelongingProps['to'], row: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(to).every(([field, id]) => row[field] === id);
}

/** The refused ones of these rows: a change does not say where its row is. */
function refusedOf({ refused, rows }: RegisterPage, to: BelongingProps['to']) {
  const here = new Set(rows.map(({ id }) => id));
  return refused.filter(({ isNew, typed, rowId }) => (isNew ? isIn(to, typed) : here.has(rowId)));
}

function Nothing({
  view,
  search,
  mayAdd,
}: Pick<BelongingProps, 'view' | 'mayAdd'> & { search: RegisterSearch }) {
  const { one, many } = view.register.words;
  if (search.q || search.only || search.archived) {
    return (
      <EmptyState icon={view.icon} title="No results found!">
        No {one} matches what you look for.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={view.icon} title={`No ${many} yet`}>
      {mayAdd ? `Add the first ${one}.` : `When there are ${many}, they appear here.`}
    </EmptyState>
  );
}

function useQuestion(to: BelongingProps['to'], orderBy: string, search: RegisterSearch) {
  const key = JSON.stringify([to, { ...search, page: undefined }]);
  return useMemo(() => {
    const [of, narrowed] = JSON.parse(key) as [Record<string, string>, RegisterSearch];
    return {
      of,
      searchTerm: narrowed.q,
      filters: filtersOf(narrowed),
      archived: narrowed.archived === true,
      orderBy,
      descending: false,
      page: 1,
      perPage: all,
    };
  }, [key, orderBy]);
}

interface FoundProps extends Pick<BelongingProps, 'view' | 'orderBy' | 'mayAdd'> {
  page: RegisterPage;
  search: RegisterSearch;
  onPage(page: number): void;
  onOpen(id: string): void;
}

function Found({ view, orderBy, mayAdd, page, search, onPage, onOpen }: FoundProps) {
  const { titles, total } = page;
  if (total === 0) return <Nothing view={view} search={search} mayAdd={mayAdd} />;
  const rank = view.rank ?? (() => 0);
  const pages = Math.ceil(total / perPage);
  const here = Math.min(search.page ?? 1, pages);
  const first = (here - 1) * perPage;
  const rows = page.rows
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(first, first + perPage);
  return (
    <>
      <RegisterTable
        view={view}
        rows={rows}
        titles={new Map(titles)}
        sort={view.rank ? null : { field: orderBy, descending: false }}
        choosing={null}
        onSort={null}
        onOpen={({ id }) => onOpen(id)}
      />
      {pages > 1 && (
        <Pager
          page={here}
          pages={pages}
          words={`${grouped(first + 1)} to ${grouped(first + rows.length)} of ${grouped(total)}`}
          onPage={onPage}
        />
      )}
    </>
  );
}

/** A new row's number: one more than the highest. */
function nextNumber(page: RegisterPage | null, field: string): Record<string, number> {
  return { [field]: Math.max(0, ...(page?.rows ?? []).map((row) => Number(row[field]))) + 1 };
}

/** The rows of one register that belong to a row of another: added, opened, changed in their place. */
export function BelongingRows(props: BelongingProps) {
  const { view: plain, to, orderBy, begins, many = false, mayAdd, actions } = props;
  const { words } = plain.register;
  const [search, setSearch] = useState<RegisterSearch>({});
  const live = useLive(plain.queries.page, useQuestion(to, orderBy, search));
  const [opened, setOpened] = useState<Opened | null>(null);
  if (live.state === 'failed') return <NotRead title={`Could not load the ${words.many}`} />;
  const page = live.state === 'ready' ? live.data : null;
  const view = viewWith(plain, page?.own ?? nothingOwn);
  const refused = page ? refusedOf(page, to) : [];
  const mended = refused.find(({ itemId }) => itemId === opened?.mends);
  // The drawer puts the words of the organisation in by itself.
  const drawer = { view: plain, refused: mended, isBeside: false, onClose: () => setOpened(null) };
  const first = begins ?? nextNumber(page, orderBy);
  return (
    <div className={css.belonging}>
      {mayAdd && page && (
        <div className={css.actions}>
          {actions}
          <Button icon={Plus} onClick={() => setOpened({ id: newRow })}>
            {many ? `Add ${words.many}` : `New ${words.one}`}
          </Button>
        </div>
      )}
      <RefusedRows
        view={view}
        refused={refused}
        titles={new Map(page?.titles)}
        onMend={(row) => setOpened({ id: row.isNew ? newRow : row.rowId, mends: row.itemId })}
      />
      {many && (
        <RegisterFilters
          register={view.register}
          search={search}
          choices={page?.choices}
          archived={page?.archived ?? 0}
          without={[...Object.keys(to), 'status']}
          {...(view.archiveWords && { gone: view.archiveWords.gone })}
          onSearch={setSearch}
        />
      )}
      {page ? (
        <Found
          {...props}
          view={view}
          page={page}
          search={search}
          onPage={(next) => setSearch((before) => ({ ...before, page: next }))}
          onOpen={(id) => setOpened({ id })}
        />
      ) : (
        <Skeleton lines={4} what={words.many} />
      )}
      {opened?.id === newRow && (
        <NewRowDrawer
          {...drawer}
          below={Object.values(to)[0]}
          begins={{ ...to, ...first }}
          stays={many}
        />
      )}
      {opened && opened.id !== newRow && <RowDrawer {...drawer} id={opened.id} />}
    </div>
  );
}
