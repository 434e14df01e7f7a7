import { Link } from '@tanstack/react-router';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import { expectedSums } from '#domain/attendance/expected/expected-sums.ts';
import { holds } from '#domain/permissions.ts';
import {
  expectedReports,
  type ExpectedList,
  type ExpectedRow,
} from '#store/attendance/expected/expected-reports.ts';
import { servicesInScope } from '#store/churches/queries.ts';
import { freshness } from '#store/freshness.ts';
import { groupsInScope } from '#store/groups/queries.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive, type Live } from '../../../api/live-queries/use-live.ts';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { StatStrip } from '../../../ui/stat-tile/stat-tile.tsx';
import { toggled } from '../../../ui/toggled.ts';
import { TreeTable } from '../../../ui/tree-table/tree-table.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import { useCompare } from '../conflict/use-compare.tsx';
import { useMoment } from '../dashboard/use-moment.ts';
import { NoneYet } from '../none-yet.tsx';
import type { ReportSearch } from '../reports/report-filter-bar.tsx';
import * as css from '../reports/report-list.css.ts';
import { useNotedPrint } from '../reports/use-noted-print.ts';
import { verify } from '../review/save-review.ts';
import type { Viewer } from '../review/review-actions.tsx';
import { useDay } from '../use-day.ts';
import { BoardLink } from '../sunday/board-link.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { remind } from './expected-acts.ts';
import { ExpectedBar } from './expected-bar.tsx';
import { expectedColumns } from './expected-columns.tsx';
import { authorsIn, inPlace, ofState } from './expected-filter.ts';
import { daysAsked } from './days-asked.ts';
import { expectedTree, parentIds } from './expected-tree.ts';
import { daysWords, dueWords, expectedStats } from './expected-words.ts';
import * as expectedCss from './expected.css.ts';
import { NotMetSheet } from './not-met-sheet.tsx';
import { PeriodKeys } from './period-keys.tsx';
import { exportedFilters } from './take-expected.ts';
import { ViewChoice } from './view-choice.tsx';

interface ExpectedScreenProps {
  kind: ReportKind;
  title: string;
  search: ReportSearch;
  /** Of the organisation: decides which day is today. */
  timeZone: string;
  viewer: Viewer;
  onSearch(search: ReportSearch): void;
  onOpen(reportId: string): void;
}

const rowsOf = <Row,>(live: Live<Row[]>): Row[] => (live.state === 'ready' ? live.data : []);

/** Into the form that counts, for who may submit such reports. */
function SubmitLink({ kind, viewer }: Pick<ExpectedScreenProps, 'kind' | 'viewer'>) {
  const permission = kind === 'church' ? 'report.submitChurch' : 'report.submitGroup';
  if (!holds(viewer.grants, permission)) return null;
  const look = buttonLook({ kind: 'primary' });
  return kind === 'church' ? (
    <Link to="/apps/churches/submit-attendance-report" className={look}>
      Submit attendance
    </Link>
  ) : (
    <Link to="/apps/groups/cell-ministry/submit-attendance-report" className={look}>
      Submit attendance
    </Link>
  );
}

function Tree({
  rows,
  list,
  props: { kind, viewer, timeZone, onOpen },
  today,
}: {
  rows: readonly ExpectedRow[];
  list: ExpectedList;
  props: ExpectedScreenProps;
  today: string;
}) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [notMet, setNotMet] = useState<readonly ExpectedRow[] | null>(null);
  const { compare, sheet } = useCompare(rows.some(({ state }) => state === 'conflict'));
  const zones = new Map(list.churches.map((church) => [church.id, church.timeZone]));
  const nodes = expectedTree(rows, list);
  const open = new Set(parentIds(nodes).filter((id) => !folded.has(id)));
  const none = () => setChosen(new Set());
  const verifyAll = (some: readonly ExpectedRow[]) =>
    void attempt(verify(some.flatMap(({ report }) => report ?? []))).then(none);
  const remindAll = (some: readonly ExpectedRow[]) => void attempt(remind(some)).then(none);
  const columns = expectedColumns({
    viewer,
    today,
    zoneOf: ({ churchId }) => zones.get(churchId) ?? timeZone,
    onOpen,
    onVerify: (row) => verifyAll([row]),
    onCompare: (reportId) => compare({ reportId }),
    onRemind: (row) => remindAll([row]),
    onNotMet: (row) => setNotMet([row]),
  });
  return (
    <>
      <ChosenBar
        rows={rows.filter(({ key }) => chosen.has(key))}
        viewer={viewer}
        onVerify={verifyAll}
        onRemind={remindAll}
        onNotMet={setNotMet}
        onClear={none}
      />
      <TreeTable
        caption="Reports due, by church"
        nameHead={kind === 'church' ? 'Church and service' : 'Church and group'}
        nodes={nodes}
        columns={columns}
        sumUnder="State"
        open={open}
        onOpen={(id, isOpen) => setFolded(toggled(folded, id, !isOpen))}
        choosing={{ chosen, onChoose: (key, on) => setChosen(toggled(chosen, key, on)) }}
      />
      {notMet && (
        <NotMetSheet
          rows={notMet}
          onClose={(done) => {
            setNotMet(null);
            if (done) none();
          }}
        />
      )}
      {sheet}
    </>
  );
}

/** Whether the device has everything, and from when it is. */
function Known({ offline }: { offline: boolean }) {
  const live = useLive(freshness);
  if (live.state !== 'ready') return null;
  const known = live.data;
  if (known.state === 'filling') {
    return <p className={css.facts}>Still getting reports: some of these may be in already.</p>;
  }
  if (known.state !== 'ready' || !offline) return null;
  return <p className={css.facts}>Showing reports as of {timeOfDay(known.asOf)}.</p>;
}

function Listed({
  props,
  list,
  today,
  days,
}: {
  props: ExpectedScreenProps;
  list: ExpectedList;
  today: string;
  days: { from: string; to: string };
}) {
  const { kind, title, search, timeZone, viewer, onSearch } = props;
  const services = rowsOf(useLive(servicesInScope));
  const groups = rowsOf(useLive(groupsInScope));
  const offline = useConnection().state !== 'online';
  const here = inPlace(list.rows, search, list);
  const rows = ofState(here, search.state);
  const sums = expectedSums(here);
  const filters = exportedFilters(search, days);
  useNotedPrint(`${kind}Reports`, filters, rows.length);
  const zones = new Map(list.churches.map((church) => [church.id, church.timeZone]));
  async function take(): Promise<void> {
    const { downloadExpected } = await import('./take-expected.ts');
    await downloadExpected(kind, rows, filters, (row) => zones.get(row.churchId) ?? timeZone);
  }
  return (
    <>
      <div className={css.head}>
        <div className={css.heading}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.facts}>{dueWords(sums, daysWords(days))}</p>
          <Known offline={offline} />
        </div>
        <div className={css.actions}>
          {kind === 'church' && <BoardLink />}
          <Button icon={Download} disabled={rows.length === 0} onClick={() => void attempt(take())}>
            Export
          </Button>
          <Button icon={Printer} disabled={rows.length === 0} onClick={() => print()}>
            Print
          </Button>
          <SubmitLink kind={kind} viewer={viewer} />
        </div>
      </div>
      <div className={expectedCss.head}>
        <PeriodKeys
          days={days}
          today={today}
          onChoose={({ period, from, to }) => onSearch({ ...search, period, from, to })}
        />
        <ViewChoice search={search} onSearch={onSearch} />
      </div>
      <StatStrip label="Reports due" stats={expectedStats(sums)} />
      <ExpectedBar
        kind={kind}
        search={search}
        churches={list.churches}
        churchGroups={list.churchGroups}
        services={services}
        groups={groups}
        authors={authorsIn(list.rows)}
        onSearch={onSearch}
      />
      {rows.length > 0 && <Tree rows={rows} list={list} props={props} today={today} />}
      {rows.length === 0 && list.rows.length > 0 && (
        <EmptyState icon={SearchX} title="No results found!">
          Nothing for these filters. Clear one.
        </EmptyState>
      )}
      {list.rows.length === 0 && (
        <EmptyState icon={CalendarCheck} title="Nothing was due">
          {kind === 'church'
            ? 'Reports are due on the days of the services of each church. Choose other days, or add days to its services.'
            : 'Reports are due on the days of the schedule of each group. Choose other days, or add schedules to groups.'}
        </EmptyState>
      )}
    </>
  );
}

/** What was due in a period, church by church, what came of it, and the next thing to do. */
export function ExpectedScreen(props: ExpectedScreenProps) {
  const { kind, search, timeZone } = props;
  const { today } = useDay(timeZone);
  const days = daysAsked(search, today);
  const now = useMoment();
  const live = useKept(useLive(expectedReports, { kind, ...days, now }));
  const offline = useConnection().state !== 'online';
  const fresh = useLive(freshness);
  const isNew = fresh.state === 'ready' && fresh.data.state === 'never';
  return (
    <div className={css.page}>
      {live.state === 'loading' && <Skeleton lines={10} what="reports" />}
      {live.state === 'failed' && <NotRead heading="h1" title="Could not load the reports" />}
      {live.state === 'ready' && live.data.rows.length === 0 && isNew && (
        <NoneYet what="reports" offline={offline} />
      )}
      {live.state === 'ready' && !(live.data.rows.length === 0 && isNew) && (
        <Listed props={props} list={live.data} today={today} days={days} />
      )}
    </div>
  );
}
