import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { cx } from '../cx.ts';
import { flips } from '../icon/flips.css.ts';
import { Icon } from '../icon/icon.tsx';
import { columnsOf, type PivotSpan, type ShownColumn } from './pivot-data.ts';
import * as css from './pivot-grid.css.ts';

/** Open or folded, as the way it points. */
export function FoldMark({ isFolded }: { isFolded: boolean }) {
  return isFolded ? (
    <Icon of={ChevronRight} size="sm" className={flips} />
  ) : (
    <Icon of={ChevronDown} size="sm" />
  );
}

/** Years, and their months under them. */
export function PivotHead({
  nameHead,
  spans,
  columns,
  folded,
  onFold,
}: {
  nameHead: string;
  spans: readonly PivotSpan[];
  columns: readonly ShownColumn[];
  folded: ReadonlySet<string>;
  onFold(id: string, folded: boolean): void;
}) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className={cx(css.corner, css.name)}>
          {nameHead}
        </th>
        {spans.map((span) => {
          const isFolded = folded.has(span.id);
          return (
            <th
              key={span.id}
              scope="colgroup"
              colSpan={columnsOf(span, isFolded).length}
              className={cx(css.span, css.edge, !isFolded && css.totalName)}
            >
              <button
                type="button"
                className={css.fold}
                aria-expanded={!isFolded}
                onClick={() => onFold(span.id, !isFolded)}
              >
                <FoldMark isFolded={isFolded} />
                {span.name}
              </button>
            </th>
          );
        })}
      </tr>
      <tr>
        {columns.map(({ key, name, kind, edge }) => (
          <th
            key={key}
            scope="col"
            className={cx(css.column, edge && css.edge, kind === 'total' && css.totalName)}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
