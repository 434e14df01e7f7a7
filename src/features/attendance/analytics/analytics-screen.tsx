import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CloudOff from 'lucide-react/icons/cloud-off';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useDeferredValue } from 'react';
import { type Measure, measures } from '#domain/attendance/analytics/measures.ts';
import { type Interval, intervals } from '#domain/attendance/analytics/question.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import { nameFinder, namesHere, noNames } from '#store/attendance/analytics/names-here.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { timeOfDay } from '../../../ui/time.ts';
import * as pageCss from '../reports/report-list.css.ts';
import { useNotedPrint } from '../reports/use-noted-print.ts';
import { useDay } from '../use-day.ts';
import { AnalyticsBar } from './analytics-bar.tsx';
import {
  type AnalyticsSearch,
  type AnalyticsView,
  changed,
  questionOf,
  viewOf,
} from './analytics-search.ts';
import { answerFacts, freshnessWords, measureWord, spanName } from './analytics-words.ts';
import * as css from './analytics.css.ts';
import { ChurchTable } from './church-table.tsx';
import { LinesCard } from './lines-card.tsx';
import { OutliersCard } from './outliers-card.tsx';
import { PivotCard } from './pivot-card.tsx';
import { placeOpened, type ReportPlace } from './place-opened.ts';
import { SavedViews } from './saved-views.tsx';
import { shareLink } from './share-link.ts';
import { SummaryStrip } from './summary-strip.tsx';
import { downloadAnalytics, notedFilters } from './take-analytics.ts';
import { type Analytics, type Answered, useAnalytics } from './use-analytics.ts';
import { WhoCame } from './who-came.tsx';

interface AnalyticsScreenProps {
  kind: ReportKind;
  title: string;
  search: AnalyticsSearch;
  /** Of the organisation: decides which day is today. */
  timeZone: string;
  onSearch(search: AnalyticsSearch): void;
  /** The list of the reports behind a number. */
  onReports(place: ReportPlace): void;
}

const intervalWords: Record<Interval, string> = {
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
};
const viewWords: Record<AnalyticsView, string> = { lines: 'Lines', grid: 'Grid' };
/** Numbers that reports of groups say. */
const groupMeasures: readonly Measure[] = [
  'attendance',
  'firstTimers',
  'newConverts',
  'receivedHolySpirit',
  'offering',
];

/** Week, month or quarter, lines or grid, and which number. */
function Choices({ kind, search, onSearch }: AnalyticsScreenProps) {
  const set = (change: AnalyticsSearch) => onSearch(changed(search, change));
  const view = viewOf(kind, search);
  const offered = kind === 'group' || view === 'grid' ? groupMeasures : measures;
  return (
    <div className={css.choices}>
      <Segmented
        label="View"
        choices={(['lines', 'grid'] as const).map((value) => ({ value, label: viewWords[value] }))}
        value={view}
        onChange={(value) => set({ view: value })}
      />
      {view === 'lines' && (
        <Segmented
          label="Interval"
          choices={intervals.map((value) => ({ value, label: intervalWords[value] }))}
          value={search.every ?? 'week'}
          onChange={(value) => set({ every: value })}
        />
      )}
      <Segmented
        label="Number"
        choices={offered
          .filter((one) => groupMeasures.includes(one))
          .map((value) => ({ value, label: measureWord(value) }))}
        value={search.what ?? 'attendance'}
        onChange={(value) => set({ what: value === 'attendance' ? undefined : value })}
      />
    </div>
  );
}

function Actions({
  title,
  question,
  answered,
  nameOf,
}: {
  title: string;
  question: AnalyticsQuestion;
  answered: Answered | null;
  nameOf(id: string): string;
}) {
  const hasNumbers = answered !== null && answered.answer.reports.in > 0;
  return (
    <>
      <Button icon={Share2} onClick={() => void attempt(shareLink(title))}>
        Share
      </Button>
      <Button icon={Printer} disabled={!hasNumbers} onClick={() => print()}>
        Print
      </Button>
      <Button
        icon={Download}
        disabled={!hasNumbers}
        onClick={() =>
          answered && void attempt(downloadAnalytics(question, answered.answer, nameOf))
        }
      >
        Export
      </Button>
    </>
  );
}

/** In the place of numbers that are not there. */
function NoNumbers({
  found,
  onRetry,
}: {
  found: Exclude<Analytics, { state: 'ready' }>;
  onRetry(): void;
}) {
  if (found.state === 'loading') return <Skeleton lines={12} what="the numbers" />;
  if (found.state === 'elsewhere') {
    return (
      <EmptyState icon={CloudOff} title="This needs a connection">
        {found.isFilling
          ? 'The reports are not on this device yet. They come as soon as there is a connection.'
          : 'You see more reports than a device holds, so the server adds them up.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={CloudOff}
      title="Could not load the numbers"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Nothing is lost. Check the connection and try again.
    </EmptyState>
  );
}

function Numbers({
  props,
  question,
  answered: { answer, asOf },
  nameOf,
}: {
  props: AnalyticsScreenProps;
  question: AnalyticsQuestion;
  answered: Answered;
  nameOf(id: string): string;
}) {
  const offline = useConnection().state !== 'online';
  // Hundreds of rows stand below the chart: it does not wait for them.
  const restComes = useDeferredValue(true, false);
  if (answer.reports.in + answer.reports.missing === 0) {
    return (
      <EmptyState
        icon={ChartNoAxesColumn}
        title="No reports for these dates"
        action={
          <Button onClick={() => props.onSearch(changed({}, { view: props.search.view }))}>
            Clear filters
          </Button>
        }
      >
        Choose other dates, or fewer filters.
      </EmptyState>
    );
  }
  const shown = { question, answer, nameOf };
  if (question.isPivot) {
    return (
      <>
        <SummaryStrip answer={answer} />
        <PivotCard
          {...shown}
          onOpen={(place) => props.onReports(placeOpened(question, answer, place))}
        />
      </>
    );
  }
  const span = answer.latestPart === null ? undefined : answer.spans[answer.latestPart];
  return (
    <>
      <SummaryStrip answer={answer} />
      <div className={css.grid}>
        <LinesCard
          {...shown}
          state={
            offline && asOf !== null ? { is: 'offline', asOf: timeOfDay(asOf) } : { is: 'ready' }
          }
        />
        {question.kind === 'church' && (
          <WhoCame
            when={span ? spanName(span, question.interval) : 'No report yet'}
            totals={answer.latest}
          />
        )}
      </div>
      {restComes && (
        <>
          <ChurchTable {...shown} />
          <OutliersCard {...shown} />
        </>
      )}
    </>
  );
}

/** Attendance over time, of the reports that the person sees. */
export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { kind, title, search, timeZone, onSearch } = props;
  const { today } = useDay(timeZone);
  const live = useLive(namesHere);
  const names = live.state === 'ready' ? live.data : noNames;
  const nameOf = nameFinder(names);
  const question = questionOf(kind, search, today);
  const { retry, ...found } = useAnalytics(question);
  const answered = found.state === 'ready' ? found.answered : null;
  const offline = useConnection().state !== 'online';
  const note = answered && freshnessWords(answered, offline);
  useNotedPrint(`${kind}Analytics`, notedFilters(question), answered?.answer.reports.in ?? 0);
  return (
    <div className={pageCss.page}>
      <div className={pageCss.head}>
        <div className={pageCss.heading}>
          <h1 className={pageCss.title}>{title}</h1>
          <output className={pageCss.facts}>
            {answered && [answerFacts(kind, answered.answer), note].filter(Boolean).join('. ')}
          </output>
        </div>
        <div className={pageCss.actions}>
          <SavedViews kind={kind} search={search} onSearch={onSearch} />
          <Actions title={title} question={question} answered={answered} nameOf={nameOf} />
        </div>
      </div>
      <AnalyticsBar
        kind={kind}
        search={search}
        names={names}
        today={today}
        isGrid={question.isPivot}
        onSearch={onSearch}
      />
      <Choices {...props} />
      {found.state === 'ready' ? (
        <div className={cx(css.answer, found.isOld && css.old)} aria-busy={found.isOld}>
          <Numbers props={props} question={question} answered={found.answered} nameOf={nameOf} />
        </div>
      ) : (
        <NoNumbers found={found} onRetry={retry} />
      )}
    </div>
  );
}
