import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Rows } from '../rows/rows.tsx';
import { runsOf } from './runs-of.ts';
import * as css from './table.css.ts';

export interface Column<Row> {
  name: string;
  /** Numbers stand right. */
  number?: boolean;
  /** Its words may be long: they break. */
  wraps?: boolean;
  /** Place on the card of a row on a phone; a fact has its name beside its value. */
  card?: keyof typeof css.onCard;
  cell(row: Row): ReactNode;
  /** Value to sort, find and export by. A column without it is only shown. */
  value?(row: Row): string | number | null;
  /** Stands in the place of its name: a key that sorts by it. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
  /**
   * Hides the column where there is little room; `second` is hidden later than `first`. Another column says
   * what it says then (`instead`).
   */
  hidePriority?: keyof typeof css.hidePriority;
  /** Holds a key, which says itself what it is. */
  control?: true;
}

/** Which rows are drawn; the others are so many px of nothing. */
export interface Drawn {
  before: number;
  after: number;
  scroller: Ref<HTMLElement>;
  height: string;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  isMarked?(row: Row): boolean;
  /** A row opens at a click on it; for the keyboard a key in one of its cells does the same. */
  onOpen?(row: Row): void;
  /** Words above the rows that have the same ones, one behind the other. */
  headingOf?(row: Row): string;
  /** Content below an open row; null for a closed one. */
  below?(row: Row): ReactNode;
  drawn?: Drawn | undefined;
}

/** Columns in which no row has anything. */
type Blank<Row> = ReadonlySet<Column<Row>>;

function isEmpty<Row>({ cell }: Column<Row>, row: Row): boolean {
  try {
    return cell(row) === '';
  } catch {
    // Its row says that it cannot be shown; here it must not take the table with it.
    return true;
  }
}

function blankOf<Row>({ columns, rows }: TableProps<Row>): Blank<Row> {
  return new Set(columns.filter((column) => rows.every((row) => isEmpty(column, row))));
}

/** Classes that hide a column where it has no room or no values. */
function leavesOf<Row>(column: Column<Row>, blank: Blank<Row>): string {
  const { hidePriority } = column;
  return cx(blank.has(column) && css.onlyScreen, hidePriority && css.hidePriority[hidePriority]);
}

interface LineProps<Row> {
  columns: readonly Column<Row>[];
  blank: Blank<Row>;
}

function Cells<Row>({ row, columns, blank }: LineProps<Row> & { row: Row }) {
  return columns.map((column) => {
    const cell = column.cell(row);
    const place = column.card ?? 'fact';
    return (
      <td
        key={column.name}
        className={cx(
          css.td,
          column.control && css.control,
          column.number && css.number,
          column.wraps && css.wraps,
          css.onCard[place],
          cell === '' && css.gap,
          leavesOf(column, blank),
        )}
      >
        {cell !== '' && !column.control && <span className={css.names[place]}>{column.name} </span>}
        {cell}
      </td>
    );
  });
}

function Head<Row>({ columns, blank }: LineProps<Row>) {
  return (
    <thead className={css.head}>
      <tr>
        {columns.map((column) => (
          <th
            key={column.name}
            scope="col"
            className={cx(
              css.th,
              column.control && css.control,
              column.number && css.number,
              leavesOf(column, blank),
            )}
            aria-sort={column.sorted}
          >
            {column.head ?? column.name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Keys in a row do what they say, and words that somebody marks open nothing. */
function isOnRow({ target }: MouseEvent): boolean {
  const isKey = target instanceof Element && target.closest('button, a, input, label') !== null;
  return !isKey && getSelection()?.isCollapsed !== false;
}

function Undrawn({ px, span }: { px: number; span: number }) {
  if (px <= 0) return null;
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nobody hears it */}
      <td colSpan={span} className={css.undrawn} style={{ height: px }} />
    </tr>
  );
}

type BodyProps<Row> = TableProps<Row> & { blank: Blank<Row> };

function Lines<Row>({ columns, blank, rows, rowKey, isMarked, onOpen, below }: BodyProps<Row>) {
  return (
    <Rows of={rows} as="tr" keyOf={rowKey}>
      {(row) => {
        const more = below?.(row) ?? null;
        return (
          <>
            <tr
              className={cx(css.tr, isMarked?.(row) && css.chosen, onOpen && css.opens)}
              onClick={onOpen && ((event) => isOnRow(event) && onOpen(row))}
            >
              <Cells row={row} columns={columns} blank={blank} />
            </tr>
            {more !== null && (
              <tr>
                <td colSpan={columns.length} className={css.detail}>
                  {more}
                </td>
              </tr>
            )}
          </>
        );
      }}
    </Rows>
  );
}

/** One body a heading, so that a screen reader says it with its rows. */
function Bodies<Row>(props: BodyProps<Row>) {
  const { columns, drawn, rows, headingOf } = props;
  const span = columns.length;
  const runs = runsOf(rows, headingOf);
  return runs.map(({ heading, rows: together }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- runs keep their order, and a heading may come again
    <tbody key={at} className={css.body}>
      {drawn && at === 0 && <Undrawn px={drawn.before} span={span} />}
      {heading !== null && (
        // A block on a phone as the body is: else the heading is only as wide as its letter.
        <tr className={css.body}>
          <th scope="rowgroup" colSpan={span} className={css.heading}>
            {heading}
          </th>
        </tr>
      )}
      <Lines {...props} rows={together} />
      {drawn && at === runs.length - 1 && <Undrawn px={drawn.after} span={span} />}
    </tbody>
  ));
}

/** Rows of facts; each row becomes a card where there is no room for columns. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, drawn } = props;
  const blank = blankOf(props);
  return (
    <div className={css.frame}>
      <section
        ref={drawn?.scroller}
        className={css.scroll}
        aria-label={caption}
        // If the table is wider than the page, the keyboard must get to its end as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={drawn && { maxHeight: drawn.height }}
      >
        <table className={css.table}>
          <caption className={css.caption}>{caption}</caption>
          <Head columns={props.columns} blank={blank} />
          <Bodies {...props} blank={blank} />
        </table>
      </section>
    </div>
  );
}
