import { visuallyHidden } from '../visually-hidden.css.ts';
import { ChooseAll, ChooseRow, OpenRow, SortKey, type Choosing } from './table-keys.tsx';
import type { Column } from './table.tsx';

interface Named<Row> {
  rowKey(row: Row): string;
  rowName(row: Row): string;
}

/** Chooses rows; its head all that are shown. */
export function choosingColumn<Row>({
  choosing,
  page,
  rowKey,
  rowName,
}: Named<Row> & { choosing: Choosing; page: readonly Row[] }): Column<Row> {
  return {
    name: 'Chosen',
    control: true,
    card: 'key',
    head: <ChooseAll {...choosing} keys={page.map(rowKey)} />,
    cell: (row) => <ChooseRow {...choosing} row={rowKey(row)} name={rowName(row)} />,
  };
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Opens what is below a row. */
export function openingColumn<Row>({
  opened,
  onOpen,
  rowKey,
  rowName,
}: Named<Row> & {
  opened: ReadonlySet<string>;
  onOpen(opened: ReadonlySet<string>): void;
}): Column<Row> {
  return {
    name: 'More',
    control: true,
    card: 'end',
    head: <span className={visuallyHidden}>More</span>,
    cell: (row) => (
      <OpenRow
        name={rowName(row)}
        open={opened.has(rowKey(row))}
        onOpen={() => onOpen(toggled(opened, rowKey(row)))}
      />
    ),
  };
}

/** A column whose name orders the rows by it, and the second time the other way round. */
export function sortable<Row>(
  column: Column<Row>,
  sorted: { id: string; desc: boolean } | undefined,
  onSort: (descending: boolean) => void,
): Column<Row> {
  if (!column.value) return column;
  const isHere = sorted?.id === column.name;
  const descending = isHere && sorted.desc;
  return {
    ...column,
    sorted: isHere ? (descending ? 'descending' : 'ascending') : undefined,
    head: (
      <SortKey
        name={column.name}
        sort={isHere ? { column: column.name, descending } : null}
        onSort={() => onSort(isHere && !descending)}
      />
    ),
  };
}
