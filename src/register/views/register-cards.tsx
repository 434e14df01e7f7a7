import { Badge } from '../../ui/badge/badge.tsx';
import { capitalised } from '#domain/capitalised.ts';
import { RowPicture } from '../picture/row-picture.tsx';
import type { CardsProps } from '../register-view.ts';
import { RowMenu } from '../row-menu.tsx';
import { useRowRef } from './return-to-row.ts';
import { FactsOfRows } from './facts-of-rows.tsx';
import * as css from './views.css.ts';

type Props = Omit<CardsProps, 'children'> & {
  /** Whether the person may change rows. */
  mayEdit: boolean;
  onOpen(id: string): void;
};

/** A page of rows as cards: what a row is called, what can be done with it, then what its feature shows. */
export function RegisterCards({ view, rows, titles, mayEdit, onOpen }: Props) {
  const { register, lead, marks, underTitle, cards: Bodies = FactsOfRows } = view;
  const rowRef = useRowRef();
  return (
    <Bodies view={view} rows={rows} titles={titles}>
      {(bodyOf) => (
        <ul className={css.cards} aria-label={capitalised(register.words.many)}>
          {rows.map((row) => (
            <li key={row.id} className={css.card}>
              <div className={css.cardHead}>
                {lead?.(row, titles) ?? (
                  <RowPicture register={register} row={row} titles={titles} size="middle" />
                )}
                <div className={css.cardWords}>
                  <button
                    type="button"
                    ref={(element) => rowRef(row.id, element)}
                    className={css.cardTitle}
                    onClick={() => onOpen(row.id)}
                  >
                    {register.title(row) || '–'}
                  </button>
                  {underTitle && <span className={css.facts}>{underTitle(row, titles)}</span>}
                </div>
                {mayEdit && (
                  <span className={css.cardMenu}>
                    <RowMenu view={view} row={row} />
                  </span>
                )}
              </div>
              {(row.pending || marks?.(row)) && (
                <div className={css.cardMarks}>
                  {marks?.(row)}
                  {row.pending && <Badge tone="info">Saved on this device</Badge>}
                </div>
              )}
              {bodyOf(row)}
            </li>
          ))}
        </ul>
      )}
    </Bodies>
  );
}
