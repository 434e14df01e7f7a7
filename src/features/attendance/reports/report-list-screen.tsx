import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import SearchX from 'lucide-react/icons/search-x';
import Upload from 'lucide-react/icons/upload';
import { type ComponentProps, Suspense } from 'react';
import type { ReportDefinition, ReportKind } from '#domain/attendance/definitions.ts';
import { browseReports, type ReportPage } from '#store/attendance/queries.ts';
import type { ReportFilters } from '#store/attendance/report-filters.ts';
import { churchGroupsInScope } from '#store/churches/church-groups-in-scope.ts';
import { churchesInScope, servicesInScope } from '#store/churches/queries.ts';
import { groupsInScope } from '#store/groups/queries.ts';
import { freshness, type Freshness } from '#store/freshness.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive, type Live } from '../../../api/live-queries/use-live.ts';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { latePart } from '../../../ui/late-part.ts';
import { Pager } from '../../../ui/pager/pager.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { failureSnack } from '../../../ui/snackbar/failure-snack.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { grouped, timeOfDay } from '../../../ui/time.ts';
import { ViewChoice } from '../expected/view-choice.tsx';
import { ReportFilterBar, type ReportSearch } from './report-filter-bar.tsx';
import { NoneYet } from '../none-yet.tsx';
import { ReportTable } from './report-table.tsx';
import * as css from './report-list.css.ts';
import { BoardLink } from '../sunday/board-link.tsx';
import { namesOf } from './report-columns.ts';
import type * as ways from './take-reports.ts';
import { useNotedPrint } from './use-noted-print.ts';
import { useDay } from '../use-day.ts';
import { useCompare } from '../conflict/use-compare.tsx';

const perPage = 25;

/** Few import, and few times: the code comes when it is wanted. */
const HeadcountImport = latePart(() =>
  import('../import/headcount-import.tsx').then((part) => part.HeadcountImport),
);

/** The filters of the address as the query takes them. */
export function filtersOf(kind: ReportKind, search: ReportSearch): ReportFilters {
  return {
    kind,
    from: search.from,
    to: search.to,
    churchGroupId: search.group,
    churchId: search.church,
    serviceId: search.service,
    groupId: search.cell,
    sort: 'date',
    descending: true,
    page: search.page ?? 1,
    perPage,
  };
}

function rowsOf<Row>(live: Live<Row[]>): Row[] {
  return live.state === 'ready' ? live.data : [];
}

/** Number of reports found, and whether the device has all of them. */
function Facts({
  total,
  known,
  offline,
}: {
  total: number | null;
  known: Freshness;
  offline: boolean;
}) {
  return (
    <>
      {total !== null && (
        <p className={css.facts}>
          {grouped(total)} {total === 1 ? 'report' : 'reports'}
        </p>
      )}
      {known.state === 'filling' && known.total !== null && (
        <ProgressBar
          value={known.received}
          of={known.total}
          words={`Getting reports: ${grouped(known.received)} of ${grouped(known.total)}`}
        />
      )}
      {known.state === 'ready' && offline && (
        <p className={css.facts}>Showing reports as of {timeOfDay(known.asOf)}.</p>
      )}
      {known.state === 'ready' && known.unreadable > 0 && (
        <p className={css.facts}>
          This version of the app cannot read {grouped(known.unreadable)} newer{' '}
          {known.unreadable === 1 ? 'entry' : 'entries'}. Update the app to see everything.
        </p>
      )}
    </>
  );
}

function NothingFound({ onClear }: { onClear(): void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No results found!"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Nothing for these filters. Clear one.
    </EmptyState>
  );
}

/** A page of reports, and the way to the others. */
function Found({
  found,
  onPage,
  ...table
}: Omit<ComponentProps<typeof ReportTable>, 'rows'> & {
  found: ReportPage;
  onPage(page: number): void;
}) {
  const first = (found.page - 1) * perPage + 1;
  const last = first + found.rows.length - 1;
  return (
    <>
      <ReportTable {...table} rows={found.rows} />
      <Pager
        page={found.page}
        pages={found.pages}
        words={`${grouped(first)} to ${grouped(last)} of ${grouped(found.total)}`}
        onPage={onPage}
      />
    </>
  );
}

type Ways = typeof ways;

/** Few take them along: the code comes when it is wanted. */
async function take(work: (ways: Ways) => Promise<void>): Promise<void> {
  try {
    await work(await import('./take-reports.ts'));
  } catch (error) {
    const snack = failureSnack(error, import.meta.env.PROD);
    if (snack) snackbars.show(snack);
  }
}

/** Everything that was found, as a file or on paper. */
function Actions({
  definition,
  title,
  filters,
  hasRows,
  onImport,
}: {
  definition: ReportDefinition;
  title: string;
  filters: ReportFilters;
  hasRows: boolean;
  /** Null for who may not. */
  onImport: (() => void) | null;
}) {
  return (
    <div className={css.actions}>
      {definition.kind === 'church' && <BoardLink />}
      {filters.groupId !== undefined && (
        <Link
          to="/apps/groups/$groupId"
          params={{ groupId: filters.groupId }}
          className={buttonLook({})}
        >
          About this group
        </Link>
      )}
      {onImport && (
        <Button icon={Upload} onClick={onImport}>
          Import
        </Button>
      )}
      <Button
        icon={Download}
        disabled={!hasRows}
        onClick={() => void take(({ downloadReports }) => downloadReports(definition, filters))}
      >
        Export
      </Button>
      <Button
        icon={Printer}
        disabled={!hasRows}
        onClick={() => void take(({ printReports }) => printReports(definition, title, filters))}
      >
        Print
      </Button>
    </div>
  );
}

export interface ReportListProps {
  definition: ReportDefinition;
  title: string;
  search: ReportSearch;
  /** Of the organisation: decides which day is today. */
  timeZone: string;
  mayImport: boolean;
  onSearch(search: ReportSearch): void;
  onOpen(id: string): void;
}

function Listed({
  definition,
  title,
  search,
  timeZone,
  mayImport,
  onSearch,
  onOpen,
}: ReportListProps) {
  const { today } = useDay(timeZone);
  const filters = filtersOf(definition.kind, search);
  const live = useLive(browseReports, filters);
  const churches = rowsOf(useLive(churchesInScope));
  const groups = rowsOf(useLive(churchGroupsInScope));
  const services = rowsOf(useLive(servicesInScope));
  const cells = rowsOf(useLive(groupsInScope));
  const names = namesOf(churches, services, cells);
  const found = live.state === 'ready' ? live.data : null;
  const { compare, sheet } = useCompare(found?.rows.some((row) => row.openVersions > 0) ?? false);
  const fresh = useLive(freshness);
  const known: Freshness = fresh.state === 'ready' ? fresh.data : { state: 'never' };
  const offline = useConnection().state !== 'online';
  const noneYet = found?.total === 0 && known.state !== 'ready';
  const hasRows = found !== null && found.total > 0;
  useNotedPrint(`${definition.kind}Reports`, filters, found?.rows.length ?? 0);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.heading}>
          <h1 className={css.title}>{title}</h1>
          <Facts total={noneYet ? null : (found?.total ?? null)} known={known} offline={offline} />
        </div>
        <Actions
          definition={definition}
          title={title}
          filters={filters}
          hasRows={hasRows}
          onImport={mayImport ? () => onSearch({ ...search, import: true }) : null}
        />
      </div>
      <ViewChoice search={search} onSearch={onSearch} />
      <ReportFilterBar
        search={search}
        groups={groups}
        churches={churches}
        services={services}
        cells={definition.kind === 'group' ? cells : []}
        today={today}
        onSearch={onSearch}
      />
      {live.state === 'loading' && <Skeleton lines={10} what="reports" />}
      {live.state === 'failed' && <NotRead title="Could not load the reports" />}
      {noneYet && <NoneYet what="reports" offline={offline} />}
      {found?.total === 0 && !noneYet && <NothingFound onClear={() => onSearch({})} />}
      {hasRows && (
        <Found
          definition={definition}
          found={found}
          names={names}
          onOpen={({ id }) => onOpen(id)}
          onCompare={({ id }) => compare({ reportId: id })}
          onPage={(page) => onSearch({ ...search, page })}
        />
      )}
      {sheet}
    </div>
  );
}

/** Every report in scope, kept current while it is open; or the import of others. */
export function ReportListScreen(props: ReportListProps) {
  const { definition, search, onSearch } = props;
  if (!search.import) return <Listed {...props} />;
  return (
    <Suspense fallback={<Skeleton lines={8} what="the import" />}>
      <HeadcountImport
        kind={definition.kind}
        onClose={() => onSearch({ ...search, import: undefined })}
      />
    </Suspense>
  );
}
