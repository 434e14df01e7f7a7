import { grouped } from '../../../ui/time.ts';
import type { Period, Plan } from './plans.ts';
import * as css from './pricing.css.ts';

function rand(amount: number): string {
  return `R\u00a0${grouped(amount)}`;
}

/** Price of a plan a month. */
export function Price({ plan, period }: { plan: Plan; period: Period }) {
  return (
    <p>
      <span className={css.price}>{rand(plan.rand[period])}</span>{' '}
      <span className={css.per}>a month</span>
    </p>
  );
}

/** Amount of one payment. */
export function Billed({ plan, period }: { plan: Plan; period: Period }) {
  const amount = period === 'yearly' ? plan.rand.yearly * 12 : plan.rand.monthly;
  return (
    <p className={css.small}>
      {rand(amount)} billed {period}
    </p>
  );
}

export function OncePrice({ amount }: { amount: number }) {
  return (
    <p>
      <span className={css.price}>{rand(amount)}</span> once
    </p>
  );
}
