import { scaleQuantize } from '@visx/scale';
import { useId, useState, type KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { grouped } from '../time.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';
import { About, numberLook, RowName, type Step } from './pivot-cells.tsx';
import {
  columnsOf,
  rangeOf,
  rowsOf,
  type PivotGroup,
  type PivotSpan,
  type ShownColumn,
  type ShownRow,
} from './pivot-data.ts';
import * as css from './pivot-grid.css.ts';
import { PivotHead } from './pivot-head.tsx';
import { toldAt, type Told } from './told-at.ts';
import { useGridFocus, type Place } from './use-grid-focus.ts';

const steps: Step[] = [1, 2, 3, 4, 5, 6];

/** Rows and columns that a number adds up, by ids. */
export interface PivotPlace {
  rows: readonly string[];
  columns: readonly string[];
}

interface PivotGridProps {
  caption: string;
  /** Over the names: 'Church and group'. */
  nameHead: string;
  /** 'All 12 churches'. */
  allName: string;
  spans: readonly PivotSpan[];
  groups: readonly PivotGroup[];
  /** Ids of years and groups that are folded. */
  folded: ReadonlySet<string>;
  onFold(id: string, folded: boolean): void;
  /** Whether single values are shaded by their size. */
  shaded: boolean;
  /** Unit of the numbers, beside the shades: 'People a month, cells only'. */
  unit: string;
  /** 'the cell did not meet or has not reported'. */
  gapMeans: string;
  /** Lines about a number: '4 meetings, 57 people', '2 more than September'. */
  about(place: PivotPlace): readonly string[];
  /** The reports behind a number. */
  onOpen(place: PivotPlace): void;
}

const placeOf = (row: ShownRow, column: ShownColumn): PivotPlace => ({
  rows: row.rows.map(({ id }) => id),
  columns: column.ids,
});

function Legend({
  groups,
  shaded,
  unit,
  gapMeans,
}: Pick<PivotGridProps, 'groups' | 'shaded' | 'unit' | 'gapMeans'>) {
  const [least, most] = rangeOf(groups);
  return (
    <div className={css.foot}>
      <span className={css.legend}>
        {unit}
        {shaded && (
          <span className={css.swatches} aria-hidden="true">
            {steps.map((step) => (
              <span key={step} className={cx(css.shades[step], css.swatch)} />
            ))}
          </span>
        )}
        {grouped(least)} to {grouped(most)}
      </span>
      <span>– means {gapMeans}</span>
    </div>
  );
}

interface BodyProps {
  props: PivotGridProps;
  rows: readonly ShownRow[];
  columns: readonly ShownColumn[];
  /** The cell that is told about is described by this. */
  aboutId: string;
  told: Told | null;
  onTell(told: Told | null): void;
}

function Body({ props, rows, columns, aboutId, told, onTell }: BodyProps) {
  const { groups, folded, onFold, shaded, onOpen } = props;
  const toStep = shaded ? scaleQuantize<Step>({ domain: rangeOf(groups), range: steps }) : null;
  const { table, walk, isHere, onFocus } = useGridFocus(rows.length, columns.length + 1);

  function act({ row: at, column }: Place) {
    const row = rows[at];
    if (!row) return;
    const shown = columns[column - 1];
    if (shown) onOpen(placeOf(row, shown));
    else if (row.kind === 'group') onFold(row.key, !folded.has(row.key));
  }
  function onKeyDown(event: KeyboardEvent, place: Place) {
    if (walk(event)) return;
    if (event.key === 'Escape' && told) {
      event.stopPropagation();
      onTell(null);
    }
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act(place);
  }
  /** Props of every cell. */
  const cell = (place: Place) => ({
    tabIndex: isHere(place) ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, place),
    onClick: () => act(place),
  });
  const tell = (target: HTMLElement, place: Place) =>
    onTell(toldAt(target, place, rows.length, columns.length));
  const isTold = (place: Place) => told?.row === place.row && told.column === place.column;

  return (
    <tbody ref={table}>
      {rows.map((row, at) => {
        const name = { row: at, column: 0 };
        return (
          <tr key={row.key}>
            <th
              scope="row"
              {...cell(name)}
              className={cx(
                css.rowName,
                row.kind === 'leaf' ? css.leafName : css.heavy,
                row.kind === 'all' && css.all,
              )}
              aria-expanded={row.kind === 'group' ? !folded.has(row.key) : undefined}
              onFocus={() => {
                onFocus(name);
                onTell(null);
              }}
            >
              <RowName row={row} isFolded={folded.has(row.key)} />
            </th>
            {columns.map((column, beside) => {
              const place = { row: at, column: beside + 1 };
              const { words, className } = numberLook(row, column, toStep);
              return (
                <td
                  key={column.key}
                  {...cell(place)}
                  className={className}
                  aria-describedby={isTold(place) ? aboutId : undefined}
                  onFocus={({ currentTarget }) => {
                    onFocus(place);
                    tell(currentTarget, place);
                  }}
                  onMouseEnter={({ currentTarget }) => tell(currentTarget, place)}
                >
                  {words}
                </td>
              );
            })}
          </tr>
        );
      })}
    </tbody>
  );
}

/** Sums by two trees: years of months over churches of groups. Each folds to its sum; the last is of all. */
export function PivotGrid(props: PivotGridProps) {
  const { caption, nameHead, allName, spans, groups, folded, onFold, about } = props;
  const aboutId = useId();
  const [told, setTold] = useState<Told | null>(null);
  const columns = spans.flatMap((span) => columnsOf(span, folded.has(span.id)));
  const rows = rowsOf(groups, folded, allName);
  const row = told && rows[told.row];
  const column = told && columns[told.column - 1];
  const quiet = () => setTold(null);
  return (
    <div className={css.frame}>
      {/* What is told goes with the pointer and with the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- not a control: it only notices that somebody left */}
      <div className={css.scroll} onMouseLeave={quiet} onBlur={quiet}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that arrows walk is a grid */}
        <table role="grid" className={css.table}>
          <caption className={visuallyHidden}>
            {caption}. Arrows move from number to number, Enter opens the reports behind one.
          </caption>
          <PivotHead
            nameHead={nameHead}
            spans={spans}
            columns={columns}
            folded={folded}
            onFold={onFold}
          />
          <Body
            props={props}
            rows={rows}
            columns={columns}
            aboutId={aboutId}
            told={told}
            onTell={setTold}
          />
        </table>
        {row && column && (
          <About
            id={aboutId}
            told={told}
            title={`${row.name}, ${column.name}`}
            lines={about(placeOf(row, column))}
          />
        )}
      </div>
      <Legend {...props} />
    </div>
  );
}
