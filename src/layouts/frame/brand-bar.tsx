import { cx } from '../../ui/cx.ts';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import { stayingBar } from '../../ui/staying-bar.ts';
import { DrawerButton } from './drawer-button.tsx';
import * as css from './frame.css.ts';
import { HeaderControls } from './header-controls.tsx';
import type { FrameProps } from './layout.ts';
import { SideToggle } from './side-toggle.tsx';
import { TenantLogo } from './tenant-logo.tsx';

/**
 * A header that begins with whose product it is; on a phone with where one is, as every other. `over` a
 * card, it is dark, and begins and ends where that does.
 */
export function BrandBar({ over, ...frame }: FrameProps & { over?: 'card' }) {
  const look = over ? cx(tones.dark, css.overCard) : cx(tones.plain, css.surface);
  return (
    <header className={cx(css.bar, look)} data-inside={over && 'dark'} {...stayingBar}>
      <DrawerButton {...frame} />
      {frame.hasSide && <SideToggle />}
      <p className={css.brand}>
        <TenantLogo logo={frame.logo} />
        {frame.tenant}
      </p>
      <p className={cx(css.crumbs, css.onPhone)}>
        <span className={css.here}>{frame.title}</span>
      </p>
      <HeaderControls {...frame} />
      {frame.loading}
    </header>
  );
}
