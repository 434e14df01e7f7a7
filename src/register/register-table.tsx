import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import type { ReactNode } from 'react';
import type { Titles } from '#domain/register/field-text.ts';
import type { AnyRow, FieldInput } from '#domain/register/register.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import type { RegisterPage } from '#store/register/register-queries.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { choosingColumn } from '../ui/table/key-columns.tsx';
import { type Choosing, SortKey } from '../ui/table/table-keys.tsx';
import { Table, type Column } from '../ui/table/table.tsx';
import { capitalised } from '#domain/capitalised.ts';
import { RowPicture } from './picture/row-picture.tsx';
import { columnFields } from './views/list-question.ts';
import { type RegisterView, shownText } from './register-view.ts';
import * as css from './register.css.ts';
import { useRowRef } from './views/return-to-row.ts';

type Row = RegisterPage['rows'][number];

interface TableProps {
  view: RegisterView;
  rows: readonly Row[];
  titles: Titles;
  /** Null where no column alone says the order. */
  sort: { field: string; descending: boolean } | null;
  choosing: Choosing | null;
  /** Null where the order is the rows' own. */
  onSort: ((field: string, descending: boolean) => void) | null;
  onOpen(row: AnyRow): void;
}

function NameCell({
  row,
  text,
  titles,
  view,
  onOpen,
}: { row: Row; text: ReactNode } & Pick<TableProps, 'view' | 'titles' | 'onOpen'>) {
  const rowRef = useRowRef();
  return (
    <span className={css.nameCell}>
      {view.lead?.(row, titles) ?? (
        <RowPicture register={view.register} row={row} titles={titles} />
      )}
      <button
        type="button"
        ref={(element) => rowRef(row.id, element)}
        className={css.open}
        onClick={() => onOpen(row)}
      >
        {text || '–'}
      </button>
    </span>
  );
}

/** Whether its text may be long. */
function isWordy({ kind }: FieldInput): boolean {
  return kind !== 'number' && kind !== 'date' && kind !== 'time';
}

/** A card has two facts where its view names no others: all are in the row that it opens. */
function factsOf({ register, cardFacts }: RegisterView): readonly string[] {
  return cardFacts ?? columnFields(register).slice(1, 3);
}

type Columns = Pick<TableProps, 'view' | 'rows' | 'titles' | 'sort' | 'onSort' | 'onOpen'>;

function columnOf(
  field: string,
  { view, rows, titles, sort, onSort, onOpen }: Columns,
): Column<Row>[] {
  const { register, cells = {} } = view;
  const of = register.fields[field];
  if (!of) return [];
  const textOf = (row: Row) => shownText(view, field, valueIn(row, field), titles);
  // Hide an empty column when all rows are here.
  if (!onSort && rows.every((row) => textOf(row) === '')) return [];
  const cellOf = (row: Row) => cells[field]?.(row, titles, textOf(row)) ?? textOf(row);
  const isFirst = columnFields(register)[0] === field;
  const here = sort?.field === field ? sort : null;
  return [
    {
      name: of.label,
      number: of.input.kind === 'number',
      wraps: !isFirst && isWordy(of.input),
      card: isFirst ? 'name' : factsOf(view).includes(field) ? 'fact' : 'none',
      sorted: here ? (here.descending ? 'descending' : 'ascending') : undefined,
      head: onSort && (
        <SortKey
          name={of.label}
          sort={here ? { column: of.label, descending: here.descending } : null}
          onSort={() => onSort(field, here !== null && !here.descending)}
        />
      ),
      cell: (row) =>
        isFirst ? (
          <NameCell row={row} text={cellOf(row)} titles={titles} view={view} onOpen={onOpen} />
        ) : (
          cellOf(row)
        ),
    },
  ];
}

/** Column at the end of a row: marks of its feature, and that it is not sent yet. */
function marksColumn({ marks }: RegisterView): Column<Row> {
  return {
    name: 'State',
    card: 'end',
    cell: (row) => {
      const own = marks?.(row) ?? null;
      if (!row.pending && own === null) return '';
      return (
        <span className={css.marks}>
          {own}
          {row.pending && (
            <Badge tone="info" icon={TabletSmartphone}>
              Saved on this device
            </Badge>
          )}
        </span>
      );
    },
  };
}

const rowKey = ({ id }: Row) => id;
const none: NonNullable<RegisterView['extra']> = [];

/** The columns of the definition, from the left; the first one opens the row. */
export function RegisterTable(props: TableProps) {
  const { view, rows, choosing, sort, onOpen } = props;
  const { register, extra = none, headings } = view;
  const isMarked = rows.some((row) => row.pending || (view.marks?.(row) ?? null) !== null);
  const rowName = (row: Row) => register.title(row, props.titles);
  return (
    <Table
      caption={capitalised(register.words.many)}
      columns={[
        ...(choosing ? [choosingColumn({ choosing, page: rows, rowKey, rowName })] : []),
        ...columnFields(register).flatMap((field) => columnOf(field, props)),
        ...extra,
        ...(isMarked ? [marksColumn(view)] : []),
      ]}
      rows={rows}
      rowKey={rowKey}
      isMarked={(row) => choosing?.chosen.has(row.id) === true}
      onOpen={onOpen}
      {...(headings && headings.orderedBy === sort?.field && { headingOf: headings.of })}
    />
  );
}
