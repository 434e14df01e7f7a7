import Table2 from 'lucide-react/icons/table-2';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ways } from '../stat-tile/stat-tile.css.ts';
import { Table } from '../table/table.tsx';
import { grouped } from '../time.ts';
import type { ChartColor } from './chart-colors.css.ts';
import * as css from './spark-card.css.ts';
import { Sparkline } from './sparkline.tsx';

const icons = { up: TrendingUp, down: TrendingDown } as const;

interface SparkCardProps {
  title: string;
  /** The number as it is written. */
  value: string;
  /** `isGood`: what goes down may be what was hoped for. */
  change: { way: keyof typeof icons; words: string; isGood: boolean };
  color?: ChartColor;
  /** Name of the labels' kind: 'Week'. */
  by: string;
  labels: readonly string[];
  values: readonly number[];
  written?(value: number): string;
  /** Keys that choose other numbers. */
  keys?: ReactNode;
}

/** One number with the way it came, or the same as a table. */
export function SparkCard(props: SparkCardProps) {
  const { title, value, change, color, by, labels, values, written = grouped, keys } = props;
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-label={title} className={css.card}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <div className={css.keys}>
          <IconButton
            icon={Table2}
            size="small"
            label={`${title} as a table`}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
          {keys}
        </div>
      </div>
      <div className={css.body}>
        <div className={css.words}>
          <p className={css.value}>{value}</p>
          <p className={ways[change.isGood ? 'up' : 'down']}>
            <Icon of={icons[change.way]} size="xs" />
            {change.words}
          </p>
        </div>
        {!asTable && <Sparkline values={values} {...(color && { color })} />}
      </div>
      {asTable && (
        <Table
          caption={`${title}, as a table`}
          columns={[
            { name: by, cell: (at: number) => labels[at] ?? '', card: 'title' },
            { name: title, number: true, cell: (at: number) => written(values[at] ?? 0) },
          ]}
          rows={labels.map((_, at) => at)}
          rowKey={String}
        />
      )}
    </section>
  );
}
