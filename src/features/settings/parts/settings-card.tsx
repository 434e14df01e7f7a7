import CircleCheck from 'lucide-react/icons/circle-check';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import { useId, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import * as css from '../settings.css.ts';

/** A section that saves by itself and says so. */
export function SettingsCard({
  title,
  words,
  aside,
  unclipped = false,
  children,
}: {
  title: string;
  words?: ReactNode;
  aside?: ReactNode;
  /** A list in it opens over its edge. */
  unclipped?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={cx(css.card, unclipped && css.unclipped)} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.facts}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {words && <p className={css.words}>{words}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** State of the last change: on its way, or with the server. Nothing before the first change. */
export function SavedState({ pending, at }: { pending: boolean; at: number | null }) {
  return (
    <output>
      {pending ? (
        <span className={cx(css.saved, css.here)}>
          <Icon of={TabletSmartphone} size="sm" />
          Saved on this device
        </span>
      ) : (
        at !== null && (
          <span className={cx(css.saved, css.toServer)}>
            <Icon of={CircleCheck} size="sm" />
            Saved {timeOfDay(at)}
          </span>
        )
      )}
    </output>
  );
}
