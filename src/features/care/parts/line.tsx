import type { ReactNode } from 'react';
import { Icon, type IconOf } from '../../../ui/icon/icon.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import * as css from './care.css.ts';

interface LineProps {
  icon: IconOf;
  lead: ReactNode;
  /** Below it, each in a line of its own. */
  facts: readonly (string | null)[];
  /** Something of it waits on this device. */
  pending: boolean;
  /** Null for what has no row to open. */
  onOpen: (() => void) | null;
}

/** One line of a card about a person: a button where there is a row to open. */
export function Line({ icon, lead, facts, pending, onOpen }: LineProps) {
  const inside = (
    <>
      <span className={css.picture}>
        <Icon of={icon} size="md" />
      </span>
      <span className={css.words}>
        <span className={css.lead}>{lead}</span>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact} className={css.muted}>
            {fact}
          </span>
        ))}
        {pending && <SyncState state="saved" />}
      </span>
    </>
  );
  return (
    <li className={css.item}>
      {onOpen ? (
        <button type="button" aria-haspopup="dialog" className={css.open} onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <div className={css.fact}>{inside}</div>
      )}
    </li>
  );
}
