import { useState, type FocusEvent } from 'react';
import { cx } from '../../ui/cx.ts';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import { VerticalNavigation } from '../../ui/navigation/vertical-navigation.tsx';
import type { FrameProps } from '../frame/layout.ts';
import { PersonFoot } from '../frame/person-foot.tsx';
import * as side from '../frame/side.css.ts';
import { TenantHead } from '../frame/tenant-head.tsx';
import * as css from './dense.css.ts';

/** The navigation as icons. Under a pointer, a finger or the keyboard it opens over the page. */
export function DenseSide(frame: FrameProps) {
  const [open, setOpen] = useState(false);
  // A click leaves the focus in the panel, but not the pointer: only the keyboard's focus holds it open.
  const onFocus = (event: FocusEvent) =>
    setOpen((isOpen) => isOpen || event.target.matches(':focus-visible'));
  // The next element to take the focus may be shown only while the panel is open.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setOpen(relatedTarget !== null && currentTarget.contains(relatedTarget));
  return (
    <aside className={cx(side.widths.dense, tones.plain)} aria-label="Navigation and person">
      <div className={css.panel} data-open={open || undefined} onFocus={onFocus} onBlur={onBlur}>
        <nav className={side.inside} aria-label="Main">
          <TenantHead {...frame} />
          <VerticalNavigation items={frame.navigation.default} counts={frame.counts} />
        </nav>
        <PersonFoot {...frame} />
      </div>
    </aside>
  );
}
