import { Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import * as css from './panel.css.ts';

/** What a panel is given: the button that it opens beside. It opens as soon as it is there. */
export interface PanelProps {
  trigger: ReactElement;
}

/** A button of the header with what waits behind it; its panel comes when somebody asks for it. */
export function PanelButton({
  icon,
  label,
  waiting = 0,
  waitingWord = 'unread',
  pulsing = false,
  panel: Panel,
  onWarm,
}: {
  icon: IconOf;
  label: string;
  waiting?: number;
  waitingWord?: string;
  /** Something has just come. */
  pulsing?: boolean;
  panel: ComponentType<PanelProps>;
  /** Somebody is about to press it. */
  onWarm?(): void;
}) {
  const [asked, setAsked] = useState(false);
  const name = waiting > 0 ? `${label}, ${waiting} ${waitingWord}` : label;
  const button = (
    <button
      type="button"
      className={css.button}
      aria-label={name}
      title={label}
      aria-haspopup="dialog"
      onClick={() => setAsked(true)}
      onPointerEnter={onWarm}
      onFocus={onWarm}
    >
      <span className={cx(pulsing && css.pulse)} data-pulsing={pulsing || undefined}>
        <Icon of={icon} size="md" />
      </span>
      {waiting > 0 && <span className={css.waiting}>{waiting > 99 ? '99+' : waiting}</span>}
    </button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <Panel trigger={button} />
    </Suspense>
  );
}
