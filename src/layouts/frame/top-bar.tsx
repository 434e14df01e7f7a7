import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { flips } from '../../ui/icon/flips.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import type { Crumb } from '../../ui/page-header/breadcrumb.tsx';
import { stayingBar } from '../../ui/staying-bar.ts';
import { DrawerButton } from './drawer-button.tsx';
import * as css from './frame.css.ts';
import { HeaderControls } from './header-controls.tsx';
import type { FrameProps } from './layout.ts';
import { SideToggle } from './side-toggle.tsx';

function StepTitle({ title, to }: Crumb) {
  if (to === undefined) return title;
  return (
    <Link to={to} className={css.step}>
      {title}
    </Link>
  );
}

/** Title of the page, and the header's controls. `start`: parts that a layout adds before them. */
export function TopBar({
  start,
  person = true,
  ...frame
}: FrameProps & { start?: ReactNode; person?: boolean }) {
  const { within, title } = frame;
  return (
    <header className={cx(css.bar, tones.plain, css.surface)} {...stayingBar}>
      <DrawerButton {...frame} />
      {frame.hasSide && <SideToggle />}
      {start}
      <p className={css.crumbs}>
        {within.map((step) => (
          <span key={step.title} className={css.within}>
            <StepTitle {...step} />
            <Icon of={ChevronRight} size="xs" className={flips} />
          </span>
        ))}
        <span className={css.here}>{title}</span>
      </p>
      <HeaderControls {...frame} person={person} />
      {frame.loading}
    </header>
  );
}
