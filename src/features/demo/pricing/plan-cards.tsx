import Check from 'lucide-react/icons/check';
import Star from 'lucide-react/icons/star';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { plans, type Period, type Plan } from './plans.ts';
import { Billed, Price } from './price.tsx';
import * as css from './pricing.css.ts';
import { StartLink } from './start-link.tsx';

function Features({ plan, full }: { plan: Plan; full: boolean }) {
  return (
    <>
      <h3 className={css.adds}>{plan.adds}</h3>
      <ul className={css.features}>
        {plan.features.map((feature) => (
          <li key={feature} className={css.feature}>
            {full && <Icon of={Check} size="sm" className={css.tick} />}
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The plans beside each other. `full`: tall cards, each feature ticked. */
export function PlanCards({ period, full = false }: { period: Period; full?: boolean }) {
  return (
    <ul className={css.plans}>
      {plans.map((plan) => (
        <li key={plan.name} className={css.plan}>
          <Card className={cx(css.card, full && css.tall, plan.chosenMost && css.chosen)}>
            <div className={css.named}>
              <h2 className={css.name}>{plan.name}</h2>
              {plan.chosenMost && (
                <Badge tone="accent" icon={Star}>
                  Most popular
                </Badge>
              )}
            </div>
            {full && <p className={css.small}>{plan.for}</p>}
            <div>
              <Price plan={plan} period={period} />
              <Billed plan={plan} period={period} />
            </div>
            <StartLink kind={plan.chosenMost ? 'primary' : 'secondary'} size="touch" wide>
              {plan.action.long}
            </StartLink>
            <Features plan={plan} full={full} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
