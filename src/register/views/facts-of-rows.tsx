import { type CardsProps, shownText } from '../register-view.ts';
import { columnFields } from './list-question.ts';
import * as css from './views.css.ts';

/** On each card the columns of its row, but for the title. */
export function FactsOfRows({ view, titles, children }: CardsProps) {
  const { register } = view;
  const [, ...fields] = columnFields(register);
  return children((row) => (
    <dl className={css.cardFacts}>
      {fields.map((field) => {
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
  ));
}
