import type { RowData } from '@tanstack/react-table';
import Search from 'lucide-react/icons/search';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { TextField } from '../field/field.tsx';
import { Pager } from '../pager/pager.tsx';
import { Select } from '../select/select.tsx';
import { grouped } from '../time.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';
import { ColumnChoice, Export } from './table-tools.tsx';
import * as css from './table.css.ts';
import { choosingColumn, openingColumn, sortable } from './key-columns.tsx';
import type { Choosing } from './table-keys.tsx';
import { Table, type Column } from './table.tsx';
import { useDrawn } from './use-drawn.ts';
import { useTableRows } from './use-table-rows.ts';

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  rowName(row: Row): string;
  /** Rows on a page; 'all': they scroll, and only those that are seen are drawn. */
  perPage?: number | 'all';
  /** Rows can be chosen; what can be done with them. */
  onChosen?(keys: readonly string[]): ReactNode;
  detail?(row: Row): ReactNode;
}

type Rows<Row extends RowData> = ReturnType<typeof useTableRows<Row>>;

function choosingOf<Row extends RowData>(table: Rows<Row>): Choosing {
  const chosen = new Set(
    Object.entries(table.state.rowSelection)
      .filter(([, on]) => on)
      .map(([key]) => key),
  );
  return {
    chosen,
    onChoose: (key, on) => table.getRow(key, true).toggleSelected(on),
    onChooseAll: (on) => table.toggleAllPageRowsSelected(on),
  };
}

function Tools<Row extends RowData>({
  table,
  columns,
  caption,
}: { table: Rows<Row> } & Pick<DataTableProps<Row>, 'columns' | 'caption'>) {
  const [sorted] = table.state.sorting;
  const ordering = columns.filter(({ value }) => value);
  const found = table.getSortedRowModel().rows;
  return (
    <div className={css.tools}>
      <div className={css.search}>
        <TextField
          label={`Find in ${caption.toLowerCase()}`}
          icon={Search}
          value={table.state.globalFilter ?? ''}
          onChange={(event) => table.setGlobalFilter(event.target.value)}
        />
      </div>
      <div className={css.phonesOnly}>
        <Select
          label="Order by"
          options={ordering.map(({ name }) => ({ value: name, label: name }))}
          value={sorted?.id ?? ordering[0]?.name ?? ''}
          onChange={(name) => table.setSorting([{ id: name, desc: false }])}
        />
      </div>
      <ColumnChoice
        names={columns.map(({ name }) => name)}
        hidden={table.state.columnVisibility}
        onChange={(name, on) => table.setColumnVisibility((now) => ({ ...now, [name]: on }))}
      />
      <Export caption={caption} columns={columns} rows={found.map((row) => row.original)} />
    </div>
  );
}

/** A table to work with: find, order, choose columns and rows, turn pages, take along, print. */
export function DataTable<Row extends RowData>({
  caption,
  columns,
  rows,
  rowKey,
  rowName,
  perPage = 10,
  onChosen,
  detail,
}: DataTableProps<Row>) {
  const table = useTableRows({ columns, rows, rowKey, perPage });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { sorting, pagination, columnVisibility } = table.state;
  const [sorted] = sorting;
  const found = table.getFilteredRowModel().rows.length;
  const choosing = onChosen && choosingOf(table);
  const page = table.getRowModel().rows.map((row) => row.original);
  const shownColumns = [
    ...(choosing ? [choosingColumn({ choosing, page, rowKey, rowName })] : []),
    ...columns
      .filter(({ name }) => columnVisibility[name] !== false)
      .map((column) =>
        sortable(column, sorted, (desc) => table.setSorting([{ id: column.name, desc }])),
      ),
    ...(detail ? [openingColumn({ opened, onOpen: setOpened, rowKey, rowName })] : []),
  ];
  const [shown, drawn] = useDrawn(page, perPage === 'all');
  const first = pagination.pageIndex * pagination.pageSize;
  return (
    <div>
      <Tools table={table} columns={columns} caption={caption} />
      {choosing && choosing.chosen.size > 0 && (
        <div className={css.selection} role="toolbar" aria-label="Chosen rows">
          <span className={css.grow}>{choosing.chosen.size} selected</span>
          {onChosen([...choosing.chosen])}
          <Button kind="ghost" onClick={() => table.resetRowSelection(true)}>
            Choose none
          </Button>
        </div>
      )}
      <output className={visuallyHidden}>
        {grouped(found)} rows
        {sorted && `, ordered by ${sorted.id}, ${sorted.desc ? 'descending' : 'ascending'}`}
      </output>
      <Table
        caption={caption}
        columns={shownColumns}
        rows={shown}
        rowKey={rowKey}
        isMarked={(row) => choosing?.chosen.has(rowKey(row)) === true}
        below={(row) => (detail && opened.has(rowKey(row)) ? detail(row) : null)}
        drawn={drawn}
      />
      {found === 0 && (
        <EmptyState icon={Search} title="No results found!">
          Nothing in {caption.toLowerCase()} has these letters.
        </EmptyState>
      )}
      {perPage !== 'all' && found > 0 && (
        <Pager
          label={`Pages of ${caption.toLowerCase()}`}
          page={pagination.pageIndex + 1}
          pages={table.getPageCount()}
          words={`${grouped(first + 1)} to ${grouped(first + page.length)} of ${grouped(found)}`}
          onPage={(number) => table.setPageIndex(number - 1)}
        />
      )}
    </div>
  );
}
