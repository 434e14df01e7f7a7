import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CloudOff from 'lucide-react/icons/cloud-off';
import Printer from 'lucide-react/icons/printer';
import Table2 from 'lucide-react/icons/table-2';
import { useRef, useState, type ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { printAlone } from '../print-alone/print-alone.ts';
import { Table, type Column } from '../table/table.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import { isEmpty, missingIn, shownAt, type ChartData } from './chart-data.ts';
import * as css from './chart.css.ts';
import { SteppedPlot, type ChartKind } from './stepped-plot.tsx';

/** State of the numbers. `offline`: the numbers of this device, as of then. */
export type ChartState =
  | { is: 'ready' }
  | { is: 'loading' }
  | { is: 'error'; onRetry(): void }
  | { is: 'offline'; asOf: string };

interface ChartProps {
  /** What. */
  title: string;
  /** Place and time. */
  facts: string;
  /** One sentence for who does not see it. */
  summary: string;
  kind: ChartKind;
  data: ChartData;
  state?: ChartState;
  /** `h2` where it is a part of its page by itself. */
  heading?: 'h2' | 'h3';
  /** In the place of a chart without numbers. */
  empty?: ReactNode;
  /** Keys that choose other numbers. */
  keys?: ReactNode;
  /** It can be printed without the rest of its page. */
  prints?: boolean;
}

const ready: ChartState = { is: 'ready' };
const greyBars = [46, 70, 58, 84, 62, 76, 52];

function Numbers({ title, data }: { title: string; data: ChartData }) {
  const { by, labels, series } = data;
  const columns: Column<number>[] = [
    { name: by, cell: (at) => labels[at] ?? '', card: 'title' },
    ...series.map((one): Column<number> => ({
      name: one.name,
      number: true,
      cell: (at) => shownAt(data, one, at),
    })),
  ];
  return (
    <Table
      caption={`${title}, as a table`}
      columns={columns}
      rows={labels.map((_, at) => at)}
      rowKey={String}
    />
  );
}

function Inside({
  title,
  summary,
  kind,
  data,
  state = ready,
  empty,
  asTable,
}: ChartProps & { asTable: boolean }) {
  if (state.is === 'loading') {
    return (
      <div className={css.loading}>
        <output className={visuallyHidden}>Loading {title}…</output>
        {greyBars.map((height) => (
          <div key={height} className={css.grey} style={{ height: `${height}%` }} />
        ))}
      </div>
    );
  }
  if (state.is === 'error') {
    return (
      <EmptyState
        icon={CloudOff}
        title="Could not load the numbers"
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        The server did not answer.
      </EmptyState>
    );
  }
  if (isEmpty(data)) {
    return (
      <EmptyState icon={ChartNoAxesColumn} title="No reports for these dates" action={empty}>
        Choose other dates, or fewer filters.
      </EmptyState>
    );
  }
  if (asTable) return <Numbers title={title} data={data} />;
  return <SteppedPlot label={`${title}. ${summary}`} kind={kind} data={data} />;
}

/** A chart in its frame: what and when, the plot or the same as a table, and a state of its own. */
export function Chart(props: ChartProps) {
  const {
    title,
    facts,
    data,
    keys,
    state = ready,
    heading: Heading = 'h3',
    prints = false,
  } = props;
  const part = useRef<HTMLElement>(null);
  const [asTable, setAsTable] = useState(false);
  const missing = missingIn(data);
  const hasNumbers = (state.is === 'ready' || state.is === 'offline') && !isEmpty(data);
  return (
    <section ref={part} className={css.frame} aria-label={title}>
      <div className={css.head}>
        <div>
          <Heading className={css.title}>{title}</Heading>
          <p className={css.facts}>{facts}</p>
        </div>
        <div className={css.keys}>
          {state.is === 'offline' && (
            <Badge tone="warning" icon={CloudOff}>
              As of {state.asOf}
            </Badge>
          )}
          {hasNumbers && missing > 0 && <Badge tone="warning">{missing} missing</Badge>}
          {hasNumbers && (
            <Button
              kind="ghost"
              icon={Table2}
              className={css.key}
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Show as chart' : 'Show as table'}
            </Button>
          )}
          {hasNumbers && prints && (
            <IconButton
              icon={Printer}
              label={`Print ${title.toLowerCase()}`}
              className={css.key}
              onClick={() => part.current && printAlone(part.current)}
            />
          )}
          {keys}
        </div>
      </div>
      <Inside {...props} asTable={asTable} />
    </section>
  );
}
