import type { ReactNode } from 'react';
import * as css from './masonry.css.ts';

/** Things of different heights in columns of one width, dealt out in their order. */
export function Masonry<Item>({
  label,
  items,
  columns,
  itemKey,
  children,
}: {
  label: string;
  items: readonly Item[];
  columns: number;
  itemKey(item: Item): string;
  children(item: Item): ReactNode;
}) {
  const dealt = Array.from({ length: columns }, (_, column) => ({
    column,
    own: items.filter((__, at) => at % columns === column),
  }));
  return (
    <section className={css.columns} aria-label={label}>
      {dealt.map(({ column, own }) => (
        <ul key={column} className={css.column}>
          {own.map((item) => (
            <li key={itemKey(item)}>{children(item)}</li>
          ))}
        </ul>
      ))}
    </section>
  );
}
