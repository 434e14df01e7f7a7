import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { Sparkline } from '../chart/sparkline.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import * as css from './stat-tile.css.ts';

const ways = { up: TrendingUp, down: TrendingDown } as const;

export type SignTone = keyof typeof css.signs;

export interface Stat {
  label: string;
  /** As it is written: '2 876', 'R 186 420'. */
  value: string;
  /** Change, in words with its start: '11 more than 15 Nov'. */
  change?: { way: keyof typeof ways; words: string };
  /** A fact in the place of a change: '9 are overdue'. */
  fact?: string;
  /** The way it came, the newest last. */
  values?: readonly number[];
  /** Stands in the place of the way it came: what needs somebody. */
  badge?: ReactNode;
  /** Beside the value: the icon of what is counted. `isOnFact`: the words below have its colour too. */
  sign?: { icon: IconOf; tone: SignTone; isOnFact?: boolean };
  /** Puts the value into the link that leads to what it counts. */
  within?(value: string): ReactNode;
}

/** A number, how it changed, and the way it came. Fewer people are no failure: amber, never red. */
export function StatTile({ label, value, change, fact, values, badge, sign, within }: Stat) {
  return (
    <div className={css.tile}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{within ? within(value) : value}</dd>
      {sign && (
        <dd aria-hidden="true" className={css.signs[sign.tone]}>
          <Icon of={sign.icon} size="lg" />
        </dd>
      )}
      {change && (
        <dd className={css.ways[change.way]}>
          <Icon of={ways[change.way]} size="xs" />
          {change.words}
        </dd>
      )}
      {fact && (
        <dd
          className={cx(
            css.fact,
            sign && css.wholeFact,
            sign?.isOnFact && css.factTones[sign.tone],
          )}
        >
          {fact}
        </dd>
      )}
      {(values ?? badge) && (
        <dd className={css.beside}>{values ? <Sparkline values={values} /> : badge}</dd>
      )}
    </div>
  );
}

/** The four or five numbers that a page begins with. */
export function StatStrip({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section aria-label={label} className={css.strip}>
      <dl className={css.stats}>
        {stats.map((stat) => (
          <StatTile key={stat.label} {...stat} />
        ))}
      </dl>
    </section>
  );
}
