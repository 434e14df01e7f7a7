import type { ReactNode } from 'react';
import * as css from './side-panel.css.ts';

/** One thing that the list can show, chosen by a press. */
export function SideEntry({
  lead,
  current = false,
  amount,
  onChoose,
  children,
}: {
  /** Icon or dot. */
  lead: ReactNode;
  current?: boolean;
  /** Null as long as it is not known. */
  amount?: number | null;
  onChoose(): void;
  children: ReactNode;
}) {
  return (
    <li>
      <button
        type="button"
        className={css.entry}
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
      >
        {lead}
        {children}
        {typeof amount === 'number' && <span className={css.amount}>{amount}</span>}
      </button>
    </li>
  );
}
