import { useState } from 'react';
import { Select } from '../select/select.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import { compare } from './compare.ts';
import { sortable } from './key-columns.tsx';
import * as css from './table.css.ts';
import { Table, type Column } from './table.tsx';

interface Order {
  id: string;
  desc: boolean;
}

interface SortableTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Before somebody chooses another order. */
  order?: Order;
}

/** The rows by the values of a column; as they came where no column is chosen. */
function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: Order | undefined,
): readonly Row[] {
  const value = columns.find(({ name }) => name === order?.id)?.value;
  if (!order || !value) return rows;
  const way = order.desc ? -1 : 1;
  return rows.toSorted((a, b) => way * compare(value(a), value(b)));
}

/** A few rows in the order of a column. More rows, which are searched and leafed through, have a `DataTable`. */
export function SortableTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  order: first,
}: SortableTableProps<Row>) {
  const [order, setOrder] = useState(first);
  const ordering = columns.filter(({ value }) => value);
  return (
    <div>
      <div className={css.order}>
        <Select
          label="Order by"
          options={ordering.map(({ name }) => ({ value: name, label: name }))}
          value={order?.id ?? ordering[0]?.name ?? ''}
          onChange={(id) => setOrder({ id, desc: false })}
        />
      </div>
      <output className={visuallyHidden}>
        {order && `Ordered by ${order.id}, ${order.desc ? 'descending' : 'ascending'}`}
      </output>
      <Table
        caption={caption}
        columns={columns.map((column) =>
          sortable(column, order, (desc) => setOrder({ id: column.name, desc })),
        )}
        rows={inOrder(rows, columns, order)}
        rowKey={rowKey}
      />
    </div>
  );
}
