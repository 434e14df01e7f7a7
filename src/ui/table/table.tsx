import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './table.css.ts';

export interface Column<Row> {
  name: string;
  /** Numbers stand right. */
  number?: boolean;
  /** Where it stands on a phone, where a row is a card; a fact says its name beside its value. */
  card?: keyof typeof css.onCard;
  cell(row: Row): ReactNode;
}

/** Rows of facts; each row becomes a card where there is no room for columns. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
}) {
  return (
    <div className={css.frame}>
      {/* Where it is wider than the page, the keyboard must get to its end as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.scroll} aria-label={caption} tabIndex={0}>
        <table className={css.table}>
          <caption className={css.caption}>{caption}</caption>
          <thead className={css.head}>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={cx(css.th, column.number && css.number)}
                >
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={css.body}>
            {rows.map((row) => (
              <tr key={rowKey(row)} className={css.tr}>
                {columns.map((column) => {
                  const cell = column.cell(row);
                  return (
                    <td
                      key={column.name}
                      className={cx(
                        css.td,
                        column.number && css.number,
                        css.onCard[column.card ?? 'fact'],
                        cell === '' && css.gap,
                      )}
                    >
                      {cell !== '' && (
                        <span className={css.names[column.card ?? 'fact']}>{column.name} </span>
                      )}
                      {cell}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
