import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './card.css.ts';

/** A card with a second side. Only the side that is seen can be heard and reached. */
export function FlipCard({
  label,
  front,
  back,
}: {
  /** Name of the card: 'Member card'. */
  label: string;
  front: ReactNode;
  back: ReactNode;
}) {
  const [turned, setTurned] = useState(false);
  const card = useRef<HTMLElement>(null);
  const id = useId();
  const flip = () => {
    setTurned(!turned);
    // The button that was pressed is on the side that is going away.
    requestAnimationFrame(() =>
      card.current?.querySelector<HTMLElement>('[data-side]:not([data-away]) [data-turn]')?.focus(),
    );
  };
  const key = (side: string) => (
    <IconButton
      icon={RotateCcw}
      label={`Show the ${side} of ${label.toLowerCase()}`}
      className={cx(css.turn, css.onAccent)}
      data-turn=""
      onClick={flip}
    />
  );
  return (
    <section ref={card} id={id} aria-label={label} className={css.flip}>
      <div className={css.front} data-side="" data-away={turned ? '' : undefined} inert={turned}>
        <div className={cx(css.card, css.face)}>
          {front}
          {key('back')}
        </div>
      </div>
      <div className={css.back} data-side="" data-away={turned ? undefined : ''} inert={!turned}>
        <div className={cx(css.card, css.face, css.accented)}>
          {back}
          {key('front')}
        </div>
      </div>
    </section>
  );
}
