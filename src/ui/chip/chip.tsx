import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './chip.css.ts';

/** Chips one after another, in as many lines as they need. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.chips} aria-label={label}>
      {children}
    </ul>
  );
}

/** One of the things that were chosen. Stands in `Chips`. */
export function Chip({ title, onRemove }: { title: string; onRemove?(): void }) {
  return (
    <li className={css.chip}>
      {title}
      {onRemove && (
        <button
          type="button"
          className={css.remove}
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          <Icon of={X} size="xs" />
        </button>
      )}
    </li>
  );
}
