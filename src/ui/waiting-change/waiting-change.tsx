import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { Button } from '../button/button.tsx';
import { type Difference, OldAndNew } from '../diff-block/diff-block.tsx';
import { values } from '../diff-block/diff-block.css.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import { Pill } from '../pill/pill.tsx';
import * as css from './waiting-change.css.ts';

export interface ChangeWish extends Difference {
  icon: IconOf;
  /** People who have it already: 'Children’s church sees it on Sunday.' Null: it waits for approval. */
  atOnce: string | null;
}

/** Changes that a family asked for: each says whether it waits or counts at once. */
export function WaitingChange({
  changes,
  sent,
  onTakeBack,
}: {
  changes: readonly ChangeWish[];
  /** 'Sent today at 07:30, usually two days.' */
  sent: string;
  onTakeBack(): void;
}) {
  const waiting = changes.filter(({ atOnce }) => atOnce === null).length;
  return (
    <section className={css.card} aria-label="Changes you asked for">
      <p className={css.head}>
        <Icon of={Hourglass} size="lg" />
        <span>
          <span className={css.strong}>
            {waiting === 1 ? '1 change waits' : `${waiting} changes wait`} for the church office.
          </span>{' '}
          {sent}
        </span>
      </p>
      <ul>
        {changes.map(({ name, was, is, icon, atOnce }) => (
          <li key={name} className={css.change}>
            <Icon of={icon} size="lg" className={css.icon} />
            <div className={css.words}>
              <p className={css.name}>{name}</p>
              <p className={values}>
                <OldAndNew was={was} is={is} />
              </p>
              {atOnce !== null && <p className={css.atOnce}>{atOnce}</p>}
            </div>
            {atOnce === null ? (
              <Pill tone="warning" icon={Hourglass}>
                Waiting
              </Pill>
            ) : (
              <Pill tone="success" icon={CircleCheck}>
                Counts at once
              </Pill>
            )}
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        Until then the old details are used.
        <Button size="touch" onClick={onTakeBack}>
          Take back
        </Button>
      </div>
    </section>
  );
}
