import type { Titles } from '#domain/register/field-text.ts';
import type { RegisterPage } from '#store/register/register-queries.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { capitalised } from '../capitalised.ts';
import { RowPicture } from '../picture/row-picture.tsx';
import { columnFields } from './list-question.ts';
import { type RegisterView, shownText } from '../register-view.ts';
import { useRowRef } from './return-to-row.ts';
import * as css from './views.css.ts';

/** A page of rows as cards: what a row is called, then its columns. */
export function RegisterCards({
  view,
  rows,
  titles,
  onOpen,
}: {
  view: RegisterView;
  rows: RegisterPage['rows'];
  titles: Titles;
  onOpen(id: string): void;
}) {
  const { register, lead, marks } = view;
  const rowRef = useRowRef();
  const [, ...others] = columnFields(register);
  return (
    <ul className={css.cards} aria-label={capitalised(register.words.many)}>
      {rows.map((row) => (
        <li key={row.id} className={css.card}>
          <div className={css.cardHead}>
            {lead?.(row, titles) ?? (
              <RowPicture register={register} row={row} titles={titles} size="middle" />
            )}
            <button
              type="button"
              ref={(element) => rowRef(row.id, element)}
              className={css.cardTitle}
              onClick={() => onOpen(row.id)}
            >
              {register.title(row) || '–'}
            </button>
            {marks?.(row)}
            {row.pending && <Badge tone="info">Saved on this device</Badge>}
          </div>
          <dl className={css.cardFacts}>
            {others.map((field) => {
              const of = register.fields[field];
              const text = shownText(view, field, row[field], titles);
              if (!of || !text) return null;
              return (
                <div key={field}>
                  <dt className={css.facts}>{of.label}</dt>
                  <dd className={css.cardFact}>{text}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
