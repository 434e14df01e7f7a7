import Check from 'lucide-react/icons/check';
import { Card } from '../../../ui/card/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { forGood } from './plans.ts';
import { OncePrice } from './price.tsx';
import * as css from './pricing.css.ts';
import { StartLink } from './start-link.tsx';

/** One card, one price. */
export function SinglePrice() {
  return (
    <Card className={cx(css.card, css.tall, css.single)}>
      <div>
        <h2 className={css.name}>{forGood.name}</h2>
        <p className={css.small}>{forGood.for}</p>
      </div>
      <ul className={css.features}>
        {forGood.features.map((feature) => (
          <li key={feature} className={css.feature}>
            <Icon of={Check} size="sm" className={css.tick} />
            {feature}
          </li>
        ))}
      </ul>
      <OncePrice amount={forGood.rand} />
      <StartLink kind="primary" size="touch" wide>
        Become a member
      </StartLink>
    </Card>
  );
}
