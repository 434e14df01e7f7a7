import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Fragment } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { comparisons, plans, type Period } from './plans.ts';
import { Price } from './price.tsx';
import * as css from './pricing.css.ts';
import { StartLink } from './start-link.tsx';

function Said({ cell }: { cell: boolean | string }) {
  if (typeof cell === 'string') return cell;
  return (
    <>
      <Icon of={cell ? Check : Minus} size="sm" className={cell ? css.tick : css.none} />
      <span className={visuallyHidden}>{cell ? 'Included' : 'Not included'}</span>
    </>
  );
}

const look = (at: number) => cx(css.cell, plans[at]?.chosenMost && css.tinted);

/** The plans as columns, what they hold as rows. */
export function PlanTable({ period }: { period: Period }) {
  return (
    // If the table is wider than the page, the keyboard must get to its end as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.frame} aria-label="Plans" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className={visuallyHidden}>What is in it</span>
            </th>
            {plans.map((plan, at) => (
              <th key={plan.name} scope="col" className={look(at)}>
                <span className={css.name}>{plan.name}</span>
                {plan.chosenMost && <span className={css.most}>Most popular</span>}
                <Price plan={plan} period={period} />
                <StartLink kind={plan.chosenMost ? 'primary' : 'secondary'}>
                  {plan.action.short}
                </StartLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisons.map(({ about, rows }) => (
            <Fragment key={about}>
              <tr>
                <th scope="colgroup" colSpan={plans.length + 1} className={css.about}>
                  {about}
                </th>
              </tr>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row" className={css.row}>
                    {name}
                  </th>
                  {cells.map((cell, at) => (
                    <td key={plans[at]?.name} className={look(at)}>
                      <Said cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
