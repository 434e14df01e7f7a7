import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { compare, type Value } from './compare.ts';
import type { Column } from './table.tsx';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** 'Élodie' is found by 'elo'. */
const fold = (value: unknown) =>
  String(value ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

function definitions<Row extends RowData>(columns: readonly Column<Row>[]) {
  return columns.map((column): ColumnDef<typeof features, Row> => ({
    id: column.name,
    accessorFn: (row) => column.value?.(row) ?? null,
    enableSorting: column.value !== undefined,
    enableGlobalFilter: column.value !== undefined,
    sortFn: (a, b, id) => compare(a.getValue<Value>(id), b.getValue<Value>(id)),
  }));
}

/**
 * Rows in the order, with the filter and on the page that somebody chose. Columns and rows must be the
 * same arrays from render to render unless they changed.
 */
export function useTableRows<Row extends RowData>({
  columns,
  rows,
  rowKey,
  perPage,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Rows on a page; 'all' where only what is seen is drawn. */
  perPage: number | 'all';
}) {
  const defined = useMemo(() => definitions(columns), [columns]);
  return useTable({
    features,
    columns: defined,
    data: rows as Row[],
    getRowId: rowKey,
    // Every column is looked at, whatever the first row has in it.
    getColumnCanGlobalFilter: ({ id }) =>
      columns.some(({ name, value }) => name === id && value !== undefined),
    globalFilterFn: (row, id, wanted) => fold(row.getValue(id)).includes(fold(wanted)),
    enableSortingRemoval: false,
    initialState: {
      pagination: { pageIndex: 0, pageSize: perPage === 'all' ? Number.MAX_SAFE_INTEGER : perPage },
    },
  });
}
