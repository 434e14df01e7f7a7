import Sigma from 'lucide-react/icons/sigma';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { grouped } from '../time.ts';
import { sumOf, type ShownColumn, type ShownRow } from './pivot-data.ts';
import * as css from './pivot-grid.css.ts';
import { FoldMark } from './pivot-head.tsx';
import type { Told } from './told-at.ts';

export type Step = keyof typeof css.shades;

/** A row's name: with its chevron where it folds, with a sum sign where it is the sum of all. */
export function RowName({ row, isFolded }: { row: ShownRow; isFolded: boolean }) {
  if (row.kind === 'leaf') return row.name;
  return (
    <span className={css.nameLine}>
      {row.kind === 'all' ? <Icon of={Sigma} size="sm" /> : <FoldMark isFolded={isFolded} />}
      {row.name}
    </span>
  );
}

/** A number, and how it looks: shaded where it stands for itself alone. A gap is never 0. */
export function numberLook(
  row: ShownRow,
  column: ShownColumn,
  toStep: ((n: number) => Step) | null,
) {
  const value = sumOf(row.rows, column.ids);
  const isLeaf = row.kind === 'leaf' && column.kind === 'leaf';
  return {
    words: value === null ? '–' : grouped(value),
    className: cx(
      css.value,
      column.edge && css.edge,
      row.kind === 'all' && css.all,
      column.kind === 'total' && css.heavy,
      value === null && css.gap,
      isLeaf && value !== null && toStep !== null && css.shades[toStep(value)],
    ),
  };
}

/** Parts that one number adds up. */
export function About({
  id,
  told,
  title,
  lines,
}: {
  id: string;
  told: Told;
  title: string;
  lines: readonly string[];
}) {
  const { left, top, toLeft, upwards } = told;
  return (
    <div
      id={id}
      role="tooltip"
      className={css.about}
      style={{ left, top, translate: `${toLeft ? '-100%' : '0'} ${upwards ? '-100%' : '0'}` }}
    >
      <p className={css.aboutTitle}>{title}</p>
      {lines.map((line) => (
        <p key={line} className={css.aboutLine}>
          {line}
        </p>
      ))}
    </div>
  );
}
