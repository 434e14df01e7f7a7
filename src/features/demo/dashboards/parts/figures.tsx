import * as css from './dashboard.css.ts';
import { cx } from '../../../../ui/cx.ts';

export interface Figure {
  name: string;
  value: string;
  isGood?: true;
}

/** Numbers with their names, beside each other. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ name, value, isGood }) => (
        <div key={name} className={css.figure}>
          <dt className={css.figureName}>{name}</dt>
          <dd className={cx(css.figureValue, isGood && css.good)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
